import { pageSlice } from "#catalogue/pagination.ts";
import type { SignedIn } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";
import type { Trx } from "#platform/db/schema.ts";
import { DAY_MS } from "#platform/durations.ts";
import { DomainError, NotFoundError } from "#platform/errors.ts";
import { sheetBatch } from "#records/changes.repository.server.ts";
import { readCourseAround } from "#records/checking.server.ts";
import type { ReadRecord } from "#records/editing/changing.server.ts";
import {
  openRecord,
  type RecordWithAccess,
  refuseState,
  type Viewer,
} from "#records/editing/opened.server.ts";
import type { RecordedFields } from "#records/recorded.ts";
import { lockCatalogue, readExistingCategories } from "#records/records.repository.server.ts";
import { applyRows, undoRows } from "./applying.server.ts";
import { cellsOfFields } from "./course-cells.server.ts";
import { INTAKE_TIMES, sheetColumns } from "./course-columns.server.ts";
import { byTurns, openOwnCourses, shownFields } from "./own-courses.server.ts";
import type { PlannedSheetRow } from "./planned-row.ts";
import { RefusedFileError } from "./refused-file.ts";
import { nothingOf, type PlanAround, planRow } from "./row-plan.server.ts";
import { createSheetJobs } from "./sheet-jobs.server.ts";
import { type UploadedTable, uploadedTable } from "./sheet-table.server.ts";
import type { SheetTable } from "./sheet-writing.server.ts";
import { CHECKED_DAYS, MAX_LISTED_SPREADSHEETS, UNDO_DAYS } from "./spreadsheet-limits.ts";
import {
  forgetSheets,
  insertSheet,
  moveSheet,
  readAppliedSheets,
  readSheetUpload,
  type StoredSheet,
} from "./spreadsheets.repository.server.ts";
import type { SheetFormat, SheetUpload } from "./spreadsheets.schema.ts";

interface SpreadsheetsParts {
  storage: Storage;
  viewerOf: (me: SignedIn) => Promise<Viewer>;
  readRecord: ReadRecord;
}

export type SpreadsheetsService = ReturnType<typeof createSpreadsheets>;

/** Courses of an institution as one file, and what an uploaded one changes. */
export function createSpreadsheets({ storage, viewerOf, readRecord }: SpreadsheetsParts) {
  const read = <T>(
    me: SignedIn,
    id: number,
    action: "read" | "create",
    work: (trx: Trx, home: RecordWithAccess) => T | Promise<T>,
  ) => readRecord(me, { kind: "institution", id }, action, work);
  const jobs = createSheetJobs();
  return {
    stop: jobs.stop,

    /** Every course of an institution that is not archived, or what the columns hold. @throws NotFoundError; DomainError 403. */
    download: async (me: SignedIn, institution_id: number, format: SheetFormat) => {
      const table = await read(me, institution_id, "read", (trx, { viewer }) =>
        tableOfCourses(trx, viewer, institution_id),
      );
      return await jobs.write(String(institution_id), format, table);
    },

    /**
     * Checks an uploaded file and keeps what it would change; nothing is changed yet.
     *
     * @throws DomainError 422 for a file that cannot be read.
     */
    upload: async (me: SignedIn, institution_id: number, { name, file }: UploadedFile) => {
      await read(me, institution_id, "create", () => undefined);
      const table = await readTable(jobs.read(String(institution_id), file));
      const planned = await read(me, institution_id, "create", (trx, home) =>
        planRows(trx, home, table),
      );
      const now = new Date();
      return await storage.write(async (trx) => {
        await forgetSheets(trx, {
          checkedBefore: timeBefore(now, CHECKED_DAYS),
          allBefore: timeBefore(now, UNDO_DAYS),
        });
        const id = await insertSheet(trx, {
          institution_id,
          user_id: me.id,
          file_name: name,
          unchanged: table.rows.length - planned.length,
          rows: JSON.stringify([...unreadSheets(table), ...planned]),
          uploaded_at: now.toISOString(),
        });
        return uploadOf(await foundSheet(trx, institution_id, id));
      });
    },

    /** Sheets that were applied, the newest first. */
    uploads: (me: SignedIn, institution_id: number) =>
      read(me, institution_id, "read", async (trx) => {
        const sheets = await readAppliedSheets(trx, institution_id, MAX_LISTED_SPREADSHEETS);
        return { data: sheets.map(uploadOf) };
      }),

    /** Rows that change something, or those with mistakes. */
    rows: (
      me: SignedIn,
      { id, sheet }: SheetOfInstitution,
      { show, page, limit }: { show: "mistakes" | "changes"; page: number; limit: number },
    ) =>
      read(me, id, "read", async (trx) => {
        const all = plannedRows(await foundSheet(trx, id, sheet)).filter(
          ({ mistakes }) => mistakes.length > 0 === (show === "mistakes"),
        );
        const { rows, meta } = pageSlice(all, { page, limit });
        return {
          data: rows.map(({ etag: _etag, fields: _fields, ...row }) => row),
          meta,
        };
      }),

    /**
     * Applies a sheet as one step: all of its rows or, without those that have mistakes, all others.
     *
     * @throws DomainError 409 where nothing was changed, and why.
     */
    apply: (me: SignedIn, target: SheetOfInstitution, withoutMistakes: boolean) =>
      moveOn(me, target, async (trx, home, sheet, now) => {
        if (sheet.state !== "checked") throw refuseState("This spreadsheet was applied already.");
        const rows = plannedRows(sheet);
        const right = rows.filter(({ mistakes }) => mistakes.length === 0);
        const wrong = rows.length - right.length;
        if (wrong > 0 && !withoutMistakes) throw refuseState(wrongRows(wrong));
        if (right.length === 0) throw refuseState("No row of it changes anything.");
        const viewer = { ...home.viewer, batch: sheetBatch(sheet.id) };
        await applyRows(trx, { ...home, viewer }, right, now);
        return { state: "applied", applied_at: now.toISOString() };
      }),

    /**
     * Takes an applied sheet back as one step.
     *
     * @throws DomainError 409 where a course was changed since; the sentence says which.
     */
    undo: (me: SignedIn, target: SheetOfInstitution) =>
      moveOn(me, target, async (trx, home, sheet, now) => {
        if (sheet.state !== "applied") throw refuseState("This spreadsheet is not applied.");
        await undoRows(trx, home, sheet, plannedRows(sheet), now);
        return { state: "undone" };
      }),
  };

  /** Does something with a sheet in one transaction; no import and no other person changes courses. */
  async function moveOn(
    me: SignedIn,
    { id, sheet: number }: SheetOfInstitution,
    work: (
      trx: Trx,
      home: RecordWithAccess,
      sheet: StoredSheet,
      now: Date,
    ) => Promise<Parameters<typeof moveSheet>[3]>,
  ): Promise<SheetUpload> {
    const viewer = await viewerOf(me);
    const now = new Date();
    return await storage.write(async (trx) => {
      await lockCatalogue(trx);
      const home = await openRecord(trx, viewer, "institution", id, "create");
      const sheet = await foundSheet(trx, id, number);
      const to = await work(trx, home, sheet, now);
      if (!(await moveSheet(trx, number, sheet.state, to))) {
        throw refuseState("Somebody else has just applied or undone this spreadsheet.");
      }
      return uploadOf(await foundSheet(trx, id, number));
    });
  }
}

