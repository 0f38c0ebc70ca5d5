import type { Exam } from "../entry.ts";
import { wordList } from "../word-list.ts";
import { readDemand, type Surroundings } from "./demands.ts";
import type { KnownFields } from "./fields-of-study.ts";
import {
  allOfThese,
  type Demanded,
  inWords,
  isWayIn,
  oneOfThese,
  simpleDemands,
} from "./meaning.ts";
import { TokenCursor, tokensOf } from "./words.ts";

/** What one sentence asks. */
export interface ReadSentence {
  text: string;
  meaning: Demanded;
  /** False where some of it stayed words. */
  isUnderstood: boolean;
}

/** Words that lead to a demand and say nothing else. */
const LEADING_WORDS = new Set(
  wordList(`
  applicants, applicant, candidates, candidate, students, student, you, all, must, should,
  shall, will, need, needs, have, has, having, hold, holds, holding, possess, be, to, are, is,
  a, an, the, at, least, minimum, of, completion, successful, successfully, completed, complete,
  obtained, achieved, attained, require, requires, required, requirement, requirements, entry,
  admission, academic, either, both, who, with, qualification, :, following, applying, passed,
  obtain, attain, attainment, we, also
`),
);
const AT_LEAST = ["not less than", "no less than", "no lower than"];

/** True for a heading that only leads to what stands below it: "Applicants must have:". */
export function isPlainHeading(text: string): boolean {
  return tokensOf(text).every(({ word }) => LEADING_WORDS.has(word));
}

/** Words that may stand behind a demand. */
const TRAILING = wordList(`
  is required, are required, required, is needed, are needed, may apply, can apply, is eligible,
  are eligible, are eligible to apply, is eligible to apply, each, for this course,
  for this programme, for entry, for admission, to apply, for all programmes, for all courses,
  in both, in each, in all
`);
/** Prepositions that only narrow the demand before them, whatever they lead to. */
const NARROWING = new Set(["after", "at", "as", "in", "including", "related"]);
/** With one of these in what is not understood, the whole sentence may mean another thing. */
const TURNING = new Set(
  wordList(`
  not, no, never, nor, unless, without, except, if, exempt, exempted, may, might, can, could,
  preferred, preferably, preference, recommended, recommend, desirable, advantage, ideally,
  ideal, normally, usually, however, but, although, where, when, for, instead, waived,
  discretion, other, than, encouraged, welcome, optional, alternatively, otherwise, consider, considered,
  between, only, maximum, below, under, until, before, rather
`),
);

type JointKind = "and" | "or" | "bare";

/** What joins two parts; the higher strength, the wider it reaches. */
interface Joint {
  kind: JointKind;
  strength: 1 | 2 | 3 | 4;
}

interface Clause {
  from: number;
  to: number;
  /** Null where it is not understood. */
  meaning: Demanded | null;
  /** What joins it to the part before. */
  joint: Joint | null;
}

/**
 * Reads one sentence; what it does not understand stays in the sentence's words.
 *
 * @param unmarked how clauses between semicolons are joined where no word says so.
 */
export function readSentence(
  sentence: string,
  fields: KnownFields,
  unmarked: "and" | "or",
): ReadSentence {
  const text = sentence.trim();
  const tokens = tokensOf(text.replace(/[.;]$/, ""));
  const cursor = new TokenCursor(sentence, tokens);
  const parts = mergedParts(readClauses(cursor, fields), cursor);
  const isTurned = parts.some(
    ({ meaning, from, to }) =>
      meaning === null && tokens.slice(from, to).some(({ word }) => TURNING.has(word)),
  );
  const meaning =
    isTurned || isAmbiguous(parts) ? null : joinedMeaning(parts, { cursor, unmarked });
  const whole = meaning ?? inWords(text.replace(/[.;]$/, ""));
  return {
    text,
    meaning: whole,
    isUnderstood: simpleDemands(whole).every(({ kind }) => kind !== "text"),
  };
}

