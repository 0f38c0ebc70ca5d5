import type { DirectoryParts } from "#catalogue/catalogue-builder.ts";
import type { Blacklisting, Category } from "#catalogue/course.ts";
import type { InstitutionSummary } from "#catalogue/institution.ts";
import { nameOfPlace } from "#catalogue/islands.ts";
import { byTheirNames, type OperatorData, SHIPPED_OPERATOR } from "#catalogue/operator.ts";
import { isSample } from "#catalogue/sources.ts";
import { INSTITUTION_BUNDLES, sourcedBy } from "#catalogue/statements.ts";
import type { Db } from "#platform/db/schema.ts";
import { readFormerInstitutionNames } from "#records/former-names.repository.server.ts";
import { readExistingCategories } from "#records/records.repository.server.ts";
import { readStatements } from "#records/sources.repository.server.ts";
import { operatorRules } from "./operator.schema.ts";
import { readSynonymGroups } from "./synonyms.repository.server.ts";

/** Version of the published state. */
export async function readVersion(db: Db): Promise<number> {
  const state = db.selectFrom("catalogue_state").select("version");
  return (await state.executeTakeFirstOrThrow()).version;
}

/**
 * Distinguishes states with the same version: those of different databases, and those before and
 * after restoring a backup, by the last import.
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
    .where("archived_on", "is", null)
    .limit(count + 1)
    .execute();
  return some.length > count;
}

/**
 * The operator's facts where the office has written them; undefined where all that ship hold. What an
 * earlier release wrote and this one cannot read is as it ships.
 */
async function readOperator(db: Db): Promise<OperatorData | undefined> {
  const names = Object.keys(operatorRules.shape);
  const rows = await db
    .selectFrom("site_settings")
    .selectAll()
    .where("name", "in", names)
    .execute();
  if (rows.length === 0) return undefined;
  const none = { exchange_rates: null, support: null, level_entry: null };
  const stored = rows.map(({ name, value }) => [name, JSON.parse(value)]);
  const { data } = operatorRules.safeParse({ ...none, ...Object.fromEntries(stored) });
  return (
    data && {
      dated: SHIPPED_OPERATOR.dated,
      exchange_rates: data.exchange_rates ?? SHIPPED_OPERATOR.exchange_rates,
      support: byTheirNames(data.support ?? SHIPPED_OPERATOR.support),
      level_entry: data.level_entry ?? SHIPPED_OPERATOR.level_entry,
    }
  );
}

/** All published data except the courses. */
export async function readDirectoryParts(db: Db): Promise<DirectoryParts> {
  return {
    version: await readVersion(db),
    institutions: await readInstitutionSummaries(db),
    categories: await readPublishedCategories(db),
    synonyms: (await readSynonymGroups(db)).map(({ terms }) => terms),
    operator: await readOperator(db),
  };
}

async function readInstitutionSummaries(db: Db): Promise<InstitutionSummary[]> {
  const campuses = Map.groupBy(
    await db
      .selectFrom("contacts")
      .select(["institution_id", "name", "island_city", "place_code"])
      .where("kind", "=", "campus")
      .orderBy("institution_id")
      .orderBy("is_main", "desc")
      .orderBy("position")
      .execute(),
    (row) => row.institution_id,
  );
  const rows = await db
    .selectFrom("institutions")
    .select(["id", "name", "name_dv", "logo_url", "featured_position", "source"])
    .select("approval_status")
    .where("archived_on", "is", null)
    .orderBy("id")
    .execute();
  const blacklisted = await readBlacklistings(
    db,
    rows.filter(({ approval_status }) => approval_status === "blacklisted"),
  );
  const former = await readFormerInstitutionNames(db);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    name_dv: row.name_dv,
    logo: row.logo_url ? { url: row.logo_url } : null,
    featured_position: row.featured_position,
    places: [...new Set(campuses.get(row.id)?.flatMap(placeText))],
    campus_names: campuses.get(row.id)?.map(({ name }) => name) ?? [],
    ...(former.has(row.id) && { former_names: former.get(row.id) }),
    ...(blacklisted.has(row.id) && { blacklisted: blacklisted.get(row.id) }),
    sample: isSample(row.source),
  }));
}

/** Where a campus is, in its own words or by its code; nothing where it states neither. */
function placeText(campus: { island_city: string | null; place_code: string | null }): string[] {
  const { island_city, place_code } = campus;
  if (island_city !== null) return [island_city];
  return place_code === null ? [] : [nameOfPlace(place_code)];
}

/**
 * Who states that these institutions are blacklisted. They are few, so each is queried separately.
 */
async function readBlacklistings(
  db: Db,
  institutions: readonly { id: number; approval_status: string | null }[],
): Promise<Map<number, Blacklisting>> {
  const read = new Map<number, Blacklisting>();
  for (const { id, approval_status } of institutions) {
    const statements = await readStatements(db, "institution", id, { approval_status });
    const { approval } = sourcedBy(INSTITUTION_BUNDLES, statements).facts;
    if (approval) read.set(id, { source: approval.source, stated_on: approval.stated_on });
  }
  return read;
}

async function readPublishedCategories(db: Db): Promise<Category[]> {
  const rows = await readExistingCategories(db);
  return rows.map(({ id, name, parent_id, parent, former }) => ({
    id,
    name,
    parent: parent_id === null ? null : { id: parent_id, name: parent ?? "" },
    ...(former.length > 0 && { former_names: former }),
  }));
}
