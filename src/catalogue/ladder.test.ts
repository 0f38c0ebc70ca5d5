import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blankCourse, blankFee, blankInstitution } from "../../test/catalogue-source.ts";
import { arbitraryCondition, arbitraryHave } from "../../test/entry.ts";
import { buildCatalogue } from "./catalogue.ts";
import type { CatalogueSource } from "./catalogue-answers.ts";
import type { Category, IndexedCourse, MnqfLevel } from "./course.ts";
import { type EntryRoute, entryVerdict, NOTHING_YET, type WhatIHave } from "./entry.ts";
import { fieldReader } from "./fields.ts";
import { islandByCode } from "./islands.ts";
import { type LadderGoal, PATH_KINDS, type PathKind, withQualification } from "./ladder.ts";
import { levelGiven } from "./ladder-column.ts";
import { GENERAL_PREPARATION } from "./ladder-parts.ts";
import {
  kindWords,
  leapWords,
  outsideWords,
  type PathFigures,
  pathCostWords,
  pathLengthWords,
} from "./ladder-paths.ts";
import { kmTo } from "./nearness.ts";
import { placesMet } from "./places.ts";

const CATEGORIES: Category[] = [
  { id: 1, name: "Law", parent: null },
  { id: 2, name: "Health", parent: null },
  { id: 3, name: "Tourism", parent: null },
  { id: 4, name: GENERAL_PREPARATION, parent: null },
  { id: 20, name: "Nursing", parent: { id: 2, name: "Health" } },
];
const REEF = blankInstitution({ id: 1, name: "Reef College" });
const SUNK = blankInstitution({
  id: 2,
  name: "Sunk College",
  blacklisted: { source: "mqa", stated_on: null },
});
const HITHADHOO = "LD1004";
const MALE = "LD0442";

const sourceOf = (courses: IndexedCourse[]): CatalogueSource => ({
  version: 1,
  institutions: [REEF, SUNK],
  categories: CATEGORIES,
  courses,
});
const fieldsOf = fieldReader(CATEGORIES);
const gained = (have: WhatIHave, course: IndexedCourse) =>
  withQualification(have, levelGiven(course), fieldsOf(course));
const idsOf = ({ steps }: PathFigures) => steps.map(({ course }) => course.id);

/** A course in a few words; it can be entered by any of the named routes. */
const course = (
  id: number,
  level: MnqfLevel | null,
  routes: EntryRoute["conditions"][],
  given: Partial<IndexedCourse> = {},
): IndexedCourse =>
  blankCourse({
    id,
    name: `Course ${id}`,
    mnqf_level: level,
    duration_months: 12,
    categories: [{ id: 2, name: "Health" }],
    entry_routes: routes.map((conditions) => ({ conditions })),
    ...given,
  });
const priced = (amount: number) => ({
  fees: [blankFee({ type: "Total Fee", fee_start: amount, payment_frequency: "One-time" })],
});
const level = (number: number, ...fields: string[]) => [
  { kind: "level" as const, level: number, fields },
];
const words = [{ kind: "text" as const, text: "good character" }];
const grade10 = [{ kind: "school" as const, grade: 10 }];
const leaver: WhatIHave = { ...NOTHING_YET, school: 10 };

const pathsIn = (
  courses: IndexedCourse[],
  goal: LadderGoal,
  have = leaver,
  island: string | null = null,
) => buildCatalogue(sourceOf(courses)).pathsTo({ have, goal, island });

