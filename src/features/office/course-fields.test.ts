import { describe, expect, it } from "vitest";
import type { CourseGroup, Sourced } from "#catalogue/statements.ts";
import { COURSE_BUNDLES } from "#catalogue/statements.ts";
import { aboutCourse, statedFields } from "../../../test/office-courses.ts";
import { courseOf, sourcedAfter, sourcedThen, summaryOf } from "./course-fields.ts";

const fromRegister = { source: "mqa", stated_on: "2021-03", holds_until: null, note: null };
const SAID: Sourced<CourseGroup> = {
  ref: "12",
  sources: [
    { source: "mqa", ref: "12", stated_on: "2021-03", holds_until: null, vanished_on: null },
  ],
  facts: {
    approval: null,
    cost: fromRegister,
    intakes: fromRegister,
    entry: null,
    record: fromRegister,
  },
  field_sources: { languages: "mqa", credits: "mqa" },
};

describe("a course made of fields", () => {
  it("has the places of its campuses, and the records that the directory has", () => {
    const fields = {
      ...statedFields,
      categories: ["Nursing", "No such field"],
      campuses: ["Main campus", "No such campus"],
    };
    expect(summaryOf(fields, aboutCourse)).toMatchObject({
      id: 12,
      categories: [{ id: 4, name: "Nursing" }],
      places: ["S. Hithadhoo"],
      place_codes: ["LD1004"],
    });
    expect(courseOf(fields, aboutCourse, SAID).campuses).toEqual([
      { id: 7, name: "Main campus", island_city: "S. Hithadhoo", place_code: "LD1004" },
    ]);
  });

  it("is stated by its author today in what was changed, and as before in the rest", () => {
    const { facts, sources, field_sources } = sourcedAfter(
      COURSE_BUNDLES,
      SAID,
      ["fees", "credits"],
      {
        source: "institution",
        today: "2026-11-22",
      },
    );
    expect(facts.cost).toMatchObject({ source: "institution", stated_on: "2026-11-22" });
    expect(facts.record).toMatchObject({ source: "institution" });
    expect(facts.intakes).toBe(SAID.facts.intakes);
    expect(sources.map(({ source }) => source)).toEqual(["institution", "mqa"]);
    expect(field_sources).toEqual({ languages: "mqa" });
    expect(
      sourcedAfter(COURSE_BUNDLES, SAID, [], { source: "institution", today: "2026-11-22" }),
    ).toEqual(SAID);
  });

  it("names nobody for what a former version said otherwise", () => {
    const then = sourcedThen(COURSE_BUNDLES, SAID, ["fees", "credits"]);
    expect(then.facts).toEqual({ ...SAID.facts, cost: null, record: null });
    expect(then.field_sources).toEqual({ languages: "mqa" });
    expect(sourcedThen(COURSE_BUNDLES, SAID, [])).toEqual(SAID);
  });
});
