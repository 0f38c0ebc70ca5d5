import { type RawBuilder, type SqlBool, sql } from "kysely";
import {
  CARD_FIELDS,
  type CardFields,
  COURSE_FIELDS,
  FEE_FIELDS,
  type Fee,
  INTAKE_FIELDS,
  type IntakeDetails,
} from "#catalogue/course.fields.ts";
import type { CategoryRef, IndexedCourse, InstitutionRef } from "#catalogue/course.ts";
import type { EntryRoute } from "#catalogue/entry.ts";
import { type LeftOut, leftOut } from "#catalogue/left-out.ts";
import { campusPlaces, type StatedPlace } from "#catalogue/place-reading.ts";
import { type FieldRow, namesOf, pick } from "#catalogue/record-fields.ts";
import { isSample } from "#catalogue/sources.ts";
import { studyModesOf } from "#catalogue/study-modes.ts";
import type { Db } from "#platform/db/schema.ts";
import { plainText } from "#platform/html.ts";

/** Records that course rows refer to by id, and their lists. */
export interface Refs {
  institutions: ReadonlyMap<number, InstitutionRef>;
  categories: ReadonlyMap<number, CategoryRef>;
  lists: JsonLists;
}

/** Parses JSON lists of texts; repeated texts, which are most, are parsed once. */
export class JsonLists {
  readonly #known = new Map<string, string[]>();

