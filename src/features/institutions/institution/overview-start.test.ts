import { describe, expect, it } from "vitest";
import { plainText, sanitize } from "#platform/html.ts";
import { sampleInstitutions } from "../../../../sample/institutions/institutions.ts";
import { OVERVIEW_LIMIT, overviewStart } from "./overview-start.ts";

describe("overviewStart", () => {
  it("leaves what is short enough alone, to the character", () => {
    const exact = `${"a ".repeat(249)}aa`;
    expect(exact).toHaveLength(OVERVIEW_LIMIT);
    expect(overviewStart(`<p>${exact}</p>`)).toBeNull();
    expect(overviewStart(`<p>${exact}b</p>`)).toBe(`<p>${"a ".repeat(248)}a…</p>`);
    expect(overviewStart("")).toBeNull();
  });

  it("cuts at a word and closes what is open", () => {
    expect(overviewStart("<p>One <strong>two three</strong> four</p>", 9)).toBe(
      "<p>One <strong>two…</strong></p>",
    );
    expect(overviewStart("<p>One</p><ul><li>two</li><li>three</li></ul>", 8)).toBe(
      "<p>One</p><ul><li>two</li><li>…</li></ul>",
    );
    expect(overviewStart("<p>One two three</p>", 7)).toBe("<p>One two…</p>");
    expect(overviewStart("<p>One,<br />two</p>", 5)).toBe("<p>One,<br />…</p>");
  });

  it("counts a character reference once and never cuts one", () => {
    expect(overviewStart("Reef &amp; Shore", 12)).toBeNull();
    expect(overviewStart("Reef &amp; Shore", 5)).toBe("Reef…");
    expect(overviewStart("Reef &amp; Shore", 8)).toBe("Reef &amp;…");
  });

  it("cuts an endless word where it must", () => {
    expect(overviewStart("a".repeat(20), 8)).toBe(`${"a".repeat(8)}…`);
  });

  it("gives valid rich text that is the beginning of the whole, for every sample", () => {
    const overviews = sampleInstitutions().flatMap(({ overview }) => overview ?? []);
    const starts = overviews.flatMap((overview) => {
      const start = overviewStart(overview);
      return start === null ? [] : [{ overview, start }];
    });
    expect(starts.length).toBeGreaterThan(0);
    for (const { overview, start } of starts) {
      expect(sanitize(start)).toBe(start);
      const words = plainText(start).replace(/…$/, "");
      expect(words.length).toBeLessThanOrEqual(OVERVIEW_LIMIT + 5);
      expect(words.length).toBeGreaterThan(OVERVIEW_LIMIT - 30);
      expect(plainText(overview).startsWith(words)).toBe(true);
    }
  });
});
