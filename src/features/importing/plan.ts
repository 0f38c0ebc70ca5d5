import type { ExistingCategory } from "#records/category-names.ts";
import type { CourseSurroundings, ExistingCourse } from "#records/course-plan.ts";
import {
  campusNames,
  type ExistingInstitution,
  type PlannedInstitution,
  planInstitution,
} from "#records/institution-plan.ts";
import type { Note, RefusedRecord } from "#records/source-records.ts";
import type { PlannedRecord } from "#records/statements.ts";
import type { StoredCourse, StoredInstitution } from "#records/stored.ts";
import type { ValidRecord, ValidRecords } from "#records/validation.ts";
import { isLoaded } from "#web/uploaded-picture.ts";
import { type CategoryPlan, planCategories } from "./category-plan.ts";
import type { ArchivedRecord, ImportReport, KindCounts } from "./report.schema.ts";
import type { HeldCourses } from "./vanishing.ts";

/** The stored data of one source, and every category; courses are read when needed. */
export interface ImportState {
  version: number;
  source: string;
  categories: ExistingCategory[];
  institutions: Map<string, ExistingInstitution>;
  held: HeldCourses;
  sample: { institutions: number; courses: number };
}

/** Records in their stored form, prepared before the database is read. */
export interface PreparedRecords {
  valid: ValidRecords;
  institutions: ValidRecord<StoredInstitution>[];
  courses: {
    /** Can be iterated repeatedly. */
    batches(): AsyncIterable<ValidRecord<StoredCourse>[]>;
    readonly size: number;
    close(): Promise<void>;
  };
  /** References of the institutions in the courses. */
  named: ReadonlySet<string>;
  categoriesStay: boolean;
  /** Date on which records missing from the file have vanished; null where they stay. */
  vanishedOn: string | null;
}

/** The planned writes except courses, and what courses are planned with. */
export interface DirectoryPlan {
  categories: CategoryPlan;
  institutions: PlannedInstitution[];
  surroundings: Omit<CourseSurroundings, "existing">;
}

/** Compares the institutions and categories of a file with what is stored. */
export function planDirectory(prepared: PreparedRecords, state: ImportState): DirectoryPlan {
  const { source } = state;
  const { categoriesStay, valid } = prepared;
  const categories = planCategories(valid.categories, state.categories, categoriesStay);
  const institutions = prepared.institutions.map(({ record }) =>
    planInstitution(record, state.institutions.get(record.ref), source),
  );
  const campuses = campusNames(institutions, state.institutions);
  return {
    categories,
    institutions,
    surroundings: { source, campuses, ...categories.names },
  };
}

/** The effects of an import on the directory. */
export interface ImportOutcome
  extends Pick<
    ImportReport,
    | ("institutions" | "categories" | "courses")
    | ("archived" | "returned" | "refusals" | "omitted" | "notes")
  > {
  /** False where nothing has to be written. */
  changes: boolean;
}

/** The plan of one record of any kind. */
type Planned = PlannedRecord<{ id: number | null; archived_on: string | null }>;

/** Addresses of an institution's pictures that no page loads. */
function notLoaded({ record: { row, slides } }: ValidRecord<StoredInstitution>): string[] {
  const pictures = [row.logo_url, row.banner_url, ...(slides ?? []).map(({ url }) => url)];
  return pictures.filter((url) => url !== null && !isLoaded(url)) as string[];
}

