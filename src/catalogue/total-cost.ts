import { type Fee, NOT_STATED, type Nullable } from "./course.ts";
import { dateWords } from "./dates.ts";
import { formatRange, isInstallmentFee, isOneTime, isTotalFee, type Priced } from "./fees.ts";
import type { ExchangeRate, OperatorData } from "./operator.ts";

/**
 * Cost of a whole course in whole units of a currency; both ends are equal where there is no range.
 */
export interface TotalCost {
  currency: string;
  from: number;
  to: number;
  /** One-time fees included in this cost besides the price of the course itself. */
  includes: IncludedFee[];
}

/** A one-time fee under the source's name for it, in the currency of the total. */
interface IncludedFee {
  type: string;
  from: number;
  to: number;
}

export type CostAmount = Omit<TotalCost, "includes">;

/** What the operator states of currencies. */
export type Rates = Pick<OperatorData, "exchange_rates">;

/** Currency of the audience; chosen where fees are stated in several. */
export const HOME_CURRENCY = "MVR";

/** One-time fees of these types are the price of the course, not an extra beside another fee. */
const COURSE_FEES = new Set(["course fee", "tuition fee"]);

/**
 * What a course costs in the end, as far as its fees allow only one reading
 * (docs/decisions/005-total-cost.md): the price of the course itself, plus every other fee that is
 * stated to be paid once, such as a registration fee. The price is
 *
 * - a Total Fee; what is paid again and again beside it, and course fees, are parts of it. Several
 *   are offers to choose from: those in rufiyaa, or else all if they are in one currency, are a range;
 * - otherwise one installment (or other repeated fee, or a course fee paid once), times its count.
 *
 * Null where a count, an amount or how often a fee is paid is missing, where currencies differ, or
 * where two repeated fees could be alternatives. The course's own wording is not interpreted.
 */
export function totalCost({ fees }: Priced): Nullable<TotalCost> {
  const totals = fees.filter((fee) => isTotalFee(fee) && fee.fee_start !== null);
  const price = totals.length > 0 ? rangeOfTotals(totals) : priceOf(fees.filter(isPrincipal));
  if (!price) return null;
  const isOffer = new Set(totals.map(({ currency }) => currency)).size > 1;
  const isRest = (fee: Fee) => !isPrincipal(fee) && !(totals.length > 0 && isTotalFee(fee));
  const extras = fees.filter(isRest);
  // Offers in several currencies each have their own registration fee.
  return withExtras(price, isOffer ? extras.filter(isIn(price.currency)) : extras);
}

/** Only the figure: "MVR 126,000", "MVR 45,000 - 60,000", "Not stated". */
export function formatTotalCost(cost: Nullable<CostAmount>): string {
  return cost ? formatRange(cost.currency, cost.from, cost.to) : NOT_STATED;
}

/**
 * What the figure includes besides the course itself: "including Registration Fee MVR 500"; null
 * for nothing.
 *
 * @param word "plus" behind the fee alone, to which these come.
 */
export function totalCostContents(
  cost: Nullable<TotalCost>,
  word: "including" | "plus" = "including",
): Nullable<string> {
  if (!cost) return null;
  const fees = cost.includes
    .filter(({ to }) => to > 0)
    .map(({ type, from, to }) => `${type} ${formatRange(cost.currency, from, to)}`);
  const last = fees.pop();
  if (last === undefined) return null;
  return `${word} ${fees.length > 0 ? `${fees.join(", ")} and ${last}` : last}`;
}

/**
 * The figure and what it includes: "MVR 45,500, including Registration Fee MVR 500"; "Not stated".
 */
export function totalCostText(cost: Nullable<TotalCost>, rates: Rates): string {
  const parts = [formatTotalCost(cost), cost && mvrWords(cost, rates), totalCostContents(cost)];
  return parts.filter(Boolean).join(", ");
}

/** The figure in running text: "MVR 45,500 in total, including Registration Fee MVR 500". */
export function inTotal(cost: TotalCost, rates: Rates): string {
  return [figureInTotal(cost, rates), totalCostContents(cost)].filter(Boolean).join(", ");
}

/** The same without what it includes: "USD 3,000 in total, about MVR 46,260". */
export function figureInTotal(cost: TotalCost, rates: Rates): string {
  return [`${formatTotalCost(cost)} in total`, mvrWords(cost, rates)].filter(Boolean).join(", ");
}

