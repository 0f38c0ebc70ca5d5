import type { Kysely, Selectable } from "kysely";
import type { Statement } from "#catalogue/statements.ts";
import { mentionFromRow } from "#features/publishing/sources.repository.server.ts";
import type { Database } from "#platform/db/schema.ts";
import type { Said, SourceRow } from "./records.ts";

type Db = Kysely<Database>;

/** What the sources of one record say, as seen from one of them. */
export interface SourcesOfRecord {
  own: SourceRow;
  others: Statement[];
}

type Row = Omit<Selectable<Database["course_sources"]>, "course_id"> & { id: number };

/** Institutions of a source: all of them, or the one with this id. */
export interface Which {
  source: string;
  id?: number;
}

/** Ids of the institutions, to stand within a query. */
export const idsOfInstitutions = (db: Db, { source, id }: Which) =>
  db
    .selectFrom("institution_sources")
    .select("institution_id")
    .where("source", "=", source)
    .$if(id !== undefined, (query) => query.where("institution_id", "=", id ?? 0));

/** The sources of every institution that this one states or stated, by id of the institution. */
export async function readInstitutionSources(
  db: Db,
  which: Which,
): Promise<Map<number, SourcesOfRecord>> {
  const rows = await db
    .selectFrom("institution_sources")
    .selectAll()
    .where("institution_id", "in", idsOfInstitutions(db, which))
    .execute();
  return byRecord(
    rows.map(({ institution_id, ...row }) => ({ id: institution_id, ...row })),
    which.source,
  );
}

/** The sources of these courses, as seen from one of them. */
export async function readCourseSources(
  db: Db,
  source: string,
  ids: readonly number[],
): Promise<Map<number, SourcesOfRecord>> {
  const rows = await db
    .selectFrom("course_sources")
    .selectAll()
    .where("course_id", "in", ids)
    .execute();
  return byRecord(
    rows.map(({ course_id, ...row }) => ({ id: course_id, ...row })),
    source,
  );
}

function byRecord(rows: readonly Row[], own: string): Map<number, SourcesOfRecord> {
  const records = new Map<number, SourcesOfRecord>();
  for (const row of rows) {
    if (row.source === own) records.set(row.id, { own: sourceRow(row), others: [] });
  }
  for (const row of rows) {
    if (row.source !== own) records.get(row.id)?.others.push(statement(row));
  }
  return records;
}

function sourceRow(row: Row): SourceRow {
  const { external_ref, stated_on, holds_until, facts, vanished_on } = row;
  const stating = { stated_on, holds_until, facts };
  return { ref: external_ref, stating, vanished_on, statement: row.statement };
}

/** Of records with several sources each source's statement is kept. */
const statement = (row: Row): Statement => ({
  ...mentionFromRow(row),
  said: JSON.parse(row.statement ?? "{}") as Said,
});
