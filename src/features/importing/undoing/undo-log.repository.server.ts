import { insertRows } from "#platform/db/rows.ts";
import type { Trx } from "#platform/db/schema.ts";
import type { CategoryPlan } from "../category-plan.ts";
import type { ExistingCourse, PlannedCourse } from "../course-plan.ts";
import { beginImport } from "../importing.repository.server.ts";
import type { Kind } from "../importing.ts";
import type { ExistingInstitution, PlannedInstitution } from "../institution-plan.ts";
import type { ImportState } from "../plan.ts";
import type { PlanReceiver } from "../plan-receiver.ts";
import {
  parseStatement,
  type SourceRow,
  type StatedFields,
  saidOfCourse,
  saidOfInstitution,
} from "../records.ts";
import type { Stating } from "../stored.ts";

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

interface LoggedRecord {
  kind: Kind;
  ref: string;
  /** Null where the import creates it. */
  before: SaidBefore | CategoryBefore | null;
}

/**
 * Writes down what the import's source says of each record that the import is about to change. Only
 * the newest import of a source can be taken back, so the earlier ones of it are forgotten.
 */
export class UndoLog implements PlanReceiver {
  readonly #trx: Trx;
  readonly #import: { source: string; fileName: string };
  readonly #state: ImportState;
  /** Id of the import's row; null while nothing was logged. */
  importId: number | null = null;
  #position = 0;

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
    const kind = "categories" as const;
    await this.#log([
      ...created.map(({ name }) => ({ kind, ref: name, before: null })),
      ...moved.flatMap(({ id }) => {
        const place = places.get(id);
        return place ? { kind, ref: place.name, before: { parent: place.parent } } : [];
      }),
    ]);
    await this.institutions(institutions);
  }

  async institutions(planned: readonly PlannedInstitution[]): Promise<void> {
    const { institutions } = this.#state;
    await this.#log(
      planned.filter(isWritten).map(({ ref }) => {
        const existing = institutions.get(ref);
        return {
          kind: "institutions" as const,
          ref,
          before: existing ? sourceOnInstitution(existing) : null,
        };
      }),
    );
  }

  async courses(
    planned: readonly PlannedCourse[],
    existing: ReadonlyMap<string, ExistingCourse>,
  ): Promise<void> {
    await this.#log(
      planned.filter(isWritten).map(({ ref }) => {
        const course = existing.get(ref);
        return { kind: "courses" as const, ref, before: course ? sourceOnCourse(course) : null };
      }),
    );
  }

  async end(): Promise<void> {}

  async #log(records: LoggedRecord[]): Promise<void> {
    if (records.length === 0) return;
    this.importId ??= await this.#begin();
    const import_id = this.importId;
    const rows = records.map(({ kind, ref, before }) => ({
      import_id,
      kind,
      ref,
      position: this.#position++,
      before: before && JSON.stringify(before),
    }));
    await insertRows(this.#trx, "import_undo", rows);
  }

  async #begin(): Promise<number> {
    await this.#trx
      .deleteFrom("import_undo")
      .where("import_id", "in", (query) =>
        query.selectFrom("imports").select("id").where("source", "=", this.#import.source),
      )
      .execute();
    return await beginImport(this.#trx, this.#import);
  }
}

const isWritten = ({ change, sourceRow }: { change: unknown; sourceRow: unknown }) =>
  change !== null || sourceRow !== null;

function sourceOnCourse(course: ExistingCourse): SaidBefore {
  const { own } = course;
  return saidBefore(own, parseStatement(own) ?? saidOfCourse(course));
}

function sourceOnInstitution(institution: ExistingInstitution): SaidBefore {
  const { own } = institution;
  return saidBefore(own, parseStatement(own) ?? saidOfInstitution(institution));
}

const saidBefore = ({ stating, vanished_on }: SourceRow, said: StatedFields): SaidBefore => ({
  said,
  stating,
  vanished_on,
});
