import { randomUUID } from "node:crypto";
import type { Trx } from "#platform/db/schema.ts";
import { takeUse } from "#platform/db/shared-limit.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import type { RecordedFields } from "../recorded.ts";
import { insertUnpublishedCourse, putDraft } from "./editing.repository.server.ts";
import { NEW_COURSES } from "./editing-limits.ts";
import { openRecord, type RecordWithAccess } from "./opened.server.ts";
import { checkedOrRefused, newDraft, sourceOfPeople } from "./publication.server.ts";

/**
 * Makes a course that is not public before its draft of these fields is published.
 *
 * @param home the institution, opened to create a course of it.
 * @throws InvalidInputError where it has no name.
 */
export async function createCourse(
  trx: Trx,
  home: RecordWithAccess,
  fields: RecordedFields,
  now: Date,
): Promise<RecordWithAccess> {
  const { viewer } = home;
  const { name } = await checkedName(trx, home, fields);
  const id = await insertCourseOf(trx, home, name, now);
  await putDraft(trx, "course", id, newDraft(viewer, { fields, based_on: 0 }, now), null);
  return await openRecord(trx, viewer, "course", id, "read");
}

/**
 * Inserts a course of an institution that is not public; returns its id. A file of courses is one
 * step, with limits of its own.
 *
 * @throws TooManyRequestsError.
 */
export async function insertCourseOf(
  trx: Trx,
  home: RecordWithAccess,
  name: string,
  now: Date,
): Promise<number> {
  const { id: person, key_id } = home.viewer;
  if (!home.around) await takeUse(trx, NEW_COURSES, person ?? `key ${key_id}`, now);
  const course = {
    source: await sourceOfPeople(trx, home),
    ref: `${home.id}/${randomUUID()}`,
    institution_id: home.id,
    name,
    now: now.toISOString(),
  };
  return await insertUnpublishedCourse(trx, course, maldivesDay(now));
}

/** The name of a new course, which it needs from the beginning. */
async function checkedName(trx: Trx, { id, around }: RecordWithAccess, { name }: RecordedFields) {
  const record = { kind: "course" as const, institution_id: id, fields: {} };
  const { fields } = await checkedOrRefused(trx, { record, ...(around && { around }) }, { name });
  return fields as { name: string };
}
