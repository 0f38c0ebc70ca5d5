import { ENGLISH_TESTS, type SimpleCondition } from "../entry.ts";
import { wordList } from "../word-list.ts";
import { readOrAbove } from "./grades.ts";
import { allOfThese, type Demanded, inWords } from "./meaning.ts";
import { inSentence, type TokenCursor } from "./words.ts";

const SCORES = new Set(
  wordList(`
  academic, overall, band, score, of, at, least, a, an, minimum, average, with, the
`),
);
const TEST_NAMES: readonly (readonly [SimpleCondition & { kind: "english" }, readonly string[]])[] =
  [
    [{ kind: "english", test: "ielts", score: 0 }, ["ielts"]],
    [{ kind: "english", test: "toefl_ibt", score: 0 }, ["toefl ibt", "toefl", "ibt toefl"]],
    [{ kind: "english", test: "pte", score: 0 }, ["pte academic", "pte"]],
  ];

const NO_PART = wordList(
  "band, part, component, section, sub score, individual band, skill",
).flatMap((what) => [`with no ${what}`, `no ${what}`, `and no ${what}`]);
const EACH_PART = ["each", "all", "every"].flatMap((every) =>
  ["band", "part", "component", "section", "skill", "bands", "skills", "components"].map(
    (part) => `in ${every} ${part}`,
  ),
);

/** "with no band below 5.5", "with a minimum of 6.0 in each band". */
function readScoreOfParts(cursor: TokenCursor): string | null {
  const next = cursor.fork();
  next.eat(",", "and");
  const from = next.at;
  if (next.eat(...NO_PART)) {
    if (!next.eat("below", "less than", "lower than", "under")) return null;
    if (next.number() === null) return null;
  } else {
    next.eat("with a minimum of", "with at least", "with a minimum score of", "with");
    if (next.number() === null || !next.eat(...EACH_PART)) return null;
  }
  cursor.at = next.at;
  return next.text(from);
}

const testName = (test: string) => ENGLISH_TESTS.find(({ value }) => value === test)!.label;

/** "IELTS 6.0", "an overall band of 6 in IELTS". */
export function readEnglishScore(cursor: TokenCursor): Demanded | null {
  const before = cursor.fork();
  before.skip(SCORES);
  const early = before.number();
  if (early !== null) {
    before.skip(SCORES);
    if (!before.eat("in", "on", "in the", "at")) return null;
    cursor.at = before.at;
  } else cursor.skip(SCORES);
  const named = TEST_NAMES.find(([, names]) => cursor.eat(...names));
  if (named === undefined) return null;
  let score = early;
  if (score === null) {
    cursor.skip(SCORES);
    score = cursor.number();
  }
  const { max, step } = ENGLISH_TESTS.find(({ value }) => value === named[0].test)!;
  // A score above the scale is of another edition of the test.
  if (score === null || score <= 0 || score > max || score % step !== 0) return null;
  readOrAbove(cursor);
  cursor.eat("overall", "overall band", "overall score");
  readOrAbove(cursor);
  const demand = { ...named[0], score };
  const ofParts = readScoreOfParts(cursor);
  return ofParts === null
    ? demand
    : allOfThese(demand, inWords(`${testName(demand.test)} ${inSentence(ofParts)}`));
}
