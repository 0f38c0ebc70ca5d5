import { describe, expect, it } from "vitest";
import type { CourseSummary, Fee } from "#catalogue/course.ts";
import { SHIPPED_OPERATOR } from "#catalogue/operator.ts";
import { blankCourse } from "../../test/catalogue-source.ts";
import { listedCourse, placesText } from "./listed-course.ts";

const COURSE: CourseSummary = blankCourse({
  id: 7,
  name: "Diploma in Law",
  institution: { id: 3, name: "Kula College", logo: null },
  sample: true,
});

const fee = (values: Partial<Fee>): Fee => ({
  type: "Installment Fee",
  currency: "MVR",
  fee_start: 3500,
  fee_end: null,
  payment_frequency: "Months",
  payment_count: 12,
  remarks: null,
  ...values,
});

describe("placesText", () => {
  it.each([
    [[], null],
    [["Malé"], "Malé"],
    [["Malé", "Addu City"], "Malé, Addu City"],
    [["A", "B", "C", "D", "E"], "A, B and 3 more"],
  ])("of %j is %j", (places, text) => {
    expect(placesText(places)).toBe(text);
  });
});

const BASIS = { today: "2026-11-22", operator: SHIPPED_OPERATOR };

describe("listedCourse", () => {
  it("says of what something is not applicable", () => {
    const levelOf = (mnqf_level: CourseSummary["mnqf_level"]) =>
      listedCourse({ ...COURSE, mnqf_level }, BASIS).level;
    expect([levelOf("5"), levelOf("NA"), levelOf(null)]).toEqual([
      "Level 5: Diploma",
      "Level: Not Applicable",
      null,
    ]);
  });

  it("counts to deadlines from its day, and costs by the rates it is given", () => {
    const intake_details = [
      { label: "March 2027", year: 2027, month: 3, day: null, all_year: false, apply_url: null },
    ].map((details) => ({ ...details, deadline: "2026-12-04" }));
    const fees = [fee({ currency: "USD", fee_start: 1200, payment_frequency: null })];
    const course = { ...COURSE, fees, intakes: ["March 2027"], intake_details };
    const card = listedCourse(course, BASIS);
    expect(card.closing).toBe("Closes in 12 days");
    expect(listedCourse(course, BASIS)).toBe(card);
    expect(card.cost).toContain("about MVR");
    const operator = { ...SHIPPED_OPERATOR, exchange_rates: [] };
    const other = listedCourse(course, { today: "2026-11-23", operator });
    expect(other.closing).toBe("Closes in 11 days");
    expect(other.cost).not.toContain("about MVR");
  });

  it("adds fees to the fee beside which they stand, which does not include them", () => {
    const registration = fee({ type: "Registration Fee", fee_start: 1_000, payment_count: null });
    const {
      cost,
      fee: stated,
      contents,
    } = listedCourse(
      { ...COURSE, fees: [fee({}), { ...registration, payment_frequency: "One Time" }] },
      BASIS,
    );
    expect([cost, stated, contents]).toEqual([
      "MVR 43,000 in total",
      "MVR 3,500/- per month",
      "plus Registration Fee MVR 1,000",
    ]);
  });

  it("leaves what is not stated without a value", () => {
    const listed = listedCourse(COURSE, BASIS);
    expect(listed).toMatchObject({
      level: null,
      duration: null,
      cost: null,
      fee: null,
      facts: [{ label: "Study mode", words: null }],
    });
    expect(listed.institution.logo).toBe("/pictures/institutions/3/logo.svg");
  });

  it("adds the total only where the phrase does not say it", () => {
    const paidMonthly = listedCourse({ ...COURSE, fees: [fee({})] }, BASIS);
    expect(paidMonthly).toMatchObject({
      cost: "MVR 42,000 in total",
      fee: "MVR 3,500/- per month",
    });
    const paidOnce = listedCourse(
      {
        ...COURSE,
        fees: [fee({ type: "Total Fee", fee_start: 45000, payment_frequency: null })],
      },
      BASIS,
    );
    expect(paidOnce).toMatchObject({ cost: "Course Fee: MVR 45,000", fee: null });
    const inDollars = listedCourse(
      {
        ...COURSE,
        fees: [
          fee({ type: "Total Fee", currency: "USD", fee_start: 1200, payment_frequency: null }),
        ],
      },
      BASIS,
    );
    expect(inDollars.cost).toMatch(/^Course Fee: USD 1,200, about MVR [\d,]+$/);
    expect(inDollars.fee).toBeNull();
  });

  it.each([
    [null, null],
    ["", null],
    ["No", null],
    [" no ", null],
    ["Fully funded", "Fully funded"],
  ])("of the scheme's text %j shows %j", (gov_first_degree_text, scheme) => {
    expect(listedCourse({ ...COURSE, gov_first_degree_text }, BASIS).scheme).toBe(scheme);
  });
});
