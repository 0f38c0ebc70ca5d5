import { batches } from "#platform/db/rows.ts";
import type { Trx } from "#platform/db/schema.ts";
import { found } from "./rows.repository.server.ts";
import { type RecordKind, sourcesOf } from "./sources.repository.server.ts";
import type { Reference, SourceRow } from "./statements.ts";

/** Stores one source's rows for records; `ids` are the records' ids by reference. */
export async function writeSources(
  trx: Trx,
  kind: RecordKind,
  sourceRows: readonly SourceRow[],
  { source, ids }: { source: string; ids: Map<string, number> },
): Promise<void> {
  const { table, record } = sourcesOf(kind);
  const rows = sourceRows.map(({ ref, stating, vanished_on, statement }) => ({
    [record]: found(ids, ref),
    source,
    external_ref: ref,
    ...stating,
    vanished_on,
    statement,
  }));
  for (const batch of batches(rows)) {
    await trx
      .insertInto(table)
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(["source", "external_ref"]).doUpdateSet(({ ref }) => ({
          stated_on: ref("excluded.stated_on"),
          holds_until: ref("excluded.holds_until"),
          facts: ref("excluded.facts"),
          vanished_on: ref("excluded.vanished_on"),
          statement: ref("excluded.statement"),
        })),
      )
      .execute();
  }
}

/** Stores a source's statement on a record; null where it is the only source. */
export async function writeStatement(
  trx: Trx,
  kind: RecordKind,
  { source, ref, statement }: Reference & Pick<SourceRow, "statement">,
): Promise<void> {
  await trx
    .updateTable(sourcesOf(kind).table)
    .set({ statement })
    .where("source", "=", source)
    .where("external_ref", "=", ref)
    .execute();
}
