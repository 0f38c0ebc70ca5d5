import type { Kysely } from "kysely";
import { CatalogueBuilder, type PackedCatalogue } from "#catalogue/catalogue-builder.ts";
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

/** How many courses are published. */
export async function countCourses(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("courses")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("is_published", "=", 1)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Packs everything that is published into a catalogue; run it inside one snapshot. */
export async function readCatalogue(db: Db): Promise<PackedCatalogue> {
  const version = await readVersion(db);
  const institutions = await readInstitutions(db);
  const categories = await readCategories(db);
  const builder = new CatalogueBuilder({ version, institutions, categories });
  const refs = refsOf(institutions, categories);
  for (let after = 0; ; ) {
    const courses = await readCourses(db, refs, after);
    for (const course of courses.read) builder.add(course);
    if (courses.last === null) return builder.pack();
    after = courses.last;
  }
}

/** Courses that are read at a time. */
const CHUNK = 4_000;

/** What the rows of courses name by id. */
interface Refs {
  institutions: ReadonlyMap<number, InstitutionRef>;
  categories: ReadonlyMap<number, CategoryRef>;
}

function refsOf(institutions: readonly InstitutionCard[], categories: readonly Category[]): Refs {
  return {
    institutions: new Map(institutions.map(({ id, name, logo }) => [id, { id, name, logo }])),
    categories: new Map(categories.map(({ id, name }) => [id, { id, name }])),
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

/** The published courses with ids above `after`, CHUNK of them at most; `last` is null at the end. */
async function readCourses(
  db: Db,
  refs: Refs,
  after: number,
): Promise<{ read: IndexedCourse[]; last: number | null }> {
  const rows = await readRows(db, after);
  const last = rows.at(-1)?.id;
  if (last === undefined) return { read: [], last: null };
  const range = { after, last };
  const details = {
    fees: await readFees(db, range),
    places: await readPlaces(db, range),
    intakes: await readIntakes(db, range),
    categories: await readCourseCategories(db, range),
  };
  const read = rows.flatMap((row) => courseOf(row, refs, details) ?? []);
  return { read, last: rows.length < CHUNK ? null : last };
}

/** Ids above `after` up to `last`. */
interface IdRange {
  after: number;
  last: number;
}

/** What other tables say of the courses of a chunk, by course. */
interface Details {
  fees: Map<number, Fee[]>;
  places: Map<number, string[]>;
  intakes: Map<number, string[]>;
  categories: Map<number, number[]>;
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

function courseOf(row: Row, refs: Refs, details: Details): IndexedCourse | null {
  const institution = refs.institutions.get(row.institution_id);
  if (!institution) return null;
  return {
    id: row.id,
    name: row.name,
    name_dv: row.name_dv,
    institution,
    places: details.places.get(row.id) ?? [],
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
    intakes: details.intakes.get(row.id) ?? [],
    languages: JSON.parse(row.languages) as string[],
    categories: (details.categories.get(row.id) ?? []).flatMap(
      (id) => refs.categories.get(id) ?? [],
    ),
    fee_text: row.fee_text,
    fees: details.fees.get(row.id) ?? [],
    sample: row.source === "sample",
    careers_plain: plainText(row.careers ?? ""),
    modules_plain: plainText(row.modules ?? ""),
    timings_plain: plainText(row.indicative_class_timings ?? ""),
  };
}

function readRows(db: Db, after: number) {
  return db
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
    .where("id", ">", after)
    .orderBy("id")
    .limit(CHUNK)
    .execute();
}

async function readIntakes(db: Db, { after, last }: IdRange): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom("course_intakes")
    .select(["course_id", "label"])
    .where("course_id", ">", after)
    .where("course_id", "<=", last)
    .orderBy("course_id")
    .orderBy("position")
    .execute();
  return gathered(rows, ({ label }) => label);
}

async function readCourseCategories(
  db: Db,
  { after, last }: IdRange,
): Promise<Map<number, number[]>> {
  const rows = await db
    .selectFrom("course_categories")
    .select(["course_id", "category_id"])
    .where("course_id", ">", after)
    .where("course_id", "<=", last)
    .orderBy("course_id")
    .orderBy("position")
    .execute();
  return gathered(rows, ({ category_id }) => category_id);
}

function gathered<Row extends { course_id: number }, T>(
  rows: readonly Row[],
  read: (row: Row) => T,
): Map<number, T[]> {
  const lists = new Map<number, T[]>();
  for (const row of rows) {
    const list = lists.get(row.course_id);
    if (list) list.push(read(row));
    else lists.set(row.course_id, [read(row)]);
  }
  return lists;
}

/** Where each course is taught: every island or city once, that of the main campus first. */
async function readPlaces(db: Db, { after, last }: IdRange): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom("course_campuses")
    .innerJoin("contacts", "contacts.id", "course_campuses.contact_id")
    .select(["course_campuses.course_id", "contacts.island_city"])
    .where("contacts.island_city", "is not", null)
    .where("course_campuses.course_id", ">", after)
    .where("course_campuses.course_id", "<=", last)
    .groupBy(["course_campuses.course_id", "contacts.island_city"])
    .orderBy("course_campuses.course_id")
    .orderBy((eb) => eb.fn.max("contacts.is_main"), "desc")
    .orderBy((eb) => eb.fn.min("course_campuses.position"))
    .execute();
  return gathered(rows, ({ island_city }) => island_city!);
}

async function readFees(db: Db, { after, last }: IdRange): Promise<Map<number, Fee[]>> {
  const rows = await db
    .selectFrom("course_fees")
    .selectAll()
    .where("course_id", ">", after)
    .where("course_id", "<=", last)
    .orderBy("course_id")
    .orderBy("position")
    .execute();
  return gathered(rows, ({ id: _, course_id: __, position: ___, ...fee }) => fee);
}
