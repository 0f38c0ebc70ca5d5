import { insertRows } from "#platform/db/rows.ts";
import type { Trx } from "#platform/db/schema.ts";
import { type Authorship, writeRevisions } from "./changes.repository.server.ts";
import type { CourseChange, CoursePartName } from "./course-plan.ts";
import { deleteRows, found, writeRecordRows } from "./rows.repository.server.ts";
import { sameRow } from "./sameness.ts";
import type { StoredCourse } from "./stored.ts";

/** Keyed by id of the institution, then by name of the campus. */
type CampusIds = Map<number, Map<string, number>>;

/** Database ids for the names in records. */
export interface Ids {
  institutions: Map<string, number>;
  categories: Map<string, number>;
  campuses: CampusIds;
}

/**
 * Writes courses, their changed parts and their history; returns the ids of new ones by reference.
 */
export async function writeCourses(
  trx: Trx,
  changes: CourseChange[],
  ids: Ids,
  by: Authorship,
): Promise<Map<string, number>> {
  await renameNearest(trx, "courses", changes);
  const rows = changes.map(({ stored, nearest, archived_on, institution_id }) => ({
    source: nearest.source,
    external_ref: nearest.ref,
    institution_id: courseInstitution({ stored, institution_id }, ids),
    ...stored.row,
    archived_on,
    updated_at: by.at,
  }));
  const written = await writeRecordRows(trx, "courses", rows);
  const byNearest = new Map(
    written.map(({ id, source, external_ref }) => [sourceKey(source, external_ref), id]),
  );
  const courseIds = new Map(
    changes.map(({ stored, nearest }) => [
      stored.ref,
      found(byNearest, sourceKey(nearest.source, nearest.ref)),
    ]),
  );
  await writeCourseParts(trx, changes, courseIds, ids);
  const revisions = changes.map(({ stored, fields }) => ({
    id: found(courseIds, stored.ref),
    changes: fields,
  }));
  await writeRevisions(trx, "course", revisions, by);
  return courseIds;
}

const courseInstitution = (
  { institution_id, stored }: Pick<CourseChange, "institution_id" | "stored">,
  { institutions }: Ids,
) => institution_id ?? found(institutions, stored.institution);

const sourceKey = (source: string, ref: string) => JSON.stringify([source, ref]);

/** Stores the nearest source in the records' rows, before rows are found by it. */
export async function renameNearest(
  trx: Trx,
  table: "courses" | "institutions",
  changes: readonly Pick<CourseChange, "id" | "nearest" | "formerly">[],
): Promise<void> {
  for (const { id, nearest, formerly } of changes) {
    if (id === null || !formerly || sameRow(nearest, formerly)) continue;
    await trx
      .updateTable(table)
      .set({ source: nearest.source, external_ref: nearest.ref })
      .where("id", "=", id)
      .execute();
  }
}

/** Rewrites the changed parts: deletes and inserts a course's rows. */
async function writeCourseParts(
  trx: Trx,
  changes: CourseChange[],
  courseIds: Map<string, number>,
  ids: Ids,
): Promise<void> {
  const write = async <Part extends CoursePartName>(
    part: Part,
    columnsOf: (entry: StoredCourse[Part][number], institution: number) => object,
  ) => {
    const changed = changes
      .filter(({ parts }) => parts.includes(part))
      .map((change) => ({ ...change, course_id: found(courseIds, change.stored.ref) }));
    const before = changed.flatMap(({ id, course_id }) => (id === null ? [] : course_id));
    await deleteRows(trx, `course_${part}`, "course_id", before);
    const rows = changed.flatMap(({ course_id, ...change }) =>
      change.stored[part].map((entry, position) => ({
        course_id,
        position,
        ...columnsOf(entry, courseInstitution(change, ids)),
      })),
    );
    await insertRows(trx, `course_${part}`, rows as never);
  };
  await write("fees", (fee) => fee);
  await write("intakes", (intake) => intake);
  await write("categories", (name) => ({ category_id: found(ids.categories, name) }));
  await write("campuses", (name, institution) => ({
    contact_id: found(found(ids.campuses, institution), name),
  }));
}
