import type { Db, Trx } from "#platform/db/schema.ts";
import { readExistingCategories } from "#records/records.repository.server.ts";
import { foldRecordName } from "#records/source-records.ts";

/** A category as the office shows it. */
export interface TreeRow {
  id: number;
  name: string;
  parent_id: number | null;
  /** When an operator stated it, YYYY-MM-DD; null where an import did. */
  stated_on: string | null;
  former_names: string[];
  /** Courses that are listed under it, of a group with those of its subcategories, each once. */
  courses: number;
  /** Courses of its own, those that are not listed any more included. */
  own_courses: number;
}

/** Every category, by id. */
export async function readTree(db: Db): Promise<TreeRow[]> {
  const rows = await readExistingCategories(db);
  const { own, listed, ofGroup } = await countCourses(db);
  return rows.map(({ id, name, parent_id, stated_on, former }) => ({
    id,
    name,
    parent_id,
    stated_on,
    former_names: [...former],
    courses: (parent_id === null ? ofGroup : listed).get(id) ?? 0,
    own_courses: own.get(id) ?? 0,
  }));
}

/** Numbers of courses by the id of a category: all, those that are listed, and those of a group. */
async function countCourses(db: Db) {
  const all = db
    .selectFrom("course_categories")
    .innerJoin("courses", "courses.id", "course_categories.course_id")
    .innerJoin("categories", "categories.id", "course_categories.category_id");
  const listed = all.where("is_published", "=", 1).where("archived_on", "is", null);
  const byCategory = (counted: typeof all) =>
    counted
      .select(({ fn }) => ["categories.id", fn.countAll<number>().as("courses")])
      .groupBy("categories.id")
      .execute();
  const groups = await listed
    .select(({ fn }) => [
      fn.coalesce("categories.parent_id", "categories.id").as("id"),
      fn.count<number>("course_categories.course_id").distinct().as("courses"),
    ])
    .groupBy(({ fn }) => fn.coalesce("categories.parent_id", "categories.id"))
    .execute();
  const numbers = (counts: { id: number; courses: number }[]) =>
    new Map(counts.map(({ id, courses }) => [id, Number(courses)]));
  return {
    own: numbers(await byCategory(all)),
    listed: numbers(await byCategory(listed)),
    ofGroup: numbers(groups),
  };
}

/** When an operator states a category. */
export interface StatedAt {
  /** ISO 8601 UTC. */
  at: string;
  /** The same as a day in the Maldives. */
  stated_on: string;
}

/** Adds a category; a category that had this name before leads there no more. */
export async function insertCategory(
  trx: Trx,
  { name, parent_id }: { name: string; parent_id: number | null },
  { stated_on }: StatedAt,
): Promise<number> {
  await forgetFormerName(trx, name);
  const added = await trx
    .insertInto("categories")
    .values({ name, parent_id, stated_on })
    .returning("id")
    .executeTakeFirstOrThrow();
  return added.id;
}

/** Gives a category another name or group; its name until now leads to it. */
export async function updateCategory(
  trx: Trx,
  before: Pick<TreeRow, "id" | "name">,
  { name, parent_id }: { name: string; parent_id: number | null },
  { at, stated_on }: StatedAt,
): Promise<void> {
  await forgetFormerName(trx, name);
  if (foldRecordName(name) !== foldRecordName(before.name)) {
    await leadTo(trx, before.name, before.id, at);
  }
  await trx
    .updateTable("categories")
    .set({ name, parent_id, stated_on })
    .where("id", "=", before.id)
    .execute();
}

/** Makes a category part of another, with its courses, its subcategories and all of its names. */
export async function mergeCategory(
  trx: Trx,
  gone: Pick<TreeRow, "id" | "name">,
  into: number,
  { at, stated_on }: StatedAt,
): Promise<void> {
  await trx
    .deleteFrom("course_categories")
    .where("category_id", "=", gone.id)
    .where("course_id", "in", (query) =>
      query
        .selectFrom("course_categories as others")
        .select("others.course_id")
        .where("others.category_id", "=", into),
    )
    .execute();
  await trx
    .updateTable("course_categories")
    .set({ category_id: into })
    .where("category_id", "=", gone.id)
    .execute();
  await trx
    .updateTable("categories")
    .set({ parent_id: into })
    .where("parent_id", "=", gone.id)
    .execute();
  await trx.updateTable("categories").set({ stated_on }).where("id", "=", into).execute();
  await removeCategory(trx, gone, into, at);
}

/** Removes a category without courses and subcategories. @param into where its names lead. */
export async function removeCategory(
  trx: Trx,
  { id, name }: Pick<TreeRow, "id" | "name">,
  into: number | null,
  at: string,
): Promise<void> {
  if (into !== null) {
    await trx
      .updateTable("former_category_names")
      .set({ category_id: into })
      .where("category_id", "=", id)
      .execute();
    await leadTo(trx, name, into, at);
  }
  await trx.deleteFrom("categories").where("id", "=", id).execute();
}

async function leadTo(trx: Trx, name: string, category_id: number, until: string): Promise<void> {
  await forgetFormerName(trx, name);
  await trx
    .insertInto("former_category_names")
    .values({ folded: foldRecordName(name), name, category_id, until })
    .execute();
}

async function forgetFormerName(trx: Trx, name: string): Promise<void> {
  await trx
    .deleteFrom("former_category_names")
    .where("folded", "=", foldRecordName(name))
    .execute();
}
