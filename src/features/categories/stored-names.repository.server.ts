import type { Category } from "#catalogue/course.ts";
import { queryRenamer, recordsIn } from "#catalogue/former-names.ts";
import type { Trx } from "#platform/db/schema.ts";
import { totalOf } from "#platform/db/total.ts";
import {
  byEveryName,
  type ExistingCategory,
  namesOfCategories,
  withTodaysNames,
} from "#records/category-names.ts";
import { readCoursesSearched, renameSearches } from "#records/saved-searches.repository.server.ts";

/** Columns that name categories within a text of JSON, in tables with a row for a course. */
const NAMING = [
  { table: "courses", course: "id", column: "entry_routes" },
  { table: "course_sources", course: "course_id", column: "statement" },
  { table: "course_drafts", course: "course_id", column: "fields" },
] as const;

/** The tables differ in these columns only, which are read and written by name. */
const naming = (at: number) =>
  NAMING[at] as { table: "courses"; course: "id"; column: "entry_routes" };

/** How many courses have entry routes that name this field. */
export async function countRoutesNaming(trx: Trx, name: string): Promise<number> {
  return await totalOf(trx.selectFrom("courses").where("entry_routes", "like", containing(name)));
}

/**
 * Writes the names of today wherever a name that categories no longer have is stored: in entry
 * routes, statements of sources, drafts and saved searches. Done in the transaction that changes the
 * categories, so that a name that is used again later means what it meant when it was stored.
 */
export async function renameStored(
  trx: Trx,
  former: string,
  categories: readonly ExistingCategory[],
): Promise<void> {
  const names = namesOfCategories(byEveryName(categories));
  for (const at of NAMING.keys()) {
    const { table, course, column } = naming(at);
    const rows = await trx
      .selectFrom(table)
      .select([course, column])
      .where(column, "like", containing(former))
      .execute();
    for (const row of rows) {
      const before = row[column] ?? "null";
      const after = JSON.stringify(withTodaysNames(JSON.parse(before), names));
      if (after === before) continue;
      await trx
        .updateTable(table)
        .set({ [column]: after })
        .where(course, "=", row[course])
        .where(column, "=", before)
        .execute();
    }
  }
  await renameSearches(trx, queryRenamer("categories", asPublished(categories)));
}

const asPublished = (categories: readonly ExistingCategory[]): Category[] =>
  categories.map(({ id, name, parent, former }) => ({
    id,
    name,
    former_names: former,
    parent: categories.find((one) => one.name === parent) ?? null,
  }));

/** The courses of the categories that each saved search asks for, whatever else it asks for. */
export const readSearchedCourses = (trx: Trx, categories: readonly ExistingCategory[]) =>
  readCoursesSearched(trx, recordsIn("categories", asPublished(categories)), ({ id }) =>
    readCoursesIn(trx, id),
  );

/** Courses of a category, of a group with those of its subcategories. */
async function readCoursesIn(trx: Trx, category: number): Promise<number[]> {
  const rows = await trx
    .selectFrom("course_categories")
    .innerJoin("categories", "categories.id", "category_id")
    .select("course_id")
    .where(({ or, eb }) => or([eb("categories.id", "=", category), eb("parent_id", "=", category)]))
    .execute();
  return rows.map(({ course_id }) => course_id);
}

/** A pattern for texts that hold a name, and some others, in either engine. */
function containing(name: string): string {
  return `%${JSON.stringify(name)
    .slice(1, -1)
    .replace(/[\\%_"]/g, "_")}%`;
}
