import { endpoint } from "#platform/http/endpoint.ts";
import type * as schema from "./editing.schema.ts";

type Id = typeof schema.recordParameter;
type OneCourse = typeof schema.officeCourse;
type OneInstitution = typeof schema.officeInstitution;

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
  submitted: endpoint<{ answer: typeof schema.submittedChanges }>("GET", "/api/v1/office/review"),
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

export const OFFICE_COURSE = {
  read: endpoint<{ params: Id; answer: OneCourse }>("GET", "/api/v1/office/courses/:id"),
  saveDraft: endpoint<{ params: Id; body: typeof schema.courseDraftBody; answer: OneCourse }>(
    "PUT",
    "/api/v1/office/courses/:id/draft",
  ),
  dropDraft: endpoint<{ params: Id; answer: OneCourse }>(
    "DELETE",
    "/api/v1/office/courses/:id/draft",
  ),
  publish: endpoint<{ params: Id; answer: OneCourse }>(
    "POST",
    "/api/v1/office/courses/:id/publish",
  ),
  schedule: endpoint<{ params: Id; body: typeof schema.scheduleBody; answer: OneCourse }>(
    "POST",
    "/api/v1/office/courses/:id/schedule",
  ),
  archive: endpoint<{ params: Id; answer: OneCourse }>(
    "POST",
    "/api/v1/office/courses/:id/archive",
  ),
  bringBack: endpoint<{ params: Id; answer: OneCourse }>(
    "POST",
    "/api/v1/office/courses/:id/bring-back",
  ),
  approve: endpoint<{ params: Id; body: typeof schema.approvalBody; answer: OneCourse }>(
    "POST",
    "/api/v1/office/courses/:id/approve",
  ),
  giveBack: endpoint<{ params: Id; body: typeof schema.returnBody; answer: OneCourse }>(
    "POST",
    "/api/v1/office/courses/:id/return",
  ),
  history: endpoint<{
    params: Id;
    query: typeof schema.historyQuery;
    answer: typeof schema.officeHistory;
  }>("GET", "/api/v1/office/courses/:id/history"),
  version: endpoint<{
    params: typeof schema.versionParameter;
    answer: typeof schema.courseVersion;
  }>("GET", "/api/v1/office/courses/:id/history/:version"),
  restore: endpoint<{ params: typeof schema.versionParameter; answer: OneCourse }>(
    "POST",
    "/api/v1/office/courses/:id/history/:version/restore",
  ),
};

export const OFFICE_INSTITUTION = {
  read: endpoint<{ params: Id; answer: OneInstitution }>("GET", "/api/v1/office/institutions/:id"),
  saveDraft: endpoint<{
    params: Id;
    body: typeof schema.institutionDraftBody;
    answer: OneInstitution;
  }>("PUT", "/api/v1/office/institutions/:id/draft"),
  dropDraft: endpoint<{ params: Id; answer: OneInstitution }>(
    "DELETE",
    "/api/v1/office/institutions/:id/draft",
  ),
  publish: endpoint<{ params: Id; answer: OneInstitution }>(
    "POST",
    "/api/v1/office/institutions/:id/publish",
  ),
  schedule: endpoint<{ params: Id; body: typeof schema.scheduleBody; answer: OneInstitution }>(
    "POST",
    "/api/v1/office/institutions/:id/schedule",
  ),
  archive: endpoint<{ params: Id; answer: OneInstitution }>(
    "POST",
    "/api/v1/office/institutions/:id/archive",
  ),
  bringBack: endpoint<{ params: Id; answer: OneInstitution }>(
    "POST",
    "/api/v1/office/institutions/:id/bring-back",
  ),
  approve: endpoint<{ params: Id; body: typeof schema.approvalBody; answer: OneInstitution }>(
    "POST",
    "/api/v1/office/institutions/:id/approve",
  ),
  giveBack: endpoint<{ params: Id; body: typeof schema.returnBody; answer: OneInstitution }>(
    "POST",
    "/api/v1/office/institutions/:id/return",
  ),
  history: endpoint<{
    params: Id;
    query: typeof schema.historyQuery;
    answer: typeof schema.officeHistory;
  }>("GET", "/api/v1/office/institutions/:id/history"),
  version: endpoint<{
    params: typeof schema.versionParameter;
    answer: typeof schema.institutionVersion;
  }>("GET", "/api/v1/office/institutions/:id/history/:version"),
  restore: endpoint<{ params: typeof schema.versionParameter; answer: OneInstitution }>(
    "POST",
    "/api/v1/office/institutions/:id/history/:version/restore",
  ),
};