describe("a path to a goal", () => {
  const certificate = course(1, "4", [grade10], { ...priced(9_000), place_codes: [MALE] });
  const diploma = course(2, "5", [level(4, "Health")], { ...priced(20_000), duration_months: 18 });
  const degree = course(3, "7", [level(5), level(9)], {
    ...priced(90_000),
    duration_months: 36,
    place_codes: [MALE],
  });

  it("leads over the qualifications that are asked for", () => {
    const [path, ...others] = pathsIn([degree, diploma, certificate], { level: 7, category: null });
    expect(others).toEqual([]);
    expect(idsOf(path!)).toEqual([1, 2, 3]);
    expect(path!.kinds).toEqual(["quickest", "cheapest", "priced"]);
    expect(path!.steps.map(({ needsStepBefore }) => needsStepBefore)).toEqual([false, true, true]);
    expect(pathLengthWords(path!)).toBe("5 years 6 months");
    expect(pathCostWords(path!)).toBe("MVR 119,000");
  });

  it("is one step where the goal can be entered, and none where nothing leads there", () => {
    const all = [degree, diploma, certificate];
    const graduate = { ...leaver, levels: [{ level: 6, field: "Law" }] };
    expect(pathsIn(all, { course: 3 }, graduate).map(idsOf)).toEqual([[3]]);
    expect(pathsIn([degree, diploma], { course: 3 })).toEqual([]);
    expect(pathsIn(all, { course: 99 })).toEqual([]);
    expect(pathsIn(all, { level: 7, category: "Law" })).toEqual([]);
    expect(pathsIn(all, { level: 5, category: "Health" }).map(idsOf)).toEqual([[1, 2]]);
  });

  it("tells the quickest, the cheapest and the nearest apart", () => {
    const dear = course(4, "5", [grade10], { ...priced(80_000), duration_months: 6 });
    const home = course(5, "5", [grade10], {
      ...priced(40_000),
      duration_months: 24,
      place_codes: [HITHADHOO],
    });
    const all = [certificate, diploma, dear, home, { ...degree, entry_routes: [] }];
    const fromHome = course(6, "7", [level(5)], { ...priced(90_000), place_codes: [HITHADHOO] });
    const found = pathsIn([...all, fromHome], { level: 7, category: null }, leaver, HITHADHOO);
    expect(found.map((path) => [path.kinds, idsOf(path)])).toEqual([
      [["quickest"], [4, 6]],
      [
        ["cheapest", "priced"],
        [1, 2, 6],
      ],
      [["nearest"], [5, 6]],
    ]);
  });

  it("never takes what is not stated for nothing", () => {
    const unpriced = course(4, "5", [grade10], { duration_months: null });
    const found = pathsIn([unpriced, certificate, diploma, degree], { course: 3 });
    expect(found.map(idsOf)).toEqual([[1, 2, 3]]);
    const [alone] = pathsIn([unpriced, degree], { course: 3 });
    expect(pathLengthWords(alone!)).toBe("3 years, and 1 step of unstated length");
    expect(pathCostWords(alone!)).toBe("MVR 90,000, and 1 step whose cost is not stated");
  });

  it("asks to check only where no path is without a doubt", () => {
    const doubtful = course(4, "5", [[...grade10, ...words]], { duration_months: 1 });
    const goal = { course: 3 };
    expect(pathsIn([doubtful, certificate, diploma, degree], goal).map(idsOf)).toEqual([[1, 2, 3]]);
    const [path] = pathsIn([doubtful, degree], goal);
    expect(path!.steps[0]!.answer).toMatchObject({ verdict: "check", check: ["good character"] });
  });

  it("leads through another field only where no path is without, and says so", () => {
    const hadith = course(4, "4", [grade10], {
      categories: [{ id: 3, name: "Tourism" }],
      duration_months: 1,
    });
    const open = { ...degree, entry_routes: [{ conditions: level(4) }] };
    const goal = { level: 7, category: "Health" };
    const [sound] = pathsIn([hadith, certificate, open], goal);
    expect([idsOf(sound!), sound!.leaps, leapWords(sound!)]).toEqual([[1, 3], 0, null]);
    const [leap] = pathsIn([hadith, open], goal);
    expect([idsOf(leap!), leap!.leaps]).toEqual([[4, 3], 1]);
    expect(leapWords(leap!)).toMatch(/leaps from one field into another/);
    const named = { ...degree, entry_routes: [{ conditions: level(4, "Tourism") }] };
    expect(pathsIn([hadith, named], goal)[0]!.leaps).toBe(0);
    const prepared = { ...hadith, categories: [{ id: 4, name: GENERAL_PREPARATION }] };
    expect(pathsIn([prepared, open], goal)[0]!.leaps).toBe(0);
  });

  it("stays in the field that is wished for where it can, though another is quicker and cheaper", () => {
    const strange = course(4, "5", [grade10], {
      ...priced(100),
      duration_months: 1,
      categories: [{ id: 3, name: "Tourism" }],
    });
    const takesBoth = { ...degree, entry_routes: [{ conditions: level(5, "Health", "Tourism") }] };
    const all = [certificate, diploma, strange, takesBoth];
    for (const goal of [{ level: 7, category: "Health" }, { course: 3 }]) {
      const [own, ...others] = pathsIn(all, goal);
      expect([idsOf(own!), others]).toEqual([[1, 2, 3], []]);
      expect(own!.steps.map(outsideWords)).toEqual([null, null, null]);
      const [other] = pathsIn([strange, takesBoth], goal);
      expect(other!.steps.map(outsideWords)).toEqual([
        "Another field: Tourism. What follows takes it.",
        null,
      ]);
    }
  });

  it("has a cheapest whose every cost is stated, last where it takes a leap", () => {
    const unpriced = course(4, "5", [grade10]);
    const far = course(5, "4", [grade10], {
      ...priced(1),
      categories: [{ id: 3, name: "Tourism" }],
    });
    const open = { ...degree, entry_routes: [{ conditions: level(4) }] };
    const found = pathsIn([unpriced, far, open], { level: 7, category: "Health" }, leaver, MALE);
    expect(found.map((path) => [kindWords(path.kinds), idsOf(path), path.leaps])).toEqual([
      ["quickest, cheapest and nearest", [4, 3], 0],
      ["cheapest with every cost stated", [5, 3], 1],
    ]);
    expect(found.map(({ costsMissing }) => costsMissing)).toEqual([1, 0]);
    expect(kindWords(["cheapest", "priced"])).toBe("cheapest with every cost stated");
  });

  it("builds on no course that is stated not to be approved", () => {
    const refused = { ...diploma, mqa_approved: false };
    const sunk = { ...diploma, institution: { id: 2, name: "Sunk College", logo: null } };
    for (const broken of [refused, sunk])
      expect(pathsIn([certificate, broken, degree], { course: 3 })).toEqual([]);
  });

  it("takes off the first-degree scheme for who has no degree", () => {
    const covered = { ...degree, gov_first_degree_text: "Full tuition for a first degree" };
    const diplomaHolder = { ...leaver, levels: [{ level: 5, field: "Law" }] };
    const graduate = { ...leaver, levels: [{ level: 7, field: "Law" }] };
    const costOf = (have: WhatIHave) => pathsIn([covered], { course: 3 }, have)[0]!.cost.to;
    expect([costOf(diplomaHolder), costOf(graduate)]).toEqual([0, 90_000]);
  });

  it("puts the lower id first where courses are equal in everything", () => {
    const twin = { ...certificate, id: 8, name: "A twin" };
    for (const all of [
      [certificate, twin],
      [twin, certificate],
    ])
      expect(pathsIn([...all, diploma], { course: 2 }).map(idsOf)).toEqual([[1, 2]]);
  });
});

