import { describe, expect, it } from "vitest";
import { blankCourse, blankFee } from "../../test/catalogue-source.ts";
import { awardingBody, awardWords, type ComparisonCell, compareCourses } from "./compare.ts";
import type { Course } from "./course.ts";
import { SHIPPED_OPERATOR } from "./operator.ts";

const full = blankCourse({
  id: 1,
  institution: { id: 1, name: "Reef College", logo: null },
  awarding_body: "University of Somewhere",
  awarding_body_country: "Malaysia",
  awarding_body_type: "international",
  mnqf_level: "7",
  categories: [
    { id: 1, name: "Marketing" },
    { id: 2, name: "Management" },
  ],
  duration_text: "3 years",
  duration_months: 36,
  mode_of_study_text: "Full-time",
  delivery_modalities: ["f2f", "online"],
  intakes: ["January", "July"],
  languages: ["English", "Dhivehi"],
  admission_general_requirements: "<p>A levels</p>",
  admission_alternative_requirements: "<p>Work</p>",
  modules: "<ul><li>Marketing</li></ul>",
  fees: [blankFee({ type: "Total Fee", fee_start: 45_000 })],
  indicative_class_timings: "<p>Evenings</p>",
  careers: "<p>Manager</p>",
  campuses: [
    { id: 1, name: "Main campus", island_city: "K. Malé", place_code: "LD0442" },
    { id: 2, name: "South", island_city: null, place_code: null },
  ],
});

function cellOf(course: Course, key: string): ComparisonCell | undefined {
  return compareCourses([course], SHIPPED_OPERATOR).rows.find((row) => row.key === key)?.cells[0];
}

function differing(...courses: Course[]): string[] {
  return compareCourses(courses, SHIPPED_OPERATOR)
    .rows.filter(({ differs }) => differs)
    .map(({ key }) => key);
}

const cost = (id: number, fee: number | null, currency = "MVR", end: number | null = null) =>
  blankCourse({
    id,
    fees: [blankFee({ type: "Total Fee", fee_start: fee, fee_end: end, currency })],
  });

describe("rows in which the courses do not differ", () => {
  const rowOf = (key: string, ...courses: Course[]) =>
    compareCourses(courses, SHIPPED_OPERATOR).rows.find((row) => row.key === key);

  it("are those of which none states anything, or all the same", () => {
    const silent = [1, 2, 3].map((id) => blankCourse({ id }));
    expect(rowOf("modules", ...silent)).toMatchObject({ differs: false });
    expect(rowOf("institution", ...silent)).toMatchObject({ differs: false });
    expect(rowOf("modules", full, ...silent)).toMatchObject({ differs: true });
  });
});

describe("rows of the comparison", () => {
  it("stand in the order of the specification with its labels", () => {
    expect(compareCourses([], SHIPPED_OPERATOR).rows.map(({ label }) => label)).toEqual([
      "Institutions",
      "Awarding Body",
      "Level of Qualification(MNQF)",
      "Categories",
      "Duration",
      "Mode of Study",
      "Delivery Modality",
      "Intakes",
      "Language of Instruction",
      "Entry Requirements",
      "Course Modules",
      "Course Fees",
      "Indicative Class Timing",
      "Careers",
      "Campuses",
    ]);
  });

  it.each<[string, string[]]>([
    ["institution", ["Reef College"]],
    ["awarding_body", ["University of Somewhere / Malaysia"]],
    ["mnqf_level", ["Level 7: Bachelor's Degree"]],
    ["categories", ["Marketing", "Management"]],
    ["duration", ["3 years"]],
    ["mode_of_study_text", ["Full-time"]],
    ["delivery_modalities", ["Face to Face", "Online"]],
    ["intakes", ["January, July"]],
    ["languages", ["English, Dhivehi"]],
    ["fees", ["Total Fee: MVR 45,000"]],
    ["campuses", ["Main campus, K. Malé", "South"]],
  ])("%s is plain text", (key, lines) => {
    expect(cellOf(full, key)).toMatchObject({ kind: "text", lines });
  });

  it("marks rich text as such, with a heading for each kind of entry requirement", () => {
    expect(cellOf(full, "modules")).toEqual({
      kind: "html",
      blocks: [{ heading: null, html: "<ul><li>Marketing</li></ul>" }],
    });
    expect(cellOf(full, "entry_requirements")).toEqual({
      kind: "html",
      blocks: [
        { heading: "General Requirements", html: "<p>A levels</p>" },
        { heading: "Alternative Entry Requirement", html: "<p>Work</p>" },
      ],
    });
    const general = { ...full, admission_alternative_requirements: null };
    expect(cellOf(general, "entry_requirements")).toMatchObject({
      blocks: [{ heading: "General Requirements" }],
    });
    const alternative = { ...full, admission_general_requirements: null };
    expect(cellOf(alternative, "entry_requirements")).toMatchObject({
      blocks: [
        { heading: "General Requirements", html: "Not stated" },
        { heading: "Alternative Entry Requirement", html: "<p>Work</p>" },
      ],
    });
  });

  it("leaves a cell empty where nothing is stated", () => {
    const { rows } = compareCourses([blankCourse()], SHIPPED_OPERATOR);
    const stated = rows.filter(({ cells: [cell] }) =>
      cell?.kind === "html" ? cell.blocks.length > 0 : cell?.lines.length !== 0,
    );
    expect(stated.map(({ key }) => key)).toEqual(["institution"]);
  });
});

