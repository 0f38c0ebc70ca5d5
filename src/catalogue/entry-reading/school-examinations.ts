import { ENTRY_LIMITS, type Exam, type Grade, type SchoolSubject, SUBJECTS } from "../entry.ts";
import { wordList } from "../word-list.ts";
import { type KnownFields, readField } from "./fields-of-study.ts";
import { readGrade, readLetter } from "./grades.ts";
import { allOfThese, type Demanded, inWords } from "./meaning.ts";
import type { TokenCursor } from "./words.ts";

/** Names of examinations. IGCSE and GCSE are O levels by another name, of the same boards. */
const EXAM_NAMES: readonly (readonly [Exam, readonly string[]])[] = [
  [
    "o_level",
    wordList(`
      o level, o levels, olevel, olevels, o'level, o'levels, o / l, o / ls, ol, ordinary level,
      ordinary levels, igcse, igcses, gcse, gcses, international gcse, ssc,
      secondary school certificate
    `),
  ],
  [
    "a_level",
    wordList(`
      a level, a levels, alevel, alevels, a'level, a'levels, a / l, a / ls, al, advanced level,
      advanced levels, hsc, higher secondary certificate, higher school certificate
    `),
  ],
];
const BOARDS = new Set(["gce", "cambridge", "edexcel", "london", "cie", "pearson"]);
const EXAM_NOUNS = new Set(["examination", "examinations", "exam", "exams", "qualifications"]);

/** An examination by one or several of its names: "O level or SSC". */
export function readExam(cursor: TokenCursor): Exam | null {
  const first = readExamName(cursor);
  if (first === null) return null;
  for (;;) {
    const next = cursor.fork();
    const isBracket = next.eat("(");
    if (!isBracket && !next.eat("or", "/")) break;
    const other = readExamName(next);
    if (other === null || (isBracket && !next.eat(")"))) break;
    if (other !== first) return null;
    cursor.at = next.at;
  }
  cursor.skip(EXAM_NOUNS);
  return first;
}

function readExamName(cursor: TokenCursor): Exam | null {
  const next = cursor.fork();
  next.eat("the");
  next.skip(BOARDS);
  for (const [exam, names] of EXAM_NAMES) {
    // "A Level 4 certificate" is of a level, and of no examination.
    if (!next.eat(...names)) continue;
    if (/^\d/.test(next.word()) && !PASS_NOUNS.has(next.word(1))) continue;
    cursor.at = next.at;
    return exam;
  }
  return null;
}

const SUBJECT_NAMES: readonly (readonly [SchoolSubject, readonly string[]])[] = [
  ...SUBJECTS.map(({ value, label }) => [value, [label.toLowerCase()]] as const),
  ["english", ["english language", "english as a second language", "esl"]],
  ["dhivehi", ["dhivehi language"]],
  ["islam", ["islamic studies", "islamiyyath"]],
  ["literature", ["english literature"]],
  ["computer_science", ["computer studies", "ict"]],
  ["business", ["business studies"]],
  ["tourism", ["travel & tourism"]],
  ["accounting", ["accounts"]],
  ["art", ["art & design"]],
  ["marine_science", ["marine science", "fisheries science"]],
];

/** The subject of school that stands here. */
function readSubject(cursor: TokenCursor): SchoolSubject | null {
  let best: { subject: SchoolSubject; to: number } | null = null;
  for (const [subject, names] of SUBJECT_NAMES) {
    const next = cursor.fork();
    if (next.eat(...names) && next.at > (best?.to ?? 0)) best = { subject, to: next.at };
  }
  if (best === null) return null;
  cursor.at = best.to;
  return best.subject;
}

interface SubjectList {
  subjects: SchoolSubject[];
  /** True where any of them is enough. */
  isAny: boolean;
}

/** "English", "English and mathematics", "biology, chemistry or physics"; null for "A, B" alone. */
function readSubjects(cursor: TokenCursor): SubjectList | null {
  const next = cursor.fork();
  next.eat("both", "either");
  const first = readSubject(next);
  if (first === null) return null;
  const subjects = [first];
  const kinds = new Set<string>();
  let isOpen = false;
  for (;;) {
    const after = next.fork();
    const hasComma = after.eat(",");
    const kind = after.take(new Set(["and", "or", "&", "/"]));
    if (!hasComma && kind === null) break;
    after.eat("in");
    const subject = readSubject(after);
    if (subject === null) break;
    subjects.push(subject);
    if (kind !== null) kinds.add(kind === "&" ? "and" : kind === "/" ? "or" : kind);
    isOpen = kind === null;
    next.at = after.at;
  }
  if (kinds.size > 1 || isOpen) return null;
  cursor.at = next.at;
  return { subjects: [...new Set(subjects)], isAny: kinds.has("or") };
}

interface Passes {
  exam: Exam | null;
  count: number | null;
  grade: Grade | null;
  list: SubjectList | null;
  isPass: boolean;
}

const PASS_NOUNS = new Set(["pass", "passes", "passed", "subject", "subjects"]);
const BETWEEN = [":", "in", "at", "with", "of", "at the", "in the", "from the", "from"];

/**
 * Passes of school: number, examination, subjects and grade in any order, each once.
 *
 * @param known the examination that the sentence named before.
 */
