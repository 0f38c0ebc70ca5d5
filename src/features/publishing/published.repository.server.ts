import type { Kysely } from "kysely";
import type { CatalogueSource } from "#catalogue/answers.ts";
import type {
  AwardingBodyType,
  Category,
  CategoryRef,
  DeliveryModality,
  Fee,
  IndexedCourse,
  InstitutionRef,
  MnqfLevel,
} from "#catalogue/course.ts";
import type { InstitutionCard } from "#catalogue/institution.ts";
import type { Database } from "#platform/db/schema.ts";
import { plainText } from "#platform/html.ts";

type Db = Kysely<Database>;

/** Number of the newest published state. */
export async function readVersion(db: Db): Promise<number> {
  const row = await db.selectFrom("catalogue_state").select("version").executeTakeFirstOrThrow();
  return row.version;
}

/** Reads everything the public catalogue is built from; run it inside one snapshot. */
export async function readSource(db: Db): Promise<CatalogueSource> {
  const version = await readVersion(db);
  const institutions = await readInstitutions(db);
  const categories = await readCategories(db);
  const courses = await readCourses(db, institutions, categories);
  return { version, institutions, categories, courses };
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

async function readCourses(
  db: Db,
  institutions: InstitutionCard[],
  categories: Category[],
): Promise<IndexedCourse[]> {
  const institutionRefs = new Map<number, InstitutionRef>(
    institutions.map(({ id, name, logo }) => [id, { id, name, logo }]),
  );
  const categoryRefs = new Map<number, CategoryRef>(
    categories.map(({ id, name }) => [id, { id, name }]),
  );
  const fees = await readFees(db);
  const places = await readPlaces(db);
  const intakes = Map.groupBy(
    await db
      .selectFrom("course_intakes")
      .selectAll()
      .orderBy("course_id")
      .orderBy("position")
      .execute(),
    (row) => row.course_id,
  );
  const courseCategories = Map.groupBy(
    await db
      .selectFrom("course_categories")
      .selectAll()
      .orderBy("course_id")
      .orderBy("position")
      .execute(),
    (row) => row.course_id,
  );
  const rows = await db
    .selectFrom("courses")
    .select([
      "id",
      "source",
      "institution_id",
      "name",
      "name_dv",
      "awarding_body",
      "awarding_body_type",
      "awarding_body_country",
      "mqa_approved",
      "gov_first_degree_text",
      "duration_text",
      "duration_months",
      "mnqf_level",
      "delivery_modalities",
      "mode_of_study_text",
      "languages",
      "fee_text",
      "careers",
      "modules",
      "indicative_class_timings",
    ])
    .where("is_published", "=", 1)
    .orderBy("id")
    .execute();
  return rows.flatMap((row) => {
    const institution = institutionRefs.get(row.institution_id);
    if (!institution) return [];
    return {
      id: row.id,
      name: row.name,
      name_dv: row.name_dv,
      institution,
      places: places.get(row.id) ?? [],
      awarding_body: row.awarding_body,
      awarding_body_type: row.awarding_body_type as AwardingBodyType | null,
      awarding_body_country: row.awarding_body_country,
      mqa_approved: row.mqa_approved === null ? null : row.mqa_approved === 1,
      gov_first_degree_text: row.gov_first_degree_text,
      duration_text: row.duration_text,
      duration_months: row.duration_months,
      mnqf_level: row.mnqf_level as MnqfLevel | null,
      delivery_modalities: JSON.parse(row.delivery_modalities) as DeliveryModality[],
      mode_of_study_text: row.mode_of_study_text,
      intakes: (intakes.get(row.id) ?? []).map(({ label }) => label),
      languages: JSON.parse(row.languages) as string[],
      categories: (courseCategories.get(row.id) ?? []).flatMap(
        ({ category_id }) => categoryRefs.get(category_id) ?? [],
      ),
      fee_text: row.fee_text,
      fees: fees.get(row.id) ?? [],
      sample: row.source === "sample",
      careers_plain: plainText(row.careers ?? ""),
      modules_plain: plainText(row.modules ?? ""),
      timings_plain: plainText(row.indicative_class_timings ?? ""),
    };
  });
}

/** Where each course is taught: every island or city once, that of the main campus first. */
async function readPlaces(db: Db): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom("course_campuses")
    .innerJoin("contacts", "contacts.id", "course_campuses.contact_id")
    .select(["course_campuses.course_id", "contacts.island_city"])
    .where("contacts.island_city", "is not", null)
    .groupBy(["course_campuses.course_id", "contacts.island_city"])
    .orderBy("course_campuses.course_id")
    .orderBy((eb) => eb.fn.max("contacts.is_main"), "desc")
    .orderBy((eb) => eb.fn.min("course_campuses.position"))
    .execute();
  const places = new Map<number, string[]>();
  for (const { course_id, island_city } of rows) {
    const list = places.get(course_id);
    if (list) list.push(island_city!);
    else places.set(course_id, [island_city!]);
  }
  return places;
}

async function readFees(db: Db): Promise<Map<number, Fee[]>> {
  const rows = await db
    .selectFrom("course_fees")
    .selectAll()
    .orderBy("course_id")
    .orderBy("position")
    .execute();
  const fees = new Map<number, Fee[]>();
  for (const { id: _id, course_id, position: _position, ...fee } of rows) {
    const list = fees.get(course_id);
    if (list) list.push(fee);
    else fees.set(course_id, [fee]);
  }
  return fees;
}
