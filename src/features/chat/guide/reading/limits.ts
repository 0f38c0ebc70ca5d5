import { MONTH_NAMES } from "#catalogue/dates.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { phrase, type Reader } from "./message.ts";
import { AMOUNT, NUMBER, numberOf } from "./numbers.ts";

/** What a course may cost and how long it may take. */
export interface SaidLimits {
  budget: number | null;
  budgetFrom: number | null;
  months: number | null;
  /** The day by which it has to end, YYYY-MM-DD. */
  until: string | null;
  /** The age by which it has to end. */
  untilAge: number | null;
  unused: UnusedBudget | null;
}

/** Why a sum of money is no budget: it is paid by the period, or no course could cost that. */
export type UnusedBudget = "month" | "week" | "semester" | "year" | "impossible";

const UP_TO =
  "(?:can not|do not|not|never|no)(?: \\p{L}+){0,3} (?:more than|over|above|exceed)|under|below|less than|lower than|cheaper than|not more than|no more than|not over|max(?:imum)?(?: of)?|at most|up to|upto|within|around|about|roughly|budget(?: is| of)?(?: only| around| about)?|only have|i have|i can pay|can pay|afford|can afford|spend|for|not exceeding|does not exceed|do not exceed|in total|save|saved";
const FROM = "over|above|more than|at least|minimum(?: of)?|from";

/** A sum is taken for money from this many rufiyaa on, where no currency stands beside it. */
const LEAST_BUDGET = 1_000;

const RANGE = phrase(
  `(?:between |from )?(?:mvr )?(${AMOUNT})(?: mvr)? (?:to|and|till) (?:mvr )?(${AMOUNT})(?: mvr| lari)?`,
);
const BUDGET_MONEY = phrase(
  `(?:(${UP_TO}|${FROM}) )?(?:only )?(?:mvr (${AMOUNT})|(${AMOUNT}) (?:mvr|lari))(?: or less| maximum| max| in total| total)?`,
);
const BUDGET_BARE = phrase(
  `(${UP_TO}|${FROM}) (?:only )?(${AMOUNT})(?! (?:years?|months?|weeks?|days?|hours?|o level|a level|passes|level))`,
);
const BUDGET_K = phrase(
  "(\\d+(?:\\.\\d+)?k|(?:\\d+|[a-z]+) thousand)(?: or less| maximum| max| budget)?",
);
/** A number that is too large for anything but money, in a message that says no more or speaks of money. */
const BARE = phrase("(?!20[0-4]\\d )(\\d{4,6})(?! (?:years?|months?|students?|people))");
const SAYS_MONEY =
  / (?:budget|pay|paying|cost|costs|fees?|price|money|afford|spend|save|saved|cheap|cheaper|have|mvr|savings|total) /;
