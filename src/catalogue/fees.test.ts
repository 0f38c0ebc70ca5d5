import { describe, expect, it } from "vitest";
import { blankFee } from "../../test/catalogue-source.ts";
import type { Fee } from "./course.ts";
import {
  compareFees,
  formatAmount,
  formatRange,
  institutionCardFee,
  listingFee,
  type Priced,
  wizardFee,
} from "./fees.ts";
import { SHIPPED_OPERATOR } from "./operator.ts";
import { totalCost, totalCostText } from "./total-cost.ts";

function priced(...fees: Fee[]): Priced {
  return { fee_text: null, fees };
}

const total = (start: number, end: number | null = null) =>
  blankFee({ type: "Total Fee", fee_start: start, fee_end: end });
const paid = (start: number, frequency: string | null, count: number | null = null) =>
  blankFee({
    type: "Installment Fee",
    fee_start: start,
    payment_frequency: frequency,
    payment_count: count,
  });
const registration = (start: number | null, frequency: string | null = "One-time") =>
  blankFee({ type: "Registration Fee", fee_start: start, payment_frequency: frequency });

/** Where each phrase is shown (specification, 9). */
interface Phrases {
  listing: string;
  institution: string;
  compare: string[];
  wizard: string;
}

const table: [string, Priced, Phrases][] = [
  ["no fee", priced(), { listing: "-", institution: "-", compare: [], wizard: "-" }],
  [
    "a total fee",
    priced(total(45_000)),
    {
      listing: "Course Fee: MVR 45,000",
      institution: "Course Fee: MVR 45,000",
      compare: ["Total Fee: MVR 45,000"],
      wizard: "MVR 45,000",
    },
  ],
  [
    "a total fee in a range",
    priced(total(45_000, 60_000)),
    {
      listing: "Course Fee: MVR 45,000 - 60,000",
      institution: "Course Fee: MVR 45,000 - 60,000",
      compare: ["Total Fee: MVR 45,000 - 60,000"],
      wizard: "MVR 45,000 - 60,000",
    },
  ],
  [
    "a total fee that names a frequency all the same",
    priced({ ...total(45_000), payment_frequency: "Years", payment_count: 3 }),
    {
      listing: "Course Fee: MVR 45,000",
      institution: "Course Fee: MVR 45,000",
      compare: ["Total Fee: MVR 45,000"],
      wizard: "MVR 45,000",
    },
  ],
  [
    "monthly installments",
    priced(paid(3_500, "Months", 36)),
    {
      listing: "MVR 3,500/- per month",
      institution: "MVR 3,500 per month",
      compare: ["Installment Fee: MVR 3,500 per month for 36 months"],
      wizard: "MVR 3,500 per month for 36 months",
    },
  ],
  [
    "semester installments",
    priced(paid(12_000, "Semesters", 6)),
    {
      listing: "MVR 12,000/- per semester",
      institution: "MVR 12,000 per semester",
      compare: ["Installment Fee: MVR 12,000 per semester for 6 semesters"],
      wizard: "MVR 12,000 per semester for 6 semesters",
    },
  ],
  [
    "an installment for each of one year",
    priced(paid(30_000, "Years", 1)),
    {
      listing: "MVR 30,000/- per year",
      institution: "MVR 30,000 per year",
      compare: ["Installment Fee: MVR 30,000 per year for 1 year"],
      wizard: "MVR 30,000 per year for 1 year",
    },
  ],
  [
    "yearly installments without a count",
    priced(paid(30_000, "Years")),
    {
      listing: "MVR 30,000/- per year",
      institution: "MVR 30,000 per year",
      compare: ["Installment Fee: MVR 30,000 per year"],
      wizard: "MVR 30,000 per year",
    },
  ],
  [
    "an installment paid once",
    priced(paid(9_000, "One-time", 1)),
    {
      listing: "MVR 9,000",
      institution: "MVR 9,000",
      compare: ["Installment Fee: MVR 9,000"],
      wizard: "MVR 9,000",
    },
  ],
  [
    "installments of a frequency in words of the institution",
    priced(paid(800, "Trimesters", 4)),
    {
      listing: "MVR 800/- per trimester",
      institution: "MVR 800 per trimester",
      compare: ["Installment Fee: MVR 800 per trimester for 4 trimesters"],
      wizard: "MVR 800 per trimester for 4 trimesters",
    },
  ],
  [
    "installments with a registration fee",
    priced(registration(500), paid(3_500, "Months", 10)),
    {
      listing: "MVR 3,500/- per month",
      institution: "MVR 3,500 per month",
      compare: ["Registration Fee: MVR 500", "Installment Fee: MVR 3,500 per month for 10 months"],
      wizard: "MVR 3,500 per month for 10 months",
    },
  ],
  [
    "a total fee beside installments",
    priced(paid(3_500, "Months", 10), total(32_000)),
    {
      listing: "Course Fee: MVR 32,000",
      institution: "Course Fee: MVR 32,000",
      compare: ["Installment Fee: MVR 3,500 per month for 10 months", "Total Fee: MVR 32,000"],
      wizard: "MVR 32,000",
    },
  ],
  [
    "only a fee of another type",
    priced(registration(500)),
    {
      listing: "-",
      institution: "MVR 500",
      compare: ["Registration Fee: MVR 500"],
      wizard: "MVR 500",
    },
  ],
  [
    "a fee in another currency",
    priced({ ...total(29_000), currency: "AUD" }),
    {
      listing: "Course Fee: AUD 29,000",
      institution: "Course Fee: AUD 29,000",
      compare: ["Total Fee: AUD 29,000"],
      wizard: "AUD 29,000",
    },
  ],
  [
    "the course's own wording",
    { fee_text: "Free for Maldivian students", fees: [] },
    {
      listing: "Free for Maldivian students",
      institution: "Free for Maldivian students",
      compare: ["Free for Maldivian students"],
      wizard: "Free for Maldivian students",
    },
  ],
  [
    "the course's own wording beside a total fee",
    { fee_text: "MVR 45,000 all in", fees: [total(45_000)] },
    {
      listing: "Course Fee: MVR 45,000 all in",
      institution: "Course Fee: MVR 45,000 ALL IN",
      compare: ["MVR 45,000 all in", "Total Fee: MVR 45,000"],
      wizard: "MVR 45,000 all in",
    },
  ],
  [
    "the course's own wording beside installments",
    { fee_text: "From MVR 900 a week", fees: [paid(900, "Weeks", 8)] },
    {
      listing: "From MVR 900 a week",
      institution: "From MVR 900 a week",
      compare: ["From MVR 900 a week", "Installment Fee: MVR 900 per week for 8 weeks"],
      wizard: "From MVR 900 a week",
    },
  ],
  [
    "a fee without an amount",
    priced({ ...total(0), fee_start: null, remarks: "on request" }),
    { listing: "-", institution: "-", compare: ["Total Fee: on request"], wizard: "-" },
  ],
  [
    "a fee with a remark",
    priced({ ...total(45_000), remarks: "books not included" }),
    {
      listing: "Course Fee: MVR 45,000",
      institution: "Course Fee: MVR 45,000",
      compare: ["Total Fee: MVR 45,000 (books not included)"],
      wizard: "MVR 45,000",
    },
  ],
  [
    "an upper end only",
    priced({ ...total(0), fee_start: null, fee_end: 60_000 }),
    {
      listing: "Course Fee: up to MVR 60,000",
      institution: "Course Fee: UP TO MVR 60,000",
      compare: ["Total Fee: up to MVR 60,000"],
      wizard: "up to MVR 60,000",
    },
  ],
];

