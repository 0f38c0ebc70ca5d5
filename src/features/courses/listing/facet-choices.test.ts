import { describe, expect, it } from "vitest";
import type { Facets, FacetValue } from "#catalogue/catalogue-answers.ts";
import { byFacet } from "#catalogue/facets.ts";
import {
  carriedFacets,
  flatCategories,
  knownFromFacets,
  largest,
  MAX_LISTED_CHOICES,
  matching,
} from "./facet-choices.ts";

const choice = (label: string, count: number, selected = false): FacetValue => ({
  value: label,
  label,
  count,
  selected,
});

const many = Array.from({ length: MAX_LISTED_CHOICES + 20 }, (_, index) =>
  choice(`College ${index}`, index, index === 0),
);

const facets: Facets = {
  ...byFacet(() => []),
  language: [choice("English", 5), choice("Dhivehi", 3)],
  institutions: many,
  category: [{ ...choice("Business: a start", 4), subcategories: [choice("Marketing", 2)] }],
};

describe("largest", () => {
  it("holds what is selected and then what leaves most", () => {
    const values = [choice("a", 1), choice("b", 9), choice("c", 0, true), choice("d", 5)];
    expect([...largest(values, 3)].map(({ label }) => label).sort()).toEqual(["b", "c", "d"]);
  });

  it("leaves out nothing that is selected", () => {
    const values = ["a", "b", "c"].map((label) => choice(label, 1, true));
    expect(largest(values, 2).size).toBe(3);
  });
});

describe("carriedFacets", () => {
  it("leaves out the smallest of a long facet and says how many", () => {
    const { facets: carried, omitted } = carriedFacets(facets, null);
    expect(carried.institutions).toHaveLength(MAX_LISTED_CHOICES);
    expect(carried.institutions[0]?.label).toBe("College 0");
    expect(omitted).toEqual({ institutions: 20 });
    expect(carried.language).toEqual(facets.language);
  });

  it("keeps the one whole that is asked for", () => {
    const { facets: carried, omitted } = carriedFacets(facets, "institutions");
    expect(carried.institutions).toEqual(many);
    expect(omitted).toEqual({});
  });
});

describe("matching", () => {
  it("finds every typed word wherever it stands, without case and accents", () => {
    const values = [choice("Shariáh and Law", 1), choice("Malé College", 1)];
    expect(matching(values, "LAW shariah").map(({ label }) => label)).toEqual(["Shariáh and Law"]);
    expect(matching(values, "male")).toHaveLength(1);
    expect(matching(values, "physics")).toEqual([]);
  });
});

describe("knownFromFacets", () => {
  it("knows groups and what they hold", () => {
    const known = knownFromFacets(facets);
    expect(flatCategories(facets.category)).toHaveLength(2);
    expect(known.find("category", "business: a start")).toBe("Business: a start");
    expect(known.find("category", "Marketing")).toBe("Marketing");
    expect(known.find("category", "Physics")).toBeUndefined();
  });
});