const FEW_WORDS = 4;
/** How old, how long ago, how long already; how long somebody may be away from work. */
const PAST = phrase(
  `(?<!(?:for|of|only|just|within|than|in|takes?|lasts?) )one day(?! (?:long|course|class|workshop|training|session))|${NUMBER} (?:years?|months?|weeks?|days?) (?:of )?(?:(?:un)?paid |study |annual |no pay )?(?:leave|off|away|notice|probation|contract|bond)(?= )|(?:away|absent|off|(?:leave|from) (?:work|home|duty|\\p{L}+ \\p{L}+)) for ${NUMBER} (?:years?|months?|weeks?|days?)|(?:my|these|those|of|off|off in|free) ${NUMBER} (?:years?|months?|weeks?|days?)(?= (?:count|work|there|service|_|$|experience|off|a))|(?:results?|exams?|leav\\p{L}*|married|contract|holidays?|come|coming|out|due|born|baby|ends?|moving)(?: \\p{L}+){0,2} (?:in|after|within) (?:about )?${NUMBER} (?:years?|months?|weeks?|days?)|(?:skip|save|saving) ${NUMBER} years?|aged? ${NUMBER}(?: years?| yrs?)?|${NUMBER} ?(?:years?|yrs?|months?|weeks?|days?) (?:olds?|ago|back|now|already|baby|pregnant|experience|experiance|since|before|after)|(?:since|last|past|previous|been|for the last|for the past|already|almost|nearly|baby is|is|was) ${NUMBER} ?(?:years?|yrs?|months?|weeks?|days?)(?: (?:old|ago|now|back))?|(?:work\\p{L}*|live\\p{L}*|living|driv\\p{L}*|been|married|teach\\p{L}*|served?|stayed)(?: \\p{L}+){0,5} (?:for )?(?:over |about |almost )?${NUMBER} ?(?:years?|yrs?|months?|weeks?)`,
);
const DURATION = phrase(
  `(?:(?:under|below|less than|shorter than|within|in|max(?:imum)?(?: of)?|at most|up to|upto|not more than|no more than|no longer than|not longer than|for|about|around|only|takes?|lasts?|of|just) )*(?:(over|above|more than|longer than|at least) )?(?:an? )?(${NUMBER}|half a) ?(?:-)?(years?|months?|weeks?|days?)(?! (?:a|per|in a|each|every|of) )(?: (?:long|max|maximum|or less|duration|only))?`,
);
/** What is paid each month says nothing of the whole cost. */
const PAID_BY_PERIOD = phrase(
  `(?:(?:${UP_TO}) )?(?:mvr )?(\\d[\\d.]*k?)(?: mvr| lari)? (?:(?:a|per|each|every) (month|week|semester|year)|(month|week|year)ly)|(month|week|year)ly (?:\\p{L}+ ){0,3}(?:mvr )?(\\d[\\d.]*k?)(?: mvr| lari)?`,
);
/** Times a week are no money. */
const LEAST_PAID = 100;
/** No course costs less or more than this, in whole rufiyaa. */
const POSSIBLE = { least: 50, most: 50_000_000 };
const HALF_YEAR = phrase("half (?:a )?year|(?:a )?year and a half|one and a half years?");

/** No course takes longer; what does is an age, or years of work. */
const LONGEST_MONTHS = 96;

const MONTHS: ReadonlyMap<string, number> = new Map(
  Object.entries({ year: 12, month: 1, week: 0.25, day: 0.05 }),
);

const UNTIL_AGE = phrase(
  `(?:before|by|until|till|by the time) (?:(?:i|he|she) (?:am|is|turns?|becomes?|gets?|reach(?:es)?)|turning|the age of|age) (${NUMBER})(?: years?(?: old)?)?`,
);
const UNTIL_MONTH = phrase(
  `(?<= (?:need|finish\\p{L}*|done|ready|complet\\p{L}*|pass|over)(?: [\\p{L}\\d.]+){0,5} )(?:before|by|until|till) (?:the end of )?(${MONTH_NAMES.join("|").toLowerCase()})`,
);
const UNTIL_RAMADAN = phrase(
  "(?:before|by|until|till) (?:the |next |this )?(?:ramadan|ramadhan|ramazan)",
);

/** The next first day of a month. */
function nextMonth(name: string, now: Date): string {
  const month = MONTH_NAMES.findIndex((other) => other.toLowerCase() === name);
  const isPast = month <= now.getUTCMonth();
  return maldivesDay(new Date(Date.UTC(now.getUTCFullYear() + (isPast ? 1 : 0), month)));
}

/** The first day of the next Ramadan as it is calculated; the moon may move it by a day. */
function nextRamadan(now: Date): string {
  const islamic = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura", { month: "numeric" });
  const day = new Date(now);
  const isRamadan = () => islamic.formatToParts(day)[0]!.value === "9";
  while (isRamadan()) day.setUTCDate(day.getUTCDate() + 1);
  while (!isRamadan()) day.setUTCDate(day.getUTCDate() + 1);
  return maldivesDay(day);
}

/** The day by which it has to end. */
function readUntil(reader: Reader, now: Date): string | null {
  if (reader.take(UNTIL_RAMADAN)) return nextRamadan(now);
  const month = reader.take(UNTIL_MONTH)?.groups[0];
  return month === undefined ? null : nextMonth(month, now);
}

