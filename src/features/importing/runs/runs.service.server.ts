import { createWriteStream } from "node:fs";
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Worker } from "node:worker_threads";
import { pageMetaOf, pagePart } from "#catalogue/pagination.ts";
import type { SignedIn } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";
import { DomainError, InvalidInputError, NotFoundError } from "#platform/errors.ts";
import { LEASE_LOOK_MS, Leases } from "#platform/lease.ts";
import { repeatWork } from "#platform/repeated-work.ts";
import { IMPORTABLE } from "../adapters/registry.ts";
import { READ_SHEET, type ReadSheet } from "../adapters/table/rows.ts";
import { countSource } from "../importing.repository.server.ts";
import type { Progress } from "../importing.ts";
import { readUndoable } from "../undoing/undoing.repository.server.ts";
import type { ImportWork } from "./import-work.server.ts";
import type { ImportNews } from "./import-worker.server.ts";
import {
  LOOK_FOR_RUNS_MS,
  MAX_COMPARING_MS,
  MAX_IMPORT_FILE_BYTES,
  MAX_IMPORT_FILES,
  MAX_WORKBOOK_BYTES,
} from "./run-limits.ts";
import {
  addRun,
  countImports,
  deleteRun,
  type HeldRun,
  type ImportRun,
  keepRun,
  moveRun,
  readAskedRuns,
  readHeldRuns,
  readImports,
  readRun,
  readRuns,
  readUnfinishedRuns,
} from "./runs.repository.server.ts";
import {
  BUSY_STATES,
  GIVEN_UP_FROM,
  HELD_STATES,
  NO_OPTIONS,
  OPEN_STATES,
  RUN_WORK,
  type RunOptions,
  type RunState,
  type RunTask,
} from "./runs.ts";

interface ImportRunsParts {
  storage: Storage;
  /** `DATA_DIR`. */
  dataDir: string;
  onError: (error: unknown) => void;
  /** How often it says that a run goes on, and looks for dead ones; milliseconds. */
  leaseLookEvery?: number;
  /** Reads a workbook beside the server's answers. */
  readSheet: ReadSheet;
}

/** Runs of which a page lists the newest. */
const MAX_LISTED_RUNS = 20;

/**
 * Imports that are begun in the office: files are sent, compared, and applied by the code of the
 * command line, in a thread of the server that holds the files.
 */
export function openImportRuns(parts: ImportRunsParts) {
  const { storage, dataDir, readSheet } = parts;
  const folderOf = (id: number) => join(dataDir, "imports", String(id));
  const threads = new ImportThreads(parts, folderOf);
  const leases = keepRuns(parts, folderOf, threads);
  const existing = async (id: number): Promise<ImportRun> => {
    const run = await readRun(storage.db, id);
    if (!run) throw new NotFoundError("Import");
    return run;
  };
  const shown = async (run: ImportRun) => {
    const { asked_by: _, ...rest } = run;
    const files = await sentFiles(folderOf(run.id));
    const wanted = IMPORTABLE.find(({ name }) => name === run.adapter)?.files ?? null;
    return { ...rest, files, files_wanted: wanted, progress: threads.progressOf(run.id) };
  };
  const move = async (
    id: number,
    from: readonly RunState[],
    to: RunState,
    options?: RunOptions,
  ) => {
    await existing(id);
    const values = { problem: null, ...(options && { options }) };
    if (!(await storage.write((trx) => moveRun(trx, id, { from, to }, values)))) {
      throw new DomainError("conflict", 409, "It is at another step by now: look at it again.");
    }
    return await shown(await existing(id));
  };
  return {
    overview: async () => ({
      adapters: IMPORTABLE.map(({ name, describe, files }) => ({ name, describe, files })),
      sample: await countSource(storage.db, "sample"),
      data: await Promise.all((await readRuns(storage.db, MAX_LISTED_RUNS)).map(shown)),
    }),
    read: async (id: number) => await shown(await existing(id)),

    begin: async (me: SignedIn, adapter: string) => {
      const names = IMPORTABLE.map(({ name }) => name);
      if (!names.includes(adapter)) {
        throw new InvalidInputError({ adapter: `adapter must be one of ${names.join(", ")}` });
      }
      const id = await storage.write((trx) =>
        addRun(trx, { adapter, by: me, options: NO_OPTIONS }),
      );
      return await shown(await existing(id));
    },

    /** Keeps one file of a run; one of the same name is replaced. */
    receive: async (id: number, name: string, body: Readable) => {
      // What was compared is no longer what would be written.
      await move(id, OPEN_STATES, "collecting");
      await keepFile(folderOf(id), name, body);
      if (/\.xlsx$/i.test(name)) await keepSheet(folderOf(id), name, readSheet);
      return await shown(await existing(id));
    },

    compare: async (id: number, options: RunOptions) => {
      const { created_at, updated_at } = await existing(id);
      if (updated_at === created_at) throw new DomainError("no_files", 409, "Send a file first.");
      return await move(id, OPEN_STATES, "asked_to_compare", options);
    },
    apply: async (id: number, { confirmed }: { confirmed: boolean }) => {
      const { report } = await existing(id);
      if (report && report.asks.length > 0 && !confirmed) {
        throw new DomainError("needs_confirmation", 409, report.asks.join(" "));
      }
      return await move(id, ["compared"], "asked_to_apply");
    },
    giveUp: async (id: number) => {
      await existing(id);
      if (!(await storage.write((trx) => deleteRun(trx, id, GIVEN_UP_FROM)))) {
        throw new DomainError("conflict", 409, "It cannot be given up at this step.");
      }
      await threads.endComparing(id);
      await rm(folderOf(id), { recursive: true, force: true });
    },

    history: async ({ page, limit }: { page: number; limit: number }) => ({
      data: await readImports(storage.db, pagePart({ page, limit })),
      meta: pageMetaOf(await countImports(storage.db), page, limit),
    }),
    /** Takes an import back, by whatever way it came. */
    undo: async (me: SignedIn, importId: number) => {
      const { source } = await readUndoable(storage.db, importId);
      const id = await storage.write(async (trx) => {
        const run = await addRun(trx, { adapter: source, by: me, options: NO_OPTIONS });
        await trx
          .updateTable("import_runs")
          .set({ state: "asked_to_undo", import_id: importId })
          .where("id", "=", run)
          .execute();
        return run;
      });
      return await shown(await existing(id));
    },

    close: async () => {
      await threads.close();
      await leases.stop();
    },
  };
}