describe("fee phrases", () => {
  it.each(table)("%s", (_, course, phrases) => {
    expect({
      listing: listingFee(course),
      institution: institutionCardFee(course),
      compare: compareFees(course),
      wizard: wizardFee(course),
    }).toEqual(phrases);
  });

  it.each(["Monthly", "per month", " MONTHS ", "Month", "Every month"])(
    'reads "%s" as a month',
    (frequency) => {
      expect(listingFee(priced(paid(100, frequency)))).toBe("MVR 100/- per month");
    },
  );

  it.each(["One-time", "one time", "ONE-TIME", "Once"])('reads "%s" as paid once', (frequency) => {
    expect(listingFee(priced(paid(100, frequency)))).toBe("MVR 100");
  });
});

describe("amounts", () => {
  it.each([
    [0, "MVR 0"],
    [999, "MVR 999"],
    [1_000, "MVR 1,000"],
    [1_234_567, "MVR 1,234,567"],
    [45_000.4, "MVR 45,000"],
  ])("%d", (amount, text) => {
    expect(formatAmount("MVR", amount)).toBe(text);
  });

  it("puts the lower end of a range first and drops a range of one amount", () => {
    expect(formatRange("MVR", 60_000, 45_000)).toBe("MVR 45,000 - 60,000");
    expect(formatRange("MVR", 45_000, 45_000)).toBe("MVR 45,000");
  });
});

