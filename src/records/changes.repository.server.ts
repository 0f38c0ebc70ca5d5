import { type Expression, type Selectable, sql } from "kysely";
import { insertRows } from "#platform/db/rows.ts";
import type { Database, Db, Trx } from "#platform/db/schema.ts";
import { totalOf } from "#platform/db/total.ts";
import type { FieldChanges, Fields } from "./changes.ts";

/** Who changes something. */
interface Maker {
  /** ISO 8601 UTC. */
  at: string;
  /** Key of the source that the change is a statement of; null for what no source states. */
  source: string | null;
  /** Null for an import, a command or a key. */
  user_id: string | null;
  /** The institution's key that it was done with. */
  key_id?: number | null;
  /** What is undone together, such as "import 12". */
  batch?: string | null;
}

/** Who changes records that sources state. */
export interface Authorship extends Maker {
  source: string;
}

/** A person who changes what no source states. */
export const byPerson = ({ id: user_id }: { id: string }, at: string): Maker => ({
  at,
  source: null,
  user_id,
});

/** What happens to one record: the fields that change, as they were and as they are. */
export interface RecordChange {
  /** Its kind and its id, or its name. */
  kind: string;
  record: number | string;
  /** What people call it, where its kind does not say it. */
  title?: string;
  /** Counts the published changes of a record from 1; null for records without versions. */
  version: number | null;
  /**
   * Null where the record was not there before, or is not after. Both are null for the creation of a
   * record whose values follow from what it is and its later changes.
   */
  before: Fields | null;
  after: Fields | null;
}

/** A change that was made, with who made it: a person, a key, or a name that came with an export. */
export interface Change
  extends Omit<
    Selectable<Database["changes"]>,
    "user_id" | "key_id" | "batch" | "by_name" | "before" | "after"
  > {
  by: string | null;
  before: Fields | null;
  after: Fields | null;
}

/** Adds changes to the history; they have the same columns. */
export async function writeChanges(
  trx: Trx,
  changes: readonly RecordChange[],
  { at, source, user_id, key_id = null, batch = null }: Maker,
): Promise<void> {
  const rows = changes.map(({ kind, record, title = null, version, before, after }) => ({
    kind,
    record: String(record),
    title,
    version,
    at,
    source,
    user_id,
    key_id,
    batch,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  }));
  await insertRows(trx, "changes", rows);
}

/** What is published of a record with versions; null for its creation. */
interface Revision {
  id: number;
  changes: FieldChanges | null;
}

/** Adds published changes, each as the next version of its record; those of no field are none. */
export async function writeRevisions(
  trx: Trx,
  kind: string,
  revisions: readonly Revision[],
  by: Authorship,
): Promise<void> {
  const news = revisions.filter(
    ({ changes }) => changes === null || Object.keys(changes.after).length > 0,
  );
  const changed = news.flatMap(({ id, changes }) => (changes === null ? [] : id));
  const versions = await readVersions(trx, kind, changed);
  const rows = news.map(({ id, changes }) => {
    const { before, after } = changes ?? { before: null, after: null };
    return { kind, record: id, version: (versions.get(id) ?? 0) + 1, before, after };
  });
  await writeChanges(trx, rows, by);
}

/** Which changes: of some kinds, and of these records of them. */
export interface ChangeSelection {
  kinds: readonly string[];
  records?: readonly (number | string)[];
  /** Only those after this version. */
  after?: number;
  /** Only those that are undone together. */
  batch?: string;
}

/** PostgreSQL knows no empty list. */
const among = (column: Expression<string>, values: readonly string[]) =>
  values.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`${column} in (${sql.join(values)})`;

function selected(db: Db, { kinds, records, after, batch }: ChangeSelection) {
  return db
    .selectFrom("changes")
    .where((eb) => among(eb.ref("kind"), kinds))
    .$if(records !== undefined, (query) =>
      query.where((eb) => among(eb.ref("record"), (records ?? []).map(String))),
    )
    .$if(after !== undefined, (query) => query.where("version", ">", after ?? 0))
    .$if(batch !== undefined, (query) => query.where("batch", "=", batch ?? ""));
}

/** Who made a change, by name, where `users` is joined to it: a person, or a key. */
export const AUTHOR = sql<string | null>`coalesce(users.name, (
  select 'The key ‘' || api_keys.name || '’' from api_keys where api_keys.id = key_id
))`;

