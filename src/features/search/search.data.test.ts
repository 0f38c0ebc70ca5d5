import { describe, expect, it } from "vitest";
import { buildCatalogue } from "#catalogue/catalogue.ts";
import { seededRandom } from "#catalogue/shuffle.ts";
import { blankCourse, blankFee } from "../../../test/catalogue-source.ts";
import { readSearch, searchPage } from "./search.data.ts";

describe("readSearch", () => {
  it.each([
    ["query=nursing&page=3", { query: "nursing", page: 3 }],
    ["query=+two++words+", { query: "two words", page: 1 }],
    ["", { query: "", page: 1 }],
    ["query=a&page=0", { query: "a", page: 1 }],
    ["query=a&page=x", { query: "a", page: 1 }],
    ["query=a&page=1e99", { query: "a", page: 1 }],
  ])("reads ?%s", (address, expected) => {
    expect(readSearch(new URLSearchParams(address))).toEqual(expected);
  });
});

describe("searchPage", () => {
  const fees = [blankFee({ type: "Total Fee", fee_start: 9_000 })];
  const catalogue = buildCatalogue({
    version: 1,
    institutions: [],
    categories: [],
    courses: [
      blankCourse({
        id: 1,
        name: "Coral Gardening",
        mnqf_level: "5",
        duration_text: "1 year",
        fees,
      }),
      blankCourse({ id: 2, name: "Coral Counting", mnqf_level: "NA" }),
    ],
  });
  const { results } = searchPage(
    catalogue,
    { query: "coral", page: 1 },
    "https://magu.test",
    seededRandom(1),
  );
  const row = (id: number) => results.find((result) => result.id === id);

  it("has the card of a course", () => {
    expect(row(1)?.course).toMatchObject({
      level: "Level 5: Diploma",
      duration: "1 year",
      cost: "Course Fee: MVR 9,000",
    });
    expect(row(1)?.logo).toMatch(/^\/pictures\/institutions\/\d+\/logo\.svg$/);
  });
});
