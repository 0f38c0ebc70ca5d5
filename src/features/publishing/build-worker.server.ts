import { parentPort, workerData } from "node:worker_threads";
import { openAsItIs, type StorageSettings } from "#platform/db/database.ts";
import { readCatalogue } from "./published.repository.server.ts";
import { buffersOf } from "./transfer.ts";

/**
 * Runs in a thread of its own: reads what is published through a connection of its own, packs it,
 * and hands the memory over without copying it.
 */
const storage = openAsItIs(workerData as StorageSettings);
const packed = await storage.snapshot(readCatalogue).finally(() => storage.close());
parentPort?.postMessage(packed, buffersOf(packed));
