import type { ZodType } from "zod";
import {
  type CategoryRecord,
  type CourseRecord,
  categoryRecord,
  courseRecord,
  type InstitutionRecord,
  institutionRecord,
} from "./importing.schema.ts";
import {
  foldName,
  KINDS,
  type Kind,
  type Refusal,
  type SourceRecord,
  type SourceRecords,
} from "./importing.ts";
import { indexable } from "./indexing-check.ts";
import { fieldOf, reasonOf } from "./reasons.ts";

/** A checked record and the line it came from. */
export interface Entry<T> {
  line: number;
  record: T;
}

export interface ValidRecords {
  institutions: Entry<InstitutionRecord>[];
  categories: Entry<CategoryRecord>[];
  courses: Entry<CourseRecord>[];
  read: Record<Kind, number>;
  /** References that the file holds, those of refused records too. */
  refs: Record<"institutions" | "courses", Set<string>>;
  /** True where a line could not be read so far that it is known which record it is. */
  hasNameless: Record<"institutions" | "courses", boolean>;
  refusals: Refusal[];
}

/** Checks every record by itself and against the other records of its kind in the file. */
export function validate(records: SourceRecords): ValidRecords {
  const refusals: Refusal[] = [];
  const institutions = check("institutions", records.institutions, institutionRecord, refusals);
  const categories = check("categories", records.categories, categoryRecord, refusals);
  const courses = check("courses", records.courses, courseRecord, refusals);
  return {
    institutions: unique("institutions", institutions, refOf, refusals).filter((entry) =>
      hasOwnContactNames(entry, refusals),
    ),
    categories: unique("categories", categories, ({ name }) => foldName(name), refusals),
    courses: indexable(unique("courses", courses, refOf, refusals), refusals),
    read: Object.fromEntries(KINDS.map((kind) => [kind, records[kind].length])) as Record<
      Kind,
      number
    >,
    refs: { institutions: refsOf(records.institutions), courses: refsOf(records.courses) },
    hasNameless: {
      institutions: hasNameless(records.institutions),
      courses: hasNameless(records.courses),
    },
    refusals,
  };
}

const refOf = (record: { ref: string }) => record.ref;

function check<T>(
  kind: Kind,
  records: SourceRecord[],
  schema: ZodType<T>,
  refusals: Refusal[],
): Entry<T>[] {
  return records.flatMap((source) => {
    const checked = checkRecord(kind, source, schema);
    refusals.push(...checked.refusals);
    return checked.record === null ? [] : [{ line: source.line, record: checked.record }];
  });
}

/** Checks one record by itself; null where it is refused, with every reason. */
export function checkRecord<T>(
  kind: Kind,
  { line, value, problem }: SourceRecord,
  schema: ZodType<T>,
): { record: T | null; refusals: Refusal[] } {
  const refusal = (field: string, reason: string): Refusal => {
    return { kind, line, ref: nameOf(value), field, reason };
  };
  if (problem) return { record: null, refusals: [refusal("", problem)] };
  const result = schema.safeParse(cleanStrings(value));
  if (result.success) return { record: result.data, refusals: [] };
  const refusals = result.error.issues.map((issue) => refusal(fieldOf(issue), reasonOf(issue)));
  return { record: null, refusals };
}

function unique<T>(
  kind: Kind,
  entries: Entry<T>[],
  keyOf: (record: T) => string,
  refusals: Refusal[],
): Entry<T>[] {
  const lines = new Map<string, number>();
  return entries.filter(({ line, record }) => {
    const key = keyOf(record);
    const first = lines.get(key);
    if (first === undefined) {
      lines.set(key, line);
      return true;
    }
    const field = kind === "categories" ? "name" : "ref";
    refusals.push({
      kind,
      line,
      ref: nameOf(record),
      field,
      reason: `stands already in line ${first}`,
    });
    return false;
  });
}

function hasOwnContactNames(
  { line, record }: Entry<InstitutionRecord>,
  refusals: Refusal[],
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

function refsOf(records: SourceRecord[]): Set<string> {
  return new Set(records.flatMap(({ value }) => nameOf(value) ?? []));
}

const hasNameless = (records: SourceRecord[]) =>
  records.some(
    ({ value, problem }) =>
      problem !== undefined || typeof (value as { ref?: unknown } | null)?.ref !== "string",
  );

function nameOf(value: unknown): string | null {
  if (typeof value !== "object" || value === null) return null;
  const { ref, name } = value as { ref?: unknown; name?: unknown };
  const found = ref ?? name;
  return typeof found === "string" ? (cleanStrings(found) as string).trim() : null;
}

// PostgreSQL refuses NUL and half surrogate pairs, and the others show as boxes or hide text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff]/g;

/** Takes out of every text what no person typed, so that what is stored compares equal to it. */
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
