import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Storage } from "#platform/db/database.ts";
import { DomainError } from "#platform/errors.ts";
import { aboutAt, magu } from "../adapters/magu.ts";
import { ADAPTERS } from "../adapters/registry.ts";
import { isExport } from "../exporting/restoring.service.server.ts";
import { noteImport } from "../import-audit.server.ts";
import { type ImportRequest, importRecords } from "../importing.service.server.ts";
import type { ImportReport, Progress } from "../importing.ts";
import { undoImport } from "../undoing/undoing.service.server.ts";
import { PlannedDifferences } from "./differences.ts";
import {
  type ImportRun,
  readRun,
  writeApplied,
  writeComparison,
  writeUndone,
} from "./runs.repository.server.ts";
import type { RunTask } from "./runs.ts";

/** What a thread is asked to do. */
export interface ImportWork {
  /** Id of the run. */
  id: number;
  task: RunTask;
  /** Where its files are. */
  folder: string;
}

/**
 * Compares, applies or takes back an import that was begun in the office.
 *
 * @throws DomainError with the reason for people where that cannot be; nothing was changed then.
 */
export async function workOnImport(
  storage: Storage,
  { id, task, folder }: ImportWork,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const run = await readRun(storage.db, id);
  if (!run) return;
  if (task === "asked_to_undo") return await takeRunBack(storage, run, onProgress);
  const request = await requestOf(run, folder, onProgress);
  if (task === "asked_to_compare") return await compareRun(storage, id, request);
  const report = await importRecords(storage, {
    ...request,
    dryRun: false,
    confirmed: true,
    by: askedBy(run),
    onWritten: async (trx, written, importId) => {
      await writeApplied(trx, id, { report: shortReport(written), importId });
    },
  });
  if (report.written) return;
  await storage.write((trx) => writeApplied(trx, id, { report, importId: null }));
}

async function compareRun(storage: Storage, id: number, request: ImportRequest): Promise<void> {
  const differences = new PlannedDifferences();
  const report = await importRecords(storage, { ...request, dryRun: true, differences });
  await writeComparison(storage.db, id, {
    report: shortReport(report),
    differences: differences.shown,
  });
}

async function takeRunBack(
  storage: Storage,
  run: ImportRun,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  await undoImport(storage, run.import_id ?? 0, {
    onProgress,
    onWritten: async (trx, report) => {
      await writeUndone(trx, run.id, report);
      const { restored, archived, left } = report;
      await noteImport(trx, askedBy(run), "import_undone", {
        id: run.import_id ?? 0,
        source: run.adapter,
        file_name: report.file_name,
        done: `${restored} as before, ${archived} archived, ${left.length} left as they are`,
      });
    },
  });
}

const askedBy = ({ asked_by, by }: ImportRun) => ({ id: asked_by ?? "", name: by });

async function requestOf(
  { adapter: name, options }: ImportRun,
  folder: string,
  onProgress: (progress: Progress) => void,
): Promise<ImportRequest> {
  const adapter = ADAPTERS.find((one) => one.name === name);
  const files = await readdir(folder).catch(() => []);
  if (!adapter || files.length === 0) {
    throw new DomainError("no_files", 409, "Its files are no longer there: begin it again.");
  }
  const path = files.length === 1 ? join(folder, files[0] ?? "") : folder;
  if (adapter === magu && isExport(await aboutAt(path))) {
    const advice = "It makes an empty database equal to it: npm run import -- magu <file>.";
    throw new DomainError("is_export", 422, `This is an export of a whole directory. ${advice}`);
  }
  const { snapshot, vanished, replace_sample } = options;
  return {
    source: name,
    fileName: [...files, ...(snapshot === null ? [] : [snapshot])].join(", ").slice(0, 300),
    records: await adapter.read(path, snapshot === null ? {} : { snapshot }),
    dryRun: true,
    replaceSample: replace_sample,
    vanished: vanished ?? undefined,
    onProgress,
  };
}

/** Entries of each list of a report that the office shows. */
const MAX_LISTED_IN_REPORT = 500;

function shortReport(report: ImportReport): ImportReport {
  const { refusals, archived, returned } = report;
  return {
    ...report,
    refusals: refusals.slice(0, MAX_LISTED_IN_REPORT),
    archived: archived.slice(0, MAX_LISTED_IN_REPORT),
    returned: returned.slice(0, MAX_LISTED_IN_REPORT),
  };
}
