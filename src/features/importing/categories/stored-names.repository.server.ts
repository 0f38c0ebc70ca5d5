import { categoriesIn, queryRenamer } from "#catalogue/category-names.ts";
import type { Category } from "#catalogue/course.ts";
import type { Trx } from "#platform/db/schema.ts";
import {
  byEveryName,
  type ExistingCategory,
  namesOfCategories,
  withTodaysNames,
} from "../category-names.ts";

/** Columns that name categories within a text of JSON, in tables with a row for a course. */
const NAMING = [
  { table: "courses", course: "id", column: "entry_routes" },
  { table: "course_sources", course: "course_id", column: "statement" },
  { table: "course_drafts", course: "course_id", column: "fields" },
  { table: "entry_proposals", course: "course_id", column: "routes" },
] as const;

/** The tables differ in these columns only, which are read and written by name. */
const naming = (at: number) =>
  NAMING[at] as { table: "courses"; course: "id"; column: "entry_routes" };

/** How many courses have entry routes that name this field. */
export async function countRoutesNaming(trx: Trx, name: string): Promise<number> {
  const { count } = await trx
    .selectFrom("courses")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("entry_routes", "like", containing(name))
    .executeTakeFirstOrThrow();
  return Number(count);
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
  await renameSearches(trx, categories);
}

/** Saved searches of one account that become the same are one. */
async function renameSearches(trx: Trx, categories: readonly ExistingCategory[]): Promise<void> {
  const today = queryRenamer(asPublished(categories));
  const searches = await trx
    .selectFrom("search_alerts")
    .select(["id", "user_id", "query"])
    .orderBy("created_at")
    .execute();
  for (const { id, user_id, query } of searches) {
    const renamed = today(query);
    if (renamed === query) continue;
    const isThere = await trx
      .selectFrom("search_alerts")
      .select("id")
      .where("user_id", "=", user_id)
      .where("query", "=", renamed)
      .executeTakeFirst();
    if (isThere) await trx.deleteFrom("search_alerts").where("id", "=", id).execute();
    else
      await trx.updateTable("search_alerts").set({ query: renamed }).where("id", "=", id).execute();
  }
}

const asPublished = (categories: readonly ExistingCategory[]): Category[] =>
  categories.map(({ id, name, parent, former }) => ({
    ...{ id, name, former_names: former },
    parent: categories.find((one) => one.name === parent) ?? null,
  }));

/** Ids of courses by the id of a saved search. */
type CoursesBySearch = ReadonlyMap<string, ReadonlySet<number>>;

/** The courses of the categories that each saved search asks for, whatever else it asks for. */
export async function readSearchedCourses(
  trx: Trx,
  categories: readonly ExistingCategory[],
): Promise<CoursesBySearch> {
  const searches = await trx.selectFrom("search_alerts").select(["id", "query"]).execute();
  const askedFor = categoriesIn(asPublished(categories));
  const courses = new Map<number, readonly number[]>();
  const found = new Map<string, ReadonlySet<number>>();
  for (const { id, query } of searches) {
    const asked = askedFor(query);
    for (const category of asked) {
      if (!courses.has(category.id))
        courses.set(category.id, await readCoursesIn(trx, category.id));
    }
    if (asked.length > 0) found.set(id, new Set(asked.flatMap((one) => courses.get(one.id) ?? [])));
  }
  return found;
}

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

/**
 * Counts courses as told to the saved searches that only a change of the tree brings to them: they
 * are not new. @param before what `readSearchedCourses` read before the change.
 */
export async function tellMovedCourses(
  trx: Trx,
  before: CoursesBySearch,
  after: CoursesBySearch,
): Promise<void> {
  for (const [id, courses] of after) {
    const moved = [...courses].filter((course) => !before.get(id)?.has(course));
    if (moved.length === 0) continue;
    const search = trx.selectFrom("search_alerts").where("id", "=", id);
    const { told, told_before } = await search
      .select(["told", "told_before"])
      .executeTakeFirstOrThrow();
    const withMoved = (ids: string) =>
      JSON.stringify([...new Set([...(JSON.parse(ids) as number[]), ...moved])]);
    await trx
      .updateTable("search_alerts")
      .set({ told: withMoved(told), told_before: told_before && withMoved(told_before) })
      .where("id", "=", id)
      .execute();
  }
}

/** A pattern for texts that hold a name, and some others, in either engine. */
function containing(name: string): string {
  return `%${JSON.stringify(name)
    .slice(1, -1)
    .replace(/[\\%_"]/g, "_")}%`;
}
