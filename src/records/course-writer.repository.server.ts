import { insertRows } from "#platform/db/rows.ts";
import type { Trx } from "#platform/db/schema.ts";
import { type Authorship, type Revision, writeRevisions } from "./changes.repository.server.ts";
import type { CourseChange, CoursePartName } from "./course-plan.ts";
import { changesBetween, recordedCourse } from "./recorded.ts";
import { deleteRows, found, writeRecordRows } from "./rows.repository.server.ts";
import { sameRow } from "./sameness.ts";

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
  const revisions = changes.flatMap((change) => {
    const revision = revisionOfCourse(change);
    return revision === "none"
      ? []
      : { id: found(courseIds, change.stored.ref), changes: revision };
  });
  await writeRevisions(trx, "course", revisions, by);
  return courseIds;
}

/** "none" where only the reference of the record changes. */
function revisionOfCourse({
  before,
  stored,
  archived_on,
}: CourseChange): Revision["changes"] | "none" {
  if (before === null) return null;
  const changes = changesBetween(
    { ...recordedCourse(before), archived_on: before.archived_on },
    { ...recordedCourse(stored), archived_on },
  );
  return Object.keys(changes.after).length === 0 ? "none" : changes;
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
  const rewritten = async (part: CoursePartName) => {
    const courses = changes
      .filter(({ parts }) => parts.includes(part))
      .map((change) => ({
        isNew: change.id === null,
        id: found(courseIds, change.stored.ref),
        stored: change.stored,
        institution: courseInstitution(change, ids),
      }));
    const before = courses.filter(({ isNew }) => !isNew).map(({ id }) => id);
    await deleteRows(trx, `course_${part}`, "course_id", before);
    return courses;
  };

  const fees = (await rewritten("fees")).flatMap(({ id, stored }) =>
    stored.fees.map((fee, position) => ({ course_id: id, position, ...fee })),
  );
  await insertRows(trx, "course_fees", fees);

  const intakes = (await rewritten("intakes")).flatMap(({ id, stored }) =>
    stored.intakes.map((intake, position) => ({ course_id: id, position, ...intake })),
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

  const campuses = (await rewritten("campuses")).flatMap(({ id, stored, institution }) => {
    if (stored.campuses.length === 0) return [];
    const ofInstitution = found(ids.campuses, institution);
    return stored.campuses.map((name, position) => ({
      course_id: id,
      contact_id: found(ofInstitution, name),
      position,
    }));
  });
  await insertRows(trx, "course_campuses", campuses);
}
