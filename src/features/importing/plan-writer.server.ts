import type { Insertable, Transaction } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { foldName } from "./importing.ts";
import type {
  CourseChange,
  CoursePart,
  ImportPlan,
  ImportState,
  InstitutionChange,
} from "./plan.ts";

type Trx = Transaction<Database>;

/** Parameters of one statement: SQLite allows 32,766 and PostgreSQL 65,535. */
const MOST_PARAMETERS = 30_000;

export interface WriteContext {
  source: string;
  /** ISO 8601 UTC time that changed rows bear. */
  now: string;
  state: ImportState;
}

/** Ids in the database for the names that records use. */
interface Ids {
  institutions: Map<string, number>;
  categories: Map<string, number>;
  /** By id of the institution, then by name of the campus. */
  campuses: Map<number, Map<string, number>>;
}

/** Writes the plan; the caller holds the lock of the catalogue. */
export async function writePlan(trx: Trx, plan: ImportPlan, context: WriteContext): Promise<void> {
  const categories = await writeCategories(trx, plan, context.state);
  const institutions = await writeInstitutions(trx, plan.institutions, context);
  await writeSlides(trx, plan.institutions, institutions);
  const campuses = await writeContacts(trx, plan.institutions, institutions, context.state);
  await writeCourses(trx, plan.courses, { categories, institutions, campuses }, context);
}

async function writeCategories(
  trx: Trx,
  plan: ImportPlan,
  state: ImportState,
): Promise<Map<string, number>> {
  const ids = new Map(state.categories.map(({ id, name }) => [name, id]));
  const idOf = (parent: string | null) => (parent === null ? null : found(ids, parent));
  const { created, moved } = plan.categories;
  for (const level of [
    created.filter(({ parent }) => parent === null),
    created.filter(({ parent }) => parent !== null),
  ]) {
    const rows = level.map(({ name, parent }) => ({ name, parent_id: idOf(parent) }));
    for (const batch of batches(rows)) {
      const written = await trx
        .insertInto("categories")
        .values(batch)
        .returning(["id", "name"])
        .execute();
      for (const { id, name } of written) ids.set(name, id);
    }
  }
  for (const { id, parent } of moved) {
    await trx
      .updateTable("categories")
      .set({ parent_id: idOf(parent) })
      .where("id", "=", id)
      .execute();
  }
  return ids;
}

async function writeInstitutions(
  trx: Trx,
  changes: InstitutionChange[],
  { source, now, state }: WriteContext,
): Promise<Map<string, number>> {
  const ids = new Map([...state.institutions].map(([ref, { id }]) => [ref, id]));
  const rows = changes.map(({ stored }) => ({
    source,
    external_ref: stored.ref,
    ...stored.row,
    updated_at: now,
  }));
  for (const batch of batches(rows)) {
    const written = await trx
      .insertInto("institutions")
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(["source", "external_ref"]).doUpdateSet(({ ref }) => ({
          name: ref("excluded.name"),
          name_dv: ref("excluded.name_dv"),
          overview: ref("excluded.overview"),
          banner_url: ref("excluded.banner_url"),
          logo_url: ref("excluded.logo_url"),
          featured_position: ref("excluded.featured_position"),
          updated_at: ref("excluded.updated_at"),
        })),
      )
      .returning(["id", "external_ref"])
      .execute();
    for (const { id, external_ref } of written) ids.set(external_ref, id);
  }
  return ids;
}

async function writeSlides(
  trx: Trx,
  changes: InstitutionChange[],
  institutions: Map<string, number>,
): Promise<void> {
  const changed = changes
    .filter(({ newSlides }) => newSlides)
    .map(({ stored }) => ({ stored, id: found(institutions, stored.ref) }));
  await deleteWhere(
    trx,
    "slides",
    "institution_id",
    changed.map(({ id }) => id),
  );
  const rows = changed.flatMap(({ stored, id }) =>
    (stored.slides ?? []).map((slide) => ({ institution_id: id, ...slide })),
  );
  for (const batch of batches(rows)) await trx.insertInto("slides").values(batch).execute();
}

/** Writes campuses and faculties; returns the ids of the campuses. */
async function writeContacts(
  trx: Trx,
  changes: InstitutionChange[],
  institutions: Map<string, number>,
  state: ImportState,
): Promise<Ids["campuses"]> {
  await deleteWhere(
    trx,
    "contacts",
    "id",
    changes.flatMap(({ removedContacts }) => removedContacts),
  );
  for (const { id, columns } of changes.flatMap(({ changedContacts }) => changedContacts)) {
    await trx.updateTable("contacts").set(columns).where("id", "=", id).execute();
  }
  const campuses: Ids["campuses"] = new Map();
  const remember = (institution: number, name: string, id: number) => {
    if (!campuses.has(institution)) campuses.set(institution, new Map());
    campuses.get(institution)?.set(name, id);
  };
  for (const { id, contacts, contactIds } of state.institutions.values()) {
    for (const campus of contacts.campus) remember(id, campus.name, contactIds.get(campus) ?? 0);
  }
  const rows = changes.flatMap(({ stored, addedContacts }) =>
    addedContacts.map((contact) => ({
      institution_id: found(institutions, stored.ref),
      ...contact,
    })),
  );
  for (const batch of batches(rows)) {
    const written = await trx
      .insertInto("contacts")
      .values(batch)
      .returning(["id", "institution_id", "kind", "name"])
      .execute();
    for (const { id, institution_id, kind, name } of written) {
      if (kind === "campus") remember(institution_id, name, id);
    }
  }
  return campuses;
}

