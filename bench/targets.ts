import { CLASSES, type ClassName } from "./engine.ts";
import type { Measured } from "./measure.ts";
import type { SizeMeasured } from "./search.ts";

/** Required speed of Magu relative to the fastest peer, by size and class. */
const TIMES_BEST_PEER: Readonly<Record<number, Readonly<Record<ClassName, number>>>> = {
  800: { a: 1, b: 1, c: 1, d: 1, e: 1 },
  100000: { a: 150, b: 15, c: 40, d: 60, e: 12 },
  1000000: { a: 200, b: 10, c: 20, d: 25, e: 40 },
};
/** Maximum 99th percentile of query times, in milliseconds. */
const MAX_MILLISECONDS: Readonly<Record<number, number>> = { 100000: 0.6, 1000000: 5 };
const MIN_FOUND = 0.99;
const MAX_BUILD_S = 5;
const MAX_BYTES = 80;
/** The size at which build time and memory are checked. */
const LARGEST = 1_000_000;

/** A target, and its result. */
export interface Target {
  what: string;
  wanted: string;
  reached: string;
  isMet: boolean;
}

/** The targets of one size, for what was measured of it. */
export function targetsOf({ size, measured }: SizeMeasured): Target[] {
  const [own] = measured;
  if (!own) return [];
  const letters = (Object.keys(CLASSES) as ClassName[]).filter((letter) => own.classes[letter]);
  const targets = letters.flatMap((letter) => [
    ...rateTarget(measured, letter, TIMES_BEST_PEER[size]?.[letter]),
    ...p99Target(own, letter, MAX_MILLISECONDS[size]),
    ...foundTarget(own, letter),
  ]);
  return size === LARGEST ? [...targets, ...buildTargets(own)] : targets;
}

/** The fastest peer in a class; null where none supports it. */
function bestPeer(measured: readonly Measured[], letter: ClassName): Measured | null {
  const peers = measured.slice(1).filter(({ classes }) => classes[letter]);
  const rate = ({ classes }: Measured) => classes[letter]!.rate;
  return peers.sort((one, other) => rate(other) - rate(one))[0] ?? null;
}

function rateTarget(
  measured: readonly Measured[],
  letter: ClassName,
  wanted: number | undefined,
): Target[] {
  const best = bestPeer(measured, letter);
  if (!best || wanted === undefined) return [];
  const times = measured[0]!.classes[letter]!.rate / best.classes[letter]!.rate;
  return [
    {
      what: `${letter}: answers of the best peer (${best.engine})`,
      wanted: `${wanted} times`,
      reached: `${times.toFixed(1)} times`,
      isMet: times >= wanted,
    },
  ];
}

function p99Target(own: Measured, letter: ClassName, wanted: number | undefined): Target[] {
  if (wanted === undefined) return [];
  const { p99OfQueries } = own.classes[letter]!;
  return [
    {
      what: `${letter}: p99 of queries`,
      wanted: `at most ${wanted} ms`,
      reached: `${p99OfQueries.toFixed(2)} ms`,
      isMet: p99OfQueries <= wanted,
    },
  ];
}

function foundTarget(own: Measured, letter: ClassName): Target[] {
  const found = own.classes[letter]!.found;
  if (!found) return [];
  return [
    {
      what: `${letter}: slips understood`,
      wanted: `${MIN_FOUND * 100} %`,
      reached: `${(found.share * 100).toFixed(1)} %`,
      isMet: found.share >= MIN_FOUND,
    },
  ];
}

function buildTargets({ build, bytesACourse }: Measured): Target[] {
  return [
    {
      what: "build",
      wanted: `at most ${MAX_BUILD_S} s`,
      reached: `${build.seconds.toFixed(1)} s`,
      isMet: build.seconds <= MAX_BUILD_S,
    },
    {
      what: "index of a course",
      wanted: `at most ${MAX_BYTES} bytes`,
      reached: `${bytesACourse?.toFixed(1) ?? "?"} bytes`,
      isMet: (bytesACourse ?? Infinity) <= MAX_BYTES,
    },
  ];
}
