import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  arbitraryFilters,
  arbitrarySource,
  blankCourse,
  blankFee,
} from "../../test/catalogue-source.ts";
import { buildCatalogue, type Catalogue } from "./catalogue.ts";
import type { CourseSummary } from "./course.ts";
import { clearFilter, type Filters, noFilters, writeFilters } from "./filters.ts";
import { countChoices, GUIDE_LIMIT, guideFilters, NEAR_MISS_LIMIT, recommend } from "./guide.ts";
import { noAnswers } from "./guide-answers.ts";
import { fitOf } from "./guide-fit.ts";
import { CRITERIA, type Criterion, type GuideAnswers } from "./guide-question.ts";
import { guideNarrowings, guideQuestions, heldCareers } from "./guide-questions.ts";

const health = { id: 1, name: "Health and Welfare", parent: null };
const nursing = { id: 2, name: "Nursing", parent: { id: 1, name: health.name } };
const science = { id: 3, name: "Science and Mathematics", parent: null };
const marketing = { id: 4, name: "Marketing", parent: null };
const biology = { id: 5, name: "Biology", parent: { id: 3, name: science.name } };
const categories = [health, nursing, science, marketing, biology];

function catalogueOf(courses: Partial<CourseSummary>[], today = ""): Catalogue {
  return buildCatalogue({
    version: 1,
    today,
    institutions: [],
    categories,
    courses: courses.map((course, index) => blankCourse({ id: index + 1, ...course })),
  });
}

function answering(given: Partial<GuideAnswers>): GuideAnswers {
  return { ...noAnswers(), ...given };
}

function everyId(catalogue: Catalogue, filters: Filters): number[] {
  const { courses } = catalogue.searchCourses({ filters, page: 1, limit: 1000, order: "DESC" });
  return courses.map(({ id }) => id).sort((a, b) => a - b);
}

/** The asked filters that the guide asks for, too. */
function onlyCriteria(asked: Filters): Filters {
  const kept = CRITERIA.map((criterion) => [criterion, asked[criterion]]);
  return { ...noFilters(), ...Object.fromEntries(kept) };
}

/** Every way to give up some of these criteria. */
function subsetsOf(criteria: readonly Criterion[]): Criterion[][] {
  return criteria.reduce<Criterion[][]>(
    (sets, one) => sets.flatMap((set) => [set, set.concat(one)]),
    [[]],
  );
}

/** Answers of every kind, some questions without one. */
function arbitraryAnswers(catalogue: Catalogue): fc.Arbitrary<GuideAnswers> {
  const asked = [...guideQuestions(catalogue), ...guideNarrowings(catalogue)];
  const answersTo = asked.map(({ multiple, choices }) =>
    fc.subarray(
      choices.map(({ value }) => value),
      { maxLength: Math.min(choices.length, multiple ? 3 : 1) },
    ),
  );
  const keys = asked.map(({ key }) => key);
  return fc
    .tuple(...answersTo)
    .map((values) =>
      Object.fromEntries(keys.map((key, index) => [key, values[index] ?? []])),
    ) as fc.Arbitrary<GuideAnswers>;
}

function arbitraryGuide() {
  return arbitrarySource()
    .map(buildCatalogue)
    .chain((catalogue) =>
      fc.record({ catalogue: fc.constant(catalogue), answers: arbitraryAnswers(catalogue) }),
    );
}

describe("fitOf", () => {
  it("judges single courses as the search of courses does", () => {
    fc.assert(
      fc.property(arbitrarySource(), arbitraryFilters(), (source, asked) => {
        const catalogue = buildCatalogue(source);
        const filters = onlyCriteria(asked);
        const fit = fitOf(catalogue);
        const met = source.courses.filter((course) => fit.missedBy(course, filters).length === 0);
        expect(met.map(({ id }) => id).sort((a, b) => a - b)).toEqual(everyId(catalogue, filters));
      }),
      { numRuns: 300 },
    );
  });
});