/** The parts of a sentence between its joints. */
function readClauses(cursor: TokenCursor, fields: KnownFields): Clause[] {
  const parts: Clause[] = [];
  const around: Surroundings = { fields, exam: null };
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
  const isSafe = isNarrower && cursor.at > end + 1 && !hasTurning(cursor, end);
  const certain = isSafe && meaning !== null ? withoutShare(meaning) : null;
  return certain && allOfThese(certain, inWords(cursor.text(start)));
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
    if (!next.eat(...AT_LEAST) && next.take(LEADING_WORDS) === null) return null;
  }
  return null;
}

const hasTurning = (cursor: TokenCursor, from: number) =>
  cursor.tokens.slice(from, cursor.at).some(({ word }) => TURNING.has(word));

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

const isJoint = (cursor: TokenCursor) => readJoint(cursor.fork()) !== null;

function readJoint(cursor: TokenCursor): Joint | null {
  cursor.eat(".");
  const next = cursor.fork();
  const isStrong = next.eat(";");
  const hasComma = !isStrong && next.eat(",");
  const raw = next.tokens[next.at];
  const isCapital =
    raw !== undefined && /^(?:OR|AND)$/.test(next.sentence.slice(raw.start, raw.end));
  const kind = readKind(next);
  if (kind === null) {
    if (!isStrong && !hasComma) {
      if (!next.eat("with", "plus", "together with", "along with")) return null;
      cursor.at = next.at;
      return { kind: "and", strength: 1 };
    }
    cursor.at = next.at;
    return { kind: "bare", strength: isStrong ? 4 : 3 };
  }
  cursor.at = next.at;
  next.eat(",", ":");
  return { kind, strength: isStrong ? 4 : isCapital || hasComma ? 3 : 2 };
}

function readKind(next: TokenCursor): "and" | "or" | null {
  if (next.word() === "and" && next.word(1) === "/") return null;
  if (next.eat("or", "/", "or alternatively", "or else")) return "or";
  if (next.eat("and", "&", "as well as", "and also", "together with", "along with", "plus"))
    return "and";
  return null;
}

/**
 * Neighbouring parts that are not understood are one, unless a wide joint is between them. So are two
 * levels of which one says more, such as a field, that may be said of both: then the lower is certain.
 */
function mergedParts(parts: readonly Clause[], cursor: TokenCursor): Clause[] {
  const merged: Clause[] = [];
  for (const part of parts) {
    const before = merged.at(-1);
    const isNear = part.joint === null || part.joint.strength <= 2;
    if (before && before.meaning === null && part.meaning === null && isNear) before.to = part.to;
    else if (before && part.joint?.kind === "or" && isNear && areUnlikeLevels(before, part)) {
      before.to = part.to;
      const lowest = Math.min(...[before, part].flatMap(levelsOf));
      const level: Demanded = { kind: "level", level: lowest, fields: [] };
      before.meaning = allOfThese(level, inWords(cursor.text(before.from, part.to)));
    } else merged.push({ ...part });
  }
  return merged;
}

/**
 * True where the sentence can be read in several ways: words that are not understood behind a plain
 * "or" or a comma may belong to the demand before, and what one of two demands says beyond its name
 * may be said of both.
 */
function isAmbiguous(parts: readonly Clause[]): boolean {
  return parts.some((part, at) => {
    const { joint, meaning } = part;
    const before = parts[at - 1];
    if (joint === null) return at > 0;
    if (before === undefined) return joint.kind !== "bare" && joint.strength < 4;
    const isKnown = meaning !== null && before.meaning !== null;
    if (!isKnown)
      return (
        (joint.strength <= 2 && joint.kind === "or") ||
        (joint.kind === "bare" && joint.strength === 3 && !isListed(parts))
      );
    if (joint.strength > 2) return false;
    return hasSharedGrade(before.meaning!, meaning!);
  });
}

/**
 * True where a comma stands in a list that "and" behind a comma ends. In one that "or" ends, words that
 * are not understood may be half of an entry, and would become a way in of their own.
 */
