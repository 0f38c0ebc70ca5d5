import { NOTHING_YET, type WhatIHave } from "#catalogue/entry.ts";

/** Qualifications that people say they have, the longest names first, by level of the framework. */
const LEVELS: readonly (readonly [RegExp, number])[] = [
  [/\bmaster'?s?(?: degree)?\b/i, 9],
  [/\b(?:bachelor'?s?(?: degree)?|(?:first )?degree)\b/i, 7],
  [/\b(?:advanced diploma|associate degree)\b/i, 6],
  [/\bdiploma\b/i, 5],
  [/\b(?:certificate (?:4|iv|four)|advanced certificate|foundation)\b/i, 4],
  [/\bcertificate (?:3|iii|three)\b/i, 3],
];

const SCHOOL: readonly (readonly [RegExp, number])[] = [
  [/\b(?:a[- ]?levels?|alevels?|hsc|grade (?:12|twelve)|higher secondary)\b/i, 12],
  [/\b(?:o[- ]?levels?|olevels?|gce|ssc|grade (?:10|ten)|secondary school)\b/i, 10],
];

/** Begins what somebody says that they have, up to the end of the clause. */
const HAVING =
  /\b(?:after|with(?: only| just)?|i(?:'ve| have)?(?: just| only)? (?:got|have|had|hold|finished|completed|did|done|passed)|having|completed|finished)\b((?:(?! (?:can|could|which|what|where|wants?|to (?:do|study|get)|and (?:want|need|would)|but|now)\b)[^.?!,;])*)/i;

/** Ends it, where it comes first: "grade 10 done, what now?" */
const HAD =
  /^([^.?!,;]{1,40}?) (?:(?:is|are) )?(?:done|finished|completed|passed)(?=$|[.?!,;]| (?:what|which|where|how|now|and|can)\b)/i;

/** What a message says that somebody has, and the words that say it. */
export interface Told {
  have: WhatIHave;
  words: string;
}

/**
 * School and qualifications that a message names as had: "after O level", "I have a diploma". Results
 * by subject are not read: the page What I have takes them. Null for nothing.
 */
export function toldIn(message: string): Told | null {
  const [words = "", clause = ""] = HAVING.exec(message) ?? HAD.exec(message) ?? [];
  const school = SCHOOL.find(([pattern]) => pattern.test(clause))?.[1] ?? null;
  const level = LEVELS.find(([pattern]) => pattern.test(clause))?.[1];
  if (school === null && level === undefined) return null;
  const levels = level === undefined ? [] : [{ level, field: null }];
  return { have: { ...NOTHING_YET, school: school ?? 10, levels }, words };
}
