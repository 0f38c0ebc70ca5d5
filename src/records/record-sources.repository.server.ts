import type { Statement } from "#catalogue/statements.ts";
import type { Db } from "#platform/db/schema.ts";
import {
  mentionFromRow,
  type RecordKind,
  readSourcesOf,
  type SourceOfRecord,
  sourcesOf,
} from "./sources.repository.server.ts";
import { parseStatement, type SourceRow } from "./statements.ts";

/** The sources of one record, relative to one of them. */
export interface SourcesOfRecord {
  own: SourceRow;
  others: Statement[];
}

/** The institutions of a source, or only the one with this id. */
export interface Which {
  source: string;
  id?: number;
}

/** Subquery of the institutions' ids. */
export function idsOfInstitutions(db: Db, { source, id }: Which) {
  const { table, record } = sourcesOf("institution");
  const all = db.selectFrom(table).select(record).where("source", "=", source);
  return id === undefined ? all : all.where(record, "=", id);
}

/** The sources of these records by id, relative to `own`. */
export async function readSources(
  db: Db,
  kind: RecordKind,
  ids: Parameters<typeof readSourcesOf>[2],
  own: string,
): Promise<Map<number, SourcesOfRecord>> {
  const rows = await readSourcesOf(db, kind, ids);
  const records = new Map<number, SourcesOfRecord>();
  for (const row of rows) {
    if (row.source === own) records.set(row.id, { own: sourceRow(row), others: [] });
  }
  for (const row of rows) {
    if (row.source !== own) records.get(row.id)?.others.push(statement(row));
  }
  return records;
}

function sourceRow(row: SourceOfRecord): SourceRow {
  const { external_ref, stated_on, holds_until, facts, vanished_on } = row;
  const stating = { stated_on, holds_until, facts };
  return { ref: external_ref, stating, vanished_on, statement: row.statement };
}

/** Statements are stored only for records with several sources. */
const statement = (row: SourceOfRecord): Statement => ({
  ...mentionFromRow(row),
  said: parseStatement(row) ?? {},
});
