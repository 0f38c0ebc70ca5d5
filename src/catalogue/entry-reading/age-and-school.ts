import { wordList } from "../word-list.ts";
import type { Demanded } from "./meaning.ts";
import type { TokenCursor } from "./words.ts";

const AGE_BEFORE = wordList(`
  age of, age, aged, minimum age, minimum age of, minimum age is, age of at least, at least,
  aged at least, minimum age :, minimum age requirement is, the age of
`);
const OF_AGE = ["years of age", "years old", "year old", "years of age or over"];
const OR_OVER = ["or over", "or above", "or older", "and above", "and over", "or more"];

/** "20 years of age or over", "aged 18 or above", "at least 16 years old". */
export function readAge(cursor: TokenCursor): Demanded | null {
  const isBefore = cursor.fork();
  const words = AGE_BEFORE.filter((phrase) => isBefore.fork().eat(phrase));
  cursor.eat(...AGE_BEFORE);
  const isAged = words.some((phrase) => phrase.includes("age"));
  const years = cursor.number();
  if (years === null || !Number.isInteger(years) || years < 5 || years > 80) return null;
  const isOfAge = cursor.eat(...OF_AGE);
  if (!isOfAge) cursor.eat("years");
  const isOver = cursor.eat(...OR_OVER);
  if (isOver) cursor.eat("of age");
  const isOlder = isOver && cursor.tokens.slice(0, cursor.at).at(-1)?.word === "older";
  return isAged || isOfAge || isOlder ? { kind: "age", years } : null;
}

const SCHOOLS: readonly (readonly [number, readonly string[]])[] = [
  [10, ["lower secondary school", "lower secondary education", "lower secondary"]],
  [10, ["secondary school", "secondary education", "secondary schooling"]],
  [12, ["higher secondary school", "higher secondary education", "higher secondary"]],
];
const COMPLETION = wordList(`
  completion of, completed, complete, finished, having completed, passed
`);

/** A finished grade of school: "completion of grade 10", "completed lower secondary school". */
export function readSchool(cursor: TokenCursor): Demanded | null {
  cursor.eat(...COMPLETION);
  const stages = SCHOOLS.filter(([, names]) => cursor.fork().eat(...names));
  const stage = stages.find(([, names]) => cursor.eat(...names))?.[0] ?? null;
  const isBracket = stage !== null && cursor.fork().eat("(");
  const next = cursor.fork();
  if (isBracket) next.eat("(");
  let grade = stage;
  if (next.eat("grade", "year grade")) {
    const number = next.number();
    const isGrade = number !== null && Number.isInteger(number) && number >= 1 && number <= 12;
    if (!isGrade || (stage !== null && stage !== number)) return null;
    if (isBracket && !next.eat(")")) return null;
    grade = number;
    cursor.at = next.at;
    cursor.eat("of school", "at school", "education");
  }
  return grade === null ? null : { kind: "school", grade };
}