it("knows by level the courses that name a qualification as a way in", () => {
  const health = { categories: [{ id: 20, name: "Nursing" }] };
  const diploma = course(1, "5", [grade10], health);
  const all = [
    diploma,
    course(2, "7", [level(6), level(5, "Health")]),
    course(3, "7", [level(4)]),
    course(4, "7", [level(5, "Law")]),
    course(5, "9", [[{ kind: "any", of: [...level(5), ...words] }]]),
    course(6, "5", [level(4)]),
    course(7, "6", [grade10]),
  ];
  const catalogue = buildCatalogue(sourceOf(all));
  expect(catalogue.openedBy(diploma)).toEqual([
    { level: 7, courses: [2, 3] },
    { level: 9, courses: [5] },
  ]);
  expect(catalogue.openedBy({ ...diploma, mqa_approved: false })).toEqual([]);
  expect(catalogue.openedBy({ ...diploma, mnqf_level: "NA" })).toEqual([]);
});

const arbitraryDemand = fc.record({
  kind: fc.constant("level" as const),
  level: fc.integer({ min: 1, max: 7 }),
  fields: fc.uniqueArray(fc.constantFrom("Law", "Health", "Tourism"), { maxLength: 2 }),
});

/** Mostly a qualification, sometimes nothing at all, seldom what nobody in these tests has. */
const arbitraryRoute: fc.Arbitrary<EntryRoute> = fc.record({
  conditions: fc.oneof<fc.MaybeWeightedArbitrary<EntryRoute["conditions"]>[]>(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 8, arbitrary: arbitraryDemand.map((demand) => [demand]) },
    { weight: 2, arbitrary: arbitraryDemand.map((demand) => [demand, ...words]) },
    { weight: 2, arbitrary: fc.array(arbitraryCondition(), { maxLength: 2 }) },
  ),
});