/** Reads budget and duration and takes their words; ages and years of work are set aside. */
export function readLimits(reader: Reader, now: Date): SaidLimits {
  const untilAge = numberOf(reader.take(UNTIL_AGE)?.groups[0] ?? "");
  const until = readUntil(reader, now);
  reader.takeAll(PAST);
  const paid = paidByPeriod(reader);
  const months = readMonths(reader);
  const read = readBudget(reader);
  const isWhole = paid?.unit === "month" && months !== null && read.budget === null;
  const budget = isWhole ? { budget: paid.amount * months, budgetFrom: null } : read;
  const said = [budget.budget, budget.budgetFrom].filter((amount) => amount !== null);
  const isPossible = said.every((amount) => amount >= POSSIBLE.least && amount <= POSSIBLE.most);
  return {
    ...(isPossible ? budget : { budget: null, budgetFrom: null }),
    months,
    until,
    untilAge,
    unused: !isPossible ? "impossible" : isWhole ? null : (paid?.unit ?? null),
  };
}

/** What can be paid in each period; over a length that is named it is a whole cost. */
function paidByPeriod(reader: Reader): { unit: UnusedBudget; amount: number } | null {
  for (const { groups } of reader.takeAll(PAID_BY_PERIOD)) {
    const amount = numberOf(groups[0] ?? groups[4] ?? "") ?? 0;
    const unit = groups[1] ?? groups[2] ?? groups[3];
    if (amount >= LEAST_PAID && unit) return { unit: unit as UnusedBudget, amount };
  }
  return null;
}

function readMonths(reader: Reader): number | null {
  const half = reader.take(HALF_YEAR);
  if (half) return reader.words.slice(half.from, half.to).includes("and") ? 18 : 6;
  const found = reader.take(DURATION);
  if (!found) return null;
  const [longer, count = "", unit = ""] = found.groups;
  const number = count === "half a" ? 0.5 : numberOf(count);
  if (longer !== undefined || number === null) return null;
  const months = number * (MONTHS.get(unit.replace(/s$/, "")) ?? 1);
  return months <= LONGEST_MONTHS ? months : null;
}

function readBudget(reader: Reader): Pick<SaidLimits, "budget" | "budgetFrom"> {
  const range = rangeOf(reader);
  if (range) return range;
  const money = reader.take(BUDGET_MONEY);
  if (money) return bounded(money.groups[0], money.groups[1] ?? money.groups[2] ?? "", 1);
  const bare = reader.take(BUDGET_BARE);
  if (bare) return bounded(bare.groups[0], bare.groups[1] ?? "", LEAST_BUDGET);
  const isMoney = reader.words.length <= FEW_WORDS || reader.has(SAYS_MONEY);
  const short = reader.take(BUDGET_K) ?? (isMoney ? reader.take(BARE) : null);
  return bounded(undefined, short?.groups[0] ?? "", LEAST_BUDGET);
}

/** "20 to 50k" means 20,000 to 50,000. */
function rangeOf(reader: Reader): Pick<SaidLimits, "budget" | "budgetFrom"> | null {
  const match = RANGE.exec(reader.whole);
  const [low, high] = [numberOf(match?.[1] ?? ""), numberOf(match?.[2] ?? "")];
  if (low === null || high === null || high < LEAST_BUDGET) return null;
  reader.take(RANGE);
  const from = low < LEAST_BUDGET ? low * 1_000 : low;
  return { budgetFrom: Math.min(from, high), budget: Math.max(from, high) };
}

function bounded(bound: string | undefined, text: string, least: number) {
  const amount = numberOf(text);
  if (amount === null || amount < least) return { budget: null, budgetFrom: null };
  const isLeast = bound !== undefined && new RegExp(`^(?:${FROM})$`, "u").test(bound);
  return isLeast ? { budget: null, budgetFrom: amount } : { budget: amount, budgetFrom: null };
}
