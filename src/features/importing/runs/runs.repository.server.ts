import { type Selectable, sql } from "kysely";
import type { Database, Db, Trx } from "#platform/db/schema.ts";
import { totalOf } from "#platform/db/total.ts";
import type { Leased } from "#platform/lease.ts";
import type { ImportReport } from "../report.schema.ts";
import type { TableView } from "../table-mapping.schema.ts";
import type { UndoReport } from "../undoing/undoing.service.server.ts";
import type { RecordDifference } from "./runs.schema.ts";
import {
  HELD_STATES,
  NO_OPTIONS,
  RUN_WORK,
  type RunOptions,
  type RunState,
  type RunTask,
} from "./runs.ts";

/** An import that was begun in the office. */
export interface ImportRun {
  id: number;
  adapter: string;
  state: RunState;
  options: RunOptions;
  report: ImportReport | null;
  differences: RecordDifference[];
  /** How a table was read. */
  table: TableView | null;
  problem: string | null;
  /** `users.id`; null where the account is gone. */
  asked_by: string | null;
  by: string;
  created_at: string;
  updated_at: string;
  import_id: number | null;
}

function runOf(row: Selectable<Database["import_runs"]>): ImportRun {
  const { asked_by_name: by, state, table_view, alive_at: _, ...rest } = row;
  return {
    ...rest,
    by,
    state: state as RunState,
    options: { ...NO_OPTIONS, ...(JSON.parse(row.options) as Partial<RunOptions>) },
    report: row.report === null ? null : (JSON.parse(row.report) as ImportReport),
    differences:
      row.differences === null ? [] : (JSON.parse(row.differences) as RecordDifference[]),
    table: table_view === null ? null : (JSON.parse(table_view) as TableView),
  };
}

