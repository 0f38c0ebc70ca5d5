import { ENGLISH_TESTS, type Exam, type SimpleCondition } from "../entry.ts";
import { FILTER_WORDS } from "../filter-words.ts";
import { wordList } from "../word-list.ts";
import { type KnownFields, readField, type StudyField } from "./fields-of-study.ts";
import { allOfThese, type Demanded, inWords, oneOfThese } from "./meaning.ts";
import { readOrAbove, readPasses, readPoints } from "./school-examinations.ts";
import type { TokenCursor } from "./words.ts";

/** A demand that a sentence states from one token up to another. */
export interface ReadDemand {
  to: number;
  meaning: Demanded;
}

export interface Surroundings {
  fields: KnownFields;
  /** The examination that the sentence named last. */
  exam: Exam | null;
}

type DemandReader = (cursor: TokenCursor, around: Surroundings) => Demanded | null;

/** The longest demand that stands here, with "or equivalent" behind it. */
export function readDemand(cursor: TokenCursor, around: Surroundings): ReadDemand | null {
  let best: ReadDemand | null = null;
  for (const read of READERS) {
    const next = cursor.fork();
    const meaning = read(next, around);
    if (meaning !== null && next.at > (best?.to ?? 0)) best = { to: next.at, meaning };
  }
  if (best === null) return null;
  const after = cursor.fork();
  after.at = best.to;
  if (!readEquivalent(after)) return best;
  const equal = inWords(`what is equal to ${inSentence(cursor.text(cursor.at, best.to))}`);
  return { to: after.at, meaning: oneOfThese(best.meaning, equal) };
}

const EQUALS = ["equivalent", "equal", "equivalents", "equivalence", "equivalent qualification"];

/** "or equivalent", "(or its equal)". */
function readEquivalent(cursor: TokenCursor): boolean {
  const next = cursor.fork();
  const isBracket = next.eat("(");
  if (!next.eat("or", "/")) return false;
  next.eat("an", "its", "the", "any", "their");
  if (!next.eat(...EQUALS, "equivalent qualifications", "equivalent grade", "equivalent level")) {
    return false;
  }
  if (isBracket && !next.eat(")")) return false;
  cursor.at = next.at;
  return true;
}

const READERS: readonly DemandReader[] = [
  (cursor, { exam, fields }) => readPasses(cursor, exam, fields),
  readPoints,
  readLevel,
  readWork,
  readAge,
  readSchool,
  readEnglishScore,
  readInterview,
  readTest,
  readFormality,
  readNothingAsked,
];

const LEVEL_NAMES = FILTER_WORDS.find(({ key }) => key === "mnqf_level")!;
const QUALIFICATION_NOUNS = new Set([
  "qualification",
  "qualifications",
  "certificate",
  "award",
  "degree",
  "degrees",
  "programme",
  "program",
  "course",
  "level",
]);
const FRAMEWORK = ["mnqf", "mqa", "nqf", "the mnqf", "maldives national qualifications framework"];
const RECOGNISED = ["recognised", "recognized", "accredited", "approved"];
const FROM_RECOGNISED = RECOGNISED.flatMap((word) =>
  ["university", "institution", "college", "institute"].flatMap((place) =>
    ["a", "an"].map((article) => `from ${article} ${word} ${place}`),
  ),
);

/**
 * A qualification by its level or its name, with its field: "Level 4 qualification in tourism".
 * Where a level is said twice, both are the same.
 */
function readLevel(cursor: TokenCursor, { fields }: Surroundings): Demanded | null {
  cursor.eat(...RECOGNISED);
  const isRelated = cursor.eat("related", "relevant");
  const from = cursor.at;
  const subject = fieldBefore(cursor, fields);
  const said = readSaidLevel(cursor);
  if (said === null) return null;
  const { level, isName, isHonours } = said;
  const name = cursor.text(from);
  const field = readIn(cursor, fields);
  if (!readSameLevel(cursor, level)) return null;
  cursor.eat(...FROM_RECOGNISED);
  readOrAbove(cursor);
  cursor.eat("( entry to the second year )", "( entry to the third year )");
  return allOfThese(
    { kind: "level", level, fields: field?.category ? [field.category] : [] },
    ...(isName ? [inWords(name)] : []),
    ...(subject === null ? [] : [inWords(`a qualification in ${subject}`)]),
    ...(isHonours ? [inWords("a degree with honours")] : []),
    ...(isRelated ? [inWords("a related qualification")] : unknownField(field)),
  );
}

