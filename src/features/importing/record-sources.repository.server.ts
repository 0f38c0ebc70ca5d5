import type { Kysely, Selectable } from "kysely";
import type { Statement } from "#catalogue/statements.ts";
import { mentionOf, type RecordKind } from "#features/publishing/sources.repository.server.ts";
import type { Database } from "#platform/db/schema.ts";
import type { Said, SourceRow } from "./records.ts";

type Db = Kysely<Database>;

/** What the sources of one record say, as seen from one of them. */
export interface SourcesOfRecord {
  own: SourceRow;
  others: Statement[];
}

type Row = Omit<Selectable<Database["course_sources"]>, "course_id"> & { id: number };

/** Records of a source: all of them, or the one with this id. */
export interface Which {
  source: string;
  id?: number;
}

/** Ids of the courses, to stand within a query. */
export const idsOfCourses = (db: Db, { source, id }: Which) =>
  db
    .selectFrom("course_sources")
    .select("course_id")
    .where("source", "=", source)
    .$if(id !== undefined, (query) => query.where("course_id", "=", id ?? 0));

/** Ids of the institutions, to stand within a query. */
export const idsOfInstitutions = (db: Db, { source, id }: Which) =>
  db
    .selectFrom("institution_sources")
    .select("institution_id")
    .where("source", "=", source)
    .$if(id !== undefined, (query) => query.where("institution_id", "=", id ?? 0));

/** The sources of every record that this source states or stated, by id of the record. */
export async function readSources(
  db: Db,
  kind: RecordKind,
  which: Which,
): Promise<Map<number, SourcesOfRecord>> {
  const rows = kind === "course" ? await ofCourses(db, which) : await ofInstitutions(db, which);
  const records = new Map<number, SourcesOfRecord>();
  for (const row of rows) {
    if (row.source === which.source) records.set(row.id, { own: sourceRow(row), others: [] });
  }
  for (const row of rows) {
    if (row.source !== which.source) records.get(row.id)?.others.push(statement(row));
  }
  return records;
}

async function ofCourses(db: Db, which: Which): Promise<Row[]> {
  const rows = await db
    .selectFrom("course_sources")
    .selectAll()
    .where("course_id", "in", idsOfCourses(db, which))
    .execute();
  return rows.map(({ course_id, ...row }) => ({ id: course_id, ...row }));
}

async function ofInstitutions(db: Db, which: Which): Promise<Row[]> {
  const rows = await db
    .selectFrom("institution_sources")
    .selectAll()
    .where("institution_id", "in", idsOfInstitutions(db, which))
    .execute();
  return rows.map(({ institution_id, ...row }) => ({ id: institution_id, ...row }));
}

function sourceRow(row: Row): SourceRow {
  const { external_ref, stated_on, holds_until, facts, vanished_on } = row;
  const stating = { stated_on, holds_until, facts };
  return { ref: external_ref, stating, vanished_on, statement: row.statement };
}

/** Of records with several sources each source's statement is kept. */
const statement = (row: Row): Statement => ({
  ...mentionOf(row),
  said: JSON.parse(row.statement ?? "{}") as Said,
});