describe("recommend", () => {
  it("finds what the listing finds, and near misses that miss one answer only", () => {
    fc.assert(
      fc.property(arbitraryGuide(), ({ catalogue, answers }) => {
        const results = recommend(catalogue, answers);
        const { filters } = results;
        const matches = everyId(catalogue, filters);
        expect(results.total).toBe(matches.length);
        expect(results.recommendations).toHaveLength(Math.min(GUIDE_LIMIT, matches.length));

        const fit = fitOf(catalogue);
        for (const { course, criteria, missed } of results.nearMisses) {
          expect(fit.missedBy(course, filters)).toEqual(criteria);
          expect(missed).toHaveLength(criteria.length);
          expect(missed).not.toContain("");
        }
        const ids = results.nearMisses.map(({ course }) => course.id);
        expect(new Set(ids).size).toBe(ids.length);
        const within = results.relaxations.reduce((sum, { gained }) => sum + gained, 0);
        expect(ids).toHaveLength(
          Math.min(NEAR_MISS_LIMIT, within, GUIDE_LIMIT - results.recommendations.length),
        );
      }),
      { numRuns: 300 },
    );
  });

  it("counts exactly what each answer keeps away", () => {
    fc.assert(
      fc.property(arbitraryGuide(), ({ catalogue, answers }) => {
        const { filters, total, relaxations } = recommend(catalogue, answers);
        for (const { criteria, gained } of relaxations) {
          const open = everyId(catalogue, criteria.reduce(clearFilter, filters)).length;
          expect(gained).toBe(open - total);
          expect(gained).toBeGreaterThan(0);
        }
        const gaining = subsetsOf(CRITERIA.filter((criterion) => filters[criterion].length > 0))
          .filter((criteria) => total === 0 || criteria.length === 1)
          .filter((set) => everyId(catalogue, set.reduce(clearFilter, filters)).length > total);
        const keepsField = gaining.filter((criteria) => !criteria.includes("category"));
        const hasCareer = heldCareers(catalogue).some(({ key }) => answers.career.includes(key));
        const pool = hasCareer && keepsField.length > 0 ? keepsField : gaining;
        const fewest = Math.min(...pool.map(({ length }) => length));
        const expected = pool.filter(({ length }) => length === fewest).map(String);
        expect(relaxations.map(({ criteria }) => String(criteria)).sort()).toEqual(expected.sort());
      }),
      { numRuns: 200 },
    );
  });

  it("gives every course one reason for each answer it meets, in the same order each time", () => {
    fc.assert(
      fc.property(arbitraryGuide(), ({ catalogue, answers }) => {
        const results = recommend(catalogue, answers);
        const asked = CRITERIA.filter((criterion) => results.filters[criterion].length > 0);
        for (const { reasons } of results.recommendations) {
          expect(reasons).toHaveLength(asked.length);
        }
        for (const { reasons, criteria } of results.nearMisses) {
          expect(reasons).toHaveLength(asked.length - criteria.length);
        }
        expect(recommend(catalogue, answers)).toEqual(results);
      }),
      { numRuns: 200 },
    );
  });

  it("says in words what fits and what does not", () => {
    const college = { id: 1, name: "Reef College", logo: null };
    const catalogue = catalogueOf([
      {
        name: "Nursing online",
        institution: college,
        categories: [nursing],
        mnqf_level: "5",
        delivery_modalities: ["online"],
        awarding_body_type: "both",
        gov_first_degree_text: "Full tuition",
      },
      {
        name: "Nursing in class",
        institution: college,
        categories: [nursing],
        mnqf_level: "5",
        delivery_modalities: ["f2f", "blended"],
        awarding_body_type: "local",
        gov_first_degree_text: "Full tuition",
      },
      {
        name: "Nursing without a level",
        institution: college,
        categories: [nursing],
        delivery_modalities: ["online"],
        awarding_body_type: "local",
        gov_first_degree_text: "Full tuition",
      },
      {
        name: "Selling nothing",
        institution: college,
        categories: [marketing, biology],
        mnqf_level: "5",
        delivery_modalities: ["online"],
        awarding_body_type: "local",
        gov_first_degree_text: "Full tuition",
      },
      {
        name: "Nursing paid by oneself",
        institution: college,
        categories: [nursing],
        mnqf_level: "5",
        delivery_modalities: ["online"],
        awarding_body_type: "local",
        gov_first_degree_text: "No",
      },
    ]);
    const { recommendations, nearMisses } = recommend(
      catalogue,
      answering({
        attendance: ["online"],
        award: ["local"],
        career: ["nurse"],
        field: ["any"],
        level: ["5"],
        funding: ["yes"],
        institution: ["all"],
      }),
    );
    expect(recommendations.map(({ course, reasons }) => [course.name, reasons])).toEqual([
      [
        "Nursing online",
        [
          "Taught online",
          "Awarded in the Maldives",
          "In Health and Welfare, which leads to your dream career: Nurse",
          "Level 5: Diploma, a level you chose",
          "In the Bachelor's Degree Grant Scheme",
        ],
      ],
    ]);
    expect(nearMisses.map(({ course, missed }) => [course.name, missed])).toEqual([
      ["Nursing in class", ["Taught face to face or as a mix of online and classroom, not online"]],
      ["Nursing paid by oneself", ["Not in the Bachelor's Degree Grant Scheme"]],
      ["Nursing without a level", ["Does not state its level"]],
    ]);
  });

  it("narrows down by place, cost, start and study mode, and says so", () => {
    const addu = ["LD1004"];
    const cost = (fee_start: number) => ({ fees: [blankFee({ type: "Total Fee", fee_start })] });
    const evenings = { mode_of_study_text: "Evenings", intakes: ["January 2027"] };
    const catalogue = catalogueOf(
      [
        { name: "Fits", place_codes: addu, ...cost(28_000), ...evenings },
        { name: "Dear", place_codes: addu, ...cost(45_500), ...evenings },
        { name: "Far", place_codes: ["LD0442"], ...cost(20_000), ...evenings },
        {
          name: "Late",
          place_codes: addu,
          ...cost(20_000),
          ...evenings,
          intakes: ["July 2027"],
        },
        {
          name: "Daily",
          place_codes: addu,
          ...cost(20_000),
          ...evenings,
          mode_of_study_text: "Full-time",
        },
        { name: "Says nothing", place_codes: addu, ...cost(20_000), intakes: ["January 2027"] },
      ],
      "2026-11-23",
    );
    const answers = answering({
      place: ["S"],
      max_cost: ["30000"],
      starts_by: ["2027-02"],
      study_mode: ["evenings"],
    });
    const { recommendations, nearMisses } = recommend(catalogue, answers);
    expect(recommendations.map(({ course, reasons }) => [course.name, reasons])).toEqual([
      [
        "Fits",
        [
          "Study mode: evenings",
          "Next start: January 2027",
          "Costs MVR 28,000 in total",
          "Taught in Addu (S)",
        ],
      ],
    ]);
    expect(
      nearMisses.map(({ course, missed }) => `${course.name}: ${missed.join()}`).sort(),
    ).toEqual([
      "Daily: Study mode: full-time, not evenings",
      "Dear: Costs MVR 45,500 in total, more than you chose",
      "Far: Taught in K. Malé, not in Addu (S)",
      "Late: Next start: July 2027, later than you chose",
      "Says nothing: Does not state its study mode",
    ]);
  });

  describe("with answers that only another way of study or another field meets", () => {
    const nurse = { name: "Nurse in class", categories: [nursing], delivery_modalities: ["f2f"] };
    const seller = {
      name: "Seller online",
      categories: [marketing, biology],
      delivery_modalities: ["online"],
    };
    const inOtherField = "In Marketing / Science and Mathematics, not in Health and Welfare";

    it.each([
      ["keeps the field of a dream career", { career: ["nurse"] }, [nurse, seller], [nurse.name]],
      [
        "keeps it also where a field was chosen as well",
        { career: ["nurse"], field: [health.name] },
        [nurse, seller],
        [nurse.name],
      ],
      ["gives it up where nothing else helps", { career: ["nurse"] }, [seller], [inOtherField]],
      [
        "gives up a field that was chosen alone",
        { field: [health.name] },
        [nurse, seller],
        [nurse.name, inOtherField],
      ],
    ])("%s", (_what, given, courses, expected) => {
      const catalogue = catalogueOf(courses as Partial<CourseSummary>[]);
      const answers = answering({ attendance: ["online"], ...given });
      const { nearMisses } = recommend(catalogue, answers);
      const found = nearMisses.map(({ course, criteria, missed }) =>
        criteria.includes("category") ? missed.join() : course.name,
      );
      expect(found).toEqual(expected);
    });
  });

  it("offers the next levels before all others", () => {
    const far = Array.from({ length: 8 }, () => ({ mnqf_level: "9" as const }));
    const catalogue = catalogueOf([...far, { mnqf_level: "6" }, { mnqf_level: "4" }]);
    const { recommendations, nearMisses } = recommend(catalogue, answering({ level: ["5"] }));
    expect(recommendations).toEqual([]);
    const levels = nearMisses.map(({ course }) => course.mnqf_level);
    expect(levels.slice(0, 2).sort()).toEqual(["4", "6"]);
    expect(levels.slice(2)).toEqual(["9", "9", "9"]);
  });

  it("takes near misses from every answer in turn", () => {
    const online = { delivery_modalities: ["online" as const], mnqf_level: "5" as const };
    const catalogue = catalogueOf([
      ...Array.from({ length: 20 }, () => ({ ...online, mnqf_level: "6" as const })),
      ...Array.from({ length: 2 }, () => ({ ...online, delivery_modalities: ["f2f" as const] })),
    ]);
    const answers = answering({ attendance: ["online"], level: ["5"] });
    const missed = recommend(catalogue, answers).nearMisses.flatMap(({ criteria }) => criteria);
    expect(missed).toEqual([
      "delivery_modality",
      "mnqf_level",
      "delivery_modality",
      "mnqf_level",
      "mnqf_level",
    ]);
  });

  it("gives up two answers where no course misses only one", () => {
    const catalogue = catalogueOf([
      { name: "Other", mnqf_level: "9", delivery_modalities: ["f2f"], categories: [marketing] },
      { name: "Closest", mnqf_level: "9", delivery_modalities: ["f2f"], categories: [nursing] },
    ]);
    const answers = answering({ attendance: ["online"], level: ["5"], career: ["nurse"] });
    const { total, relaxations, nearMisses } = recommend(catalogue, answers);
    expect(total).toBe(0);
    expect(relaxations).toEqual([{ criteria: ["delivery_modality", "mnqf_level"], gained: 1 }]);
    expect(nearMisses.map(({ course, missed }) => [course.name, missed])).toEqual([
      [
        "Closest",
        ["Taught face to face, not online", "Level 9: Master's Degree, not a level you chose"],
      ],
    ]);
  });
});

