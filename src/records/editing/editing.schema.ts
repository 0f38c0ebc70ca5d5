import { z } from "zod";
import { namesOf } from "#catalogue/record-fields.ts";
import { COURSE_GROUPS, INSTITUTION_GROUPS } from "#catalogue/statements.ts";
import { MEMBER_ROLES, OPERATOR_ROLES } from "#platform/access.ts";
import {
  digitsOf,
  idParameter,
  institutionParameter,
  limitParameter,
  pageMeta,
  pageParameter,
  queryParameter,
  rowNumber,
  sentObject,
} from "#platform/http/calls.schema.ts";
import { problem } from "#platform/http/problem.schema.ts";
import { MAX_INTEGER } from "#platform/record-number.ts";
import {
  type CourseInput,
  courseFields,
  datedInstitution,
  type InstitutionInput,
  reference,
} from "../record.schema.ts";
import type { RecordKind } from "../sources.repository.server.ts";
import { sourcedFields } from "../sources.schema.ts";
import { changeOf } from "./change-shape.schema.ts";
import {
  MAX_BULK_COURSES,
  MAX_COMMENT_LENGTH,
  MAX_ETAG_LENGTH,
  MAX_FIELD_NAME,
} from "./editing-limits.ts";
import { ACTIONS, RECORD_STATES } from "./permissions.ts";

/** Where a record is from, and of when. */
const DATED = { ref: true, stated_on: true, holds_until: true, facts: true } as const;

/**
 * The fields that people change, by kind of record; the rest says where it is from, or is decided by
 * state.
 */
export const EDITED_FIELDS = {
  course: namesOf(courseFields.omit({ ...DATED, institution: true, is_published: true }).shape),
  institution: namesOf(
    datedInstitution.omit({ ...DATED, featured_position: true, approval_status: true }).shape,
  ),
} satisfies Record<RecordKind, string[]>;

type Unchanged = "stated_on" | "holds_until" | "facts" | "ref";
export type CourseChangeInput = Partial<
  Omit<CourseInput, Unchanged | "institution" | "is_published">
>;
export type InstitutionChangeInput = Partial<
  Omit<InstitutionInput, Unchanged | "featured_position" | "approval_status">
>;

const courseChange = changeOf<CourseChangeInput>(
  courseFields.shape,
  EDITED_FIELDS.course,
  "CourseChange",
);
const institutionChange = changeOf<InstitutionChangeInput>(
  datedInstitution.shape,
  EDITED_FIELDS.institution,
  "InstitutionChange",
);

export const person = z
  .string()
  .nullable()
  .meta({ description: "Name of the person; null for an import, or where the account is gone." });
export const moment = z.string().meta({ description: "ISO 8601, UTC." });
const fieldNames = z.array(z.string());

const versionChange = z
  .object({
    version: z.int(),
    at: moment,
    by: person,
    source: z.string().meta({ description: "Key of the source that the change came from." }),
    fields: fieldNames.meta({ description: "Changed fields; empty for the creation." }),
  })
  .meta({ id: "VersionChange" });
export type VersionChange = z.infer<typeof versionChange>;

const contradiction = z
  .object({
    field: z.string(),
    source: z.string().meta({ description: "Key of the source that says otherwise." }),
    source_name: z.string(),
    stated_on: z.string().nullable(),
    value: z.unknown().meta({ description: "What it says, as in the import format." }),
    kept: z.object({ by: person, at: moment }).nullable().meta({
      description:
        "Who settled it in favour of what is published, and when; null where nobody did. It is open again once the source says something else.",
    }),
  })
  .meta({ id: "Contradiction" });
export type Contradiction = z.infer<typeof contradiction>;

const contradictions = z.array(contradiction).meta({
  description: "What other sources say otherwise than what is published.",
});

