import { sourceByKey } from "#catalogue/sources.ts";
import type { Db, Trx } from "#platform/db/schema.ts";
import { isSameValue, isStatedValue, valueIn } from "../recorded.ts";
import { RECORD_KINDS, type RecordKind } from "../sources.repository.server.ts";
import {
  readStatedCourses,
  readStatedRecord,
  recordedStatement,
} from "../stated-records.server.ts";
import { readJoinedRecords, readKeptValues } from "./contradictions.repository.server.ts";
import { type Contradiction, EDITED_FIELDS } from "./editing.schema.ts";
import type { RecordWithAccess } from "./opened.server.ts";

/**
 * What sources that hold the record say otherwise than what is published. One that somebody settled
 * is open again as soon as its source says something else.
 */
export async function readContradictions(
  db: Db,
  opened: Pick<RecordWithAccess, "kind" | "id" | "record">,
): Promise<Contradiction[]> {
  const found = contradictionsOf(opened);
  if (found.length === 0) return [];
  const settled = await readKeptValues(db, opened.kind, opened.id);
  return found.map((said) => {
    const kept = settled.find(
      ({ source, field, said: then }) =>
        source === said.source && field === said.field && isSameValue(JSON.parse(then), said.value),
    );
    return { ...said, kept: kept ? { by: kept.by, at: kept.at } : null };
  });
}

/** An institution with how many of its records, itself among them, are contradicted. */
interface ContradictedInstitution {
  id: number;
  name: string;
  records: number;
}

/** Institutions of whose records another source says what nobody settled yet; most records first. */
export async function readContradicted(trx: Trx): Promise<ContradictedInstitution[]> {
  const found = new Map<number, ContradictedInstitution>();
  for (const kind of RECORD_KINDS) {
    const rows = new Map((await readJoinedRecords(trx, kind)).map((row) => [row.id, row]));
    for await (const record of statedRecords(trx, kind, [...rows.values()])) {
      const said = await readContradictions(trx, { kind, id: record.id, record });
      const { institution_id: id, institution: name } = rows.get(record.id) ?? {};
      if (id === undefined || name === undefined || said.every(({ kept }) => kept)) continue;
      found.set(id, { id, name, records: (found.get(id)?.records ?? 0) + 1 });
    }
  }
  return [...found.values()].sort((a, b) => b.records - a.records || a.id - b.id);
}

async function* statedRecords(
  trx: Trx,
  kind: RecordKind,
  rows: Awaited<ReturnType<typeof readJoinedRecords>>,
) {
  if (kind === "course") yield* readStatedCourses(trx, rows);
  else for (const row of rows) yield await readStatedRecord(trx, kind, row);
}

function contradictionsOf({ kind, record }: Pick<RecordWithAccess, "kind" | "record">) {
  if (record.statements.length < 2) return [];
  return record.statements
    .filter(({ vanished_on }) => vanished_on === null)
    .flatMap((statement) => {
      const said = recordedStatement(kind, statement);
      const { source, stated_on } = statement;
      return EDITED_FIELDS[kind]
        .filter(
          (field) =>
            isStatedValue(valueIn(said, field)) &&
            !isSameValue(valueIn(said, field), valueIn(record.fields, field)),
        )
        .map((field) => ({
          field,
          source,
          stated_on,
          value: valueIn(said, field),
          source_name: sourceByKey(source).name,
        }));
    });
}
