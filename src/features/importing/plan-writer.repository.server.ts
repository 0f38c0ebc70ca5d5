import { batches } from "#platform/db/rows.ts";
import type { Trx } from "#platform/db/schema.ts";
import type { Authorship } from "#records/changes.repository.server.ts";
import type { ExistingCourse, PlannedCourse } from "#records/course-plan.ts";
import { writeCourses } from "#records/course-writer.repository.server.ts";
import type {
  ExistingInstitution,
  InstitutionChange,
  PlannedInstitution,
} from "#records/institution-plan.ts";
import {
  type Known,
  knownOf,
  removeContacts,
  writeInstitutions,
} from "#records/institution-writer.repository.server.ts";
import { found } from "#records/rows.repository.server.ts";
import { writeSources } from "#records/source-writer.repository.server.ts";
import type { CategoryPlan } from "./category-plan.ts";
import type { ImportState } from "./plan.ts";
import type { PlanReceiver } from "./plan-receiver.ts";

/** What is stored of the source. */
interface WrittenState extends Pick<ImportState, "source" | "categories"> {
  institutions: ReadonlyMap<string, ExistingInstitution>;
}

type WrittenCategories = Pick<CategoryPlan, "created" | "moved">;

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
  constructor(trx: Trx, { source, categories, institutions }: WrittenState, now: string) {
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
