import type { WhatIHave } from "#catalogue/entry.ts";
import { type Filters, noFilters } from "#catalogue/filters.ts";
import type { AnswerPart, Chip } from "./answer.schema.ts";
import type { Order } from "./lookups/course-order.ts";

/** What the assistant remembers between two messages of a conversation. */
export interface Memory {
  /** What is wished for so far, as filters of the list. */
  wish: Filters;
  /** The order that was asked for; null for best match. */
  order: Order | null;
  /** Courses of the latest answer with courses, in order, to resolve "the first two". */
  shown: number[];
  /** The page of the result that they are. */
  page: number;
  /** The current topic of the conversation. */
  about: { course: number } | { institution: number } | null;
}

/** The memory of a new conversation. A new object each time, because callers may change it. */
export function newMemory(): Memory {
  return { wish: noFilters(), order: null, shown: [], page: 1, about: null };
}

/** What the visitor's browser keeps and sends along, where the visitor lets it; nothing of it is stored. */
export interface Kept {
  have: WhatIHave | null;
  /** Code of the island that is home. */
  island: string | null;
  /** Courses of the shortlist, in order. */
  shortlist: readonly number[];
}

export const NOTHING_KEPT: Kept = { have: null, island: null, shortlist: [] };

export interface ChatReply {
  /** All parts as plain text, for clients of the API. */
  text: string;
  parts: AnswerPart[];
  chips: Chip[];
  memory: Memory;
  /** True where the question was not understood, or could not be answered from the directory. */
  isUnanswered?: true;
}

/** One message of a conversation. */
export interface Turn {
  isUser: boolean;
  text: string;
}

/** Answers messages: the desk, or a language model. */
export interface Responder {
  /**
   * Answers a message.
   *
   * @param onText called with each piece of text, where the answer is streamed; onStep with each
   * look-up in words.
   */
  answer(
    message: string,
    conversation: { memory: Memory; turns: readonly Turn[]; kept?: Kept | undefined },
    options?: {
      signal?: AbortSignal | undefined;
      onText?: ((piece: string) => void) | undefined;
      onStep?: ((step: string) => void) | undefined;
    },
  ): Promise<ChatReply>;
}
