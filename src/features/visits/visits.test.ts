import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paths } from "#web/paths.ts";
import { countedPath, type KnownPages } from "./visits.ts";

const known: KnownPages = { hasCourse: (id) => id === 12, hasInstitution: (id) => id === 3 };

describe("countedPath", () => {
  it.each([
    ["/", "/"],
    ["/courses", "/courses"],
    ["/courses/", "/courses"],
    ["/courses/7", "/courses"],
    ["/courses?category=Marketing&name=me", "/courses"],
    [paths.course({ id: 12, name: "Diploma in Marketing" }), "/courses/12"],
    ["/courses/12/any%20thing", "/courses/12"],
    ["/courses/0012/x", "/courses/12"],
    ["/institutions", "/institutions"],
    ["/institutions/3", "/institutions/3"],
    ["/compare?ids=1,2,3", "/compare"],
    ["/search?query=private&page=1", "/search"],
    ["/aboutus#contact", "/aboutus"],
    [paths.resetPassword("a-secret-token"), "/reset-password"],
  ])("counts %s as %s", (path, name) => {
    expect(countedPath(path, known)).toBe(name);
  });

  it.each([
    "/courses/13/unknown",
    "/courses/12/x/y",
    "/courses/abc",
    "/institutions/4",
    "/institutions/3/x",
    "/no/such/page",
    "/api/v1/stats",
    "//courses",
    "",
  ])("does not count %s", (path) => {
    expect(countedPath(path, known)).toBeNull();
  });

  it("gives a bounded number of names, whatever is sent", () => {
    const anything = fc.oneof(
      fc.webPath(),
      fc
        .constantFrom("/courses/", "/institutions/")
        .chain((start) => fc.nat().map((id) => start + id)),
      fc.string(),
    );
    fc.assert(
      fc.property(anything, (path) => {
        const name = countedPath(path, known);
        expect(name === null || countedPath(name, known) !== null || name === "/courses/12").toBe(
          true,
        );
        expect(name ?? "").not.toMatch(/[?#]/);
      }),
    );
  });
});
