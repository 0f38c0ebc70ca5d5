import { START_MONTHS } from "./course-figures.ts";
import { monthsFrom } from "./dates.ts";
import { MONTH_OF_WORD } from "./intakes.ts";
import type { Basis } from "./operator.ts";
import type { NamedChoice, ReadableWord } from "./readable-words.ts";
import { stem } from "./search/stem.ts";
import { wordList } from "./word-list.ts";

/** Words that lead to a time. "In" and "by" do not say that something starts. */
const LEADS = stems(
  "in, from, by, for, on, around, this, next, coming, upcoming, before, the, of, month",
);
const STARTS = stems(`
  start, starting, begin, beginning, commence, commencing, intake, intakes, join, joining
`);

/** The months as they are written in Dhivehi, from January on. */
const DHIVEHI_MONTHS = wordList(`
  ޖަނަވަރީ, ފެބްރުއަރީ, މާރޗް, އެޕްރީލް, މެއި, ޖޫން, ޖުލައި, އޯގަސްޓް, ސެޕްޓެމްބަރު, އޮކްޓޯބަރު, ނޮވެމްބަރު,
  ޑިސެމްބަރު
`);

const DHIVEHI_SPELLINGS = new Map([["ޖެނުއަރީ", 1]]);

const MONTHS: ReadonlyMap<string, number> = new Map([
  ...[...DHIVEHI_SPELLINGS].map(([word, month]) => [stem(word), month] as const),
  ...[...MONTH_OF_WORD].map(([word, month]) => [stem(word), month] as const),
  ...DHIVEHI_MONTHS.map((word, at) => [stem(word), at + 1] as const),
]);

/** These mean much else: they are months behind "in" or before a year only. */
const DOUBTFUL: ReadonlySet<string> = stems("may, march, mar, jun, jan, dec, sep, oct, nov");

/**
 * Reads "January 2027", "starting in March", "next month" and "this year" as the month by which a
 * course has started. No value for a time that cannot be chosen; null where no time is named.
 *
 * @param today YYYY-MM-DD; empty where there is no day to count from, and nothing is read.
 */
export function readStart(
  words: readonly ReadableWord[],
  from: number,
  { today }: Basis,
): NamedChoice | null {
  if (today === "") return null;
  const own = (at: number) => words[at]?.stems[0] ?? "";
  let [at, isLed, isStart] = [from, false, false];
  for (; LEADS.has(own(at)) || STARTS.has(own(at)); at++) {
    if (STARTS.has(own(at))) isStart = true;
    else if (own(at) !== "the") isLed = true;
  }
  const time = timeAt(own, at, today, isLed || isStart);
  if (time === null) return null;
  const end = STARTS.has(own(time.next)) ? time.next + 1 : time.next;
  const months = monthsFrom(today, START_MONTHS);
  const month = months[time.month] ?? (time.isYear && time.month > 0 ? months.at(-1) : undefined);
  return {
    values: month === undefined ? [] : [month],
    stems: words.slice(from, end).map((word) => word.stems[0]!),
    isAlsoText: false,
  };
}

/** A time as months from this one on, and the place of the word behind it. */
interface SaidTime {
  month: number;
  /** Any month of the year will do. */
  isYear: boolean;
  next: number;
}

function timeAt(
  own: (at: number) => string,
  at: number,
  today: string,
  isLed: boolean,
): SaidTime | null {
  const [year, month] = today.split("-").map(Number) as [number, number];
  const yearAt = (place: number) => (/^20[2-4]\d$/.test(own(place)) ? Number(own(place)) : null);
  const isNext = own(at - 1) === "next";
  if (isLed && own(at - 1) === "month" && ["this", "next"].includes(own(at - 2)))
    return { month: own(at - 2) === "next" ? 1 : 0, isYear: false, next: at };
  if (own(at) === "year" && (isNext || own(at - 1) === "this"))
    return { month: (isNext ? 24 : 12) - month, isYear: true, next: at + 1 };
  const named = MONTHS.get(own(at));
  if (named === undefined) {
    const alone = isLed ? yearAt(at) : null;
    return alone === null
      ? null
      : { month: (alone - year) * 12 + 12 - month, isYear: true, next: at + 1 };
  }
  const saidYear = yearAt(at + 1);
  if (DOUBTFUL.has(own(at)) && saidYear === null && !isLed) return null;
  const ahead =
    saidYear === null ? (named - month + 12) % 12 : (saidYear - year) * 12 + named - month;
  return { month: ahead, isYear: false, next: at + (saidYear === null ? 1 : 2) };
}

function stems(words: string): ReadonlySet<string> {
  return new Set(wordList(words).map(stem));
}
