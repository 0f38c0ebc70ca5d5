import {
  ENGLISH_TESTS,
  type EntryCondition,
  type EntryRoute,
  GRADES,
  type Grade,
  type SchoolSubject,
  type SimpleCondition,
  SUBJECTS,
} from "#catalogue/entry.ts";
import { conditionText } from "#catalogue/entry-words.ts";

/**
 * Entry routes as text: one in each line, in the words of the site. What is free text there stands in
 * quotation marks here, so that every line can be read back.
 */

export type StatedRoute = EntryRoute & { source_text: string };

const [AND, OR] = [", and ", ", or "];
const OPEN_LINE = "Open to everyone";

/** Longest sentence of a route in the import format. */
const MAX_SENTENCE = 5_000;

export const cellOfRoutes = (routes: readonly EntryRoute[]): string =>
  routes.map(lineOfRoute).join("\n");

function lineOfRoute({ conditions }: EntryRoute): string {
  if (conditions.length === 0) return OPEN_LINE;
  return conditions
    .map((condition) => (condition.kind === "any" ? condition.of : [condition]))
    .map((parts) => parts.map(partWords).join(OR))
    .join(AND);
}

function partWords(part: SimpleCondition): string {
  switch (part.kind) {
    case "text":
      return inQuotes(part.text);
    case "formality":
      return `bring ${inQuotes(part.text)}`;
    case "test":
      return part.name === null ? conditionText(part) : `test ${inQuotes(part.name)}`;
    case "points":
      return conditionText(part) + scaleWords(part.scale);
    case "level":
    case "work":
      return conditionText({ ...part, fields: part.fields.map(fieldNameWords) });
    default:
      return conditionText(part);
  }
}

const inQuotes = (text: string) => `"${text.replace(/\s+/g, " ").replaceAll('"', '""')}"`;

function fieldNameWords(name: string): string {
  const line = name.replace(/\s+/g, " ");
  return /[",]| or /.test(line) ? inQuotes(line) : line;
}

function scaleWords(scale: Partial<Record<Grade, number>> | null): string {
  if (scale === null) return "";
  const points = GRADES.filter((grade) => scale[grade] !== undefined);
  return ` (${points.map((grade) => `${grade} ${scale[grade]}`).join(", ")})`;
}

/** What a cell of entry routes says, or what is wrong with it as the end of a sentence. */
type ReadRoutes = { routes: StatedRoute[] } | { problem: string };

/**
 * Reads a cell of entry routes. A line that says a route in the words of before is that route, with
 * all that words leave out.
 *
 * @param before Routes that the course has.
 */
export function routesOfCell(text: string, before: readonly StatedRoute[]): ReadRoutes {
  const known = Map.groupBy(before, (route) => lineOfRoute(route));
  const routes: StatedRoute[] = [];
  for (const line of partsOutsideQuotes(text, ["\n"])) {
    const words = line.trim();
    if (words === "") continue;
    const conditions = conditionsOfLine(words);
    const same = known.get(words)?.shift();
    if (same) routes.push(same);
    else if ("problem" in conditions) return conditions;
    else routes.push({ ...conditions, source_text: words.slice(0, MAX_SENTENCE) });
  }
  return { routes };
}

function conditionsOfLine(line: string): { conditions: EntryCondition[] } | { problem: string } {
  if (line.toLowerCase() === OPEN_LINE.toLowerCase()) return { conditions: [] };
  const conditions: EntryCondition[] = [];
  for (const demand of partsOutsideQuotes(line, [AND])) {
    const parts: SimpleCondition[] = [];
    for (const words of partsOutsideQuotes(demand, [OR])) {
      const part = partOfWords(words.trim());
      if (!part) return { problem: notUnderstood(words.trim()) };
      parts.push(part);
    }
    const [only] = parts;
    if (only) conditions.push(parts.length === 1 ? only : { kind: "any", of: parts });
  }
  return { conditions };
}

const notUnderstood = (words: string) =>
  `does not understand ${words.startsWith('"') ? words : `"${words}"`}: say it as the sheet Explanations does, such as 3 passes at O level or SSC, with grade C or above; or put your own words in quotation marks`;

/** Parts of a text between separators, which count where no quotation mark is open. */
function partsOutsideQuotes(text: string, separators: readonly string[]): string[] {
  const parts: string[] = [];
  let [begin, isQuoted] = [0, false];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    const separator = separators.find((each) => text.startsWith(each, at));
    if (separator === undefined) continue;
    parts.push(text.slice(begin, at));
    begin = at + separator.length;
    at = begin - 1;
  }
  return [...parts, text.slice(begin)];
}

/** The text within quotation marks; null where it is not all in one pair of them. */
function unquoted(words: string): string | null {
  const within = /^"((?:[^"]|"")*)"$/.exec(words)?.[1]?.replaceAll('""', '"').trim();
  return within ? within : null;
}

/** A condition in the words of the site; null where it is none. */
function partOfWords(words: string): SimpleCondition | null {
  for (const read of PART_READERS) {
    const part = read(words);
    if (part) return part;
  }
  return null;
}