interface UploadedFile {
  name: string;
  file: Buffer;
}

interface SheetOfInstitution {
  /** Of the institution. */
  id: number;
  sheet: number;
}

const timeBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * DAY_MS).toISOString();

const wrongRows = (count: number) =>
  count === 1
    ? "1 row has mistakes: correct it, or apply the others."
    : `${count} rows have mistakes: correct them, or apply the others.`;

const plannedRows = ({ rows }: StoredSheet) => JSON.parse(rows) as PlannedSheetRow[];

async function foundSheet(trx: Trx, institution_id: number, id: number): Promise<StoredSheet> {
  const sheet = await readSheetUpload(trx, institution_id, id);
  if (!sheet) throw new NotFoundError("Spreadsheet");
  return sheet;
}

function uploadOf(sheet: StoredSheet): SheetUpload {
  const { id, file_name, state, uploaded_at, applied_at, by, unchanged } = sheet;
  const rows = plannedRows(sheet);
  const right = rows.filter(({ mistakes }) => mistakes.length === 0);
  return {
    id,
    file_name,
    state,
    uploaded_at,
    applied_at,
    by,
    unchanged,
    changed: right.length,
    created: right.filter((row) => row.id === null).length,
    wrong: rows.length - right.length,
  };
}

/** Sheets that are not read, as mistakes: nobody applies the others without having seen them. */
const unreadSheets = ({ name, unread }: UploadedTable): PlannedSheetRow[] =>
  unread.map((sheet) => {
    const reason = `is not read, as courses are read of the sheet "${name}": put its courses there, or delete it`;
    return { ...nothingOf(1), sheet, mistakes: [{ column: "", cell: "", reason }] };
  });

async function readTable(sheet: ReturnType<ReturnType<typeof createSheetJobs>["read"]>) {
  try {
    return uploadedTable(await sheet);
  } catch (error) {
    if (!(error instanceof RefusedFileError)) throw error;
    throw new DomainError("unreadable_file", 422, error.message, { file: error.message });
  }
}

async function planRows(
  trx: Trx,
  home: RecordWithAccess,
  { columns, rows }: UploadedTable,
): Promise<PlannedSheetRow[]> {
  const plan: PlanAround = {
    trx,
    columns,
    taken: new Map(),
    home,
    own: await openOwnCourses(trx, home.viewer, home.id),
    around: await readCourseAround(trx, home.id),
  };
  const planned: PlannedSheetRow[] = [];
  await byTurns(rows, async (row) => {
    const found = await planRow(plan, row);
    if (found) planned.push(found);
  });
  return planned;
}

async function tableOfCourses(
  trx: Trx,
  viewer: Viewer,
  institution_id: number,
): Promise<SheetTable> {
  const { courses } = await openOwnCourses(trx, viewer, institution_id);
  const { campuses } = await readCourseAround(trx, institution_id);
  const categories = (await readExistingCategories(trx)).map(({ name }) => name).sort();
  const listed = [...courses.values()].filter(({ row }) => row.archived_on === null);
  const room = { fees: 0, intakes: 0, hasIntakeTimes: false };
  for (const opened of listed) {
    const { fees, intakes, intake_details } = shownFields(opened) as Partial<
      Record<string, RecordedFields[] | null>
    >;
    room.fees = Math.max(room.fees, fees?.length ?? 0);
    room.intakes = Math.max(room.intakes, intakes?.length ?? 0);
    room.hasIntakeTimes ||= (intake_details ?? []).some((details) =>
      Object.entries(details).some(([key, value]) => INTAKE_TIMES.has(key) && value !== null),
    );
  }
  const columns = sheetColumns(room, { categories, campuses: [...campuses] });
  const rows = listed.map((opened) => {
    const { id, version, row } = opened;
    const cells = cellsOfFields(shownFields(opened));
    const keys = [String(id), String(version), row.ref];
    const texts = columns.slice(keys.length).map(({ name }) => cells.get(name) ?? "");
    return [...keys, ...texts];
  });
  return { columns, rows };
}
