import type { Transaction } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { type CampusIds, renameNearest, writeCourses } from "./course-writer.repository.server.ts";
import type { ExistingInstitution, InstitutionChange } from "./institution-plan.ts";
import type { ImportPlan, ImportState } from "./plan.ts";
import { batches, deleteRows, found, insertRows } from "./rows.repository.server.ts";
import { writeSources } from "./source-writer.repository.server.ts";

type Trx = Transaction<Database>;

/** Writes the plan; the caller holds the lock of the catalogue. `now` is ISO 8601 UTC. */
export async function writePlan(
  trx: Trx,
  plan: ImportPlan,
  { now, state }: { now: string; state: ImportState },
): Promise<void> {
  const { source } = state;
  const categories = await writeCategories(trx, plan, state);
  const known = { source, categories, institutions: [...state.institutions.values()] };
  const written = await writeChanges(trx, plan, known, now);
  const courses = [...state.courses].map(([ref, { id }]) => [ref, id] as const);
  await writeSources(trx, "institution", plan.sourceRows.institutions, {
    source,
    ids: written.institutions,
  });
  const ids = new Map([...courses, ...written.courses]);
  await writeSources(trx, "course", plan.sourceRows.courses, { source, ids });
}

/** What changes name: ids of categories by name, and institutions by their reference in a source. */
interface Known {
  source: string;
  categories: Map<string, number>;
  institutions: readonly ExistingInstitution[];
}

/** Writes institutions and courses; returns the ids by reference, of courses those that changed. */
export async function writeChanges(
  trx: Trx,
  { institutions, courses }: Pick<ImportPlan, "institutions" | "courses">,
  known: Known,
  now: string,
): Promise<Record<"institutions" | "courses", Map<string, number>>> {
  const ids = await writeInstitutions(trx, institutions, known, now);
  await writeSlides(trx, institutions, ids);
  const campuses = await writeContacts(trx, institutions, ids, known);
  const named = { categories: known.categories, institutions: ids, campuses };
  return { institutions: ids, courses: await writeCourses(trx, courses, named, now) };
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
  known: Known,
  now: string,
): Promise<Map<string, number>> {
  await renameNearest(trx, "institutions", changes);
  const ids = new Map(known.institutions.map(({ ref, id }) => [ref, id]));
  const rows = changes.map(({ stored, nearest, archived_on }) => ({
    source: nearest.source,
    external_ref: nearest.ref,
    ...stored.row,
    archived_on,
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
          approval_status: ref("excluded.approval_status"),
          archived_on: ref("excluded.archived_on"),
          updated_at: ref("excluded.updated_at"),
        })),
      )
      .returning(["id", "source", "external_ref"])
      .execute();
    // New ones are stated by this source alone; the others are known.
    for (const { id, source, external_ref } of written) {
      if (source === known.source) ids.set(external_ref, id);
    }
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
  await deleteRows(
    trx,
    "slides",
    "institution_id",
    changed.map(({ id }) => id),
  );
  const rows = changed.flatMap(({ stored, id }) =>
    (stored.slides ?? []).map((slide) => ({ institution_id: id, ...slide })),
  );
  await insertRows(trx, "slides", rows);
}

/** Writes campuses and faculties; returns the ids of the campuses. */
async function writeContacts(
  trx: Trx,
  changes: InstitutionChange[],
  institutions: Map<string, number>,
  known: Known,
): Promise<CampusIds> {
  await deleteRows(
    trx,
    "contacts",
    "id",
    changes.flatMap(({ removedContacts }) => removedContacts),
  );
  for (const { id, columns } of changes.flatMap(({ changedContacts }) => changedContacts)) {
    await trx.updateTable("contacts").set(columns).where("id", "=", id).execute();
  }
  const campuses: CampusIds = new Map();
  const remember = (institution: number, name: string, id: number) => {
    if (!campuses.has(institution)) campuses.set(institution, new Map());
    campuses.get(institution)?.set(name, id);
  };
  for (const { id, contacts, contactIds } of known.institutions) {
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
