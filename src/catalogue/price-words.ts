import type { Basis } from "./operator.ts";
import type { NamedChoice, ReadableWord } from "./readable-words.ts";
import { stem } from "./search/stem.ts";
import { HOME_CURRENCY, inMvr, type Rates } from "./total-cost.ts";
import { wordList } from "./word-list.ts";

/** Words before an amount that make it the most that somebody wants to pay. */
const LIMITS = phrases(`
  under, below, not above, no higher than, not exceeding, must be below, must be under, within, less than, lower than, cheaper than, not more than, no more than,
  not over, at most, max, maximum, maximum of, up to, upto, budget, budget of, for less than,
  for under, budget is, my budget is, i have, i only have, only have, i can pay, can pay, pay, pay up to,
  can pay up to, afford, can afford, i can afford, can spend, about, around, between, from
`);
const AT_LEAST = phrases("over, above, more than, at least, minimum, not less than");
const BEHIND = phrases("or less, or below, maximum, max, at most, in total, total, budget");

const FREE = phrases(`
  free, for free, free of charge, free of cost, no fee, without fee, at no cost, hiley, hilaa, ހިލޭ
`);

/** The dollar sign is a word of a typed text, so that "$2000" is not taken for rufiyaa. */
const SAID_CURRENCIES: ReadonlyMap<string, string> = new Map([
  ...wordList("mvr, rf, rufiyaa, rufiya, ރުފިޔާ").map((word) => [stem(word), HOME_CURRENCY] as const),
  ...wordList("usd, $, dollar").map((word) => [stem(word), "USD"] as const),
]);

/** What is paid again each period says nothing of the total. */
const PAID_PERIODS: ReadonlySet<string> = new Set(
  wordList("month, monthly, semester, term, year, yearly, annually, week, weekly").map(stem),
);
const EACH: ReadonlySet<string> = new Set(["a", "per", "each", "every"]);

/** From this many rufiyaa on, a number behind "under" is money where no currency stands beside it. */
const MIN_PLAIN_AMOUNT = 1_000;

/** No limit beyond this leaves anything out. */
const MAX_AMOUNT = 1_000_000;

/** An amount in a currency, and the place of the word behind it. */
interface ReadAmount {
  number: number;
  currency: string | undefined;
  next: number;
}

/**
 * Reads "under 30,000", "MVR 30k", "20 to 50k" and "free" as the most that a course may cost in all, in
 * whole rufiyaa. No value for what says nothing of the most: an amount to be exceeded, one beyond all
 * limits, and one that is paid by the month or year. Null for a number alone.
 */
export function readPrice(
  words: readonly ReadableWord[],
  from: number,
  { operator }: Basis,
): NamedChoice | null {
  return (
    readLimit(words, from, operator) ??
    choiceOf("0", words, from, from + lengthOf(FREE, words, from))
  );
}

function readLimit(words: readonly ReadableWord[], from: number, rates: Rates): NamedChoice | null {
  const least = lengthOf(AT_LEAST, words, from);
  const start = from + Math.max(least, lengthOf(LIMITS, words, from));
  const first = saidAmount(words, start);
  if (!first) return null;
  const isRange = RANGE.has(textAt(words, first.next));
  const amount = (isRange ? saidAmount(words, first.next + 1) : null) ?? first;
  const behind = lengthOf(BEHIND, words, amount.next);
  const currency = amount.currency ?? first.currency;
  const isLed = start > from || behind > 0 || amount !== first;
  if (currency === undefined && !(isLed && isLikelyMoney(amount.number))) return null;
  const said = { currency: currency ?? HOME_CURRENCY, from: amount.number, to: amount.number };
  const most = inMvr(said, rates)?.to;
  if (most === undefined) return null;
  const paid = paidAgain(words, amount.next);
  const isLimit = least === 0 && paid === 0 && most <= MAX_AMOUNT;
  const end = amount.next + (paid || behind);
  return choiceOf(isLimit ? String(most) : undefined, words, from, end);
}

function choiceOf(
  most: string | undefined,
  words: readonly ReadableWord[],
  from: number,
  end: number,
): NamedChoice | null {
  if (end === from) return null;
  const stems = words.slice(from, end).map((word) => word.stems[0]!);
  return { values: most === undefined ? [] : [most], stems, isAlsoText: false };
}

const RANGE: ReadonlySet<string> = new Set(["to", "and", "till"]);

/** What a number is multiplied by, as a word of its own or at its end. */
const TIMES: ReadonlyMap<string, number> = new Map([
  ["k", 1_000],
  ["thousand", 1_000],
  ["lakh", 100_000],
]);

/** "30000", "30,000" (which is two words), "30k", "30 thousand", "Rf30,000", "30,000 MVR". */
function saidAmount(words: readonly ReadableWord[], from: number): ReadAmount | null {
  const before = currencyAt(words, from);
  const at = from + (before?.length ?? 0);
  const said = /^([a-z]{0,3}?)(\d{1,7})(k?)$/.exec(textAt(words, at));
  const joined = SAID_CURRENCIES.get(said?.[1] ?? "");
  if (!said || (said[1] !== "" && !joined)) return null;
  let [number, next] = [Number(said[2]), at + 1];
  while (number < 1_000_000 && said[2]!.length <= 3 && /^\d{3}$/.test(textAt(words, next))) {
    number = number * 1_000 + Number(textAt(words, next));
    next++;
  }
  const times = TIMES.get(said[3] || textAt(words, next));
  if (times !== undefined && said[3] === "") next++;
  const after = before || joined ? undefined : currencyAt(words, next);
  return {
    number: number * (times ?? 1),
    currency: before?.code ?? joined ?? after?.code,
    next: next + (after?.length ?? 0),
  };
}

/** Years are no money. */
function isLikelyMoney(amount: number): boolean {
  return amount >= MIN_PLAIN_AMOUNT && !(amount > 2_020 && amount < 2_050);
}

/** Number of words that say that it is paid again. */
function paidAgain(words: readonly ReadableWord[], at: number): number {
  const next = EACH.has(textAt(words, at)) ? at + 1 : at;
  return PAID_PERIODS.has(textAt(words, next)) ? next + 1 - at : 0;
}

/** "US dollars" are two words of one currency. */
function currencyAt(words: readonly ReadableWord[], at: number) {
  const length = textAt(words, at) === "us" ? 2 : 1;
  const code = SAID_CURRENCIES.get(textAt(words, at + length - 1));
  return code === undefined ? undefined : { code, length };
}

export function textAt(words: readonly ReadableWord[], at: number): string {
  return words[at]?.stems[0] ?? "";
}

/** Number of words of the longest phrase that stands at a place; 0 for none. */
export function lengthOf(
  known: readonly (readonly string[])[],
  words: readonly ReadableWord[],
  from: number,
): number {
  return known
    .filter((stems) => stems.every((one, at) => textAt(words, from + at) === one))
    .reduce((most, { length }) => Math.max(most, length), 0);
}

export function phrases(texts: string): readonly (readonly string[])[] {
  return wordList(texts).map((text) => text.split(" ").map(stem));
}
