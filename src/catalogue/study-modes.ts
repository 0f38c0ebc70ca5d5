import type { Nullable } from "./course.ts";

/** How the weeks of a course are filled: the filter's choices. */
export const STUDY_MODES = [
  { value: "full-time", label: "Full-time", aliases: ["fulltime", "full time"] },
  { value: "part-time", label: "Part-time", aliases: ["parttime", "part time"] },
  { value: "evenings", label: "Evenings", aliases: ["evening"] },
  { value: "weekends", label: "Weekends", aliases: ["weekend"] },
  { value: "block", label: "In blocks of days", aliases: ["blocks", "block mode"] },
] as const;

export type StudyMode = (typeof STUDY_MODES)[number]["value"];

const NAMED: readonly (readonly [StudyMode, RegExp])[] = [
  ["full-time", /\bfull[- ]?time\b/i],
  ["part-time", /\bpart[- ]?time\b/i],
  ["evenings", /\bevenings?\b/i],
  ["weekends", /\bweek[- ]?ends?\b/i],
  ["block", /\bblocks?\b/i],
];

/** Words that may turn round what a text names: "not in the evenings". */
const TURNS_ROUND = /\b(?:not?|never|without|except|excluding|instead)\b/i;

/** The modes that a course's `mode_of_study_text` names; none where the text may deny one. */
export function studyModesOf(text: Nullable<string>): StudyMode[] {
  if (text === null || TURNS_ROUND.test(text)) return [];
  return NAMED.filter(([, words]) => words.test(text)).map(([mode]) => mode);
}
