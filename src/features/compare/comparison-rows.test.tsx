import { expect, it } from "vitest";
import type { Course } from "#catalogue/course.ts";
import { blankCourse, blankFee } from "../../../test/catalogue-source.ts";
import { elementsOf, readable, rendered, textsOf } from "../../../test/rendered.tsx";
import { useComparisonRows } from "./comparison-rows.tsx";
import { ComparisonTable, columnNames } from "./comparison-table.tsx";

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
    "Total cost MVR 80,000 Not stated",
    "With the Bachelor's Degree Grant Schemenot for",
    "MVR 0 Not statednot covered",

    "Can you enter? Say what you have Read what is asked Distance Say where you live Next start",
    "Next start January 2027, apply by 5 December 2026 Not stated",
  ])
    expect(text).toContain(said);
});

it("has what is left to pay under the scheme beside the totals, and marks the lowest of each once", async () => {
  const course = (id: number, fee_start: number, gov_first_degree_text: string | null) =>
    blankCourse({ id, gov_first_degree_text, fees: [blankFee({ type: "Total Fee", fee_start })] });
  const html = await rendered(
    comparisonOf([course(1, 90_000, "Full tuition"), course(2, 30_000, "No")]),
  );
  expect(textsOf(html, "strong")).toEqual(["MVR 90,000", "MVR 30,000", "MVR 0", "MVR 30,000"]);
  expect(textsOf(html, "td").slice(0, 4)).toEqual([
    "MVR 90,000",
    "MVR 30,000Lowest",
    "MVR 0Lowest",
    "MVR 30,000not covered",
  ]);
  expect(readable(html).match(/Lowest/g)).toHaveLength(2);
  const none = readable(
    await rendered(comparisonOf([course(1, 90_000, "No"), course(2, 9, null)])),
  );
  expect(none).not.toContain("Grant Scheme");
});

it("calls a column by the name of its course, or of courses of one name by the institution", () => {
  const at = (id: number, name: string, institution: string) => {
    const course = blankCourse({ id, name });
    return { ...course, institution: { ...course.institution, name: institution } };
  };
  expect(columnNames([at(1, "Law", "Kula"), at(2, "Law", "Villa"), at(3, "Art", "Kula")])).toEqual([
    "Kula",
    "Villa",
    "Art",
  ]);
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
  expect(await shown(alike, true)).toEqual(["Duration", "Actions"]);
  expect(await shown(alike, false)).toContain("Intakes");
  const all = await rendered(comparisonOf(alike));
  expect(textsOf(all, "td").filter((cell) => cell.includes("January 2027"))).toEqual([
    "January 2027 All the same",
    "January 2027 All the same",
  ]);
  const apart = [course(1, {}), course(2, { gov_first_degree_text: null, intakes: [] })];
  expect(await shown(apart, true)).toEqual(["Next start", "Intakes", "Actions"]);
});

function comparisonOf(courses: Course[], onlyDifferences = false) {
  return <Comparison courses={courses} onlyDifferences={onlyDifferences} />;
}

function Comparison({ courses, onlyDifferences }: { courses: Course[]; onlyDifferences: boolean }) {
  const rows = useComparisonRows(courses, "2026-11-23");
  return (
    <ComparisonTable
      courses={courses}
      gone={[]}
      rows={rows.filter(({ differs }) => differs || !onlyDifferences)}
      region={{ current: null }}
      removal={() => null}
    />
  );
}