/** A contradiction that is settled, as its reader saw it. */
export const settledBody = sentObject("SettledContradiction", {
  source: z.string({ error: "source must be the key of a source" }).max(MAX_FIELD_NAME),
  field: z.string({ error: "field must be the name of a field" }).max(MAX_FIELD_NAME),
  value: z.unknown().meta({ description: "What the source says, as you read it." }),
});
export type SettledContradiction = z.infer<typeof settledBody>;

const fault = z
  .object({
    place: z.string().meta({ description: "As in `fees[0].fee_end`." }),
    reason: z
      .string()
      .meta({ description: 'As in `must be at least 0`, `lost the link to "/apply"`.' }),
  })
  .meta({ id: "DraftFault" });

export const textLosses = z.array(fault).meta({
  description:
    "Links and elements of rich text that are taken out when it is published, by place; their words stay where a page may show them.",
});

const draftOf = <Change extends z.ZodType>(change: Change) =>
  z.object({
    state: z
      .enum(["draft", "submitted", "returned", "scheduled"])
      .meta({ description: "submitted: an operator looks at it. returned: with a comment." }),
    fields: change,
    based_on: z.int().meta({ description: "Version of the record that it changes." }),
    saved_by: person,
    saved_at: moment,
    comment: z.string().nullable().meta({ description: "What its reviewer says of it." }),
    publish_at: moment.nullable().meta({ description: "When a scheduled one is published." }),
    problems: z.record(z.string(), z.string()).meta({
      description: "What is wrong with which field; such a draft cannot be published.",
    }),
    faults: z.array(fault).meta({
      description: "The same by place, for who shows it beside what was typed.",
    }),
    losses: textLosses,
    reviewed: fieldNames.meta({
      description: "Fields that an operator looks at before they are public.",
    }),
  });

const NULLABLE_DRAFT = {
  description: "The change that waits on the record; null where none does.",
};

const commonOfRecord = {
  id: z.int(),
  name: z.string(),
  institution: z.object({ id: z.int(), name: z.string() }),
  state: z.enum(RECORD_STATES),
  archived_on: z.string().nullable(),
  version: z.int().meta({ description: "Number of published changes that are known." }),
  etag: z.string().meta({
    description: "Names the record with its draft; the `If-Match` of the next change.",
  }),
  may: z.array(z.enum(ACTIONS)).meta({ description: "What you may do with it." }),
  contradictions,
};

export const officeCourse = z
  .object({
    ...commonOfRecord,
    fields: courseChange.meta({ description: "What is published." }),
    draft: draftOf(courseChange).meta({ id: "CourseDraft" }).nullable().meta(NULLABLE_DRAFT),
    ...sourcedFields(COURSE_GROUPS),
  })
  .meta({ id: "OfficeCourse" });
export type OfficeCourse = z.infer<typeof officeCourse>;

export const officeInstitution = z
  .object({
    ...commonOfRecord,
    fields: institutionChange.meta({ description: "What is published." }),
    draft: draftOf(institutionChange)
      .meta({ id: "InstitutionDraft" })
      .nullable()
      .meta(NULLABLE_DRAFT),
    ...sourcedFields(INSTITUTION_GROUPS),
  })
  .meta({ id: "OfficeInstitution" });
export type OfficeInstitution = z.infer<typeof officeInstitution>;

const listedRecord = {
  id: z.int(),
  name: z.string(),
  state: z.enum(RECORD_STATES),
  draft: z.enum(["draft", "submitted", "returned", "scheduled"]).nullable().meta({
    description: "State of the change that waits on it; null where none does.",
  }),
  updated_at: moment,
};

export const officeInstitutions = z
  .object({
    data: z.array(
      z
        .object({
          ...listedRecord,
          standing: z.enum([...MEMBER_ROLES, ...OPERATOR_ROLES]).meta({
            description: "What you are to it.",
          }),
          courses: z.int().meta({ description: "Its courses that are not archived." }),
        })
        .meta({ id: "OfficeInstitutionRow" }),
    ),
    meta: pageMeta,
  })
  .meta({ id: "OfficeInstitutions" });

