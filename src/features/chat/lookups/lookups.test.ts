import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import type { CourseSummary } from "#catalogue/course.ts";
import { NOTHING_YET } from "#catalogue/entry.ts";
import { noFilters } from "#catalogue/filters.ts";
import { ISLANDS } from "#catalogue/islands.ts";
import { kmTo } from "#catalogue/nearness.ts";
import { placesMet } from "#catalogue/places.ts";
import { openSampleRecords } from "../../../../test/sample-records.ts";
import { figureOf, ORDERS, orderRow } from "./course-order.ts";
import type { LookUp, Records } from "./look-up.ts";
import { LOOK_UPS, type LookUpName } from "./lookups.ts";
import { wishOf } from "./wish.ts";

let sample: Awaited<ReturnType<typeof openSampleRecords>>;
let records: Records;
let all: CourseSummary[];

beforeAll(async () => {
  sample = await openSampleRecords();
  records = sample.records();
  all = records.catalogue.courseIds(noFilters()).map((id) => records.catalogue.course(id)!);
});
afterAll(() => sample.close());

/** The answer of a look-up, held against its own schema: nothing more, nothing less. */
async function ask<I extends z.ZodType, O extends z.ZodType>(of: LookUp<I, O>, input: z.input<I>) {
  const found = await of.find(input, records);
  expect(of.output.parse(found)).toEqual(found);
  return found;
}

const NOWHERE = 999_999;

/** For each look-up an input that nothing is found for. */
const IN_VAIN: { [Name in LookUpName]: z.input<(typeof LOOK_UPS)[Name]["input"]> } = {
  search: { filters: { language: ["Klingon"] } },
  course: { course_id: NOWHERE },
  institution: { institution_id: NOWHERE },
  institutions: { filters: { language: ["Klingon"] } },
  compare: { course_ids: [NOWHERE, NOWHERE + 1] },
  entry: { course_id: NOWHERE, have: {} },
  paths: { goal: { level: 9, category: "Falconry" } },
  cost: { course_ids: [NOWHERE] },
  nearest: { island: "Atlantis" },
  dates: { course_ids: [] },
  contacts: { institution_id: NOWHERE },
  schemes: { course_id: NOWHERE },
  levels: {},
  site: { question: "how do I fold a paper crane" },
};

describe("every look-up", () => {
  it.each(Object.keys(LOOK_UPS) as LookUpName[])("%s says what it could not find", async (name) => {
    const of: LookUp<z.ZodType, z.ZodType> = LOOK_UPS[name];
    const { missing } = (await ask(of, IN_VAIN[name])) as { missing: string[] };
    expect(missing.length).toBeGreaterThan(0);
    expect(missing.join("\n")).not.toMatch(/undefined|null|NaN/);
  });

  it("refuses an input that is none, and names the field", async () => {
    await expect(LOOK_UPS.dates.find({ month: "next month" }, records)).rejects.toThrow(/month/);
  });
});

describe("search", () => {
  it.each(ORDERS)("gives the %s of the whole result, with how many share it", async (order) => {
    const { sort, isTurned } = orderRow(order);
    const figures = (cards: readonly CourseSummary[]) =>
      cards.flatMap((card) => figureOf(card, sort, records.catalogue) ?? []);
    for (const text of ["", "diploma", "nursing", "evening", "in Hithadhoo"]) {
      const { filters } = records.catalogue.understand({ ...noFilters(), name: text });
      const whole = records.catalogue.searchCourses({
        filters,
        isAbout: true,
        page: 1,
        limit: 5_000,
        order: "DESC",
      });
      const stated = figures(whole.courses).sort((a, b) => (a < b ? -1 : Number(a > b)));
      const best = isTurned ? stated.at(-1) : stated[0];
      const found = await ask(LOOK_UPS.search, { ...wishOf(filters), order });
      expect(found.total).toBe(whole.courses.length);
      expect(found.ordered).toEqual({
        by: orderRow(order).figure,
        stated: stated.length,
        ties: stated.filter((one) => one === best).length,
      });
      const shown = found.courses.map(({ id }) => records.catalogue.course(id)!);
      const expected = isTurned ? stated.toReversed() : stated;
      expect(figures(shown)).toEqual(expected.slice(0, shown.length));
      expect(shown.length).toBe(Math.min(5, stated.length));
    }
  });

  it("finds what the list finds, and leads there", async () => {
    const found = await ask(LOOK_UPS.search, { text: "nursing diploma" });
    const [, query = ""] = found.link!.split("?");
    const filters = records.catalogue.readFilters(new URLSearchParams(query));
    expect(found.total).toBeGreaterThan(0);
    // The list has those behind them that are only called a diploma.
    expect(records.catalogue.courseIds(filters).slice(0, found.courses.length)).toEqual(
      found.courses.map(({ id }) => id),
    );
  });

  it("leaves only what the person can enter, and says so on each card", async () => {
    const have = { o_level: [{ subject: "english" as const, grade: "C" as const }], school: 10 };
    const found = await ask(LOOK_UPS.search, { have });
    expect(found.total).toBeGreaterThan(0);
    expect(found.total).toBeLessThan(all.length);
    for (const { entry } of found.courses) expect(entry).toMatch(/^You can enter/);
    expect(found.link).toBeNull();
  });

  it("says which wish to drop where nothing is found", async () => {
    const found = await ask(LOOK_UPS.search, {
      filters: { mnqf_level: ["10"], study_mode: ["weekends"], max_cost: ["0"] },
    });
    expect(found.total).toBe(0);
    expect(found.without[0]!.total).toBeGreaterThan(0);
  });
});

