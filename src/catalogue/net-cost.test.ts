import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { blankCourse, blankFee } from "../../test/catalogue-source.ts";
import { LEVELS } from "./levels.ts";
import {
  costNotes,
  costPerMonth,
  costWithScheme,
  netCost,
  netCostText,
  spreadPerMonth,
  spreadWords,
  supportFor,
  wholeCostText,
} from "./net-cost.ts";
import { SHIPPED_OPERATOR } from "./operator.ts";

const total = (fee_start: number, currency = "MVR") =>
  blankFee({ type: "Total Fee", fee_start, currency });
const registration = (fee_start: number, currency = "MVR") =>
  blankFee({ type: "Registration Fee", fee_start, currency, payment_frequency: "One-time" });

const degree = (text: string | null, given: Parameters<typeof blankCourse>[0] = {}) =>
  blankCourse({
    gov_first_degree_text: text,
    fees: [total(120_000), registration(1_000)],
    duration_months: 48,
    ...given,
  });

const left = (mode_of_study_text: string | null, timings_plain = "") =>
  netCost(degree("Full tuition", { mode_of_study_text, timings_plain }), SHIPPED_OPERATOR);

describe("what the scheme leaves to pay", () => {
  it("is nothing of a course that is stated as part-time and never as full-time", () => {
    fc.assert(
      fc.property(
        fc.subarray(["Full-time", "part-time", "evenings", "weekends", "in blocks"]),
        fc.constantFrom("", "Sunday 19:45 to 21:45", "Friday and Saturday"),
        (modes, timings) => {
          const isLeftOut = modes.includes("part-time") && !modes.includes("Full-time");
          expect(left(modes.join(" or ") || null, timings)?.from ?? null).toBe(
            isLeftOut ? null : 1_000,
          );
        },
      ),
    );
  });

  it("and its reason are told of a part-time course, which no support of the scheme is for", () => {
    const course = degree("Full tuition", { mode_of_study_text: "Part-time, evenings" });
    expect(netCostText(course, SHIPPED_OPERATOR)).toBe(
      "The Bachelor's Degree Grant Scheme is not for part-time study",
    );
    expect(costWithScheme(course, SHIPPED_OPERATOR)).toMatchObject({ from: 121_000 });
    expect(supportFor(course, SHIPPED_OPERATOR)).toEqual([]);
  });

  it.each([
    ["Eligible: full tuition for a first degree", 1_000],
    ["Eligible: up to MVR 25,000 a year of study", 21_000],
    ["Eligible: up to MVR 90,000 a year of study", 1_000],
  ])("is told by the course: %s", (text, left) => {
    expect(netCost(degree(text), SHIPPED_OPERATOR)).toMatchObject({
      currency: "MVR",
      from: left,
      to: left,
    });
  });

  it.each([
    "No",
    " no ",
    "",
    null,
    "Eligible when taken full-time",
    "Eligible for Maldivians who have no earlier degree",
    "No more than full of hope",
  ])("is not known where the course says %j", (text) => {
    expect(netCost(degree(text), SHIPPED_OPERATOR)).toBeNull();
  });

  it("is in rufiyaa where the fees are in dollars", () => {
    const fees = [total(10_000, "USD"), registration(100, "USD")];
    expect(netCost(degree("Full tuition", { fees }), SHIPPED_OPERATOR)).toMatchObject({
      from: 1_542,
      to: 1_542,
    });
  });

  it("is one figure where only the price is a range, whatever its ends round to", () => {
    const range = { ...total(520, "USD"), fee_end: 13_756 };
    const course = degree("Full tuition", { fees: [range, registration(42_013, "USD")] });
    expect(netCost(course, SHIPPED_OPERATOR)).toMatchObject({ from: 647_840, to: 647_840 });
  });

  it("is a range where the price is one, and not known without a length or a total", () => {
    const fees = [{ ...total(110_000), fee_end: 120_000 }, registration(1_000)];
    const text = "Up to MVR 25,000 per year";
    expect(netCost(degree(text, { fees }), SHIPPED_OPERATOR)).toMatchObject({
      from: 11_000,
      to: 21_000,
    });
    expect(netCost(degree(text, { duration_months: null }), SHIPPED_OPERATOR)).toBeNull();
    expect(netCost(degree("Full tuition", { fees: [] }), SHIPPED_OPERATOR)).toBeNull();
    expect(
      netCost(degree("Full tuition", { fees: [total(5, "LKR")] }), SHIPPED_OPERATOR),
    ).toBeNull();
  });
});