describe("the awarding body", () => {
  it.each<[string, Partial<Course>, string | null]>([
    ["body and country", { awarding_body: "U", awarding_body_country: "UK" }, "U / UK"],
    ["body only", { awarding_body: "U" }, "U"],
    ["country only", { awarding_body_country: "UK" }, "Not stated / UK"],
    ["nothing", {}, null],
    ["international without a body", { awarding_body_type: "international" }, null],
  ])("%s: as stated, everywhere the same", (_, given, stated) => {
    const course = blankCourse(given);
    expect(awardWords(course)).toBe(stated);
    expect(awardingBody(course), "is a body").toBe(given.awarding_body ? stated : null);
    const cell = cellOf(course, "awarding_body");
    expect(cell).toMatchObject({ lines: stated === null ? [] : [stated] });
  });

  it("is the institution everywhere where a local one is not named", () => {
    const local = blankCourse({ ...full, awarding_body_type: "local", awarding_body: null });
    expect(cellOf(local, "awarding_body")).toMatchObject({ lines: ["Reef College"] });
    expect([awardWords(local), awardingBody(local)]).toEqual(["Reef College", "Reef College"]);
    const stated = { ...local, awarding_body: "Reef College", awarding_body_country: null };
    expect(differing(local, stated), "one is not stated").toEqual(["awarding_body"]);
    expect(differing(local, { ...local })).toEqual([]);
    const named = { ...local, awarding_body: "U", awarding_body_country: null };
    expect(cellOf(named, "awarding_body")).toMatchObject({ lines: ["U"] });
  });
});

describe("differences", () => {
  it("has none between a course and itself, nor with one course", () => {
    expect(differing(full, full)).toEqual([]);
    expect(differing(full)).toEqual([]);
  });

  it("sees a missing value as different from a stated one", () => {
    expect(differing(full, { ...full, duration_text: null, modules: null })).toEqual([
      "duration",
      "modules",
    ]);
  });

  it("overlooks markup, spacing, case and the order of lines and lists", () => {
    expect(
      differing(full, {
        ...full,
        modules: "<ol>\n <li> <b>marketing</b></li></ol>",
        delivery_modalities: ["online", "f2f"],
        languages: full.languages.toReversed(),
        intakes: full.intakes.toReversed(),
        duration_text: "3 Years",
      }),
    ).toEqual([]);
  });
});

describe("marks", () => {
  it.each<[string, Course[], number[]]>([
    ["the cheapest", [cost(1, 50_000), cost(2, 45_000), cost(3, 60_000)], [2]],
    ["two that cost the same", [cost(1, 45_000), cost(2, 45_000), cost(3, 60_000)], [1, 2]],
    ["all alike", [cost(1, 45_000), cost(2, 45_000)], []],
    ["one stated only", [cost(1, 45_000), cost(2, null)], []],
    ["one not stated", [cost(1, 45_000), cost(2, null), cost(3, 40_000)], []],
    ["dollars at the operator's rate", [cost(1, 45_000), cost(2, 3_000, "USD")], [1]],
    ["dollars that are cheaper", [cost(1, 45_000), cost(2, 3, "USD"), cost(3, 40_000)], [2]],
    ["a currency without a rate", [cost(1, 45_000), cost(2, 3_000, "LKR")], []],
    ["one in such a currency", [cost(1, 45_000), cost(2, 3, "LKR"), cost(3, 40_000)], []],
    ["ranges by their ends", [cost(1, 40_000, "MVR", 60_000), cost(2, 40_000)], [2]],
    ["no course", [], []],
  ])("%s", (_, courses, ids) => {
    expect(compareCourses(courses, SHIPPED_OPERATOR).cheapest).toEqual(ids);
  });

  it("marks who is cheapest for somebody in the first degree scheme, and never guesses", () => {
    const paid = { ...cost(1, 226_500), gov_first_degree_text: "Full tuition" };
    const own = { ...cost(2, 143_500), gov_first_degree_text: "No" };
    const unclear = { ...cost(3, 100_000), gov_first_degree_text: "Eligible when full-time" };
    expect(compareCourses([paid, own], SHIPPED_OPERATOR)).toMatchObject({
      cheapest: [2],
      cheapestWithScheme: [1],
    });
    const left: Course = { ...paid, study_modes: ["part-time", "evenings"] };
    expect(compareCourses([left, own], SHIPPED_OPERATOR).cheapestWithScheme).toEqual([]);
    expect(compareCourses([paid, own, unclear], SHIPPED_OPERATOR).cheapestWithScheme).toEqual([]);
    expect(compareCourses([own, cost(3, 100_000)], SHIPPED_OPERATOR).cheapestWithScheme).toEqual(
      [],
    );
  });

  it.each<[string, (number | null)[], number[]]>([
    ["the shortest", [36, 24, 48], [2]],
    ["one not stated", [null, 24, 48], []],
    ["one stated only", [null, 24, null], []],
    ["all alike", [24, 24, 24], []],
    ["two alike", [24, 24, 36], [1, 2]],
  ])("%s", (_, months, ids) => {
    const courses = months.map((duration_months, n) => blankCourse({ id: n + 1, duration_months }));
    expect(compareCourses(courses, SHIPPED_OPERATOR).shortest).toEqual(ids);
  });
});