/** The demand for a field that is none of the catalogue's. */
const unknownField = (field: StudyField | null): Demanded[] =>
  field?.category === null && field.text !== null
    ? [inWords(`a qualification in ${field.text}`)]
    : [];

/** A level with all that is said of it; null where none is said, or two are. */
function readSaidLevel(cursor: TokenCursor): LevelName | null {
  const first = readLevelName(cursor);
  if (first !== null) skipHigherLevel(cursor, first);
  else if (cursor.take(QUALIFICATION_NOUNS) === null) return null;
  const said = [...(first === null ? [] : [first]), ...furtherLevels(cursor)];
  const [level, ...others] = new Set(said.flatMap((one) => one.level ?? []));
  if (level === undefined || others.length > 0) return null;
  return {
    level,
    isName: said.some(({ isName }) => isName),
    isHonours: said.some(({ isHonours }) => isHonours),
  };
}

/** "Level 5 or Level 6": the lower is enough. */
function skipHigherLevel(cursor: TokenCursor, { level }: LevelName): void {
  const next = cursor.fork();
  if (!next.eat("or") || !/level|mnqf/.test(next.word())) return;
  const higher = readLevelName(next);
  if (higher !== null && higher.level >= level) cursor.at = next.at;
}

/** What is said of the level behind its first name, piece by piece. */
function* furtherLevels(cursor: TokenCursor): Generator<Partial<LevelName>> {
  for (;;) {
    const next = cursor.fork();
    const isBracket = next.eat("(");
    const isHonours = next.eat("hons", "honours", "with honours");
    const said = isHonours ? { isHonours } : readFurtherLevel(next, isBracket);
    if (said === null) return;
    yield said;
    if (isBracket && !next.eat(")")) return;
    cursor.at = next.at;
  }
}

/** "Level 5 Diploma", "a diploma at level 5", "Diploma (Level 5)"; nothing of what is no level. */
function readFurtherLevel(cursor: TokenCursor, isBracket: boolean): Partial<LevelName> | null {
  if (!isBracket) {
    const isNoun = cursor.take(QUALIFICATION_NOUNS) !== null;
    if (isNoun || cursor.eat("or above", "or higher", "and above")) return {};
    cursor.eat("of", "at", "in", "on", ",");
  }
  cursor.eat("the");
  return readLevelName(cursor);
}

/** Passes over "(MNQF level 4)" behind the field; false where it is another level. */
function readSameLevel(cursor: TokenCursor, level: number): boolean {
  const next = cursor.fork();
  const again = next.eat("(") ? readLevelName(next) : null;
  if (again === null || !next.eat(")")) return true;
  cursor.at = next.at;
  return again.level === level;
}

/** "Drama related" before "degree"; null where the words before it name no field. */
function fieldBefore(cursor: TokenCursor, fields: KnownFields): string | null {
  const next = cursor.fork();
  while (fields.words.has(next.word()) && readLevelName(next.fork()) === null) next.at++;
  if (next.at === cursor.at) return null;
  const text = next.text(cursor.at);
  next.eat("related");
  if (readLevelName(next.fork()) === null) return null;
  cursor.at = next.at;
  return text;
}

interface LevelName {
  level: number;
  /** The name says more than the level: "MBA". */
  isName: boolean;
  isHonours: boolean;
}

function readLevelName(cursor: TokenCursor): LevelName | null {
  const next = cursor.fork();
  next.eat(...FRAMEWORK);
  if (next.word() === "l" && /^\d+$/.test(next.word(1))) {
    const level = Number(next.word(1));
    if (level < 1 || level > 10) return null;
    cursor.at = next.at + 2;
    return { level, isName: false, isHonours: false };
  }
  const found = next.isAtEnd ? null : LEVEL_NAMES.read(next.tokens, next.at);
  if (found === null || found.values.length !== 1) return null;
  next.at += found.stems.length;
  cursor.at = next.at;
  const isHonours = found.stems.includes("honour");
  return { level: Number(found.values[0]), isName: found.isAlsoText, isHonours };
}

/** "in nursing", "in a related field"; null without it. Leaves what it does not know. */
function readIn(cursor: TokenCursor, fields: KnownFields): StudyField | null {
  const next = cursor.fork();
  if (!next.eat("in", "within", "in either")) return null;
  const field = readField(next, fields);
  if (field !== null) cursor.at = next.at;
  return field;
}

const WORK_NOUNS = new Set(["work", "experience", "employment", "service"]);
const WORK_WORDS = new Set(["work", "working", "job", "of", "professional", "'"]);
const RELATED_WORK = new Set(["related", "relevant"]);