/** Counts the planned changes batch by batch, and lists archived and restored records. */
export class OutcomeCount {
  readonly refusals: RefusedRecord[];
  readonly #prepared: PreparedRecords;
  readonly #state: ImportState;
  readonly #categories: CategoryPlan;
  readonly #planned = { institutions: noneYet(), courses: noneYet() };
  readonly #departures = {
    institutions: { archived: [] as ArchivedRecord[], returned: [] as ArchivedRecord[] },
    courses: { archived: [] as ArchivedRecord[], returned: [] as ArchivedRecord[] },
  };
  #written = 0;

  constructor(prepared: PreparedRecords, state: ImportState, categories: CategoryPlan) {
    this.#prepared = prepared;
    this.#state = state;
    this.#categories = categories;
    this.refusals = [...prepared.valid.refusals, ...categories.refusals];
  }

  institutions(planned: readonly Planned[]): void {
    this.#count("institutions", planned);
    this.goneInstitutions(planned);
  }

  /** Institutions missing from the file. */
  goneInstitutions(planned: readonly Planned[]): void {
    for (const each of planned) {
      this.#note(each, "institutions", this.#state.institutions.get(each.ref), null);
    }
  }

  courses(planned: readonly Planned[], existing: ReadonlyMap<string, ExistingCourse>): void {
    this.#count("courses", planned);
    this.goneCourses(planned, existing);
  }

  /** Courses missing from the file. */
  goneCourses(planned: readonly Planned[], existing: ReadonlyMap<string, ExistingCourse>): void {
    for (const each of planned) {
      const course = existing.get(each.ref);
      const institution = this.#state.institutions.get(course?.institution ?? "")?.row.name;
      const shown = course?.row.is_published === 1 ? course : undefined;
      this.#note(each, "courses", shown, institution ?? null);
    }
  }

  outcome(): ImportOutcome {
    const { institutions, courses } = this.#departures;
    const { created, moved } = this.#categories;
    const restated = this.#planned.institutions.restated + this.#planned.courses.restated;
    return {
      institutions: this.#countsOf("institutions"),
      categories: this.#countsOfCategories(),
      courses: this.#countsOf("courses"),
      archived: [...institutions.archived, ...courses.archived],
      returned: [...institutions.returned, ...courses.returned],
      refusals: this.refusals,
      omitted: this.#prepared.valid.omitted,
      notes: [
        {
          text: "categories left under the group where they stood",
          count: this.#categories.kept,
        },
        { text: "records that say the same at another date", count: restated },
        {
          text: "pictures at other sites, which pages do not load: upload them in the office",
          count: this.#prepared.institutions.flatMap(notLoaded).length,
        },
      ] satisfies Note[],
      changes: created.length + moved.length + this.#written > 0,
    };
  }

  #count(kind: "institutions" | "courses", planned: readonly Planned[]): void {
    const counts = this.#planned[kind];
    for (const { change, isNews, sourceRow } of planned) {
      counts.all += 1;
      if (change?.id === null) counts.created += 1;
      else if (isNews) counts.changed += 1;
      else if (sourceRow !== null) counts.restated += 1;
    }
  }

  #note(
    { change, sourceRow }: Planned,
    kind: ArchivedRecord["kind"],
    record: ExistingCourse | ExistingInstitution | undefined,
    institution: string | null,
  ): void {
    if (change || sourceRow) this.#written += 1;
    if (!record || !change || (change.archived_on === null) === (record.archived_on === null))
      return;
    const { id, ref, row } = record;
    const { archived, returned } = this.#departures[kind];
    const list = change.archived_on === null ? returned : archived;
    list.push({ kind, id, ref, name: row.name, institution });
  }

  #countsOf(kind: "institutions" | "courses"): KindCounts {
    const { valid } = this.#prepared;
    const { institutions, held } = this.#state;
    const { all, created, changed } = this.#planned[kind];
    const { archived, returned } = this.#departures[kind];
    return {
      read: valid.read[kind],
      created,
      changed,
      unchanged: all - created - changed,
      // Counted by planned records, because one line may contain several records of one reference.
      refused: valid.read[kind] - all,
      not_in_file:
        kind === "courses"
          ? held.notInFile
          : [...institutions.keys()].filter((ref) => !valid.refs[kind].has(ref)).length,
      archived: archived.length,
      returned: returned.length,
    };
  }

  #countsOfCategories(): KindCounts {
    const { created, moved, unchanged } = this.#categories;
    const read = this.#prepared.valid.read.categories;
    return {
      read,
      created: created.length,
      changed: moved.length,
      unchanged,
      refused: read - (created.length + moved.length + unchanged),
      not_in_file: null,
      archived: null,
      returned: null,
    };
  }
}

const noneYet = () => ({ all: 0, created: 0, changed: 0, restated: 0 });
