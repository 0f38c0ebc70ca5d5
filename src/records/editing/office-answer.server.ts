import { COURSE_BUNDLES, INSTITUTION_BUNDLES, sourcedBy } from "#catalogue/statements.ts";
import type { Trx } from "#platform/db/schema.ts";
import { faultsOf } from "../checking.server.ts";
import { kindOf, lossesOf } from "../field-kinds.ts";
import { type RecordedFields, valueIn } from "../recorded.ts";
import { sourcesAnswer } from "../sources.schema.ts";
import { readContradictions } from "./contradictions.server.ts";
import {
  type CourseOverview,
  EDITED_FIELDS,
  type OfficeCourse,
  type OfficeInstitution,
} from "./editing.schema.ts";
import type { RecordWithAccess } from "./opened.server.ts";
import { partOfField } from "./reviewed-parts.ts";

/** A record with its draft, as the API answers it to the person who opened it. */
export async function officeRecord(
  trx: Trx,
  opened: RecordWithAccess,
): Promise<OfficeCourse & OfficeInstitution> {
  const { kind, id, row, state, version, etag, record, may } = opened;
  const fields = EDITED_FIELDS[kind];
  const published = Object.fromEntries(
    fields.map((field) => [field, valueIn(record.fields, field)]),
  );
  const sourced =
    kind === "course"
      ? sourcedBy(COURSE_BUNDLES, record.statements)
      : sourcedBy(INSTITUTION_BUNDLES, record.statements);
  return {
    id,
    name: row.name,
    state,
    version,
    etag,
    archived_on: row.archived_on,
    institution: { id: row.institution_id, name: row.institution },
    may,
    contradictions: await readContradictions(trx, opened),
    fields: published,
    draft: await draftAnswer(trx, opened),
    ...sourced,
    sources: sourcesAnswer(sourced.sources),
  } as unknown as OfficeCourse & OfficeInstitution;
}

/** Fields of a course that lists need: all but the long texts. */
const OVERVIEW_FIELDS = EDITED_FIELDS.course.filter((field) => kindOf(field) !== "rich text");

/** A course with its fields, as lists show it to the person who opened it. */
export async function courseOverviewOf(
  trx: Trx,
  opened: RecordWithAccess,
  updated_at: string,
): Promise<CourseOverview> {
  const { id, state, etag, may, record, draft } = opened;
  const fieldsIn = (of: RecordedFields) =>
    Object.fromEntries(
      OVERVIEW_FIELDS.filter((field) => field in of).map((field) => [field, of[field]]),
    );
  return {
    id,
    state,
    etag,
    may,
    updated_at,
    fields: fieldsIn(record.fields) as CourseOverview["fields"],
    draft: draft && (fieldsIn(JSON.parse(draft.fields)) as CourseOverview["draft"]),
    draft_state: draft?.state ?? null,
    saved_at: draft?.saved_at ?? null,
    comment: draft?.comment ?? null,
    contradictions: await readContradictions(trx, opened),
  };
}

/** What is said of a place of a record. */
export interface Placed {
  place: string;
  reason: string;
}

export const placed = ({ field, reason }: { field: string; reason: string }): Placed => ({
  place: field,
  reason,
});

async function draftAnswer(trx: Trx, { kind, record, draft, rules, isOperator }: RecordWithAccess) {
  if (draft === null) return null;
  const { state, based_on, saved_by, saved_at, comment, publish_at } = draft;
  const fields = JSON.parse(draft.fields) as RecordedFields;
  const wrong = await faultsOf(trx, record, fields);
  const isNew = kind === "course" && record.fields.is_published !== true;
  const isReviewed = (field: string) =>
    (isNew && rules.has("new_course")) || rules.has(partOfField(kind, field));
  return {
    state,
    fields,
    based_on,
    saved_by,
    saved_at,
    comment,
    publish_at,
    problems: Object.fromEntries(wrong?.refused ?? []),
    faults: (wrong?.places ?? []).map(placed),
    losses: lossesOf(fields).map(placed),
    reviewed: isOperator && state !== "submitted" ? [] : Object.keys(fields).filter(isReviewed),
  };
}
