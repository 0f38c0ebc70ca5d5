import { afterEach, describe, expect, it, vi } from "vitest";
import type { ListingPage } from "./listing.data.ts";
import { entryReturnedTo, historyEntry, rememberedPage, rememberPage } from "./visited-pages.ts";

const page = (query: string) => ({ publicUrl: query }) as ListingPage;
const place = { pathname: "/courses", search: "?category=Law" };

afterEach(() => vi.unstubAllGlobals());

const at = (pathname: string, search: string, state: unknown) =>
  vi.stubGlobal("window", { location: { pathname, search }, history: { state } });

describe("remembered pages", () => {
  it("gives back what was seen at an entry, and drops the oldest", () => {
    for (let n = 0; n <= 20; n++) rememberPage(`entry ${n}`, page(String(n)));
    expect(rememberedPage("entry 0")).toBeUndefined();
    expect(rememberedPage("entry 1")).toEqual(page("1"));
    expect(rememberedPage("entry 20")).toEqual(page("20"));
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
