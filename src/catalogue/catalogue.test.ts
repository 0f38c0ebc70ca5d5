import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  arbitraryFilters,
  arbitrarySource,
  blankCourse,
  blankInstitution,
} from "../../test/catalogue-source.ts";
import { DIRECTORY_WEIGHTS, directoryTexts, slowSearch } from "../../test/slow-search.ts";
import { buildCatalogue } from "./catalogue.ts";
import type { CatalogueSource, CourseQuery } from "./catalogue-answers.ts";
import type { CourseSummary } from "./course.ts";
import type { FacetKey } from "./facets.ts";
import { clearFilter, FILTER_KEYS, type Filters, noFilters } from "./filters.ts";

type Values = Partial<Record<FacetKey, string[]>>;

/**
 * Every address value that a course matches, computed without the index. A filter with its own
 * reading of a course has its own test.
 */
function valuesOf(course: CourseSummary, source: CatalogueSource): Values {
  const scheme = course.gov_first_degree_text?.trim().toLowerCase() ?? "";
  const type = course.awarding_body_type;
  return {
    mnqf_level: course.mnqf_level ? [course.mnqf_level] : [],
    delivery_modality: course.delivery_modalities,
    awarding_body_type: ["local", "international", "both"].filter(
      (value) => type !== null && (type === value || type === "both"),
    ),
    language: [...source.courses.flatMap(({ languages }) => languages), "English"].filter((label) =>
      course.languages.some((own) => own.toLowerCase() === label.toLowerCase()),
    ),
    institutions: [course.institution.name],
    category: course.categories.flatMap(({ id }) => {
      const category = source.categories.find((one) => one.id === id);
      return category ? [category.name, category.parent?.name ?? category.name] : [];
    }),
    place: placeValues(course),
    gov_first_degree: scheme === "" ? [] : [scheme === "no" ? "no" : "yes"],
  };
}

/** Letters of the atolls of the places that `arbitrarySource` draws. */
const ATOLL_OF = new Map([
  ["LD1004", "S"],
  ["LD0265", "L"],
  ["LD0442", "K"],
]);

function placeValues({ place_codes, delivery_modalities }: CourseSummary): string[] {
  const codes = place_codes.flatMap((code) => [code, ATOLL_OF.get(code) ?? code]);
  const values = delivery_modalities.includes("online") ? [...codes, "online"] : codes;
  return values.length > 0 ? values : ["elsewhere"];
}

/** Courses that match the filters; one key is ignored where `except` names it. */
function expected(source: CatalogueSource, filters: Filters, except?: FacetKey | "name") {
  const text =
    filters.name === ""
      ? null
      : (slowSearch(directoryTexts(source), DIRECTORY_WEIGHTS, filters.name) ?? []);
  const named = text && except !== "name" ? new Set(text) : null;
  return source.courses.filter((course, document) => {
    const values = valuesOf(course, source);
    const meets = (key: FacetKey) =>
      key === except ||
      filters[key].length === 0 ||
      filters[key].some((value) => values[key]?.includes(value));
    return FILTER_KEYS.every(meets) && (named === null || named.has(document));
  });
}

function query(filters: Filters, given: Partial<CourseQuery> = {}): CourseQuery {
  return { filters, page: 1, limit: 10, order: "DESC", ...given };
}

const ids = (courses: readonly CourseSummary[]) => courses.map(({ id }) => id);
const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

