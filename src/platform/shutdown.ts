import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Two requests to `/readyz` within this time mean that a load balancer watches the server. */
const WATCH_WINDOW_MS = 60_000;

interface ShutdownTimes {
  /**
   * Another signal within this time counts as the same one: a terminal and many supervisors signal
   * a whole process group, and scripts/start.mjs passes its signal on.
   */
  sameSignalMs: number;
  /** Open connections are closed after this time. */
  closingMs: number;
  /** The process exits after this time even if something, such as the database, hangs. */
  exitMs: number;
}

const SHUTDOWN_TIMES: ShutdownTimes = { sameSignalMs: 1_000, closingMs: 10_000, exitMs: 20_000 };

/** Whether the server is shutting down, and whether a load balancer must learn of it first. */
export interface Shutdown {
  hasBegun(): boolean;
  begin(): void;
  /** Notes a request to `/readyz`. */
  noteReadinessCheck(): void;
  /** Whether `/readyz` is requested regularly, as a load balancer does. */
  isWatched(): boolean;
}

export function openShutdown(now: () => number = Date.now): Shutdown {
  let begun = false;
  let asked: number[] = [];
  return {
    hasBegun: () => begun,
    begin: () => {
      begun = true;
    },
    noteReadinessCheck: () => {
      asked = [...asked.slice(-1), now()];
    },
    isWatched: () => asked.length === 2 && asked.every((time) => now() - time < WATCH_WINDOW_MS),
  };
}

interface ShutdownParts {
  app: FastifyInstance;
  shutdown: Shutdown;
  /** A watched server still serves for this time while `/readyz` answers 503. */
  drainMs: number;
  storage: { close(): Promise<void> };
  /** Others in tests only. */
  limits?: Partial<ShutdownTimes>;
}

/**
 * Shuts down on SIGINT or SIGTERM: drains if a load balancer watches, lets running requests finish,
 * closes the database and exits. A second signal ends the current wait.
 *
 * So does an error that nothing took care of, with exit code 1: what it left behind is not known.
 */
export function shutDownOnSignal(parts: ShutdownParts): void {
  const { app, shutdown } = parts;
  const limits = { ...SHUTDOWN_TIMES, ...parts.limits };
  let endWait = () => {};
  let signalledAt = 0;
  const shutDown = async () => {
    shutdown.begin();
    if (shutdown.isWatched()) {
      const waitEnded = new Promise<void>((resolve) => {
        endWait = resolve;
      });
      await Promise.race([waitEnded, sleep(parts.drainMs)]);
    }
    endWait = () => app.server.closeAllConnections();
    setTimeout(endWait, limits.closingMs).unref();
    setTimeout(() => process.exit(1), limits.exitMs).unref();
    await app.close();
    // Last: closing the app still writes its counters to the database.
    await parts.storage.close();
  };
  const exitWith = (code: number) =>
    shutDown().then(
      () => process.exit(code),
      (error: unknown) => {
        app.log.error(error);
        process.exit(1);
      },
    );
  const onSignal = () => {
    if (shutdown.hasBegun()) {
      if (Date.now() - signalledAt > limits.sameSignalMs) endWait();
      return;
    }
    signalledAt = Date.now();
    exitWith(0);
  };
  process.on("SIGINT", onSignal).on("SIGTERM", onSignal);
  // Rejections that nobody handles come here as well.
  process.on("uncaughtException", (error) => {
    app.log.fatal(error, "Nothing took care of this error; the server shuts down");
    if (!shutdown.hasBegun()) exitWith(1);
  });
}
