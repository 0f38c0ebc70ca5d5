import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Storage } from "#platform/db/database.ts";
import type { Trx } from "#platform/db/schema.ts";
import { DomainError } from "#platform/errors.ts";
import { readExistingCategories } from "#records/records.repository.server.ts";
import { aboutAt, magu } from "../adapters/magu.ts";
import { ADAPTERS } from "../adapters/registry.ts";
import { readTable, table, tableSource } from "../adapters/table.ts";
import { isExport } from "../exporting/restoring.service.server.ts";
import { noteImport } from "../import-audit.server.ts";
import { readMapping, rememberMapping } from "../import-mappings.repository.server.ts";
import { type ImportRequest, importRecords } from "../importing.service.server.ts";
import type { Progress } from "../importing.ts";
import { shortReport } from "../report.schema.ts";
import type { TableMapping } from "../table-mapping.schema.ts";
import { undoImport } from "../undoing/undoing.service.server.ts";
import { PlannedDifferences } from "./differences.ts";
import {
  type ImportRun,
  readRun,
  writeApplied,
  writeComparison,
  writeTable,
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
  const { mapping, ...request } = await requestOf(storage, run, folder, onProgress);
  if (task === "asked_to_compare") return await compareRun(storage, id, request);
  const remember = async (trx: Trx) => {
    if (mapping) await rememberMapping(trx, request.source, mapping);
  };
  const report = await importRecords(storage, {
    ...request,
    dryRun: false,
    // The directory may have changed since somebody confirmed what was compared.
    confirmed: run.report?.asks ?? [],
    by: askedBy(run),
    onWritten: async (trx, written, importId) => {
      await writeApplied(trx, id, { report: shortReport(written), importId });
      await remember(trx);
    },
  });
  if (report.written) return;
  await storage.write(async (trx) => {
    await writeApplied(trx, id, { report, importId: null });
    await remember(trx);
  });
}

async function compareRun(storage: Storage, id: number, request: ImportRequest): Promise<void> {
  const differences = new PlannedDifferences();
  const report = await importRecords(storage, { ...request, dryRun: true, differences });
  const found = { report: shortReport(report), differences: differences.shown };
  await storage.write((trx) => writeComparison(trx, id, found));
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

/** What is imported; of a table also by which mapping. */
type WorkRequest = ImportRequest & { mapping?: TableMapping };

async function requestOf(
  storage: Storage,
  run: ImportRun,
  folder: string,
  onProgress: (progress: Progress) => void,
): Promise<WorkRequest> {
  const { adapter: name, options } = run;
  const adapter = ADAPTERS.find((one) => one.name === name);
  const files = await readdir(folder).catch(() => []);
  if ((!adapter && name !== table.name) || files.length === 0) {
    throw new DomainError("no_files", 409, "Its files are no longer there: begin it again.");
  }
  const path = files.length === 1 ? join(folder, files[0] ?? "") : folder;
  const { vanished, replace_sample } = options;
  const common = {
    source: name,
    fileName: files.join(", ").slice(0, 300),
    dryRun: true,
    replaceSample: replace_sample,
    vanished: vanished ?? undefined,
    onProgress,
  };
  if (!adapter) return { ...common, ...(await tableOfRun(storage, run, path)) };
  if (adapter === magu && isExport(await aboutAt(path))) {
    const advice =
      "Send it as a list with any headings, or make an empty database equal to it: npm run import -- magu <file>.";
    throw new DomainError("is_export", 422, `This is an export of a whole directory. ${advice}`);
  }
  return { ...common, records: await adapter.read(path) };
}

/** Reads a table as the run says, or as is remembered of its source, and keeps how it looks. */
async function tableOfRun(storage: Storage, { id, options }: ImportRun, path: string) {
  const source = tableSource(options.source, path);
  const remembered = await readMapping(storage.db, source);
  const { records, mapping, view } = await readTable(path, {
    mapping: options.mapping ?? remembered,
    isRemembered: options.mapping === null && remembered !== null,
    categories: (await readExistingCategories(storage.db)).map(({ name }) => name).sort(),
    readSheet: async () => {
      throw new DomainError("no_files", 409, "Send the workbook again.");
    },
  });
  await storage.write((trx) => writeTable(trx, id, view));
  return { source, records, ...(view && { mapping }) };
}
