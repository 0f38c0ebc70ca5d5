import type { Transaction } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import type { CourseChange, CoursePart } from "./course-plan.ts";
import { batches, deleteRows, found, insertRows } from "./rows.repository.server.ts";

type Trx = Transaction<Database>;

/** By id of the institution, then by name of the campus. */
export type CampusIds = Map<number, Map<string, number>>;

/** Ids in the database for the names that records use. */
interface Ids {
  institutions: Map<string, number>;
  categories: Map<string, number>;
  campuses: CampusIds;
}

/** Writes courses and the parts of them that changed. */
export async function writeCourses(
  trx: Trx,
  changes: CourseChange[],
  ids: Ids,
  { source, now }: { source: string; now: string },
): Promise<void> {
  const courseIds = new Map<string, number>();
  const rows = changes.map(({ stored }) => ({
    source,
    external_ref: stored.ref,
    institution_id: found(ids.institutions, stored.institution),
    ...stored.row,
    updated_at: now,
  }));
  const columns = Object.keys(rows[0] ?? {}) as (keyof (typeof rows)[number])[];
  for (const batch of batches(rows)) {
    const written = await trx
      .insertInto("courses")
      .values(batch)
      .onConflict((conflict) =>
        conflict
          .columns(["source", "external_ref"])
          .doUpdateSet(({ ref }) =>
            Object.fromEntries(columns.map((column) => [column, ref(`excluded.${column}`)])),
          ),
      )
      .returning(["id", "external_ref"])
      .execute();
    for (const { id, external_ref } of written) courseIds.set(external_ref, id);
  }
  await writeCourseParts(trx, changes, courseIds, ids);
}

/** Rewrites the parts that changed: a changed course loses what it had of them. */
async function writeCourseParts(
  trx: Trx,
  changes: CourseChange[],
  courseIds: Map<string, number>,
  ids: Ids,
): Promise<void> {
  const rewritten = async (part: CoursePart) => {
    const courses = changes
      .filter(({ parts }) => parts.includes(part))
      .map(({ id, stored }) => ({ isNew: id === null, id: found(courseIds, stored.ref), stored }));
    const before = courses.filter(({ isNew }) => !isNew).map(({ id }) => id);
    await deleteRows(trx, `course_${part}`, "course_id", before);
    return courses;
  };

  const fees = (await rewritten("fees")).flatMap(({ id, stored }) =>
    stored.fees.map((fee, position) => ({ course_id: id, position, ...fee })),
  );
  await insertRows(trx, "course_fees", fees);

  const intakes = (await rewritten("intakes")).flatMap(({ id, stored }) =>
    stored.intakes.map((label, position) => ({ course_id: id, position, label })),
  );
  await insertRows(trx, "course_intakes", intakes);

  const categories = (await rewritten("categories")).flatMap(({ id, stored }) =>
    stored.categories.map((name, position) => ({
      course_id: id,
      category_id: found(ids.categories, name),
      position,
    })),
  );
  await insertRows(trx, "course_categories", categories);

  const campuses = (await rewritten("campuses")).flatMap(({ id, stored }) => {
    const ofInstitution = found(ids.campuses, found(ids.institutions, stored.institution));
    return stored.campuses.map((name, position) => ({
      course_id: id,
      contact_id: found(ofInstitution, name),
      position,
    }));
  });
  await insertRows(trx, "course_campuses", campuses);
}