describe("guideFilters", () => {
  const catalogue = catalogueOf([]);
  const fieldsFor = (given: Partial<GuideAnswers>) =>
    guideFilters(catalogue, answering(given)).category;

  it.each([
    { career: ["doctor"], field: [], fields: ["Health and Welfare", "Science and Mathematics"] },
    {
      career: ["doctor"],
      field: ["any"],
      fields: ["Health and Welfare", "Science and Mathematics"],
    },
    {
      career: ["doctor"],
      field: ["Science and Mathematics"],
      fields: ["Science and Mathematics"],
    },
    { career: ["nurse"], field: ["Marketing"], fields: ["Health and Welfare", "Marketing"] },
    { career: ["any"], field: ["Marketing"], fields: ["Marketing"] },
    { career: [], field: [], fields: [] },
    { career: ["any"], field: ["any"], fields: [] },
    // The catalogue holds none of its fields.
    { career: ["pilot"], field: [], fields: [] },
  ])("career $career and field $field ask for $fields", ({ career, field, fields }) => {
    expect(fieldsFor({ career, field })).toEqual(fields);
  });

  it("sends no answer that leaves its question open", () => {
    const open = answering({
      attendance: ["any"],
      award: ["any"],
      career: ["any"],
      field: ["any"],
      level: ["any"],
      funding: ["any"],
      institution: ["all"],
    });
    expect(guideFilters(catalogue, open)).toEqual(guideFilters(catalogue, noAnswers()));
  });

  it("reads back from the listing's address as it was", () => {
    fc.assert(
      fc.property(arbitraryGuide(), ({ catalogue, answers }) => {
        const filters = guideFilters(catalogue, answers);
        const parameters = new URLSearchParams(writeFilters(filters));
        expect(catalogue.readFilters(parameters)).toEqual(filters);
      }),
      { numRuns: 200 },
    );
  });
});

describe("countChoices", () => {
  it("says what each choice would leave", () => {
    fc.assert(
      fc.property(arbitraryGuide(), ({ catalogue, answers }) => {
        const questions = [...guideQuestions(catalogue), ...guideNarrowings(catalogue)];
        const counts = countChoices(catalogue, questions, answers);
        for (const question of questions) {
          for (const [index, { value }] of question.choices.entries()) {
            const taken = recommend(catalogue, { ...answers, [question.key]: [value] });
            expect(counts[question.key][index]).toBe(taken.total);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
