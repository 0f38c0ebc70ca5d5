import { GRADES, type Grade } from "../entry.ts";
import type { TokenCursor } from "./words.ts";

const GRADE_LETTERS: ReadonlyMap<string, Grade> = new Map(
  GRADES.filter((grade) => grade.length === 1).map((grade) => [grade.toLowerCase(), grade]),
);
/** The numbers of GCSE that begin where a letter does; those between have no letter. */
const NUMBERED_GRADES: ReadonlyMap<string, Grade> = new Map([
  ["7", "A"],
  ["4", "C"],
]);
const OR_ABOVE = ["above", "better", "higher"].flatMap((word) =>
  ["or", "and", "&"].map((joint) => `${joint} ${word}`),
);

/** True after "or above", which it passes over. */
export function readOrAbove(cursor: TokenCursor): boolean {
  return cursor.eat(...OR_ABOVE, "minimum", "or more", "and more");
}

const AT_LEAST_A = [
  "at least",
  "at least a",
  "minimum",
  "a minimum",
  "minimum of",
  "a minimum of",
  "a minimum of a",
  "at a minimum of",
  "not less than",
  "none below",
  "not below",
];

/** The lowest grade that counts. */
export function readGrade(cursor: TokenCursor): Grade | null {
  const next = cursor.fork();
  const isLowest = next.eat(...AT_LEAST_A);
  const grade = next.eat("any grade") ? "G" : readNamedGrade(next, isLowest);
  if (grade === null) return null;
  cursor.at = next.at;
  return grade;
}

/** @param isLowest "at least" stands before it, so that a letter alone is a grade. */
function readNamedGrade(next: TokenCursor, isLowest: boolean): Grade | null {
  if (next.word() === "a" && next.word(1) === "grade" && readLetter(next.forkAt(2))) next.at++;
  // "A C in English", but no "a pass".
  if (next.word() === "a" && next.word(2) === "in" && readLetter(next.forkAt(1))) {
    next.at++;
    return readLetter(next);
  }
  const isNamed = next.eat("grade", "grades", "grade of", "grade of at least");
  const isArticle = next.word() === "a" && !isNamed;
  const isNumber = NUMBERED_GRADES.has(next.word());
  const best = readLetter(next);
  if (best === null || isAnotherGrade(next)) return null;
  const range = next.fork();
  if (range.eat("to", "-", "–")) {
    const lowest = readLetter(range);
    if (lowest === null) return null;
    next.at = range.at;
    next.eat("grade", "grades");
    return lowest;
  }
  const isRated = readOrAbove(next) || next.eat("grade", "grades") || isLowest;
  // "4 passes" are so many.
  const isPass = !isArticle && !isNumber && ["pass", "passes"].includes(next.word());
  return isNamed || isRated || isPass ? best : null;
}

/** "Grades B and C": the first is not that of all. */
function isAnotherGrade(cursor: TokenCursor): boolean {
  const next = cursor.fork();
  if (!next.eat("and", "or", "&", ",", "/", "and a", "or a")) return false;
  const isArticle = next.word() === "a" && !GRADE_STOPS.has(next.word(1));
  return !isArticle && next.take(GRADE_LETTERS) !== null && next.word() !== "pass";
}

const GRADE_STOPS = new Set(["", ",", ";", ".", ")", "and", "or", "in"]);

export function readLetter(cursor: TokenCursor): Grade | null {
  const next = cursor.fork();
  const numbered = next.take(NUMBERED_GRADES);
  const letter = numbered === null ? next.take(GRADE_LETTERS) : null;
  if (numbered === null && letter === null) return null;
  let grade = numbered === null ? GRADE_LETTERS.get(letter!)! : NUMBERED_GRADES.get(numbered)!;
  if (letter === "a" && next.eat("*")) grade = "A*";
  // "C/4", "4 (C)": both must say the same.
  const other = next.fork();
  const isBracket = other.eat("(");
  if (isBracket || other.eat("/")) {
    other.eat("grade");
    const word = other.take(numbered === null ? NUMBERED_GRADES : GRADE_LETTERS);
    const also = word && (NUMBERED_GRADES.get(word) ?? GRADE_LETTERS.get(word));
    if (also !== grade || (isBracket && !other.eat(")"))) return null;
    next.at = other.at;
  }
  cursor.at = next.at;
  return grade;
}