const withAuthor = (query: ReturnType<typeof selected>) =>
  query
    .leftJoin("users", "users.id", "user_id")
    .select(["changes.id", "kind", "record", "title", "version", "at", "source", "before", "after"])
    .select(sql<string | null>`coalesce(${AUTHOR}, by_name)`.as("by"));

/** Changes, the newest first; all of them, or a part. */
export async function readChanges(
  db: Db,
  selection: ChangeSelection,
  part?: { offset: number; limit: number },
): Promise<Change[]> {
  const rows = await withAuthor(selected(db, selection))
    .orderBy("changes.id", "desc")
    .$if(part !== undefined, (query) => query.offset(part?.offset ?? 0).limit(part?.limit ?? 0))
    .execute();
  return rows.map(parsed);
}

export async function countChanges(db: Db, selection: ChangeSelection): Promise<number> {
  return await totalOf(selected(db, selection));
}

/** One change; undefined where there is none of these kinds. */
export async function readChange(
  db: Db,
  id: number,
  kinds: readonly string[],
): Promise<Change | undefined> {
  const row = await withAuthor(selected(db, { kinds }))
    .where("changes.id", "=", id)
    .executeTakeFirst();
  return row && parsed(row);
}

/** What a person changed of records of these kinds, the oldest first. */
export async function readChangesBy(
  db: Db,
  user_id: string,
  kinds: readonly string[],
): Promise<Change[]> {
  const rows = await withAuthor(selected(db, { kinds }))
    .where("user_id", "=", user_id)
    .orderBy("changes.id")
    .execute();
  return rows.map(parsed);
}

/** The newest version of each of these records; those without a history are left out. */
export async function readVersions(
  db: Db,
  kind: string,
  records: readonly number[],
): Promise<Map<number, number>> {
  if (records.length === 0) return new Map();
  const rows = await selected(db, { kinds: [kind], records })
    .select(({ fn }) => ["record", fn.max("version").as("version")])
    .groupBy("record")
    .execute();
  return new Map(rows.map(({ record, version }) => [Number(record), version ?? 0]));
}

/** Records that people changed after a time, as a statement of this source. */
export async function readChangedByPeople(
  db: Db,
  kind: string,
  { source, since }: { source: string; since: string },
): Promise<Set<number>> {
  const rows = await selected(db, { kinds: [kind] })
    .select("record")
    .distinct()
    .where("source", "=", source)
    .where("user_id", "is not", null)
    .where("at", ">", since)
    .execute();
  return new Set(rows.map(({ record }) => Number(record)));
}

/** Changes of a kind that are undone together, in their order, some at a time. */
export async function* readBatch(
  db: Db,
  batch: string,
  kind: string,
): AsyncGenerator<Pick<Change, "record" | "before">[]> {
  for (let last = 0; ; ) {
    const rows = await selected(db, { kinds: [kind], batch })
      .select(["id", "record", "before", "after"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(ROWS_PER_READ)
      .execute();
    if (rows.length > 0) yield rows.map(parsed);
    if (rows.length < ROWS_PER_READ) return;
    last = rows.at(-1)?.id ?? last;
  }
}

const ROWS_PER_READ = 500;

/** Forgets changes of these kinds that came from a source. */
export async function forgetChangesOf(
  trx: Trx,
  { kinds, source }: { kinds: readonly string[]; source: string },
): Promise<void> {
  await trx.deleteFrom("changes").where("kind", "in", kinds).where("source", "=", source).execute();
}

function parsed<Row extends { before: string | null; after: string | null }>(row: Row) {
  const fields = (json: string | null): Fields | null => (json === null ? null : JSON.parse(json));
  return { ...row, before: fields(row.before), after: fields(row.after) };
}

/** What is changed by applying a sheet, as one batch of the history. */
export const sheetBatch = (id: number) => `sheet ${id}`;

/** Names of the files that batches of the history come from. */
export async function readSheetFiles(
  db: Db,
  batches: readonly string[],
): Promise<Map<string, string>> {
  if (batches.length === 0) return new Map();
  const batch = sql<string>`'sheet ' || spreadsheets.id`;
  const rows = await db
    .selectFrom("spreadsheets")
    .select([batch.as("batch"), "file_name"])
    .where(batch, "in", batches)
    .execute();
  return new Map(rows.map(({ batch: of, file_name }) => [of, file_name]));
}
