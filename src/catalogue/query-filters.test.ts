import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blankCourse, blankFee, blankInstitution } from "../../test/catalogue-source.ts";
import { AWARDING_TYPES } from "./awarding.ts";
import { buildCatalogue } from "./catalogue.ts";
import type { IndexedCourse } from "./course.ts";
import { type Filters, noFilters } from "./filters.ts";
import { LEVELS } from "./levels.ts";
import { MODALITIES } from "./modalities.ts";

const reef = blankInstitution({ id: 1, name: "Reef College" });

function course(name: string, given: Partial<IndexedCourse> = {}): IndexedCourse {
  return blankCourse({ name, institution: reef, ...given });
}

/** One course of each level and way of delivery, so that any filter finds something. */
const plain = LEVELS.flatMap(({ value }) =>
  MODALITIES.map((modality) =>
    course("Weaving", {
      mnqf_level: value,
      delivery_modalities: [modality.value],
      awarding_body_type: "both",
      careers_plain: "Needs no diploma and no bachelor",
    }),
  ),
);

function catalogueOf(courses: readonly IndexedCourse[]) {
  return buildCatalogue({
    version: 1,
    institutions: [reef],
    categories: [],
    courses: courses.map((one, at) => ({ ...one, id: at + 1 })),
  });
}

const STATED_MODES = "Full-time, part-time, evenings, weekends or in blocks";

const catalogue = catalogueOf(plain);

function read(typed: string, given: Partial<Filters> = {}, courses?: readonly IndexedCourse[]) {
  const asked = { ...noFilters(), ...given, name: typed };
  const understood = (courses ? catalogueOf(courses) : catalogue).understand(asked);
  const { called: _, ...filters } = understood.filters;
  const { wordFilters } = understood;
  const set = Object.entries(filters).filter(([, values]) => values !== null && values.length > 0);
  return { ...Object.fromEntries(set), typed: wordFilters.map(({ words }) => words) };
}

