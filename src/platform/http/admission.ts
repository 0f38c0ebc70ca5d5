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
   * @param of whose it is: those who wait take turns, whoever of them has how much waiting.
   * @throws OverloadedError at once where it would wait for too long, or as soon as it has.
   */
  run<Result>(work: () => Promise<Result>, of?: string): Promise<Result>;
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
  /** Its place: each who waits has one piece of work in each round. */
  round: number;
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
 * leave, and what is done for them is lost for those who came later. Whoever sends much waits behind
 * their own (start-time fair queueing, Goyal, Vin and Cheng 1996).
 *
 * @param isUnderPressure whether nothing may begin at all.
 */
export function createAdmission(
  { maxUnderWay, maxWait }: AdmissionLimits,
  isUnderPressure: () => boolean = () => false,
): AdmissionQueue {
  /** By round, then as they came. */
  const waiting: WaitingWork[] = [];
  /** Round of the work that began last, and of the last work of each who waits. */
  let round = 0;
  const lastRounds = new Map<string, number>();
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
    round = first.round;
    if (waiting.length === 0) lastRounds.clear();
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
    for (const late of waiting.filter(({ since }) => since <= oldest)) {
      waiting.splice(waiting.indexOf(late), 1);
      late.refuse();
    }
    watch();
  };
  const watch = () => {
    if (waiting.length === 0 || deadline) return;
    const first = Math.min(...waiting.map(({ since }) => since));
    const left = first + maxWait - performance.now();
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
    run: (work, of = "") =>
      new Promise((resolve, reject) => {
        arrivals += 1;
        const start = () => done(work).then(resolve, reject);
        const refuse = () => {
          refused += 1;
          reject(new OverloadedError());
        };
        if (isUnderPressure()) return refuse();
        if (waiting.length === 0 && !hasBegun && underWay < maxUnderWay) return begin(start);
        const own = Math.max(round, lastRounds.get(of) ?? 0) + 1;
        const place = waiting.findLastIndex((other) => other.round <= own) + 1;
        if (place * pace > maxWait) return refuse();
        lastRounds.set(of, own);
        waiting.splice(place, 0, { since: performance.now(), round: own, begin: start, refuse });
        watch();
      }),
  };
}
