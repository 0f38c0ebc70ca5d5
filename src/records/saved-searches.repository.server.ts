import type { Trx } from "#platform/db/schema.ts";

/**
 * Writes the names of today into saved searches. Those of one account that become the same are one.
 *
 * @param today puts them into the query string of filters.
 */
export async function renameSearches(trx: Trx, today: (query: string) => string): Promise<void> {
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

/** Ids of courses by the id of a saved search. */
type CoursesBySearch = ReadonlyMap<string, ReadonlySet<number>>;

/**
 * The courses of the records that each saved search asks for, whatever else it asks for.
 *
 * @param askedFor the records that the query string of filters asks for.
 */
export async function readCoursesSearched<Asked extends { id: number }>(
  trx: Trx,
  askedFor: (query: string) => readonly Asked[],
  readCourses: (asked: Asked) => Promise<readonly number[]>,
): Promise<CoursesBySearch> {
  const searches = await trx.selectFrom("search_alerts").select(["id", "query"]).execute();
  const courses = new Map<number, readonly number[]>();
  const found = new Map<string, ReadonlySet<number>>();
  for (const { id, query } of searches) {
    const asked = askedFor(query);
    for (const each of asked) {
      if (!courses.has(each.id)) courses.set(each.id, await readCourses(each));
    }
    if (asked.length > 0) found.set(id, new Set(asked.flatMap((one) => courses.get(one.id) ?? [])));
  }
  return found;
}

/**
 * Counts courses as told to the saved searches that only another name brings to them: they are not
 * new. @param before what `readCoursesSearched` read before the change.
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