export type ImportRuns = ReturnType<typeof openImportRuns>;

const DIED =
  "Its server stopped, or lost its database, before it was done. Nothing was changed: do it again.";

const NO_FILES = "No server has its files: send them again.";

/** Says which runs this server holds, ends those that no server does, and removes what was left of any. */
function keepRuns(
  { storage, dataDir, onError, leaseLookEvery = LEASE_LOOK_MS }: ImportRunsParts,
  folderOf: (id: number) => string,
  threads: Pick<ImportThreads, "current" | "endComparing">,
) {
  const leases = new Leases<HeldRun>();
  const look = async () => {
    const { db, write } = storage.background;
    const { current } = threads;
    if (current !== null) {
      const isAsked = await write((trx) => keepRun(trx, current, new Date().toISOString()));
      // It was given up, perhaps at another server.
      if (!isAsked) await threads.endComparing(current);
    }
    const others = (await readHeldRuns(db)).filter(({ id }) => id !== current);
    for (const { id, state } of others) {
      const waits = !BUSY_STATES.includes(state) && (await isThere(folderOf(id)));
      if (waits) await write((trx) => keepRun(trx, id, new Date().toISOString()));
    }
    for (const { id, state } of leases.dead(others)) {
      await failRun(storage, id, BUSY_STATES.includes(state) ? DIED : NO_FILES);
    }
    const names = await readdir(join(dataDir, "imports")).catch(() => []);
    const ids = names.map(Number).filter(Number.isSafeInteger);
    const unfinished = ids.length > 0 ? await readUnfinishedRuns(db, ids) : [];
    const left = ids.filter((id) => !unfinished.includes(id) && id !== current);
    for (const id of left) await rm(folderOf(id), { recursive: true, force: true });
  };
  return repeatWork("Look after imports that run", leaseLookEvery, look, onError);
}

/** What was not done was not written: a transaction is whole or not there. */
async function failRun({ background }: Storage, id: number, problem: string): Promise<void> {
  await background.write((trx) =>
    moveRun(trx, id, { from: HELD_STATES, to: "failed" }, { problem }),
  );
}

const TOO_LONG = "Comparing it took more than an hour. Nothing was changed: send it in parts.";
const TOO_LARGE = "It needs more memory than there is. Nothing was changed: send it in parts.";

/** One thread at a time does what people asked for, where the files are. */
class ImportThreads {
  readonly #storage: Storage;
  readonly #folderOf: (id: number) => string;
  readonly #onError: (error: unknown) => void;
  readonly #looking: { stop(): Promise<void> };
  readonly #progress = new Map<number, Progress>();
  #thread: Worker | null = null;
  #task: RunTask | null = null;
  /** Id of the run that this server is at. */
  current: number | null = null;

