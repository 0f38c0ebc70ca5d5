import { describe, expect, it } from "vitest";
import { buildCatalogue } from "#catalogue/catalogue.ts";
import type { CatalogueSource } from "#catalogue/catalogue-answers.ts";
import { blankCourse } from "../../../test/catalogue-source.ts";
import { categoryTiles, POPULAR_CATEGORIES } from "./popular-categories.ts";

const EMPTY: CatalogueSource = { version: 1, institutions: [], categories: [], courses: [] };

describe("the tiles of the home page", () => {
  it("are the twelve of the specification, in its order", () => {
    const tiles = categoryTiles(buildCatalogue(EMPTY));
    expect(tiles.map(({ name }) => name)).toEqual([
      "Business, Management and Administration",
      "Education and Teaching",
      "Accounting and Finance",
      "Quranic and Islamic Studies",
      "Marketing",
      "Travel, Tourism and Hospitality",
      "Shariáh and Law",
      "Information and Communication Technology",
      "Social Sciences and Journalism",
      "Engineering, Manufacturing and Construction",
      "University Preparation Program",
      "Health and Welfare",
    ]);
    expect(tiles.every(({ courses }) => courses === 0)).toBe(true);
  });

  it("count the courses of a category and of its subcategories, each once", () => {
    const parent = { id: 1, name: "Marketing" };
    const source: CatalogueSource = {
      ...EMPTY,
      categories: [
        { ...parent, parent: null },
        { id: 2, name: "Digital Marketing", parent },
      ],
      courses: [
        blankCourse({ id: 1, categories: [parent] }),
        blankCourse({ id: 2, categories: [parent, { id: 2, name: "Digital Marketing" }] }),
        blankCourse({ id: 3 }),
      ],
    };
    const tile = categoryTiles(buildCatalogue(source)).find(({ name }) => name === "Marketing");
    expect(tile?.courses).toBe(2);
  });

  it("draw an island of their own for each category, whole also where there is no course", () => {
    const tiles = categoryTiles(buildCatalogue(EMPTY));
    expect(new Set(tiles.map(({ island }) => island.shore)).size).toBe(POPULAR_CATEGORIES.length);
    for (const { island } of tiles) {
      expect([island.shore, ...island.reefs].join("")).not.toMatch(/NaN|Infinity/);
    }
  });
});