describe("words that are filters", () => {
  it.each(LEVELS.filter(({ value }) => value !== "NA"))("know the level $label", (level) => {
    for (const name of level.label.split(" / ")) {
      expect(read(`${name} weaving`)).toEqual({
        mnqf_level: [level.value],
        name: "weaving",
        typed: [name],
      });
    }
    expect(read(`level ${level.value}`)).toMatchObject({ mnqf_level: [level.value] });
  });

  it.each(MODALITIES)("know the way of delivery $label", ({ value, label }) => {
    expect(read(label)).toEqual({ delivery_modality: [value], typed: [label] });
  });

  it.each([
    ["part time weaving", "part-time", "part time"],
    ["weaving in the evenings", "evenings", "in the evenings"],
    ["Weekend weaving", "weekends", "Weekend"],
    ["full-time weaving", "full-time", "full-time"],
    ["weaving block mode", "block", "block mode"],
  ])("know the study mode of %s", (typed, mode, words) => {
    const taught = [course("Weaving", { mode_of_study_text: STATED_MODES })];
    expect(read(typed, {}, taught)).toEqual({
      study_mode: [mode],
      name: "weaving",
      typed: [words],
    });
    expect(
      read("evening weaving", {}, [course("Weaving", { careers_plain: "Evening work" })]),
    ).toEqual({
      name: "evening weaving",
      typed: [],
    });
  });

  it.each(AWARDING_TYPES.slice(0, 2))("know the awarding body $label", ({ value, label }) => {
    expect(read(`${label} award weaving`)).toEqual({
      awarding_body_type: [value],
      name: "weaving",
      typed: [`${label} award`],
    });
  });

  it.each([
    ["weaving in Addu", ["S"], "Addu"],
    ["weaving S. Hithadhoo", ["LD1004"], "S. Hithadhoo"],
    ["weaving Hithadhoo", ["LD0265", "LD1004"], "Hithadhoo"],
    ["weaving Malé", ["LD0442"], "Malé"],
    ["weaving in Laamu atoll", ["L"], "Laamu atoll"],
  ])("know the places of %s, all that are called so", (typed, place, words) => {
    const taught = ["LD0265", "LD1004", "LD0442"].map((code) =>
      course("Weaving", { place_codes: [code] }),
    );
    expect(read(typed, {}, taught)).toEqual({ place, name: "weaving", typed: [words] });
  });

  it.each([
    ["weaving under 30000", "30000", "under 30000"],
    ["weaving below MVR 28,500", "28500", "below MVR 28,500"],
    ["weaving up to 20k", "20000", "up to 20k"],
    ["weaving under 3000 us dollars", "46260", "under 3000 us dollars"],
    ["weaving less than 50 thousand rufiyaa", "50000", "less than 50 thousand rufiyaa"],
    ["Rf 5000 weaving", "5000", "Rf 5000"],
    ["weaving under $1,000", "15420", "under $1,000"],
    ["weaving 5k or less", "5000", "5k or less"],
    ["weaving 20 to 50k", "50000", "20 to 50k"],
    ["weaving 2 lakh rufiyaa", "200000", "2 lakh rufiyaa"],
    ["free weaving", "0", "free"],
    ["weaving free of charge", "0", "free of charge"],
  ])("know the price of %s", (typed, most, words) => {
    const free = course("Weaving", { fees: [blankFee({ type: "Total Fee", fee_start: 0 })] });
    expect(read(typed, {}, [free])).toEqual({ max_cost: [most], name: "weaving", typed: [words] });
  });

  it.each(["weaving under 18", "weaving 30000", "weaving up to 2027"])(
    "know no price in %s",
    (typed) => {
      const free = course("Weaving", { fees: [blankFee({ type: "Total Fee", fee_start: 0 })] });
      // Nothing holds all of it, so that "weaving" is searched.
      expect(read(typed, {}, [free])).toEqual({ name: "weaving", typed: [] });
    },
  );

  it.each([
    ["weaving under two years", "23.999", "Under 2 years"],
    ["weaving, six months or less", "6", "Up to 6 months"],
    ["a weaving course in less than half a year", "5.999", "Under 6 months"],
    ["weaving no longer than 18 months", "18", "Up to 1 year 6 months"],
    ["one week weaving course", undefined, ""],
    ["one week courses in weaving", "0.25", "Up to 1 week"],
    ["weaving, more than two years", undefined, ""],
    ["weaving in 2 years of work", undefined, ""],
  ])("know how long %s may take, and find nothing longer", (typed, most, label) => {
    const all = catalogueOf(
      [0.23, 5.999, 6, 12, 18, 24, null].map((duration_months) =>
        course("Weaving", { duration_months }),
      ),
    );
    const { filters } = all.understand({ ...noFilters(), name: typed });
    expect(filters.max_months).toEqual(most === undefined ? [] : [most]);
    if (most === undefined) return;
    expect(all.valueLabel("max_months", most)).toBe(label);
    const found = all.courseIds(filters).map((id) => all.course(id)!.duration_months ?? Infinity);
    expect(Math.max(...found)).toBeLessThanOrEqual(Number(most));
    expect(found.length).toBeGreaterThan(0);
  });

  it.each([
    "under 2000 a month",
    "MVR 2,000 per month",
    "below 15,000 each semester",
    "more than 5000",
    "under 9000000",
  ])("leave out %s, which says nothing of the most that a course may cost", (amount) => {
    const name = `weaving ${amount}`;
    const { filters, wordFilters, unused } = catalogue.understand({ ...noFilters(), name });
    expect({ name: filters.name, wordFilters, unused }).toEqual({
      name: "weaving",
      wordFilters: [],
      unused: [{ words: amount, from: 8, to: name.length }],
    });
  });

  it("find no course that costs more than was said", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 600_000 }),
        fc.integer({ min: 1_000, max: 600_000 }),
        (cost, most) => {
          const one = course("Weaving", {
            fees: [blankFee({ type: "Total Fee", fee_start: cost })],
          });
          const { filters } = catalogueOf([one, course("Lace")]).understand({
            ...noFilters(),
            name: `something under ${most} rf`,
          });
          const found = catalogueOf([one, course("Lace")]).courseIds(filters);
          expect(found).toEqual(cost <= most ? [1] : []);
        },
      ),
      { numRuns: 50 },
    );
  });

  it.each([
    ["Diploma", { mnqf_level: "5" }],
    ["online", { delivery_modalities: ["online"] }],
    ["evening", { mode_of_study_text: "Evenings" }],
    ["Malé", { place_codes: ["LD0442"] }],
  ] as const)("still find what is called %s and states nothing of the kind", (word, stated) => {
    const all = catalogueOf([
      course("Weaving", stated as Partial<IndexedCourse>),
      course(`${word} in Lace`),
      course("Lace"),
      course(`${word} for all`, {
        mnqf_level: "3",
        delivery_modalities: ["f2f"],
        mode_of_study_text: "Full-time",
        place_codes: ["LD1004"],
      }),
    ]);
    const { filters } = all.understand({ ...noFilters(), name: word });
    // An advanced diploma is called a diploma too.
    expect(all.courseIds(filters)).toEqual(word === "Diploma" ? [1, 2, 4] : [1, 2]);
  });

  it("ask for an order, unless another one is chosen", () => {
    expect(read("cheapest weaving")).toMatchObject({ name: "weaving", typed: ["cheapest"] });
    const asked = { ...noFilters(), name: "cheapest weaving" };
    expect(catalogue.understand(asked).filters.sort).toBe("cost");
    expect(catalogue.understand({ ...asked, sort: "start" }).filters).toEqual({
      ...noFilters(),
      name: "weaving",
      sort: "start",
    });
  });

  it("say what is not wanted: of a few choices the others, of many nothing", () => {
    expect(read("weaving, not online or blended")).toMatchObject({ delivery_modality: ["f2f"] });
    expect(read("part time weaving, not full time")).toMatchObject({ name: "weaving" });
    const { filters, unused } = catalogue.understand({
      ...noFilters(),
      name: "weaving without ielts or a diploma",
    });
    expect(filters).toEqual({ ...noFilters(), name: "weaving" });
    expect(unused.map(({ words }) => words)).toEqual(["without ielts or a diploma"]);
  });

  it.each([
    ["certificate 2 or 3", ["2", "3"]],
    ["level 4 to 6", ["4", "5", "6"]],
    ["level 2, 3 and 5", ["2", "3", "5"]],
    ["not certificates", ["5", "6", "7", "8", "9", "10", "NA"]],
    ["no diploma or degree", ["1", "2", "3", "4", "6", "8", "9", "10", "NA"]],
  ])("know the levels of weaving %s", (typed, mnqf_level) => {
    expect(read(`weaving ${typed}`)).toMatchObject({ mnqf_level, name: "weaving" });
  });

  it.each(["Reef College", "at Reef's college", "reef"])("know the institution %s", (said) => {
    expect(read(`weaving ${said}`)).toMatchObject({
      institutions: ["Reef College"],
      name: "weaving",
    });
    expect(read(said)).not.toHaveProperty("institutions");
    const called = course("Reef Weaving");
    expect(read("weaving reef", {}, [called])).not.toHaveProperty("institutions");
  });

  it("leave the rest as it was typed, without small words at its ends", () => {
    expect(read("Diploma in WEAVING, from home")).toEqual({
      mnqf_level: ["5"],
      delivery_modality: ["online"],
      name: "WEAVING",
      typed: ["Diploma", "from home"],
    });
    expect(read("weaving at Reef College (diploma)")).toMatchObject({ name: "weaving" });
  });

  it("widen where they name one thing after another of a kind", () => {
    expect(read("degree or diploma, weaving")).toEqual({
      mnqf_level: ["5", "7"],
      name: "weaving",
      typed: ["degree", "diploma"],
    });
  });

  it("are one filter where they say it twice", () => {
    expect(read("level 5 weaving diploma")).toMatchObject({ typed: ["level 5 diploma"] });
  });

  it("are searched as text besides where they say more than the filter", () => {
    const medicine = course("Medical Practice", { mnqf_level: "7", careers_plain: "MBBS doctor" });
    expect(read("MBBS", {}, [medicine])).toEqual({
      mnqf_level: ["7"],
      name: "MBBS",
      typed: ["MBBS"],
    });
  });

  it("are understood with one typo in a long word that nothing holds", () => {
    expect(read("wevaing bachlor")).toMatchObject({ mnqf_level: ["7"], name: "wevaing" });
    expect(read("diplmoa")).toMatchObject({ mnqf_level: ["5"] });
    expect(read("onlie weaving")).toMatchObject({ delivery_modality: ["online"] });
  });

  it("are no typo of a word that a text holds", () => {
    const courses = [...plain, course("Diplomat Training")];
    expect(read("diplomat", {}, courses)).toEqual({ name: "diplomat", typed: [] });
  });

  it("are understood in Dhivehi", () => {
    expect(read("ޑިޕްލޮމާ")).toMatchObject({ mnqf_level: ["5"] });
  });
});

