import { describe, expect, it } from "vitest";
import type { Facets, FacetValue } from "#catalogue/catalogue-answers.ts";
import { byFacet } from "#catalogue/facets.ts";
import {
  byUse,
  carriedFacets,
  FIRST_CHOICES,
  flatCategories,
  knownFromFacets,
  largest,
  matching,
} from "./facet-choices.ts";

const choice = (label: string, count: number, selected = false): FacetValue => ({
  value: label,
  label,
  count,
  selected,
});

const many = Array.from({ length: FIRST_CHOICES + 20 }, (_, index) =>
  choice(`College ${index}`, index),
);
const chosenLast = many.map((one, at) => ({ ...one, selected: at === 0 }));

const facets: Facets = {
  ...byFacet(() => []),
  mnqf_level: [choice("Diploma", 4), choice("Doctoral Degree", 0)],
  awarding_body_type: [choice("Local", 3)],
  language: [choice("English", 5), choice("Dhivehi", 3)],
  institutions: many,
  place: [{ ...choice("Addu", 4), subcategories: [choice("Hithadhoo", 4)] }],
  category: [
    { ...choice("Business: a start", 4), subcategories: [choice("Marketing", 2)] },
    { ...choice("Law", 4), subcategories: [choice("Shariah", 2, true), choice("Courts", 1)] },
    { ...choice("Sports", 1), subcategories: [] },
  ],
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
  const carried = (all: Facets, asked: string | null = null) => carriedFacets(all, asked);

  it("leaves out the choices of closed facets and says how many", () => {
    const { facets: kept, omitted, whole } = carried(facets);
    expect(kept.mnqf_level).toEqual(facets.mnqf_level);
    expect([kept.awarding_body_type, kept.language, kept.institutions]).toEqual([[], [], []]);
    expect(kept.place).toEqual([]);
    expect(omitted).toEqual({
      awarding_body_type: 1,
      language: 2,
      institutions: many.length,
      place: 2,
      category: 1,
    });
    expect(whole).toBeNull();
  });

  it("carries the first of a long one with a selected choice, that choice among them", () => {
    const { facets: kept, omitted } = carried({ ...facets, institutions: chosenLast });
    expect(kept.institutions).toHaveLength(FIRST_CHOICES);
    expect(kept.institutions[0]).toEqual(chosenLast[0]);
    expect(omitted.institutions).toBe(many.length - FIRST_CHOICES);
  });

  it("carries the subcategories of a group with a selected one only", () => {
    const { category } = carried(facets).facets;
    const counts = category.map((group) => [group.subcategories.length, group.omitted]);
    expect(counts).toEqual([
      [0, 1],
      [2, 0],
      [0, 0],
    ]);
  });

  it("keeps the one whole that is asked for", () => {
    expect(carried(facets, "institutions").facets.institutions).toEqual(many);
    expect(carried(facets, "category").omitted.category).toBeUndefined();
    expect(carried(facets, "category").whole).toBe("category");
    expect(carried(facets, "no such facet").whole).toBeNull();
  });
});

describe("byUse", () => {
  it("parts choices without courses from the others, but for selected ones", () => {
    const [some, none] = byUse([choice("a", 0), choice("b", 0, true), choice("c", 2)]);
    expect([some, none].map((all) => all.map(({ label }) => label))).toEqual([["b", "c"], ["a"]]);
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
    const { facets: whole } = carriedFacets(facets, "category");
    const known = knownFromFacets(whole);
    expect(flatCategories(whole.category)).toHaveLength(6);
    expect(known.find("category", "business: a start")).toBe("Business: a start");
    expect(known.find("category", "Marketing")).toBe("Marketing");
    expect(known.find("category", "Physics")).toBeUndefined();
  });
});