export const officeCourses = z
  .object({
    data: z.array(
      z
        .object({
          ...listedRecord,
          institution: z.object({ id: z.int(), name: z.string() }),
          mnqf_level: z.string().nullable(),
          intakes: z.array(z.string()),
          fee_text: z.string().nullable(),
        })
        .meta({ id: "OfficeCourseRow" }),
    ),
    meta: pageMeta,
  })
  .meta({ id: "OfficeCourses" });

/** A course as lists of the office need it: with its fields, but for the long texts. */
const courseOverview = z
  .object({
    id: z.int(),
    state: z.enum(RECORD_STATES),
    etag: commonOfRecord.etag,
    may: commonOfRecord.may,
    updated_at: listedRecord.updated_at,
    fields: courseChange.meta({ description: "What is published, without rich text." }),
    draft: courseChange.nullable().meta({
      description: "Changed fields that wait, without rich text; null where none do.",
    }),
    draft_state: listedRecord.draft,
    saved_at: moment.nullable().meta({
      description: "When the draft was saved, which is then submitted as it stands.",
    }),
    comment: z.string().nullable().meta({ description: "What a reviewer says of the draft." }),
    contradictions,
  })
  .meta({ id: "CourseOverview" });
export type CourseOverview = z.infer<typeof courseOverview>;

export const courseOverviews = z
  .object({ data: z.array(courseOverview), meta: pageMeta })
  .meta({ id: "CourseOverviews" });

/** A course as its institution's own system names it. */
export const namedCourseParameter = idParameter.extend({
  ref: reference.meta({
    description: "How your own system names the course; it is yours to choose.",
  }),
});

export const namedCourseQuery = z.object({
  course: z
    .union([z.literal("new"), idParameter.shape.id], {
      error: "course must be the id of a course, or new",
    })
    .optional()
    .meta({
      description:
        "For a ref that is new: the id of a listed course that is to have it, or `new` for another course of the same name.",
    }),
});

export const courseByRef = officeCourse
  .extend({
    ref: z.string(),
    outcome: z.enum(["created", "changed", "unchanged"]).meta({
      description: "What the call did; `state` and `draft` say whether an operator looks at it.",
    }),
    losses: textLosses,
  })
  .meta({ id: "CourseByRef" });
export type CourseByRef = z.infer<typeof courseByRef>;

/** The whole of a course, as its institution's system has it. */
export const wholeCourse = courseChange;

export const overviewQuery = z.object({ page: pageParameter, limit: limitParameter });

/** What can be done with several courses as one step. */
const BULK_ACTS = ["publish", "archive", "bring_back"] as const;
export type BulkAct = (typeof BULK_ACTS)[number];

export const bulkChangeBody = sentObject(
  "BulkChangeBody",
  {
    act: z
      .enum(BULK_ACTS, { error: `act must be one of ${BULK_ACTS.join(", ")}` })
      .default("publish"),
    courses: z
      .array(
        z.object({
          id: rowNumber("id must be the id of a course"),
          etag: z
            .string()
            .max(MAX_ETAG_LENGTH)
            .meta({ description: "Of the course as you read it." }),
          fields: courseChange.optional().meta({
            description: "Changed fields; left out to publish the draft that waits.",
          }),
        }),
        { error: "courses must be a list of courses with id and etag" },
      )
      .min(1, { error: "courses must name at least one" })
      .max(MAX_BULK_COURSES, { error: `courses must name at most ${MAX_BULK_COURSES}` }),
  },
  "courses",
);

export const bulkChanged = z
  .object({ changed: z.int().meta({ description: "Number of courses." }) })
  .meta({ id: "BulkChanged" });

const INSTITUTION_STATES = ["published", "archived"] as const;

export const institutionsQuery = z.object({
  name: queryParameter("name", "Only those whose name holds this text."),
  page: pageParameter,
  limit: limitParameter,
  state: z
    .enum(INSTITUTION_STATES, { error: `state must be one of ${INSTITUTION_STATES.join(", ")}` })
    .optional()
    .meta({ description: "Only institutions in this state." }),
});

