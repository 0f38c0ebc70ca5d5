import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Course } from "#catalogue/course.ts";
import { blankCourse, blankInstitution } from "../../../../test/catalogue-source.ts";
import { directoryOf } from "../../../../test/guide-directory.ts";
import { noSlots } from "../answer.ts";
import { NOBODY, type Person, withLevel } from "./clauses/person.ts";
import { type Finding, findCourses, MOST_READ } from "./finding.ts";

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

/** A directory of these courses, of one institution and, if they say no more, in one field. */
function directoryWith(rows: readonly Partial<Course>[], fields = [HEALTH]) {
  return directoryOf({
    version: 1,
    institutions: [blankInstitution(COLLEGE)],
    categories: fields.map((field) => ({ ...field, parent: null })),
    courses: rows.map((row, at) =>
      blankCourse({
        id: at + 1,
        name: `Course ${at}`,
        institution: COLLEGE,
        categories: fields.slice(0, 1),
        ...row,
      }),
    ),
  });
}

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

it("says how many courses there are where it does not look through all of them", async () => {
  const directory = directoryWith(Array(MOST_READ + 1).fill({}));
  const names = await directory.names();
  const find = (slots: object) =>
    findCourses(directory, { ...noSlots(), ...slots }, { names, now: new Date(0), skipped: 0 });
  expect(await find({ order: "cheapest" })).toMatchObject({
    total: MOST_READ,
    of: MOST_READ + 1,
    isListing: false,
  });
  expect(await find({ fields: [HEALTH.name] })).toMatchObject({ total: MOST_READ + 1, of: null });
});

describe("the order where nobody asked for one", () => {
  const levels = ["9", "5", null, "7", "3"] as const;
  const directory = directoryWith(
    levels.map((level, at) => ({
      ...(at === 1 && { name: "Diploma in Robots" }),
      mnqf_level: level,
      entry_routes: [
        { conditions: [{ kind: "level", level: Number(level ?? 1) - 2, fields: [] }] },
      ],
    })),
  );
  const find = async (slots: object, person?: Person) =>
    await findCourses(
      directory,
      { ...noSlots(), fields: [HEALTH.name], ...slots },
      { names: await directory.names(), now: new Date(0), skipped: 0, person },
    );
  const levelsOf = ({ courses }: Finding) => courses.map(({ mnqf_level }) => mnqf_level);

  it("shows the first of each step to who told nothing, and leaves out no course without a level", async () => {
    const found = await find({});
    expect(levelsOf(found)).toEqual(["3", "5", "7", null, "9"]);
  });

  it("begins with the highest that a person can enter, and offers nothing below", async () => {
    const found = await find({}, withLevel(NOBODY, "5", null));
    expect(levelsOf(found)[0]).toBe("7");
    expect(levelsOf(found)).not.toContain("5");
  });

  it("brings forward what has the other words of a message, and leaves out nothing", async () => {
    const found = await find({ focus: "||robots" });
    expect(found).toMatchObject({ total: 5, held: new Set(["robots"]) });
    expect(levelsOf(found)[0]).toBe("5");
  });
});

it("shows what a part of a field is named after alone", async () => {
  const directory = directoryOf(
    {
      version: 1,
      institutions: [blankInstitution(COLLEGE)],
      categories: [{ ...HEALTH, parent: null }],
      courses: ["Certificate III in Physiotherapy", "Certificate III in Pharmacy"].map((name, at) =>
        blankCourse({ id: at + 1, name, institution: COLLEGE, categories: [HEALTH] }),
      ),
    },
    {},
  );
  const find = async (focus: string) =>
    await findCourses(
      directory,
      { ...noSlots(), fields: [HEALTH.name], focus },
      { names: await directory.names(), now: new Date("2026-11-21"), skipped: 0 },
    );
  expect(await find("physiotherapy|")).toMatchObject({ total: 1 });
  expect(await find("health|")).toMatchObject({ total: 2 });
  expect(await find("dentist|")).toMatchObject({ total: 2 });
});

it("orders by days, as two of them are less than three", async () => {
  const texts = ["3 days", "2 days", "1 week", "2 months"];
  const directory = directoryOf(
    {
      version: 1,
      institutions: [blankInstitution(COLLEGE)],
      categories: [{ ...HEALTH, parent: null }],
      courses: texts.map((duration_text, at) =>
        blankCourse({
          id: at + 1,
          institution: COLLEGE,
          categories: [HEALTH],
          duration_text,
          duration_months: at < 2 ? 0.1 : at,
        }),
      ),
    },
    {},
  );
  const { courses } = await findCourses(
    directory,
    { ...noSlots(), fields: [HEALTH.name], order: "shortest" },
    { names: await directory.names(), now: new Date("2026-11-21"), skipped: 0 },
  );
  expect(courses.map(({ id }) => id)).toEqual([2, 1, 3, 4]);
});

const FIELDS = ["Law", "Marketing", "Tourism"].map((name, at) => ({ id: at + 11, name }));

/** Courses of one level in one to three fields. */
const mixed = fc.array(fc.uniqueArray(fc.constantFrom(...FIELDS), { minLength: 1 }), {
  minLength: 1,
  maxLength: 9,
});

