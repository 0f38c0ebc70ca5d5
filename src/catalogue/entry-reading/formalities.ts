import { wordList } from "../word-list.ts";
import { allOfThese, type Demanded, inWords } from "./meaning.ts";
import { inSentence, type TokenCursor } from "./words.ts";

const MEETING = new Set(
  wordList(`
  pass, passing, in, at, attend, successful, success, a, an, the, through, sit, sitting, take,
  taking, undergo, be, selected, by, satisfactory, performance, called, for, invited, to, short,
  oral, personal, placement, selection, admission, admissions, entrance, entry, complete,
  completion, of
`),
);

export function readInterview(cursor: TokenCursor): Demanded | null {
  cursor.skip(MEETING);
  return cursor.eat("interview", "interviewed") ? { kind: "interview" } : null;
}

/** What a test of the institution is for; a test of anything else is none of these. */
const TEST_PURPOSES = new Set([
  "placement",
  "entrance",
  "entry",
  "aptitude",
  "admission",
  "admissions",
  "selection",
  "screening",
  "diagnostic",
  "assessment",
]);
const TEST_KINDS = new Set(["written", "english", "arabic", "dhivehi", "mathematics", "language"]);
/** Whose the test is. */
const OF_THE_PLACE = new Set([
  "our",
  "own",
  "college",
  "university",
  "institute",
  "college's",
  "institute's",
]);
const TEST_VERBS = new Set([
  "a",
  "an",
  "the",
  "pass",
  "passing",
  "in",
  "of",
  "sit",
  "take",
  "success",
  "successful",
  "complete",
  "completion",
  "undergo",
]);

export function readTest(cursor: TokenCursor): Demanded | null {
  cursor.skip(TEST_VERBS);
  const from = cursor.at;
  let isOfPlace = false;
  cursor.skip(OF_THE_PLACE);
  for (; TEST_PURPOSES.has(cursor.word()) || TEST_KINDS.has(cursor.word()); cursor.at++)
    isOfPlace ||= TEST_PURPOSES.has(cursor.word());
  if (!isOfPlace || !cursor.eat("test", "exam", "examination", "tests", "assessment")) return null;
  const subject = cursor.fork();
  if (subject.eat("in") && subject.take(TEST_KINDS) !== null) cursor.at = subject.at;
  return { kind: "test", name: `the ${inSentence(cursor.text(from))}` };
}

const NEEDED = ["needed", "required", "asked for"].flatMap((word) => [
  word,
  `is ${word}`,
  `are ${word}`,
]);

/** Papers and checks that anybody can bring along. */
const FORMALITIES = wordList(`
  medical check, medical check up, medical certificate, medical report, medical examination,
  health check, medical fitness certificate, police report, police record, police clearance,
  research proposal, curriculum vitae, cv, reference letter, letter of reference,
  reference letters, recommendation letter, letter of recommendation, statement of purpose,
  personal statement, id card copy, motivation letter, letter of motivation, application form,
  enhanced dbs check, dbs check, occupational health check, criminal record check, references
`);
const FORMALITY_BEFORE = new Set([
  "a",
  "an",
  "the",
  "valid",
  "clear",
  "submit",
  "provide",
  "two",
  "three",
  "one",
  "2",
  "3",
  "undergo",
  "complete",
  "satisfactory",
  "recent",
  "completed",
]);

export function readFormality(cursor: TokenCursor): Demanded | null {
  const verbs = new Set(["submit", "provide", "undergo", "complete"]);
  cursor.skip(verbs);
  const from = cursor.at;
  cursor.skip(FORMALITY_BEFORE);
  if (!cursor.eat(...FORMALITIES)) return null;
  const length = cursor.fork();
  if (length.eat("of up to", "of", "of about") && length.number() !== null) {
    if (length.eat(", 000 words", "words", "pages", "page")) cursor.at = length.at;
  }
  return { kind: "formality", text: inSentence(cursor.text(from)) };
}

const NOTHING_ASKED = [
  "formal qualification",
  "formal qualifications",
  "qualification",
  "qualifications",
  "entry requirement",
  "entry requirements",
  "specific entry requirements",
  "formal entry requirements",
  "entry qualifications",
  "formal entry requirement",
  "formal academic requirements",
  "academic requirements",
  "academic certificates",
  "certificates",
].map((what) => `no ${what}`);
const OPEN_TO_ALL = wordList(`
  open to everyone, open to all, open to anyone, open to anybody, open entry, everyone is welcome,
  everybody is welcome, anyone is welcome, all are welcome, anyone can apply, anyone can join,
  everyone can apply, everyone can join
`);

export function readNothingAsked(cursor: TokenCursor): Demanded | null {
  const isOpen = cursor.eat(...OPEN_TO_ALL);
  if (isOpen) cursor.eat("interested", "who is interested");
  if (!isOpen) {
    cursor.eat("there are", "there is");
    if (!cursor.eat(...NOTHING_ASKED)) return null;
    cursor.eat(...NEEDED);
  }
  return { all: [] };
}

/** "No criminal record (police report to be attached)": nobody but the institution can judge it. */
export function readNoRecord(cursor: TokenCursor): Demanded | null {
  const from = cursor.at;
  if (!cursor.eat("no criminal record", "no criminal records", "clean criminal record"))
    return null;
  const record = inWords(inSentence(cursor.text(from)));
  const next = cursor.fork();
  const paper = next.eat("(") ? readFormality(next) : null;
  next.eat("to be attached", "to be submitted", "must be attached", "required");
  if (paper === null || !next.eat(")")) return record;
  cursor.at = next.at;
  return allOfThese(record, paper);
}