describe("words that stay text", () => {
  it("stand in quotation marks", () => {
    expect(read('"diploma" weaving')).toEqual({ name: '"diploma" weaving', typed: [] });
    expect(read("“diploma weaving")).toEqual({ name: "“diploma weaving", typed: [] });
    expect(read('online "diploma')).toMatchObject({ delivery_modality: ["online"] });
  });

  it("name a kind of filter that is chosen already", () => {
    expect(read("online weaving diploma", { mnqf_level: ["5"] })).toEqual({
      mnqf_level: ["5"],
      delivery_modality: ["online"],
      name: "weaving diploma",
      typed: ["online"],
    });
  });

  it.each(["online marketing", "Online Market", "master of ceremonies", "hybrid boats", "mba"])(
    "%s, where a course or an institution is called so",
    (typed) => {
      const courses = [
        course("Certificate in Online Marketing"),
        course("Master of Ceremonies", { mnqf_level: "NA" }),
        course("Hybrid Boats and Engines"),
        course("MBA: Strategy", { mnqf_level: "9" }),
        ...plain,
      ];
      expect(read(typed, {}, courses)).toEqual({ name: typed, typed: [] });
    },
  );

  it("are a filter alone where every course that is called so is what they say", () => {
    const lace = course("Diploma in Lace", { mnqf_level: "5" });
    expect(read("diploma in lace", {}, [lace, ...plain])).toEqual({
      mnqf_level: ["5"],
      name: "lace",
      typed: ["diploma"],
    });
  });

  it("are not a part of a longer filter in a name", () => {
    const courses = [...plain, course("Advanced Diploma in Lace", { mnqf_level: "5" })];
    expect(read("diploma in lace", {}, courses)).toMatchObject({
      mnqf_level: ["5"],
      name: "lace",
    });
  });

  it("stand between words that would be another filter without them", () => {
    expect(read("certificate online iv")).toEqual({ name: "certificate online iv", typed: [] });
  });

  it("may go on: a last i becomes iii", () => {
    expect(read("weaving certificate I")).toEqual({ name: "weaving certificate I", typed: [] });
    expect(read("weaving certificate 1")).toMatchObject({ mnqf_level: ["1"] });
    expect(read("weaving certificate ii")).toMatchObject({ mnqf_level: ["2"] });
  });

  it("would find nothing as filters", () => {
    const gift = course("Shop Keeping", { careers_plain: "remote shops" });
    expect(read("remote", {}, [gift])).toEqual({ name: "remote", typed: [] });
  });

  it("would find nothing either way, and nothing is called like the rest", () => {
    expect(read("master of xylophones")).toEqual({ name: "master of xylophones", typed: [] });
    const diploma = course("Diploma in Lace", { mnqf_level: "5" });
    expect(read("online lace", {}, [diploma])).toMatchObject({ delivery_modality: ["online"] });
  });
});