export async function addRun(
  trx: Trx,
  {
    adapter,
    by,
    options,
  }: {
    adapter: string;
    by: { id: string; name: string };
    options: RunOptions;
  },
): Promise<number> {
  const now = new Date().toISOString();
  const { id } = await trx
    .insertInto("import_runs")
    .values({
      adapter,
      state: "collecting",
      options: JSON.stringify(options),
      asked_by: by.id,
      asked_by_name: by.name,
      created_at: now,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function readRun(db: Db, id: number): Promise<ImportRun | undefined> {
  const row = await db
    .selectFrom("import_runs")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row && runOf(row);
}

/** The newest first, without what they would change. */
export async function readRuns(db: Db, limit: number): Promise<ImportRun[]> {
  const rows = await db
    .selectFrom("import_runs")
    .selectAll()
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => runOf({ ...row, differences: null, table_view: null }));
}

/** Runs that wait for a server; the oldest first. */
export async function readAskedRuns(db: Db): Promise<{ id: number; state: RunTask }[]> {
  const rows = await db
    .selectFrom("import_runs")
    .select(["id", "state"])
    .where("state", "in", Object.keys(RUN_WORK))
    .orderBy("id")
    .execute();
  return rows as { id: number; state: RunTask }[];
}

export interface HeldRun extends Leased {
  state: RunState;
}

/** Runs that a server holds, or held when it died. */
export async function readHeldRuns(db: Db): Promise<HeldRun[]> {
  const rows = await db
    .selectFrom("import_runs")
    .select(["id", "state", "alive_at"])
    .where("state", "in", HELD_STATES)
    .execute();
  return rows as HeldRun[];
}

/** Says that a server holds a run. @returns false for one that nobody waits for any more. */
export async function keepRun(db: Trx, id: number, alive_at: string): Promise<boolean> {
  const result = await db
    .updateTable("import_runs")
    .set({ alive_at })
    .where("id", "=", id)
    .where("state", "in", HELD_STATES)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Those of some runs that have use for their files; of one that was given up there is no row. */
export async function readUnfinishedRuns(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom("import_runs")
    .select("id")
    .where("id", "in", ids)
    .where("state", "not in", ["applied", "undone"])
    .execute();
  return rows.map(({ id }) => id);
}

/** Brings a run from one of these states to another. @returns false where it is in none of them. */
export async function moveRun(
  db: Trx,
  id: number,
  { from, to }: { from: readonly RunState[]; to: RunState },
  values: { options?: RunOptions; problem?: string | null } = {},
): Promise<boolean> {
  const { options, ...rest } = values;
  const now = new Date().toISOString();
  const result = await db
    .updateTable("import_runs")
    .set({
      ...rest,
      ...(options && { options: JSON.stringify(options) }),
      state: to,
      updated_at: now,
      alive_at: now,
    })
    .where("id", "=", id)
    .where("state", "in", from)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** What a dry run found. */
export async function writeComparison(
  db: Trx,
  id: number,
  { report, differences }: { report: ImportReport; differences: readonly RecordDifference[] },
): Promise<void> {
  await db
    .updateTable("import_runs")
    .set({ report: JSON.stringify(report), differences: JSON.stringify(differences) })
    .where("id", "=", id)
    .execute();
}

/** How a table was read, also where nothing of it can be compared. */
export async function writeTable(db: Trx, id: number, view: TableView | null): Promise<void> {
  const table_view = view && JSON.stringify(view);
  await db.updateTable("import_runs").set({ table_view }).where("id", "=", id).execute();
}

/** In the transaction of the import. */
export async function writeApplied(
  trx: Trx,
  id: number,
  { report, importId }: { report: ImportReport; importId: number | null },
): Promise<void> {
  await trx
    .updateTable("import_runs")
    .set({ state: "applied", report: JSON.stringify(report), import_id: importId })
    .where("id", "=", id)
    .execute();
}

/** Records that were left as they are, by name. */
const MAX_NAMED_LEFT = 50;

/** In the transaction that takes the import back. */
export async function writeUndone(trx: Trx, id: number, { left }: UndoReport): Promise<void> {
  const named = left
    .slice(0, MAX_NAMED_LEFT)
    .map(({ name, ref }) => `${name ?? "a record"} (${ref})`);
  const others = left.length - named.length;
  const problem =
    left.length === 0
      ? null
      : `${left.length} of its records stay as they are, because people changed or joined them since, or other courses are taught there: ${named.join(", ")}${others > 0 ? ` and ${others} more` : ""}.`;
  await trx
    .updateTable("import_runs")
    .set({ state: "undone", problem, updated_at: new Date().toISOString() })
    .where("id", "=", id)
    .execute();
}

export async function deleteRun(db: Trx, id: number, from: readonly RunState[]): Promise<boolean> {
  const result = await db
    .deleteFrom("import_runs")
    .where("id", "=", id)
    .where("state", "in", from)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Everything that was imported, by whatever way, the newest first. */
export async function readImports(db: Db, { limit, offset }: { limit: number; offset: number }) {
  const rows = await db
    .selectFrom("imports")
    // An import has two runs where it was taken back in the office.
    .leftJoin("import_runs as begun", (on) =>
      on.onRef("begun.import_id", "=", "imports.id").on("begun.state", "=", "applied"),
    )
    .leftJoin("import_runs as undone", (on) =>
      on.onRef("undone.import_id", "=", "imports.id").on("undone.state", "=", "undone"),
    )
    .select(["imports.id", "source", "file_name", "finished_at", "imports.report", "undone_at"])
    .select(["begun.asked_by_name as by", "undone.asked_by_name as undone_by"])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("changes")
          .select("batch")
          .where("batch", "=", sql<string>`'import ' || imports.id`),
      ).as("can_undo"),
    )
    .orderBy("imports.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ report, can_undo, ...row }) => {
    const { institutions, courses } = JSON.parse(report) as Partial<ImportReport>;
    return { ...row, institutions, courses, can_undo: Boolean(can_undo) };
  });
}

export async function countImports(db: Db): Promise<number> {
  return await totalOf(db.selectFrom("imports"));
}
