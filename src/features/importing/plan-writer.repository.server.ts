import type { Transaction } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { type CampusIds, writeCourses } from "./course-writer.repository.server.ts";
import type { InstitutionChange } from "./institution-plan.ts";
import type { ImportPlan, ImportState } from "./plan.ts";
import { batches, deleteRows, found, insertRows } from "./rows.repository.server.ts";

type Trx = Transaction<Database>;

interface WriteContext {
  source: string;
  /** ISO 8601 UTC time that changed rows bear. */
  now: string;
  state: ImportState;
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
  state: ImportState,
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