it("shows what is in the wished field alone first, and rules out only what is in no other", async () => {
  await fc.assert(
    fc.asyncProperty(mixed, fc.boolean(), async (rows, isJudged) => {
      const directory = directoryWith(
        rows.map((categories) => ({
          categories,
          mnqf_level: "7",
          entry_routes: [{ conditions: [{ kind: "level", level: 5, fields: [] }] }],
        })),
        FIELDS,
      );
      const names = await directory.names();
      const person = isJudged ? withLevel(NOBODY, "5", null) : NOBODY;
      const find = async (slots: object) =>
        (
          await findCourses(
            directory,
            { ...noSlots(), ...slots },
            { names, now: new Date(0), skipped: 0, person, shown: 9 },
          )
        ).courses.map(({ categories }) => categories.map(({ name }) => name));
      const alone = (await find({ fields: ["Law"] })).map((fields) => fields.length === 1);
      expect(alone).toEqual(alone.toSorted((one, other) => Number(other) - Number(one)));
      const excluded = { ...noSlots().excluded, fields: ["Law"] };
      const left = await find({ fields: ["Marketing", "Tourism"], excluded });
      const wanted = rows.filter((fields) => fields.some(({ name }) => name !== "Law"));
      expect(left).toHaveLength(wanted.length);
      const others = await find({ excluded });
      expect(others.flat()).not.toContain("Law");
    }),
    { numRuns: 60 },
  );
});

const named = (names: readonly string[]) =>
  directoryWith(
    names.map((name, at) => ({
      name,
      intakes: at === 2 ? [] : ["January 2027"],
      duration_months: [1, 12, 1][at] ?? null,
    })),
  );

it("shows a child what is made for its age, and others that last", async () => {
  const directory = named(["Health Camp for Ages 12 to 16", "Diploma in Health", "Health Talk"]);
  const names = await directory.names();
  const find = async (age: number | null) => {
    const person = { ...NOBODY, have: { ...NOBODY.have, age } };
    const slots = { ...noSlots(), fields: [HEALTH.name] };
    const options = { names, now: new Date("2026-11-21"), skipped: 0, person };
    return (await findCourses(directory, slots, options)).courses.map(({ id }) => id);
  };
  expect(await find(14)).toEqual([1]);
  expect((await find(10)).at(-1)).toBe(1);
  expect((await find(40)).at(-1)).toBe(1);
});

it("finds starts of a month that one can still apply for", async () => {
  const intake = { label: "December 2026", year: 2026, month: 12, day: null, all_year: null };
  const deadlines = [null, "2026-11-20", "2026-11-21", "2026-12-01"];
  const directory = directoryWith(
    deadlines.map((deadline) => ({
      intakes: [intake.label],
      intake_details: [{ ...intake, deadline, apply_url: null }],
    })),
  );
  const names = await directory.names();
  const slots = { ...noSlots(), fields: [HEALTH.name], intake: "December" };
  const options = { names, now: new Date("2026-11-21"), skipped: 0 };
  const { courses } = await findCourses(directory, slots, options);
  expect(courses.map(({ id }) => id).sort()).toEqual([1, 3, 4]);
});

it("reckons an end against start and length, and counts what states neither", async () => {
  const directory = named(["Health One", "Health Two", "Health Three"]);
  const names = await directory.names();
  const find = async (until: string) => {
    const slots = { ...noSlots(), fields: [HEALTH.name], until };
    const options = { names, now: new Date("2026-11-21"), skipped: 0 };
    return await findCourses(directory, slots, options);
  };
  const soon = await find("2027-02-08");
  expect(soon.courses.map(({ id }) => id)).toEqual([1]);
  expect(soon.unstated).toEqual([{ what: "start or the length", count: 1 }]);
  expect((await find("2028-02-08")).total).toBe(2);
});

it("puts what may be open at home before what is open elsewhere", async () => {
  const campus = { id: 9, name: "Addu Campus", island_city: "S. Hithadhoo", place_code: null };
  const courses = [1, 2].map((id) =>
    blankCourse({
      id,
      institution: COLLEGE,
      categories: [HEALTH],
      mnqf_level: "3",
      entry_routes: id === 1 ? [{ conditions: [] }] : [],
    }),
  );
  const source = {
    version: 1,
    institutions: [blankInstitution(COLLEGE)],
    categories: [{ ...HEALTH, parent: null }],
    courses,
  };
  const directory = directoryOf(source, { courses: { 2: { campuses: [campus] } } });
  const names = await directory.names();
  const find = async (home: string[]) => {
    const person = { ...NOBODY, unnamed: { o_level: 3 }, home };
    const options = { names, now: new Date("2026-11-21"), skipped: 0, person };
    const slots = { ...noSlots(), fields: [HEALTH.name] };
    return (await findCourses(directory, slots, options)).courses.map(({ id }) => id);
  };
  expect(await find([])).toEqual([1, 2]);
  expect(await find(["S. Hithadhoo"])).toEqual([2, 1]);
});
