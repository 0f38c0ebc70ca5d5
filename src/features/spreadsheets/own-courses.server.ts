import { setImmediate } from "node:timers/promises";
import type { Trx } from "#platform/db/schema.ts";
import { EDITED_FIELDS } from "#records/editing/editing.schema.ts";
import { openRecord, type RecordWithAccess, type Viewer } from "#records/editing/opened.server.ts";
import { isUnpublished } from "#records/editing/publication.server.ts";
import { type RecordedFields, valueIn } from "#records/recorded.ts";
import { readCourseIds } from "./spreadsheets.repository.server.ts";

/** Courses of an institution as one person has them before them. */
export interface CoursesOfInstitution {
  /** By id, in the order of their names; archived ones too. */
  courses: ReadonlyMap<number, RecordWithAccess>;
  /** Ids by the reference in any of their sources. */
  references: ReadonlyMap<string, readonly number[]>;
}

/** Calls back for each, and lets the server answer others in between. */
export async function byTurns<T>(all: Iterable<T>, work: (one: T) => Promise<void>): Promise<void> {
  for (const one of all) {
    await work(one);
    await setImmediate();
  }
}

export async function openOwnCourses(
  trx: Trx,
  viewer: Viewer,
  institution_id: number,
): Promise<CoursesOfInstitution> {
  const { courses: rows, references } = await readCourseIds(trx, institution_id);
  const courses = new Map<number, RecordWithAccess>();
  await byTurns(rows, async ({ id }) => {
    courses.set(id, await openRecord(trx, viewer, "course", id, "read"));
  });
  const byRef = Map.groupBy(references, ({ ref }) => ref);
  return {
    courses,
    references: new Map([...byRef].map(([ref, of]) => [ref, of.map(({ id }) => id)])),
  };
}

/** The fields of a course that people change; of one that is not public yet, those of its draft too. */
export function shownFields({ record, row, draft }: RecordWithAccess): RecordedFields {
  const drafted: RecordedFields =
    draft && isUnpublished(row) ? (JSON.parse(draft.fields) as RecordedFields) : {};
  const fields = { ...record.fields, ...drafted };
  return Object.fromEntries(EDITED_FIELDS.course.map((field) => [field, valueIn(fields, field)]));
}
