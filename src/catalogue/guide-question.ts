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

/**
 * Filters that narrow the results down beside the questions; nobody has to choose any. Those that
 * people give up most easily come first.
 */
export const NARROWINGS = {
  study_mode: { topic: "Study mode", relaxed: "Any study mode" },
  starts_by: { topic: "Starts by", relaxed: "Any start" },
  max_cost: { topic: "Total cost", relaxed: "Any cost" },
  place: { topic: "Place", relaxed: "Any place" },
} as const satisfies Partial<Record<FacetKey, { topic: string; relaxed: string }>>;

export type NarrowingKey = keyof typeof NARROWINGS;

export const NARROWING_KEYS = Object.keys(NARROWINGS) as readonly NarrowingKey[];

/** What an address of the guide can answer: a question, or a further filter. */
export type AnswerKey = QuestionKey | NarrowingKey;

export const ANSWER_KEYS: readonly AnswerKey[] = [...QUESTION_KEYS, ...NARROWING_KEYS];

/** The filters that the guide's answers set. Two of its questions are about the field of study. */
export type Criterion = (typeof QUESTION_FILTERS)[QuestionKey] | NarrowingKey;

/** All criteria in the order of the questions, those that narrow down behind them. */
export const CRITERIA: readonly Criterion[] = [
  ...new Set(Object.values(QUESTION_FILTERS)),
  ...NARROWING_KEYS,
];

/** What sets a criterion: the questions about it, or the filter itself. */
export function answersOf(criterion: Criterion): AnswerKey[] {
  return ANSWER_KEYS.filter((key) => filterOf(key) === criterion);
}

/** The filter that an answer sets. */
export function filterOf(key: AnswerKey): Criterion {
  return isQuestion(key) ? QUESTION_FILTERS[key] : key;
}

/** True for an answer to one of the seven questions. */
export function isQuestion(key: AnswerKey): key is QuestionKey {
  return key in QUESTION_FILTERS;
}

export interface GuideChoice {
  name: string;
  /** As it stands in the address. "any" and "all" ask for nothing. */
  value: string;
  explanation: string | null;
}

/** A question of the career guide (specification, 3). */
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

/** A filter that narrows the results down, with what can be chosen of it. */
export interface GuideNarrowing {
  key: NarrowingKey;
  filter: NarrowingKey;
  multiple: false;
  choices: GuideChoice[];
}

/** The answers so far, by question or filter; empty where there is none yet. */
export type GuideAnswers = Record<AnswerKey, string[]>;

/** The value of an answer that leaves a question open. */
export const ANY = "any";

/** True for an answer that is not sent as a filter (specification, 7). */
export function isOpen(value: string): boolean {
  return value === "" || value === "all" || value === ANY;
}
