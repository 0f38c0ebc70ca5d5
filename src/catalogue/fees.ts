import type { CourseSummary, Fee, Nullable } from "./course.ts";

/** The fields of a course that fees are read from. */
/** True for a course that is free for those whom its fee in words names. */
export function isFreeForSome({ fee_text }: Priced): boolean {
  return /^free\b/i.test(fee_text ?? "");
}

export type Priced = Pick<CourseSummary, "fees" | "fee_text">;

/** Shown on a card where no fee is stated (specification, 9). */
export const NO_FEE = "-";

const TOTAL_FEE = "total fee";
const INSTALLMENT_FEE = "installment fee";
const ONE_TIME = /^(one[ -]?(time|off)|once)$/;

/** Other words that sources use for "Years", "Months" and "Semesters". */
const PERIODS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    yearly: "year",
    annually: "year",
    annual: "year",
    monthly: "month",
    weekly: "week",
    quarterly: "quarter",
    daily: "day",
  }),
);

/** True for the fee of the whole course. */
export function isTotalFee(fee: Fee): boolean {
  return tidyFeeText(fee.type) === TOTAL_FEE;
}

/** True for a part of the course's fee, paid once or repeatedly. */
export function isInstallmentFee(fee: Fee): boolean {
  return tidyFeeText(fee.type) === INSTALLMENT_FEE;
}

/** True where the fee is stated to be paid once. */
export function isOneTime(fee: Fee): boolean {
  return ONE_TIME.test(tidyFeeText(fee.payment_frequency ?? ""));
}

/**
 * The period after which the fee is due again, singular and lowercase: "month"; null for no
 * repetition.
 */
function periodOf(fee: Fee): Nullable<string> {
  if (fee.payment_frequency === null || isTotalFee(fee) || isOneTime(fee)) return null;
  const frequency = tidyFeeText(fee.payment_frequency).replace(/^(per|every|each) /, "");
  if (frequency === "") return null;
  return PERIODS.get(frequency) ?? frequency.replace(/([^s])s$/, "$1");
}

/** An amount in whole units: "MVR 45,000". */
export function formatAmount(currency: string, amount: number): string {
  return `${currency} ${withThousands(amount)}`;
}

/** An amount or a range: "MVR 45,000", "MVR 45,000 - 60,000". */
export function formatRange(currency: string, from: number, to: number): string {
  const amount = formatAmount(currency, Math.min(from, to));
  return from === to ? amount : `${amount} - ${withThousands(Math.max(from, to))}`;
}

/** The amount of a fee; null where none is stated. With only an upper end: "up to MVR 60,000". */
function amountText({ currency, fee_start, fee_end }: Fee): Nullable<string> {
  if (fee_start === null)
    return fee_end === null ? null : `up to ${formatAmount(currency, fee_end)}`;
  return formatRange(currency, fee_start, fee_end ?? fee_start);
}

/**
 * Fee on a card of the course listing: "Course Fee: MVR 45,000", "MVR 3,500/- per month", the
 * course's own wording where it has one, otherwise "-" (specification, 9).
 */
export function listingFee(course: Priced): string {
  const totals = course.fees.filter(isTotalFee);
  const text = course.fee_text ?? totals.map(amountText).find((amount) => amount !== null);
  if (totals.length > 0 && text) return `Course Fee: ${text}`;
  if (course.fee_text) return course.fee_text;
  const installment = course.fees.find((fee) => isInstallmentFee(fee) && amountText(fee) !== null);
  if (!installment) return NO_FEE;
  const period = periodOf(installment);
  return period ? `${amountText(installment)}/- per ${period}` : amountText(installment)!;
}

/**
 * Fee on a card of an institution's page: "Course Fee: MVR 45,000" with the text in uppercase,
 * "MVR 3,500 per month", the amount alone where it is paid once (specification, 9).
 */
export function institutionCardFee(course: Priced): string {
  const fee = mainFee(course.fees);
  const text = course.fee_text ?? (fee && amountText(fee));
  if (!text) return NO_FEE;
  if (fee && isTotalFee(fee)) return `Course Fee: ${text.toUpperCase()}`;
  const period = course.fee_text === null && fee ? periodOf(fee) : null;
  return period ? `${text} per ${period}` : text;
}

/**
 * Fees in the comparison, one line for each: "Installment Fee: MVR 3,500 per month for 36 months",
 * "Total Fee: MVR 45,000" (specification, 9). The course's own wording comes first; a fee's remark
 * follows it in brackets. Empty when nothing is stated.
 */
export function compareFees(course: Priced): string[] {
  const lines = course.fees.flatMap((fee) => {
    const amount = amountWithTimes(fee);
    const text = [amount, fee.remarks && (amount ? `(${fee.remarks})` : fee.remarks)];
    const line = text.filter(Boolean).join(" ");
    return line === "" ? [] : `${fee.type}: ${line}`;
  });
  return course.fee_text ? [course.fee_text, ...lines] : lines;
}

/**
 * Fee on a result of the career guide: the course's own wording, else its main fee as the
 * comparison phrases it, otherwise "-" (specification, 2.10 and 9).
 */
export function wizardFee(course: Priced): string {
  const fee = mainFee(course.fees);
  return course.fee_text ?? (fee && amountWithTimes(fee)) ?? NO_FEE;
}

/** The fee as one text: the course's own wording, else the amount of its main fee, else null. */
export function feeText(course: Priced): Nullable<string> {
  const fee = mainFee(course.fees);
  return course.fee_text ?? (fee ? amountText(fee) : null);
}

/**
 * The fee that best describes the cost: total, then installments, then repeated, then any other.
 */
function mainFee(fees: readonly Fee[]): Fee | undefined {
  const stated = fees.filter((fee) => amountText(fee) !== null);
  const repeated = (fee: Fee) => periodOf(fee) !== null;
  return (
    stated.find(isTotalFee) ?? stated.find(isInstallmentFee) ?? stated.find(repeated) ?? stated[0]
  );
}

/** The fees that are paid again and again, with a stated amount. */
export function instalments({ fees }: Pick<Priced, "fees">): Fee[] {
  return fees.filter(
    (fee) => amountText(fee) !== null && (periodOf(fee) !== null || isInstallmentFee(fee)),
  );
}

/** What is paid each month, as it is stated; null where no fee is, or several are. */
export function statedPerMonth({ fees }: Pick<Priced, "fees">): Nullable<Fee> {
  const monthly = instalments({ fees }).filter((fee) => periodOf(fee) === "month");
  return monthly.length === 1 ? monthly[0]! : null;
}

/**
 * One fee in the comparison: "MVR 3,500 per month for 36 months"; only the amount where it is paid
 * once or is the total. Null where no amount is stated.
 */
export function amountWithTimes(fee: Fee): Nullable<string> {
  const amount = amountText(fee);
  const period = periodOf(fee);
  if (amount === null || period === null) return amount;
  if (!fee.payment_count) return `${amount} per ${period}`;
  const times = fee.payment_count === 1 ? `1 ${period}` : `${fee.payment_count} ${period}s`;
  return `${amount} per ${period} for ${times}`;
}

function withThousands(amount: number): string {
  return THOUSANDS.format(Math.round(amount));
}

const THOUSANDS = new Intl.NumberFormat("en-US");

function tidyFeeText(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, " ");
}
