import { expect, it } from "vitest";
import { inventedPart } from "./sample-strip.tsx";

const said = (courses: number, allCourses: number, institutions: number, allInstitutions: number) =>
  inventedPart({
    stats: { courses: allCourses, institutions: allInstitutions, categories: 9 },
    sampleStats: { courses, institutions },
  });

it.each([
  [0, 2_084, 0, 99, null],
  [0, 0, 0, 0, null],
  [887, 887, 12, 12, "everything listed here is invented"],
  [
    887,
    2_985,
    12,
    111,
    "887 of 2,985 courses and 12 of 111 institutions are invented, and marked as a fictional sample",
  ],
  [1, 9, 0, 3, "1 of 9 courses is invented, and marked as a fictional sample"],
  [0, 9, 2, 2, "2 institutions are invented, and marked as a fictional sample"],
])("says of %i of %i courses and %i of %i institutions: %s", (a, b, c, d, text) => {
  expect(said(a, b, c, d)).toBe(text);
});