/** Words after which "experience" is another matter than that of the years before. */
const NO_KIND_OF_WORK = new Set([
  "and",
  "or",
  "in",
  "at",
  "with",
  "without",
  "no",
  "not",
  "if",
  "for",
  "the",
  "a",
  "an",
  "to",
  "from",
  "as",
  "who",
  "after",
  "before",
  "programme",
  "course",
  "study",
  "degree",
  "diploma",
]);

/** Years or months of work: "two years of related work", "5 years' experience in teaching". */
function readWork(cursor: TokenCursor, { fields }: Surroundings): Demanded | null {
  const number = cursor.number();
  if (number === null || number === 0 || number > 60) return null;
  const unit = cursor.take(
    new Set(["year", "years", "years'", "year's", "month", "months", "months'", "yrs", "yr"]),
  );
  if (unit === null) return null;
  cursor.skip(new Set(["of", "'"]));
  const from = cursor.at;
  let isRelated = false;
  let isOther = false;
  const most = cursor.at + 4;
  for (; !WORK_NOUNS.has(cursor.word()) || WORK_NOUNS.has(cursor.word(1)); cursor.at++) {
    const word = cursor.word();
    if (cursor.at === most) return null;
    if (RELATED_WORK.has(word)) isRelated = true;
    else if (WORK_WORDS.has(word)) continue;
    else if (/^\p{L}/u.test(word) && !NO_KIND_OF_WORK.has(word)) isOther = true;
    else return null;
  }
  cursor.take(WORK_NOUNS);
  const before = cursor.text(from);
  const field = readIn(cursor, fields);
  const years = unit.startsWith("month") ? number / 12 : number;
  const own = field?.category ? [field.category] : [];
  const more: Demanded[] = [];
  if (isRelated || isOther) more.push(inWords(before));
  if (field?.category === null && field.text !== null) more.push(inWords(`work in ${field.text}`));
  return allOfThese({ kind: "work", years, fields: own }, ...more);
}

const AGE_BEFORE = wordList(`
  age of, age, aged, minimum age, minimum age of, minimum age is, age of at least, at least,
  aged at least, minimum age :, minimum age requirement is, the age of
`);
const OF_AGE = ["years of age", "years old", "year old", "years of age or over"];
const OR_OVER = ["or over", "or above", "or older", "and above", "and over", "or more"];

/** "20 years of age or over", "aged 18 or above", "at least 16 years old". */
function readAge(cursor: TokenCursor): Demanded | null {
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
function readSchool(cursor: TokenCursor): Demanded | null {
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
function readEnglishScore(cursor: TokenCursor): Demanded | null {
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

const MEETING = new Set(
  wordList(`
  pass, passing, in, at, attend, successful, success, a, an, the, through, sit, sitting, take,
  taking, undergo, be, selected, by, satisfactory, performance, called, for, invited, to, short,
  oral, personal, placement, selection, admission, admissions, entrance, entry, complete,
  completion, of
`),
);

function readInterview(cursor: TokenCursor): Demanded | null {
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

function readTest(cursor: TokenCursor): Demanded | null {
  cursor.skip(TEST_VERBS);
  const from = cursor.at;
  let isOfPlace = false;
  for (; TEST_PURPOSES.has(cursor.word()) || TEST_KINDS.has(cursor.word()); cursor.at++)
    isOfPlace ||= TEST_PURPOSES.has(cursor.word());
  if (!isOfPlace || !cursor.eat("test", "exam", "examination", "tests", "assessment")) return null;
  const subject = cursor.fork();
  if (subject.eat("in") && subject.take(TEST_KINDS) !== null) cursor.at = subject.at;
  return { kind: "test", name: `the ${inSentence(cursor.text(from))}` };
}

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

function readFormality(cursor: TokenCursor): Demanded | null {
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
].map((what) => `no ${what}`);

function readNothingAsked(cursor: TokenCursor): Demanded | null {
  const isOpen = cursor.eat("open to everyone", "open to all", "open to anyone", "open to anybody");
  if (isOpen) cursor.eat("interested", "who is interested");
  if (!isOpen) {
    cursor.eat("there are", "there is");
    if (!cursor.eat(...NOTHING_ASKED)) return null;
    cursor.eat("is needed", "are needed", "is required", "are required", "needed", "required");
  }
  return { all: [] };
}

/** Text within a sentence; names of languages keep their capital. */
const inSentence = (text: string) =>
  /^(?:A |[A-Z][a-z])/.test(text) && !/^(?:English|Arabic|Dhivehi)/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
