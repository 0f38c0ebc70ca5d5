import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Course, Fee } from "#catalogue/course.ts";
import { institutionCardFee } from "#catalogue/fees.ts";
import { netCost, netWords } from "#catalogue/net-cost.ts";
import { SHIPPED_OPERATOR } from "#catalogue/operator.ts";
import {
  formatTotalCost,
  inMvr,
  mvrWords,
  totalCost,
  totalCostContents,
} from "#catalogue/total-cost.ts";
import { CourseCard } from "#features/cards/course-card.tsx";
import { guideCard } from "#features/careerguide/careerguide.data.ts";
import { factOf } from "#features/chat/lookups/facts.ts";
import { comparisonCsv } from "#features/compare/comparison-csv.ts";
import { useComparisonRows } from "#features/compare/comparison-rows.tsx";
import { ComparisonTable } from "#features/compare/comparison-table.tsx";
import { CourseCost } from "#features/courses/course/course-facts.tsx";
import { courseDescription } from "#features/courses/course/description.ts";
import { FeeTable } from "#features/courses/course/fee-table.tsx";
import { courseStructuredData } from "#features/courses/course/structured-data.ts";
import { courseAnswer } from "#features/courses/course-answer.ts";
import { cardOf, type ListedCourse, listedCourse } from "#web/listed-course.ts";
import { blankCourse, blankFee } from "./catalogue-source.ts";
import { readable, rendered } from "./rendered.tsx";

const BASIS = { today: "2026-11-23", operator: SHIPPED_OPERATOR };
const amount = fc.integer({ min: 0, max: 200_000 });
const fee: fc.Arbitrary<Fee> = fc.record({
  type: fc.constantFrom(
    "Total Fee",
    "Installment Fee",
    "Registration Fee",
    "Course Fee",
    "Exam Fee",
  ),
  currency: fc.constantFrom("MVR", "MVR", "MVR", "USD"),
  fee_start: fc.option(amount, { freq: 8 }),
  fee_end: fc.option(amount, { nil: null, freq: 3 }),
  payment_frequency: fc.constantFrom("One-time", "One-time", "Months", null),
  payment_count: fc.constantFrom(null, 1, 12),
  remarks: fc.constant(null),
});
const circumstances = fc.record({
  gov_first_degree_text: fc.constantFrom(
    null,
    "No",
    "Eligible: full tuition for a first degree",
    "Eligible: up to MVR 25,000 a year of study",
    "Eligible when taken full-time",
  ),
  duration_months: fc.constantFrom(null, 0.5, 12, 18, 48),
});
const fees = fc.array(fee, { maxLength: 5 });
const costOf = (of: Fee[]) => totalCost({ fee_text: null, fees: of });