describe("taking a filter away that words are", () => {
  it("leaves the other filters and the rest of the text", () => {
    const { wordFilters } = catalogue.understand({
      ...noFilters(),
      name: "online Bachelor's in weaving",
    });
    const [level] = wordFilters.filter(({ key }) => key === "mnqf_level");
    const left = { ...noFilters(), delivery_modality: ["online"], name: "weaving" };
    expect(level?.without).toEqual(left);
    expect(catalogue.understand(left)).toEqual({ filters: left, wordFilters: [], unused: [] });
  });

  it("leaves words that are text too, as text", () => {
    const mba = course("MBA", { mnqf_level: "9" });
    const rare = catalogueOf([
      mba,
      course("Weaving for managers", { mnqf_level: "9", careers_plain: "With an MBA" }),
    ]);
    const { filters, wordFilters } = rare.understand({ ...noFilters(), name: "weaving mba" });
    expect(wordFilters).toHaveLength(1);
    for (const { without } of wordFilters) {
      expect(filters.name).toContain("mba");
      expect(without).toEqual({ ...noFilters(), name: 'weaving "mba"' });
    }
  });

  it("shows each as a chip, and the rest of the text without quotation marks", () => {
    const asked = { ...noFilters(), mnqf_level: ["5"], name: 'online "master" weaving' };
    const chips = catalogue.activeFilters(asked, {
      filters: { ...asked, delivery_modality: ["online"], name: '"master" weaving' },
      wordFilters: [
        {
          key: "delivery_modality",
          values: ["online"],
          words: "online",
          places: [{ words: "online", from: 0, to: 6 }],
          without: { ...asked, name: '"master" weaving' },
        },
      ],
      unused: [],
    });
    expect(chips.map(({ keyLabel, label }) => `${keyLabel}: ${label}`)).toEqual([
      "Level: Diploma",
      "Delivery: Online",
      "Search: master weaving",
    ]);
    expect(chips[2]?.without).toEqual({
      ...noFilters(),
      mnqf_level: ["5"],
      delivery_modality: ["online"],
    });
  });
});
