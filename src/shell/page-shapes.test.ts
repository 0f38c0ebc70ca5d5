import { describe, expect, it } from "vitest";
import { paths } from "#web/paths.ts";
import { comingShape } from "./page-shapes.ts";

const course = paths.course({ id: 12, name: "Law" });

describe("comingShape", () => {
  it.each([
    ["/", "/courses", "courses"],
    ["/", "/courses/3", "courses"],
    ["/courses", course, "course"],
    [course, "/courses/13/economics", "course"],
    ["/", paths.institutions(), "institutions"],
    ["/institutions/1", "/institutions/2", "institution"],
    ["/", "/search", "search"],
    ["/courses", "/courses/2", null],
    ["/search", "/search", null],
    ["/", "/aboutus", null],
    ["/search", "/", null],
    ["/", paths.compare(), "comparison"],
    ["/compare", paths.compare(), null],
    ["/", undefined, null],
  ])("from %j to %j is %j", (from, to, shape) => {
    expect(comingShape(from, to)).toBe(shape);
  });
});