const arbitraryStep = (id: number): fc.Arbitrary<IndexedCourse> =>
  fc
    .record({
      level: fc.constantFrom<MnqfLevel | null>("2", "3", "4", "5", "5", "6", "7", "8", "9", null),
      months: fc.constantFrom(null, 0.5, 6, 12, 12, 36),
      cost: fc.constantFrom(null, 0, 5_000, 5_000, 60_000),
      places: fc.constantFrom<string[]>([], [MALE], [HITHADHOO], ["HA"]),
      scheme: fc.constantFrom(null, "No", "Full tuition"),
      approved: fc.constantFrom(null, true, true, true, false),
      sunk: fc.constantFrom(false, false, false, false, false, true),
      categories: fc.uniqueArray(fc.constantFrom(...CATEGORIES), { maxLength: 2 }),
      routes: fc.array(arbitraryRoute, { minLength: 1, maxLength: 2 }),
    })
    .map((given) =>
      blankCourse({
        id,
        name: `Course ${id}`,
        entry_routes: given.routes,
        mnqf_level: given.level,
        duration_months: given.months,
        ...(given.cost !== null && priced(given.cost)),
        place_codes: given.places,
        gov_first_degree_text: given.scheme,
        mqa_approved: given.approved,
        institution: given.sunk
          ? { id: 2, name: "Sunk College", logo: null }
          : { id: 1, name: "Reef College", logo: null },
        categories: given.categories.map(({ id: of, name }) => ({ id: of, name })),
      }),
    );

const arbitraryLadder = fc.record({
  courses: fc
    .integer({ min: 5, max: 10 })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => arbitraryStep(at + 1)))),
  have: fc.oneof(fc.constant(leaver), arbitraryHave()),
  goal: fc.oneof(
    fc.record({ course: fc.integer({ min: 1, max: 5 }) }),
    fc.record({
      level: fc.integer({ min: 5, max: 9 }),
      category: fc.constantFrom(null, null, "Law", "Health", "Nursing"),
    }),
  ),
  island: fc.constantFrom(null, HITHADHOO),
});

