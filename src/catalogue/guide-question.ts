import type { FacetKey } from "./facets.ts";

/**
 * Questions of the guide by what they ask about, in their order, with the filter that the answer
 * sets; the keys are also their names in the address.
 */
export const QUESTION_FILTERS = {
  attendance: "delivery_modality",
  award: "awarding_body_type",
  career: "category",
  field: "category",
  level: "mnqf_level",
  funding: "gov_first_degree",
  institution: "institutions",
} as const satisfies Record<string, FacetKey>;

export type QuestionKey = keyof typeof QUESTION_FILTERS;

export const QUESTION_KEYS = Object.keys(QUESTION_FILTERS) as readonly QuestionKey[];

/** The filters that the guide's answers set. Two of its questions are about the field of study. */
export type Criterion = (typeof QUESTION_FILTERS)[QuestionKey];

/** All criteria in the order of the questions. */
export const CRITERIA: readonly Criterion[] = [...new Set(Object.values(QUESTION_FILTERS))];

/** The questions whose answers set a criterion. */
export function questionsOf(criterion: Criterion): QuestionKey[] {
  return QUESTION_KEYS.filter((key) => QUESTION_FILTERS[key] === criterion);
}

export interface GuideChoice {
  name: string;
  /** As it stands in the address. "any" and "all" ask for nothing. */
  value: string;
  explanation: string | null;
}

/** A question of the career guide (requirements, 3). */
export interface GuideQuestion {
  /** Its number, from 1. */
  id: number;
  key: QuestionKey;
  text: string;
  note: string | null;
  /** The filter that its answer sets. */
  filter: Criterion;
  /** True where several choices can be taken. */
  multiple: boolean;
  choices: GuideChoice[];
}

/** The answers so far, by question; empty where there is none yet. */
export type GuideAnswers = Record<QuestionKey, string[]>;

/** The value of an answer that leaves a question open. */
export const ANY = "any";

/** True for an answer that is not sent as a filter (requirements, 7). */
export function isOpen(value: string): boolean {
  return value === "" || value === "all" || value === ANY;
}
