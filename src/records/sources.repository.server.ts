import type { Selectable, SelectQueryBuilder } from "kysely";
import type { GroupDates, Mention, Statement } from "#catalogue/statements.ts";
import type { Database, Db } from "#platform/db/schema.ts";

const SOURCE_QUERIES = {
  course: { table: "course_sources", record: "course_id" },
  institution: { table: "institution_sources", record: "institution_id" },
} as const;

export type RecordKind = keyof typeof SOURCE_QUERIES;
export const RECORD_KINDS: readonly RecordKind[] = ["course", "institution"];

/**
 * The table of sources for a kind of record, and its column with the record's id. The two tables
 * differ only in that column, and share one type.
 */
export function sourcesOf(kind: RecordKind) {
  return SOURCE_QUERIES[kind] as (typeof SOURCE_QUERIES)["course"];
}

/** One source's entry for the record with this id. */
export type SourceOfRecord = Omit<Selectable<Database["course_sources"]>, "course_id"> & {
  id: number;
};

/** Entries of the sources of these records, by the key of the source. */
export async function readSourcesOf(
  db: Db,
  kind: RecordKind,
  ids: readonly number[] | SelectQueryBuilder<Database, "course_sources", { course_id: number }>,
): Promise<SourceOfRecord[]> {
  const { table, record } = sourcesOf(kind);
  const rows = await db
    .selectFrom(table)
    .selectAll()
    .where(record, "in", ids)
    .orderBy("source")
    .execute();
  return rows.map(({ [record]: id, ...row }) => ({ id, ...row }));
}

/**
 * The statements of all sources of one record; `record` is the statement where there is only one
 * source.
 */
export async function readStatements(
  db: Db,
  kind: RecordKind,
  id: number,
  record: Readonly<Record<string, unknown>>,
): Promise<Statement[]> {
  const rows = await readSourcesOf(db, kind, [id]);
  return rows.map((row) => ({
    ...mentionFromRow(row),
    said: row.statement === null ? record : (JSON.parse(row.statement) as Record<string, unknown>),
  }));
}

/** The id of the record that this one was joined into, if any. */
export async function findJoined(
  db: Db,
  kind: RecordKind,
  id: number,
): Promise<number | undefined> {
  const { table, record } = sourcesOf(kind);
  const row = await db
    .selectFrom(table)
    .select(record)
    .where("joined_from", "=", id)
    .executeTakeFirst();
  return row?.[record];
}

/** A source's row as the catalogue's type. */
export function mentionFromRow(row: Omit<SourceOfRecord, "id">): Mention {
  const { source, external_ref, stated_on, holds_until, vanished_on, facts } = row;
  return {
    source,
    ref: external_ref,
    stated_on,
    holds_until,
    vanished_on,
    facts: facts === null ? null : (JSON.parse(facts) as GroupDates),
  };
}
