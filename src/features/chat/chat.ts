import type { ChatMessage } from "./chat.schema.ts";

/** Message when no free messages are left (specification, 8). */
export const LIMIT_REACHED = "Message limit reached. Please register to continue chatting.";

/** Message when answering failed (specification, 8). */
export const CHAT_FAILED = "Sorry, there was an error processing your message.";

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
  return `Hello${name === null ? "" : `, ${name}`}. I look things up in the directory: courses by field, place, cost and time, their fees, entry requirements, dates and contacts. What would you like to study, and where?`;
}