/** An amount in rufiyaa, at the operator's rate; null in a currency without one. */
export function inMvr({ currency, from, to }: CostAmount, rates: Rates): Nullable<CostAmount> {
  const mvr = currency === HOME_CURRENCY ? 1 : rateOf(currency, rates)?.mvr;
  if (mvr === undefined) return null;
  return { currency: HOME_CURRENCY, from: Math.round(from * mvr), to: Math.round(to * mvr) };
}

/** What a course costs in rufiyaa, at the operator's rate; null where that is not known. */
export function costInMvr(course: Priced, rates: Rates): Nullable<CostAmount> {
  const total = totalCost(course);
  return total && inMvr(total, rates);
}

/** The operator's rate for a currency. */
function rateOf(currency: string, { exchange_rates }: Rates): ExchangeRate | undefined {
  return exchange_rates.find((rate) => rate.currency === currency);
}

/** The total in rufiyaa: "about MVR 46,260"; null where it is in rufiyaa, or without a rate. */
export function mvrWords(cost: CostAmount, rates: Rates): Nullable<string> {
  const mvr = cost.currency === HOME_CURRENCY ? null : inMvr(cost, rates);
  return mvr && `about ${formatRange(mvr.currency, mvr.from, mvr.to)}`;
}

/** Rate and source: "at MVR 15.42 to the USD (Maldives Monetary Authority, since 2011)". */
export function rateWords(currency: string, rates: Rates): Nullable<string> {
  const rate = rateOf(currency, rates);
  if (!rate) return null;
  return `at ${HOME_CURRENCY} ${rate.mvr} to the ${currency} (${rate.source}, since ${dateWords(rate.since)})`;
}

function rangeOfTotals(totals: readonly Fee[]): Nullable<CostAmount> {
  const home = totals.filter(isIn(HOME_CURRENCY));
  const costs = (home.length > 0 ? home : totals).map(feeAmount).filter((cost) => cost !== null);
  const currency = costs[0]?.currency;
  if (currency === undefined || costs.some((cost) => cost.currency !== currency)) return null;
  return {
    currency,
    from: Math.min(...costs.map(({ from }) => from)),
    to: Math.max(...costs.map(({ to }) => to)),
  };
}

/** One fee as the price of the course, times the number of payments. */
function priceOf([principal, ...others]: readonly Fee[]): Nullable<CostAmount> {
  return principal && others.length === 0 ? timesCount(principal) : null;
}

/** Null where an extra fee is not stated to be paid once, or is in another currency. */
function withExtras(price: CostAmount, extras: readonly Fee[]): Nullable<TotalCost> {
  const includes = extras.flatMap((fee) => {
    const cost = isOneTime(fee) && isIn(price.currency)(fee) ? feeAmount(fee) : null;
    return cost ? [{ type: fee.type, from: cost.from, to: cost.to }] : [];
  });
  if (includes.length < extras.length) return null;
  return {
    currency: price.currency,
    from: includes.reduce((sum, { from }) => sum + from, price.from),
    to: includes.reduce((sum, { to }) => sum + to, price.to),
    includes,
  };
}

const isIn =
  (currency: string) =>
  (fee: Fee): boolean =>
    fee.currency === currency;

/** True for a fee that is part of the price of the course itself. */
function isPrincipal(fee: Fee): boolean {
  if (isInstallmentFee(fee)) return true;
  if (isOneTime(fee)) return COURSE_FEES.has(fee.type.trim().toLowerCase());
  return !isTotalFee(fee) && (fee.payment_frequency !== null || fee.payment_count !== null);
}

function timesCount(fee: Fee): Nullable<CostAmount> {
  const cost = feeAmount(fee);
  const count = isOneTime(fee) ? 1 : fee.payment_count;
  if (!cost || !count) return null;
  return { ...cost, from: cost.from * count, to: cost.to * count };
}

function feeAmount({ currency, fee_start, fee_end }: Fee): Nullable<CostAmount> {
  if (fee_start === null) return null;
  const end = fee_end ?? fee_start;
  return { currency, from: Math.min(fee_start, end), to: Math.max(fee_start, end) };
}
