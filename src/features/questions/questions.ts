import { DAY_MS } from "#platform/durations.ts";
import { MIN_ANSWERED } from "./question-limits.ts";

/** What a question is about: a course or an institution. */
export interface QuestionSubject {
  kind: "course" | "institution";
  id: number;
  /** Id of the campus of the course that is asked first. */
  campus?: number | undefined;
  /** "Diploma in Marketing at Reef College", or "..., Addu campus". */
  name: string;
  /** Its page. */
  path: string;
  institution: { id: number; name: string };
  /** The institution's address for it; null where it states none. */
  email: string | null;
}

/** Where a question stands for the institution. */
export const QUESTION_STATES = ["open", "answered", "closed"] as const;

/** What is said when a question was taken. */
export const QUESTION_SENT = "Your question was passed on.";
export const QUESTION_FAILED = "Your question could not be sent. Please try again.";
export const QUESTION_DELETED = "Your question and what was answered to it are deleted.";
export const ONLY_PHONE =
  "Who asked left a phone number only: call, then mark the question as answered.";
export const NO_COLLEAGUE = "Choose somebody who answers for this institution";
export const UNKNOWN_LINK = "This link does not work: the question may be deleted already.";

/** A question that was answered, ISO 8601. */
export interface AnsweredQuestion {
  created_at: string;
  answered_at: string;
}

/** Half of the questions were answered within so many whole days; null while that says too little. */
export function responseDays(answered: readonly AnsweredQuestion[]): number | null {
  if (answered.length < MIN_ANSWERED) return null;
  const times = answered
    .map(({ created_at, answered_at }) => Date.parse(answered_at) - Date.parse(created_at))
    .sort((a, b) => a - b);
  const median = times[Math.floor((times.length - 1) / 2)] as number;
  return Math.max(1, Math.ceil(median / DAY_MS));
}

/** "Half of the questions sent from here are answered within 2 days." */
export function responseWords(days: number): string {
  const within = days === 1 ? "a day" : `${days} days`;
  return `Half of the questions sent from here are answered within ${within}.`;
}
