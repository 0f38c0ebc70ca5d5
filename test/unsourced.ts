import type { CourseGroup, InstitutionGroup, Sourced } from "#catalogue/statements.ts";

/** What a course says of its sources where a test is not about them. */
export const unsourcedCourse: Sourced<CourseGroup> & { approval_status: null } = {
  ref: "",
  sources: [],
  facts: { approval: null, cost: null, intakes: null, entry: null, record: null },
  field_sources: {},
  approval_status: null,
};

/** The same of an institution. */
export const unsourcedInstitution: Sourced<InstitutionGroup> & { approval_status: null } = {
  ref: "",
  sources: [],
  facts: { approval: null, contacts: null, record: null },
  field_sources: {},
  approval_status: null,
};