const isListed = (parts: readonly Clause[]) =>
  parts.some(({ joint }) => joint?.strength === 3 && joint.kind === "and");

const levelsOf = ({ meaning }: Clause) =>
  meaning === null
    ? []
    : simpleDemands(meaning).flatMap((one) => (one.kind === "level" ? [one.level] : []));

function areUnlikeLevels(one: Clause, other: Clause): boolean {
  if (one.meaning === null || other.meaning === null) return false;
  const [first, second] = [simpleDemands(one.meaning), simpleDemands(other.meaning)];
  const areLevels = [first, second].every(
    ([head, ...rest]) => head?.kind === "level" && rest.every(({ kind }) => kind === "text"),
  );
  return areLevels && beyond(first) !== beyond(second);
}

/** True where one of two passes has a grade that may be meant for both. */
function hasSharedGrade(one: Demanded, other: Demanded): boolean {
  const [first, second] = [simpleDemands(one), simpleDemands(other)];
  const graded = (all: typeof first) =>
    all.flatMap((part) => (part.kind === "passes" ? [part.grade !== null] : []));
  const grades = [...graded(first), ...graded(second)];
  return graded(first).length > 0 && graded(second).length > 0 && new Set(grades).size > 1;
}

/** What demands of a level say beside it. */
const beyond = (demands: ReturnType<typeof simpleDemands>) =>
  JSON.stringify(demands.map((one) => (one.kind === "level" ? one.fields : one)));

interface Joining {
  cursor: TokenCursor;
  unmarked: "and" | "or";
}

/** The meaning of parts, the widest joints first; null where they can be read in several ways. */
function joinedMeaning(parts: readonly Clause[], joining: Joining): Demanded | null {
  const [only] = parts;
  if (only === undefined) return null;
  if (parts.length === 1) return only.meaning ?? inWords(joining.cursor.text(only.from, only.to));
  const strengths = parts.slice(1).map(({ joint }) => joint!.strength);
  const widest = Math.max(...strengths);
  const groups: Clause[][] = [];
  for (const [at, part] of parts.entries()) {
    if (at === 0 || part.joint!.strength === widest) groups.push([part]);
    else groups.at(-1)!.push(part);
  }
  const kind = joiningOf(groups, widest, joining);
  if (kind === null) return null;
  const list = kind.isFlat ? parts.map((part) => [part]) : groups;
  const meanings = list.map((group) => joinedMeaning(group, joining));
  const whole = meanings.flatMap((meaning) => meaning ?? []);
  if (whole.length < meanings.length) return null;
  return kind.kind === "or" ? oneOfThese(...whole) : allOfThese(...whole);
}

const isWayInPart = ({ meaning }: Clause) => meaning !== null && isWayIn(meaning);

/** How groups are joined; `isFlat` for "A, B or C", where the last comma is missing. */
function joiningOf(
  groups: readonly Clause[][],
  widest: number,
  { unmarked }: Joining,
): { kind: "and" | "or"; isFlat: boolean } | null {
  const kinds = new Set(groups.slice(1).map(([first]) => first!.joint!.kind));
  kinds.delete("bare");
  if (kinds.size > 1) return null;
  const [kind] = kinds;
  if (kind === "and" || kind === "or") return { kind, isFlat: false };
  if (widest === 4) {
    // Semicolons alone join demands that go together, or alternatives.
    const basic = groups.filter((group) => group.some(isWayInPart)).length;
    return unmarked === "and" && basic <= 1 ? { kind: "and", isFlat: false } : null;
  }
  if (groups.slice(0, -1).some((group) => group.length > 1)) return null;
  const last = new Set(
    groups
      .at(-1)!
      .slice(1)
      .map(({ joint }) => joint!.kind),
  );
  const [inner] = last;
  return last.size === 1 && (inner === "and" || inner === "or")
    ? { kind: inner, isFlat: true }
    : null;
}
