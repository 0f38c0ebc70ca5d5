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
  newCourse: endpoint<{ body: typeof schema.newCourseBody; answer: OneCourse }>(
    "POST",
    "/api/v1/office/courses",
  ),
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
};
