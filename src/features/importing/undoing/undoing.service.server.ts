import { setImmediate as turn } from "node:timers/promises";
import type { Storage } from "#platform/db/database.ts";
import type { Trx } from "#platform/db/schema.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import {
  byEveryName,
  type CategoryNames,
  type ExistingCategory,
  inTodaysNames,
  namesOfCategories,
} from "#records/category-names.ts";
import { type Change, readBatch } from "#records/changes.repository.server.ts";
import type { Fields } from "#records/changes.ts";
import { type CourseSurroundings, planCourse, planVanished } from "#records/course-plan.ts";
import { readExistingCourses } from "#records/existing-courses.repository.server.ts";
import { readExistingInstitutions } from "#records/existing-institutions.repository.server.ts";
import {
  campusNames,
  type ExistingInstitution,
  type PlannedInstitution,
  planInstitution,
  planVanishedInstitution,
} from "#records/institution-plan.ts";
import {
  lockCatalogue,
  raiseCatalogueVersion,
  readExistingCategories,
} from "#records/records.repository.server.ts";
import { foldRecordName, type Kind } from "#records/source-records.ts";
import { courseOfSaid, institutionOfSaid } from "#records/statements.ts";
import { deleteUnusedCategories } from "../importing.repository.server.ts";
import type { Progress } from "../importing.ts";
import { PlanWriter } from "../plan-writer.repository.server.ts";
import {
  type CategoryBefore,
  importBatch,
  type SaidBefore,
  STATEMENT_KINDS,
} from "./statement-log.repository.server.ts";
import {
  markUndone,
  readChangedSince,
  readUndoable,
  readWithLiveCourses,
} from "./undoing.repository.server.ts";

/** What taking an import back did. */
export interface UndoReport {
  source: string;
  file_name: string;
  /** Courses and institutions that say again what they said before. */
  restored: number;
  /** Those that the import had added: they are archived. */
  archived: number;
  /** Records that people changed or joined since, and institutions that have other courses. */
  left: RecordLeft[];
}

/** A record that taking an import back did not touch. */
interface RecordLeft {
  ref: string;
  /** Null where its source has no record of it any more. */
  name: string | null;
}

interface UndoOptions {
  /** Called in the transaction that writes. */
  onWritten?: ((trx: Trx, report: UndoReport) => Promise<void>) | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
}

/**
 * Takes the newest import of a source back, in one transaction: its records say again what the source
 * said before, and what it added is archived. What other sources and people say stays, and so do
 * records whose statement of this source people changed since.
 *
 * @throws DomainError where it was taken back already, or a later import of its source stands.
 */
export async function undoImport(
  storage: Storage,
  importId: number,
  { onWritten, onProgress }: UndoOptions = {},
): Promise<UndoReport> {
  return await storage.write(async (trx) => {
    await lockCatalogue(trx);
    const { source, file_name, finished_at: since } = await readUndoable(trx, importId);
    const institutions = await readExistingInstitutions(trx, { source });
    const categories = await readExistingCategories(trx);
    const undo = new Undo(trx, { importId, source, since }, institutions, categories);
    await undo.all(onProgress);
    const report = { source, file_name, ...undo.outcome };
    await markUndone(trx, importId, new Date().toISOString());
    await raiseCatalogueVersion(trx);
    await onWritten?.(trx, report);
    return report;
  });
}

interface UndoneImport {
  importId: number;
  source: string;
  /** When the import was finished. */
  since: string;
}

/** What one import's source said before, given back part by part in this order. */
class Undo {
  readonly outcome = { restored: 0, archived: 0, left: [] as RecordLeft[] };
  readonly #trx: Trx;
  readonly #of: UndoneImport;
  readonly #institutions: ReadonlyMap<string, ExistingInstitution>;
  readonly #categories: ExistingCategory[];
  readonly #writer: PlanWriter;
  readonly #today: string;

