import { MAX_MODEL_ANSWER } from "../chat-limits.ts";

/** A model's text while it is written: sent in whole sentences, each checked before. */
export interface Speech {
  /** @throws the check's error; nothing of the new sentences was sent then. */
  add(piece: string): Promise<void>;
  /** Sends the rest and returns the whole text. */
  finish(): Promise<string>;
}

interface SpeechParts {
  /** Throws where a text must not be sent. */
  check(text: string): Promise<unknown>;
  onText: (piece: string) => void;
}

/** The model wrote more than the maximum length of an answer. */
class TooLongError extends Error {
  override name = "TooLongError";
}

const SENTENCE_END = /[.!?…]["')\]]*\s+|\n+/g;

export function createSpeech({ check, onText }: SpeechParts): Speech {
  let text = "";
  let sent = 0;
  const passOn = async (end: number) => {
    if (end <= sent) return;
    await check(text.slice(0, end));
    onText(text.slice(sent, end));
    sent = end;
  };
  return {
    async add(piece) {
      text = (text + withoutMarks(piece)).trimStart();
      if (text.length > MAX_MODEL_ANSWER) throw new TooLongError(`${text.length} characters`);
      await passOn(lastSentenceEnd(text));
    },
    async finish() {
      text = text.slice(0, sent) + text.slice(sent).trimEnd();
      await passOn(text.length);
      return text.trimEnd();
    },
  };
}

function lastSentenceEnd(text: string): number {
  const last = [...text.matchAll(SENTENCE_END)].at(-1);
  return last ? last.index + last[0].length : 0;
}

/** Removes Markdown, which the page would show as text, and invisible characters. */
function withoutMarks(piece: string): string {
  return piece.replace(/[*`]|(?!\n)[\p{Cc}\p{Cf}]/gu, "");
}
