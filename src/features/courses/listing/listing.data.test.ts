import { describe, expect, it } from "vitest";
import { buildCatalogue } from "#catalogue/catalogue.ts";
import { type Filters, noFilters } from "#catalogue/filters.ts";
import { seededRandom } from "#catalogue/shuffle.ts";
import { blankCourse } from "../../../../test/catalogue-source.ts";
import { listingPage } from "./listing.data.ts";

const CATALOGUE = buildCatalogue({
  version: 1,
  categories: [],
  institutions: [],
  courses: Array.from({ length: 25 }, (_, at) =>
    blankCourse({ id: at + 1, name: `Course in weaving ${at + 1}` }),
  ),
});

/** Ids of a page's courses, in the order of one load. */
function idsOf(page: number, seed: number, given: Partial<Filters> = {}): number[] {
  const query = { filters: { ...noFilters(), ...given }, page, whole: null, publicUrl: "" };
  return listingPage(CATALOGUE, query, seededRandom(seed)).courses.map(({ id }) => id);
}

const SEEDS = [1, 2, 3, 4, 5];

describe("a page of the listing", () => {
  it("holds ten courses", () => {
    expect([1, 2, 3, 4].map((page) => idsOf(page, 1).length)).toEqual([10, 10, 5, 0]);
  });

  it("is shuffled anew at each load, and loses none of its ten", () => {
    const loads = SEEDS.map((seed) => idsOf(1, seed));
    expect(new Set(loads.map(String)).size).toBe(SEEDS.length);
    expect(new Set(loads.map((ids) => String(ids.toSorted()))).size).toBe(1);
  });

  it("shares no course with another page, however they are shuffled", () => {
    const seen = [1, 2, 3].flatMap((page, at) => idsOf(page, SEEDS[at] ?? 0));
    expect(new Set(seen).size).toBe(25);
  });

  it("keeps the order of the best matches for a text", () => {
    const loads = SEEDS.map((seed) => String(idsOf(1, seed, { name: "weaving" })));
    expect(new Set(loads).size).toBe(1);
  });

  it("keeps the order that was asked for", () => {
    const loads = SEEDS.map((seed) => String(idsOf(1, seed, { sort: "cost" })));
    expect(new Set(loads).size).toBe(1);
  });

  it("keeps the order that words ask for, and says which words nothing was searched by", () => {
    const name = "cheapest weaving, no ielts please";
    const loads = SEEDS.map((seed) => String(idsOf(1, seed, { name })));
    expect(new Set(loads).size).toBe(1);
    const query = { filters: { ...noFilters(), name }, page: 1, whole: null, publicUrl: "" };
    const { asked, unused } = listingPage(CATALOGUE, query, seededRandom(1));
    expect(asked.map(({ label }) => label)).toEqual(["Lowest total cost", "weaving"]);
    expect(unused).toEqual(["no ielts"]);
  });
});
