import { foldName } from "#catalogue/names.ts";
import { type Figure, figuresIn } from "./figures.ts";

/** "course 12" or "institution 3". */
export type RecordKey = `${"course" | "institution"} ${number}`;

interface Stated {
  figure: Figure;
  /** The records that it is of; none: of no record alone. A sum is of all that it adds up. */
  of: readonly RecordKey[];
}

/** What the look-ups of one answer gave: it may state nothing else. */
export interface Evidence {
  records: Set<RecordKey>;
  figures: Stated[];
  /** Texts as they are compared, of each record and of none. */
  texts: { text: string; of: readonly RecordKey[] }[];
  /** Whether a person can enter a course, as far as a look-up said. */
  entry: Map<RecordKey, "meets" | "asks_more" | "open">;
  /** Records of which a register says something bad. */
  warned: Set<RecordKey>;
}

export function newEvidence(): Evidence {
  return { records: new Set(), figures: [], texts: [], entry: new Map(), warned: new Set() };
}

type Json = unknown;
type Fields = Record<string, Json>;

/** Keys whose values are no figures. */
const NO_FIGURES = new Set([
  "id",
  "course_id",
  "institution_id",
  "course_ids",
  "link",
  "ask",
  "page",
  "field",
]);
/** Long texts of institutions: what they say is no figure and no word that an answer may repeat. */
const FREE_TEXT = new Set<Json>(["general_notes", "careers", "study_options", "modules"]);

/** Takes in what a look-up gave. */
export function addResult(evidence: Evidence, result: Json, of: readonly RecordKey[] = []): void {
  if (typeof result === "string") addText(evidence, result, of);
  else if (typeof result === "number")
    evidence.figures.push({
      figure: { kind: "number", key: String(result), value: result, text: "" },
      of,
    });
  else if (Array.isArray(result)) for (const one of result) addResult(evidence, one, of);
  else if (typeof result === "object" && result !== null) addFields(evidence, result as Fields, of);
}

function addText(evidence: Evidence, text: string, of: readonly RecordKey[]): void {
  evidence.texts.push({ text: foldName(text), of });
  for (const figure of figuresIn(text)) evidence.figures.push({ figure, of });
}

function addFields(evidence: Evidence, fields: Fields, outer: readonly RecordKey[]): void {
  if (FREE_TEXT.has(fields.field)) return;
  const own = keyOf(fields);
  const of = own ? [own] : outer;
  if (own) {
    evidence.records.add(own);
    addJudgement(evidence, own, fields);
  }
  const all = keysIn(fields.courses);
  for (const [key, value] of Object.entries(fields)) {
    if (NO_FIGURES.has(key)) continue;
    if (key === "rows" && Array.isArray(value)) addRows(evidence, value as Fields[], all);
    else addResult(evidence, value, key.startsWith("together") ? all : of);
  }
}

/** Rows of a comparison: each value is of the course in its place. */
function addRows(evidence: Evidence, rows: readonly Fields[], courses: readonly RecordKey[]): void {
  for (const { values } of rows)
    for (const [at, value] of (values as Json[]).entries())
      addResult(evidence, value, courses[at] ? [courses[at]] : []);
}

function addJudgement(evidence: Evidence, key: RecordKey, fields: Fields): void {
  const { verdict, entry, warning, facts } = fields;
  if (typeof verdict === "string") evidence.entry.set(key, VERDICTS.get(verdict) ?? "open");
  else if (typeof entry === "string") evidence.entry.set(key, labelled(entry));
  const approval = (Array.isArray(facts) ? (facts as Fields[]) : []).find(
    ({ field }) => field === "mqa_approved",
  )?.value;
  if (typeof warning === "string" || /^No\b|blacklist/i.test(String(approval ?? "")))
    evidence.warned.add(key);
}

const VERDICTS = new Map([
  ["meets", "meets"],
  ["nearly", "asks_more"],
  ["does_not", "asks_more"],
] as const) as ReadonlyMap<string, "meets" | "asks_more">;

function labelled(words: string): "meets" | "asks_more" | "open" {
  if (/^you can enter/i.test(words)) return "meets";
  return /^(?:nearly|asks for more)/i.test(words) ? "asks_more" : "open";
}

/** The record that an object is of: by its own address, by an id, or by the record that it holds. */
function keyOf({ id, link, course_id, course, institution }: Fields): RecordKey | null {
  if (typeof course_id === "number") return `course ${course_id}`;
  const kind = /^\/(course|institution)s\/\d/.exec(String(link ?? ""))?.[1];
  if (typeof id === "number" && kind) return `${kind as "course"} ${id}`;
  for (const held of [course, institution])
    if (typeof held === "object" && held !== null) return keyOf(held as Fields);
  return null;
}

function keysIn(courses: Json): RecordKey[] {
  return Array.isArray(courses) ? courses.flatMap((one) => keyOf(one as Fields) ?? []) : [];
}
