import { expect, it } from "vitest";
import { buildCatalogue } from "#catalogue/catalogue.ts";
import { seededRandom } from "#catalogue/shuffle.ts";
import { blankCourse } from "../../../test/catalogue-source.ts";
import { readable, rendered, textsOf } from "../../../test/rendered.tsx";
import { SearchResults } from "./results-list.tsx";
import { searchPage } from "./search.data.ts";

const aviation = { id: 7, name: "Aviation and Transport" };
const catalogue = buildCatalogue({
  version: 1,
  institutions: [],
  categories: [{ ...aviation, parent: null }],
  courses: Array.from({ length: 5 }, (_, at) =>
    blankCourse({ id: at + 1, name: `Flight ${at + 1}`, categories: [aviation] }),
  ),
});

const resultsOf = (query: string) =>
  rendered(
    <SearchResults
      page={searchPage(catalogue, { query, page: 1 }, "https://magu.test", seededRandom(1))}
    />,
  );
const NOTHING = /Oops|Nothing found|No results/;

it("a career stands in the place of what its word does not find, with three of its courses", async () => {
  const html = await resultsOf("pilot");
  expect(textsOf(html, "h3")[0]).toBe("Courses that lead to Pilot: 5 courses");
  expect(textsOf(html, "article")).toHaveLength(3);
  expect(html).toContain("career=pilot");
  expect(readable(html)).not.toMatch(NOTHING);
});

it("a career stands over what its word finds", async () => {
  const html = await resultsOf("pilot flight 3");
  expect(textsOf(html, "h3").slice(0, 2)).toEqual([
    "Courses that lead to Pilot: 5 courses",
    "Flight 3",
  ]);
});

it("what somebody has leads to what they can enter", async () => {
  const html = await resultsOf("after grade 10");
  expect(textsOf(html, "h3")).toEqual(["What you can enter with what you have"]);
  expect(readable(html)).not.toMatch(NOTHING);
});

it.each(["nurse", "zzqqxxyy"])("nothing is found for %s, where no course leads", async (query) => {
  expect(readable(await resultsOf(query))).toMatch(NOTHING);
});
