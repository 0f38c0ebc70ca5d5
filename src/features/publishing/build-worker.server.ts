import { parentPort, workerData } from "node:worker_threads";
import { openForBackground } from "#platform/db/database.ts";
import type { StorageSettings } from "#platform/db/engine.ts";
import { IncrementalCatalogue } from "./incremental-catalogue.repository.server.ts";
import { buffersOf } from "./transfer.ts";

/**
 * Runs in a thread of its own for as long as the server does. Whenever it is asked it reads what
 * changed through a connection of its own, packs what is published, and hands the memory over
 * without copying it. A failure ends the thread, and with it what it kept.
 */
const storage = openForBackground(workerData as StorageSettings);
const kept = new IncrementalCatalogue(storage.engine);
parentPort?.on("message", async () => {
  const packed = await storage.snapshot((trx) => kept.read(trx));
  parentPort?.postMessage(packed, buffersOf(packed));
});
