import { parentPort, workerData } from "node:worker_threads";
import { RefusedFileError } from "./refused-file.ts";
import type { SheetJob, SheetJobResult } from "./sheet-jobs.server.ts";
import { readGrid } from "./sheet-reading.server.ts";
import { type SheetTable, writeCsv, writeExplanations, writeXlsx } from "./sheet-writing.server.ts";
import type { SheetFormat } from "./spreadsheets.schema.ts";

const WRITERS: Record<SheetFormat, (table: SheetTable) => Buffer | Promise<Buffer>> = {
  xlsx: writeXlsx,
  csv: writeCsv,
  explanations: writeExplanations,
};

/** Runs in a thread of its own for one file: reading a large one takes seconds. */
async function doSheetJob(job: SheetJob): Promise<SheetJobResult> {
  if (job.kind === "write") {
    return { file: new Uint8Array(await WRITERS[job.format](job.table)) };
  }
  try {
    return { read: await readGrid(Buffer.from(job.file)) };
  } catch (error) {
    if (error instanceof RefusedFileError) return { refused: error.message };
    throw error;
  }
}

parentPort?.postMessage(await doSheetJob(workerData as SheetJob));
