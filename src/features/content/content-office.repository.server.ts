import { isSample } from "#catalogue/sources.ts";
import type { Db, Trx } from "#platform/db/schema.ts";
import { totalOf } from "#platform/db/total.ts";
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

/** Fields of a record by name, as they are stored. */
export type ItemFields = Record<string, unknown>;

export interface StoredItem {
  id: number;
  sample: boolean;
  fields: ItemFields;
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
  { id, fields }: { id?: number; fields: ItemFields },
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
  { id, fields }: { id: number; fields: ItemFields },
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

/** What somebody changed; before or after is null where the record was not there. */
export interface RecordedChange {
  user_id: string;
  at: string;
  kind: string;
  record: string;
  title: string;
  before: ItemFields | null;
  after: ItemFields | null;
}

export async function recordChange(trx: Trx, change: RecordedChange): Promise<void> {
  const json = (fields: ItemFields | null) => fields && JSON.stringify(fields);
  await trx
    .insertInto("content_changes")
    .values({ ...change, before: json(change.before), after: json(change.after) })
    .execute();
}

const CHANGE_COLUMNS = [
  ...(["content_changes.id", "at", "kind", "record", "title", "before", "after"] as const),
  "users.name as by",
] as const;

/** Changes, the newest first, and how many there are. */
export async function readContentChanges(
  db: Db,
  { kind, offset, limit }: { kind: string | undefined; offset: number; limit: number },
) {
  const all = db
    .selectFrom("content_changes")
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind ?? ""));
  const rows = await all
    .leftJoin("users", "users.id", "content_changes.user_id")
    .select(CHANGE_COLUMNS)
    .orderBy("content_changes.id", "desc")
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows: rows.map(withParsedFields), total: await totalOf(all) };
}

/** One change; undefined where there is none. */
export async function readContentChange(db: Db, id: number) {
  const row = await db
    .selectFrom("content_changes")
    .leftJoin("users", "users.id", "content_changes.user_id")
    .select(CHANGE_COLUMNS)
    .where("content_changes.id", "=", id)
    .executeTakeFirst();
  return row && withParsedFields(row);
}

function withParsedFields<Row extends { before: string | null; after: string | null }>(row: Row) {
  const fields = (json: string | null): ItemFields | null =>
    json === null ? null : JSON.parse(json);
  return { ...row, before: fields(row.before), after: fields(row.after) };
}
