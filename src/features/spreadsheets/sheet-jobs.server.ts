import { Worker } from "node:worker_threads";
import { createFairQueue } from "./fair-queue.ts";
import { RefusedFileError } from "./refused-file.ts";
import { isZip, type SheetOfFile } from "./sheet-reading.server.ts";
import type { SheetTable } from "./sheet-writing.server.ts";
import {
  MAX_JOBS_OF_ONE,
  MAX_SHEET_JOBS,
  SHEET_JOB_MEGABYTES,
  SHEET_JOB_MS,
} from "./spreadsheet-limits.ts";
import type { SheetFormat } from "./spreadsheets.schema.ts";

/** What one thread does with one file. */
export type SheetJob =
  | { kind: "read"; file: Uint8Array }
  | { kind: "write"; format: SheetFormat; table: SheetTable };

export type SheetJobResult = { read: SheetOfFile } | { file: Uint8Array } | { refused: string };

/**
 * Reads and writes files of spreadsheets beside the server's answers. Workbooks take longest, and
 * nothing else waits for them.
 */
export function createSheetJobs() {
  const workbooks = createFairQueue(MAX_SHEET_JOBS, MAX_JOBS_OF_ONE);
  const others = createFairQueue(MAX_SHEET_JOBS, MAX_JOBS_OF_ONE);
  const workers = new Set<Worker>();
  return {
    /** @param of whose it is: one file of each is read at once. @throws RefusedFileError. */
    read: async (of: string, file: Buffer): Promise<SheetOfFile> => {
      const queue = isZip(file) ? workbooks : others;
      const result = await queue.run(of, () => runInThread({ kind: "read", file }, workers));
      if ("read" in result) return result.read;
      throw new RefusedFileError("refused" in result ? result.refused : TOO_LONG);
    },

    write: async (of: string, format: SheetFormat, table: SheetTable): Promise<Buffer> => {
      const job = { kind: "write", format, table } as const;
      const result = await others.run(of, () => runInThread(job, workers));
      if (!("file" in result)) throw new Error("the spreadsheet was not written");
      return Buffer.from(result.file);
    },

    stop: async () => {
      await Promise.all([...workers].map((worker) => worker.terminate()));
    },
  };
}

const TOO_LONG =
  "The file takes too much time or memory to read. Copy the courses into a new workbook.";

function runInThread(job: SheetJob, workers: Set<Worker>): Promise<SheetJobResult> {
  // In a built server, the thread's program is a file beside the other chunks.
  const program = import.meta.url.endsWith(".ts") ? "sheet-worker.server.ts" : "sheet-worker.js";
  const worker = new Worker(new URL(program, import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: SHEET_JOB_MEGABYTES },
  });
  workers.add(worker);
  const timer = setTimeout(() => worker.terminate(), SHEET_JOB_MS);
  return new Promise<SheetJobResult>((resolve, reject) => {
    worker.on("message", resolve);
    worker.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ERR_WORKER_OUT_OF_MEMORY") resolve({ refused: TOO_LONG });
      else reject(error);
    });
    // After a message it changes nothing.
    worker.on("exit", () => resolve({ refused: TOO_LONG }));
  }).finally(() => {
    clearTimeout(timer);
    workers.delete(worker);
    void worker.terminate();
  });
}
