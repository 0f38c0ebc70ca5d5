import type { AnswerPart, Chip } from "./answer.ts";

/** Said when the free messages are used up (requirements, 8). */
export const LIMIT_REACHED = "Message limit reached. Please register to continue chatting.";

/** Said when an answer failed (requirements, 8). */
export const CHAT_FAILED = "Sorry, there was an error processing your message.";

/** A message as the history gives it (requirements, 3). */
export interface ChatMessage {
  content: string;
  /** ISO 8601, UTC. */
  timestamp: string;
  isUser: boolean;
  /** True: it was said earlier, and is not typed out again. */
  history: boolean;
  parts: AnswerPart[];
  chips: Chip[];
}

/** What a message is answered with. */
export interface ChatAnswer {
  /** The whole answer as plain text. */
  response: string;
  /** Free messages that are left; null for an account, which has no such limit. */
  remaining_messages: number | null;
  parts: AnswerPart[];
  chips: Chip[];
}

/** The conversation of a form that was sent without JavaScript. */
export interface ReturnedChat {
  status: number;
  /** The id that it goes on under. */
  device: string;
  messages: ChatMessage[];
  remaining: number | null;
  /** Why the message was not answered; null where it was. */
  refusal: string | null;
  /** What was typed, where it was not taken. */
  typed: string;
}

/** What the assistant says first. */
export function greetingFor(name: string | null): string {
  return `Hello${name === null ? "" : `, ${name}`}. Tell me what you would like to study, where, and what you can pay, and I look through every course in the directory for you. You can also ask about fees, entry requirements, levels and institutions.`;
}
