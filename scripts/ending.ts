import { constants } from "node:os";
import type { Storage } from "#platform/db/database.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP", "SIGPIPE"] as const;
type Signal = (typeof SIGNALS)[number];

/** Interval in milliseconds of checking that npm, the parent process, still runs. */
const LOOK_MS = 500;

/** The connection to PostgreSQL was lost during the commit. */
export class OutcomeUnknownError extends Error {
  override name = "OutcomeUnknownError";

  constructor(cause: unknown) {
    super(UNKNOWN, { cause });
  }
}

const UNKNOWN = "Whether it was written is not known; the same command again will tell.";

/**
 * Ends the process on a signal, or when the npm that runs it has ended, because npm does not pass
 * every signal on. Its message is always true: before the commit it ends immediately, and the
 * database rolls back. During the commit it waits for the outcome, unless a second signal comes.
 */
export class Ending {
  readonly #undone: string;
  #stage: "before" | "committing" | "done" = "before";
  #wasTold = false;

  /** @param undone sentence saying that nothing was done. */
  constructor(undone: string) {
    this.#undone = undone;
    for (const signal of SIGNALS) process.on(signal, () => this.#tell(signal));
    if (process.env.npm_lifecycle_event === undefined) return;
    const npm = process.ppid;
    const look = setInterval(() => {
      if (process.ppid === npm) return;
      clearInterval(look);
      this.#tell("SIGHUP");
    }, LOOK_MS).unref();
  }

  /** Call it when all work is done. */
  done(): void {
    this.#stage = "done";
  }

  /** The storage to write with, which notes when it commits. */
  watch(storage: Storage): Storage {
    return { ...storage, write: (change) => this.#write(storage, change) };
  }

  async #write<T>(storage: Storage, change: Parameters<typeof storage.write<T>>[0]): Promise<T> {
    try {
      const written = await storage.write(async (trx) => {
        const result = await change(trx);
        this.#stage = "committing";
        return result;
      });
      this.done();
      return written;
    } catch (error) {
      const isLost = this.#stage === "committing" && storage.engine === "postgres";
      this.#stage = "before";
      throw isLost ? new OutcomeUnknownError(error) : error;
    }
  }

  #tell(signal: Signal): void {
    if (this.#stage === "before") end(signal, this.#undone);
    if (this.#stage === "done") end(signal, "All was written before.");
    if (this.#wasTold) end(signal, UNKNOWN);
    this.#wasTold = true;
    say(`${signal}: the database is writing it down, which cannot be taken back. Wait a moment.`);
  }
}

function end(signal: Signal, words: string): never {
  say(`Ended by ${signal}. ${words}`);
  process.exit(128 + constants.signals[signal]);
}

function say(words: string): void {
  try {
    process.stderr.write(`\n${words}\n`);
  } catch {
    // The reader of the output may be gone.
  }
}
