import { describe, expect, it } from "vitest";
import { buildCatalogue } from "#catalogue/catalogue.ts";
import type { Course } from "#catalogue/course.ts";
import { blankCourse } from "../../../../test/catalogue-source.ts";
import { type Likeness, nearestCourses } from "./nearest-courses.ts";

const FINANCE = { id: 1, name: "Finance" };
const LAW = { id: 2, name: "Law" };
const REEF = { id: 1, name: "Reef College", logo: null };
const ATOLL = { id: 2, name: "Atoll College", logo: null };

const course = (id: number, given: Partial<Course> = {}) =>
  blankCourse({
    id,
    name: `Course ${id}`,
    institution: ATOLL,
    categories: [FINANCE],
    mnqf_level: "5",
    ...given,
  });

const catalogueOf = (courses: ReturnType<typeof course>[]) =>
  buildCatalogue({
    version: 1,
    institutions: [],
    categories: [FINANCE, LAW].map((category) => ({ ...category, parent: null })),
    courses,
  });

const WAS: Likeness = {
  id: 99,
  name: "Diploma in Banking",
  name_dv: null,
  institution: "Reef College",
  mnqf_level: "5",
  duration_text: null,
  categories: ["Finance"],
  places: ["Malé"],
};

const idsOf = (courses: readonly { id: number }[]) => courses.map(({ id }) => id);

describe("the courses nearest to one that is no more", () => {
  it("are of its category and level, its institution before its place before the rest", () => {
    const catalogue = catalogueOf([
      course(1),
      course(2, { places: ["Malé"] }),
      course(3, { institution: REEF }),
      course(4, { categories: [LAW] }),
      course(5, { mnqf_level: "7", institution: REEF }),
    ]);
    expect(idsOf(nearestCourses(catalogue, WAS))).toEqual([3, 2, 1, 5]);
  });

  it("are found by its name where it had no category, and are six at most", () => {
    const named = [1, 2, 3].map((id) => course(id, { categories: [], name: "Diploma in Banking" }));
    const others = [4, 5, 6, 7, 8, 9, 10].map((id) => course(id));
    const catalogue = catalogueOf([...named, ...others]);
    const found = nearestCourses(catalogue, { ...WAS, categories: [] });
    expect(idsOf(found).toSorted()).toEqual([1, 2, 3]);
    expect(nearestCourses(catalogue, WAS)).toHaveLength(6);
  });

  it("are none where nothing is like it", () => {
    expect(nearestCourses(catalogueOf([course(1, { categories: [LAW] })]), WAS)).toEqual([]);
  });
});
