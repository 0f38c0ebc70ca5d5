import type { CourseGroup, InstitutionGroup, Sourced } from "#catalogue/statements.ts";

/** Source fields of a course for tests that do not use them. */
export const unsourcedCourse: Sourced<CourseGroup> & { approval_status: null } = {
  ref: "",
  sources: [],
  facts: { approval: null, cost: null, intakes: null, entry: null, record: null },
  field_sources: {},
  approval_status: null,
};

/** The same for an institution. */
export const unsourcedInstitution: Sourced<InstitutionGroup> & { approval_status: null } = {
  ref: "",
  sources: [],
  facts: { approval: null, contacts: null, record: null },
  field_sources: {},
  approval_status: null,
};
