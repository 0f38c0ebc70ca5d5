import { sql } from "kysely";
import type { Engine } from "#platform/db/engine.ts";
import { insertRows } from "#platform/db/rows.ts";
import type { Trx } from "#platform/db/schema.ts";
import { foldRecordName } from "#records/source-records.ts";
import type { RecordKind } from "#records/sources.repository.server.ts";
import { saidOfCourse, saidOfInstitution, statementOf } from "#records/statements.ts";
import { type ContactColumns, storedCourse, storedInstitution } from "#records/stored.ts";
import { RESTORE_BATCH } from "../import-limits.ts";
import type {
  ExportedAction,
  ExportedCategory,
  ExportedCourse,
  ExportedInstitution,
  KeptApart,
} from "./exported.schema.ts";

type Rows = { [Table in FilledTable]: object[] };

/** Tables that an export fills, in the order that foreign keys require. */
const FILLED = [
  ...(["categories", "former_category_names"] as const),
  ...([
    "institutions",
    "former_institution_names",
    "contacts",
    "slides",
    "institution_sources",
  ] as const),
  ...(["courses", "course_fees", "course_intakes", "course_categories"] as const),
  ...(["course_campuses", "course_sources", "changes"] as const),
];
type FilledTable = (typeof FILLED)[number];

/** Tables whose ids are in the export. */
const NUMBERED = ["categories", "institutions", "contacts", "courses"] as const;

/** Fills empty tables with the records of an export, with the exported ids. */
export class Restoration {
  readonly #trx: Trx;
  readonly #engine: Engine;
  #rows = noRows();
  #waiting = 0;
  #categories = new Map<string, number>();
  #institutions = new Map<number, Map<string, number>>();
  #contacts = 0;
  readonly #unnumbered: (ContactColumns & { institution_id: number })[] = [];
  readonly #references = new Set<string>();

  constructor(trx: Trx, engine: Engine) {
    this.#trx = trx;
    this.#engine = engine;
  }

  /** An otherwise empty directory may contain categories without courses, which are deleted. */
  async begin(keptApart: readonly KeptApart[], audit: readonly ExportedAction[]): Promise<void> {
    await this.#trx.deleteFrom("records_kept_apart").execute();
    const pairs = keptApart.map(({ ref: external_ref, ...pair }) => ({ ...pair, external_ref }));
    await insertRows(this.#trx, "records_kept_apart", pairs);
    await insertRows(
      this.#trx,
      "audit_entries",
      audit.map((entry) => ({ ...entry, user_id: null })),
    );
    await this.#trx.deleteFrom("categories").where("parent_id", "is not", null).execute();
    await this.#trx.deleteFrom("categories").execute();
  }

  /** Each of these returns why a record is refused; null where it was accepted. */
  async category(record: ExportedCategory): Promise<string | null> {
    const { id, name, parent, former_names, stated_on } = record;
    const parent_id = parent === null ? null : this.#categories.get(parent);
    if (parent_id === undefined) return `there is no category "${parent}" before it`;
    if (this.#categories.has(name)) return `there is a category "${name}" already`;
    this.#categories.set(name, id);
    const until = stated_on ?? "";
    return await this.#add({
      categories: [{ id, name, parent_id, stated_on }],
      former_category_names: former_names.map((former) => ({
        folded: foldRecordName(former),
        name: former,
        category_id: id,
        until,
      })),
    });
  }

