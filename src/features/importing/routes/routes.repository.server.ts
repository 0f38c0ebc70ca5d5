import type { Selectable } from "kysely";
import { batches } from "#platform/db/rows.ts";
import type { Database, Db, Trx } from "#platform/db/schema.ts";
import { ENTRY_TEXTS } from "#records/course-plan.ts";
import { deleteRows } from "#records/rows.repository.server.ts";

export type StoredProposal = Selectable<Database["entry_proposals"]>;

/** A course with the texts that routes are read from. */
export interface CourseWithTexts {
  id: number;
  source: string;
  external_ref: string;
  entry_routes: string | null;
  admission_general_requirements: string | null;
  admission_alternative_requirements: string | null;
  admission_language_requirements: string | null;
}

/** So many courses are read at once, with their texts. */
const COURSES_AT_ONCE = 1_000;

/** Every course that is not archived, in batches. */
export async function* readCoursesWithTexts(db: Db): AsyncGenerator<CourseWithTexts[]> {
  for (let after = 0; ; ) {
    const rows = await coursesWithTexts(db)
      .where("id", ">", after)
      .orderBy("id")
      .limit(COURSES_AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)!.id;
  }
}

export async function readTheseTexts(db: Db, ids: readonly number[]): Promise<CourseWithTexts[]> {
  return ids.length === 0 ? [] : await coursesWithTexts(db).where("id", "in", ids).execute();
}

function coursesWithTexts(db: Db) {
  return db
    .selectFrom("courses")
    .select(["id", "source", "external_ref", "entry_routes", ...ENTRY_TEXTS])
    .where("archived_on", "is", null);
}

/** A proposal with the course that it is of. */
export interface NamedProposal extends StoredProposal {
  name: string;
  institution: string;
  source: string;
}

/** Proposals in this state, by pattern and course. */
export async function readProposals(
  db: Db,
  state: StoredProposal["state"],
): Promise<NamedProposal[]> {
  return await db
    .selectFrom("entry_proposals")
    .innerJoin("courses", "courses.id", "entry_proposals.course_id")
    .innerJoin("institutions", "institutions.id", "courses.institution_id")
    .selectAll("entry_proposals")
    .select(["courses.name", "courses.source", "institutions.name as institution"])
    .where("state", "=", state)
    .orderBy("pattern")
    .orderBy("course_id")
    .execute();
}

/** Every proposal by course, whatever became of it. */
export async function readAllProposals(db: Db): Promise<Map<number, StoredProposal>> {
  const rows = await db.selectFrom("entry_proposals").selectAll().execute();
  return new Map(rows.map((row) => [row.course_id, row]));
}

/** Writes proposals, each in the place of the one before for its course. */
export async function writeProposals(trx: Trx, rows: StoredProposal[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}) as (keyof StoredProposal)[];
  for (const batch of batches(rows)) {
    await trx
      .insertInto("entry_proposals")
      .values(batch)
      .onConflict((conflict) =>
        conflict
          .column("course_id")
          .doUpdateSet(({ ref }) =>
            Object.fromEntries(columns.map((column) => [column, ref(`excluded.${column}`)])),
          ),
      )
      .execute();
  }
}

export async function deleteProposals(trx: Trx, ids: number[]): Promise<void> {
  await deleteRows(trx, "entry_proposals", "course_id", ids);
}

/** Names of all categories, with those of the top level. */
export async function readFieldNames(db: Db): Promise<{ all: string[]; top: string[] }> {
  const rows = await db.selectFrom("categories").select(["name", "parent_id"]).execute();
  const top = rows.filter(({ parent_id }) => parent_id === null);
  return { all: rows.map(({ name }) => name), top: top.map(({ name }) => name) };
}