  /**
   * The list of a JSON text; it is shared, so callers must not change it.
   *
   * @throws SyntaxError or TypeError for invalid text.
   */
  read(text: string): string[] {
    const known = this.#known.get(text);
    if (known) return known;
    const list: unknown = JSON.parse(text);
    if (!isListOfTexts(list)) throw new TypeError(`no list of texts: ${text}`);
    if (this.#known.size < MAX_PARSED_LISTS) this.#known.set(text, list);
    return list;
  }
}

const MAX_PARSED_LISTS = 1_000;

function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/** Courses that were read, and those whose rows are invalid. */
export interface CoursesRead {
  courses: IndexedCourse[];
  unread: LeftOut[];
}

/** Courses per query. */
const COURSES_PER_READ = 4_000;

/** All published courses by id, in batches. */
export async function* readAllCourses(db: Db, refs: Refs): AsyncGenerator<CoursesRead> {
  for (let after = 0; ; ) {
    const rows = await readRows(db, (column) => sql`${sql.ref(column)} > ${after}`);
    const last = rows.at(-1)?.id;
    if (last === undefined) return;
    const from = after;
    yield await indexedCourses(
      db,
      rows,
      refs,
      (column) => sql`${sql.ref(column)} > ${from} and ${sql.ref(column)} <= ${last}`,
    );
    if (rows.length < COURSES_PER_READ) return;
    after = last;
  }
}

/** The published ones of these courses, in batches. */
export async function* readTheseCourses(
  db: Db,
  refs: Refs,
  ids: readonly number[],
): AsyncGenerator<CoursesRead> {
  for (let start = 0; start < ids.length; start += COURSES_PER_READ) {
    const these = sql.join(ids.slice(start, start + COURSES_PER_READ));
    const which: CourseCondition = (column) => sql`${sql.ref(column)} in (${these})`;
    yield await indexedCourses(db, await readRows(db, which), refs, which);
  }
}

/** A condition on a column with course ids. */
type CourseCondition = (column: string) => RawBuilder<SqlBool>;

type CourseRow = Awaited<ReturnType<typeof readRows>>[number];

/** Rows of other tables, by course. */
interface RelatedRows {
  fees: Map<number, Fee[]>;
  places: Map<number, StatedPlace[]>;
  intakes: Map<number, IntakeDetails[]>;
  categories: Map<number, number[]>;
}

async function indexedCourses(
  db: Db,
  rows: readonly CourseRow[],
  refs: Refs,
  which: CourseCondition,
): Promise<CoursesRead> {
  const details = {
    fees: await readFees(db, which),
    places: await readPlaces(db, which),
    intakes: await readIntakes(db, which),
    categories: await readCourseCategories(db, which),
  };
  const read: CoursesRead = { courses: [], unread: [] };
  for (const row of rows) {
    try {
      const course = indexedCourse(row, refs, details);
      if (course) read.courses.push(course);
    } catch (error) {
      read.unread.push(leftOut("course", row, error));
    }
  }
  return read;
}

function indexedCourse(row: CourseRow, refs: Refs, details: RelatedRows): IndexedCourse | null {
  const institution = refs.institutions.get(row.institution_id);
  if (!institution) return null;
  const timings = plainText(row.indicative_class_timings ?? "");
  const intakes = eachWordingOnce(details.intakes.get(row.id) ?? []);
  return {
    id: row.id,
    institution,
    ...campusPlaces(details.places.get(row.id) ?? []),
    ...statedColumns(row, refs.lists),
    study_modes: studyModesOf(row.mode_of_study_text, timings),
    intakes: intakes.map(({ label }) => label),
    intake_details: intakes.filter(hasDetails),
    categories: (details.categories.get(row.id) ?? []).flatMap(
      (id) => refs.categories.get(id) ?? [],
    ),
    fees: details.fees.get(row.id) ?? [],
    entry_routes: conditionsOf(row.entry_routes),
    has_entry_text: row.has_entry_text === 1,
    sample: isSample(row.source),
    careers_plain: plainText(row.careers ?? ""),
    modules_plain: plainText(row.modules ?? ""),
    timings_plain: timings,
  };
}

/**
 * The routes without the sentences that they were read from, which only the course's page shows.
 *
 * @throws SyntaxError or TypeError for invalid text.
 */
function conditionsOf(stored: string | null): EntryRoute[] {
  const routes: unknown = stored === null ? [] : JSON.parse(stored);
  if (!Array.isArray(routes)) throw new TypeError("entry_routes: no list of routes");
  return (routes as EntryRoute[]).map(({ conditions }) => ({ conditions }));
}

type CardColumns = Omit<CardFields, "intakes" | "intake_details" | "fees">;

const CARD_COLUMNS = CARD_FIELDS.filter(
  (field): field is keyof CardColumns => !("isApart" in COURSE_FIELDS[field]),
);

/**
 * The fields of a card that are columns of the course.
 *
 * @throws SyntaxError or TypeError for values that the table of fields does not know.
 */
function statedColumns(row: Pick<CourseRow, keyof CardColumns>, lists: JsonLists): CardColumns {
  const values = CARD_COLUMNS.map((field) => [field, statedValue(field, row[field], lists)]);
  return Object.fromEntries(values) as CardColumns;
}

function statedValue(field: keyof CardColumns, stored: unknown, lists: JsonLists): unknown {
  const row: FieldRow = COURSE_FIELDS[field];
  if (stored === null) return null;
  switch (row.kind) {
    case "flag":
      return stored === 1;
    case "list":
      return lists.read(String(stored));
    case "choice":
      return knownChoice(String(stored));
    case "choices":
      return lists.read(String(stored)).map(knownChoice);
    default:
      return stored;
  }

  /** A column holds any text, but pages and filters know only the choices. */
  function knownChoice(value: string): string {
    const isKnown = "choices" in row && row.choices.some((choice) => choice.value === value);
    if (isKnown) return value;
    throw new TypeError(`${field}: ${value} is none of its choices`);
  }
}

function readRows(db: Db, which: CourseCondition) {
  return db
    .selectFrom("courses")
    .select([
      "id",
      "source",
      "institution_id",
      ...CARD_COLUMNS,
      "entry_routes",
      "careers",
      "modules",
      "indicative_class_timings",
    ])
    .select(
      sql<number>`case when coalesce(admission_general_requirements,
        admission_alternative_requirements, admission_language_requirements) is null
        then 0 else 1 end`.as("has_entry_text"),
    )
    .where("is_published", "=", 1)
    .where("archived_on", "is", null)
    .where(which("id"))
    .orderBy("id")
    .limit(COURSES_PER_READ)
    .execute();
}

async function readIntakes(db: Db, which: CourseCondition): Promise<Map<number, IntakeDetails[]>> {
  const rows = await db
    .selectFrom("course_intakes")
    .selectAll()
    .where(which("course_id"))
    .orderBy("course_id")
    .orderBy("position")
    .execute();
  return gathered(rows, (row) => ({
    ...pick(row, namesOf(INTAKE_FIELDS)),
    all_year: row.all_year === null ? null : row.all_year === 1,
  }));
}

/** The intakes of a course, one for each wording. */
function eachWordingOnce(intakes: readonly IntakeDetails[]): IntakeDetails[] {
  return [...new Map(intakes.map((intake) => [intake.label, intake])).values()];
}

/** True where more is stated than the wording. */
function hasDetails({ label: _, ...details }: IntakeDetails): boolean {
  return Object.values(details).some((value) => value !== null);
}

async function readCourseCategories(
  db: Db,
  which: CourseCondition,
): Promise<Map<number, number[]>> {
  const rows = await db
    .selectFrom("course_categories")
    .select(["course_id", "category_id"])
    .where(which("course_id"))
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

/** Places of each course, the main campus's first; a campus that states none is left out. */
async function readPlaces(db: Db, which: CourseCondition): Promise<Map<number, StatedPlace[]>> {
  const rows = await db
    .selectFrom("course_campuses")
    .innerJoin("contacts", "contacts.id", "course_campuses.contact_id")
    .select(["course_campuses.course_id", "contacts.island_city"])
    .select(["contacts.country", "contacts.place_code"])
    .where(({ or, eb }) =>
      or([eb("contacts.island_city", "is not", null), eb("contacts.place_code", "is not", null)]),
    )
    .where(which("course_campuses.course_id"))
    .groupBy(["course_campuses.course_id", "contacts.island_city"])
    .groupBy(["contacts.country", "contacts.place_code"])
    .orderBy("course_campuses.course_id")
    .orderBy((eb) => eb.fn.max("contacts.is_main"), "desc")
    .orderBy((eb) => eb.fn.min("course_campuses.position"))
    .execute();
  return gathered(rows, ({ course_id: _, ...place }) => place);
}

async function readFees(db: Db, which: CourseCondition): Promise<Map<number, Fee[]>> {
  const rows = await db
    .selectFrom("course_fees")
    .selectAll()
    .where(which("course_id"))
    .orderBy("course_id")
    .orderBy("position")
    .execute();
  return gathered(rows, (row) => pick(row, namesOf(FEE_FIELDS)));
}
