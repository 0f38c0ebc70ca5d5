import { UNDER } from "./length-limits.ts";
import { lengthOf, phrases, textAt } from "./price-words.ts";
import type { NamedChoice, ReadableWord } from "./readable-words.ts";
import { stem } from "./search/stem.ts";
import { wordList } from "./word-list.ts";

const UNDER_WORDS = phrases("under, less than, below, shorter than, within less than");
const AT_MOST = phrases(`
  up to, upto, at most, not more than, no more than, not longer than, no longer than, max, maximum,
  within, in, in about, in only, in just, finish in, done in, take, last
`);
const AT_LEAST = phrases("over, more than, longer than, at least, minimum, from, for, since");
const BEHIND = phrases("or less, or shorter, or under, or below, or fewer, at most, maximum, max");
/** Behind a length alone they say that it is one of a course. */
const OF_COURSE = new Set(
  wordList("course, class, programme, program, diploma, degree, certificate, long").map(stem),
);
/** A time that somebody has behind them, or is paid for. */
const OF_LIFE = new Set(wordList("experience, old, ago, of, work, each, per, intake").map(stem));

/** A week is a quarter of a month here, so that courses of four weeks take at most a month. */
const MONTHS_OF: ReadonlyMap<string, number> = new Map(
  Object.entries({ year: 12, yr: 12, month: 1, week: 0.25, day: 1 / 30 }),
);
const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    half: 0.5,
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twelve: 12,
    eighteen: 18,
  }),
);

/**
 * Reads "under two years", "six months or less" and "3 month courses" as the most months that a course
 * may take. No value for a length to be exceeded, and for what a time of somebody's life is; null for a
 * length alone.
 */
export function readLength(words: readonly ReadableWord[], from: number): NamedChoice | null {
  const own = (at: number) => textAt(words, at);
  const led = (at: number, known: readonly (readonly string[])[]) => lengthOf(known, words, at);
  const most = led(from, AT_MOST);
  const below = led(from + most, UNDER_WORDS);
  const least = most + below > 0 ? 0 : led(from, AT_LEAST);
  const start = from + most + below + least;
  const at = own(start) === "half" && /^an?$/.test(own(start + 1)) ? start + 1 : start;
  const number = NUMBERS.get(own(start)) ?? Number(/^\d{1,2}$/.exec(own(at))?.[0] ?? Number.NaN);
  const unit = MONTHS_OF.get(own(at + 1));
  if (unit === undefined || !(number > 0)) return null;
  const behind = led(at + 2, BEHIND);
  const end = at + 2 + behind;
  const isLed = start > from || behind > 0 || OF_COURSE.has(own(at + 2));
  if (!isLed || OF_LIFE.has(own(end))) return null;
  const months = number * unit - (below > 0 ? UNDER : 0);
  const value = String(Math.round(months * 1_000) / 1_000);
  return {
    values: least > 0 ? [] : [value],
    stems: words.slice(from, end).map((word) => word.stems[0]!),
    isAlsoText: false,
  };
}
