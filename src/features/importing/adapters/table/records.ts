import { createHash } from "node:crypto";
import { RECORD_LIMITS } from "#records/record-limits.ts";
import type { OmittedField, SourceRecord, SourceRecords } from "#records/source-records.ts";
import type { TableMapping } from "../../table-mapping.schema.ts";
import { cellRecord } from "../magu/csv-cells.ts";
import { type ReadRow, rowReader } from "./row-reading.ts";
import type { TableFile, TableRow } from "./table-file.ts";
import { targetLabel, targetPart, type WordField } from "./targets.ts";
import { foldWords } from "./words.ts";

type Value = Record<string, unknown>;

const UNSAID = "not stated, as nobody has said what it means";

/** What a place of an institution is called whose name no column gives. */
const MAIN_CAMPUS = "Main campus";

/** A word of a field's choices in a file, as it is first spelled. */
export interface FoundWord {
  field: WordField;
  word: string;
  count: number;
  choice: string | null;
  isKnown: boolean;
}

/** The records of a table by its mapping: courses, and the institutions that rows name. */
export async function recordsOfTable(
  table: TableFile,
  mapping: TableMapping,
  categories: readonly string[],
): Promise<{ records: SourceRecords; words: FoundWord[] }> {
  const institutions = new Institutions();
  const words = new Map<string, FoundWord>();
  const nameless = { text: "rows that name no course and no institution: not read", count: 0 };
  for await (const { row, read, course } of readRows(table, mapping, categories)) {
    institutions.add(row, read, course);
    if (!course && !row.problem && institutionRef(read) === undefined) nameless.count += 1;
    for (const { word, ...meaning } of read.words) {
      const key = `${meaning.field} ${foldWords(word)}`;
      const before = words.get(key);
      if (before) before.count += 1;
      else words.set(key, { ...meaning, word: word.slice(0, MAX_WORD), count: 1 });
    }
  }
  const found = [...words.values()];
  const used = found.flatMap(({ field, choice }) =>
    field === "categories" && choice !== null ? [choice] : [],
  );
  const records: SourceRecords = {
    institutions: institutions.records(),
    categories: [...new Set(used)].map((name, at) => ({ line: at + 1, value: { name } })),
    courses: {
      async *[Symbol.asyncIterator]() {
        for await (const { course } of readRows(table, mapping, categories)) {
          if (course) yield course;
        }
      },
    },
    notes: [
      ...table.notes,
      ...(nameless.count > 0 ? [nameless] : []),
      ...found
        .filter(({ isKnown }) => !isKnown)
        .map(({ field, word, count }) => ({
          text: `"${word}" (${targetLabel(field)}): ${UNSAID}`,
          count,
        })),
    ],
    categoriesStay: true,
    isLenient: true,
  };
  return { records, words: found };
}

/** Characters of a word that is shown and remembered. */
const MAX_WORD = 200;

interface RowRecords {
  row: TableRow;
  read: ReadRow;
  /** Null for a row of an institution alone. */
  course: SourceRecord | null;
}

/** Every row with its course. Files are read twice: institutions stand before their courses. */
async function* readRows(
  table: TableFile,
  mapping: TableMapping,
  categories: readonly string[],
): AsyncGenerator<RowRecords> {
  const readRow = rowReader(mapping, categories);
  const hasCourses = mapping.columns.some(
    ({ target }) => target !== null && targetPart(target) === null && target !== "institution",
  );
  const refs = new Map<string, number>();
  for await (const row of table.rows()) {
    const read = readRow(row);
    if (mapping.institution !== null && !read.institution.has("name")) {
      read.institution.set("name", mapping.institution);
    }
    yield { row, read, course: hasCourses ? courseOf(row, read, refs) : null };
  }
}

/** A name as a reference, which stays the same for the same name. */
function slug(name: string): string {
  const words = foldWords(name).replaceAll(" ", "-");
  if (words.length <= 60) return words;
  return `${words.slice(0, 50)}-${createHash("sha256").update(words).digest("hex").slice(0, 8)}`;
}

const institutionRef = ({ course, institution }: ReadRow): string | undefined =>
  course.get("institution") ??
  institution.get("ref") ??
  (institution.has("name") ? slug(institution.get("name") ?? "") : undefined);

