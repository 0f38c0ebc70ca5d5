import type { ZodType } from "zod";
import { cleanText, cleanTexts } from "#platform/clean-texts.ts";
import { inBatches } from "./batches.ts";
import { lossesOf } from "./field-kinds.ts";
import { indexable } from "./indexing-check.ts";
import { issueField, issueReason } from "./reasons.ts";
import {
  type CategoryRecord,
  type CourseRecord,
  categoryRecord,
  courseRecord,
  type InstitutionRecord,
  institutionRecord,
} from "./record.schema.ts";
import {
  foldRecordName,
  type Kind,
  type RefusedRecord,
  type SourceRecord,
  type SourceRecords,
} from "./source-records.ts";

/** A valid record with its line in the file. */
export interface ValidRecord<T> {
  line: number;
  record: T;
}

/** The valid records of a file except courses, and what else is known of the file. */
export interface ValidRecords {
  institutions: ValidRecord<InstitutionRecord>[];
  categories: ValidRecord<CategoryRecord>[];
  read: Record<Kind, number>;
  /** References in the file, including those of refused records. */
  refs: Record<"institutions" | "courses", { has(ref: string): boolean }>;
  /** True where a line was too broken to tell which record it is. */
  hasNameless: Record<"institutions" | "courses", boolean>;
  refusals: RefusedRecord[];
  /** Bad values that records of a lenient source came in without, and what cleaning took out. */
  omitted: RefusedRecord[];
}

/**
 * Validates every record on its own and against the other records of its kind in the file.
 *
 * @param take receives the valid courses in batches.
 */
export async function validateRecords(
  records: SourceRecords,
  take: (courses: ValidRecord<CourseRecord>[]) => Promise<void>,
): Promise<ValidRecords> {
  const refusals: RefusedRecord[] = [];
  const omitted: RefusedRecord[] = [];
  const found = { refusals, omitted, isLenient: records.isLenient ?? false };
  const institutions = new Check("institutions", institutionRecord, refOf, found);
  const categories = new Check(
    "categories",
    categoryRecord,
    ({ name }) => foldRecordName(name),
    found,
  );
  const courses = new Check("courses", courseRecord, refOf, found);
  const valid = {
    institutions: institutions
      .valid(records.institutions)
      .filter((entry) => hasOwnContactNames(entry, refusals)),
    categories: categories.valid(records.categories),
  };
  for await (const batch of inBatches(records.courses)) {
    await take(indexable(courses.valid(batch), refusals));
  }
  return {
    ...valid,
    read: { institutions: institutions.read, categories: categories.read, courses: courses.read },
    refs: { institutions: institutions.names, courses: courses.names },
    hasNameless: { institutions: institutions.hasNameless, courses: courses.hasNameless },
    refusals,
    omitted,
  };
}

/** Where a check writes what it finds. */
interface Found extends Pick<ValidRecords, "refusals" | "omitted"> {
  /** False where any bad value refuses its record. */
  isLenient: boolean;
}

const refOf = (record: { ref: string }) => record.ref;

/** Validates the records of one kind and remembers only their names. */
class Check<T> {
  read = 0;
  hasNameless = false;
  /** Names of records, with the line of the accepted one; 0 where none was accepted. */
  readonly names = new Map<string, number>();
  readonly #kind: Kind;
  readonly #schema: ZodType<T>;
  readonly #nameOf: (record: T) => string;
  readonly #found: Found;

  constructor(kind: Kind, schema: ZodType<T>, name: (record: T) => string, found: Found) {
    this.#kind = kind;
    this.#schema = schema;
    this.#nameOf = name;
    this.#found = found;
  }

  /** The valid records that are the first of their name. */
  valid(sources: readonly SourceRecord[]): ValidRecord<T>[] {
    const entries = sources.flatMap((source) => {
      this.#note(source);
      const { refusals, omitted, isLenient } = this.#found;
      const check = isLenient ? checkLeniently : checkRecord;
      const { record, ...checked } = check(this.#kind, source, this.#schema);
      refusals.push(...checked.refusals);
      omitted.push(...checked.omitted);
      if (record === null) return [];
      const about = { kind: this.#kind, line: source.line, ref: recordName(record) };
      omitted.push(...lossesOf(record as object).map((loss) => ({ ...about, ...loss })));
      return [{ line: source.line, record }];
    });
    return entries.filter((entry) => this.#isFirst(entry));
  }

  #note({ value, problem }: SourceRecord): void {
    this.read += 1;
    const name = recordName(value);
    if (name !== null && !this.names.has(name)) this.names.set(name, 0);
    const { ref } = (value ?? {}) as { ref?: unknown };
    if (problem !== undefined || typeof ref !== "string") this.hasNameless = true;
  }

  #isFirst({ line, record }: ValidRecord<T>): boolean {
    const name = this.#nameOf(record);
    const first = this.names.get(name) || null;
    if (first === null) {
      this.names.set(name, line);
      return true;
    }
    this.#found.refusals.push({
      kind: this.#kind,
      line,
      ref: recordName(record),
      field: this.#kind === "categories" ? "name" : "ref",
      reason: `stands already in line ${first}`,
    });
    return false;
  }
}