describe("totalCost", () => {
  it.each<[string, Priced, string]>([
    ["no fee", priced(), "Not stated"],
    ["own wording only", { fee_text: "MVR 45,000", fees: [] }, "Not stated"],
    ["a total fee", priced(total(45_000)), "MVR 45,000"],
    ["a total range", priced(total(45_000, 60_000)), "MVR 45,000 - 60,000"],
    ["a stated nothing", priced(total(0)), "MVR 0"],
    ["a total beside other fees", priced(total(32_000), paid(3_500, "Months", 10)), "MVR 32,000"],
    [
      "a total beside a registration fee",
      priced(total(45_000), registration(500)),
      "MVR 45,500, including Registration Fee MVR 500",
    ],
    [
      "a total range beside two fees that are paid once",
      priced(total(45_000, 60_000), registration(500), {
        ...registration(250),
        type: "Examination Fee",
        fee_end: 300,
      }),
      "MVR 45,750 - 60,800, including Registration Fee MVR 500 and Examination Fee MVR 250 - 300",
    ],
    [
      "a total beside a registration fee in another currency",
      priced(total(45_000), { ...registration(50), currency: "USD" }),
      "Not stated",
    ],
    [
      "offers in two currencies, each with its own registration fee",
      priced(total(45_000), { ...total(3_000), currency: "USD" }, registration(500), {
        ...registration(50),
        currency: "USD",
      }),
      "MVR 45,500, including Registration Fee MVR 500",
    ],
    [
      "a total beside a registration fee without an amount",
      priced(total(45_000), registration(null)),
      "Not stated",
    ],
    [
      "a total beside a registration that costs nothing",
      priced(total(45_000), registration(0)),
      "MVR 45,000",
    ],
    [
      "a total beside the course fee, which is the same",
      priced(total(45_000), { ...registration(45_000), type: "Course Fee" }),
      "MVR 45,000",
    ],
    ["two totals", priced(total(40_000), total(30_000)), "MVR 30,000 - 40,000"],
    [
      "totals in two currencies",
      priced({ ...total(3_000), currency: "USD" }, total(40_000)),
      "MVR 40,000",
    ],
    [
      "totals in two foreign currencies",
      priced({ ...total(3_000), currency: "USD" }, { ...total(2_000), currency: "EUR" }),
      "Not stated",
    ],
    ["installments", priced(paid(3_500, "Months", 36)), "MVR 126,000"],
    [
      "installments in a range",
      priced({ ...paid(3_500, "Months", 10), fee_end: 4_000 }),
      "MVR 35,000 - 40,000",
    ],
    ["installments without a count", priced(paid(3_500, "Months")), "Not stated"],
    ["a count without a frequency", priced(paid(3_500, null, 4)), "MVR 14,000"],
    ["an installment paid once", priced(paid(9_000, "One-time")), "MVR 9,000"],
    [
      "installments and fees paid once",
      priced(registration(500), paid(1_000, "Semesters", 6), registration(250)),
      "MVR 6,750, including Registration Fee MVR 500 and Registration Fee MVR 250",
    ],
    [
      "a registration fee of unknown frequency",
      priced(registration(500, null), paid(1_000, "Semesters", 6)),
      "Not stated",
    ],
    [
      "a registration fee of unknown amount",
      priced(registration(null), paid(1_000, "Semesters", 6)),
      "Not stated",
    ],
    [
      "a registration fee in another currency",
      priced({ ...registration(50), currency: "USD" }, paid(1_000, "Semesters", 6)),
      "Not stated",
    ],
    [
      "two repeated fees, perhaps to choose from",
      priced(paid(1_000, "Months", 12), paid(11_000, "Years", 1)),
      "Not stated",
    ],
    ["a registration fee alone", priced(registration(500)), "Not stated"],
    [
      "a tuition fee paid once",
      priced(
        blankFee({ type: "Tuition Fee", fee_start: 8_000, payment_frequency: "One-time" }),
        registration(500),
      ),
      "MVR 8,500, including Registration Fee MVR 500",
    ],
    [
      "a total without an amount beside installments",
      priced({ ...total(0), fee_start: null }, paid(1_000, "Months", 12)),
      "Not stated",
    ],
  ])("%s", (_, course, text) => {
    expect(totalCostText(totalCost(course), SHIPPED_OPERATOR)).toBe(text);
  });
});
