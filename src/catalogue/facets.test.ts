import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FACETS, type FacetKey } from "./facets.ts";
import { FILTER_KEYS } from "./filters.ts";

const SRC = join(import.meta.dirname, "..");
const MAX_FILES = 6;

/**
 * Keys that are also fields, tables or plain words: they count only where they are used as filters.
 */
const OTHER_WORDS: ReadonlySet<FacetKey> = new Set([
  "mnqf_level",
  "awarding_body_type",
  "language",
  "institutions",
  "category",
  "place",
  "study_mode",
]);

const sources = globSync("**/*.{ts,tsx}", { cwd: SRC })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => !/\.test\.tsx?$/.test(path))
  // The chat answers questions about some filters by their name; a new one needs nothing there.
  .filter((path) => !path.startsWith("features/chat/"))
  // It has the order of the keys alone, and is held to the table below.
  .filter((path) => path !== "catalogue/filters.ts")
  .map((path) => ({ path, text: readFileSync(join(SRC, path), "utf8") }));

/** Matches a filter key in source code where the same word also means something else. */
function asFilter(key: FacetKey): RegExp {
  return new RegExp(
    [
      `(filters|facets|omitted)\\??\\.${key}\\b`,
      `(noFilters\\(\\)|inCategory\\(.*\\)|[fF]ilters),[^{};]*\\b${key}\\b`,
      `\\b(facets?|award|career|field|level|institution)(: |=)"${key}"`,
      `coursesWith\\("${key}"`,
    ].join("|"),
  );
}

function filesNaming(key: FacetKey): string[] {
  const name = OTHER_WORDS.has(key) ? asFilter(key) : new RegExp(`\\b${key}\\b`);
  return sources
    .filter(({ path, text }) => path === "catalogue/facets.ts" || name.test(text))
    .map(({ path }) => path);
}

describe("the table of filters", () => {
  it.each(FACETS.map(({ key }) => key))("is where others learn of %s", (key) => {
    const files = filesNaming(key);
    expect(
      files.length,
      `More than ${MAX_FILES} files name the filter ${key}: ${files.join(", ")}. What depends on it belongs into its row in src/catalogue/facets.ts, from where others take it; a key that is also another word is listed above.`,
    ).toBeLessThanOrEqual(MAX_FILES);
  });

  it("has the filters in the order in which addresses list them", () => {
    expect(FACETS.map(({ key }) => key)).toEqual(FILTER_KEYS);
  });

  it("gives each filter a place of its own in the panel and in titles", () => {
    const placesIn = (part: "panel" | "title") => FACETS.map((facet) => facet[part].place);
    expect(new Set(placesIn("panel")).size).toBe(FACETS.length);
    expect(new Set(placesIn("title")).size).toBe(FACETS.length);
    expect(placesIn("title")).not.toContain(0);
  });
});
