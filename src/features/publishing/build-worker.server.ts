import { parentPort, workerData } from "node:worker_threads";
import { openForBackground } from "#platform/db/database.ts";
import type { StorageSettings } from "#platform/db/engine.ts";
import { IncrementalCatalogue } from "./incremental-catalogue.repository.server.ts";
import { buffersOf } from "./transfer.ts";

/**
 * Runs in its own thread for the lifetime of the server. On each request it reads the changes
 * through its own connection, packs the published catalogue, and transfers the memory without
 * copying. An error ends the thread and frees its memory.
 */
const storage = openForBackground(workerData as StorageSettings);
const kept = new IncrementalCatalogue(storage.engine);
parentPort?.on("message", async () => {
  const packed = await storage.snapshot((trx) => kept.read(trx));
  parentPort?.postMessage(packed, buffersOf(packed));
});
