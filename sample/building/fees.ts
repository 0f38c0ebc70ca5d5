import type { CourseInput } from "#records/record.schema.ts";
import type { FeeHabit } from "../institutions/profile.ts";
import type { AwardCode } from "../programme.ts";
import type { Chooser } from "../random.ts";
import type { Awarding } from "./awarding.ts";
import type { Duration } from "./duration.ts";
import type { Offer } from "./offer.ts";

type FeeInput = NonNullable<NonNullable<CourseInput["fees"]>[number]>;

export interface CourseFees {
  fee_text: string | null;
  fees: FeeInput[];
}

/** Usual cost of a whole course in rufiyaa, before field and institution. */
const USUAL: Record<AwardCode, number> = {
  C1: 1_500,
  C2: 3_200,
  C3: 9_500,
  C4: 24_000,
  D: 36_000,
  AD: 68_000,
  B: 112_000,
  BH: 132_000,
  PC: 24_000,
  PD: 42_000,
  M: 86_000,
  P: 165_000,
  S: 1_700,
  F: 14_500,
  X: 6_500,
};

/** Rufiyaa to the US dollar, the rate of the Maldives Monetary Authority since 2011. */
const MVR_PER_USD = 15.42;

function rounded(amount: number): number {
  const step = amount < 5_000 ? 50 : amount < 20_000 ? 250 : 500;
  return Math.max(step, Math.round(amount / step) * step);
}

/** The whole cost of the course in rufiyaa, not rounded. */
function cost(offer: Offer, length: Duration): number {
  const choose = offer.choose("cost");
  const fourYears = length.months >= 48 && offer.code === "BH" ? 1.3 : 1;
  const topUp = length.months <= 12 && (offer.code === "BH" || offer.code === "B") ? 0.4 : 1;
  const days = offer.code === "S" ? 0.55 + Math.min(1.4, length.months * 0.6) : 1;
  const spread = 0.86 + choose.next() * 0.34;
  return (
    USUAL[offer.code] *
    fourYears *
    topUp *
    days *
    spread *
    offer.field.feeFactor *
    offer.profile.price
  );
}

const TOTAL_REMARKS = [
  "Includes examination fees",
  "Books and materials are not included",
  "Five per cent less when paid at once",
  "Payable in two parts on request",
] as const;

function total(amount: number, choose: Chooser): FeeInput {
  const remarks = choose.chance(0.3) ? choose.pick(TOTAL_REMARKS) : null;
  return { type: "Total Fee", fee_start: rounded(amount), remarks };
}

function range(amount: number, choose: Chooser): FeeInput {
  return {
    type: "Total Fee",
    fee_start: rounded(amount * 0.9),
    fee_end: rounded(amount * 1.2),
    remarks: choose.pick(["Depends on the modules chosen", "Depends on credit for earlier study"]),
  };
}

function registration(amount: number, choose: Chooser): FeeInput {
  return {
    type: "Registration Fee",
    fee_start: amount < 5_000 ? 150 : amount < 30_000 ? 500 : 1_000,
    payment_frequency: "One-time",
    payment_count: 1,
    remarks: choose.chance(0.5) ? "Not refundable" : null,
  };
}

function materials(choose: Chooser): FeeInput {
  return {
    type: choose.pick(["Material Fee", "Examination Fee"]),
    fee_start: choose.pick([350, 500, 750, 1_200]),
    payment_frequency: "One-time",
    payment_count: 1,
  };
}

function instalments(
  amount: number,
  frequency: "Months" | "Semesters" | "Years" | "Modules",
  count: number,
  choose: Chooser,
): FeeInput {
  const each = rounded(amount / count);
  const stated = !choose.chance(0.08);
  return {
    type: "Installment Fee",
    fee_start: each,
    fee_end: choose.chance(0.06) ? rounded(each * 1.25) : null,
    payment_frequency: frequency,
    payment_count: stated ? count : null,
    remarks: stated ? null : "Number of payments agreed at enrolment",
  };
}

/** The fee habit for a course of this length; a short course is not paid by the year. */
function suited(habit: FeeHabit, offer: Offer, length: Duration): FeeHabit {
  const { months } = length;
  const framework = offer.code !== "S" && offer.code !== "X";
  const least = { yearly: 24, semester: 10, monthly: 2, module: 5 }[habit as "yearly"];
  if (least !== undefined && (months < least || !framework)) return "total";
  const payable = months > 12 || offer.code === "F" || offer.code === "X";
  if (habit === "free" && payable) return "registration";
  return habit;
}

function rows(habit: FeeHabit, amount: number, length: Duration, choose: Chooser): FeeInput[] {
  const first = registration(amount, choose);
  const { months } = length;
  switch (habit) {
    case "range":
      return [range(amount, choose)];
    case "registration":
      return choose.chance(0.3)
        ? [first, total(amount, choose), materials(choose)]
        : [first, total(amount, choose)];
    case "monthly":
      return [first, instalments(amount, "Months", Math.round(months), choose)];
    case "semester":
      return [first, instalments(amount, "Semesters", Math.round(months / 6), choose)];
    case "yearly":
      return [instalments(amount, "Years", Math.round(months / 12), choose)];
    case "module":
      return [instalments(amount, "Modules", Math.max(4, Math.round(months * 0.8)), choose)];
    default:
      return [total(amount, choose)];
  }
}

function inDollars(fee: FeeInput): FeeInput {
  const convert = (amount: number | null | undefined) =>
    amount == null ? null : Math.max(10, Math.round(amount / MVR_PER_USD / 10) * 10);
  return {
    ...fee,
    currency: "USD",
    fee_start: convert(fee.fee_start),
    fee_end: convert(fee.fee_end),
  };
}

const FREE = ["Free for Maldivian students", "Free for residents of the atoll"] as const;
const CONTACT = [
  "Contact the institution",
  "On request, depending on the size of the group",
  "Set before each intake",
] as const;

/** The fees of the course in its institution's style. */
export function courseFees(offer: Offer, length: Duration, awarded: Awarding): CourseFees {
  const choose = offer.choose("fees");
  const habit = suited(choose.pick(offer.profile.fees), offer, length);
  if (habit === "unstated") return { fee_text: null, fees: [] };
  if (habit === "free") return { fee_text: choose.pick(FREE), fees: [] };
  if (habit === "contact") return { fee_text: choose.pick(CONTACT), fees: [] };
  const stated = rows(habit, cost(offer, length), length, choose);
  const dollars = awarded.abroad !== null && choose.chance(0.6);
  return { fee_text: null, fees: dollars ? stated.map(inDollars) : stated };
}
