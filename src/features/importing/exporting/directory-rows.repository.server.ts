import { type Selectable, sql } from "kysely";
import { SOURCES } from "#catalogue/sources.ts";
import type { Database, Db } from "#platform/db/schema.ts";
import { type Change, readChanges } from "#records/changes.repository.server.ts";
import { type CourseParts, readCourseParts } from "#records/course-parts.repository.server.ts";
import { readFormerInstitutionNames } from "#records/former-names.repository.server.ts";
import {
  type InstitutionParts,
  readInstitutionParts,
} from "#records/institution-parts.repository.server.ts";
import { READ_BATCH } from "#records/record-limits.ts";
import {
  type RecordKind,
  readSourcesOf,
  type SourceOfRecord,
} from "#records/sources.repository.server.ts";
import type { KeptApart } from "./exported.schema.ts";

/** The whole directory, or the records that may be published. */
export type Scope = "whole" | "public";

export type InstitutionRows = Selectable<Database["institutions"]> &
  InstitutionParts & { sources: SourceOfRecord[]; former_names: string[]; history: History };

export type CourseRows = Selectable<Database["courses"]> &
  CourseParts & {
    /** Reference of its institution in that institution's nearest source. */
    institution: string;
    sources: SourceOfRecord[];
    history: History;
  };

/** Published changes of a record, the oldest first; of a public export none. */
type History = Change[];

async function readHistories(db: Db, kind: RecordKind, ids: readonly number[], scope: Scope) {
  const changes = scope === "whole" ? await readChanges(db, { kinds: [kind], records: ids }) : [];
  return Map.groupBy(changes.reverse(), ({ record }) => Number(record));
}

/**
 * Yields between two reads, so that a server that exports answers requests: SQLite runs
 * synchronously.
 */
const othersFirst = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Keys of the sources whose records may be published. */
export const PASSED_ON: readonly string[] = [...SOURCES.values()]
  .filter(({ isPassedOn }) => isPassedOn)
  .map(({ key }) => key);

function institutionsOf(db: Db, scope: Scope) {
  const all = db.selectFrom("institutions");
  if (scope === "whole") return all;
  return all
    .where("archived_on", "is", null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("institution_sources")
          .select("source")
          .whereRef("institution_id", "=", "institutions.id")
          .where("source", "in", PASSED_ON)
          .where("vanished_on", "is", null),
      ),
    );
}

function coursesOf(db: Db, scope: Scope) {
  const all = db.selectFrom("courses");
  if (scope === "whole") return all;
  return all
    .where("courses.archived_on", "is", null)
    .where("is_published", "=", 1)
    .where("institution_id", "in", institutionsOf(db, scope).select("id"))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("course_sources")
          .select("source")
          .whereRef("course_id", "=", "courses.id")
          .where("source", "in", PASSED_ON)
          .where("vanished_on", "is", null),
      ),
    );
}

/** Number of records, and time of the last change (ISO 8601 UTC; null without records). */
export async function readExtent(
  db: Db,
  scope: Scope,
): Promise<{ institutions: number; courses: number; changed_at: string | null }> {
  const institutions = await institutionsOf(db, scope)
    .select(({ fn }) => [fn.countAll<number>().as("total"), fn.max("updated_at").as("last")])
    .executeTakeFirstOrThrow();
  const courses = await coursesOf(db, scope)
    .select(({ fn }) => [fn.countAll<number>().as("total"), fn.max("updated_at").as("last")])
    .executeTakeFirstOrThrow();
  const times = [institutions.last, courses.last].filter((time) => time !== null).sort();
  return {
    institutions: institutions.total,
    courses: courses.total,
    changed_at: times.at(-1) ?? null,
  };
}

/** Keys of the sources of these records. */
export async function readSourceKeys(db: Db, scope: Scope): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    select source from institution_sources union select source from course_sources order by source
  `.execute(db);
  const keys = rows.map(({ source }) => source);
  return scope === "whole" ? keys : keys.filter((key) => PASSED_ON.includes(key));
}

/** Pairs that an operator marked as different records, in the same order on both databases. */
export async function readPairsKeptApart(db: Db): Promise<KeptApart[]> {
  const rows = await db.selectFrom("records_kept_apart").selectAll().execute();
  const keyOf = (pair: KeptApart) => JSON.stringify(Object.values(pair));
  return rows
    .map(({ external_ref: ref, kind, source, other_source, other_ref }) => {
      return { kind, source, ref, other_source, other_ref };
    })
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** By id. */
export async function* readInstitutionRows(db: Db, scope: Scope): AsyncGenerator<InstitutionRows> {
  // What other sources called it is not passed on.
  const former = scope === "whole" ? await readFormerInstitutionNames(db) : new Map();
  for (let last = 0; ; ) {
    await othersFirst();
    const rows = await institutionsOf(db, scope)
      .selectAll()
      .where("id", ">", last)
      .orderBy("id")
      .limit(READ_BATCH)
      .execute();
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    const partsOf = await readInstitutionParts(db, ids);
    const sources = Map.groupBy(await readSourcesOf(db, "institution", ids), ({ id }) => id);
    const histories = await readHistories(db, "institution", ids, scope);
    for (const row of rows) {
      yield {
        ...row,
        ...partsOf(row.id),
        sources: sources.get(row.id) ?? [],
        former_names: former.get(row.id) ?? [],
        history: histories.get(row.id) ?? [],
      };
    }
    last = ids.at(-1) ?? last;
  }
}

/** By id. */
export async function* readCourseRows(db: Db, scope: Scope): AsyncGenerator<CourseRows> {
  for (let last = 0; ; ) {
    await othersFirst();
    const rows = await coursesOf(db, scope)
      .innerJoin("institutions", "institutions.id", "institution_id")
      .selectAll("courses")
      .select("institutions.external_ref as institution")
      .where("courses.id", ">", last)
      .orderBy("courses.id")
      .limit(READ_BATCH)
      .execute();
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    const partsOf = await readCourseParts(db, ids);
    const sources = Map.groupBy(await readSourcesOf(db, "course", ids), ({ id }) => id);
    const histories = await readHistories(db, "course", ids, scope);
    for (const row of rows) {
      yield {
        ...row,
        ...partsOf(row.id),
        sources: sources.get(row.id) ?? [],
        history: histories.get(row.id) ?? [],
      };
    }
    last = ids.at(-1) ?? last;
  }
}
