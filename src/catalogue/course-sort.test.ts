import { describe, expect, it } from "vitest";
import { blankCourse, blankFee } from "../../test/catalogue-source.ts";
import { buildCatalogue } from "./catalogue.ts";
import { COURSE_SORTS, type CourseSort, readSort } from "./course-sort.ts";
import { inCategory, noFilters, withSort, writeFilters } from "./filters.ts";

const price = (fee_start: number, currency = "MVR") => [
  blankFee({ type: "Total Fee", fee_start, currency }),
];

const courses = [
  blankCourse({
    id: 1,
    name: "Sea A",
    fees: price(90_000),
    mnqf_level: "7",
    intakes: ["May 2027"],
  }),
  blankCourse({ id: 2, name: "Sea B", duration_months: 0.5, intakes: ["Open all year"] }),
  blankCourse({ id: 3, name: "Sea C", fees: price(3_000, "USD"), mnqf_level: "NA" }),
  blankCourse({ id: 4, name: "C", mnqf_level: "1", duration_months: 48, intakes: ["March"] }),
  blankCourse({ id: 5, name: "Sea E", fees: price(9, "LKR"), intakes: ["May 2026"] }),
  blankCourse({ id: 6, name: "Sea F", fees: price(0), duration_months: 12, mnqf_level: "10" }),
];

const catalogue = buildCatalogue({
  version: 1,
  institutions: [],
  categories: [],
  courses,
  today: "2026-11-22",
});

function idsBy(
  sort: CourseSort | null,
  given: { name?: string; limit?: number; page?: number } = {},
) {
  const { name = "", limit = 10, page = 1 } = given;
  const filters = { ...withSort(noFilters(), sort), name };
  return catalogue
    .searchCourses({ filters, page, limit, order: "DESC" })
    .courses.map(({ id }) => id);
}

describe("a list in an order of one's own", () => {
  it.each<[CourseSort, number[], number[]]>([
    ["cost", [6, 3, 1], [2, 4, 5]],
    ["start", [2, 4, 1], [3, 5, 6]],
    ["duration", [2, 6, 4], [1, 3, 5]],
    ["level", [4, 1, 6, 3], [2, 5]],
  ])("by %s begins with the lowest, and ends with what is not stated", (sort, stated, rest) => {
    const ids = idsBy(sort);
    expect(ids.slice(0, stated.length)).toEqual(stated);
    expect(ids.slice(stated.length).toSorted()).toEqual(rest);
  });

  it("neither repeats nor skips a course from page to page", () => {
    for (const { value } of COURSE_SORTS) {
      const pages = [1, 2, 3].flatMap((page) => idsBy(value, { page, limit: 2 }));
      expect(pages).toEqual(idsBy(value));
    }
  });

  it("holds for what a text finds too", () => {
    expect(idsBy("cost", { name: "sea" }).slice(0, 3)).toEqual([6, 3, 1]);
    expect(idsBy("cost", { name: "sea" })).toHaveLength(5);
  });

  it("stands in the address, where an unknown one is none", () => {
    expect(writeFilters(withSort(inCategory("Sea"), "cost"))).toBe("category=Sea&sort=cost");
    const read = (query: string) => catalogue.readFilters(new URLSearchParams(query)).sort;
    expect([read("sort=start"), read("sort=chance"), read("sort="), read("")]).toEqual([
      "start",
      null,
      null,
      null,
    ]);
    expect(readSort(null)).toBeNull();
  });
});

describe("filters over what courses cost and when they start", () => {
  const total = (filters: Partial<ReturnType<typeof noFilters>>) =>
    catalogue
      .searchCourses({ filters: { ...noFilters(), ...filters }, page: 1, limit: 9, order: "DESC" })
      .courses.map(({ id }) => id)
      .toSorted();

  it("leave the courses whose whole total is known to be below the limit", () => {
    expect(total({ max_cost: ["50000"] })).toEqual([3, 6]);
    expect(total({ max_cost: ["5000"] })).toEqual([6]);
    expect(total({ max_cost: ["5000", "100000"] })).toEqual([1, 3, 6]);
  });

  it("leave the courses that start in a month or before, and can still be applied for", () => {
    expect(total({ starts_by: ["2026-11"] })).toEqual([2]);
    expect(total({ starts_by: ["2027-03"] })).toEqual([2, 4]);
    expect(total({ starts_by: ["2027-05"] })).toEqual([1, 2, 4]);
    expect(total({ starts_by: ["2026-05"] })).toEqual([]);
  });

  it("name the months, the next one first, and count what each would leave", () => {
    const { facets } = catalogue.searchCourses({
      filters: noFilters(),
      page: 1,
      limit: 1,
      order: "DESC" as const,
    });
    expect(facets.starts_by.map(({ label }) => label).slice(0, 2)).toEqual([
      "November 2026",
      "December 2026",
    ]);
    const counts = facets.starts_by.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted());
    expect([counts[0], counts.at(-1)]).toEqual([1, 3]);
    expect(facets.max_cost.find(({ value }) => value === "50000")?.count).toBe(2);
  });
});
