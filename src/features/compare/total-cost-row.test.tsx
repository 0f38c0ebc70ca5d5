import { expect, it } from "vitest";
import { compareCourses } from "#catalogue/compare.ts";
import { SHIPPED_OPERATOR } from "#catalogue/operator.ts";
import { blankCourse, blankFee } from "../../../test/catalogue-source.ts";
import { readable, rendered, textsOf } from "../../../test/rendered.tsx";
import { TotalCostRow } from "./total-cost-row.tsx";

it("has what is left to pay under the scheme as a figure of its own, with who pays it", async () => {
  const fees = [blankFee({ type: "Total Fee", fee_start: 45_000 })];
  const course = blankCourse({ fees, gov_first_degree_text: "Full tuition" });
  const html = await rendered(
    <TotalCostRow
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
