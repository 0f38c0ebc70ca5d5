import type { CategoryInput, CourseInput, InstitutionInput } from "#records/record.schema.ts";
import { sampleCategories } from "./categories.ts";
import { sampleCourses } from "./courses.ts";
import { sampleInstitutions } from "./institutions/institutions.ts";

/** Date of the sample's statements. */
export const SAMPLE_STATED_ON = "2026-11-01";

/**
 * The fictional directory that an empty database starts with. Every call gives equal records, in
 * the same order, on every machine.
 */
export function sampleDirectory(): {
  institutions: InstitutionInput[];
  categories: CategoryInput[];
  courses: CourseInput[];
} {
  return {
    institutions: sampleInstitutions(),
    categories: sampleCategories(),
    courses: sampleCourses(),
  };
}
