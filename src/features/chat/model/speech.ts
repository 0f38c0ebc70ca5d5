import { MAX_MODEL_ANSWER } from "../chat-limits.ts";

/** What a model says while it is written: passed on by whole sentences, each checked before. */
export interface Speech {
  /** @throws whatever the check throws; then nothing of the new sentences was passed on. */
  add(piece: string): Promise<void>;
  /** Passes on what is left and gives the whole. */
  finish(): Promise<string>;
}

interface SpeechParts {
  /** Throws where a text must not be sent. */
  check(text: string): Promise<unknown>;
  onText: (piece: string) => void;
}

/** The model wrote more than an answer may hold. */
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

/** Without the marks of Markdown, which the page would show, and without hidden characters. */
function withoutMarks(piece: string): string {
  return piece.replace(/[*`]|(?!\n)[\p{Cc}\p{Cf}]/gu, "");
}