describe("a total", () => {
  it("is told in rufiyaa, and by month as our own sum alone", () => {
    const course = blankCourse({ fees: [total(3_000, "USD")], duration_months: 12 });
    expect(costPerMonth(course)).toBeNull();
    expect(spreadPerMonth(course)).toEqual({ currency: "USD", from: 250, to: 250, months: 12 });
    expect(spreadWords(course, SHIPPED_OPERATOR)).toBe(
      "about USD 250 (MVR 3,855) a month if spread over 12 months",
    );
    expect(costNotes(course, SHIPPED_OPERATOR)).toEqual(["about MVR 46,260"]);
    expect(wholeCostText(course, SHIPPED_OPERATOR)).toBe("USD 3,000, about MVR 46,260");
  });

  it("of a short or unstated length has no monthly figure", () => {
    for (const duration_months of [null, 1])
      expect(spreadPerMonth(blankCourse({ fees: [total(9)], duration_months }))).toBeNull();
  });

  it("has no monthly figure but the stated one beside any instalment", () => {
    const frequencies = fc.constantFrom("Months", "Monthly", "Semesters", "every year", "Week");
    fc.assert(
      fc.property(frequencies, fc.nat(90_000), fc.nat(9_000), (payment_frequency, all, part) => {
        const instalment = { ...total(part), type: "Installment Fee", payment_frequency };
        const course = blankCourse({ fees: [total(all), instalment], duration_months: 12 });
        expect([spreadPerMonth(course), spreadWords(course, SHIPPED_OPERATOR)]).toEqual([
          null,
          null,
        ]);
        const isMonthly = /^month/i.test(payment_frequency);
        expect(costPerMonth(course)?.from ?? null).toBe(isMonthly ? part : null);
        const figures =
          costNotes(course, SHIPPED_OPERATOR)
            .join()
            .match(/[\d,]+/g) ?? [];
        expect(figures).toEqual([part.toLocaleString("en")]);
      }),
    );
  });

  it("that nobody states stays unstated", () => {
    const course = degree("Full tuition", { fees: [] });
    expect([costNotes(course, SHIPPED_OPERATOR), wholeCostText(course, SHIPPED_OPERATOR)]).toEqual([
      [],
      null,
    ]);
  });
});

describe("what the operator states", () => {
  it("is dated, and each part has a source or says nothing of what it pays", () => {
    const date = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/);
    const levels = LEVELS.map(({ value }) => value);
    const schema = z.strictObject({
      dated: z.iso.date(),
      exchange_rates: z.array(
        z.strictObject({
          currency: z.string().regex(/^[A-Z]{3}$/),
          mvr: z.number().positive(),
          since: date,
          source: z.string().min(1),
        }),
      ),
      support: z.array(
        z
          .strictObject({
            key: z.string().min(1),
            name: z.string().min(1),
            kind: z.enum(["grant", "scholarship", "loan"]),
            levels: z.array(z.enum(levels)).nullable(),
            pays: z
              .union([
                z.strictObject({ part: z.literal("tuition") }),
                z.strictObject({ part: z.literal("year"), most: z.int().positive() }),
              ])
              .nullable(),
            not_for: z.array(z.string().min(1)),
            source: z.strictObject({ name: z.string().min(1), url: z.url() }).nullable(),
            stated_on: date.nullable(),
          })
          .refine(
            ({ pays, not_for, source, stated_on }) =>
              (pays === null && not_for.length === 0) || (source !== null && stated_on !== null),
          ),
      ),
      level_entry: z.strictObject({
        source: z.strictObject({ name: z.string().min(1), url: z.url() }),
        stated_on: date,
        rules: z.array(
          z.strictObject({ level: z.enum(levels), asks: z.array(z.string().min(1)).min(1) }),
        ),
      }),
    });
    expect(schema.safeParse(SHIPPED_OPERATOR).error).toBeUndefined();
    expect(SHIPPED_OPERATOR.support.map(({ key }) => key)).toContain("first_degree_scheme");
  });

  it("applies to the courses that state the scheme", () => {
    expect(supportFor(degree("Eligible when taken full-time"), SHIPPED_OPERATOR)).toHaveLength(1);
    for (const text of ["No", "", null])
      expect(supportFor(degree(text), SHIPPED_OPERATOR)).toEqual([]);
  });
});
