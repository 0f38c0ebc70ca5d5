import { expect, it } from "vitest";
import { buildCatalogue } from "#catalogue/catalogue.ts";
import type { Course } from "#catalogue/course.ts";
import { blankCourse } from "../../../../test/catalogue-source.ts";
import { similarCourses } from "./similar-courses.ts";

const FINANCE = { id: 1, name: "Finance" };
const LAW = { id: 2, name: "Law" };

function catalogueOf(courses: Course[]) {
  return buildCatalogue({
    version: 1,
    institutions: [],
    categories: [FINANCE, LAW].map((category) => ({ ...category, parent: null })),
    courses: courses.map((course) => ({
      ...course,
      careers_plain: "",
      modules_plain: "",
      timings_plain: "",
    })),
  });
}

const course = (id: number, category = FINANCE, mnqf_level: Course["mnqf_level"] = "5") =>
  blankCourse({ id, name: `Course ${id}`, categories: [category], mnqf_level });

it("finds three of the same category and level, never the course itself", () => {
  const first = course(1);
  const others = [2, 3, 4, 5, 6].map((id) => course(id));
  const found = similarCourses(
    catalogueOf([first, ...others, course(7, LAW), course(8, FINANCE, "7")]),
    first,
  );
  expect(found).toHaveLength(3);
  for (const { id } of found) expect([2, 3, 4, 5, 6]).toContain(id);
});

it("spreads over all of them", () => {
  const courses = Array.from({ length: 12 }, (_, at) => course(at + 1));
  const catalogue = catalogueOf(courses);
  const shown = courses.flatMap((one) => similarCourses(catalogue, one).map(({ id }) => id));
  expect(new Set(shown).size).toBeGreaterThan(9);
});

it("finds none without a category, or without another course", () => {
  const alone = course(1);
  const loose = blankCourse({ id: 2 });
  expect(similarCourses(catalogueOf([alone, loose]), alone)).toEqual([]);
  expect(similarCourses(catalogueOf([alone, loose]), loose)).toEqual([]);
});
