import { expect, it } from "vitest";
import { buildCatalogue } from "#catalogue/catalogue.ts";
import type { CourseSummary } from "#catalogue/course.ts";
import { COURSE_PAGE_SIZE } from "#catalogue/pagination.ts";
import { blankCourse } from "../../../test/catalogue-source.ts";
import { opensPage } from "./opens.data.ts";

const diploma = blankCourse({ id: 1, mnqf_level: "5" });

/** A course of a level that a qualification at another one opens. */
const openedAt = (id: number, mnqf_level: CourseSummary["mnqf_level"], level: number) =>
  blankCourse({
    id,
    mnqf_level,
    entry_routes: [{ conditions: [{ kind: "level", level, fields: [] }] }],
  });

const DEGREES = Array.from({ length: COURSE_PAGE_SIZE + 2 }, (_, at) => openedAt(at + 2, "7", 5));

const catalogue = buildCatalogue({
  version: 1,
  institutions: [],
  categories: [],
  courses: [diploma, ...DEGREES, openedAt(50, "9", 5), openedAt(51, "9", 7)],
});

it("lists all courses that a course opens, and no others, page by page", () => {
  const pageOf = (level: string | null, page = 1) => opensPage(catalogue, diploma, { level, page });
  const first = pageOf(null);
  expect(first.levels).toEqual([
    { level: "7", title: "Level 7: Bachelor's Degree", total: DEGREES.length },
    { level: "9", title: "Level 9: Master's Degree", total: 1 },
  ]);
  expect(first.shown).toBe("7");
  const listed = [first, pageOf("7", 2)].flatMap(({ courses }) => courses.map(({ id }) => id));
  expect(listed.toSorted((a, b) => a - b)).toEqual(DEGREES.map(({ id }) => id));
  expect(pageOf("9").courses.map(({ id }) => id)).toEqual([50]);
  expect(pageOf("4").shown).toBe("7");
});

it("has no levels where no course names it", () => {
  const other = blankCourse({ id: 9, mnqf_level: "NA" });
  expect(opensPage(catalogue, other, { level: "7", page: 1 })).toMatchObject({
    levels: [],
    courses: [],
  });
});
