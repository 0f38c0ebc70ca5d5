import type { AnswerPart, Chip } from "./answer.schema.ts";
import type { ChatAnswer, ChatMessage } from "./chat.schema.ts";
import { CHAT_FAILED } from "./chat.ts";

/** A message on the screen. */
export interface ConversationEntry {
  key: number;
  isUser: boolean;
  /** Plain text. */
  content: string;
  parts: AnswerPart[];
  chips: Chip[];
  /**
   * "past" is complete, "writing" waits for its answer or receives it in pieces, "new" is typed
   * out, "failed" can be sent again.
   */
  state: "past" | "writing" | "new" | "failed";
  /** Look-ups of an answer that is being written, in words. */
  steps: readonly string[];
  /** Number of pieces received so far. */
  pieces: number;
}

export interface ConversationState {
  /** "unreachable": the earlier conversation could not be loaded. */
  state: "loading" | "ready" | "unreachable";
  entries: ConversationEntry[];
  /** True from sending a message until its answer. */
  isSending: boolean;
  /** Free messages left; null where there is no limit or it is unknown. */
  remaining: number | null;
  /** No free messages are left. */
  isLimited: boolean;
  /** Why the message in the box was refused. */
  refusal: string | null;
}

export type ConversationEvent =
  | { type: "loading" }
  | { type: "loaded"; history: ChatMessage[]; greeting: string | null; remaining: number | null }
  | { type: "unreachable" }
  | { type: "asked"; message: string }
  | { type: "step"; step: string }
  | { type: "text"; piece: string }
  | { type: "answered"; answer: ChatAnswer }
  | { type: "limit" }
  | { type: "refused"; error: string }
  | { type: "returned" }
  | { type: "failed" }
  | { type: "cleared" };

export const INITIAL_CONVERSATION: ConversationState = {
  state: "loading",
  entries: [],
  isSending: false,
  remaining: null,
  isLimited: false,
  refusal: null,
};

/** The next state of a conversation after an event. */
export function conversationReducer(
  now: ConversationState,
  step: ConversationEvent,
): ConversationState {
  switch (step.type) {
    case "loading":
      return INITIAL_CONVERSATION;
    case "unreachable":
      return { ...INITIAL_CONVERSATION, state: "unreachable" };
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
    case "step":
      return withNewest(now, (entry) => ({ ...entry, steps: [...entry.steps, step.step] }));
    case "answered":
      return withAnswer(now, step.answer);
    case "limit":
      return { ...withoutQuestion(now), isLimited: true, remaining: 0 };
    case "refused":
      return { ...withoutQuestion(now), refusal: step.error };
    case "returned":
      return withoutQuestion(now);
    case "failed":
      return { ...withNewest(now, failed), isSending: false };
    case "cleared":
      return { ...now, entries: [], refusal: null };
  }
}

/** True where a text can be sent: not blank, and no request is running. */
export function canSend({ state, isSending, isLimited }: ConversationState, text: string): boolean {
  return state === "ready" && !isSending && !isLimited && text.trim() !== "";
}

/** The question of a failed answer; null where there is none. */
export function questionOf({ entries }: ConversationState, failedKey: number): string | null {
  const index = entries.findIndex(({ key }) => key === failedKey);
  const question = entries[index - 1];
  return question?.isUser ? question.content : null;
}

/** Earlier messages as the screen shows them. */
export function entriesOf(messages: readonly ChatMessage[]): ConversationEntry[] {
  return messages.map(({ isUser, content, parts, chips }, key) => ({
    ...EMPTY_ENTRY,
    key,
    isUser,
    content,
    parts,
    chips,
    state: "past",
  }));
}

function loaded({
  history,
  greeting,
  remaining,
}: Extract<ConversationEvent, { type: "loaded" }>): ConversationState {
  const entries = entriesOf(history);
  if (greeting !== null) entries.push(textEntry(entries, greeting));
  return { ...INITIAL_CONVERSATION, state: "ready", entries, remaining };
}

/** Removes a failed message when the next one is sent, because the server did not store it. */
function asked(now: ConversationState, message: string): ConversationState {
  const kept = now.entries.at(-1)?.state === "failed" ? now.entries.slice(0, -2) : now.entries;
  const settled = kept.map((entry) =>
    entry.state === "new" ? { ...entry, state: "past" as const } : entry,
  );
  const key = nextKey(now.entries);
  const question: ConversationEntry = {
    ...EMPTY_ENTRY,
    key,
    isUser: true,
    content: message,
    state: "past",
  };
  const answer: ConversationEntry = { ...EMPTY_ENTRY, key: key + 1, state: "writing" };
  return {
    ...now,
    entries: [...settled, question, answer],
    isSending: true,
    refusal: null,
  };
}

function withAnswer(now: ConversationState, answer: ChatAnswer): ConversationState {
  const { response: content, parts, chips, remaining_messages: remaining } = answer;
  const next = withNewest(now, (entry) => ({
    ...entry,
    content,
    parts,
    chips,
    // Text that came in several pieces has been read already, so it is not typed out again.
    state: entry.pieces > 1 ? "past" : "new",
  }));
  return { ...next, isSending: false, remaining };
}

function failed(entry: ConversationEntry): ConversationEntry {
  return { ...textEntry([], CHAT_FAILED), key: entry.key, state: "failed" };
}

function withNewest(
  now: ConversationState,
  change: (entry: ConversationEntry) => ConversationEntry,
): ConversationState {
  const newest = now.entries.at(-1);
  return newest ? { ...now, entries: [...now.entries.slice(0, -1), change(newest)] } : now;
}

/** Removes a refused message; its text is back in the box. */
function withoutQuestion(now: ConversationState): ConversationState {
  return { ...now, entries: now.entries.slice(0, -2), isSending: false };
}

const EMPTY_ENTRY: Omit<ConversationEntry, "key" | "state"> = {
  isUser: false,
  content: "",
  parts: [],
  chips: [],
  steps: [],
  pieces: 0,
};

function textEntry(entries: readonly ConversationEntry[], text: string): ConversationEntry {
  const parts: AnswerPart[] = [{ kind: "text", text }];
  return { ...EMPTY_ENTRY, key: nextKey(entries), content: text, parts, state: "new" };
}

function nextKey(entries: readonly ConversationEntry[]): number {
  return (entries.at(-1)?.key ?? -1) + 1;
}
