import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blankCourse, blankFee } from "../../test/catalogue-source.ts";
import { buildCatalogue } from "./catalogue.ts";
import { MAX_COSTS } from "./cost-limits.ts";
import { COURSE_SORTS, type CourseSort, readSort } from "./course-sort.ts";
import { inCategory, noFilters, withSort, writeFilters } from "./filters.ts";
import { costWithScheme } from "./net-cost.ts";
import { SHIPPED_OPERATOR } from "./operator.ts";
import { costInMvr } from "./total-cost.ts";

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

  it("by the highest level ends with what gives none, each level by what is paid", () => {
    const degree = (id: number, fee: number | null, given = {}) =>
      blankCourse({ id, mnqf_level: "7", ...(fee !== null && { fees: price(fee) }), ...given });
    const evening = blankCourse({ id: 1, mnqf_level: "NA", fees: price(100) });
    const all = [
      evening,
      degree(2, null),
      degree(3, 50_000),
      degree(4, 90_000, { gov_first_degree_text: "Full tuition" }),
      blankCourse({ id: 5, mnqf_level: "1", fees: price(200) }),
      blankCourse({ id: 6, mnqf_level: "8", fees: price(400_000) }),
      blankCourse({ id: 7, mnqf_level: "8", mqa_approved: false, fees: price(50) }),
    ];
    const source = { version: 1, institutions: [], categories: [], courses: all };
    const ordered = (underScheme: boolean) =>
      buildCatalogue(source)
        .searchCourses({
          filters: withSort(noFilters(), "highest"),
          underScheme,
          page: 1,
          limit: 10,
          order: "DESC",
        })
        .courses.map(({ id }) => id);
    expect(ordered(false)).toEqual([6, 3, 4, 2, 5, 7, 1]);
    expect(ordered(true)).toEqual([6, 4, 3, 2, 5, 7, 1]);
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

describe("a list for somebody whom the scheme covers", () => {
  const priced = fc
    .record({
      text: fc.constantFrom(null, "No", "Full tuition", "Up to MVR 20,000 a year", "Ask for it"),
      total: fc.constantFrom(null, 0, 2_000, 30_000, 90_000, 700_000),
      months: fc.constantFrom(null, 12, 36),
      mode_of_study_text: fc.constantFrom(null, "Full-time or part-time", "Part-time"),
      mnqf_level: fc.constantFrom("5", "7", null),
    } as const)
    .map(({ text, total, months, ...stated }) => ({
      ...stated,
      gov_first_degree_text: text,
      fees: total === null ? [] : price(total),
      duration_months: months,
    }));

  it("is put in order, limited and counted by what is left to pay", () => {
    fc.assert(
      fc.property(
        fc.array(priced, { maxLength: 40 }),
        fc.constantFrom<string[]>([], ["30000"], ["12345"], ["0", "50000"], ["7"]),
        fc.constantFrom<string[]>([], ["7"]),
        (all, max_cost, mnqf_level) => {
          const courses = all.map((one, at) => blankCourse({ id: at + 1, ...one }));
          const found = buildCatalogue({
            version: 1,
            institutions: [],
            categories: [],
            courses,
          }).searchCourses({
            filters: { ...withSort(noFilters(), "cost"), max_cost, mnqf_level },
            underScheme: true,
            page: 1,
            limit: 100,
            order: "DESC",
          });
          const atLevel = courses.filter(
            (one) => mnqf_level.length === 0 || one.mnqf_level === mnqf_level[0],
          );
          const most = (course: (typeof courses)[number]) =>
            (costWithScheme(course, SHIPPED_OPERATOR) ?? costInMvr(course, SHIPPED_OPERATOR))?.to ??
            Infinity;
          const limit = max_cost.length === 0 ? Infinity : Math.max(...max_cost.map(Number));
          const left = atLevel.filter((one) => max_cost.length === 0 || most(one) <= limit);
          expect(new Set(found.courses.map(({ id }) => id))).toEqual(
            new Set(left.map(({ id }) => id)),
          );
          const paid = found.courses.map(
            (one) => costWithScheme(one, SHIPPED_OPERATOR)?.from ?? Infinity,
          );
          expect(paid).toEqual(paid.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
          expect(found.facets.max_cost.map(({ count }) => count)).toEqual(
            MAX_COSTS.map((limit) => atLevel.filter((one) => most(one) <= limit).length),
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});
