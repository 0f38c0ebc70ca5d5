import { type CourseSummary, NOT_STATED, type Nullable } from "./course.ts";
import { amountWithTimes, formatAmount, formatRange, instalments, statedPerMonth } from "./fees.ts";
import { firstDegree, GRANT_SCHEME, GRANT_SCHEME_KEY, isNo } from "./first-degree.ts";
import type { OperatorData, Payment, Support } from "./operator.ts";
import {
  type CostAmount,
  costInMvr,
  HOME_CURRENCY,
  inMvr,
  mvrWords,
  type Rates,
  type TotalCost,
  totalCost,
  totalCostContents,
  totalCostText,
} from "./total-cost.ts";

/** The fields of a course that what it costs in the end is read from. */
export type Payable = Pick<
  CourseSummary,
  "fees" | "fee_text" | "duration_months" | "gov_first_degree_text" | "mnqf_level" | "study_modes"
>;

/** What is left to pay after a scheme, in rufiyaa, for those whom it covers. */
export interface NetCost extends CostAmount {
  /** Name of the scheme. */
  scheme: string;
}

/** Below this a monthly figure says less than the total. */
const MIN_MONTHS = 2;

/** What an institution states to be paid each month, in the fee's currency; null for none. */
export function costPerMonth(course: Payable): Nullable<CostAmount> {
  const fee = statedPerMonth(course);
  if (fee?.fee_start == null) return null;
  const end = fee.fee_end ?? fee.fee_start;
  return {
    currency: fee.currency,
    from: Math.min(fee.fee_start, end),
    to: Math.max(fee.fee_start, end),
  };
}

/** Our own sum, which nobody offers: a total spread over the months of the course. */
export interface SpreadCost extends CostAmount {
  months: number;
}

/**
 * The total over the months of the course, in the total's currency; null where an instalment is
 * stated, without a stated length, and for less than two months. The length is the shortest stated.
 */
export function spreadPerMonth(course: Payable): Nullable<SpreadCost> {
  const { duration_months: months } = course;
  const cost = instalments(course).length > 0 ? null : totalCost(course);
  if (!cost || months === null || months < MIN_MONTHS) return null;
  const { currency, from, to } = cost;
  return { currency, from: Math.round(from / months), to: Math.round(to / months), months };
}

/**
 * What is left after the Bachelor's Degree Grant Scheme: the fees beside the price of the course,
 * and of the price what the scheme does not pay. Null where it does not cover the course, where
 * nobody states how much it pays, or where the total is not known in rufiyaa. Never below 0, and
 * never above the total.
 */
export function netCost(course: Payable, operator: OperatorData): Nullable<NetCost> {
  const scheme = supportFor(course, operator).find(({ key }) => key === GRANT_SCHEME_KEY);
  const total = scheme ? totalCost(course) : null;
  const pays = readPayment(course.gov_first_degree_text ?? "") ?? scheme?.pays;
  if (!total || !scheme || !pays) return null;
  const gross = inMvr(total, operator);
  const paid = mostPaid(pays, course.duration_months);
  if (!gross || paid === null) return null;
  const beside = inMvr(besidePrice(total), operator)!;
  const left = (end: "from" | "to") => Math.max(beside[end], gross[end] - Math.round(paid));
  return { currency: HOME_CURRENCY, from: left("from"), to: left("to"), scheme: scheme.name };
}

/** Schemes, scholarships and loans that apply to a course. */
export function supportFor(course: Payable, { support }: OperatorData): Support[] {
  const { mnqf_level } = course;
  return support.filter(({ key, levels }) =>
    key === GRANT_SCHEME_KEY
      ? isInScheme(course)
      : levels === null || (mnqf_level !== null && levels.includes(mnqf_level)),
  );
}

/** Whom the scheme leaves out: "not for people who ..."; null where nobody states it. */
export function schemeNotFor({ support }: OperatorData): Nullable<string> {
  const scheme = support.find(({ key }) => key === GRANT_SCHEME_KEY);
  return scheme?.not_for.length ? `not for ${scheme.not_for.join(", nor for ")}` : null;
}

/**
 * What a person whom the scheme covers pays, in rufiyaa: what it leaves of a course in it, else the
 * total. Null where that is not known.
 */
export function costWithScheme(course: Payable, operator: OperatorData): Nullable<CostAmount> {
  return isInScheme(course) ? netCost(course, operator) : costInMvr(course, operator);
}

/** Whether the scheme is for a course, whatever it pays of it: stated, and not left out. */
export function isInScheme(course: Payable): boolean {
  return isStatedInScheme(course) && !isPartTimeOnly(course);
}

/** Why a course that states the scheme has no part in it; null for every other. */
export function schemeLeavesOut(course: Payable): Nullable<string> {
  return isStatedInScheme(course) && isPartTimeOnly(course) ? "not for part-time study" : null;
}

