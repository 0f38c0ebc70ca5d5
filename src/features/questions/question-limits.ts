import type { SharedLimit } from "#platform/db/shared-limit.ts";
import { DAY_MS, MINUTE_MS } from "#platform/durations.ts";

/** Maximum lengths in a question and its answers, in characters. */
export const QUESTION_LIMITS = { name: 120, phone: 24, message: 3_000, answer: 5_000 } as const;

/** Maximum body size in bytes: the longest text in any script, plus the other fields. */
export const MAX_QUESTION_BYTES = 64 * 1024;

/** Days after which a question is deleted with its answers. */
export const QUESTION_DAYS = 365;

/** How often old questions are deleted, in milliseconds. */
export const FORGET_QUESTIONS_MS = DAY_MS;

/** Answered questions from which on a response time is shown: fewer would say little. */
export const MIN_ANSWERED = 5;

/** The newest answered questions that the response time is taken from. */
export const MAX_ANSWERED = 100;

export const ASKING_LIMITS = {
  /** Questions that one network may send. */
  perNetwork: { name: "questions", max: 5, timeWindow: 10 * MINUTE_MS },
  /** Questions of one address: each sends a mail to it, which anybody may have typed. */
  perEmail: { name: "question-mail", max: 5, timeWindow: DAY_MS },
  /** Wrong links for deletion tried from one network. */
  linksPerNetwork: { name: "question-link", max: 30, timeWindow: 15 * MINUTE_MS },
} as const satisfies Record<string, SharedLimit>;