export const coursesQuery = institutionsQuery.extend({
  institution: institutionParameter,
  state: z
    .enum(RECORD_STATES, { error: `state must be one of ${RECORD_STATES.join(", ")}` })
    .optional()
    .meta({ description: "Only courses in this state." }),
});
export type CoursesQuery = z.infer<typeof coursesQuery>;
export type InstitutionsQuery = z.infer<typeof institutionsQuery>;

export const recordParameter = idParameter;

/** What is sent with a change: the record as its sender saw it. */
const changeBody = <Change extends z.ZodType>(fields: Change, id: string) =>
  z.object({ fields }, { error: "Send an object with fields" }).meta({ id });
export const courseDraftBody = changeBody(courseChange, "CourseDraftBody");
export const institutionDraftBody = changeBody(institutionChange, "InstitutionDraftBody");

export const newCourseBody = sentObject("NewCourseBody", {
  institution_id: rowNumber("institution_id must be the id of an institution"),
  fields: courseChange,
});

const reviewComment = z
  .string({ error: "Say what is to be mended" })
  .trim()
  .max(MAX_COMMENT_LENGTH, { error: `Write at most ${MAX_COMMENT_LENGTH} characters` });

export const returnBody = sentObject("ReturnBody", {
  comment: reviewComment.min(1, { error: "Say what is to be mended" }),
});

export const approvalBody = sentObject(
  "ApprovalBody",
  {
    fields: z
      .array(z.string().max(MAX_FIELD_NAME), { error: "fields must be a list of names" })
      .min(1, { error: "fields must name at least one; return the change instead" })
      .optional()
      .meta({ description: "What is approved; the rest goes back. Without it: all of it." }),
    comment: reviewComment
      .nullable()
      .default(null)
      .meta({ description: "Of what goes back, why." }),
  },
  "fields",
);

export const scheduleBody = sentObject("ScheduleBody", {
  publish_at: z.iso
    .datetime({
      offset: true,
      error: "publish_at must be a time such as 2026-12-01T09:00:00+05:00",
    })
    .transform((text) => new Date(text).toISOString()),
});

export const historyQuery = z.object({ page: pageParameter, limit: limitParameter });

export const officeHistory = z
  .object({
    data: z.array(
      z
        .object({
          version: z.int(),
          at: moment,
          by: person,
          source: z.string(),
          is_creation: z.boolean(),
          changes: z.array(
            z.object({ field: z.string(), before: z.unknown(), after: z.unknown() }),
          ),
        })
        .meta({ id: "HistoryEntry" }),
    ),
    meta: pageMeta,
  })
  .meta({ id: "OfficeHistory" });

const VERSION_ERROR = { error: "version must be a whole number" };

export const versionParameter = idParameter.extend({
  version: z
    .preprocess(
      digitsOf,
      z.int(VERSION_ERROR).min(0, VERSION_ERROR).max(MAX_INTEGER, VERSION_ERROR),
    )
    .meta({ description: "Number of the version; 0 is what was there before the history." }),
});

const versionOf = <Change extends z.ZodType>(fields: Change, id: string) =>
  z.object({ version: z.int(), fields }).meta({ id });
export const courseVersion = versionOf(courseChange, "CourseVersion");
export const institutionVersion = versionOf(institutionChange, "InstitutionVersion");

/** What the answer to a version that is no longer the newest holds beside its problem. */
const conflict = z
  .object({
    changes: z.array(versionChange).meta({ description: "What was published in between." }),
    draft: z
      .object({ by: person, at: moment })
      .nullable()
      .meta({ description: "Who saved the draft in between; null where nobody did." }),
    collisions: fieldNames.meta({ description: "Fields that both changes are about." }),
  })
  .meta({ id: "Conflict" });
export type Conflict = z.infer<typeof conflict>;

export const conflictProblem = problem
  .extend({
    conflict: conflict.optional().meta({
      description: "Where somebody else changed it; missing where its state does not allow it.",
    }),
  })
  .meta({ id: "ConflictProblem" });