export function readPasses(
  cursor: TokenCursor,
  known: Exam | null,
  fields: KnownFields,
): Demanded | null {
  const found: Passes = { exam: null, count: null, grade: null, list: null, isPass: false };
  const next = cursor.fork();
  let to = next.at;
  while (readPassesPart(next, found)) to = next.at;
  next.at = to;
  if (found.isPass && found.exam === null) found.exam = known;
  const { exam } = found;
  if (exam === null || (found.count === null && found.list === null)) return null;
  const meaning = passesMeaning(found, exam);
  if (meaning === null) return null;
  const extra = readIncluded(next, { ...found, exam }, fields);
  cursor.at = next.at;
  return extra === null ? meaning : allOfThese(meaning, extra);
}

/** Reads one part that is not there yet; a word between two counts with the second. */
function readPassesPart(cursor: TokenCursor, found: Passes): boolean {
  const next = cursor.fork();
  const isBracket = next.eat("(");
  if (next.word(1) === "in" && next.word(2) === "any") next.eat(",");
  // "With grade C or above with English": the grade is that of what was said before.
  if (found.grade !== null && found.exam === null && next.word() === "with") return false;
  const hasComma = !isBracket && found.grade === null && next.eat(",");
  next.eat(...BETWEEN);
  const part = { ...found };
  if (!readOnePart(next, part) || (isBracket && !next.eat(")"))) return false;
  if (hasComma && (part.grade === null || !isEndOfPart(next))) return false;
  cursor.at = next.at;
  Object.assign(found, part);
  return true;
}

function readOnePart(next: TokenCursor, found: Passes): boolean {
  if (found.exam === null) {
    found.exam = readExam(next);
    if (found.exam !== null) return true;
  }
  if (found.grade === null) {
    found.grade = readGrade(next);
    if (found.grade !== null) return true;
  }
  if (found.list === null) {
    found.list = readSubjects(next);
    if (found.list !== null) return true;
  }
  if (found.count === null) {
    const number = next.fork();
    number.eat("any", "at least", "a minimum of", "minimum");
    const count = number.eat("a") && number.word() === "pass" ? 1 : number.number();
    if (count !== null && Number.isInteger(count) && count <= ENTRY_LIMITS.passes) {
      found.count = count;
      next.at = number.at;
      return true;
    }
  }
  if (!found.isPass && next.fork().eat("principal")) next.eat("principal");
  if (!found.isPass && next.take(PASS_NOUNS) !== null) {
    found.isPass = true;
    return true;
  }
  return found.isPass && next.take(new Set(["subject", "subjects"])) !== null;
}

function passesMeaning({ count, grade, list }: Passes, exam: Exam): Demanded | null {
  const kind = "passes";
  const lowest = grade === "G" && exam === "a_level" ? "E" : grade;
  if (list === null) return { kind, exam, count: count!, grade: lowest, subjects: [] };
  const { subjects, isAny } = list;
  if (isAny) return { kind, exam, count: count ?? 1, grade: lowest, subjects };
  if (count !== null && count !== subjects.length) return null;
  return allOfThese(
    ...subjects.map((one): Demanded => ({ kind, exam, count: 1, grade: lowest, subjects: [one] })),
  );
}

const ONE_OF_THEM = [
  "one of them in",
  "one of which is",
  "one of which is in",
  "one of which must be",
  "one of which should be",
  "one of which should be in",
  "one of which must be in",
  "one of them being",
  "one being",
];
const INCLUDING = [
  "including",
  "which include",
  "which must include",
  "to include",
  "inclusive of",
  "including a pass in",
  "including passes in",
];

/** ", including English", "one of them in a subject related to business". */
function readIncluded(
  cursor: TokenCursor,
  { grade, ...found }: Passes & { exam: Exam },
  fields: KnownFields,
): Demanded | null {
  if (found.count === null || found.list !== null) return null;
  const next = cursor.fork();
  const isBracket = next.eat("(");
  if (!isBracket) next.eat(",");
  const isOne = next.eat(...ONE_OF_THEM);
  if (!isOne && !next.eat(...INCLUDING)) return null;
  const named = next.fork();
  const list = readSubjects(named);
  if (list !== null && isEndOfPart(named)) {
    if (isOne && !list.isAny && list.subjects.length > 1) return null;
    if (isBracket && !named.eat(")")) return null;
    const own = readLowestOfThese(named);
    cursor.at = named.at;
    return passesMeaning({ ...found, count: null, grade: own ?? grade, list }, found.exam);
  }
  const field = isOne ? readField(next, fields) : null;
  if (!field?.text || !isEndOfPart(next) || (isBracket && !next.eat(")"))) return null;
  cursor.at = next.at;
  return inWords(`one pass in ${field.text}`);
}

/** ", neither below C", behind the subjects that are included. */
function readLowestOfThese(cursor: TokenCursor): Grade | null {
  const next = cursor.fork();
  next.eat(",");
  if (!next.eat("neither below", "none below", "none of them below", "neither of them below"))
    return null;
  const grade = readLetter(next);
  if (grade !== null) cursor.at = next.at;
  return grade;
}

const STOPS = new Set([",", ";", ".", "and", "or", "(", ")", "with"]);

const isEndOfPart = (cursor: TokenCursor) => cursor.isAtEnd || STOPS.has(cursor.word());
