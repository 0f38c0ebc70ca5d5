import type { Catalogue } from "#catalogue/catalogue.ts";
import type { Course, MnqfLevel } from "#catalogue/course.ts";
import { fieldReader } from "#catalogue/fields.ts";

/** What a course opens: courses of higher levels that name its qualification as a way in. */
export interface OpenedCourses {
  /** Its first field, for paths to a level in it; null where it is in none. */
  field: string | null;
  levels: { level: MnqfLevel; count: number }[];
}

/** Null where no course names it. */
export function openedByCourse(
  { openedBy, categories }: Pick<Catalogue, "openedBy" | "categories">,
  course: Course,
): OpenedCourses | null {
  const levels = openedBy(course).map(({ level, courses }) => {
    return { level: String(level) as MnqfLevel, count: courses.length };
  });
  const [field = null] = fieldReader(categories)(course);
  return levels.length === 0 ? null : { field, levels };
}
