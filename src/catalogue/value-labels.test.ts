import fc from "fast-check";
import { expect, it } from "vitest";
import { arbitrarySource, blankInstitution } from "../../test/catalogue-source.ts";
import { buildCatalogue } from "./catalogue.ts";
import { FACETS, type FacetKey } from "./facets.ts";
import { noFilters } from "./filters.ts";
import { ATOLLS, ISLANDS } from "./islands.ts";
import { listingTitle } from "./listing-title.ts";

const MONTH = fc
  .tuple(fc.integer({ min: 2020, max: 2040 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, "0")}`);

/** Every value whose name is another than itself, whether or not a course has it. */
const CODED = fc.oneof(
  ...FACETS.flatMap((facet) =>
    facet.from === "list"
      ? [fc.constantFrom(...facet.choices).map(({ value }) => ({ key: facet.key, value }))]
      : [],
  ),
  fc
    .constantFrom("online", "elsewhere", ...[...ISLANDS, ...ATOLLS].map(({ code }) => code))
    .map((value) => ({ key: "place" as const, value })),
  MONTH.map((value) => ({ key: "starts_by" as const, value })),
);

it("calls no value by its code, in whatever catalogue it is asked for", () => {
  fc.assert(
    fc.property(arbitrarySource(), CODED, fc.boolean(), (source, { key, value }, isLower) => {
      const catalogue = buildCatalogue(source);
      const typed = isLower && key === "place" ? value.toLowerCase() : value;
      const asked = catalogue.readFilters(new URLSearchParams({ [key]: typed }));
      expect(asked[key]).toEqual([value]);
      const [chip] = catalogue.activeFilters(asked, catalogue.understand(asked));
      const { facets, rescues } = catalogue.searchCourses({
        filters: asked,
        page: 1,
        limit: 1,
        order: "DESC",
      });
      const flat: { value: string; label: string }[] = facets[key as FacetKey].flatMap((one) => [
        one,
        ...("subcategories" in one ? one.subcategories : []),
      ]);
      expect(chip).toMatchObject({ key, value });
      for (const label of [chip!.label, ...rescues.map(({ label }) => label)]) {
        expect(label).not.toBe(value);
      }
      expect(flat.filter((one) => one.label === one.value)).toEqual([]);
      expect(listingTitle([chip!])).not.toMatch(/LD\d{4}|\d{4}-\d{2}/);
    }),
  );
});

it("calls an institution by the name it has today, with and without courses", () => {
  const named = blankInstitution({ id: 7, name: "South College", former_names: ["Gan Academy"] });
  const source = { version: 1, institutions: [named], categories: [], courses: [] };
  const catalogue = buildCatalogue(source);
  const asked = catalogue.readFilters(new URLSearchParams({ institutions: "gan academy" }));
  const [chip] = catalogue.activeFilters(asked, {
    filters: noFilters(),
    wordFilters: [],
    unused: [],
  });
  expect(chip?.label).toBe("South College");
});
