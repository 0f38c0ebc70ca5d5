import type { Kysely } from "kysely";
import type { DirectoryParts } from "#catalogue/catalogue-builder.ts";
import type { Category } from "#catalogue/course.ts";
import type { InstitutionCard } from "#catalogue/institution.ts";
import type { Database } from "#platform/db/schema.ts";

type Db = Kysely<Database>;

/** Number of the newest published state. */
export async function readVersion(db: Db): Promise<number> {
  const row = await db.selectFrom("catalogue_state").select("version").executeTakeFirstOrThrow();
  return row.version;
}

/**
 * Tells states of the same version apart: those of different databases, and, where one was set back
 * to a backup, by its last import those from before and after.
 */
export async function readOrigin(db: Db): Promise<string> {
  const { origin, imported } = await db
    .selectFrom("course_changes_state")
    .select("origin")
    .select(({ selectFrom }) =>
      selectFrom("imports")
        .select(({ fn }) => fn.max("finished_at").as("last"))
        .as("imported"),
    )
    .executeTakeFirstOrThrow();
  return `${origin} ${imported}`;
}

/** True when more courses than this are published. */
export async function hasMoreCoursesThan(db: Db, count: number): Promise<boolean> {
  const some = await db
    .selectFrom("courses")
    .select("id")
    .where("is_published", "=", 1)
    .limit(count + 1)
    .execute();
  return some.length > count;
}

/** Everything published but the courses. */
export async function readParts(db: Db): Promise<DirectoryParts> {
  return {
    version: await readVersion(db),
    institutions: await readInstitutions(db),
    categories: await readCategories(db),
  };
}

async function readInstitutions(db: Db): Promise<InstitutionCard[]> {
  const places = Map.groupBy(
    await db
      .selectFrom("contacts")
      .select(["institution_id", "island_city"])
      .where("kind", "=", "campus")
      .where("island_city", "is not", null)
      .orderBy("institution_id")
      .orderBy("is_main", "desc")
      .orderBy("position")
      .execute(),
    (row) => row.institution_id,
  );
  const rows = await db
    .selectFrom("institutions")
    .select(["id", "name", "name_dv", "logo_url", "featured_position", "source"])
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    name_dv: row.name_dv,
    logo: row.logo_url ? { url: row.logo_url } : null,
    featured_position: row.featured_position,
    places: [...new Set(places.get(row.id)?.map((place) => place.island_city ?? ""))],
    sample: row.source === "sample",
  }));
}

async function readCategories(db: Db): Promise<Category[]> {
  const rows = await db
    .selectFrom("categories")
    .select(["id", "name", "parent_id"])
    .orderBy("id")
    .execute();
  const names = new Map(rows.map((row) => [row.id, row.name]));
  return rows.map(({ id, name, parent_id }) => ({
    id,
    name,
    parent: parent_id === null ? null : { id: parent_id, name: names.get(parent_id) ?? "" },
  }));
}
