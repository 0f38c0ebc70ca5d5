import type { Trx } from "#platform/db/schema.ts";
import { forgetChangesOf, writeChanges } from "#records/changes.repository.server.ts";
import type { ExistingCourse, PlannedCourse } from "#records/course-plan.ts";
import type { ExistingInstitution, PlannedInstitution } from "#records/institution-plan.ts";
import type { Kind } from "#records/source-records.ts";
import type { RecordKind } from "#records/sources.repository.server.ts";
import { type StoredRecord, saidBy } from "#records/stated-records.server.ts";
import type { PlannedRecord, StatedFields } from "#records/statements.ts";
import type { Stating } from "#records/stored.ts";
import type { CategoryPlan } from "../category-plan.ts";
import { beginImport } from "../importing.repository.server.ts";
import type { ImportState } from "../plan.ts";
import type { PlanReceiver } from "../plan-receiver.ts";

/** What a source said of a record before an import. */
export interface SaidBefore {
  said: StatedFields;
  stating: Stating;
  vanished_on: string | null;
}

/** Where a category stood before an import. */
export interface CategoryBefore {
  parent: string | null;
}

/**
 * Kinds of the changes that taking an import back reads: what a source says of a record, known by its
 * reference, and the place of a category. Without a value before, the import created it.
 */
export const STATEMENT_KINDS = {
  institutions: "institution_statement",
  categories: "category_place",
  courses: "course_statement",
} as const satisfies Record<Kind, string>;

/** What an import changes, as one batch of the history. */
export const importBatch = (id: number) => `import ${id}`;

interface LoggedRecord {
  record: string;
  before: SaidBefore | CategoryBefore | null;
}

/**
 * Writes down what the import's source says of each record that the import is about to change. Only
 * the newest import of a source can be taken back, so the earlier ones of it are forgotten.
 */
export class StatementLog implements PlanReceiver {
  readonly #trx: Trx;
  readonly #import: { source: string; fileName: string };
  readonly #state: ImportState;
  readonly #now = new Date().toISOString();
  /** Id of the import's row; null while nothing was logged. */
  importId: number | null = null;

  constructor(trx: Trx, of: { source: string; fileName: string }, state: ImportState) {
    this.#trx = trx;
    this.#import = { source: of.source, fileName: of.fileName };
    this.#state = state;
  }

  async begin(
    { created, moved }: CategoryPlan,
    institutions: readonly PlannedInstitution[],
  ): Promise<void> {
    const places = new Map(this.#state.categories.map((category) => [category.id, category]));
    await this.#log("categories", [
      ...created.map(({ name }) => ({ record: name, before: null })),
      ...moved.flatMap(({ id }) => {
        const place = places.get(id);
        return place ? { record: place.name, before: { parent: place.parent } } : [];
      }),
    ]);
    await this.institutions(institutions);
  }

  async institutions(planned: readonly PlannedInstitution[]): Promise<void> {
    await this.#statements("institution", planned, this.#state.institutions);
  }

  async courses(
    planned: readonly PlannedCourse[],
    existing: ReadonlyMap<string, ExistingCourse>,
  ): Promise<void> {
    await this.#statements("course", planned, existing);
  }

  async #statements(
    kind: RecordKind,
    planned: readonly PlannedRecord<unknown>[],
    stored: ReadonlyMap<string, ExistingCourse | ExistingInstitution>,
  ): Promise<void> {
    const written = planned.filter(
      ({ change, sourceRow }) => change !== null || sourceRow !== null,
    );
    const records = written.map(({ ref }) => {
      const existing = stored.get(ref);
      return {
        record: ref,
        before: existing ? saidBefore({ kind, existing } as StoredRecord) : null,
      };
    });
    await this.#log(`${kind}s`, records);
  }

  async end(): Promise<void> {}

  async #log(of: Kind, records: readonly LoggedRecord[]): Promise<void> {
    if (records.length === 0) return;
    this.importId ??= await this.#begin();
    const kind = STATEMENT_KINDS[of];
    await writeChanges(
      this.#trx,
      records.map(({ record, before }) => ({
        kind,
        record,
        version: null,
        before: before && { ...before },
        after: null,
      })),
      {
        at: this.#now,
        source: this.#import.source,
        user_id: null,
        batch: importBatch(this.importId),
      },
    );
  }

  async #begin(): Promise<number> {
    const kinds = Object.values(STATEMENT_KINDS);
    await forgetChangesOf(this.#trx, { kinds, source: this.#import.source });
    return await beginImport(this.#trx, this.#import);
  }
}

function saidBefore(stored: StoredRecord): SaidBefore {
  const { stating, vanished_on } = stored.existing.own;
  return { said: saidBy(stored), stating, vanished_on };
}