  async institution(record: ExportedInstitution): Promise<string | null> {
    const { id, source, ref, archived_on, updated_at } = record;
    const taken = this.#taken("institution", id, record);
    if (taken) return taken;
    const { row, slides, contacts } = storedInstitution(record);
    const given = [...(record.campuses ?? []), ...(record.faculties ?? [])];
    const all = [...(contacts.campus ?? []), ...(contacts.faculty ?? [])];
    const campuses = new Map<string, number>();
    const numbered: object[] = [];
    for (const [at, { id: _, ...columns }] of all.entries() as Iterable<
      [number, ContactColumns & { id?: number }]
    >) {
      const contact = { institution_id: id, ...columns };
      const number = given[at]?.id ?? null;
      if (number === null) this.#unnumbered.push(contact);
      else {
        this.#contacts = Math.max(this.#contacts, number);
        numbered.push({ id: number, ...contact });
        if (contact.kind === "campus") campuses.set(contact.name, number);
      }
    }
    this.#institutions.set(id, campuses);
    return await this.#add({
      institutions: [{ id, source, external_ref: ref, ...row, archived_on, updated_at }],
      former_institution_names: record.former_names.map((name) => ({
        folded: foldRecordName(name),
        name,
        institution_id: id,
        until: updated_at,
      })),
      contacts: numbered,
      slides: (slides ?? []).map((slide) => ({ institution_id: id, ...slide })),
      institution_sources: record.sources.map(({ says, ...each }) => ({
        institution_id: id,
        ...sourceColumns(each),
        statement: says ? statementOf(saidOfInstitution(storedInstitution(says))) : null,
      })),
      changes: history("institution", record),
    });
  }

  /** Numbers contacts without an id after all others; call it when all are known. */
  async numberContacts(): Promise<void> {
    await this.flush();
    const rows = this.#unnumbered.splice(0).map((row) => ({ ...row, id: ++this.#contacts }));
    for (const { kind, name, institution_id, id } of rows) {
      if (kind === "campus") this.#institutions.get(institution_id)?.set(name, id);
    }
    await insertRows(this.#trx, "contacts", rows);
  }

  async course(record: ExportedCourse): Promise<string | null> {
    const { id, source, ref, institution_id, archived_on, updated_at } = record;
    const campuses = this.#institutions.get(institution_id);
    if (!campuses) return `there is no institution ${institution_id}`;
    const stored = storedCourse(record);
    const missing =
      stored.categories.find((name) => !this.#categories.has(name)) ??
      stored.campuses.find((name) => !campuses.has(name));
    if (missing !== undefined) return `there is no category or campus "${missing}"`;
    const taken = this.#taken("course", id, record);
    if (taken) return taken;
    const listed = <T>(entries: readonly T[], row: (entry: T) => object) =>
      entries.map((entry, position) => ({ course_id: id, position, ...row(entry) }));
    return await this.#add({
      courses: [
        { id, source, external_ref: ref, institution_id, ...stored.row, archived_on, updated_at },
      ],
      course_fees: listed(stored.fees, (fee) => fee),
      course_intakes: listed(stored.intakes, (intake) => intake),
      course_categories: listed([...new Set(stored.categories)], (name) => ({
        category_id: this.#categories.get(name),
      })),
      course_campuses: listed(stored.campuses, (name) => ({ contact_id: campuses.get(name) })),
      course_sources: record.sources.map(({ says, ...each }) => ({
        course_id: id,
        ...sourceColumns(each),
        statement: says ? statementOf(saidOfCourse(storedCourse(says))) : null,
      })),
      changes: history("course", record),
    });
  }

  /** Writes the buffered records. */
  async flush(): Promise<void> {
    const rows = this.#rows;
    this.#rows = noRows();
    this.#waiting = 0;
    for (const table of FILLED) {
      if (rows[table].length > 0) await insertRows(this.#trx, table, rows[table] as never);
    }
    // Signals are handled only between two batches.
    await new Promise((resolve) => setImmediate(resolve));
  }

  /** Sets the database's sequences to continue after the restored ids. */
  async end(): Promise<void> {
    await this.flush();
    if (this.#engine !== "postgres") return;
    for (const table of NUMBERED) {
      await sql`
        select setval(pg_get_serial_sequence(${table}, 'id'),
          (select coalesce(max(id), 0) + 1 from ${sql.table(table)}), false)
      `.execute(this.#trx);
    }
  }

  /**
   * Why a record is refused whose id, or reference in a source, is already used; null otherwise.
   */
  #taken(
    kind: "institution" | "course",
    id: number,
    { source, ref, sources }: NamedRow & { sources: NamedRow[] },
  ): string | null {
    const names = [
      `${kind} ${id}`,
      `${kind} ${JSON.stringify([source, ref])}`,
      ...sources.map((each) => `${kind} of ${JSON.stringify([each.source, each.ref])}`),
    ];
    const taken = names.find((name) => this.#references.has(name));
    if (taken !== undefined) return `there is a ${taken} already`;
    for (const name of names) this.#references.add(name);
    return null;
  }

  async #add(rows: Partial<Rows>): Promise<null> {
    for (const [table, added] of Object.entries(rows))
      this.#rows[table as FilledTable].push(...added);
    this.#waiting += 1;
    if (this.#waiting >= RESTORE_BATCH) await this.flush();
    return null;
  }
}

const noRows = () => Object.fromEntries(FILLED.map((table) => [table, []])) as unknown as Rows;

interface NamedRow {
  source: string;
  ref: string;
}

/** Accounts are no part of an export: people are known by the names that they had. */
const history = (kind: RecordKind, { id, history }: Pick<ExportedCourse, "id" | "history">) =>
  (history ?? []).map(({ by, changes, ...each }) => {
    const values = (at: 0 | 1) =>
      changes &&
      JSON.stringify(
        Object.fromEntries(Object.entries(changes).map(([field, pair]) => [field, pair[at]])),
      );
    const authors = { user_id: null, key_id: null, by_name: by };
    return { kind, record: String(id), ...each, ...authors, before: values(0), after: values(1) };
  });

type SourceFields = Omit<ExportedCourse["sources"][0], "says" | "facts"> & { facts: object | null };

function sourceColumns({ ref, facts, ...dates }: SourceFields) {
  const given = Object.entries(facts ?? {}).filter(([, group]) => group !== null);
  return {
    external_ref: ref,
    ...dates,
    facts: given.length === 0 ? null : JSON.stringify(Object.fromEntries(given)),
  };
}
