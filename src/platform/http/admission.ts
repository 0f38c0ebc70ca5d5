import type { AdmissionLimits } from "./limits.ts";

/** The server has more to do than it can do in time. */
export class OverloadedError extends Error {
  override name = "OverloadedError";
}

/** Lets work begin as fast as it is done. */
export interface AdmissionQueue {
  /**
   * Does a piece of work when its turn comes.
   *
   * @throws OverloadedError at once where it would wait for too long, or as soon as it has.
   */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Notes that somebody came, who may want something that is answered at once. */
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

/** How much the latest piece of work says of the time that the next one takes. */
const WEIGHT = 0.1;

/** Turns of the event loop in which those who come are let in before the next piece of work begins. */
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
    // What is left of this turn is no turn yet in which somebody could have come.
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
    // While nobody waits it is forgotten: what it was in a bad moment says nothing of the next.
    const latest = endedAt === null ? 0 : Math.min(now - endedAt, maxWait);
    pace += WEIGHT * (latest - pace);
    endedAt = waiting.length > 0 ? now : null;
    next();
  };
  /** Refuses who has waited for too long although nothing ended, and comes back for the next. */
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
