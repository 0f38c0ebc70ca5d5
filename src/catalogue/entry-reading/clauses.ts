import type { Exam } from "../entry.ts";
import { wordList } from "../word-list.ts";
import { readDemand, type Surroundings } from "./demands.ts";
import { isTurning } from "./hedges.ts";
import { meaningOfParts } from "./joining.ts";
import { type Clause, isJoint, type Joint, readJoint } from "./joints.ts";
import { allOfThese, type Demanded, inWords, simpleDemands } from "./meaning.ts";
import { AT_LEAST, TokenCursor, tokensOf } from "./words.ts";

/** Words that lead to a demand and say nothing else. */
const LEADING_WORDS = new Set(
  wordList(`
  applicants, applicant, candidates, candidate, students, student, you, all, must, should,
  shall, will, need, needs, have, has, having, hold, holds, holding, possess, be, to, are, is,
  a, an, the, at, least, minimum, of, completion, successful, successfully, completed, complete,
  obtained, achieved, attained, require, requires, required, requirement, requirements, entry,
  admission, academic, either, both, who, with, qualification, :, following, applying, passed,
  obtain, attain, attainment, we, also, finish, finished
`),
);

/** The same, as phrases. */
const LEADING_PHRASES = [...AT_LEAST, ...wordList("we welcome anyone, anyone, everyone")];

/** True for a heading that only leads to what stands below it: "Applicants must have:". */
export function isPlainHeading(text: string): boolean {
  return tokensOf(text).every(({ word }) => LEADING_WORDS.has(word));
}

/** Words of headings besides: a word of another matter may be a demand, or say for whom the list is. */
const HEADING_WORDS = new Set(
  wordList(`
  one, any, in, order, criteria, criterion, condition, conditions, qualifications, option, options,
  route, routes, ways, way, meet, meets, satisfy, satisfies, fulfil, fulfill, apply, admitted, enter,
  join, this, these, for, course, programme, program, eligible, considered, from, list, combination
`),
);

/** True for a heading that says nothing but how the entries below it are joined. */
export function isListHeading(text: string): boolean {
  return tokensOf(text.replace(/[.,]/g, "")).every(
    ({ word }) => LEADING_WORDS.has(word) || HEADING_WORDS.has(word),
  );
}

/** Words that may stand behind a demand. */
const TRAILING = wordList(`
  is required, are required, required, is needed, are needed, may apply, can apply, is eligible,
  are eligible, are eligible to apply, is eligible to apply, each, for this course,
  for this programme, for entry, for admission, to apply, for all programmes, for all courses,
  in both, in each, in all, can join, may join, is must, is a must, is compulsory, to be attached,
  to be submitted
`);

/** Prepositions that only narrow the demand before them, whatever they lead to. */
const NARROWING = new Set(["after", "at", "as", "in", "including", "related"]);

/** The parts of a sentence between its joints. */
export function readClauses(cursor: TokenCursor, around: Surroundings): Clause[] {
  const parts: Clause[] = [];
  let joint: Joint | null = null;
  while (!cursor.isAtEnd) {
    const from = cursor.at;
    const meaning = readClause(cursor, around);
    if (cursor.at > from) parts.push({ from, to: cursor.at, meaning, joint });
    const next = readJoint(cursor);
    if (next === null && cursor.at === from) cursor.at++;
    joint = next;
    around.exam = lastExam(meaning) ?? around.exam;
  }
  return parts;
}

const lastExam = (meaning: Demanded | null): Exam | null =>
  meaning === null
    ? null
    : (simpleDemands(meaning)
        .flatMap((one) => (one.kind === "passes" ? [one.exam] : []))
        .at(-1) ?? null);

/** Moves over one part up to the next joint; null where not all of its words are understood. */
function readClause(cursor: TokenCursor, around: Surroundings): Demanded | null {
  const bracketed = readBracket(cursor, around);
  if (bracketed !== null) return bracketed;
  const start = cursor.at;
  let meaning: Demanded | null = null;
  let end = start;
  while (!cursor.isAtEnd) {
    const found = leadingDemand(cursor, around);
    const follows = meaning !== null && "all" in meaning && meaning.all.length === 0;
    if (found === null || (meaning !== null && !follows)) break;
    meaning = found.meaning;
    cursor.at = found.to;
    end = cursor.at;
  }
  if (meaning === null) cursor.at = start;
  while (cursor.eat(...TRAILING)) end = cursor.at;
  cursor.eat(".");
  if (meaning !== null && (cursor.isAtEnd || isJoint(cursor))) return meaning;
  const isNarrower = NARROWING.has(cursor.word());
  skipToJoint(cursor, around);
  const isSafe = isNarrower && cursor.at > end + 1 && !isTurning(cursor.tokens, end, cursor.at);
  const certain = isSafe && meaning !== null ? withoutShare(meaning) : null;
  return certain && allOfThese(certain, inWords(cursor.text(start)));
}

/** "(2 O level passes and a year of work)": what stands in brackets by itself belongs together. */
function readBracket(cursor: TokenCursor, around: Surroundings): Demanded | null {
  if (cursor.word() !== "(") return null;
  const length = cursor.tokens.slice(cursor.at).findIndex(({ word }) => word === ")");
  const after = cursor.forkAt(length + 1);
  if (length < 2 || !(after.isAtEnd || isJoint(after))) return null;
  const inner = new TokenCursor(cursor.sentence, cursor.tokens.slice(0, after.at - 1));
  inner.at = cursor.at + 1;
  const parts = readClauses(inner, { ...around });
  if (parts.some(({ meaning }) => meaning === null)) return null;
  const meaning = meaningOfParts(parts, { cursor: inner, unmarked: "and", isEither: false });
  if (meaning !== null) cursor.at = after.at;
  return meaning;
}

/**
 * What is certain of a demand whose figure may be that of a part: "3 passes with grade C in two of
 * them" says no grade of all, "IELTS 6.0 in writing" no overall score.
 */
function withoutShare(meaning: Demanded): Demanded | null {
  if (simpleDemands(meaning).some(({ kind }) => kind === "english")) return null;
  return withoutGrades(meaning);
}

function withoutGrades(meaning: Demanded): Demanded {
  if ("all" in meaning) return { all: meaning.all.map(withoutGrades) };
  if ("one" in meaning) return { one: meaning.one.map(withoutGrades) };
  return meaning.kind === "passes" ? { ...meaning, grade: null } : meaning;
}

/** The demand that stands here behind the fewest words that only lead to one. */
function leadingDemand(cursor: TokenCursor, around: Surroundings) {
  for (const next = cursor.fork(); !next.isAtEnd; ) {
    const found = readDemand(next, around);
    if (found !== null) return found;
    if (!next.eat(...LEADING_PHRASES) && next.take(LEADING_WORDS) === null) return null;
  }
  return null;
}

function skipToJoint(cursor: TokenCursor, around: Surroundings): void {
  let depth = 0;
  for (; !cursor.isAtEnd; cursor.at++) {
    if (cursor.word() === "(") depth++;
    if (cursor.word() === ")") depth--;
    if (depth <= 0 && isJoint(cursor)) {
      // "With" within words that are not understood joins only where a demand follows.
      const next = cursor.fork();
      const joint = readJoint(next);
      if (joint?.strength !== 1 || leadingDemand(next, around) !== null) return;
    }
  }
}
