import { expect, it } from "vitest";
import { SHIPPED_OPERATOR } from "#catalogue/operator.ts";
import { blankCourse, blankFee } from "../../../test/catalogue-source.ts";
import { comparisonCsv } from "./comparison-csv.ts";

const total = (fee_start: number) => [blankFee({ type: "Total Fee", fee_start })];

it("has a row for each fact and a column for each course, quoted and without formulas", () => {
  const csv = comparisonCsv(
    [
      blankCourse({
        id: 1,
        name: 'Diploma in "Law"',
        fees: total(45_000),
        modules: "<p>a, b</p>",
        careers: "<ul><li>Judge</li><li>Clerk</li></ul>",
        admission_general_requirements: "<p>Age 18</p>",
      }),
      blankCourse({ id: 2, name: "=1+1", fees: total(40_000), intakes: ["May 2027"] }),
    ],
    ({ id }) => `https://magu.example/courses/${id}`,
    { today: "2026-11-23", operator: SHIPPED_OPERATOR },
  );
  const lines = csv.split("\r\n");
  expect(csv.startsWith("\uFEFF")).toBe(true);
  expect(lines[0]).toBe(`\uFEFF"Course","Diploma in ""Law""","'=1+1"`);
  expect(lines).toContain('"Marks","","Lowest total cost"');
  expect(lines).toContain('"Total cost","MVR 45,000","MVR 40,000"');
  expect(lines).toContain('"Course Modules","a, b","Not stated"');
  expect(lines).toContain('"Careers","Judge\nClerk","Not stated"');
  expect(lines).toContain('"Entry Requirements","General Requirements:\nAge 18","Not stated"');
  expect(lines).toContain('"Net cost","Not stated","Not stated"');
  expect(lines).toContain('"Next start","Not stated","May 2027"');
  expect(lines.at(-2)).toBe(
    '"Address","https://magu.example/courses/1","https://magu.example/courses/2"',
  );
});
