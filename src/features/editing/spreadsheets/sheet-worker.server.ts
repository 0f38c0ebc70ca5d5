import { parentPort, workerData } from "node:worker_threads";
import { RefusedFileError } from "./refused-file.ts";
import type { SheetJob, SheetJobResult } from "./sheet-jobs.server.ts";
import { readGrid } from "./sheet-reading.server.ts";
import { writeCsv, writeXlsx } from "./sheet-writing.server.ts";

/** Runs in a thread of its own for one file: reading a large one takes seconds. */
async function doSheetJob(job: SheetJob): Promise<SheetJobResult> {
  if (job.kind === "write") {
    const file = job.format === "csv" ? writeCsv(job.table) : await writeXlsx(job.table);
    return { file: new Uint8Array(file) };
  }
  try {
    return { grid: await readGrid(Buffer.from(job.file)) };
  } catch (error) {
    if (error instanceof RefusedFileError) return { refused: error.message };
    throw error;
  }
}

parentPort?.postMessage(await doSheetJob(workerData as SheetJob));