function isStatedInScheme({ gov_first_degree_text }: Payable): boolean {
  return firstDegree(gov_first_degree_text).includes("yes");
}

/**
 * Whether a course is part-time and not full-time in its own words. Evenings, weekends and blocks say
 * when classes are, not how much is studied: by themselves they make no course part-time.
 */
function isPartTimeOnly({ study_modes }: Payable): boolean {
  return study_modes.includes("part-time") && !study_modes.includes("full-time");
}

/** What a scheme's text says that it pays; null where it names conditions only. */
function readPayment(text: string): Nullable<Payment> {
  if (/\bfull tuition\b/i.test(text)) return { part: "tuition" };
  const most = /\bup to (?:MVR|Rf\.?) ?([\d,]+) (?:a|per) year\b/i.exec(text)?.[1];
  return most === undefined ? null : { part: "year", most: Number(most.replaceAll(",", "")) };
}

function mostPaid(pays: Payment, months: Nullable<number>): Nullable<number> {
  if (pays.part === "tuition") return Infinity;
  return months === null ? null : (pays.most * months) / 12;
}

/** What a total includes beside the price of the course, which no scheme pays. */
function besidePrice({ currency, includes }: TotalCost): CostAmount {
  const sum = (end: "from" | "to") => includes.reduce((all, fee) => all + fee[end], 0);
  return { currency, from: sum("from"), to: sum("to") };
}

/**
 * "about MVR 3,000 a month if spread over 12 months", of another currency "about USD 250 (MVR 3,855) a
 * month if spread over 12 months"; null as for `spreadPerMonth`, and for nothing to pay.
 */
export function spreadWords(course: Payable, rates: Rates): Nullable<string> {
  const cost = spreadPerMonth(course);
  if (!cost || cost.to === 0) return null;
  const range = formatRange(cost.currency, cost.from, cost.to);
  const mvr = cost.currency === HOME_CURRENCY ? null : inMvr(cost, rates);
  const figure = mvr ? `${range} (${formatRange(mvr.currency, mvr.from, mvr.to)})` : range;
  return `about ${figure} a month if spread over ${Number(cost.months.toFixed(1))} months`;
}

/** The stated instalments beside a total: "Installment Fee: MVR 1,150 per month for 6 months". */
function instalmentWords(course: Payable): string[] {
  return instalments(course).map((fee) => `${fee.type}: ${amountWithTimes(fee)}`);
}

/** "MVR 1,000 with the Bachelor's Degree Grant Scheme"; null as for `netCost`. */
export function netWords(course: Payable, operator: OperatorData): Nullable<string> {
  const net = netCost(course, operator);
  if (!net) return null;
  return `${formatRange(net.currency, net.from, net.to)} with the ${net.scheme}`;
}

/**
 * What is left after the Bachelor's Degree Grant Scheme, in words, also where nothing can be said of
 * it: "Not covered by the ..."; "Not stated".
 */
export function netCostText(course: Payable, operator: OperatorData): string {
  const words = netWords(course, operator);
  if (words) return words;
  const leftOut = schemeLeavesOut(course);
  if (leftOut) return `The ${GRANT_SCHEME} is ${leftOut}`;
  const text = course.gov_first_degree_text;
  if (text !== null && isNo(text)) return `Not covered by the ${GRANT_SCHEME}`;
  return NOT_STATED;
}

/** What a record of support pays, for people; null while nobody states it. */
export function paymentWords({ pays }: Support): Nullable<string> {
  if (!pays) return null;
  return pays.part === "tuition"
    ? "Pays the full tuition"
    : `Pays up to ${formatAmount(HOME_CURRENCY, pays.most)} a year`;
}

/** What stands below the total, one line each: in rufiyaa, and the instalments that are stated. */
export function costNotes(course: Payable, rates: Rates): string[] {
  const cost = totalCost(course);
  if (!cost) return [];
  return [mvrWords(cost, rates), ...instalmentWords(course)].filter((line) => line !== null);
}

/** Total and net cost as one text: "MVR 45,500, including ..., MVR 500 with the ..."; null for none. */
export function wholeCostText(course: Payable, operator: OperatorData): Nullable<string> {
  const cost = totalCost(course);
  return (
    cost && [totalCostText(cost, operator), netWords(course, operator)].filter(Boolean).join(", ")
  );
}

/** Whether a card's fee phrase is the total itself: "Course Fee: MVR 45,000" with no other fee. */
export function isTotal(phrase: string, course: Payable): boolean {
  const cost = totalCost(course);
  if (!cost) return false;
  const figure = formatRange(cost.currency, cost.from, cost.to);
  return phrase.includes(figure) && !totalCostContents(cost);
}
