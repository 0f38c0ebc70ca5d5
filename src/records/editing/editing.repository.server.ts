import { type ExpressionBuilder, type Selectable, sql } from "kysely";
import type { Database, Db, Trx } from "#platform/db/schema.ts";
import { totalOf } from "#platform/db/total.ts";
import { AUTHOR, readChangesBy } from "../changes.repository.server.ts";
import { changePairs } from "../changes.ts";
import { RECORD_KINDS, type RecordKind, sourcesOf } from "../sources.repository.server.ts";
import type { RecordState } from "./permissions.ts";

/** A record's row, as far as it decides who may change it. */
export interface RecordRow {
  id: number;
  name: string;
  institution_id: number;
  institution: string;
  /** Reference in the nearest of its sources. */
  source: string;
  ref: string;
  is_published: number;
  archived_on: string | null;
}

export async function readRecordRow(
  db: Db,
  kind: RecordKind,
  id: number,
): Promise<RecordRow | undefined> {
  if (kind === "course") {
    return await db
      .selectFrom("courses")
      .innerJoin("institutions", "institutions.id", "institution_id")
      .select(["courses.id", "courses.name", "institution_id", "institutions.name as institution"])
      .select(["courses.source", "courses.external_ref as ref"])
      .select(["is_published", "courses.archived_on"])
      .where("courses.id", "=", id)
      .executeTakeFirst();
  }
  const row = await db
    .selectFrom("institutions")
    .select(["id", "name", "source", "external_ref as ref", "archived_on"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row && { ...row, institution_id: row.id, institution: row.name, is_published: 1 };
}

/** True where an operator archived the record last, and none brought it back. */
export async function isTakenOutByOperator(db: Db, kind: RecordKind, id: number): Promise<boolean> {
  const said = await db
    .selectFrom("audit_entries")
    .select("action")
    .where("subject_kind", "=", kind)
    .where("subject_id", "=", String(id))
    .where("action", "in", ["record_archived", "record_brought_back"])
    .orderBy("id", "desc")
    .executeTakeFirst();
  return said?.action === "record_archived";
}

type DraftRow = Omit<Selectable<Database["course_drafts"]>, "course_id">;

/** The change that waits on a record, with the name of who saved it. */
export interface Draft extends DraftRow {
  id: number;
  saved_by: string | null;
}

/** The table of drafts for a kind of record; the two differ only in the column of the id. */
function draftsOf(kind: RecordKind) {
  const { record } = sourcesOf(kind);
  return { table: `${kind}_drafts` as "course_drafts", record };
}

export async function readDraft(db: Db, kind: RecordKind, id: number): Promise<Draft | undefined> {
  const { table, record } = draftsOf(kind);
  const row = await db
    .selectFrom(table)
    .leftJoin("users", "users.id", "user_id")
    .select([`${record} as id` as const, "tag", "based_on", "fields", "state", "user_id"])
    .select(["key_id", "saved_at", "batch", "comment", "publish_at", AUTHOR.as("saved_by")])
    .where(record, "=", id)
    .executeTakeFirst();
  return row;
}

/**
 * Stores a draft where none is, or in the place of the one with this tag.
 *
 * @param seen null where there was none.
 * @returns false where another draft is there meanwhile.
 */
export async function putDraft(
  trx: Trx,
  kind: RecordKind,
  id: number,
  draft: DraftRow,
  seen: string | null,
): Promise<boolean> {
  const { table, record } = draftsOf(kind);
  if (seen === null) {
    const row = await trx
      .insertInto(table)
      .values({ [record]: id, ...draft } as Selectable<Database["course_drafts"]>)
      .onConflict((conflict) => conflict.doNothing())
      .returning("tag")
      .executeTakeFirst();
    return row !== undefined;
  }
  const row = await trx
    .updateTable(table)
    .set(draft)
    .where(record, "=", id)
    .where("tag", "=", seen)
    .returning("tag")
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false where another draft is there meanwhile. */
export async function deleteDraft(
  trx: Trx,
  kind: RecordKind,
  id: number,
  seen: string,
): Promise<boolean> {
  const { table, record } = draftsOf(kind);
  const row = await trx
    .deleteFrom(table)
    .where(record, "=", id)
    .where("tag", "=", seen)
    .returning("tag")
    .executeTakeFirst();
  return row !== undefined;
}

/** Inserts a course that only its drafts know so far; returns its id. */
export async function insertUnpublishedCourse(
  trx: Trx,
  course: { source: string; ref: string; institution_id: number; name: string; now: string },
  statedOn: string,
): Promise<number> {
  const { source, ref: external_ref, institution_id, name, now } = course;
  const { id } = await trx
    .insertInto("courses")
    .values({
      source,
      external_ref,
      institution_id,
      name,
      delivery_modalities: "[]",
      languages: "[]",
      is_published: 0,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("course_sources")
    .values({
      course_id: id,
      source,
      external_ref,
      stated_on: statedOn,
      holds_until: null,
      facts: null,
      vanished_on: null,
      statement: null,
      joined_from: null,
    })
    .execute();
  return id;
}

/** Which records of a list. */
export interface ListPart {
  /** Null for all. */
  institutions: readonly number[] | null;
  name: string;
  state?: RecordState | undefined;
  offset: number;
  limit: number;
}

type ListedCourses = ExpressionBuilder<
  Database & { draft: Database["course_drafts"] },
  "courses" | "draft"
>;

const STATES: Readonly<
  Record<RecordState, (courses: ListedCourses) => ReturnType<ListedCourses["and"]>>
> = {
  archived: ({ eb, and }) => and([eb("courses.archived_on", "is not", null)]),
  published: ({ eb, and }) =>
    and([eb("courses.archived_on", "is", null), eb("courses.is_published", "=", 1)]),
  submitted: ({ eb, and }) =>
    and([
      eb("courses.archived_on", "is", null),
      eb("courses.is_published", "=", 0),
      eb("draft.state", "=", "submitted"),
    ]),
  draft: ({ eb, and, or }) =>
    and([
      eb("courses.archived_on", "is", null),
      eb("courses.is_published", "=", 0),
      or([eb("draft.state", "is", null), eb("draft.state", "<>", "submitted")]),
    ]),
};

/** Courses by name, with the draft that waits on each, and how many there are. */
export async function readCourseList(
  db: Db,
  { institutions, name, state, offset, limit }: ListPart,
) {
  // PostgreSQL knows no empty list.
  if (institutions?.length === 0) return { total: 0, rows: [] };
  let all = db
    .selectFrom("courses")
    .innerJoin("institutions", "institutions.id", "institution_id")
    .leftJoin("course_drafts as draft", "draft.course_id", "courses.id")
    .where(namedLike("courses.name", name));
  if (institutions) all = all.where("institution_id", "in", institutions);
  if (state) all = all.where((eb) => STATES[state](eb as unknown as ListedCourses));
  const total = await totalOf(all);
  const rows = await all
    .select(["courses.id", "courses.name", "institution_id", "institutions.name as institution"])
    .select(["courses.archived_on", "is_published", "draft.state as draft", "courses.updated_at"])
    .select(["mnqf_level", "fee_text"])
    .orderBy("courses.name")
    .orderBy("courses.id")
    .offset(offset)
    .limit(limit)
    .execute();
  const ids = rows.map(({ id }) => id);
  const intakes = ids.length
    ? await db
        .selectFrom("course_intakes")
        .select(["course_id", "label"])
        .where("course_id", "in", ids)
        .orderBy("position")
        .execute()
    : [];
  const labels = Map.groupBy(intakes, ({ course_id }) => course_id);
  return {
    total,
    rows: rows.map((row) => ({
      ...row,
      intakes: (labels.get(row.id) ?? []).map(({ label }) => label),
    })),
  };
}

/** Institutions by name, with the draft that waits on each, and how many there are. */
export async function readInstitutionList(
  db: Db,
  { institutions, name, state, offset, limit }: ListPart,
) {
  let all = db
    .selectFrom("institutions")
    .leftJoin("institution_drafts as draft", "draft.institution_id", "institutions.id")
    .where(namedLike("institutions.name", name));
  if (institutions) all = all.where("institutions.id", "in", institutions);
  if (state) all = all.where("archived_on", state === "archived" ? "is not" : "is", null);
  const total = await totalOf(all);
  const rows = await all
    .select(["institutions.id", "name", "archived_on", "draft.state as draft", "updated_at"])
    .select(({ selectFrom }) =>
      selectFrom("courses")
        .select(({ fn }) => fn.countAll().as("courses"))
        .whereRef("courses.institution_id", "=", "institutions.id")
        .where("courses.archived_on", "is", null)
        .as("courses"),
    )
    .orderBy(({ fn }) => fn<string>("lower", ["institutions.name"]))
    .orderBy("institutions.id")
    .offset(offset)
    .limit(limit)
    .execute();
  return {
    total,
    rows: rows.map((row) => ({ ...row, courses: Number(row.courses) })),
  };
}

/** True for a name that holds the text, whatever the case of its letters. */
function namedLike(column: string, text: string) {
  const pattern = `%${text
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
}

/** What an operator looks at first of an institution's changes; undefined where nobody said. */
export async function readReviewRules(db: Db, institution_id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("review_rules")
    .select("reviewed")
    .where("institution_id", "=", institution_id)
    .executeTakeFirst();
  return row?.reviewed;
}

export async function writeReviewRules(
  trx: Trx,
  institution_id: number,
  reviewed: string,
): Promise<void> {
  await trx
    .insertInto("review_rules")
    .values({ institution_id, reviewed })
    .onConflict((conflict) => conflict.column("institution_id").doUpdateSet({ reviewed }))
    .execute();
}

/** Records whose change waits for an operator, the oldest first. */
export async function readSubmitted(db: Db) {
  const courses = await db
    .selectFrom("course_drafts as draft")
    .innerJoin("courses", "courses.id", "draft.course_id")
    .innerJoin("institutions", "institutions.id", "courses.institution_id")
    .select(["courses.id", "draft.saved_at", "draft.batch"])
    .select(["institutions.id as institution_id", "institutions.name as institution"])
    .where("draft.state", "=", "submitted")
    .where("courses.archived_on", "is", null)
    .execute();
  const institutions = await db
    .selectFrom("institution_drafts as draft")
    .innerJoin("institutions", "institutions.id", "draft.institution_id")
    .select(["institutions.id", "draft.saved_at", "draft.batch"])
    .select(["institutions.id as institution_id", "institutions.name as institution"])
    .where("draft.state", "=", "submitted")
    .where("institutions.archived_on", "is", null)
    .execute();
  return [
    ...courses.map((row) => ({ ...row, kind: "course" as const })),
    ...institutions.map((row) => ({ ...row, kind: "institution" as const })),
  ].sort((a, b) => a.saved_at.localeCompare(b.saved_at) || a.id - b.id);
}

/** Ids of the records whose scheduled change is due. @param now ISO 8601 UTC. */
export async function readDue(db: Db, kind: RecordKind, now: string): Promise<number[]> {
  const { table, record } = draftsOf(kind);
  const rows = await db
    .selectFrom(table)
    .select(record)
    .where("state", "=", "scheduled")
    .where("publish_at", "<=", now)
    .orderBy("publish_at")
    .execute();
  return rows.map((row) => row[record]);
}

/** Mail address of who saved a draft; of a key's, of who made the key. */
export async function readAuthorAddress(
  db: Db,
  { user_id, key_id }: Pick<Draft, "user_id" | "key_id">,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("users")
    .select("email")
    .where("disabled_at", "is", null)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb("id", "=", user_id),
        eb("id", "in", selectFrom("api_keys").select("created_by").where("id", "=", key_id)),
      ]),
    )
    .executeTakeFirst();
  return row?.email;
}

/** The person of an account that may sign in. */
export async function readPerson(db: Db, id: string) {
  return await db
    .selectFrom("users")
    .select(["id", "name", "role"])
    .where("id", "=", id)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
}

/** Number of an institution's courses that are not archived. */
export async function countListedCourses(db: Db, institution_id: number): Promise<number> {
  const courses = db.selectFrom("courses").where("institution_id", "=", institution_id);
  return await totalOf(courses.where("archived_on", "is", null));
}

/** What a person changed of the directory, and the drafts that wait under their name. */
export async function readWorkOf(db: Db, user_id: string) {
  const each = RECORD_KINDS.map(async (kind) => {
    const { table, record } = draftsOf(kind);
    const drafts = await db
      .selectFrom(table)
      .select([`${record} as id` as const, "saved_at as at", "fields"])
      .where("user_id", "=", user_id)
      .execute();
    const published = await readChangesBy(db, user_id, [kind]);
    return [
      ...published.map(({ record: id, version, at, ...change }) => ({
        kind,
        id: Number(id),
        version,
        at,
        changes: changePairs(change),
      })),
      ...drafts.map(({ fields, ...row }) => ({
        kind,
        ...row,
        version: null,
        changes: JSON.parse(fields) as unknown,
      })),
    ];
  });
  return (await Promise.all(each)).flat();
}
