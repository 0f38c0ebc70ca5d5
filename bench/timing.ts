import type { Answer, ClassName, Loaded } from "./engine.ts";
import type { Query } from "./queries.ts";

/** Number and speed of the answers of one class of work. Rates are per second of processor time. */
export interface Timing {
  /** Of queries that were never asked before. */
  rate: number;
  /** How many of those were timed. */
  answers: number;
  /** Milliseconds of the 99th in a hundred of the queries that were never asked before. */
  p99: number;
  /** Of queries that were asked before; null for an engine so slow that it makes no difference. */
  repeatedRate: number | null;
}

type Ask = (query: Query) => Answer | Promise<Answer>;

/** A class of work of an engine, for the queries of that class. */
export function askerOf(loaded: Loaded, letter: ClassName): Ask {
  return loaded[letter]!.bind(loaded) as Ask;
}

/** A slow engine is timed longer than planned, until it has given this many answers. */
export const MIN_ANSWERS = 5;

/** Answers a second below which an engine is slow. */
const SLOW = 50;

/** Number of fast answers between two readings of the processor time. */
const UNLOOKED = 16;

/** Number of different queries that are repeated. */
const REPEATED = 600;

/**
 * Asks other queries again and again until the program is compiled as far as it will be, as that of a
 * server is; then two thirds of the fresh ones once each for their rate, and the others once each for
 * the time of each; then the first ones again and again.
 *
 * @param milliseconds Processor time for the rate and for warming up; the others take half of it each.
 */
export async function time(
  loaded: Loaded,
  letter: ClassName,
  { warming, fresh }: { warming: readonly Query[]; fresh: readonly Query[] },
  milliseconds: number,
): Promise<Timing> {
  const { serverSeconds } = loaded;
  const clock = () => {
    const [own, before] = [processorClock(), serverSeconds?.() ?? 0];
    return () => own() + (serverSeconds?.() ?? 0) - before;
  };
  const half = { milliseconds: milliseconds / 2, least: 1 };
  const ask = askerOf(loaded, letter);
  await run(ask, warming, { milliseconds, least: 1 }, clock);
  const third = Math.floor(fresh.length / 3);
  const [first, second] = [fresh.slice(third), fresh.slice(0, third)];
  const limits = { milliseconds, least: Math.min(MIN_ANSWERS, first.length), most: first.length };
  const once = await run(ask, first, limits, clock);
  const rate = once.durations.length / once.seconds;
  const isSlow = rate < SLOW;
  const durations = isSlow
    ? once.durations
    : (await run(ask, second, { ...half, most: second.length }, clock, !serverSeconds)).durations;
  const again = isSlow ? null : await run(ask, first.slice(0, REPEATED), half, clock);
  return {
    rate,
    answers: once.durations.length,
    p99: quantile(durations, 0.99),
    repeatedRate: again && again.durations.length / again.seconds,
  };
}

/** Gives the seconds since it was started. */
type Clock = () => () => number;

/** Processor time of this process, all its threads together. */
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
  /** Of each answer, in milliseconds. */
  durations: number[];
}

/** When to stop: after the processor time and `least` answers, or after `most` answers. */
interface Limits {
  milliseconds: number;
  least: number;
  most?: number;
}

/**
 * @param isEach Times each answer by the processor's time instead of the clock's, so that other
 *   work on the machine does not count.
 */
async function run(
  ask: Ask,
  queries: readonly Query[],
  { milliseconds, least, most = Infinity }: Limits,
  clock: Clock,
  isEach = false,
): Promise<Run> {
  const durations: number[] = [];
  const seconds = clock();
  for (let next = 0; next < most; next++) {
    const [start, own] = [performance.now(), isEach ? processorClock() : null];
    const answer = ask(queries[next % queries.length]!);
    if (answer instanceof Promise) await answer;
    const passed = performance.now() - start;
    durations.push(own ? own() * 1000 : passed);
    const isDue = next + 1 >= least && (passed > 1 || next % UNLOOKED === 0);
    if (isDue && seconds() * 1000 >= milliseconds) break;
  }
  return { seconds: seconds(), durations };
}

function quantile(numbers: readonly number[], share: number): number {
  const sorted = Float64Array.from(numbers).sort();
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}
