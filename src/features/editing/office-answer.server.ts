import { sourceByKey } from "#catalogue/sources.ts";
import {
  COURSE_BUNDLES,
  INSTITUTION_BUNDLES,
  type Statement,
  sourcedBy,
} from "#catalogue/statements.ts";
import { kindOf } from "#features/importing/field-kinds.ts";
import { isSameValue, type RecordedFields, valueIn } from "#features/importing/recorded.ts";
import { checkChange, recordedStatement } from "#features/importing/stated-records.server.ts";
import { sourcesAnswer } from "#features/publishing/sources.schema.ts";
import type { Trx } from "#platform/db/schema.ts";
import {
  COURSE_FIELDS,
  type Contradiction,
  type CourseOverview,
  INSTITUTION_FIELDS,
  type OfficeCourse,
  type OfficeInstitution,
} from "./editing.schema.ts";
import type { OpenRecord } from "./opened.server.ts";
import { allowedActions } from "./permissions.ts";
import { partOfField } from "./reviewed-parts.ts";

/** The fields that people change. */
export const EDITED_FIELDS: Readonly<Record<OpenRecord["kind"], readonly string[]>> = {
  course: COURSE_FIELDS,
  institution: INSTITUTION_FIELDS,
};

/** A record with its draft, as the API answers it to the person who opened it. */
export async function officeRecord(
  trx: Trx,
  opened: OpenRecord,
): Promise<OfficeCourse & OfficeInstitution> {
  const { kind, id, row, state, version, etag, record, standing } = opened;
  const fields = EDITED_FIELDS[kind];
  const published = Object.fromEntries(
    fields.map((field) => [field, valueIn(record.fields, field)]),
  );
  const sourced =
    kind === "course"
      ? sourcedBy(COURSE_BUNDLES, record.statements)
      : sourcedBy(INSTITUTION_BUNDLES, record.statements);
  return {
    ...{ id, name: row.name, state, version, etag, archived_on: row.archived_on },
    institution: { id: row.institution_id, name: row.institution },
    may: allowedActions(standing, state),
    contradictions: contradictionsOf(opened, fields),
    fields: published,
    draft: await draftAnswer(trx, opened),
    ...sourced,
    sources: sourcesAnswer(sourced.sources),
  } as unknown as OfficeCourse & OfficeInstitution;
}

/** Fields of a course that lists need: all but the long texts. */
const OVERVIEW_FIELDS = COURSE_FIELDS.filter((field) => kindOf(field) !== "rich text");

/** A course with its fields, as lists show it to the person who opened it. */
export function courseOverviewOf(opened: OpenRecord, updated_at: string): CourseOverview {
  const { id, state, etag, standing, record, draft } = opened;
  const fieldsIn = (of: RecordedFields) =>
    Object.fromEntries(
      OVERVIEW_FIELDS.filter((field) => field in of).map((field) => [field, of[field]]),
    );
  return {
    ...{ id, state, etag, may: allowedActions(standing, state), updated_at },
    fields: fieldsIn(record.fields) as CourseOverview["fields"],
    draft: draft && (fieldsIn(JSON.parse(draft.fields)) as CourseOverview["draft"]),
    ...{ draft_state: draft?.state ?? null, comment: draft?.comment ?? null },
  };
}

async function draftAnswer(trx: Trx, { kind, record, draft, rules, isOperator }: OpenRecord) {
  if (draft === null) return null;
  const { state, based_on, saved_by, saved_at, comment, publish_at } = draft;
  const fields = JSON.parse(draft.fields) as RecordedFields;
  const checked = await checkChange(trx, record, fields);
  const isNew = kind === "course" && record.fields.is_published !== true;
  const isReviewed = (field: string) =>
    (isNew && rules.has("new_course")) || rules.has(partOfField(kind, field));
  return {
    ...{ state, fields, based_on, saved_by, saved_at, comment, publish_at },
    problems: "refused" in checked ? Object.fromEntries(checked.refused) : {},
    reviewed: isOperator && state !== "submitted" ? [] : Object.keys(fields).filter(isReviewed),
  };
}

/** False for a value that says nothing. */
export const isStatedValue = (value: unknown): boolean =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);

/** What sources that hold the record say otherwise than what is published. */
function contradictionsOf(
  { kind, record }: OpenRecord,
  fields: readonly string[],
): Contradiction[] {
  if (record.statements.length < 2) return [];
  const saidOtherwise = (statement: Statement) => {
    const said = recordedStatement(kind, statement);
    const { source, stated_on } = statement;
    return fields
      .filter(
        (field) =>
          isStatedValue(valueIn(said, field)) &&
          !isSameValue(valueIn(said, field), valueIn(record.fields, field)),
      )
      .map((field) => ({
        ...{ field, source, stated_on, value: valueIn(said, field) },
        source_name: sourceByKey(source).name,
      }));
  };
  return record.statements.filter(({ vanished_on }) => vanished_on === null).flatMap(saidOtherwise);
}
