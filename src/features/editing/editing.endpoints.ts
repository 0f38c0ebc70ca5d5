import type { z } from "zod";
import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./editing.schema.ts";
import type * as review from "./review.schema.ts";

type Id = typeof schema.recordParameter;
type OneCourse = typeof schema.officeCourse;

/**
 * How institutions and operators change records. Calls that change one send the `etag` that they read
 * as `If-Match`.
 */
export const OFFICE = {
  institutions: endpoint<{
    query: typeof schema.institutionsQuery;
    answer: typeof schema.officeInstitutions;
  }>("GET", "/api/v1/office/institutions"),
  courses: endpoint<{ query: typeof schema.coursesQuery; answer: typeof schema.officeCourses }>(
    "GET",
    "/api/v1/office/courses",
  ),
  submitted: endpoint<{
    query: typeof review.submittedQuery;
    answer: typeof review.submittedChanges;
  }>("GET", "/api/v1/office/review"),
  approveTogether: endpoint<{
    body: typeof review.approvedTogetherBody;
    answer: typeof review.approvedTogether;
  }>("POST", "/api/v1/office/review/approvals"),
  reviewRules: endpoint<{ params: Id; answer: typeof schema.reviewRules }>(
    "GET",
    "/api/v1/office/institutions/:id/review-rules",
  ),
  setReviewRules: endpoint<{
    params: Id;
    body: typeof schema.reviewRules;
    answer: typeof schema.reviewRules;
  }>("PUT", "/api/v1/office/institutions/:id/review-rules"),
  newCourse: endpoint<{ body: typeof schema.newCourseBody; answer: OneCourse }>(
    "POST",
    "/api/v1/office/courses",
  ),
  overview: endpoint<{
    params: Id;
    query: typeof schema.overviewQuery;
    answer: typeof schema.courseOverviews;
  }>("GET", "/api/v1/office/institutions/:id/courses"),
  changeTogether: endpoint<{
    body: typeof schema.bulkChangeBody;
    answer: typeof schema.bulkChanged;
  }>("POST", "/api/v1/office/courses/together"),
};

const BY_REF = "/api/v1/office/institutions/:id/courses/by-ref/:ref";
type Named = { params: typeof schema.namedCourseParameter; answer: typeof schema.courseByRef };

/** Courses by the references of their institution's own systems; keys make these calls. */
export const OFFICE_BY_REF = {
  read: endpoint<Named>("GET", BY_REF),
  put: endpoint<Named & { query: typeof schema.namedCourseQuery; body: typeof schema.wholeCourse }>(
    "PUT",
    BY_REF,
  ),
  archive: endpoint<Named>("POST", `${BY_REF}/archive`),
  bringBack: endpoint<Named>("POST", `${BY_REF}/bring-back`),
};

/** The calls of one record, the same for each kind of it. */
function callsOfRecord<One extends z.ZodType, Draft extends z.ZodType, Version extends z.ZodType>(
  records: "courses" | "institutions",
) {
  const url = `/api/v1/office/${records}/:id`;
  type Acted = { params: Id; answer: One };
  type AtVersion = { params: typeof schema.versionParameter };
  return {
    read: endpoint<Acted>("GET", url),
    saveDraft: endpoint<Acted & { body: Draft }>("PUT", `${url}/draft`),
    dropDraft: endpoint<Acted>("DELETE", `${url}/draft`),
    publish: endpoint<Acted>("POST", `${url}/publish`),
    keepOurs: endpoint<Acted & { body: typeof schema.settledBody }>("POST", `${url}/keep-ours`),
    schedule: endpoint<Acted & { body: typeof schema.scheduleBody }>("POST", `${url}/schedule`),
    archive: endpoint<Acted>("POST", `${url}/archive`),
    bringBack: endpoint<Acted>("POST", `${url}/bring-back`),
    approve: endpoint<Acted & { body: typeof schema.approvalBody }>("POST", `${url}/approve`),
    giveBack: endpoint<Acted & { body: typeof schema.returnBody }>("POST", `${url}/return`),
    history: endpoint<{
      params: Id;
      query: typeof schema.historyQuery;
      answer: typeof schema.officeHistory;
    }>("GET", `${url}/history`),
    version: endpoint<AtVersion & { answer: Version }>("GET", `${url}/history/:version`),
    restore: endpoint<AtVersion & { answer: One }>("POST", `${url}/history/:version/restore`),
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
