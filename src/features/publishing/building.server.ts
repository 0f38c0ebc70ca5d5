import { Worker } from "node:worker_threads";
import type { PackedCatalogue } from "#catalogue/catalogue-builder.ts";
import type { Storage } from "#platform/db/database.ts";
import type { StorageSettings } from "#platform/db/engine.ts";
import { readCatalogue } from "./incremental-catalogue.repository.server.ts";
import { hasMoreCoursesThan } from "./published.repository.server.ts";

/**
 * A directory of this size is packed within a few milliseconds; a thread, which loads the program's
 * modules again, would take memory without making it faster.
 */
const PACKED_AT_ONCE = 1_000;

/** Packs the published catalogue; larger directories in a thread, so that requests do not wait. */
export interface Packer {
  /** Must not be called again before it has ended. */
  pack(): Promise<PackedCatalogue>;
  stop(): Promise<void>;
}

export function openPacker(storage: Storage, packedAtOnce = PACKED_AT_ONCE): Packer {
  const thread = new PackingThread(storage.settings);
  return {
    async pack() {
      if (await hasMoreCoursesThan(storage.db, packedAtOnce)) return await thread.pack();
      return await storage.background.snapshot(readCatalogue);
    },
    stop: () => thread.stop(),
  };
}

/** The thread that packs. It is started on demand, and again after it has ended. */
class PackingThread {
  readonly #settings: StorageSettings;
  #worker: Worker | null = null;

  constructor(settings: StorageSettings) {
    this.#settings = settings;
  }

  pack(): Promise<PackedCatalogue> {
    const worker = this.#running();
    // The thread keeps the process alive only while a build is awaited.
    worker.ref();
    return new Promise<PackedCatalogue>((resolve, reject) => {
      const ended = () => reject(new Error("the catalogue was not packed"));
      const settle = () => {
        worker.off("message", packed).off("error", failed).off("exit", ended);
        worker.unref();
      };
      const packed = (catalogue: PackedCatalogue) => {
        settle();
        resolve(catalogue);
      };
      const failed = (error: unknown) => {
        settle();
        reject(error);
      };
      worker.on("message", packed).on("error", failed).on("exit", ended);
      worker.postMessage("pack");
    });
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }

  #running(): Worker {
    this.#worker ??= this.#start();
    return this.#worker;
  }

  #start(): Worker {
    // In a built server, the thread's program is a file beside the other chunks.
    const program = import.meta.url.endsWith(".ts") ? "build-worker.server.ts" : "build-worker.js";
    const worker = new Worker(new URL(program, import.meta.url), { workerData: this.#settings });
    const forget = () => {
      if (this.#worker === worker) this.#worker = null;
    };
    // Without a listener, an error between two builds would end the server.
    return worker.on("error", forget).on("exit", forget);
  }
}
