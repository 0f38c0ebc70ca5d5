import type { SharedLimit } from "#platform/db/shared-limit.ts";
import { DAY_MS, MINUTE_MS } from "#platform/durations.ts";

/** Characters of one message. */
export const MAX_MESSAGE_LENGTH = 1_000;

/** Maximum length of a refused message that is sent back for correction, in characters. */
export const MAX_RETURNED_MESSAGE = 4_000;

/** Longest code of what somebody has, in characters. */
export const MAX_KEPT_CODE = 2_000;

/** Bytes of a body: the longest message in any script, with room for the rest. */
export const MAX_MESSAGE_BYTES = 16 * 1024;

/** Devices that one network address stands for: a school or a mobile operator shares one. */
const DEVICES_PER_NETWORK = 20;

/** Free messages of one network address in a day, whatever device ids they come with. */
export function messagesPerNetwork(freeMessages: number): SharedLimit {
  return { name: "chat of a network", max: freeMessages * DEVICES_PER_NETWORK, timeWindow: DAY_MS };
}

/** Messages of one account: more than a person types, so that only programs reach it. */
export const MESSAGES_PER_ACCOUNT = {
  name: "chat of an account",
  max: 60,
  timeWindow: 10 * MINUTE_MS,
} as const satisfies SharedLimit;

/** Calls that no message is counted for, by network address, on one server. */
export const CHAT_CALLS_PER_ADDRESS = { max: 600, timeWindow: 10 * MINUTE_MS } as const;

/** Days that a device's conversation is stored after its last message. */
export const CHAT_DAYS = 90;

/** How often old conversations are looked for. */
export const FORGET_EVERY_MS = DAY_MS;

/** Newest messages that the history answers. */
export const MAX_HISTORY_MESSAGES = 200;

/** Earlier messages that the assistant receives. */
export const MAX_EARLIER_MESSAGES = 20;

/** How much a model may use for one answer; its time is a setting. */
export interface Budget {
  /** Calls of the model; the last one has to answer. */
  steps: number;
  /** Tokens that one call may write. */
  tokensPerStep: number;
  /** Tokens read and written in all calls together; past it no further call is made. */
  tokens: number;
}

export const BUDGET: Budget = {
  steps: 6,
  tokensPerStep: 1_500,
  tokens: 80_000,
};

/** Earlier messages that the model receives, and the characters of each. */
export const MODEL_HISTORY = { turns: 10, length: 1_000 } as const;

/** Longest answer of a model, in characters. */
export const MAX_MODEL_ANSWER = 4_000;

/** Courses that one search gives, and that stand below an answer. */
export const MAX_SHOWN_COURSES = 5;

/** Longest single text of the catalogue that the model is given, and longest result as a whole. */
export const MAX_MODEL_TEXT = 500;
export const MAX_MODEL_RESULT = 12_000;
