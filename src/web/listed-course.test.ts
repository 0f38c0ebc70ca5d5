import { describe, expect, it, onTestFinished } from "vitest";
import type { CourseSummary, Fee } from "#catalogue/course.ts";
import { followOperator, SHIPPED_OPERATOR } from "#catalogue/operator.ts";
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

const TODAY = "2026-11-22";

describe("listedCourse", () => {
  it("says of what something is not applicable", () => {
    const levelOf = (mnqf_level: CourseSummary["mnqf_level"]) =>
      listedCourse({ ...COURSE, mnqf_level }, TODAY).level;
    expect([levelOf("5"), levelOf("NA"), levelOf(null)]).toEqual([
      "Level 5: Diploma",
      "Level: Not Applicable",
      null,
    ]);
  });

  it("is made once a day, and anew once the day or the operator's facts change", () => {
    const intake_details = [
      { label: "March 2027", year: 2027, month: 3, day: null, all_year: false, apply_url: null },
    ].map((details) => ({ ...details, deadline: "2026-12-04" }));
    const fees = [fee({ currency: "USD", fee_start: 1200, payment_frequency: null })];
    const course = { ...COURSE, fees, intakes: ["March 2027"], intake_details };
    const card = listedCourse(course, TODAY);
    expect(card.closing).toBe("Closes in 12 days");
    expect(listedCourse(course, TODAY)).toBe(card);
    expect(listedCourse(course, "2026-11-23").closing).toBe("Closes in 11 days");
    onTestFinished(() => followOperator());
    followOperator({ ...SHIPPED_OPERATOR, exchange_rates: [] });
    expect(card.cost).toContain("about MVR");
    expect(listedCourse(course, "2026-11-23").cost).not.toContain("about MVR");
  });

  it("leaves what is not stated without a value", () => {
    const listed = listedCourse(COURSE, TODAY);
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
    const paidMonthly = listedCourse({ ...COURSE, fees: [fee({})] }, TODAY);
    expect(paidMonthly).toMatchObject({
      cost: "MVR 42,000 in total",
      fee: "MVR 3,500/- per month",
    });
    const paidOnce = listedCourse(
      {
        ...COURSE,
        fees: [fee({ type: "Total Fee", fee_start: 45000, payment_frequency: null })],
      },
      TODAY,
    );
    expect(paidOnce).toMatchObject({ cost: "Course Fee: MVR 45,000", fee: null });
    const inDollars = listedCourse(
      {
        ...COURSE,
        fees: [
          fee({ type: "Total Fee", currency: "USD", fee_start: 1200, payment_frequency: null }),
        ],
      },
      TODAY,
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
    expect(listedCourse({ ...COURSE, gov_first_degree_text }, TODAY).scheme).toBe(scheme);
  });
});
