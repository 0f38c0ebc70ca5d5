import type { Course } from "#catalogue/course.ts";
import { plainLines } from "../plain-lines.ts";
import { titled } from "../wording.ts";

/**
 * Words with which records write, in texts of their own, of matters that no field holds: a line with
 * one of them is quoted before it is said that something is not recorded.
 */
const WORDS: ReadonlyMap<string, RegExp> = new Map([
  ["gender", /\b(?:separate|women|woman|ladies|girls|female)\b/i],
  ["age", /\b(?:aged?|ages) (?:of )?\d|\b\d+ years? (?:of age|old)|\b\d+ or over\b/i],
  [
    "transfer",
    /\bcredit(?:s|ed)?\b|\bexempt|\bsecond year\b|\bprior learning\b|\bearlier study\b/i,
  ],
  ["past", /\bpolice\b|\bcriminal\b|\bcharacter certificate\b/i],
  ["health", /\bmedical\b|\bhealth check|\beyesight\b|\bwheelchair|\bdisabilit|\bspecial needs\b/i],
]);

/** The lines of every text of a record that say something in words of the institution's own. */
export function textsOf(course: Course): string[] {
  const texts = [
    course.general_notes,
    course.study_options,
    course.admission_general_requirements,
    course.admission_alternative_requirements,
    course.admission_language_requirements,
    course.indicative_class_timings,
  ];
  return texts.flatMap((text) => (text === null ? [] : plainLines(text)));
}

/** What the records of some courses write of a matter, each line with its source; the first few. */
export function recordedOn(courses: readonly Course[], matter: string): string[] {
  const words = WORDS.get(matter);
  if (!words) return [];
  return courses
    .flatMap((course) =>
      textsOf(course)
        .filter((line) => words.test(line))
        .map((line) => quoted(course, line)),
    )
    .slice(0, MOST_QUOTED);
}

const MOST_QUOTED = 3;

/** A line of a record in an answer. */
export function quoted(course: Course, line: string): string {
  return `The record of ${titled(course)} says: “${line}”`;
}
