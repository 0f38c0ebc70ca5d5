import type { Answer } from "./engine.ts";

/** Number and speed of the answers of one class of work. */
export interface Timing {
  /** Answers per second of processor time. */
  rate: number;
  /** Number of timed answers. */
  answers: number;
  /** Wall-clock milliseconds, including the effect of other load on the machine. */
  p99: number;
  /** In milliseconds, over queries, each by the median of its times. */
  p99OfQueries: number;
  /** Answers per second of processor time to queries that had not run before. */
  freshRate: number;
}

export type Ask = (query: never) => Answer | Promise<Answer>;

/** A slow engine is timed longer than planned, until it has given this many answers. */
export const MIN_ANSWERS = 5;

/** A fast engine runs each query this many times, so that the median excludes pauses. */
const ROUNDS = 5;

/** Number of fast answers between two readings of the processor time. */
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
  await runFor(ask, queries, { milliseconds: milliseconds / 2, least: 1 });
  const { seconds, durations } = await runInRounds(ask, queries, milliseconds);
  const half = Math.floor(freshQueries.length / 2);
  const warming = freshQueries.slice(0, half);
  const fresh = freshQueries.slice(half);
  const limits = { milliseconds: milliseconds / 4, least: MIN_ANSWERS };
  await runFor(ask, warming, { ...limits, most: warming.length });
  const once = await runFor(ask, fresh, { ...limits, most: fresh.length });
  const all = durations.flat();
  const medians = durations.filter(({ length }) => length > 0).map((times) => quantile(times, 0.5));
  return {
    rate: all.length / seconds,
    answers: all.length,
    p99: quantile(all, 0.99),
    p99OfQueries: quantile(medians, 0.99),
    freshRate: once.durations.flat().length / once.seconds,
  };
}

/** Returns the processor time in seconds since the start, of all threads together. */
export function processorClock(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
}

interface Run {
  /** Processor time. */
  seconds: number;
  /** For each query, in milliseconds. */
  durations: number[][];
}

/** When to stop: after the processor time and `least` answers, or after `most` answers. */
interface Limits {
  milliseconds: number;
  least: number;
  most?: number;
}

/** Runs queries for the given time, or up to three times as long to give each query its rounds. */
async function runInRounds(
  ask: Ask,
  queries: readonly never[],
  milliseconds: number,
): Promise<Run> {
  const run = await runFor(ask, queries, { milliseconds, least: MIN_ANSWERS });
  const answers = run.durations.flat().length;
  const most = queries.length * ROUNDS - answers;
  if (answers < queries.length || most <= 0) return run;
  const more = await runFor(ask, queries, { milliseconds: milliseconds * 2, least: 1, most });
  return {
    seconds: run.seconds + more.seconds,
    durations: run.durations.map((times, at) => [...times, ...more.durations[at]!]),
  };
}

async function runFor(
  ask: Ask,
  queries: readonly never[],
  { milliseconds, least, most = Infinity }: Limits,
): Promise<Run> {
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
    const isOver = next + 1 >= most || (isDue && seconds() * 1000 >= milliseconds);
    if (isOver) return { seconds: seconds(), durations };
  }
}

function quantile(numbers: readonly number[], share: number): number {
  const sorted = Float64Array.from(numbers).sort();
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}
