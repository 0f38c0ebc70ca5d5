import type { Answer } from "./engine.ts";

/** How often and how quickly one class of work was answered. */
export interface Timing {
  /** Answers for each second that the process had a processor. */
  rate: number;
  /** So many answers were timed. */
  answers: number;
  /** In milliseconds as they passed, with whatever else the machine did meanwhile. */
  p99: number;
  /** In milliseconds, of queries, each by the median of its times. */
  p99OfQueries: number;
  /** Answers for each second of processor time to queries that were not asked before. */
  freshRate: number;
}

export type Ask = (query: never) => Answer | Promise<Answer>;

/** A slow engine is timed longer than it should be, until it has given so many answers. */
export const LEAST_ANSWERS = 5;

/** So many quick answers may pass before the processor time is looked at again. */
const UNLOOKED = 16;

/**
 * Answers one query after the other, from the first to the last and again, for the given processor
 * time, after a warm-up of half of it; then the fresh ones once each for half of it at most, the first
 * half of them as a warm-up for what only new queries need.
 */
export async function time(
  ask: Ask,
  queries: readonly never[],
  freshQueries: readonly never[],
  milliseconds: number,
): Promise<Timing> {
  await runFor(ask, queries, milliseconds / 2, 1);
  const { seconds, durations } = await runFor(ask, queries, milliseconds, LEAST_ANSWERS);
  const half = Math.floor(freshQueries.length / 2);
  await runFor(ask, freshQueries.slice(0, half), milliseconds / 4, 1, true);
  const fresh = await runFor(ask, freshQueries.slice(half), milliseconds / 4, LEAST_ANSWERS, true);
  const all = durations.flat();
  const medians = durations.filter(({ length }) => length > 0).map((times) => quantile(times, 0.5));
  return {
    rate: all.length / seconds,
    answers: all.length,
    p99: quantile(all, 0.99),
    p99OfQueries: quantile(medians, 0.99),
    freshRate: fresh.durations.flat().length / fresh.seconds,
  };
}

/** Tells how many seconds of processor time have passed, those of all threads together. */
export function processorClock(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
}

async function runFor(
  ask: Ask,
  queries: readonly never[],
  milliseconds: number,
  least: number,
  once = false,
) {
  const durations: number[][] = queries.map(() => []);
  const seconds = processorClock();
  for (let next = 0; ; next++) {
    const place = next % queries.length;
    const start = performance.now();
    const answer = ask(queries[place]!);
    if (answer instanceof Promise) await answer;
    const duration = performance.now() - start;
    durations[place]!.push(duration);
    const isDue = next + 1 >= least && (duration > 1 || next % UNLOOKED === 0);
    const isOver =
      (isDue && seconds() * 1000 >= milliseconds) || (once && place === queries.length - 1);
    if (isOver) return { seconds: seconds(), durations };
  }
}

function quantile(numbers: readonly number[], share: number): number {
  const sorted = Float64Array.from(numbers).sort();
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}