describe("every path", () => {
  it("can be entered step by step, rises, and ends at the goal", () => {
    fc.assert(
      fc.property(arbitraryLadder, ({ courses, have, goal, island }) => {
        for (const { steps } of pathsIn(courses, goal, have, island)) {
          let held = have;
          for (const { course: step, answer } of steps) {
            const own = courses.find(({ id }) => id === step.id)!;
            const verdict = entryVerdict(own.entry_routes, held);
            expect(["meets", "check"]).toContain(verdict);
            expect(answer.verdict).toBe(verdict);
            if (verdict === "check") expect(answer.check).not.toEqual([]);
            held = gained(held, own);
          }
          const end = courses.find(({ id }) => id === steps.at(-1)!.course.id)!;
          if ("course" in goal) expect(end.id).toBe(goal.course);
          else expect(levelGiven(end)).toBe(goal.level);
        }
      }),
      { numRuns: 600 },
    );
  });

  it("is there still when somebody has one thing more", () => {
    const more = fc.record({
      level: fc.integer({ min: 1, max: 9 }),
      field: fc.constantFrom("Law", "Health", "Tourism", null),
    });
    fc.assert(
      fc.property(arbitraryLadder, more, arbitraryHave(), (ladder, level, other) => {
        const { courses, have, goal, island } = ladder;
        fc.pre(pathsIn(courses, goal, have, island).length > 0);
        const added: WhatIHave = {
          ...have,
          levels: [...have.levels, level],
          work: [...have.work, ...other.work],
          english: [...have.english, ...other.english],
        };
        expect(pathsIn(courses, goal, added, island)).not.toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it("is one of at most four, and the best of all that there are in what it is called", () => {
    fc.assert(
      fc.property(arbitraryLadder, ({ courses, have, goal, island }) => {
        const paths = pathsIn(courses, goal, have, island);
        expect(paths.length).toBeLessThanOrEqual(4);
        expect(paths.map(({ leaps }) => leaps)).toEqual(
          paths.map(({ leaps }) => leaps).sort((one, other) => one - other),
        );
        expect(new Set(paths.map((path) => idsOf(path).join())).size).toBe(paths.length);
        const all = everyPath(courses, have, goal);
        expect(paths.length > 0).toBe(all.length > 0);
        if (all.length === 0) return;
        const priced = all.filter((steps) => steps.every((step) => costOf(step, have) !== null));
        const kinds = PATH_KINDS.filter(
          (kind) =>
            (kind !== "nearest" || island !== null) && (kind !== "priced" || priced.length > 0),
        );
        expect(paths.flatMap((path) => path.kinds).sort()).toEqual([...kinds].sort());
        for (const kind of kinds) {
          const labels = (kind === "priced" ? priced : all).map((steps) =>
            labelOf(steps, kind, { have, island, goal }),
          );
          const best = labels.sort(byParts)[0]!;
          const path = paths.find((one) => one.kinds.includes(kind))!;
          const found = all.find(
            (steps) => steps.map(({ id }) => id).join() === idsOf(path).join(),
          );
          expect(labelOf(found!, kind, { have, island, goal })).toEqual(best);
          expect(path.leaps).toBe(best[0]);
        }
      }),
      { numRuns: 600 },
    );
  });

  it("is the quickest not slower and the cheapest not dearer than the others, as its figures say", () => {
    fc.assert(
      fc.property(arbitraryLadder, ({ courses, have, goal, island }) => {
        const paths = pathsIn(courses, goal, have, island);
        const of = (kind: PathKind) => paths.find(({ kinds }) => kinds.includes(kind))!;
        for (const path of paths.filter(({ kinds }) => kinds.join() !== "priced")) {
          const [quickest, cheapest] = [of("quickest"), of("cheapest")];
          expect(quickest.lengthsMissing).toBeLessThanOrEqual(path.lengthsMissing);
          if (quickest.lengthsMissing === path.lengthsMissing)
            expect(quickest.months).toBeLessThanOrEqual(path.months);
          expect(cheapest.costsMissing).toBeLessThanOrEqual(path.costsMissing);
          if (cheapest.costsMissing === path.costsMissing)
            expect(cheapest.cost.from).toBeLessThanOrEqual(path.cost.from);
        }
      }),
      { numRuns: 300 },
    );
  });
});

/** Every path there is, tried one by one: levels rise, and each step needs at most the one before. */
function everyPath(courses: IndexedCourse[], have: WhatIHave, goal: LadderGoal): IndexedCourse[][] {
  const given = (one: IndexedCourse) => (one.institution.id === 2 ? 0 : levelGiven(one));
  const isGoal = (one: IndexedCourse) =>
    "course" in goal
      ? one.id === goal.course
      : given(one) === goal.level &&
        (goal.category === null ||
          one.categories.some(({ name }) => name === goal.category) ||
          fieldsOf(one).includes(goal.category));
  const found: IndexedCourse[][] = [];
  const climb = (steps: IndexedCourse[]) => {
    const last = steps.at(-1)!;
    if (isGoal(last)) found.push(steps);
    if (given(last) === 0) return;
    for (const next of courses) {
      const rises = given(next) > given(last) || (given(next) === 0 && isGoal(next));
      if (rises && checksOf(next, have, last) < 2) climb([...steps, next]);
    }
  };
  for (const first of courses) if (checksOf(first, have, null) < 2) climb([first]);
  return found;
}

/** 0 where a course can be entered after another, 1 where something is to be checked, else 2. */
function checksOf(next: IndexedCourse, have: WhatIHave, last: IndexedCourse | null): number {
  const fields = last === null ? [] : fieldsOf(last);
  const held =
    last === null
      ? [have]
      : (fields.length > 0 ? fields : [null]).map((field) =>
          withQualification(have, levelGiven(last), field === null ? [] : [field]),
        );
  const verdicts = [have, ...held].map((one) => entryVerdict(next.entry_routes, one));
  if (verdicts.includes("meets")) return 0;
  return verdicts.includes("check") ? 1 : 2;
}

/** What paths of a kind are compared by. */
function labelOf(
  steps: IndexedCourse[],
  kind: PathKind,
  { have, island, goal }: { have: WhatIHave; island: string | null; goal: LadderGoal },
): number[] {
  const sums = (values: (number | null)[]) => {
    const known = values.flatMap((value) => value ?? []);
    return [values.length - known.length, known.reduce((sum, one) => sum + one, 0)];
  };
  const home = island === null ? undefined : islandByCode(island);
  const kms = steps.map((one) => (home ? kmTo(home, placesMet(one)) : 0));
  const costs = steps.map((one) => costOf(one, have));
  const [time, cost] = [sums(steps.map((one) => one.duration_months)), sums(costs)];
  const way = [
    kms.filter((km) => km === null).length,
    kms.filter(Boolean).length,
    ...sums(kms).slice(1),
  ];
  const order = {
    quickest: [time, cost, way],
    cheapest: [cost, time, way],
    priced: [cost, time, way],
    nearest: [way, time, cost],
  }[kind];
  const [leaps, checks] = leapsAndChecks(steps, have, goal);
  return [leaps!, outsideOf(steps, goal), checks!, ...order.flat(), steps.length];
}

function costOf(
  { fees, gov_first_degree_text: scheme, ...one }: IndexedCourse,
  have: WhatIHave,
): number | null {
  const cost = fees[0]?.fee_start ?? null;
  const hasDegree = have.levels.some((own) => own.level >= 7);
  const isCovered = scheme === "Full tuition" && !hasDegree && levelGiven(one) <= 7;
  return isCovered && cost !== null ? 0 : cost;
}

/** Steps that are neither of the field of the goal, nor general preparation, nor of no field. */
function outsideOf(steps: IndexedCourse[], goal: LadderGoal): number {
  const category = "level" in goal ? goal.category : null;
  const wished =
    "course" in goal ? fieldsOf(steps.at(-1)!) : [category === "Nursing" ? "Health" : category];
  const named = wished.filter((field) => field !== null);
  const isWithin = (field: string) => field === GENERAL_PREPARATION || named.includes(field);
  return steps.filter((step) => {
    const own = fieldsOf(step);
    return named.length > 0 && own.length > 0 && !own.some(isWithin);
  }).length;
}

/** The fewest leaps, and with these the fewest checks, whatever field each step is taken for. */
function leapsAndChecks(steps: IndexedCourse[], have: WhatIHave, goal: LadderGoal): number[] {
  const wished = "level" in goal && goal.category !== null ? goal.category : null;
  const wishedField = wished === "Nursing" ? "Health" : wished;
  let states = new Map<string | null, number[]>();
  for (const [at, step] of steps.entries()) {
    const before = steps[at - 1];
    const own = fieldsOf(step).length > 0 ? fieldsOf(step) : [null];
    const isLast = at === steps.length - 1;
    const next = new Map<string | null, number[]>();
    const put = (field: string | null, leaps: number, checks: number) => {
      const known = next.get(field);
      if (!known || byParts([leaps, checks], known) < 0) next.set(field, [leaps, checks]);
    };
    for (const field of isLast && wishedField !== null ? [wishedField] : own) {
      if (!before && entryChecks(step, have) < 2) put(field, 0, entryChecks(step, have));
      for (const [from, [leaps = 0, checks = 0]] of states) {
        const after = (name: string | null) =>
          checks +
          entryChecks(
            step,
            withQualification(have, levelGiven(before!), name === null ? [] : [name]),
          );
        const isNamed = from === null || isNamedBy(step, from);
        const isFree = from === null || from === GENERAL_PREPARATION;
        const isSame = from === field || field === null;
        const bySure = [entryChecks(step, have), isNamed ? after(from) - checks : 2];
        for (const more of bySure) if (more < 2) put(field, leaps, checks + more);
        const unnamed = after("") - checks;
        if (unnamed < 2) put(field, leaps + Number(!isFree && !isSame), checks + unnamed);
      }
    }
    states = next;
  }
  return [...states.values()].sort(byParts)[0]!;
}

function isNamedBy({ entry_routes }: IndexedCourse, field: string): boolean {
  return entry_routes.some(({ conditions }) =>
    conditions
      .flatMap((one) => (one.kind === "any" ? one.of : [one]))
      .some((one) => one.kind === "level" && one.fields.includes(field)),
  );
}

function entryChecks({ entry_routes }: IndexedCourse, have: WhatIHave): number {
  const verdict = entryVerdict(entry_routes, have);
  return verdict === "meets" ? 0 : verdict === "check" ? 1 : 2;
}

function byParts(one: number[], other: number[]): number {
  const at = one.findIndex((part, place) => part !== other[place]);
  return at === -1 ? 0 : one[at]! - other[at]!;
}
