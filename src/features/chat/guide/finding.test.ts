import { expect, it } from "vitest";
import { blankCourse, blankInstitution } from "../../../../test/catalogue-source.ts";
import { directoryOf } from "../../../../test/guide-directory.ts";
import { noSlots } from "../answer.ts";
import { findCourses } from "./finding.ts";

const HEALTH = { id: 1, name: "Health and Welfare" };
const SCIENCE = { id: 2, name: "Science and Mathematics" };
const MIDWIFERY = { id: 3, name: "Nursing and Midwifery" };
const COLLEGE = { id: 1, name: "Thundi School of Hospitality", logo: null };

const DIRECTORY = directoryOf(
  {
    version: 1,
    institutions: [blankInstitution(COLLEGE)],
    categories: [
      { ...HEALTH, parent: null },
      { ...SCIENCE, parent: null },
      { ...MIDWIFERY, parent: HEALTH },
    ],
    courses: [SCIENCE, MIDWIFERY, SCIENCE, HEALTH, SCIENCE].map((category, at) =>
      blankCourse({ id: at + 1, institution: COLLEGE, categories: [category] }),
    ),
  },
  {},
);

it("shows the courses of the field nearest to a career first", async () => {
  const { courses, total } = await findCourses(
    DIRECTORY,
    { ...noSlots(), careers: ["Doctor"] },
    { names: await DIRECTORY.names(), now: new Date("2026-11-21"), skipped: 0 },
  );
  expect(total).toBe(5);
  expect(
    courses
      .map(({ id }) => id)
      .slice(0, 2)
      .sort(),
  ).toEqual([2, 4]);
});