  constructor({ storage, onError }: ImportRunsParts, folderOf: (id: number) => string) {
    this.#storage = storage;
    this.#folderOf = folderOf;
    this.#onError = onError;
    this.#looking = repeatWork(
      "Carry on with imports",
      LOOK_FOR_RUNS_MS,
      () => this.#look(),
      onError,
    );
  }

  /** How far the work on a run is, where this server does it. */
  progressOf(id: number): Progress | null {
    return this.#progress.get(id) ?? null;
  }

  /** Ends the work on a run that is only compared; what is written is done to its end. */
  async endComparing(id: number): Promise<void> {
    if (this.current === id && this.#task === "asked_to_compare") await this.#thread?.terminate();
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
    await this.#looking.stop();
  }

  async #look(): Promise<void> {
    for (const { id, state } of await readAskedRuns(this.#storage.db)) {
      if (state !== "asked_to_undo" && !(await isThere(this.#folderOf(id)))) continue;
      const { during, after } = RUN_WORK[state];
      if (!(await this.#move(id, state, during))) continue;
      await mkdir(this.#folderOf(id), { recursive: true });
      this.current = id;
      const work = { id, task: state, folder: this.#folderOf(id) };
      const problem = await this.#work(work).finally(() => {
        this.current = null;
        this.#progress.delete(id);
      });
      if (problem !== null) {
        await failRun(this.#storage, id, problem);
        continue;
      }
      // Applying and taking back say so themselves, in their transaction.
      await this.#move(id, during, after);
      if (after !== "compared") await rm(this.#folderOf(id), { recursive: true, force: true });
    }
  }

  #move(id: number, from: RunState, to: RunState): Promise<boolean> {
    return this.#storage.background.write((trx) => moveRun(trx, id, { from: [from], to }));
  }

  /** @returns why it failed, for people; null where it was done. */
  #work(work: ImportWork): Promise<string | null> {
    // In a built server, the thread's program is a file beside the other chunks.
    const isSource = import.meta.url.endsWith(".ts");
    const program = isSource ? "import-worker.server.ts" : "import-worker.js";
    const { settings } = this.#storage;
    const thread = new Worker(new URL(program, import.meta.url), {
      workerData: { settings, work },
    });
    this.#thread = thread;
    this.#task = work.task;
    return new Promise<string | null>((resolve) => {
      let outcome: string | null = "The import was interrupted. Nothing was changed.";
      const timer = setTimeout(() => {
        outcome = TOO_LONG;
        void this.endComparing(work.id);
      }, MAX_COMPARING_MS);
      thread
        .on("message", (news: ImportNews) => {
          if ("progress" in news) this.#progress.set(work.id, news.progress);
          else {
            outcome = news.problem;
            if (news.unexpected) this.#onError(new Error(news.unexpected));
          }
        })
        .on("error", (error: NodeJS.ErrnoException) => {
          if (error.code === "ERR_WORKER_OUT_OF_MEMORY") outcome = TOO_LARGE;
          else this.#onError(error);
        })
        .on("exit", () => {
          clearTimeout(timer);
          this.#thread = null;
          resolve(outcome);
        });
    });
  }
}

const isThere = (folder: string): Promise<boolean> =>
  access(folder).then(
    () => true,
    () => false,
  );

async function sentFiles(folder: string): Promise<{ name: string; bytes: number }[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => !name.endsWith(PART));
  return await Promise.all(
    names.toSorted().map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size })),
  );
}

/** A workbook is read where it cannot hold up the server, and kept as its rows. */
async function keepSheet(folder: string, name: string, readSheet: ReadSheet): Promise<void> {
  const path = join(folder, name);
  try {
    if ((await stat(path)).size > MAX_WORKBOOK_BYTES) {
      const megabytes = MAX_WORKBOOK_BYTES / 1024 / 1024;
      const reason = `A workbook may have ${megabytes} MB. Save it as "CSV UTF-8", and send that.`;
      throw new DomainError("too_large", 413, reason);
    }
    const rows = await readSheet(await readFile(path));
    await writeFile(path.replace(/\.xlsx$/i, READ_SHEET), JSON.stringify(rows), { mode: 0o600 });
  } finally {
    await rm(path, { force: true });
  }
}

/** Ending of a file that has not arrived whole. */
const PART = ".part";

async function keepFile(folder: string, name: string, body: Readable): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const others = (await sentFiles(folder)).filter((file) => file.name !== name);
  if (others.length >= MAX_IMPORT_FILES) {
    throw new DomainError("too_many_files", 422, `At most ${MAX_IMPORT_FILES} files at once.`);
  }
  const part = join(folder, name + PART);
  let bytes = 0;
  try {
    await pipeline(
      body,
      async function* limited(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          bytes += chunk.length;
          if (bytes > MAX_IMPORT_FILE_BYTES) {
            const megabytes = MAX_IMPORT_FILE_BYTES / 1024 / 1024;
            const reason = `A file may have ${megabytes} MB. Pack it with gzip (.gz).`;
            throw new DomainError("too_large", 413, reason);
          }
          yield chunk;
        }
      },
      createWriteStream(part, { mode: 0o600 }),
    );
    await rename(part, join(folder, name));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