describe("the total cost of a course", () => {
  it("is a sum of fees in one currency: those in another change nothing but whether there is one", () => {
    fc.assert(
      fc.property(fees, (all) => {
        const cost = costOf(all);
        fc.pre(cost !== null);
        expect(costOf(all.filter(({ currency }) => currency === cost?.currency))).toEqual(cost);
      }),
    );
  });

  it("grows by a registration fee in its currency, and says so", () => {
    fc.assert(
      fc.property(fees, amount, (all, start) => {
        const cost = costOf(all);
        fc.pre(cost !== null);
        const registration = blankFee({
          type: "Registration Fee",
          currency: cost?.currency ?? "MVR",
          fee_start: start,
          payment_frequency: "One-time",
        });
        const more = costOf([...all, registration]);
        expect([more?.from, more?.to]).toEqual([cost!.from + start, cost!.to + start]);
        expect(more?.includes.at(-1)).toEqual({ type: "Registration Fee", from: start, to: start });
      }),
    );
  });

  it("leaves after the scheme never less than nothing, nor more than itself", () => {
    fc.assert(
      fc.property(fees, circumstances, (all, given) => {
        const course = blankCourse({ fees: all, ...given });
        const net = netCost(course, SHIPPED_OPERATOR);
        fc.pre(net !== null);
        const gross = inMvr(totalCost(course)!, SHIPPED_OPERATOR)!;
        expect(net!.from).toBeGreaterThanOrEqual(0);
        expect(net!.from).toBeLessThanOrEqual(net!.to);
        expect(net!.from).toBeLessThanOrEqual(gross.from);
        expect(net!.to).toBeLessThanOrEqual(gross.to);
      }),
    );
  });

  it("is the same figure with the same contents wherever it is said", async () => {
    await fc.assert(
      fc.asyncProperty(fees, circumstances, async (all, given) => {
        const course = blankCourse({ id: 7, fees: all, ...given });
        const cost = totalCost(course);
        const answer = courseAnswer(course, SHIPPED_OPERATOR);
        expect(answer.total_cost).toEqual(cost);
        expect(answer.total_cost_mvr).toEqual(cost && inMvr(cost, SHIPPED_OPERATOR));
        expect(answer.net_cost).toEqual(netCost(course, SHIPPED_OPERATOR));
        const offer = courseStructuredData(course, { description: "", publicUrl: "" }).offers;
        expect(offer === undefined).toBe(cost === null);
        if (cost === null) return;
        expect(JSON.stringify(offer)).toContain(`"priceCurrency":"${cost.currency}"`);
        for (const text of [...(await pagesOf(course)), ...sayingsOf(course)]) {
          for (const said of [formatTotalCost(cost), totalCostContents(cost)])
            expect(text).toContain(said ?? "");
        }
        // The meta description is short, and the fee table is about the fees alone.
        const net = netCost(course, SHIPPED_OPERATOR);
        for (const text of [...(await costPages(course)), ...cardsAndGuide(course)]) {
          for (const said of [mvrWords(cost, SHIPPED_OPERATOR), net && formatTotalCost(net)])
            expect(text).toContain(said ?? "");
        }
        for (const text of cardsAndGuide(course))
          expect(text).toContain(netWords(course, SHIPPED_OPERATOR) ?? "");
        for (const card of cardsOf(course)) {
          const text = readable(await rendered(<CourseCard course={card} />));
          // Behind the fee alone they come to it, and are not included.
          const contents = totalCostContents(cost)?.replace("including ", "");
          for (const said of [formatTotalCost(cost), contents, mvrWords(cost, SHIPPED_OPERATOR)])
            expect(text).toContain(said ?? "");
          if (net)
            expect(text).toContain(
              `or ${formatTotalCost(net)} with the Bachelor's Degree Grant Scheme`,
            );
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("fees that allow no total", () => {
  it("are shown as their source names them, and not under the name of a total", async () => {
    const fees = [
      blankFee({ type: "Registration Fee", fee_start: 500 }),
      blankFee({ type: "Total Fee", fee_start: 45_000 }),
    ];
    const said = async (course: Course) => readable(await rendered(<CourseCost course={course} />));
    expect(await said(blankCourse({ fees }))).toBe(
      "Total cost Not statedRegistration Fee: MVR 500Total Fee: MVR 45,000",
    );
    expect(await said(blankCourse({ fee_text: "Free" }))).toBe(
      "Total cost Not statedFee as stated: Free",
    );
    expect(await said(blankCourse())).toBe("Total cost Not stated");
  });
});

function pagesOf(course: Course): Promise<string[]> {
  return Promise.all([
    ...costParts(course).map(async (part) => readable(await rendered(part))),
    (async () => readable(await rendered(<FeeTable course={course} />)))(),
  ]);
}

function costPages(course: Course): Promise<string[]> {
  return Promise.all(costParts(course).map(async (part) => readable(await rendered(part))));
}

function costParts(course: Course) {
  return [
    <CourseCost key="cost" course={course} />,
    <Comparison key="comparison" course={course} />,
  ];
}

function Comparison({ course }: { course: Course }) {
  return (
    <ComparisonTable
      gone={[]}
      courses={[course]}
      rows={useComparisonRows([course], BASIS.today)}
      region={{ current: null }}
      removal={() => null}
    />
  );
}

function cardsAndGuide(course: Course): string[] {
  return [factOf(course, "total_cost", SHIPPED_OPERATOR).value, exportOf(course)];
}

/** The comparison as a file for spreadsheets. */
function exportOf(course: Course): string {
  return comparisonCsv([course], () => "", BASIS);
}

function sayingsOf(course: Course): string[] {
  return [courseDescription(course, SHIPPED_OPERATOR), ...cardsAndGuide(course)];
}

/** The cards of lists, of an institution's page and of the guide, which phrase fees differently. */
function cardsOf(course: Course): ListedCourse[] {
  return [
    listedCourse(course, BASIS),
    cardOf(course, BASIS, institutionCardFee),
    guideCard(course, BASIS),
  ];
}