function courseOf(
  { line, problem }: TableRow,
  read: ReadRow,
  refs: Map<string, number>,
): SourceRecord {
  const { value, problem: unclear } = cellRecord(Object.fromEntries(read.course));
  const institution = institutionRef(read);
  const name = read.course.get("name");
  const omitted = [...read.omitted];
  if (unclear !== undefined) {
    omitted.push({ field: "fees", reason: unclear });
    delete value.fees;
  }
  const said = listOf(value.campuses);
  // Courses of one institution in several towns are at as many places, named or not.
  const town = said.length === 0 ? read.campus.get("island_city") : undefined;
  const campus = read.campus.get("name") ?? town;
  if (campus !== undefined) value.campuses = [...new Set([...said, campus])];
  const ref = read.course.get("ref") ?? (name && ownRef(institution ?? "", name, refs));
  const noInstitution = "names no institution: say which one all rows are of";
  const refused = problem ?? (institution === undefined ? noInstitution : undefined);
  return {
    line,
    value: { ...value, ...(ref && { ref }), ...(institution && { institution }) },
    omitted,
    ...(refused !== undefined && { problem: refused }),
  };
}

const listOf = (value: unknown) => (Array.isArray(value) ? (value as string[]) : []);

/** Courses of one name at one institution are numbered in the order of the file. */
function ownRef(institution: string, name: string, refs: Map<string, number>): string {
  const ref = `${institution.slice(0, RECORD_LIMITS.ref - 70)}/${slug(name)}`;
  const count = (refs.get(ref) ?? 0) + 1;
  refs.set(ref, count);
  return count === 1 ? ref : `${ref}-${count}`;
}

/** The institutions of a file; of each field what the first row says that states it. */
class Institutions {
  readonly #found = new Map<
    string,
    {
      line: number;
      value: Value;
      campuses: Map<string, Value>;
      omitted: OmittedField[];
      problem?: string;
    }
  >();

  add({ line, problem }: TableRow, read: ReadRow, course: SourceRecord | null): void {
    const named = institutionRef(read);
    const ref = named && course === null ? this.#ofCountry(named, read) : named;
    if (ref === undefined || problem !== undefined) {
      if (course === null) this.#nameless(line, problem);
      return;
    }
    // A course that only refers to an institution says nothing of it.
    if (!read.institution.has("name") && course !== null && !this.#found.has(ref)) return;
    if (!this.#found.has(ref)) {
      this.#found.set(ref, { line, value: { ref }, campuses: new Map(), omitted: [] });
    }
    const entry = this.#found.get(ref)!;
    const { ref: _, ...stated } = cellRecord(Object.fromEntries(read.institution)).value;
    entry.value = { ...stated, ...entry.value };
    if (course === null) entry.omitted.push(...read.omitted);
    this.#addCampuses(entry.campuses, read, listOf((course?.value as Value | null)?.campuses));
  }

  /** In a list of institutions those of one name in two countries are two. */
  #ofCountry(ref: string, { campus }: ReadRow): string {
    const country = foldWords(campus.get("country") ?? "");
    const first = [...(this.#found.get(ref)?.campuses.values() ?? [])][0]?.country;
    const isSame = typeof first !== "string" || country === "" || foldWords(first) === country;
    return isSame ? ref : `${ref}-${country.replaceAll(" ", "-")}`;
  }

  #addCampuses(campuses: Map<string, Value>, { campus }: ReadRow, named: string[]): void {
    for (const name of named) if (!campuses.has(name)) campuses.set(name, { name });
    if (campus.size === 0) return;
    const [only, ...others] = named;
    const name = campus.get("name") ?? (others.length === 0 ? only : undefined) ?? MAIN_CAMPUS;
    const stated = cellRecord(Object.fromEntries(campus)).value;
    const isMain = name === MAIN_CAMPUS && { is_main: true };
    campuses.set(name, { ...stated, ...campuses.get(name), name, ...isMain });
  }

  #nameless(line: number, problem: string | undefined): void {
    this.#found.set(`line ${line}`, {
      line,
      value: { ref: `line-${line}` },
      campuses: new Map(),
      omitted: [],
      ...(problem !== undefined && { problem }),
    });
  }

  records(): SourceRecord[] {
    return [...this.#found.values()].map(({ line, value, campuses, omitted, problem }) => ({
      line,
      value: { ...value, ...(campuses.size > 0 && { campuses: [...campuses.values()] }) },
      omitted,
      ...(problem !== undefined && { problem }),
    }));
  }
}
