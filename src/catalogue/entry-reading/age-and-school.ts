import { wordList } from "../word-list.ts";
import type { Demanded } from "./meaning.ts";
import type { TokenCursor } from "./words.ts";

const AGE_BEFORE = wordList(`
  age of, age, aged, minimum age, minimum age of, minimum age is, age of at least, at least,
  aged at least, minimum age :, minimum age requirement is, the age of, reached the age of,
  attained the age of, minimum, a minimum of
`);
const OF_AGE = ["years of age", "years old", "year old", "years of age or over"];
const OR_OVER = [
  "or over",
  "or above",
  "or older",
  "and above",
  "and over",
  "or more",
  "and more",
  "and older",
  "+",
];
const WHEN = wordList(`
  on the date the course begins, when the course begins, at the start of the course,
  at the time of application, at the time of admission, at the time of enrolment, on admission,
  on entry, at entry, by the start of the course
`);
/** Ages that a course may ask for; fewer or more years than these are of something else. */
const [MIN_BARE_AGE, MAX_BARE_AGE] = [15, 30];
const AGE_ENDS = new Set([",", ";", ")", "and", "or", "with"]);

/** "20 years of age or over", "aged 18 or above", "at least 16 years old". */
export function readAge(cursor: TokenCursor): Demanded | null {
  const isBefore = cursor.fork();
  const words = AGE_BEFORE.filter((phrase) => isBefore.fork().eat(phrase));
  cursor.eat(...AGE_BEFORE);
  const isAged = words.some((phrase) => phrase.includes("age"));
  const years = cursor.number();
  if (years === null || !Number.isInteger(years) || years < 5 || years > 80) return null;
  const isOfAge = cursor.eat(...OF_AGE);
  const hasYears = !isOfAge && cursor.eat("years");
  const isOver = cursor.eat(...OR_OVER);
  if (isOver) cursor.eat("of age");
  const isOlder = isOver && cursor.word(-1) === "older";
  const isLeast = words.length > 0 || isOver;
  const isAlone = cursor.isAtEnd || AGE_ENDS.has(cursor.word());
  const isBare = hasYears && isLeast && isAlone && years >= MIN_BARE_AGE && years <= MAX_BARE_AGE;
  if (!(isAged || isOfAge || isOlder || isBare)) return null;
  cursor.eat(...WHEN);
  return { kind: "age", years };
}

const SCHOOLS: readonly (readonly [number, readonly string[]])[] = [
  [10, ["lower secondary school", "lower secondary education", "lower secondary"]],
  [10, ["secondary school", "secondary education", "secondary schooling"]],
  [12, ["higher secondary school", "higher secondary education", "higher secondary"]],
];
const COMPLETION = wordList(`
  completion of, completed, complete, finish, finished, having completed, passed
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
