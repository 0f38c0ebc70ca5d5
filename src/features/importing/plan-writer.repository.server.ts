import { type Authorship, writeRevisions } from "#features/history/changes.repository.server.ts";
import { batches, insertRows } from "#platform/db/rows.ts";
import type { Trx } from "#platform/db/schema.ts";
import type { CategoryPlan } from "./category-plan.ts";
import type { ExistingCourse, PlannedCourse } from "./course-plan.ts";
import { type Ids, renameNearest, writeCourses } from "./course-writer.repository.server.ts";
import { leadInstitutionsOn } from "./former-institutions.repository.server.ts";
import { forgetNames } from "./importing.repository.server.ts";
import type {
  ExistingInstitution,
  InstitutionChange,
  PlannedInstitution,
} from "./institution-plan.ts";
import type { ImportState } from "./plan.ts";
import type { PlanReceiver } from "./plan-receiver.ts";
import { changesBetween, recordedInstitution } from "./recorded.ts";
import { deleteRows, found, writeRecordRows } from "./rows.repository.server.ts";
import { writeSources } from "./source-writer.repository.server.ts";

type WrittenCategories = Pick<CategoryPlan, "created" | "moved">;

/** Ids by names and references, extended with written records. */
export interface Known extends Ids {
  source: string;
}

/** Ids of stored records, by the names and references that a source's records use. */
export function knownOf(
  source: string,
  categories: Map<string, number>,
  institutions: readonly ExistingInstitution[],
): Known {
  const campuses = institutions.map(({ id, contacts, contactIds }) => {
    const ids = contacts.campus.map(
      (campus) => [campus.name, contactIds.get(campus) ?? 0] as const,
    );
    return [id, new Map(ids)] as const;
  });
  return {
    source,
    categories,
    institutions: new Map(institutions.map(({ ref, id }) => [ref, id])),
    campuses: new Map(campuses),
  };
}

/**
 * Writes the planned changes batch by batch; the caller holds the lock of the catalogue. Reads
 * between two batches see consistent data: removed campuses, and the courses' references to them,
 * are deleted last.
 */
export class PlanWriter implements PlanReceiver {
  readonly #trx: Trx;
  readonly #by: Authorship;
  readonly #known: Known;
  readonly #removed: InstitutionChange[] = [];

  /** @param now ISO 8601 UTC. */
  constructor(
    trx: Trx,
    {
      source,
      categories,
      institutions,
    }: Pick<ImportState, "source" | "categories" | "institutions">,
    now: string,
  ) {
    this.#trx = trx;
    this.#by = { at: now, source, user_id: null };
    const ids = new Map(categories.map(({ id, name }) => [name, id]));
    this.#known = knownOf(source, ids, [...institutions.values()]);
  }

  async begin(
    categories: WrittenCategories,
    institutions: readonly PlannedInstitution[],
  ): Promise<void> {
    await writeCategories(this.#trx, categories, this.#known.categories);
    await this.institutions(institutions);
  }

  async institutions(planned: readonly PlannedInstitution[]): Promise<void> {
    const changes = planned.flatMap(({ change }) => change ?? []);
    await writeInstitutions(this.#trx, changes, this.#known, this.#by);
    this.#removed.push(...changes.filter(({ removedContacts }) => removedContacts.length > 0));
    const { source, institutions: ids } = this.#known;
    const rows = planned.flatMap(({ sourceRow }) => sourceRow ?? []);
    await writeSources(this.#trx, "institution", rows, { source, ids });
  }

  async courses(
    planned: readonly PlannedCourse[],
    existing: ReadonlyMap<string, ExistingCourse>,
  ): Promise<void> {
    const changes = planned.flatMap(({ change }) => change ?? []);
    const written = await writeCourses(this.#trx, changes, this.#known, this.#by);
    const stored = [...existing].map(([ref, { id }]) => [ref, id] as const);
    const rows = planned.flatMap(({ sourceRow }) => sourceRow ?? []);
    const ids = new Map([...stored, ...written]);
    await writeSources(this.#trx, "course", rows, { source: this.#known.source, ids });
  }

  async end(): Promise<void> {
    await removeContacts(this.#trx, this.#removed);
  }
}

async function writeCategories(
  trx: Trx,
  { created, moved }: WrittenCategories,
  ids: Map<string, number>,
): Promise<void> {
  const idOf = (parent: string | null) => (parent === null ? null : found(ids, parent));
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
}

/**
 * Writes institutions, their slides, contacts and history, except deletions of contacts
 * (`removeContacts`).
 */
export async function writeInstitutions(
  trx: Trx,
  changes: InstitutionChange[],
  known: Known,
  by: Authorship,
): Promise<void> {
  await writeInstitutionRows(trx, changes, known, by.at);
  await leadRenamedOn(trx, changes, by.at);
  await writeSlides(trx, changes, known.institutions);
  await writeContacts(trx, changes, known);
  const revisions = changes.flatMap(({ id, before, stored, archived_on }) => {
    if (before === null) return { id: id ?? found(known.institutions, stored.ref), changes: null };
    const was = recordedInstitution(before);
    const is = { ...recordedInstitution(stored, was), archived_on };
    const differences = changesBetween({ ...was, archived_on: before.archived_on }, is);
    return Object.keys(differences.after).length === 0
      ? []
      : { id: before.id, changes: differences };
  });
  await writeRevisions(trx, "institution", revisions, by);
}

async function writeInstitutionRows(
  trx: Trx,
  changes: InstitutionChange[],
  known: Known,
  now: string,
): Promise<void> {
  await renameNearest(trx, "institutions", changes);
  const rows = changes.map(({ stored, nearest, archived_on }) => ({
    source: nearest.source,
    external_ref: nearest.ref,
    ...stored.row,
    archived_on,
    updated_at: now,
  }));
  // New ones have only this source; those of the others are known.
  for (const { id, source, external_ref } of await writeRecordRows(trx, "institutions", rows)) {
    if (source === known.source) known.institutions.set(external_ref, id);
  }
}

async function leadRenamedOn(trx: Trx, changes: InstitutionChange[], at: string): Promise<void> {
  const named = changes.filter(({ before, stored }) => before?.row.name !== stored.row.name);
  await forgetNames(
    trx,
    named.map(({ stored }) => stored.row.name),
  );
  const renamed = named.flatMap(({ before }) =>
    before ? { id: before.id, name: before.row.name } : [],
  );
  await leadInstitutionsOn(trx, renamed, at);
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

async function writeContacts(
  trx: Trx,
  changes: InstitutionChange[],
  { institutions, campuses }: Known,
): Promise<void> {
  for (const { id, columns } of changes.flatMap(({ changedContacts }) => changedContacts)) {
    await trx.updateTable("contacts").set(columns).where("id", "=", id).execute();
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
      if (kind !== "campus") continue;
      if (!campuses.has(institution_id)) campuses.set(institution_id, new Map());
      campuses.get(institution_id)?.set(name, id);
    }
  }
}

/** Deletes removed campuses and faculties, and the courses' references to them. */
export async function removeContacts(
  trx: Trx,
  changes: readonly InstitutionChange[],
): Promise<void> {
  const ids = changes.flatMap(({ removedContacts }) => removedContacts);
  await deleteRows(trx, "contacts", "id", ids);
}
