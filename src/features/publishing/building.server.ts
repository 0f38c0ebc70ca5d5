import { Worker } from "node:worker_threads";
import type { PackedCatalogue } from "#catalogue/catalogue-builder.ts";
import type { Storage, StorageSettings } from "#platform/db/database.ts";
import { countCourses, readCatalogue } from "./published.repository.server.ts";

/**
 * A directory of this many courses is packed within a few milliseconds; a thread of its own, which
 * loads the program's modules once more, would take longer and gain nothing.
 */
export const PACKED_AT_ONCE = 1_000;

/** Packs what is published now, larger directories without holding up requests. */
export async function packPublished(
  storage: Storage,
  packedAtOnce = PACKED_AT_ONCE,
): Promise<PackedCatalogue> {
  if ((await countCourses(storage.db)) > packedAtOnce) return packInThread(storage.settings);
  return storage.snapshot(readCatalogue);
}

function packInThread(settings: StorageSettings): Promise<PackedCatalogue> {
  // A built server has the thread's program beside its own chunks.
  const program = import.meta.url.endsWith(".ts") ? "build-worker.server.ts" : "build-worker.js";
  const worker = new Worker(new URL(program, import.meta.url), { workerData: settings });
  return new Promise<PackedCatalogue>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("the catalogue was not packed")));
  });
}
