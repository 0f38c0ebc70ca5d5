import { describe, expect, it } from "vitest";
import { buildCatalogue } from "#catalogue/catalogue.ts";
import type { CourseSummary } from "#catalogue/course.ts";
import { NOTHING_YET } from "#catalogue/entry.ts";
import type { EntryFilter } from "#catalogue/entry-column.ts";
import { noAnswers } from "#catalogue/guide-answers.ts";
import type { GuideAnswers } from "#catalogue/guide-question.ts";
import { guideNarrowings, guideQuestions } from "#catalogue/guide-questions.ts";
import { SHIPPED_OPERATOR } from "#catalogue/operator.ts";
import { seededRandom } from "#catalogue/shuffle.ts";
import { blankCourse, blankFee, blankInstitution } from "../../../test/catalogue-source.ts";
import { guideCard, guidePage, MAX_GUIDE_CHOICES } from "./careerguide.data.ts";

interface Small {
  courses?: Partial<CourseSummary>[];
  institutions?: number;
  entry?: EntryFilter;
}

function pageFor(
  given: Partial<GuideAnswers>,
  { courses = [], institutions = 0, entry }: Small,
  seed = 1,
) {
  const catalogue = buildCatalogue({
    version: 1,
    categories: [],
    institutions: Array.from({ length: institutions }, (_, index) =>
      blankInstitution({ id: index + 1, name: `College ${String(index).padStart(3, "0")}` }),
    ),
    courses: courses.map((course, index) => blankCourse({ id: index + 1, ...course })),
  });
  const answers = { ...noAnswers(), ...given };
  const asked = { questions: guideQuestions(catalogue), narrowings: guideNarrowings(catalogue) };
  const request = { ...asked, answers, ...(entry && { entry }), publicUrl: "https://magu.test" };
  return guidePage(catalogue, request, seededRandom(seed));
}

const online = { delivery_modalities: ["online" as const] };

describe("guidePage", () => {
  it("recommends nothing before the first answer", () => {
    expect(pageFor({}, { courses: [online] }).results).toBeNull();
  });

  it("recommends at most ten, and leads to all of them in the listing", () => {
    const courses = Array.from({ length: 12 }, () => online);
    const { results } = pageFor({ attendance: ["online"] }, { courses });
    expect(results?.fits).toHaveLength(10);
    expect(results?.total).toBe(12);
    expect(results?.listing).toBe("/courses?delivery_modality=online");
  });

  it("shuffles the same courses anew for each load", () => {
    const courses = Array.from({ length: 30 }, () => online);
    const orders = [1, 2, 3].map((seed) =>
      pageFor({ attendance: ["any"] }, { courses }, seed).results?.fits.map(({ card }) => card.id),
    );
    expect(new Set(orders.map((ids) => ids?.join())).size).toBe(3);
    expect(new Set(orders.map((ids) => ids?.toSorted().join())).size).toBe(1);
  });

  it("carries counts with its choices", () => {
    const { questions } = pageFor({}, { courses: [online, {}] });
    expect(questions[0]?.choices.map(({ value, count }) => [value, count])).toEqual([
      ["online", 1],
      ["f2f", 0],
      ["blended", 0],
      ["any", 2],
    ]);
  });

  it("offers to narrow down by what courses state, and keeps what is chosen", () => {
    const evening = { mode_of_study_text: "Evenings" };
    const { narrowings } = pageFor({}, { courses: [evening, { place_codes: ["LD1004"] }] });
    const offered = narrowings.map(({ key, choices }) => [key, choices.map(({ value }) => value)]);
    expect(offered).toEqual([
      ["study_mode", ["evenings"]],
      ["starts_by", []],
      ["max_cost", []],
      ["place", ["S", "LD1004", "elsewhere"]],
    ]);
    const asked = { study_mode: ["evenings"], place: ["S"] };
    const narrowed = pageFor(asked, { courses: [evening, { place_codes: ["LD1004"] }] });
    expect(narrowed.results?.total).toBe(0);
    expect(narrowed.results?.nearMisses).toHaveLength(2);
    expect(narrowed.narrowings[0]?.choices).toMatchObject([{ value: "evenings", count: 0 }]);
  });

  it("counts and recommends only what somebody can enter, who asks for that", () => {
    const school = (grade: number) => ({
      ...online,
      entry_routes: [{ conditions: [{ kind: "school" as const, grade }] }],
    });
    const entry = { have: { ...NOTHING_YET, school: 10 }, verdicts: ["meets" as const] };
    const courses = [school(10), school(12), online];
    const { results, questions } = pageFor({ attendance: ["any"] }, { courses, entry });
    expect(results?.total).toBe(1);
    expect(results?.fits.map(({ card }) => card.id)).toEqual([1]);
    expect(questions[0]?.choices[0]?.count).toBe(1);
  });

  it("leaves out institutions beyond what a page can carry, but not the one that is chosen", () => {
    const all = pageFor({}, { institutions: MAX_GUIDE_CHOICES - 2 }).questions[6];
    expect(all?.choices).toHaveLength(MAX_GUIDE_CHOICES);
    expect(all?.omitted).toBe(0);

    const last = `College ${MAX_GUIDE_CHOICES + 9}`;
    const some = pageFor({ institution: [last] }, { institutions: MAX_GUIDE_CHOICES + 10 });
    const names = some.questions[6]?.choices.map(({ value }) => value);
    expect(names).toContain(last);
    expect(names).toHaveLength(MAX_GUIDE_CHOICES + 1);
    expect(some.questions[6]?.omitted).toBe(11);
  });
});

describe("guideCard", () => {
  const cardOf = (given: Parameters<typeof blankCourse>[0]) =>
    guideCard(blankCourse(given), { today: "2026-11-23", operator: SHIPPED_OPERATOR });

  it("joins delivery modalities with a slash, and has a dash for intakes that are not stated", () => {
    expect(cardOf({ delivery_modalities: ["f2f", "online"] }).modalities).toEqual([
      "Face to Face/Online",
    ]);
    expect(cardOf({})).toMatchObject({
      modalities: [],
      intakes: ["-"],
      facts: [{ label: "Study mode", words: null }],
      cost: null,
    });
    expect(cardOf({ intakes: ["January 2027"] }).intakes).toEqual(["January 2027"]);
  });

  it("words the fee as the guide does, behind the total", () => {
    const monthly = blankFee({
      type: "Installment Fee",
      fee_start: 1_000,
      payment_frequency: "Months",
      payment_count: 10,
    });
    expect(cardOf({ fees: [monthly] })).toMatchObject({
      cost: "MVR 10,000 in total",
      fee: "MVR 1,000 per month for 10 months",
    });
  });
});
