import type { Category, CourseSummary } from "./course.ts";

/** Reads the top-level categories of a course, by name: the fields that entry routes speak of. */
export function fieldReader(
  categories: readonly Category[],
): (course: Pick<CourseSummary, "categories">) => string[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  return (course) => {
    const own = course.categories.flatMap(({ id }) => byId.get(id) ?? []);
    return [...new Set(own.map(({ name, parent }) => parent?.name ?? name))];
  };
}
