import type { z } from "zod";
import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./editing.schema.ts";
import type * as review from "./review.schema.ts";

type OneRecord = { params: typeof schema.recordParameter };
type OneCourse = typeof schema.officeCourse;

const INSTITUTIONS_URL = "/api/v1/office/institutions";
const COURSES_OF_OFFICE = "/api/v1/office/courses";

/**
 * How institutions and operators change records. Calls that change one send the `etag` that they read
 * as `If-Match`.
 */
export const OFFICE = {
  institutions: endpoint.get<
    typeof schema.officeInstitutions,
    { query: typeof schema.institutionsQuery }
  >(INSTITUTIONS_URL),
  courses: endpoint.get<typeof schema.officeCourses, { query: typeof schema.coursesQuery }>(
    COURSES_OF_OFFICE,
  ),
  submitted: endpoint.get<typeof review.submittedChanges, { query: typeof review.submittedQuery }>(
    "/api/v1/office/review",
  ),
  approveTogether: endpoint.post<
    typeof review.approvedTogether,
    { body: typeof review.approvedTogetherBody }
  >("/api/v1/office/review/approvals"),
  newCourse: endpoint.post<OneCourse, { body: typeof schema.newCourseBody }>(COURSES_OF_OFFICE),
  overview: endpoint.get<
    typeof schema.courseOverviews,
    OneRecord & { query: typeof schema.overviewQuery }
  >(`${INSTITUTIONS_URL}/:id/courses`),
  changeTogether: endpoint.post<typeof schema.bulkChanged, { body: typeof schema.bulkChangeBody }>(
    `${COURSES_OF_OFFICE}/together`,
  ),
};

const BY_REF = `${INSTITUTIONS_URL}/:id/courses/by-ref/:ref`;
type ByRefSchema = typeof schema.courseByRef;
type Named = { params: typeof schema.namedCourseParameter };

/** Courses by the references of their institution's own systems; keys make these calls. */
export const OFFICE_BY_REF = {
  read: endpoint.get<ByRefSchema, Named>(BY_REF),
  put: endpoint.put<
    ByRefSchema,
    Named & { query: typeof schema.namedCourseQuery; body: typeof schema.wholeCourse }
  >(BY_REF),
  archive: endpoint.post<ByRefSchema, Named>(`${BY_REF}/archive`),
  bringBack: endpoint.post<ByRefSchema, Named>(`${BY_REF}/bring-back`),
};

/** The calls of one record, the same for each kind of it. */
function callsOfRecord<One extends z.ZodType, Draft extends z.ZodType, Version extends z.ZodType>(
  records: "courses" | "institutions",
) {
  const url = `/api/v1/office/${records}/:id`;
  type AtVersion = { params: typeof schema.versionParameter };
  return {
    read: endpoint.get<One, OneRecord>(url),
    saveDraft: endpoint.put<One, OneRecord & { body: Draft }>(`${url}/draft`),
    dropDraft: endpoint.delete<One, OneRecord>(`${url}/draft`),
    publish: endpoint.post<One, OneRecord>(`${url}/publish`),
    dismissConflict: endpoint.post<One, OneRecord & { body: typeof schema.settledBody }>(
      `${url}/keep-ours`,
    ),
    schedule: endpoint.post<One, OneRecord & { body: typeof schema.scheduleBody }>(
      `${url}/schedule`,
    ),
    archive: endpoint.post<One, OneRecord>(`${url}/archive`),
    bringBack: endpoint.post<One, OneRecord>(`${url}/bring-back`),
    approve: endpoint.post<One, OneRecord & { body: typeof schema.approvalBody }>(`${url}/approve`),
    returnToAuthor: endpoint.post<One, OneRecord & { body: typeof schema.returnBody }>(
      `${url}/return`,
    ),
    history: endpoint.get<
      typeof schema.officeHistory,
      OneRecord & { query: typeof schema.historyQuery }
    >(`${url}/history`),
    version: endpoint.get<Version, AtVersion>(`${url}/history/:version`),
    restore: endpoint.post<One, AtVersion>(`${url}/history/:version/restore`),
  };
}

export const OFFICE_COURSE = callsOfRecord<
  OneCourse,
  typeof schema.courseDraftBody,
  typeof schema.courseVersion
>("courses");

export const OFFICE_INSTITUTION = callsOfRecord<
  typeof schema.officeInstitution,
  typeof schema.institutionDraftBody,
  typeof schema.institutionVersion
>("institutions");
