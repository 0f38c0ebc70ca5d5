import fc from "fast-check";
import { expect, it } from "vitest";
import { arbitraryFilters, arbitrarySource } from "../../test/catalogue-source.ts";
import { arbitraryHave, arbitraryRoutes } from "../../test/entry.ts";
import { buildCatalogue } from "./catalogue.ts";
import { COURSE_VERDICTS, courseVerdict } from "./entry.ts";

it("leaves the courses that answer a person so, and counts every choice among them", () => {
  const inputs = fc.record({
    source: arbitrarySource(),
    routes: fc.array(arbitraryRoutes(), { minLength: 1, maxLength: 5 }),
    filters: arbitraryFilters(),
    have: arbitraryHave(),
    verdicts: fc.uniqueArray(fc.constantFrom(...COURSE_VERDICTS), { minLength: 1 }),
  });
  fc.assert(
    fc.property(inputs, ({ source, routes, filters, have, verdicts }) => {
      const courses = source.courses.map((course, at) => ({
        ...course,
        entry_routes: routes[at % routes.length]!,
        has_entry_text: at % 2 === 0,
      }));
      const page = { page: 1, limit: 100, order: "DESC" } as const;
      const catalogue = buildCatalogue({ ...source, courses });
      const found = catalogue.searchCourses({ filters, entry: { have, verdicts }, ...page });
      const fits = courses.filter((one) => verdicts.includes(courseVerdict(one, have)));
      const alone = buildCatalogue({ ...source, courses: fits });
      const expected = alone.searchCourses({ filters, ...page });
      expect(found.meta.total).toBe(expected.meta.total);
      expect(new Set(found.courses.map(({ id }) => id))).toEqual(
        new Set(expected.courses.map(({ id }) => id)),
      );
      for (const { id, entry_routes } of found.courses)
        expect(entry_routes).toEqual(courses.find((one) => one.id === id)!.entry_routes);
      expect(countsOf(found.facets)).toEqual(countsOf(expected.facets));
    }),
    { numRuns: 150 },
  );
});

type Counted = { value: string; count: number; subcategories?: Counted[] };

/** The counts of all choices that have any, whatever choices a catalogue has besides. */
function countsOf(facets: object): Map<string, number> {
  const counts = new Map<string, number>();
  const collect = (key: string, values: readonly Counted[]): void => {
    for (const { value, count, subcategories = [] } of values) {
      if (count > 0) counts.set(`${key}: ${value}`, count);
      collect(key, subcategories);
    }
  };
  for (const [key, values] of Object.entries(facets)) collect(key, values as Counted[]);
  return counts;
}
