import type { Filters } from "#catalogue/filters.ts";
import type { Answer, ListingEngine } from "./engines.ts";

/** Thrown when two engines disagree: a time for a wrong answer is worth nothing. */
export class DisagreementError extends Error {
  override name = "DisagreementError";
}

/**
 * Checks that every engine gives the same total and the same counts for every query.
 *
 * @throws DisagreementError naming the query and the first difference.
 */
export function checkEqual(engines: readonly ListingEngine[], queries: readonly Filters[]): void {
  const [reference, ...others] = engines;
  if (!reference) return;
  for (const query of queries) {
    const expected = reference.answer(query);
    for (const engine of others) {
      const difference = differenceOf(expected, engine.answer(query));
      if (difference) {
        throw new DisagreementError(
          `${engine.name} and ${reference.name} disagree on ${JSON.stringify(query)}: ${difference}`,
        );
      }
    }
  }
}

function differenceOf(expected: Answer, actual: Answer): string | null {
  if (expected.total !== actual.total) return `total ${actual.total} instead of ${expected.total}`;
  for (const value of new Set([...expected.counts.keys(), ...actual.counts.keys()])) {
    const [a = 0, b = 0] = [expected.counts.get(value), actual.counts.get(value)];
    if (a !== b) return `"${value}" ${b} instead of ${a}`;
  }
  return null;
}

export interface Timing {
  name: string;
  /** Answers a second over all rounds. */
  rate: number;
  /** 99th percentile of one answer, in milliseconds. */
  p99: number;
}

/** Times the engines in turns, round by round, so that a noisy moment hits all of them. */
export function time(
  engines: readonly ListingEngine[],
  queries: readonly Filters[],
  { rounds, share }: { rounds: number; share: number },
): Timing[] {
  const durations = new Map(engines.map((engine) => [engine, [] as number[]]));
  for (let round = 0; round < rounds; round++) {
    for (const [engine, list] of durations) {
      const deadline = performance.now() + share;
      for (let next = round; performance.now() < deadline; next++) {
        const query = queries[next % queries.length] as Filters;
        const start = performance.now();
        engine.answer(query);
        list.push(performance.now() - start);
      }
    }
  }
  return [...durations].map(([{ name }, list]) => {
    const sorted = list.toSorted((a, b) => a - b);
    const sum = sorted.reduce((total, duration) => total + duration, 0);
    return {
      name,
      rate: (sorted.length / sum) * 1000,
      p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    };
  });
}
