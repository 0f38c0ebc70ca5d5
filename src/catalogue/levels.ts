import type { Nullable } from "./record-fields.ts";

/** Level on the Maldives National Qualifications Framework; "NA" is a course outside it. */
export type MnqfLevel = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "NA";

export interface Level {
  value: MnqfLevel;
  /** Name of the level (specification, 9). */
  label: string;
  /** Explanation of the level for a school leaver. */
  explanation: string;
}

/** Explains the levels where a page first mentions them. */
export const MNQF_EXPLANATION =
  "The Maldives National Qualifications Framework (MNQF) puts every qualification on one of ten levels. The higher the level, the more advanced the study, and one level usually lets you apply for the next.";

/** All levels from 1 to 10, then "outside the framework". */
export const LEVELS: readonly Level[] = [
  {
    value: "1",
    label: "Certificate I",
    explanation: "First skills for simple tasks at work. Open to almost everyone.",
  },
  {
    value: "2",
    label: "Certificate II",
    explanation: "Basic skills for routine work in one trade or field.",
  },
  {
    value: "3",
    label: "Certificate III",
    explanation: "Skills for a trade or an office job. Many join after grade ten.",
  },
  {
    value: "4",
    label: "Certificate IV / Advanced Certificate",
    explanation: "Skilled work, or a foundation year that prepares you for a diploma.",
  },
  {
    value: "5",
    label: "Diploma",
    explanation: "Usually one year of study in one field. A way into work or into a degree.",
  },
  {
    value: "6",
    label: "Advanced Diploma / Associate Degree",
    explanation: "About two years of study. Often counts towards a bachelor's degree.",
  },
  {
    value: "7",
    label: "Bachelor's Degree",
    explanation: "A first degree, usually three to four years.",
  },
  {
    value: "8",
    label: "Post Graduate Diploma",
    explanation: "Further study after a first degree, shorter than a master's.",
  },
  {
    value: "9",
    label: "Master's Degree",
    explanation: "One to two years of advanced study after a first degree.",
  },
  {
    value: "10",
    label: "Doctoral Degree",
    explanation: "Research of your own over several years: a PhD or similar.",
  },
  {
    value: "NA",
    label: "Not Applicable",
    explanation: "A course outside the framework, such as short training or exam preparation.",
  },
];

const BY_VALUE = new Map(LEVELS.map((level) => [level.value, level]));

/** Name of a level: "Diploma". */
export function mnqfLabel(level: MnqfLevel): string {
  return BY_VALUE.get(level)?.label ?? level;
}

/** Number and name, "Level 5: Diploma"; null where the level is not stated. */
export function levelTitle(level: Nullable<MnqfLevel>): Nullable<string> {
  if (level === null) return null;
  return level === "NA" ? mnqfLabel(level) : `Level ${level}: ${mnqfLabel(level)}`;
}

/** Names of levels in a title; a number that is none says what it is a number of: "Level 99". */
export function levelsInTitle(labels: string): string {
  return labels.replace(/(?<!\S)\d+(?!\S)/g, "Level $&");
}
