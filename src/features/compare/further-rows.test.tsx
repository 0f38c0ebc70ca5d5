import { expect, it } from "vitest";
import { compareCourses } from "#catalogue/compare.ts";
import type { Course } from "#catalogue/course.ts";
import { SHIPPED_OPERATOR } from "#catalogue/operator.ts";
import { blankCourse, blankFee } from "../../../test/catalogue-source.ts";
import { elementsOf, readable, rendered } from "../../../test/rendered.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { useFurtherRows } from "./further-rows.tsx";

it("says of each course whether one can enter, what is left to pay, how far it is and when it starts", async () => {
  const fees = [blankFee({ type: "Total Fee", fee_start: 80_000 })];
  const open = blankCourse({
    id: 1,
    fees,
    gov_first_degree_text: "Full tuition",
    entry_routes: [{ conditions: [{ kind: "interview" }] }],
    intakes: ["January 2027"],
    intake_details: [
      {
        label: "January 2027",
        year: null,
        month: null,
        day: null,
        all_year: null,
        deadline: "2026-12-05",
        apply_url: null,
      },
    ],
  });
  const rest = blankCourse({ id: 2, gov_first_degree_text: "No", has_entry_text: true });
  const text = readable(await rendered(comparisonOf([open, rest])));
  for (const said of [
    "Can you enter? Can I enter? Read what is asked",
    "Net cost MVR 0 with the Bachelor's Degree Grant Scheme Not covered by the Bachelor's Degree Grant Scheme",
    "DistanceAll the same Say where you live Say where you live",
    "Next start January 2027, apply by 5 December 2026 Not stated",
  ])
    expect(text).toContain(said);
});

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
  const text = readable(await rendered(comparisonOf([course])));
  expect(text).toContain("Yes. From the MQA register of March 2021");
  expect(text).toContain(
    "From the website of the Islamic University of Maldives, 20 December 2023; From the MQA register of March 2021",
  );
});

it("leaves out with the others the rows in which all courses are equal", async () => {
  const course = (id: number, given: Partial<Course>) =>
    blankCourse({ id, gov_first_degree_text: "No", intakes: ["January 2027"], ...given });
  const shown = async (courses: Course[], onlyDifferences: boolean) =>
    elementsOf(await rendered(comparisonOf(courses, onlyDifferences)), "th")
      .filter((head) => head.includes('scope="row"'))
      .map(readable);
  const alike = [course(1, { duration_text: "1 year" }), course(2, { duration_text: "2 years" })];
  expect(await shown(alike, true)).toEqual(["Total cost", "Duration", "Actions"]);
  expect(await shown(alike, false)).toContain("Net costAll the same");
  const apart = [course(1, {}), course(2, { gov_first_degree_text: null, intakes: [] })];
  expect(await shown(apart, true)).toEqual([
    "Total cost",
    "Intakes",
    "Net cost",
    "Next start",
    "Actions",
  ]);
});

function comparisonOf(courses: Course[], onlyDifferences = false) {
  return <Comparison courses={courses} onlyDifferences={onlyDifferences} />;
}

function Comparison(props: { courses: Course[]; onlyDifferences: boolean }) {
  return (
    <ComparisonTable
      {...props}
      gone={[]}
      comparison={compareCourses(props.courses, SHIPPED_OPERATOR)}
      further={useFurtherRows(props.courses, "2026-11-23")}
      region={{ current: null }}
      removal={() => null}
    />
  );
}
