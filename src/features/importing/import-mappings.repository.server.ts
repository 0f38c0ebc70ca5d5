import type { Db, Trx } from "#platform/db/schema.ts";
import { type TableMapping, tableMapping } from "./table-mapping.schema.ts";

/** What is remembered of a source's files; null where none was imported. */
export async function readMapping(db: Db, source: string): Promise<TableMapping | null> {
  const row = await db
    .selectFrom("import_mappings")
    .select("mapping")
    .where("source", "=", source)
    .executeTakeFirst();
  return row ? tableMapping.parse(JSON.parse(row.mapping)) : null;
}

/** Remembers it in the transaction of the import; the last one holds. */
export async function rememberMapping(
  trx: Trx,
  source: string,
  mapping: TableMapping,
): Promise<void> {
  const row = { mapping: JSON.stringify(mapping), updated_at: new Date().toISOString() };
  await trx
    .insertInto("import_mappings")
    .values({ source, ...row })
    .onConflict((conflict) => conflict.column("source").doUpdateSet(row))
    .execute();
}