async function writeCourses(
  trx: Trx,
  changes: CourseChange[],
  ids: Ids,
  { source, now }: WriteContext,
): Promise<void> {
  const courseIds = new Map<string, number>();
  const rows = changes.map(({ stored }) => ({
    source,
    external_ref: stored.ref,
    institution_id: found(ids.institutions, stored.institution),
    ...stored.row,
    updated_at: now,
  }));
  const columns = Object.keys(rows[0] ?? {}) as (keyof (typeof rows)[number])[];
  for (const batch of batches(rows)) {
    const written = await trx
      .insertInto("courses")
      .values(batch)
      .onConflict((conflict) =>
        conflict
          .columns(["source", "external_ref"])
          .doUpdateSet(({ ref }) =>
            Object.fromEntries(columns.map((column) => [column, ref(`excluded.${column}`)])),
          ),
      )
      .returning(["id", "external_ref"])
      .execute();
    for (const { id, external_ref } of written) courseIds.set(external_ref, id);
  }
  await writeCourseParts(trx, changes, courseIds, ids);
}

async function writeCourseParts(
  trx: Trx,
  changes: CourseChange[],
  courseIds: Map<string, number>,
  ids: Ids,
): Promise<void> {
  const rewritten = (part: CoursePart) =>
    changes
      .filter(({ parts }) => parts.includes(part))
      .map(({ id, stored }) => ({ isNew: id === null, id: found(courseIds, stored.ref), stored }));
  const clear = (part: CoursePart) =>
    deleteWhere(
      trx,
      `course_${part}`,
      "course_id",
      rewritten(part).flatMap(({ isNew, id }) => (isNew ? [] : [id])),
    );

  await clear("fees");
  const fees = rewritten("fees").flatMap(({ id, stored }) =>
    stored.fees.map((fee, position) => ({ course_id: id, position, ...fee })),
  );
  for (const batch of batches(fees)) await trx.insertInto("course_fees").values(batch).execute();

  await clear("intakes");
  const intakes = rewritten("intakes").flatMap(({ id, stored }) =>
    stored.intakes.map((label, position) => ({ course_id: id, position, label })),
  );
  for (const batch of batches(intakes))
    await trx.insertInto("course_intakes").values(batch).execute();

  await clear("categories");
  const categories = rewritten("categories").flatMap(({ id, stored }) =>
    stored.categories.map((name, position) => ({
      course_id: id,
      category_id: found(ids.categories, name),
      position,
    })),
  );
  for (const batch of batches(categories)) {
    await trx.insertInto("course_categories").values(batch).execute();
  }

  await clear("campuses");
  const campuses = rewritten("campuses").flatMap(({ id, stored }) => {
    const ofInstitution = found(ids.campuses, found(ids.institutions, stored.institution));
    return stored.campuses.map((name, position) => ({
      course_id: id,
      contact_id: found(ofInstitution, name),
      position,
    }));
  });
  for (const batch of batches(campuses)) {
    await trx.insertInto("course_campuses").values(batch).execute();
  }
}

/**
 * Removes the sample data set. Of its categories those go that neither a remaining course nor the
 * imported file uses.
 *
 * @param keep names of categories that stay.
 */
export async function removeSample(trx: Trx, keep: Iterable<string>): Promise<void> {
  const used = await trx
    .selectFrom("course_categories")
    .innerJoin("courses", "courses.id", "course_id")
    .innerJoin("categories", "categories.id", "category_id")
    .select(["categories.id", "categories.parent_id"])
    .distinct()
    .where("courses.source", "=", "sample")
    .execute();
  await trx.deleteFrom("institutions").where("source", "=", "sample").execute();
  const kept = new Set([...keep].map(foldName));
  await removeUnused(
    trx,
    used.map(({ id }) => id),
    kept,
  );
  await removeUnused(
    trx,
    used.flatMap(({ parent_id }) => parent_id ?? []),
    kept,
  );
}

async function removeUnused(trx: Trx, ids: number[], keep: Set<string>): Promise<void> {
  if (ids.length === 0) return;
  const candidates = await trx
    .selectFrom("categories")
    .select(["id", "name"])
    .where("id", "in", ids)
    .where("id", "not in", trx.selectFrom("course_categories").select("category_id"))
    .where(
      "id",
      "not in",
      trx
        .selectFrom("categories")
        .select("parent_id")
        .where("parent_id", "is not", null)
        .$castTo<{ parent_id: number }>(),
    )
    .execute();
  const unused = candidates.filter(({ name }) => !keep.has(foldName(name))).map(({ id }) => id);
  await deleteWhere(trx, "categories", "id", unused);
}

type Deletable = "categories" | "contacts" | "slides" | `course_${CoursePart}`;

async function deleteWhere(
  trx: Trx,
  table: Deletable,
  column: string,
  ids: number[],
): Promise<void> {
  for (let start = 0; start < ids.length; start += MOST_PARAMETERS) {
    const batch = ids.slice(start, start + MOST_PARAMETERS);
    await trx.deleteFrom(table).where(trx.dynamic.ref(column), "in", batch).execute();
  }
}

/** Cuts rows of the same columns so that each batch fits into one statement. */
function* batches<Row extends Insertable<Database[keyof Database]>>(rows: Row[]): Generator<Row[]> {
  const size = Math.floor(MOST_PARAMETERS / Math.max(1, Object.keys(rows[0] ?? {}).length));
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}

function found<Key, Value>(map: Map<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The plan names ${String(key)}, which has no id`);
  return value;
}
