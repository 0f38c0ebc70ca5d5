import type { AnswerPart, Chip } from "./answer.ts";

/** Message when no free messages are left (requirements, 8). */
export const LIMIT_REACHED = "Message limit reached. Please register to continue chatting.";

/** Message when answering failed (requirements, 8). */
export const CHAT_FAILED = "Sorry, there was an error processing your message.";

/** A message as the history gives it (requirements, 3). */
export interface ChatMessage {
  content: string;
  /** ISO 8601, UTC. */
  timestamp: string;
  isUser: boolean;
  /** True for earlier messages, which are not typed out again. */
  history: boolean;
  parts: AnswerPart[];
  chips: Chip[];
}

/** The answer to a message. */
export interface ChatAnswer {
  /** The complete answer as plain text. */
  response: string;
  /** Free messages left; null for an account, which has no such limit. */
  remaining_messages: number | null;
  parts: AnswerPart[];
  chips: Chip[];
}

/** The conversation in the response to a form sent without JavaScript. */
export interface ReturnedChat {
  status: number;
  /** The device id that the conversation continues under. */
  device: string;
  messages: ChatMessage[];
  remaining: number | null;
  /** Why the message was refused; null where it was answered. */
  refusal: string | null;
  /** The typed message where it was refused, so that it can be corrected. */
  typed: string;
}

/** The assistant's first message. */
export function greetingFor(name: string | null): string {
  return `Hello${name === null ? "" : `, ${name}`}. Tell me what you would like to study, where, and what you can pay, and I look through every course in the directory for you. You can also ask about fees, entry requirements, levels and institutions.`;
}