/** Reads a condition whose words begin so, and end with what it takes the fields from. */
const PART_READERS: readonly ((words: string) => SimpleCondition | null)[] = [
  (words) => {
    const text = unquoted(words);
    return text === null ? null : { kind: "text", text };
  },
  (words) => {
    const [, kind = "", rest = ""] = /^(bring|test) (".*)$/is.exec(words) ?? [];
    const text = unquoted(rest);
    if (text === null) return null;
    return kind.toLowerCase() === "bring"
      ? { kind: "formality", text }
      : { kind: "test", name: text };
  },
  (words) => (/^an interview$/i.test(words) ? { kind: "interview" } : null),
  (words) => (/^a test of the institution$/i.test(words) ? { kind: "test", name: null } : null),
  (words) => {
    const [, grade] = /^grade (\d{1,2}) of school$/i.exec(words) ?? [];
    return grade ? { kind: "school", grade: Number(grade) } : null;
  },
  (words) => {
    const [, years] = /^age (\d{1,3}) or over$/i.exec(words) ?? [];
    return years ? { kind: "age", years: Number(years) } : null;
  },
  passesOf,
  pointsOf,
  englishOf,
  (words) => {
    const [begin, level] = /^a qualification at level (\d{1,2}) or above/i.exec(words) ?? [];
    const fields = begin === undefined ? null : fieldsAfter(words.slice(begin.length));
    return fields && { kind: "level", level: Number(level), fields };
  },
  (words) => {
    const [begin, count, unit] =
      /^(\d{1,2}(?:\.\d{1,20})?) (year|month)s? of work/i.exec(words) ?? [];
    const fields = begin === undefined ? null : fieldsAfter(words.slice(begin.length));
    const years = unit?.toLowerCase() === "month" ? Number(count) / 12 : Number(count);
    return fields && { kind: "work", years, fields };
  },
];

/** "", or " in Business, Health or Law"; null for anything else. */
function fieldsAfter(words: string): string[] | null {
  if (words === "") return [];
  if (!words.startsWith(" in ")) return null;
  const names = partsOutsideQuotes(words.slice(4), [", ", " or "]).map((name) => name.trim());
  const fields = names.map((name) => (name.includes('"') ? unquoted(name) : name || null));
  return fields.every((name) => name !== null) ? fields : null;
}

/** "2 passes in English or Mathematics at O level or SSC, with grade C or above". */
function passesOf(words: string): SimpleCondition | null {
  const at = words.toLowerCase().lastIndexOf(" at ");
  if (at < 0) return null;
  const [tail, exam, named] =
    /^ at ([oa]) level or [sh]sc(?:, in any (grade)|, with grade ([a-g]\*?) or above)?$/i.exec(
      words.slice(at),
    ) ?? [];
  const [begin, count] = /^(a|\d{1,2}) pass(?:es)?/i.exec(words) ?? [];
  if (tail === undefined || begin === undefined || at < begin.length) return null;
  const subjects = subjectsAfter(words.slice(begin.length, at));
  const letter = /with grade ([a-g]\*?)/i.exec(tail)?.[1]?.toUpperCase();
  const grade = named ? "G" : (GRADES.find((each) => each === letter) ?? null);
  const isSsc = /ssc/i.test(tail);
  if (!subjects || isSsc !== (exam?.toLowerCase() === "o") || (letter && !grade)) return null;
  return {
    kind: "passes",
    exam: isSsc ? "o_level" : "a_level",
    grade,
    subjects,
    count: Number.isNaN(Number(count)) ? 1 : Number(count),
  };
}

/** The longest first: a label may begin another. */
const BY_LENGTH = SUBJECTS.toSorted((a, b) => b.label.length - a.label.length);

/** "", or " in English, Mathematics or Physics"; null for anything else. */
function subjectsAfter(words: string): SchoolSubject[] | null {
  if (words === "") return [];
  if (!words.toLowerCase().startsWith(" in ")) return null;
  const subjects: SchoolSubject[] = [];
  for (let rest = words.slice(4); ; ) {
    const found = BY_LENGTH.find(({ label }) => beginsWith(rest, label));
    if (!found) return null;
    subjects.push(found.value);
    rest = rest.slice(found.label.length);
    if (rest === "") return subjects;
    const separator = [", ", " or "].find((each) => beginsWith(rest, each));
    if (!separator) return null;
    rest = rest.slice(separator.length);
  }
}

const beginsWith = (text: string, begin: string) =>
  text.slice(0, begin.length).toLowerCase() === begin.toLowerCase();

/** "12 points at A level or HSC in the best 3 subjects (A 5, B 4)". */
function pointsOf(words: string): SimpleCondition | null {
  const [all, points, best, scale] =
    /^(\d{1,3}) points at a level or hsc(?: in the best (\d{1,2}) subjects)?(?: \(([^()]{1,90})\))?$/i.exec(
      words,
    ) ?? [];
  if (all === undefined) return null;
  const steps = scale?.split(", ").map((step) => /^([a-g]\*?) (\d{1,3})$/i.exec(step));
  const named = steps?.map((step) => [step?.[1]?.toUpperCase(), Number(step?.[2])] as const);
  if (named?.some(([grade]) => !GRADES.some((each) => each === grade))) return null;
  return {
    kind: "points",
    points: Number(points),
    best: best === undefined ? null : Number(best),
    scale: named ? (Object.fromEntries(named) as Partial<Record<Grade, number>>) : null,
  };
}

/** "IELTS 6.0 or above". */
function englishOf(words: string): SimpleCondition | null {
  const test = ENGLISH_TESTS.find(({ label }) => beginsWith(words, `${label} `));
  const [, score] =
    /^(\d{1,3}(?:\.\d{1,4})?) or above$/i.exec(words.slice((test?.label.length ?? 0) + 1)) ?? [];
  return test && score ? { kind: "english", test: test.value, score: Number(score) } : null;
}
