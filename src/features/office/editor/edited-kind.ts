import { OFFICE_COURSE, OFFICE_INSTITUTION } from "#records/editing/editing.endpoints.ts";
import type {
  OfficeCourse,
  OfficeInstitution,
  SettledContradiction,
} from "#records/editing/editing.schema.ts";
import { type CourseFields, completeFields } from "../course-fields.ts";
import { completeInstitution, type InstitutionFields } from "../institution/institution-fields.ts";
import { callOffice, type OfficeResult } from "../office-call.ts";

/** What editors know of a record of either kind. */
export type EditedRecord = Omit<OfficeCourse, "fields" | "draft" | "facts" | "field_sources"> & {
  fields: object;
  draft: (Omit<NonNullable<OfficeCourse["draft"]>, "fields"> & { fields: object }) | null;
};

/** The calls of records of one kind: the two differ in the fields of their records only. */
export const officeCalls = (kind: "course" | "institution") =>
  (kind === "course" ? OFFICE_COURSE : OFFICE_INSTITUTION) as unknown as typeof OFFICE_COURSE;

interface CallOptions {
  etag: string;
  keepalive?: boolean;
}

/** How records of one kind are read and changed. */
export interface EditedKind<Fields extends object, One extends EditedRecord> {
  /** "course" */
  noun: string;
  /** Every field of what the API answers; what it leaves out is not stated. */
  complete: (answered: object) => Fields;
  read: (id: number) => Promise<OfficeResult<One>>;
  saveDraft: (id: number, fields: object, options: CallOptions) => Promise<OfficeResult<One>>;
  dropDraft: (id: number, options: CallOptions) => Promise<OfficeResult<One>>;
  publish: (id: number, options: CallOptions) => Promise<OfficeResult<One>>;
  archive: (id: number, options: CallOptions) => Promise<OfficeResult<One>>;
  bringBack: (id: number, options: CallOptions) => Promise<OfficeResult<One>>;
  dismissConflict: (id: number, said: SettledContradiction) => Promise<OfficeResult<One>>;
  schedule: (id: number, at: string, options: CallOptions) => Promise<OfficeResult<One>>;
  restore: (id: number, version: number, options: CallOptions) => Promise<OfficeResult<One>>;
}

function editedKind<Fields extends object, One extends EditedRecord>(
  noun: "course" | "institution",
  complete: (answered: object) => Fields,
): EditedKind<Fields, One> {
  const of = officeCalls(noun);
  const answered = (called: Promise<OfficeResult<OfficeCourse>>) =>
    called as unknown as Promise<OfficeResult<One>>;
  return {
    noun,
    complete,
    read: (id) => answered(callOffice(of.read, { params: { id } })),
    saveDraft: (id, fields, options) =>
      answered(callOffice(of.saveDraft, { params: { id }, body: { fields } }, options)),
    dropDraft: (id, options) => answered(callOffice(of.dropDraft, { params: { id } }, options)),
    publish: (id, options) => answered(callOffice(of.publish, { params: { id } }, options)),
    archive: (id, options) => answered(callOffice(of.archive, { params: { id } }, options)),
    bringBack: (id, options) => answered(callOffice(of.bringBack, { params: { id } }, options)),
    dismissConflict: (id, { source, field, value }) =>
      answered(callOffice(of.dismissConflict, { params: { id }, body: { source, field, value } })),
    schedule: (id, publish_at, options) =>
      answered(callOffice(of.schedule, { params: { id }, body: { publish_at } }, options)),
    restore: (id, version, options) =>
      answered(callOffice(of.restore, { params: { id, version } }, options)),
  };
}

export const EDITED_COURSE = editedKind<CourseFields, OfficeCourse>("course", completeFields);

export const EDITED_INSTITUTION = editedKind<InstitutionFields, OfficeInstitution>(
  "institution",
  completeInstitution,
);
