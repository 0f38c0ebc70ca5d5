import { isSample } from "#catalogue/sources.ts";
import type { Db, Trx } from "#platform/db/schema.ts";
import type { Fields } from "#records/changes.ts";
import type { ContentKind } from "./content-kinds.ts";

/** The table of a list, and what people fill in of its records. */
const ITEM_TABLES = {
  faqs: { table: "faqs", fields: ["question", "answer", "status"] },
  testimonials: { table: "testimonials", fields: ["text", "name", "photo_url", "status"] },
  partners: { table: "partners", fields: ["name", "logo_url", "link", "status"] },
  messages: { table: "topline_messages", fields: ["text", "link", "starts_at", "ends_at"] },
} as const;

/** The tables differ in these columns only, which are read and written by name. */
function tableOf(kind: ContentKind) {
  const { table, fields } = ITEM_TABLES[kind];
  return { table: table as "faqs", fields: fields as readonly string[] as readonly "question"[] };
}

export interface StoredItem {
  id: number;
  sample: boolean;
  fields: Fields;
}

/** The records of a list in the order in which they are shown. */
export async function readItems(db: Db, kind: ContentKind): Promise<StoredItem[]> {
  const { table, fields } = tableOf(kind);
  const rows = await db
    .selectFrom(table)
    .select(["id", "source", "position", ...fields])
    .execute();
  const rank = (row: { position: number | null }) => row.position ?? Number.POSITIVE_INFINITY;
  return rows
    .sort((a, b) => (rank(a) === rank(b) ? a.id - b.id : rank(a) - rank(b)))
    .map(({ id, source, position: _, ...given }) => ({
      id,
      sample: isSample(source),
      fields: given,
    }));
}

/** Puts a record behind the others; `id` where it was there before. */
export async function insertItem(
  trx: Trx,
  kind: ContentKind,
  { id, fields }: { id?: number; fields: Fields },
): Promise<number> {
  const { table } = tableOf(kind);
  const { last } = await trx
    .selectFrom(table)
    .select(({ fn }) => fn.max("position").as("last"))
    .executeTakeFirstOrThrow();
  const row = {
    ...fields,
    ...(id !== undefined && { id }),
    source: "magu",
    position: (last ?? 0) + 1,
  };
  const added = await trx
    .insertInto(table)
    .values(row as never)
    .returning("id")
    .executeTakeFirstOrThrow();
  return added.id;
}

/** What an operator wrote is the site's own, also where it was invented before. */
export async function updateItem(
  trx: Trx,
  kind: ContentKind,
  { id, fields }: { id: number; fields: Fields },
): Promise<void> {
  const { table } = tableOf(kind);
  await trx
    .updateTable(table)
    .set({ ...fields, source: "magu" })
    .where("id", "=", id)
    .execute();
}

export async function deleteItem(trx: Trx, kind: ContentKind, id: number): Promise<void> {
  await trx.deleteFrom(tableOf(kind).table).where("id", "=", id).execute();
}

/** Numbers the records from 1 in this order. */
export async function placeItems(
  trx: Trx,
  kind: ContentKind,
  ids: readonly number[],
): Promise<void> {
  const { table } = tableOf(kind);
  for (const [at, id] of ids.entries()) {
    await trx
      .updateTable(table)
      .set({ position: at + 1 })
      .where("id", "=", id)
      .execute();
  }
}

/** Stores a setting of the operator's; null takes it back. */
export async function writeSetting(trx: Trx, name: string, value: unknown): Promise<void> {
  await trx.deleteFrom("site_settings").where("name", "=", name).execute();
  if (value === null) return;
  await trx
    .insertInto("site_settings")
    .values({ name, value: JSON.stringify(value) })
    .execute();
}
