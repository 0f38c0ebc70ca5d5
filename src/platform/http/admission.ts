import type { AdmissionLimits } from "./limits.ts";

/** Thrown when a request would wait too long for its turn. */
export class OverloadedError extends Error {
  override name = "OverloadedError";
}

/** A queue that starts work only as fast as work ends. */
export interface AdmissionQueue {
  /**
   * Does a piece of work when its turn comes.
   *
   * @throws OverloadedError at once where it would wait for too long, or as soon as it has.
   */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Notes a new connection or request, which may be one that needs no turn. */
  noteArrival(): void;
  counts(): AdmissionCounts;
}

export interface AdmissionCounts {
  /** Pieces of work that wait now. */
  waiting: number;
  /** Pieces of work that were refused so far. */
  refused: number;
}

interface WaitingWork {
  since: number;
  begin: () => void;
  refuse: () => void;
}

/** Weight of the latest work in the moving average of `pace`. */
const WEIGHT = 0.1;

/** At most this many turns of the event loop accept arrivals before the next work starts. */
const MAX_TURNS = 100;

/**
 * Holds work to a number of pieces at once, and begins the next one only after a turn of the event
 * loop in which nobody came: Node lets one connection in each turn, and what is answered at once is
 * so never behind more than one piece of work. What would wait longer than it may is refused: people
 * leave, and what is done for them is lost for those who came later.
 *
 * @param isUnderPressure whether nothing may begin at all.
 */
export function createAdmission(
  { maxUnderWay, maxWait }: AdmissionLimits,
  isUnderPressure: () => boolean = () => false,
): AdmissionQueue {
  const waiting: WaitingWork[] = [];
  let underWay = 0;
  let refused = 0;
  let hasBegun = false;
  let arrivals = 0;
  let deadline: NodeJS.Timeout | undefined;
  /** Milliseconds between the ends of two pieces of work while others wait. */
  let pace = 0;
  let endedAt: number | null = null;

  const begin = (start: () => void) => {
    hasBegun = true;
    underWay += 1;
    // Counts from the next turn: nobody can arrive in the rest of this one.
    setImmediate(() => settle(MAX_TURNS));
    start();
  };
  const settle = (turns: number) => {
    const seen = arrivals;
    setImmediate(() => {
      if (arrivals !== seen && turns > 0) return settle(turns - 1);
      hasBegun = false;
      next();
    });
  };
  const next = () => {
    const first = waiting[0];
    if (!first || hasBegun || underWay >= maxUnderWay) return;
    waiting.shift();
    begin(first.begin);
  };
  const end = () => {
    underWay -= 1;
    const now = performance.now();
    // Reset while nobody waits: a slow moment says nothing about the next one.
    const latest = endedAt === null ? 0 : Math.min(now - endedAt, maxWait);
    pace += WEIGHT * (latest - pace);
    endedAt = waiting.length > 0 ? now : null;
    next();
  };
  /** Refuses work that has waited too long although nothing ended; runs again for the next one. */
  const refuseLate = () => {
    deadline = undefined;
    const oldest = performance.now() - maxWait;
    while (waiting[0] && waiting[0].since <= oldest) waiting.shift()?.refuse();
    watch();
  };
  const watch = () => {
    const first = waiting[0];
    if (!first || deadline) return;
    const left = first.since + maxWait - performance.now();
    deadline = setTimeout(refuseLate, Math.max(1, left)).unref();
  };
  const done = async <Result>(work: () => Promise<Result>) => {
    try {
      return await work();
    } finally {
      end();
    }
  };

  return {
    counts: () => ({ waiting: waiting.length, refused }),
    noteArrival: () => {
      arrivals += 1;
    },
    run: (work) =>
      new Promise((resolve, reject) => {
        arrivals += 1;
        const start = () => done(work).then(resolve, reject);
        const refuse = () => {
          refused += 1;
          reject(new OverloadedError());
        };
        if (isUnderPressure() || waiting.length * pace > maxWait) return refuse();
        if (waiting.length === 0 && !hasBegun && underWay < maxUnderWay) return begin(start);
        waiting.push({ since: performance.now(), begin: start, refuse });
        watch();
      }),
  };
}
