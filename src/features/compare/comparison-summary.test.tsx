import { expect, it } from "vitest";
import { compareCourses } from "#catalogue/compare.ts";
import { SHIPPED_OPERATOR } from "#catalogue/operator.ts";
import { blankCourse, blankFee } from "../../../test/catalogue-source.ts";
import { readable, rendered, textsOf } from "../../../test/rendered.tsx";
import { ComparisonSummary } from "./comparison-summary.tsx";

it("says of an approval, and of the whole record, who states it and of when", async () => {
  const dates = { stated_on: "2021-03", holds_until: null };
  const course = {
    ...blankCourse({ mqa_approved: true }),
    facts: {
      approval: { source: "mqa", ...dates, note: null },
      cost: null,
      intakes: null,
      entry: null,
      record: null,
    },
    sources: [
      { source: "ium", ref: "1", stated_on: "2023-12-20", holds_until: null, vanished_on: null },
      { source: "mqa", ref: "2", ...dates, vanished_on: null },
    ],
  };
  const summary = (
    <ComparisonSummary
      courses={[course]}
      gone={[]}
      comparison={compareCourses([course], SHIPPED_OPERATOR)}
    />
  );
  const text = readable(await rendered(summary));
  expect(text).toContain("Yes. From the MQA register of March 2021");
  expect(text).toContain(
    "From the website of the Islamic University of Maldives, 20 December 2023; From the MQA register of March 2021",
  );
});

it("has what is left to pay under the scheme as a figure of its own, with who pays it", async () => {
  const fees = [blankFee({ type: "Total Fee", fee_start: 45_000 })];
  const course = blankCourse({ fees, gov_first_degree_text: "Full tuition" });
  const html = await rendered(
    <ComparisonSummary
      courses={[course]}
      gone={[]}
      comparison={compareCourses([course], SHIPPED_OPERATOR)}
    />,
  );
  expect(textsOf(html, "strong")).toEqual(["MVR 0"]);
  expect(readable(html)).toContain(
    "or MVR 0 with the Bachelor's Degree Grant Scheme, for those who qualify",
  );
});

it("marks the course for which somebody pays least whom the scheme covers", () => {
  const course = (id: number, fee_start: number, gov_first_degree_text: string | null) =>
    blankCourse({ id, gov_first_degree_text, fees: [blankFee({ type: "Total Fee", fee_start })] });
  const [free, own, unclear] = [
    course(1, 90_000, "Full tuition"),
    course(2, 30_000, "No"),
    course(3, 1_000, "Ask the scheme"),
  ];
  expect(compareCourses([free!, own!], SHIPPED_OPERATOR).cheapest).toEqual([2]);
  expect(compareCourses([free!, own!], SHIPPED_OPERATOR, true)).toMatchObject({
    cheapest: [1],
    cheapestWithScheme: [],
  });
  expect(compareCourses([free!, own!, unclear!], SHIPPED_OPERATOR, true).cheapest).toEqual([]);
});