describe("cost", () => {
  it("adds up what is known, and no sum hides a cost that is not", () => {
    return fc.assert(
      fc.asyncProperty(
        fc.subarray(
          all.map(({ id }) => id),
          { minLength: 1, maxLength: 6 },
        ),
        async (ids) => {
          const found = await ask(LOOK_UPS.cost, { course_ids: ids });
          const known = found.courses.map(({ in_mvr }) => in_mvr);
          expect(found.together === null).toBe(known.includes(null));
          if (known.includes(null)) return;
          const sum = known.reduce((total, one) => total + one!.from, 0);
          expect(found.together!.from).toBe(sum);
          expect(found.together_after_scheme!.from).toBeLessThanOrEqual(sum);
        },
      ),
      { numRuns: 100 },
    );
  });

  it("spreads the sum over months", async () => {
    const dated = all
      .filter(({ fees }) => fees.some(({ type }) => type === "Total Fee"))
      .slice(0, 2);
    const found = await ask(LOOK_UPS.cost, { course_ids: dated.map(({ id }) => id), months: 20 });
    expect(found.together_per_month!.from).toBe(Math.round(found.together!.from / 20));
  });
});

describe("nearest", () => {
  it("is the nearest of the whole result, from any island", () => {
    return fc.assert(
      fc.asyncProperty(fc.constantFrom(...ISLANDS), async (home) => {
        const found = await ask(LOOK_UPS.nearest, { island: home.code });
        const ways = all.flatMap((card) => kmTo(home, placesMet(card)) ?? []).sort((a, b) => a - b);
        const shown = found.courses.map(({ course: { id } }) =>
          kmTo(home, placesMet(records.catalogue.course(id)!)),
        );
        expect(shown).toEqual(ways.slice(0, shown.length));
        expect(found.without_moving).toBe(ways.filter((km) => km === 0).length);
      }),
      { numRuns: 40 },
    );
  });
});

describe("dates", () => {
  it("gives last days to apply in order, none of them past", async () => {
    const found = await ask(LOOK_UPS.dates, { by: "deadline" });
    expect(found.total).toBeGreaterThan(0);
    const days = found.dates.map(({ last_day }) => Date.parse(`${last_day} UTC`));
    expect(days).toEqual([...days].sort((a, b) => a - b));
    expect(days[0]).toBeGreaterThanOrEqual(Date.parse(found.today));
  });
});

describe("the others", () => {
  it("give facts, contacts, a comparison, paths, schemes and levels", async () => {
    const [one, two] = all.filter(({ mnqf_level }) => mnqf_level === "7");
    const known = await ask(LOOK_UPS.course, { course_id: one!.id });
    expect(known.course?.name).toBe(one!.name);
    const side = await ask(LOOK_UPS.compare, { course_ids: [one!.id, two!.id] });
    expect(side.comparison?.courses.map(({ id }) => id)).toEqual([one!.id, two!.id]);
    const people = await ask(LOOK_UPS.contacts, { course_id: one!.id });
    expect(people.ask).toBe(`/ask?course=${one!.id}`);
    expect(new Set(people.facts.map(({ field }) => field)).size).toBe(people.facts.length);
    const way = await ask(LOOK_UPS.paths, {
      have: { ...NOTHING_YET, school: 10 },
      goal: { level: 5, category: null },
    });
    expect(way.paths.length).toBeGreaterThan(0);
    const help = await ask(LOOK_UPS.schemes, {});
    expect(help.courses).toBe(
      records.catalogue.courseIds({ ...noFilters(), gov_first_degree: ["yes"] }).length,
    );
    const levels = await ask(LOOK_UPS.levels, {});
    expect(levels.levels.find(({ level }) => level === "7")!.courses).toBe(
      all.filter(({ mnqf_level }) => mnqf_level === "7").length,
    );
    const home = await ask(LOOK_UPS.institution, { institution_id: one!.institution.id });
    expect(home.courses).toBe(
      all.filter(({ institution }) => institution.id === one!.institution.id).length,
    );
  });

  it.each([
    ["how many courses can I compare", /compare/i],
    ["do I need an account?", /account/i],
    ["how do I delete my account", /delete/i],
    ["forgot my password", /password/i],
    ["what does blended mean", /blended/i],
    ["how to list my courses", /list/i],
    ["where can I see deadlines in a calendar", /calendar/i],
    ["who awards the certificate, what is an awarding body", /awarding body/i],
    ["is this data real or sample", /sample/i],
    ["I want to talk to a human person", /human/i],
  ])("the site knows: %s", async (question, title) => {
    const { answers } = await ask(LOOK_UPS.site, { question });
    expect(answers.map((one) => one.title).join("\n")).toMatch(title);
  });
});
