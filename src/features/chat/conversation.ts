import type { Chip, Part } from "./answer.ts";
import { type ChatAnswer, type ChatMessage, FAILED } from "./chat.ts";

/** A message on the screen. */
export interface Entry {
  key: number;
  isUser: boolean;
  /** Plain text. */
  content: string;
  parts: Part[];
  chips: Chip[];
  /**
   * "past" is there, "writing" waits for its answer or gets it piece by piece, "new" is typed out,
   * "failed" can be sent again.
   */
  state: "past" | "writing" | "new" | "failed";
  /** How many pieces it came in so far. */
  pieces: number;
}

export interface Conversation {
  /** "unreachable": what was said before could not be loaded. */
  state: "loading" | "ready" | "unreachable";
  entries: Entry[];
  /** True from a message until its answer. */
  isSending: boolean;
  /** Free messages that are left; null where there is no limit, or it is not known. */
  remaining: number | null;
  /** The free messages are used up. */
  isLimited: boolean;
  /** What is wrong with the message in the box. */
  refusal: string | null;
}

export type Step =
  | { type: "loading" }
  | { type: "loaded"; history: ChatMessage[]; greeting: string | null; remaining: number | null }
  | { type: "unreachable" }
  | { type: "asked"; message: string }
  | { type: "text"; piece: string }
  | { type: "answered"; answer: ChatAnswer }
  | { type: "limit" }
  | { type: "refused"; error: string }
  | { type: "failed" }
  | { type: "cleared" };

export const BEGINNING: Conversation = {
  state: "loading",
  entries: [],
  isSending: false,
  remaining: null,
  isLimited: false,
  refusal: null,
};

/** What a step makes of a conversation. */
export function proceed(now: Conversation, step: Step): Conversation {
  switch (step.type) {
    case "loading":
      return BEGINNING;
    case "unreachable":
      return { ...BEGINNING, state: "unreachable" };
    case "loaded":
      return loaded(step);
    case "asked":
      return asked(now, step.message);
    case "text":
      return withNewest(now, (entry) => ({
        ...entry,
        content: entry.content + step.piece,
        pieces: entry.pieces + 1,
      }));
    case "answered":
      return answered(now, step.answer);
    case "limit":
      return { ...withoutQuestion(now), isLimited: true, remaining: 0 };
    case "refused":
      return { ...withoutQuestion(now), refusal: step.error };
    case "failed":
      return { ...withNewest(now, failed), isSending: false };
    case "cleared":
      return { ...now, entries: [], refusal: null };
  }
}

/** True where a text can be sent: not empty, not only spaces, and nothing is under way. */
export function canSend({ state, isSending, isLimited }: Conversation, text: string): boolean {
  return state === "ready" && !isSending && !isLimited && text.trim() !== "";
}

/** The question that a failed answer belongs to; null where there is none. */
export function questionOf({ entries }: Conversation, failedKey: number): string | null {
  const index = entries.findIndex(({ key }) => key === failedKey);
  const question = entries[index - 1];
  return question?.isUser ? question.content : null;
}

/** Messages that were said before, as the screen shows them. */
export function entriesOf(messages: readonly ChatMessage[]): Entry[] {
  return messages.map(({ isUser, content, parts, chips }, key) => ({
    ...EMPTY,
    key,
    isUser,
    content,
    parts,
    chips,
    state: "past",
  }));
}

function loaded({ history, greeting, remaining }: Extract<Step, { type: "loaded" }>): Conversation {
  const entries = entriesOf(history);
  if (greeting !== null) entries.push(textEntry(entries, greeting));
  return { ...BEGINNING, state: "ready", entries, remaining };
}

/** A message that failed goes when another one is sent: it was not kept. */
function asked(now: Conversation, message: string): Conversation {
  const kept = now.entries.at(-1)?.state === "failed" ? now.entries.slice(0, -2) : now.entries;
  const settled = kept.map((entry) =>
    entry.state === "new" ? { ...entry, state: "past" as const } : entry,
  );
  const key = nextKey(now.entries);
  const question: Entry = { ...EMPTY, key, isUser: true, content: message, state: "past" };
  const answer: Entry = { ...EMPTY, key: key + 1, state: "writing" };
  return { ...now, entries: [...settled, question, answer], isSending: true, refusal: null };
}

function answered(now: Conversation, answer: ChatAnswer): Conversation {
  const { response: content, parts, chips, remaining_messages: remaining } = answer;
  const next = withNewest(now, (entry) => ({
    ...entry,
    content,
    parts,
    chips,
    // What came in pieces has been read already; one piece is the whole.
    state: entry.pieces > 1 ? "past" : "new",
  }));
  return { ...next, isSending: false, remaining };
}

function failed(entry: Entry): Entry {
  return { ...textEntry([], FAILED), key: entry.key, state: "failed" };
}

function withNewest(now: Conversation, change: (entry: Entry) => Entry): Conversation {
  const newest = now.entries.at(-1);
  return newest ? { ...now, entries: [...now.entries.slice(0, -1), change(newest)] } : now;
}

/** Takes back a message that was not taken; its text is in the box again. */
function withoutQuestion(now: Conversation): Conversation {
  return { ...now, entries: now.entries.slice(0, -2), isSending: false };
}

const EMPTY: Omit<Entry, "key" | "state"> = {
  isUser: false,
  content: "",
  parts: [],
  chips: [],
  pieces: 0,
};

function textEntry(entries: readonly Entry[], text: string): Entry {
  const parts: Part[] = [{ kind: "text", text }];
  return { ...EMPTY, key: nextKey(entries), content: text, parts, state: "new" };
}

function nextKey(entries: readonly Entry[]): number {
  return (entries.at(-1)?.key ?? -1) + 1;
}
