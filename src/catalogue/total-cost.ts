import { type Fee, NOT_STATED, type Stated } from "./course.ts";
import { formatRange, isInstallmentFee, isOneTime, isTotalFee, type Priced } from "./fees.ts";

/** What a whole course costs, in whole units of a currency; both ends are equal without a range. */
export interface TotalCost {
  currency: string;
  from: number;
  to: number;
}

/** Currency of the audience, taken where a fee is stated in several. */
const HOME_CURRENCY = "MVR";

/** Types of a fee paid once that buy the course, and do not come on top of another fee. */
const COURSE_FEES = new Set(["course fee", "tuition fee"]);

/**
 * What a course costs in the end, as far as its fees allow only one reading:
 *
 * - a Total Fee is the cost, whatever else is listed. Several are offers to choose from: those in
 *   rufiyaa, or else all if they are in one currency, are a range;
 * - otherwise one installment (or other repeated fee, or a course fee paid once), times its count,
 *   plus every other fee that is stated to be paid once, such as a registration fee.
 *
 * Null where a count, an amount or how often a fee is paid is missing, where currencies differ, or
 * where two repeated fees could be alternatives. The course's own wording is not interpreted.
 */
export function totalCost({ fees }: Priced): Stated<TotalCost> {
  const totals = fees.filter((fee) => isTotalFee(fee) && fee.fee_start !== null);
  if (totals.length > 0) return rangeOfTotals(totals);
  const principals = fees.filter(isPrincipal);
  const extras = fees.filter((fee) => !isPrincipal(fee));
  const [principal] = principals;
  if (!principal || principals.length > 1 || !extras.every(isOneTime)) return null;
  return sumOf([timesCount(principal), ...extras.map(costOf)]);
}

/** The cost as people read it: "MVR 126,000", "MVR 45,000 - 60,000", "Not stated". */
export function formatTotalCost(cost: Stated<TotalCost>): string {
  return cost ? formatRange(cost.currency, cost.from, cost.to) : NOT_STATED;
}

function rangeOfTotals(totals: readonly Fee[]): Stated<TotalCost> {
  const home = totals.filter(({ currency }) => currency === HOME_CURRENCY);
  const costs = (home.length > 0 ? home : totals).map(costOf).filter((cost) => cost !== null);
  const currency = costs[0]?.currency;
  if (currency === undefined || costs.some((cost) => cost.currency !== currency)) return null;
  return {
    currency,
    from: Math.min(...costs.map(({ from }) => from)),
    to: Math.max(...costs.map(({ to }) => to)),
  };
}

/** A fee that is a part of the price of the course itself. */
function isPrincipal(fee: Fee): boolean {
  if (isInstallmentFee(fee)) return true;
  if (isOneTime(fee)) return COURSE_FEES.has(fee.type.trim().toLowerCase());
  return !isTotalFee(fee) && (fee.payment_frequency !== null || fee.payment_count !== null);
}

function timesCount(fee: Fee): Stated<TotalCost> {
  const cost = costOf(fee);
  const count = isOneTime(fee) ? 1 : fee.payment_count;
  if (!cost || !count) return null;
  return { ...cost, from: cost.from * count, to: cost.to * count };
}

function costOf({ currency, fee_start, fee_end }: Fee): Stated<TotalCost> {
  if (fee_start === null) return null;
  const end = fee_end ?? fee_start;
  return { currency, from: Math.min(fee_start, end), to: Math.max(fee_start, end) };
}

function sumOf(costs: readonly Stated<TotalCost>[]): Stated<TotalCost> {
  const stated = costs.filter((cost) => cost !== null);
  const currency = stated[0]?.currency;
  if (currency === undefined || stated.length < costs.length) return null;
  if (stated.some((cost) => cost.currency !== currency)) return null;
  return {
    currency,
    from: stated.reduce((sum, { from }) => sum + from, 0),
    to: stated.reduce((sum, { to }) => sum + to, 0),
  };
}
