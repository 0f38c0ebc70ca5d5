import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Milliseconds in which two questions after `/readyz` are those of somebody who watches. */
const WATCHING = 60_000;

/** All in milliseconds. */
interface LeavingLimits {
  /**
   * After a signal another one is the same for so long: a terminal and many supervisors signal a
   * whole process group, and scripts/start.mjs hands on what it got.
   */
  sameSignal: number;
  /** What connections have to end once the server takes no new ones. */
  closing: number;
  /** After this the process ends although something, such as the database, hangs. */
  last: number;
}

const LIMITS: LeavingLimits = { sameSignal: 1_000, closing: 10_000, last: 20_000 };

/** Whether the server is about to leave, and whether somebody should learn of it first. */
export interface Departure {
  hasBegun(): boolean;
  begin(): void;
  /** Notes that somebody asked whether the server is ready. */
  noteWatcher(): void;
  /** Whether readiness is asked for again and again, as a load balancer does. */
  isWatched(): boolean;
}

export function openDeparture(now: () => number = Date.now): Departure {
  let begun = false;
  let asked: number[] = [];
  return {
    hasBegun: () => begun,
    begin: () => {
      begun = true;
    },
    noteWatcher: () => {
      asked = [...asked.slice(-1), now()];
    },
    isWatched: () => asked.length === 2 && asked.every((time) => now() - time < WATCHING),
  };
}

interface LeavingParts {
  app: FastifyInstance;
  departure: Departure;
  /** Milliseconds that a server somebody watches still serves while it says that it leaves. */
  drainTime: number;
  storage: { close(): Promise<void> };
  /** Others in tests only. */
  limits?: Partial<LeavingLimits>;
}

/**
 * Leaves when the process is told to: serves on for a while if somebody watches, ends what has
 * begun, closes the database and exits. A signal that comes again later ends the waiting.
 */
export function leaveWhenTold(parts: LeavingParts): void {
  const { app, departure } = parts;
  const limits = { ...LIMITS, ...parts.limits };
  let hurry = () => {};
  let toldAt = 0;
  const leave = async () => {
    departure.begin();
    if (departure.isWatched()) {
      const hurried = new Promise<void>((resolve) => {
        hurry = resolve;
      });
      await Promise.race([hurried, sleep(parts.drainTime)]);
    }
    hurry = () => app.server.closeAllConnections();
    setTimeout(hurry, limits.closing).unref();
    setTimeout(() => process.exit(1), limits.last).unref();
    await app.close();
    // Last: while the app closes, it still writes down what it counted.
    await parts.storage.close();
  };
  const tell = () => {
    if (departure.hasBegun()) {
      if (Date.now() - toldAt > limits.sameSignal) hurry();
      return;
    }
    toldAt = Date.now();
    leave().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", tell).on("SIGTERM", tell);
}
