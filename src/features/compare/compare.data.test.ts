import { expect, it } from "vitest";
import { blankCourse } from "../../../test/catalogue-source.ts";
import { comparedCourses } from "./compare.data.ts";

const course = (id: number) => blankCourse({ id, name: `Course ${id}` });

it("says of a course that was archived that it is no longer offered", () => {
  const archived = {
    id: 2,
    name: "Gone",
    institution: { name: "Reef" },
    source: "cricos",
    since: "2023-01-03",
  };
  expect(
    comparedCourses([
      { asked: 1, course: course(1), archived: null },
      { asked: 2, course: null, archived },
      { asked: 3, course: null, archived: null },
    ]),
  ).toEqual({
    courses: [course(1)],
    gone: [
      {
        id: 2,
        name: "Gone",
        institution: "Reef",
        words: "No longer in the CRICOS register, since 3 January 2023",
      },
    ],
    moved: [],
  });
});

it("leads from a course that was joined to the one that it is now, once", () => {
  const { courses, moved } = comparedCourses([
    { asked: 1, course: course(7), archived: null },
    { asked: 7, course: course(7), archived: null },
  ]);
  expect(courses.map(({ id }) => id)).toEqual([7]);
  expect(moved).toEqual([{ from: 1, to: 7 }]);
});
