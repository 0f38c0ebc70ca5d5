import { afterEach, describe, expect, it, vi } from "vitest";
import type { ListingPage } from "./listing.data.ts";
import { entryReturnedTo, historyEntry, visitedPages } from "./visited-pages.ts";

const page = (query: string) => ({ publicUrl: query }) as ListingPage;
const place = { pathname: "/courses", search: "?category=Law" };

afterEach(() => vi.unstubAllGlobals());

const at = (pathname: string, search: string, state: unknown) =>
  vi.stubGlobal("window", { location: { pathname, search }, history: { state } });

describe("remembered pages", () => {
  it("gives back what was seen at an entry, and drops the oldest", () => {
    const visited = visitedPages<ListingPage>();
    for (let n = 0; n <= 20; n++) visited.remember(`entry ${n}`, page(String(n)));
    expect(visited.get("entry 0")).toBeUndefined();
    expect(visited.get("entry 1")).toEqual(page("1"));
    expect(visited.get("entry 20")).toEqual(page("20"));
  });
});

describe("entryReturnedTo", () => {
  it("names the entry once the browser has gone back to it", () => {
    at("/courses", "?category=Law", { key: "abc" });
    expect(entryReturnedTo(place)).toBe(historyEntry("abc", place));
  });

  it("names the first entry of a load, which has no key", () => {
    at("/courses", "?category=Law", null);
    expect(entryReturnedTo(place)).toBe(historyEntry("default", place));
  });

  it("is null while the browser is still at the page that is left", () => {
    at("/courses", "", { key: "abc" });
    expect(entryReturnedTo(place)).toBeNull();
  });
});
