import { CLASSES, type ClassName } from "./engine.ts";
import type { Measured, Share } from "./measure.ts";
import { agreement, type CorpusMeasured, isCounted, isExact } from "./search.ts";

/** Required speed on queries never asked before, relative to the fastest exact peer. */
const TIMES_BEST_PEER: Readonly<Record<number, Readonly<Partial<Record<ClassName, number>>>>> = {
  100000: { a: 150, b: 6, c: 80, d: 50, e: 4 },
  1000000: { a: 400, b: 8, c: 60, d: 35, e: 15 },
};
/** In a directory of this size no class may be slower than the fastest exact peer. */
const SMALL = 1_000;
/** Maximum 99th percentile of query times, in milliseconds. */
const MAX_MILLISECONDS: Readonly<Record<number, Readonly<Record<ClassName, number>>>> = {
  100000: { a: 0.6, b: 0.6, c: 0.6, d: 0.6, e: 0.2, f: 10 },
  1000000: { a: 5, b: 5, c: 5, d: 5, e: 1, f: 100 },
};
const MIN_FOUND = 0.99;
/** Required shares of understood misspellings of people, as far as they are promised. */
const MIN_UNDERSTOOD: Readonly<Record<string, number>> = {
  "held back, one edit": 0.99,
  "held back, two edits": 0.8,
};
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

/** The targets of one corpus, for what was measured of it. */
export function targetsOf(corpus: CorpusMeasured): Target[] {
  const { measured } = corpus;
  const { size } = corpus.corpus;
  const [own] = measured;
  if (!own) return [];
  const letters = (Object.keys(CLASSES) as ClassName[]).filter((letter) => own.classes[letter]);
  const targets = letters.flatMap((letter) => [
    ...rateTargets(corpus, own, letter),
    ...p99Target(own, letter, MAX_MILLISECONDS[size]?.[letter]),
    ...answersTarget(letter, agreement(corpus, own, letter)),
    ...shareTarget(`${letter}: made typos understood`, own.classes[letter]!.found, MIN_FOUND),
  ]);
  const people = Object.entries(MIN_UNDERSTOOD).flatMap(([list, share]) =>
    shareTarget(`c: misspellings of people, ${list}`, own.understood[list] ?? null, share),
  );
  return [...targets, ...people, ...(size === LARGEST ? buildTargets(own) : [])];
}

type Rate = "rate" | "repeatedRate";

/** How many times as many answers an engine gives as another in a class. */
export function timesOf(own: Measured, other: Measured, letter: ClassName, rate: Rate): number {
  const of = ({ classes }: Measured) => classes[letter]![rate] ?? classes[letter]!.rate;
  return of(own) / of(other);
}

function rateTargets(corpus: CorpusMeasured, own: Measured, letter: ClassName): Target[] {
  const { size } = corpus.corpus;
  const isSmall = size <= SMALL;
  const wanted = isSmall ? 1 : TIMES_BEST_PEER[size]?.[letter];
  if (wanted === undefined) return [];
  return (["rate", "repeatedRate"] as const).slice(0, isSmall ? 2 : 1).flatMap((rate) => {
    const [best] = corpus.measured
      .slice(1)
      .filter((peer) => peer.classes[letter] && isExact(corpus, peer, letter))
      .sort((one, other) => timesOf(other, one, letter, rate) - 1);
    if (!best) return [];
    const times = timesOf(own, best, letter, rate);
    return [
      {
        what: `${letter}: ${rate === "rate" ? "never asked" : "repeated"}, answers of the best exact peer (${best.engine})`,
        wanted: `${wanted} times`,
        reached: `${times.toFixed(1)} times`,
        isMet: times >= wanted,
      },
    ];
  });
}

function p99Target(own: Measured, letter: ClassName, wanted: number | undefined): Target[] {
  if (wanted === undefined) return [];
  const { p99 } = own.classes[letter]!;
  return [
    {
      what: `${letter}: p99 of queries never asked`,
      wanted: `at most ${wanted} ms`,
      reached: `${p99.toFixed(2)} ms`,
      isMet: p99 <= wanted,
    },
  ];
}

function answersTarget(letter: ClassName, share: Share | null): Target[] {
  if (!share) return [];
  const than = isCounted(letter) ? "equal to" : "at least";
  return [
    {
      what: `${letter}: checked answers ${than} those of brute force`,
      wanted: `${share.of}`,
      reached: `${share.met}`,
      isMet: share.met === share.of,
    },
  ];
}

function shareTarget(what: string, share: Share | null, wanted: number): Target[] {
  if (!share || share.of === 0) return [];
  const reached = share.met / share.of;
  return [
    {
      what,
      wanted: `${wanted * 100} %`,
      reached: `${(reached * 100).toFixed(1)} % of ${share.of}`,
      isMet: reached >= wanted,
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
