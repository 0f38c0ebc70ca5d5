import { CatalogueBuilder } from "./catalogue-builder.ts";
import type { Category, IndexedCourse } from "./course.ts";
import type { InstitutionSummary } from "./institution.ts";
import { type LeftOut, leftOut } from "./left-out.ts";

/**
 * The courses that cannot be indexed, by id. All are indexed together first; if that fails, each is
 * indexed alone.
 */
export function notIndexable(courses: readonly IndexedCourse[]): Map<number, LeftOut> {
  try {
    return new Map(failuresOf(courses).map((failure) => [failure.id, failure]));
  } catch {
    return new Map(courses.flatMap(faultyAlone).map((failure) => [failure.id, failure]));
  }
}

function faultyAlone(course: IndexedCourse): LeftOut[] {
  try {
    return failuresOf([course]);
  } catch (error) {
    return [leftOut("course", course, error)];
  }
}

function failuresOf(courses: readonly IndexedCourse[]): LeftOut[] {
  const institutions = new Map(courses.map(({ institution }) => [institution.id, institution]));
  const categories = new Map(
    courses.flatMap((course) => course.categories.map((one) => [one.id, one])),
  );
  const builder = new CatalogueBuilder({
    version: 0,
    institutions: [...institutions.values()].map(
      (institution): InstitutionSummary => ({
        ...institution,
        name_dv: null,
        featured_position: null,
        places: [],
        sample: false,
      }),
    ),
    categories: [...categories.values()].map(
      (category): Category => ({ ...category, parent: null }),
    ),
  });
  for (const course of courses) builder.add(course);
  return builder.pack().leftOut.filter(({ kind }) => kind === "course");
}