/** Validates one record on its own; null where it is refused, with all reasons. */
export function checkRecord<T>(
  kind: Kind,
  { line, value, problem }: SourceRecord,
  schema: ZodType<T>,
): Checked<T> {
  const refusal = (field: string, reason: string): RefusedRecord => {
    return { kind, line, ref: recordName(value), field, reason };
  };
  if (problem) return { record: null, refusals: [refusal("", problem)], omitted: [] };
  const result = schema.safeParse(cleanTexts(value));
  if (result.success) return { record: result.data, refusals: [], omitted: [] };
  const refusals = result.error.issues.map((issue) =>
    refusal(issueField(issue), issueReason(issue)),
  );
  return { record: null, refusals, omitted: [] };
}

interface Checked<T> {
  record: T | null;
  refusals: RefusedRecord[];
  omitted: RefusedRecord[];
}

/** Without these there is no record. */
const REQUIRED = new Set<PropertyKey | undefined>(["ref", "name", "institution"]);

/** Lists whose entries stay without a bad value; of others a part would mean something else. */
const KEEPS_ENTRIES = new Set<PropertyKey | undefined>(["campuses", "faculties"]);

/** Steps of a path that are kept in each round: values or entries first, then whole fields. */
const ROUNDS = [3, 3, 2, 1, 1];

/**
 * As `checkRecord`, but a bad value of an optional field is left out, and listed: an amount with its
 * fee, an address of a campus alone.
 */
export function checkLeniently<T>(
  kind: Kind,
  source: SourceRecord,
  schema: ZodType<T>,
): Checked<T> {
  const value = structuredClone(source.value);
  const ref = recordName(value);
  const omitted = (source.omitted ?? []).map((one) => ({ kind, line: source.line, ref, ...one }));
  const listed = new Set<PropertyKey | undefined>();
  for (const steps of source.problem ? [] : ROUNDS) {
    const issues = schema.safeParse(cleanTexts(value)).error?.issues ?? [];
    if (issues.some(({ path }) => REQUIRED.has(path[0]) || path.length === 0)) break;
    // From the last on: what stands behind a list's entry moves up when that is taken out.
    for (const issue of issues.toReversed()) {
      const [field] = issue.path;
      const kept = KEEPS_ENTRIES.has(field) ? steps : Math.min(steps, 2);
      const shown = valueAt(value, issue.path);
      removeAt(value, issue.path.slice(0, kept));
      if (listed.has(field)) continue;
      const bad = typeof shown === "object" || shown === undefined ? "" : `"${shown}" `;
      const reason = `${bad.slice(0, MAX_SHOWN)}${issueReason(issue)}`;
      omitted.push({ kind, line: source.line, ref, field: issueField(issue), reason });
    }
    for (const { path } of issues) listed.add(path[0]);
  }
  return { ...checkRecord(kind, { ...source, value }, schema), omitted };
}

/** Characters of a value that its report shows. */
const MAX_SHOWN = 200;

const valueAt = (record: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown>)?.[key], record);

function removeAt(record: unknown, path: readonly PropertyKey[]): void {
  const parent = valueAt(record, path.slice(0, -1));
  const last = path.at(-1);
  if (typeof parent !== "object" || parent === null || last === undefined) return;
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete (parent as Record<PropertyKey, unknown>)[last];
}

function hasOwnContactNames(
  { line, record }: ValidRecord<InstitutionRecord>,
  refusals: RefusedRecord[],
): boolean {
  const doubles = (["campuses", "faculties"] as const).flatMap((field) => {
    const names = (record[field] ?? []).map(({ name }) => name);
    return names
      .filter((name, index) => names.indexOf(name) < index)
      .map((name) => ({ field, reason: `holds "${name}" more than once` }));
  });
  refusals.push(
    ...doubles.map((double) => ({
      kind: "institutions" as const,
      line,
      ref: record.ref,
      ...double,
    })),
  );
  return doubles.length === 0;
}

function recordName(value: unknown): string | null {
  if (typeof value !== "object" || value === null) return null;
  const { ref, name } = value as { ref?: unknown; name?: unknown };
  const found = ref ?? name;
  return typeof found === "string" ? cleanText(found).trim() : null;
}
