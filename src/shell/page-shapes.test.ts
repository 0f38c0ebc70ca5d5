import { describe, expect, it } from "vitest";
import { paths } from "#web/paths.ts";
import { comingShape, shapeOf } from "./page-shapes.ts";

const course = paths.course({ id: 12, name: "Law" });

describe("shapeOf", () => {
  it.each([
    [paths.courses(), "courses"],
    ["/courses/3", "courses"],
    [course, "course"],
    [paths.institutions(), "institutions"],
    [paths.institution(4), "institution"],
    ["/search", "search"],
    [paths.home(), null],
    [paths.compare(), null],
  ])("of %j is %j", (path, shape) => {
    expect(shapeOf(path)).toBe(shape);
  });
});

describe("comingShape", () => {
  it.each([
    ["/", "/courses", "courses"],
    ["/courses", course, "course"],
    [course, "/courses/13/economics", "course"],
    ["/institutions/1", "/institutions/2", "institution"],
    ["/courses", "/courses/2", null],
    ["/search", "/search", null],
    ["/", "/aboutus", null],
    ["/", undefined, null],
  ])("from %j to %j is %j", (from, to, shape) => {
    expect(comingShape(from, to)).toBe(shape);
  });
});
