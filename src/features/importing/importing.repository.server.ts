import type { Kysely, Transaction } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import type { ExistingCategory } from "./category-plan.ts";
import type { ExistingCourse } from "./course-plan.ts";
import type { ImportReport } from "./importing.ts";
import type { ExistingInstitution } from "./institution-plan.ts";
import type { ImportState } from "./plan.ts";
import type { CourseColumns } from "./stored.ts";

type Db = Kysely<Database>;

/** Reads everything that an import of this source is compared with. */
export async function readState(db: Db, source: string): Promise<ImportState> {
  const { version } = await db
    .selectFrom("catalogue_state")
    .select("version")
    .executeTakeFirstOrThrow();
  const institutions = await readInstitutions(db, source);
  return {
    version,
    categories: await readCategories(db),
    institutions: new Map(institutions.map((institution) => [institution.ref, institution])),
    courses: await readCourses(db, source, institutions),
    sample: await countSource(db, "sample"),
  };
}

/**
 * Holds every other import and editor back until this transaction ends, on both engines.
 *
 * @returns the version of the catalogue as it stands.
 */
export async function lockCatalogue(trx: Transaction<Database>): Promise<number> {
  const row = await trx
    .updateTable("catalogue_state")
    .set(({ ref }) => ({ version: ref("version") }))
    .returning("version")
    .executeTakeFirstOrThrow();
  return row.version;
}

/** Announces that the published catalogue is another one now; returns its version. */
export async function raiseVersion(trx: Transaction<Database>): Promise<number> {
  const row = await trx
    .updateTable("catalogue_state")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .returning("version")
    .executeTakeFirstOrThrow();
  return row.version;
}

async function countSource(
  db: Db,
  source: string,
): Promise<{ institutions: number; courses: number }> {
  const count = async (table: "institutions" | "courses") => {
    const row = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .where("source", "=", source)
      .executeTakeFirstOrThrow();
    return row.total;
  };
  return { institutions: await count("institutions"), courses: await count("courses") };
}

/** Number of institutions and courses of every source together. */
export async function countRows(db: Db): Promise<number> {
  const row = await db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom("institutions")
        .select(({ fn }) => fn.countAll<number>().as("n"))
        .as("institutions"),
      selectFrom("courses")
        .select(({ fn }) => fn.countAll<number>().as("n"))
        .as("courses"),
    ])
    .executeTakeFirstOrThrow();
  return (row.institutions ?? 0) + (row.courses ?? 0);
}

async function readCategories(db: Db): Promise<ExistingCategory[]> {
  return await db
    .selectFrom("categories")
    .leftJoin("categories as groups", "groups.id", "categories.parent_id")
    .select(["categories.id", "categories.name", "groups.name as parent"])
    .orderBy("categories.id")
    .execute();
}

async function readInstitutions(db: Db, source: string): Promise<ExistingInstitution[]> {
  const rows = await db
    .selectFrom("institutions")
    .selectAll()
    .where("source", "=", source)
    .execute();
  const ofSource = db.selectFrom("institutions").select("id").where("source", "=", source);
  const contacts = Map.groupBy(
    await db
      .selectFrom("contacts")
      .selectAll()
      .where("institution_id", "in", ofSource)
      .orderBy("position")
      .execute(),
    (contact) => contact.institution_id,
  );
  const slides = Map.groupBy(
    await db
      .selectFrom("slides")
      .selectAll()
      .where("institution_id", "in", ofSource)
      .orderBy("id")
      .execute(),
    (slide) => slide.institution_id,
  );
  return rows.map(({ id, external_ref, source: _source, updated_at: _updated, ...row }) => {
    const own = contacts.get(id) ?? [];
    const ofKind = (kind: "campus" | "faculty") => own.filter((contact) => contact.kind === kind);
    return {
      id,
      ref: external_ref,
      row,
      slides: slides.get(id) ?? [],
      contacts: { campus: ofKind("campus"), faculty: ofKind("faculty") },
      contactIds: new Map(own.map((contact) => [contact, contact.id])),
    };
  });
}

async function readCourses(
  db: Db,
  source: string,
  institutions: ExistingInstitution[],
): Promise<Map<string, ExistingCourse>> {
  const refs = new Map(institutions.map(({ id, ref }) => [id, ref]));
  const rows = await db.selectFrom("courses").selectAll().where("source", "=", source).execute();
  const courses = new Map<number, ExistingCourse>();
  for (const {
    id,
    external_ref,
    institution_id,
    source: _source,
    updated_at: _updated,
    ...row
  } of rows) {
    courses.set(id, {
      id,
      ref: external_ref,
      institution: refs.get(institution_id) ?? "",
      row: row satisfies CourseColumns,
      fees: [],
      intakes: [],
      categories: [],
      campuses: [],
    });
  }
  await addParts(db, source, courses);
  return new Map([...courses.values()].map((course) => [course.ref, course]));
}

async function addParts(
  db: Db,
  source: string,
  courses: Map<number, ExistingCourse>,
): Promise<void> {
  const ofSource = db.selectFrom("courses").select("id").where("source", "=", source);
  const fees = await db
    .selectFrom("course_fees")
    .selectAll()
    .where("course_id", "in", ofSource)
    .orderBy("position")
    .execute();
  for (const fee of fees) courses.get(fee.course_id)?.fees.push(fee);
  const intakes = await db
    .selectFrom("course_intakes")
    .select(["course_id", "label"])
    .where("course_id", "in", ofSource)
    .orderBy("position")
    .execute();
  for (const { course_id, label } of intakes) courses.get(course_id)?.intakes.push(label);
  const categories = await db
    .selectFrom("course_categories")
    .innerJoin("categories", "categories.id", "category_id")
    .select(["course_id", "name"])
    .where("course_id", "in", ofSource)
    .orderBy("position")
    .execute();
  for (const { course_id, name } of categories) courses.get(course_id)?.categories.push(name);
  const campuses = await db
    .selectFrom("course_campuses")
    .innerJoin("contacts", "contacts.id", "contact_id")
    .select(["course_id", "name"])
    .where("course_id", "in", ofSource)
    .orderBy("course_campuses.position")
    .execute();
  for (const { course_id, name } of campuses) courses.get(course_id)?.campuses.push(name);
}

/** Refusals of one import that are kept with it; the whole list goes to who ran it. */
const REFUSALS_KEPT = 500;

/** Keeps the report of an import that changed something. */
export async function recordImport(
  trx: Transaction<Database>,
  report: ImportReport,
): Promise<void> {
  const kept = { ...report, refusals: report.refusals.slice(0, REFUSALS_KEPT) };
  await trx
    .insertInto("imports")
    .values({
      source: report.source,
      file_name: report.file_name,
      finished_at: report.finished_at,
      report: JSON.stringify(kept),
    })
    .execute();
}
