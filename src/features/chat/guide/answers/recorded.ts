import type { Course } from "#catalogue/course.ts";
import { stem } from "#catalogue/search/stem.ts";
import { plainLines } from "../../lookups/plain-lines.ts";
import type { Matter } from "../clauses/clause-reader.ts";
import type { Context } from "../context.ts";
import { foldedWords } from "../reading/lexicon.ts";
import { titled } from "../wording.ts";
import { PLAIN_WORDS } from "../words/plain-words.ts";

/**
 * Words with which records write, in texts of their own, of matters that no field holds: a line with
 * one of them is quoted before it is said that something is not recorded.
 */
const WORDS: ReadonlyMap<Matter, RegExp> = new Map<Matter, RegExp>([
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
function textsOf(course: Course): string[] {
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

/**
 * What the records of some courses write of a matter, or with a telling word of the message, each
 * line with its source; their intakes where the message speaks of time. The first few.
 */
export function recordedOn(
  { reader, unrecorded }: Context,
  courses: readonly Course[],
  matter: Matter | null = null,
): string[] {
  const words = matter === null ? undefined : WORDS.get(matter);
  const asked = new Set(
    reader.words.filter((word) => word.length >= SHORTEST && !PLAIN_WORDS.has(word)).map(stem),
  );
  const isMeant = (line: string) =>
    words?.test(line) || foldedWords(line).some((word) => asked.has(stem(word)));
  const isOfTime = unrecorded.length === 0 && reader.has(OF_TIME);
  const ofTime = isOfTime ? courses.filter(({ intakes }) => intakes.length > 0) : [];
  return [
    ...ofTime.map((course) => `${titled(course)}, intakes: ${course.intakes.join(", ")}.`),
    ...courses.flatMap((course) =>
      textsOf(course)
        .filter(isMeant)
        .map((line) => `The record of ${titled(course)} says: “${line}”`),
    ),
  ].slice(0, MOST_QUOTED);
}

const MOST_QUOTED = 3;
const SHORTEST = 5;
const OF_TIME = / (?:when|begins?|beginning|starts?|starting|month|eid|ramadan|ramazan) /;
