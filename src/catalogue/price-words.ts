import { MAX_COSTS } from "./cost-limits.ts";
import type { NamedChoice, ReadableWord } from "./readable-words.ts";
import { stem } from "./search/stem.ts";
import { HOME_CURRENCY, inMvr } from "./total-cost.ts";
import { wordList } from "./word-list.ts";

/** Words before an amount that make it the most that somebody wants to pay. */
const LIMITS = phrases(`
  under, below, within, less than, lower than, cheaper than, not more than, no more than,
  not over, at most, max, maximum, maximum of, up to, upto, budget, budget of, for less than,
  for under
`);

const FREE = phrases(`
  free, for free, free of charge, free of cost, no fee, without fee, at no cost
`);

/** The dollar sign is a word of a typed text, so that "$2000" is not taken for rufiyaa. */
const SAID_CURRENCIES: ReadonlyMap<string, string> = new Map([
  ...wordList("mvr, rf, rufiyaa, rufiya").map((word) => [stem(word), HOME_CURRENCY] as const),
  ...wordList("usd, $, dollar").map((word) => [stem(word), "USD"] as const),
]);

/** What is paid again each period says nothing of the total. */
const PAID_PERIODS: ReadonlySet<string> = new Set(
  wordList("month, monthly, semester, term, year, yearly, annually, week, weekly").map(stem),
);
const EACH: ReadonlySet<string> = new Set(["a", "per", "each", "every"]);

/** From this many rufiyaa on, a number behind "under" is money where no currency stands beside it. */
const MIN_PLAIN_AMOUNT = 1_000;

/** An amount and the place of the word behind it. */
interface ReadAmount {
  number: number;
  next: number;
}

/**
 * Reads "under 30,000", "MVR 30k" and "free" as the lowest limit of the total cost that leaves out
 * nothing of what was meant. Null for an amount beyond all limits, for one that is paid by the month
 * or year, and for a number alone.
 */
export function readPrice(words: readonly ReadableWord[], from: number): NamedChoice | null {
  return readLimit(words, from) ?? choiceOf(0, words, from, lengthOf(FREE, words, from));
}

function readLimit(words: readonly ReadableWord[], from: number): NamedChoice | null {
  const start = from + lengthOf(LIMITS, words, from);
  const before = currencyAt(words, start);
  const amount = saidAmount(words, start + (before ? 1 : 0));
  if (!amount) return null;
  const after = before ? undefined : currencyAt(words, amount.next);
  const end = amount.next + (after ? 1 : 0);
  const currency = before ?? after;
  const isMoney = currency !== undefined || (start > from && isLikelyMoney(amount.number));
  if (!isMoney || isPaidAgain(words, end)) return null;
  const said = { currency: currency ?? HOME_CURRENCY, from: amount.number, to: amount.number };
  const most = inMvr(said)?.to;
  return most === undefined ? null : choiceOf(most, words, from, end - from);
}

function choiceOf(
  most: number,
  words: readonly ReadableWord[],
  from: number,
  length: number,
): NamedChoice | null {
  const limit = MAX_COSTS.find((one) => one >= most);
  if (limit === undefined || length === 0) return null;
  const stems = words.slice(from, from + length).map((word) => word.stems[0]!);
  return { values: [String(limit)], stems, isAlsoText: false };
}

/** "30000", "30,000" (which is two words), "30k", "30 thousand". */
function saidAmount(words: readonly ReadableWord[], at: number): ReadAmount | null {
  const digits = /^(\d{1,7})(k?)$/.exec(textAt(words, at));
  if (!digits) return null;
  let [number, next] = [Number(digits[1]), at + 1];
  if (digits[2] === "k") return { number: number * 1_000, next };
  while (number < 1_000_000 && digits[1]!.length <= 3 && /^\d{3}$/.test(textAt(words, next))) {
    number = number * 1_000 + Number(textAt(words, next));
    next++;
  }
  return textAt(words, next) === "thousand"
    ? { number: number * 1_000, next: next + 1 }
    : { number, next };
}

/** Years are no money. */
function isLikelyMoney(amount: number): boolean {
  return amount >= MIN_PLAIN_AMOUNT && !(amount > 2_020 && amount < 2_050);
}

function isPaidAgain(words: readonly ReadableWord[], at: number): boolean {
  const next = EACH.has(textAt(words, at)) ? at + 1 : at;
  return PAID_PERIODS.has(textAt(words, next));
}

function currencyAt(words: readonly ReadableWord[], at: number): string | undefined {
  return SAID_CURRENCIES.get(textAt(words, at));
}

function textAt(words: readonly ReadableWord[], at: number): string {
  return words[at]?.stems[0] ?? "";
}

/** Number of words of the longest phrase that stands at a place; 0 for none. */
function lengthOf(
  known: readonly (readonly string[])[],
  words: readonly ReadableWord[],
  from: number,
): number {
  return known
    .filter((stems) => stems.every((one, at) => textAt(words, from + at) === one))
    .reduce((most, { length }) => Math.max(most, length), 0);
}

function phrases(texts: string): readonly (readonly string[])[] {
  return wordList(texts).map((text) => text.split(" ").map(stem));
}
