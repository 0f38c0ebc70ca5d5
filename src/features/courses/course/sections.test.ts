import { describe, expect, it } from "vitest";
import { blankCourse, blankFee } from "../../../../test/catalogue-source.ts";
import { sectionsOf } from "./sections.ts";

const titles = (course: Parameters<typeof blankCourse>[0]) =>
  sectionsOf(blankCourse(course)).map(({ title }) => title);

describe("sectionsOf", () => {
  it("shows all in the order of the specification", () => {
    const html = "<p>Stated</p>";
    expect(
      titles({
        admission_general_requirements: html,
        modules: html,
        study_options: html,
        fees: [blankFee({ type: "Total Fee", fee_start: 45_000 })],
        indicative_class_timings: html,
        careers: html,
        general_notes: html,
        campuses: [{ id: 1, name: "Main campus", island_city: null, place_code: null }],
      }),
    ).toEqual([
      "Admission Requirement",
      "Course Modules",
      "Study Options",
      "Indicative Fees",
      "Indicative Class Timing",
      "Careers",
      "General Notes",
      "Campuses",
    ]);
  });

  it("shows none without content", () => expect(titles({})).toEqual([]));

  it.each([
    ["admission_alternative_requirements", "Admission Requirement"],
    ["admission_language_requirements", "Admission Requirement"],
    ["fee_text", "Indicative Fees"],
  ])("takes %s alone for content", (field, title) => {
    expect(titles({ [field]: "Stated" })).toEqual([title]);
  });

  it("takes entry routes alone for content", () => {
    expect(titles({ entry_routes: [{ conditions: [] }] })).toEqual(["Admission Requirement"]);
  });

  it("takes a fee without an amount for no content", () => {
    expect(titles({ fees: [blankFee({ type: "Total Fee" })] })).toEqual([]);
  });
});