describe("searchCourses against brute force", () => {
  it("finds exactly the courses that meet every key", () => {
    fc.assert(
      fc.property(arbitrarySource(), arbitraryFilters(), (source, filters) => {
        const { courses, meta } = buildCatalogue(source).searchCourses(
          query(filters, { limit: 100 }),
        );
        const found = expected(source, filters);
        expect(sorted(ids(courses))).toEqual(sorted(ids(found)));
        expect(meta.total).toBe(found.length);
      }),
      { numRuns: 300 },
    );
  });

  it("counts every value of every facet, without regard to the facet's own selection", () => {
    fc.assert(
      fc.property(arbitrarySource(), arbitraryFilters(), (source, filters) => {
        const { facets } = buildCatalogue(source).searchCourses(query(filters));
        for (const key of FILTER_KEYS.filter((key) => key in valuesOf(blankCourse({}), source))) {
          const base = expected(source, filters, key).map((course) => valuesOf(course, source));
          const values =
            key === "category"
              ? facets.category.flatMap((group) => [group, ...group.subcategories])
              : facets[key];
          for (const { value, count, selected } of values) {
            const total = base.filter((course) => course[key]?.includes(value)).length;
            expect([key, value, count]).toEqual([key, value, total]);
            expect(selected).toBe(filters[key].includes(value));
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it("counts a facet whose neighbour has no choices at all", () => {
    const courses = ["No", "No", "Full"].map((text, at) =>
      blankCourse({ id: at + 1, gov_first_degree_text: text, mnqf_level: at === 0 ? "5" : "7" }),
    );
    const { searchCourses } = buildCatalogue({
      version: 1,
      institutions: [],
      categories: [],
      courses,
    });
    const filters = { ...noFilters(), gov_first_degree: ["yes"], mnqf_level: ["7"], language: [] };
    const { facets } = searchCourses(query({ ...filters, name: "course" }));
    expect(facets.gov_first_degree.map(({ count }) => count)).toEqual([1, 1]);
  });

  it("gives every course once over the pages, and in reverse the other way round", () => {
    const limits = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(arbitrarySource(), arbitraryFilters(), limits, (source, filters, limit) => {
        const { searchCourses } = buildCatalogue(source);
        const walk = (order: "ASC" | "DESC") => {
          const { last_page } = searchCourses(query(filters, { limit })).meta;
          return Array.from({ length: last_page }, (_, index) =>
            searchCourses(query(filters, { page: index + 1, limit, order })),
          );
        };
        const pages = walk("DESC");
        const all = pages.flatMap(({ courses }) => ids(courses));
        expect(sorted(all)).toEqual(sorted(ids(expected(source, filters))));
        expect(walk("ASC").flatMap(({ courses }) => ids(courses))).toEqual(all.toReversed());
        for (const [index, { courses, meta }] of pages.entries()) {
          expect(meta.current_page).toBe(index + 1);
          expect(meta.to - meta.from + 1).toBe(courses.length || 1);
        }
      }),
      { numRuns: 150 },
    );
  });

  it("names each filter, or else the two, whose removal brings courses, most first", () => {
    fc.assert(
      fc.property(arbitrarySource(), arbitraryFilters(), (source, filters) => {
        const catalogue = buildCatalogue(source);
        const { meta, rescues } = catalogue.searchCourses(query(filters));
        const keys = [...FILTER_KEYS, "name" as const];
        const leaving = (...gone: (FacetKey | "name")[]) =>
          expected(source, gone.reduce(clearFilter, filters)).length;
        const found = (totals: number[]) =>
          totals.filter((total) => total > 0).sort((a, b) => b - a);
        const together = () => found(keys.flatMap((a) => keys.map((b) => leaving(a, b))));
        const wanted = () => {
          const alone = found(keys.map((key) => leaving(key)));
          return alone.length > 0 ? alone : together().slice(0, 1);
        };
        expect(rescues.map(({ total }) => total)).toEqual(meta.total > 0 ? [] : wanted());
        for (const { filters: left, total } of rescues)
          expect(catalogue.searchCourses(query(left)).meta.total).toBe(total);
      }),
      { numRuns: 300 },
    );
  });
});

const group = { id: 1, name: "Business", parent: null };
const marketing = { id: 2, name: "Marketing", parent: { id: 1, name: "Business" } };
const management = { id: 3, name: "Management", parent: { id: 1, name: "Business" } };

function catalogueOf(source: Partial<CatalogueSource>) {
  return buildCatalogue({ version: 1, institutions: [], categories: [], courses: [], ...source });
}

describe("buildCatalogue", () => {
  it("counts a course of two subcategories once in their group", () => {
    const { facets } = catalogueOf({
      categories: [group, marketing, management],
      courses: [blankCourse({ categories: [marketing, management] })],
    }).searchCourses(query(noFilters()));
    expect(facets.category).toEqual([
      {
        value: "Business",
        label: "Business",
        count: 1,
        selected: false,
        subcategories: [
          { value: "Management", label: "Management", count: 1, selected: false },
          { value: "Marketing", label: "Marketing", count: 1, selected: false },
        ],
      },
    ]);
  });

  it("offers every choice of the fixed facets, also in an empty catalogue", () => {
    const { facets, courses, meta } = catalogueOf({}).searchCourses(query(noFilters()));
    expect(facets.mnqf_level.map(({ value }) => value).join()).toBe("1,2,3,4,5,6,7,8,9,10,NA");
    expect(facets.language).toHaveLength(39);
    expect(facets.gov_first_degree.map(({ value }) => value)).toEqual(["yes", "no"]);
    expect(courses).toEqual([]);
    expect(meta).toEqual({ from: 0, to: 0, total: 0, current_page: 1, last_page: 1 });
  });

  it("answers a page past the end with an empty list", () => {
    const { courses, meta, rescues } = catalogueOf({ courses: [blankCourse()] }).searchCourses(
      query(noFilters(), { page: 7 }),
    );
    expect(courses).toEqual([]);
    expect(meta).toEqual({ from: 0, to: 0, total: 1, current_page: 7, last_page: 1 });
    expect(rescues).toEqual([]);
  });

  it("puts featured institutions first and the others by name", () => {
    const { institutions } = catalogueOf({
      institutions: [
        blankInstitution({ id: 1, name: "zebra" }),
        blankInstitution({ id: 2, name: "Second", featured_position: 2 }),
        blankInstitution({ id: 3, name: "Élan" }),
        blankInstitution({ id: 4, name: "First", featured_position: 1 }),
        blankInstitution({ id: 5, name: "Atoll" }),
      ],
    });
    expect(institutions.map(({ name }) => name)).toEqual([
      "First",
      "Second",
      "Atoll",
      "Élan",
      "zebra",
    ]);
  });

  it("counts as categories those that hold courses themselves", () => {
    const alone = { id: 4, name: "Law", parent: null };
    const { stats } = catalogueOf({ categories: [group, marketing, management, alone] });
    expect(stats).toEqual({ courses: 0, institutions: 0, categories: 3 });
  });

  it("keeps the text that only the search reads out of what it hands out", () => {
    const catalogue = catalogueOf({
      courses: [
        blankCourse({
          id: 5,
          careers_plain: "pilot",
          modules_plain: "weather",
          timings_plain: "noon",
        }),
      ],
    });
    expect(catalogue.course(5)).toBeDefined();
    expect(JSON.stringify(catalogue.course(5))).not.toMatch(/pilot|weather|noon/);
    expect(catalogue.searchCourses(query({ ...noFilters(), name: "pilot" })).meta.total).toBe(1);
  });

  it("mixes the courses of institutions whose ids follow each other", () => {
    const courses = Array.from({ length: 200 }, (_, index) => {
      const institution = { id: index < 100 ? 1 : 2, name: index < 100 ? "A" : "B", logo: null };
      return blankCourse({ id: index + 1, institution });
    });
    const { courses: first } = catalogueOf({ courses }).searchCourses(query(noFilters()));
    const ofA = first.filter(({ institution }) => institution.name === "A").length;
    expect(ofA).toBeGreaterThanOrEqual(4);
    expect(ofA).toBeLessThanOrEqual(6);
  });

  it("says which filter stands in the way, with all its values", () => {
    const { searchCourses } = catalogueOf({
      courses: [blankCourse({ mnqf_level: "7", name: "Bachelor of Nursing" })],
    });
    const filters = { ...noFilters(), mnqf_level: ["1", "5"], name: "nursing" };
    expect(searchCourses(query(filters)).rescues).toEqual([
      {
        key: "mnqf_level",
        label: "Certificate I, Diploma",
        total: 1,
        filters: { ...noFilters(), name: "nursing" },
      },
    ]);
    const misspelt = { ...noFilters(), mnqf_level: ["7"], name: "zzqqxx" };
    expect(searchCourses(query(misspelt)).rescues).toMatchObject([
      { key: "name", label: "“zzqqxx”" },
    ]);
  });

  it("says which two stand in the way where neither does alone", () => {
    const { searchCourses } = catalogueOf({
      courses: [blankCourse({ mnqf_level: "7", gov_first_degree_text: "No", name: "Nursing" })],
    });
    const filters = { ...noFilters(), mnqf_level: ["5"], gov_first_degree: ["yes"] };
    expect(searchCourses(query(filters)).rescues).toEqual([
      {
        key: "mnqf_level",
        label: "Diploma and Bachelor's Degree Grant Scheme",
        total: 1,
        filters: noFilters(),
      },
    ]);
    const three = { ...filters, name: "marketing" };
    expect(searchCourses(query(three)).rescues).toEqual([]);
  });

  it("tells how well each course has a word, and nothing of one that too many have", () => {
    const names = ["Sewing", "Sewing for Beginners", "Tailoring", "Sewing Machine Repair"];
    const { coursesWith } = catalogueOf({
      courses: names.map((name, at) =>
        blankCourse({
          id: at + 1,
          name,
          ...(at === 2 && { careers_plain: "Machinist, repairer" }),
        }),
      ),
    });
    expect(coursesWith("sewing ", 4)).toEqual(
      new Map([
        [1, 1],
        [2, 1],
        [3, 0.8],
        [4, 1],
      ]),
    );
    expect(coursesWith("machinist", 4)).toEqual(new Map([[3, 0.12]]));
    expect(coursesWith("repair", 4)?.get(4)).toBe(1);
    expect(coursesWith("sewing ", 2)).toBeNull();
    expect(coursesWith("zebra", 4)).toEqual(new Map());
  });

  it("knows sample data by any course or institution of it", () => {
    expect(catalogueOf({}).sampleStats).toEqual({ courses: 0, institutions: 0 });
    expect(
      catalogueOf({ courses: [blankCourse({ sample: true }), blankCourse({ id: 2 })] }).sampleStats,
    ).toEqual({ courses: 1, institutions: 0 });
  });
});