  /** @param institutions those of the import's source. */
  constructor(
    trx: Trx,
    of: UndoneImport,
    institutions: readonly ExistingInstitution[],
    categories: ExistingCategory[],
  ) {
    const now = new Date();
    this.#trx = trx;
    this.#of = of;
    this.#institutions = new Map(institutions.map((one) => [one.ref, one]));
    this.#categories = categories;
    const state = { source: of.source, categories, institutions: this.#institutions };
    this.#writer = new PlanWriter(trx, state, now.toISOString());
    this.#today = maldivesDay(now);
  }

  async all(onProgress: UndoOptions["onProgress"]): Promise<void> {
    const { added: institutions, restored } = await this.#plannedInstitutions();
    const categories = (await Array.fromAsync(this.#read("categories"))).flat();
    const moved = categories.flatMap((row) => this.#movedBack(row));
    await this.#writer.begin({ created: [], moved }, restored);
    await this.#courses(this.#surroundings(restored), onProgress);
    await this.#archive(institutions);
    await this.#writer.end();
    const created = new Set(categories.flatMap(({ record, before }) => (before ? [] : record)));
    const added = this.#categories.filter(({ name }) => created.has(name)).map(({ id }) => id);
    await deleteUnusedCategories(this.#trx, added);
  }

  async #plannedInstitutions() {
    const { source } = this.#of;
    const changed = await readChangedSince(this.#trx, "institution", this.#of);
    const added: ExistingInstitution[] = [];
    const restored: PlannedInstitution[] = [];
    for await (const rows of this.#read("institutions")) {
      for (const { record: ref, before } of rows) {
        const institution = this.#institutions.get(ref);
        if (!institution || changed.has(ref)) this.#leave(ref, institution?.row.name);
        else if (before === null) added.push(institution);
        else {
          const { stored, vanished_on } = institutionBefore(ref, before);
          restored.push(planInstitution(stored, institution, source, vanished_on));
        }
      }
    }
    this.outcome.restored += restored.length;
    return { added, restored };
  }

  #surroundings(restored: readonly PlannedInstitution[]): Omit<CourseSurroundings, "existing"> {
    return {
      source: this.#of.source,
      campuses: campusNames(restored, this.#institutions),
      ...namesOfCategories(byEveryName(this.#categories)),
    };
  }

  async #courses(
    surroundings: Omit<CourseSurroundings, "existing">,
    onProgress: UndoOptions["onProgress"],
  ): Promise<void> {
    const { source } = this.#of;
    const changed = await readChangedSince(this.#trx, "course", this.#of);
    const institutions = [...this.#institutions.values()];
    let done = 0;
    for await (const rows of this.#read("courses")) {
      const refs = rows.map(({ record }) => record);
      const existing = await readExistingCourses(this.#trx, { source, refs }, institutions);
      const within = { ...surroundings, existing };
      const planned = rows.flatMap(({ record: ref, before }) => {
        const course = existing.get(ref);
        if (!course || changed.has(ref)) {
          this.#leave(ref, course?.row.name);
          return [];
        }
        this.outcome[before === null ? "archived" : "restored"] += 1;
        if (before === null) return planVanished(course, this.#today, within);
        const { stored, vanished_on } = courseBefore(ref, before, within);
        return planCourse(stored, course, within, vanished_on);
      });
      await this.#writer.courses(planned, existing);
      done += rows.length;
      onProgress?.({ stage: "Writing", done, of: null });
      // SQLite runs synchronously: signals are only handled when the loop yields here.
      await turn();
    }
  }

  #leave(ref: string, name: string | undefined): void {
    this.outcome.left.push({ ref, name: name ?? null });
  }

  /** An institution stays where a course that is not the import's is taught at it. */
  async #archive(added: readonly ExistingInstitution[]): Promise<void> {
    const ids = added.map(({ id }) => id);
    const live = await readWithLiveCourses(this.#trx, ids);
    const gone = added.filter(({ id }) => !live.has(id));
    for (const { id, ref, row } of added) if (live.has(id)) this.#leave(ref, row.name);
    this.outcome.archived += gone.length;
    await this.#writer.institutions(
      gone.map((one) => planVanishedInstitution(one, this.#today, this.#of.source)),
    );
  }

  /** What the import's source said before of each record of a kind. */
  #read(kind: Kind) {
    return readBatch(this.#trx, importBatch(this.#of.importId), STATEMENT_KINDS[kind]);
  }

  /** Where a category that the import moved stood before, if its group is still there. */
  #movedBack({
    record,
    before,
  }: Pick<Change, "record" | "before">): { id: number; parent: string | null }[] {
    const category = this.#categories.find(({ name }) => name === record);
    if (!category || category.isOperators || before === null) return [];
    const { parent } = before as unknown as CategoryBefore;
    const groups = this.#categories.filter((each) => each.parent === null);
    const isThere = parent === null || groups.some(({ name }) => name === parent);
    return isThere ? [{ id: category.id, parent }] : [];
  }
}

/** With the names of today; a category that was removed since is left out. */
function courseBefore(ref: string, before: Fields, names: CategoryNames) {
  const { said, stating, vanished_on } = before as unknown as SaidBefore;
  const stored = inTodaysNames(courseOfSaid(said, { ref, stating }), names);
  const isThere = (name: string) => names.categoryNames.has(foldRecordName(name));
  return { stored: { ...stored, categories: stored.categories.filter(isThere) }, vanished_on };
}

function institutionBefore(ref: string, before: Fields) {
  const { said, stating, vanished_on } = before as unknown as SaidBefore;
  return { stored: institutionOfSaid(said, { ref, stating }), vanished_on };
}
