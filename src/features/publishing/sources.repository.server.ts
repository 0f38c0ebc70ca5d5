import type { Kysely, Selectable } from "kysely";
import type { GroupDates, Mention, Statement } from "#catalogue/statements.ts";
import type { Database } from "#platform/db/schema.ts";

type Db = Kysely<Database>;

/** Records that have sources: their table, and the column there that names them. */
export const RECORD_TABLES = {
  course: { table: "courses", sources: "course_sources", id: "course_id" },
  institution: { table: "institutions", sources: "institution_sources", id: "institution_id" },
} as const;
export type RecordKind = keyof typeof RECORD_TABLES;

/** Every source of one record with what it says; `record` is what its only source says. */
export async function readStatements(
  db: Db,
  kind: RecordKind,
  id: number,
  record: Readonly<Record<string, unknown>>,
): Promise<Statement[]> {
  const rows =
    kind === "course"
      ? await db.selectFrom("course_sources").selectAll().where("course_id", "=", id).execute()
      : await db
          .selectFrom("institution_sources")
          .selectAll()
          .where("institution_id", "=", id)
          .execute();
  return rows.map((row) => ({
    ...mentionFromRow(row),
    said: row.statement === null ? record : (JSON.parse(row.statement) as Record<string, unknown>),
  }));
}

/** The id of the record that the one with this id was joined with, if it was. */
export async function findJoined(
  db: Db,
  kind: RecordKind,
  id: number,
): Promise<number | undefined> {
  const row =
    kind === "course"
      ? await db
          .selectFrom("course_sources")
          .select("course_id as id")
          .where("joined_from", "=", id)
          .executeTakeFirst()
      : await db
          .selectFrom("institution_sources")
          .select("institution_id as id")
          .where("joined_from", "=", id)
          .executeTakeFirst();
  return row?.id;
}

/** A row of a source's part in a record, as the catalogue's rules take it. */
export function mentionFromRow(
  row: Omit<Selectable<Database["course_sources"]>, "course_id">,
): Mention {
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
