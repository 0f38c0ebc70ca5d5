import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PAGES, type PageName, pageAt, pathTo } from "./pages.ts";
import { paths } from "./paths.ts";

describe("the page table", () => {
  it("names modules that are there, and finds each page by its own address", () => {
    for (const [name, { path, route }] of Object.entries(PAGES)) {
      const file = join(import.meta.dirname, "../features", `${route}.route.tsx`);
      expect(existsSync(file), file).toBe(true);
      const parts = { id: 7, page: 2, slug: "law", token: "t", file: "f" };
      expect(pageAt(pathTo(name as PageName, parts))?.name, path).toBe(name);
    }
  });

  it("lists no page in the sitemap that needs to be told which one is meant", () => {
    const listed = Object.values(PAGES).filter(({ isInSitemap }) => isInSitemap);
    expect(listed.filter(({ path }) => /:\w+(?!.*\?)/.test(path))).toEqual([]);
  });
});

describe("pageAt", () => {
  it.each([
    ["/", "home", {}],
    ["/courses", "courses", {}],
    ["/courses/", "courses", {}],
    ["/courses/3", "courses", { page: "3" }],
    ["/courses/12/any%20thing", "course", { id: "12", slug: "any%20thing" }],
    [paths.institution(4), "institution", { id: "4" }],
    [paths.resetPassword("a/b"), "resetPassword", { token: "a%2Fb" }],
    [paths.terms(), "terms", {}],
  ])("finds %s", (path, name, parts) => {
    const found = pageAt(path);
    expect(found?.name).toBe(name);
    expect({ ...found?.parts }).toEqual(parts);
  });

  it.each(["", "//courses", "/courses/abc", "/courses/12/x/y", "/institutions/x", "/no/such"])(
    "finds nothing at %j",
    (path) => expect(pageAt(path)).toBeNull(),
  );
});
