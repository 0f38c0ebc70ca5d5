import { describe, expect, it } from "vitest";
import { blankCourse } from "../../test/catalogue-source.ts";
import { buildCatalogue } from "./catalogue.ts";
import type { CourseSummary } from "./course.ts";
import { noFilters } from "./filters.ts";
import { placesInTitle, placesMet } from "./places.ts";

describe("where a course can be followed", () => {
  it.each<[Partial<CourseSummary>, string[]]>([
    [{ place_codes: ["LD1004"] }, ["LD1004"]],
    [{ place_codes: ["LD1004", "S"], delivery_modalities: ["online"] }, ["LD1004", "S", "online"]],
    [{ delivery_modalities: ["f2f", "online"] }, ["online"]],
    [{ delivery_modalities: ["blended"] }, ["elsewhere"]],
    [{ places: ["Colombo"] }, ["elsewhere"]],
  ])("of %j is %j", (given, values) => {
    expect(placesMet(blankCourse(given))).toEqual(values);
  });

  it("is offered from north to south, with only the islands that courses are taught on", () => {
    const courses = [
      blankCourse({ id: 1, place_codes: ["LD1004"] }),
      blankCourse({ id: 2, place_codes: ["LD0272", "LD0442"] }),
      blankCourse({ id: 3, delivery_modalities: ["online"] }),
      blankCourse({ id: 4, places: ["Colombo"] }),
    ];
    const catalogue = buildCatalogue({ version: 1, institutions: [], categories: [], courses });
    const filters = { ...noFilters(), place: ["S"] };
    const { facets, meta } = catalogue.searchCourses({ filters, page: 1, limit: 10, order: "ASC" });
    expect(meta.total).toBe(2);
    expect(facets.place.map(({ value }) => value)).toEqual([
      "online",
      "HA",
      "HDh",
      "Sh",
      "N",
      "R",
      "B",
      "Lh",
      "K",
      "AA",
      "ADh",
      "V",
      "M",
      "F",
      "Dh",
      "Th",
      "L",
      "GA",
      "GDh",
      "Gn",
      "S",
      "elsewhere",
    ]);
    const addu = facets.place.find(({ value }) => value === "S");
    expect(addu).toMatchObject({ label: "Addu (S)", count: 2, selected: true });
    expect(addu?.subcategories.map(({ label, count }) => [label, count])).toEqual([
      ["S. Hithadhoo", 1],
      ["S. Meedhoo", 1],
    ]);
    const counts = facets.place.map(({ value, count }) => [value, count]);
    expect(counts).toContainEqual(["online", 1]);
    expect(counts).toContainEqual(["elsewhere", 1]);
  });

  it("may be written as people do", () => {
    const courses = [blankCourse({ place_codes: ["LD1004"] })];
    const catalogue = buildCatalogue({ version: 1, institutions: [], categories: [], courses });
    const read = (text: string) =>
      catalogue.readFilters(new URLSearchParams({ place: text })).place;
    expect(read("s. hithadhoo")).toEqual(["LD1004"]);
    expect(read("Addu")).toEqual(["S"]);
    expect(read("Online, from anywhere:LD1004")).toEqual(["online", "LD1004"]);
  });

  it.each([
    ["S. Hithadhoo", "in S. Hithadhoo"],
    ["Online, from anywhere", "online from anywhere"],
    ["Online, from anywhere or S. Hithadhoo", "in S. Hithadhoo or online from anywhere"],
    ["Elsewhere, or place not known", "in a place not known"],
  ])("%s is %s in a title", (labels, words) => {
    expect(placesInTitle(labels)).toBe(words);
  });
});
