import { randomUUID } from "node:crypto";
import type { RecordedFields } from "#features/importing/recorded.ts";
import type { Trx } from "#platform/db/schema.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { insertUnpublishedCourse, putDraft } from "./editing.repository.server.ts";
import { type OpenRecord, openRecord, type Seer } from "./opened.server.ts";
import { checkedOrRefused, newDraft, sourceOfPeople } from "./publication.server.ts";

/**
 * Makes a course that is not public before its draft of these fields is published.
 *
 * @throws NotFoundError; DomainError 403; InvalidInputError where it has no name.
 */
export async function createCourse(
  trx: Trx,
  seer: Seer,
  { institution_id, fields }: { institution_id: number; fields: RecordedFields },
  now: Date,
): Promise<OpenRecord> {
  const home = await openRecord(trx, seer, "institution", institution_id, "create");
  const { name } = await checkedName(trx, institution_id, fields);
  const id = await insertUnpublishedCourse(
    trx,
    {
      source: await sourceOfPeople(trx, home, home.isOperator ? "magu" : "institution"),
      ref: `${institution_id}/${randomUUID()}`,
      ...{ institution_id, name, now: now.toISOString() },
    },
    maldivesDay(now),
  );
  await putDraft(trx, "course", id, newDraft(seer, { fields, based_on: 0 }, now), null);
  return await openRecord(trx, seer, "course", id, "read");
}

/** The name of a new course, which it needs from the beginning. */
async function checkedName(trx: Trx, institution_id: number, { name }: RecordedFields) {
  const record = { kind: "course" as const, institution_id, fields: {} };
  const { fields } = await checkedOrRefused(trx, { record }, { name });
  return fields as { name: string };
}
