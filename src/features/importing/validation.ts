import type { ZodType } from "zod";
import { inBatches } from "./batches.ts";
import {
  type CategoryRecord,
  type CourseRecord,
  categoryRecord,
  courseRecord,
  type InstitutionRecord,
  institutionRecord,
} from "./importing.schema.ts";
import {
  foldRecordName,
  type Kind,
  type RefusedRecord,
  type SourceRecord,
  type SourceRecords,
} from "./importing.ts";
import { indexable } from "./indexing-check.ts";
import { issueField, issueReason } from "./reasons.ts";

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
  const institutions = new Check("institutions", institutionRecord, refOf, refusals);
  const categories = new Check(
    "categories",
    categoryRecord,
    ({ name }) => foldRecordName(name),
    refusals,
  );
  const courses = new Check("courses", courseRecord, refOf, refusals);
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
  };
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
  readonly #refusals: RefusedRecord[];

  constructor(
    kind: Kind,
    schema: ZodType<T>,
    name: (record: T) => string,
    refusals: RefusedRecord[],
  ) {
    this.#kind = kind;
    this.#schema = schema;
    this.#nameOf = name;
    this.#refusals = refusals;
  }

  /** The valid records that are the first of their name. */
  valid(sources: readonly SourceRecord[]): ValidRecord<T>[] {
    const entries = sources.flatMap((source) => {
      this.#note(source);
      const { record, refusals } = checkRecord(this.#kind, source, this.#schema);
      this.#refusals.push(...refusals);
      return record === null ? [] : [{ line: source.line, record }];
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
    this.#refusals.push({
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
): { record: T | null; refusals: RefusedRecord[] } {
  const refusal = (field: string, reason: string): RefusedRecord => {
    return { kind, line, ref: recordName(value), field, reason };
  };
  if (problem) return { record: null, refusals: [refusal("", problem)] };
  const result = schema.safeParse(cleanStrings(value));
  if (result.success) return { record: result.data, refusals: [] };
  const refusals = result.error.issues.map((issue) =>
    refusal(issueField(issue), issueReason(issue)),
  );
  return { record: null, refusals };
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
  return typeof found === "string" ? (cleanStrings(found) as string).trim() : null;
}

// PostgreSQL refuses NUL and half surrogate pairs, and the others show as boxes or hide text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff]/g;

/**
 * Normalises line ends and removes control characters in every text, so that equal texts compare
 * equal after storing.
 */
function cleanStrings(value: unknown): unknown {
  if (typeof value === "string") {
    return value.toWellFormed().replace(/\r\n?/g, "\n").replace(INVISIBLE, "");
  }
  if (Array.isArray(value)) return value.map(cleanStrings);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, cleanStrings(inner)]),
  );
}
