import type { FacetKey } from "./filters.ts";

/** Questions of the guide by what they ask about, in their order; also their names in the address. */
export const QUESTION_KEYS = [
  "attendance",
  "award",
  "career",
  "field",
  "level",
  "funding",
  "institution",
] as const;

export type QuestionKey = (typeof QUESTION_KEYS)[number];

export interface GuideChoice {
  name: string;
  /** As it stands in the address. "any" and "all" ask for nothing. */
  value: string;
  explanation: string | null;
}

/** A question of the career guide (specification, section 3). */
export interface GuideQuestion {
  /** Its number, from 1. */
  id: number;
  key: QuestionKey;
  text: string;
  note: string | null;
  /** The filter that its answer sets. */
  filter: FacetKey;
  /** True where several choices can be taken. */
  multiple: boolean;
  choices: GuideChoice[];
}

/** The answers so far, by question; empty where there is none yet. */
export type GuideAnswers = Record<QuestionKey, string[]>;

/** The value of an answer that leaves a question open. */
export const ANY = "any";

/** True for an answer that is not sent as a filter (specification, section 7). */
export function isOpen(value: string): boolean {
  return value === "" || value === "all" || value === ANY;
}
