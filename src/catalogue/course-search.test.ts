import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openColumns } from "#engine/engine.ts";
import { blankCourse, blankInstitution } from "../../test/catalogue-source.ts";
import { openSearch, packCatalogue } from "./catalogue.ts";
import type { AwardingBodyType, IndexedCourse, MnqfLevel } from "./course.ts";
import type { FacetKey } from "./facets.ts";
import { FILTER_KEYS, type Filters, noFilters } from "./filters.ts";
import { knownValues } from "./known-values.ts";
import { seededRandom } from "./shuffle.ts";

const SIZE = 1_500;
const LEVELS: (MnqfLevel | null)[] = ["5", "5", "5", "7", "7", "9", null];
const TYPES: (AwardingBodyType | null)[] = ["local", "local", "international", "both", null];
const LANGUAGES = [["English"], ["English"], ["English", "Dhivehi"], ["Arabic"], []];
/** The first is by far the largest; the last ones have less than a 32nd of the courses. */
const INSTITUTIONS = Array.from({ length: 40 }, (_, at) => ({ id: at + 1, name: `School ${at}` }));

/** Many more courses than combinations of their values, so that counting goes by codes. */
function directory() {
  const random = seededRandom(7);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() ** 2 * list.length)]!;
  const courses = Array.from({ length: SIZE }, (_, at) =>
    blankCourse({
      id: at + 1,
      name: random() < 0.5 ? "Diploma in Nursing" : "Certificate of Law",
      institution: { ...pick(INSTITUTIONS), logo: null },
      mnqf_level: pick(LEVELS),
      awarding_body_type: pick(TYPES),
      languages: pick(LANGUAGES),
    }),
  );
  const institutions = INSTITUTIONS.map((institution) => blankInstitution(institution));
  return { version: 1, institutions, categories: [], courses };
}

const source = directory();
const packed = packCatalogue(source);
const known = knownValues(packed.choices);
const searches = {
  plain: openSearch(packed, known, openColumns(packed.columns, Infinity)).courseSearch,
  compiled: openSearch(packed, known, openColumns(packed.columns, 0)).courseSearch,
};

const VALUES: Partial<Record<FacetKey, readonly string[]>> = {
  mnqf_level: ["5", "7", "9"],
  awarding_body_type: ["local", "international", "both"],
  language: ["English", "Dhivehi", "Arabic"],
  institutions: [0, 1, 2, 20, 38].map((at) => `School ${at}`),
};

const arbitraryFilters: fc.Arbitrary<Filters> = fc
  .record({
    ...Object.fromEntries(
      Object.entries(VALUES).map(([key, values]) => [
        key,
        fc.subarray([...values], { maxLength: 2 }),
      ]),
    ),
    name: fc.constantFrom("", "", "nursing"),
  })
  .map((given) => ({ ...noFilters(), ...given }));

function valuesOf(course: IndexedCourse, key: FacetKey): readonly string[] {
  const type = course.awarding_body_type;
  if (key === "mnqf_level") return course.mnqf_level ? [course.mnqf_level] : [];
  if (key === "language") return course.languages;
  if (key === "institutions") return [course.institution.name];
  // None of these courses says where it is taught.
  if (key === "place") return ["elsewhere"];
  if (key !== "awarding_body_type" || type === null) return [];
  return type === "both" ? ["local", "international", "both"] : [type];
}

/** Counts of all choices, numbered across all facets, computed without the index. */
function expected(filters: Filters): number[] {
  return FILTER_KEYS.flatMap((facet) => {
    const left = source.courses.filter(
      (course) =>
        (filters.name === "" || course.name.includes("Nursing")) &&
        FILTER_KEYS.every(
          (key) =>
            key === facet ||
            filters[key].length === 0 ||
            filters[key].some((value) => valuesOf(course, key).includes(value)),
        ),
    );
    return packed.choices[facet].map(
      ({ value }) => left.filter((course) => valuesOf(course, facet).includes(value)).length,
    );
  });
}

describe("counts of a directory with frequent and rare values", () => {
  it.each(["plain", "compiled"] as const)("are those of brute force with the %s loops", (kind) => {
    fc.assert(
      fc.property(arbitraryFilters, (filters) => {
        const query = { filters, page: 1, limit: 10, order: "DESC" } as const;
        expect(Array.from(searches[kind].search(query).counts)).toEqual(expected(filters));
      }),
      { numRuns: 60 },
    );
  });
});
