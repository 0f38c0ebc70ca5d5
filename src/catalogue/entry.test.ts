import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryCondition, arbitraryHave, arbitraryRoutes } from "../../test/entry.ts";
import {
  conditionStanding,
  courseVerdict,
  ENTRY_VERDICTS,
  type EntryCondition,
  type EntryRoute,
  entryVerdict,
  isBetter,
  NOTHING_YET,
  type WhatIHave,
} from "./entry.ts";
import {
  conditionText,
  courseAnswer,
  entryAnswer,
  entryLabel,
  statedLabel,
} from "./entry-words.ts";

const having = (given: Partial<WhatIHave>): WhatIHave => ({ ...NOTHING_YET, ...given });
const label = (conditions: EntryCondition[], have: Partial<WhatIHave>) =>
  entryLabel(entryAnswer([{ conditions }], having(have)));

const threePasses: EntryCondition = {
  kind: "passes",
  exam: "o_level",
  count: 3,
  grade: "C",
  subjects: [],
};
const english: EntryCondition = { ...threePasses, count: 1, subjects: ["english"] };
const passes = (...grades: [WhatIHave["o_level"][0]["subject"], "A" | "C" | "D" | "E"][]) =>
  grades.map(([subject, grade]) => ({ subject, grade }));

describe("what a person can enter", () => {
  it("is said with what is missing", () => {
    const three = passes(["english", "C"], ["biology", "C"], ["islam", "A"]);
    expect(label([threePasses], { o_level: three })).toBe("You can enter");
    expect(label([threePasses, english], { o_level: three })).toBe("You can enter");
    expect(label([threePasses], { o_level: three.slice(1) })).toBe(
      "Nearly: one more pass at O level or SSC, with grade C or above",
    );
    expect(label([english], { o_level: passes(["biology", "C"], ["english", "D"]) })).toBe(
      "Nearly: English with grade C or above",
    );
    expect(label([english], { o_level: passes(["biology", "C"]) })).toBe(
      "Nearly: a pass in English at O level or SSC, with grade C or above",
    );
    expect(label([threePasses], { o_level: three.slice(2) })).toBe("Asks for more");
  });

  it("is nearly so where one small step alone is missing", () => {
    const work: EntryCondition = { kind: "work", years: 3, fields: ["Tourism"] };
    const has = having({ age: 19, work: [{ years: 2, field: "Tourism" }] });
    expect(entryLabel(entryAnswer([{ conditions: [work] }], has))).toBe(
      "Nearly: 1 year more of work in Tourism",
    );
    expect(entryVerdict([{ conditions: [work, { kind: "age", years: 20 }] }], has)).toBe(
      "does_not",
    );
  });

  it("is nearly so only where all besides what is missing is known to be met", () => {
    const isKnown = (condition: EntryCondition, have: WhatIHave) =>
      ["met", "later"].includes(conditionStanding(condition, have));
    fc.assert(
      fc.property(arbitraryRoutes(), arbitraryHave(), (routes, have) => {
        const answer = entryAnswer(routes, have);
        if (answer.verdict !== "nearly") return;
        const { conditions } = routes[answer.route!]!;
        const open = conditions.filter((one) => !isKnown(one, have));
        expect(open.map((one) => conditionStanding(one, have))).toEqual(["near"]);
        expect(answer.check).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
    expect(label([english, { kind: "age", years: 20 }], {})).toBe("Asks for more");
    expect(label([english, { kind: "age", years: 20 }], { age: 20 })).toMatch(/^Nearly: a pass/);
  });

  it("follows the best of several ways", () => {
    const routes: EntryRoute[] = [
      { conditions: [{ kind: "level", level: 5, fields: [] }] },
      { conditions: [threePasses] },
    ];
    const have = having({ o_level: passes(["english", "C"], ["biology", "C"], ["islam", "A"]) });
    expect(entryAnswer(routes, have)).toMatchObject({ verdict: "meets", route: 1 });
  });

  it("says what follows the application", () => {
    expect(label([{ kind: "interview" }], {})).toBe("You can enter, after an interview");
    const either: EntryCondition = {
      kind: "any",
      of: [
        { kind: "english", test: "ielts", score: 5.5 },
        { kind: "test", name: "the placement test" },
      ],
    };
    expect(label([either], {})).toBe("You can enter, after the placement test");
    expect(label([either], { english: [{ test: "ielts", score: 6 }] })).toBe("You can enter");
  });

  it("is open where a way demands nothing, and not stated without a way", () => {
    expect(label([], {})).toBe("You can enter");
    expect(entryVerdict([], NOTHING_YET)).toBe("not_stated");
  });
});

describe("what is not known is never guessed", () => {
  const check = (condition: EntryCondition, have: Partial<WhatIHave>) =>
    entryVerdict([{ conditions: [condition] }], having(have));

  it.each<[string, EntryCondition, Partial<WhatIHave>]>([
    ["a condition in words", { kind: "text", text: "good character" }, {}],
    ["an age that was not said", { kind: "age", years: 18 }, {}],
    ["a grade of school that was not said", { kind: "school", grade: 10 }, {}],
    [
      "the field of a qualification that was not said",
      { kind: "level", level: 4, fields: ["Law"] },
      { levels: [{ level: 5, field: null }] },
    ],
    [
      "the field of work that was not said",
      { kind: "work", years: 2, fields: ["Law"] },
      { work: [{ years: 3, field: null }] },
    ],
    [
      "a pass whose lowest grade is not named",
      { kind: "passes", exam: "o_level", count: 1, grade: null, subjects: [] },
      { o_level: passes(["history", "E"]) },
    ],
    [
      "points without the scale they are counted by",
      { kind: "points", points: 6, scale: null, best: null },
      { a_level: passes(["biology", "C"]) },
    ],
  ])("%s is for the person to check", (_, condition, have) => {
    expect(check(condition, have)).toBe("check");
  });

  it("takes the school that an examination ends as finished, and no more of it", () => {
    const school = (grade: number): EntryCondition => ({ kind: "school", grade });
    const o_level = passes(["history", "E"]);
    expect(check(school(10), { o_level })).toBe("meets");
    expect(check(school(12), { a_level: passes(["biology", "E"]) })).toBe("meets");
    expect(check(school(12), { o_level })).toBe("check");
    expect(check(school(12), { school: 10, o_level })).toBe("does_not");
  });

  it("does not take a qualification in another field, nor a lower one", () => {
    const law: EntryCondition = { kind: "level", level: 5, fields: ["Law"] };
    expect(check(law, { levels: [{ level: 7, field: "Health" }] })).toBe("does_not");
    expect(check(law, { levels: [{ level: 4, field: "Law" }] })).toBe("does_not");
    expect(check(law, { levels: [{ level: 7, field: "Law" }] })).toBe("meets");
  });

  it("counts points by the course's own scale", () => {
    const points: EntryCondition = { kind: "points", points: 7, scale: { A: 5, C: 3 }, best: 2 };
    expect(check(points, { a_level: passes(["biology", "A"], ["physics", "C"]) })).toBe("meets");
    const threeC = passes(["biology", "C"], ["physics", "C"], ["law", "C"]);
    expect(check(points, { a_level: threeC })).toBe("nearly");
  });

  it("holds for every condition in words beside any others", () => {
    fc.assert(
      fc.property(fc.array(arbitraryCondition()), arbitraryHave(), (conditions, have) => {
        const all = [...conditions, { kind: "text", text: "good character" } as const];
        expect(entryVerdict([{ conditions: all }], have)).not.toBe("meets");
      }),
    );
  });
});

describe("having more", () => {
  it("never makes a course unreachable, nor its answer worse", () => {
    fc.assert(
      fc.property(arbitraryRoutes(), arbitraryHave(), arbitraryHave(), (routes, have, more) => {
        const both: WhatIHave = {
          school: have.school === null ? more.school : Math.max(have.school, more.school ?? 0),
          age: have.age === null ? have.age : Math.max(have.age, more.age ?? 0),
          o_level: [...have.o_level, ...more.o_level.filter(isNew(have.o_level))],
          a_level: [...have.a_level, ...more.a_level.filter(isNew(have.a_level))],
          levels: [...have.levels, ...more.levels],
          work: [...have.work, ...more.work],
          english: [...have.english, ...more.english],
        };
        // What was unknown may turn out to be too little; what was said only grows.
        if (have.school === null) both.school = null;
        expect(isBetter(entryVerdict(routes, have), entryVerdict(routes, both))).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });

  it("never makes a single condition stand worse", () => {
    const level = { level: 7, field: "Law" };
    fc.assert(
      fc.property(arbitraryCondition(), arbitraryHave(), (condition, have) => {
        const before = conditionStanding(condition, have);
        const after = conditionStanding(condition, { ...have, levels: [...have.levels, level] });
        if (before === "met" || before === "later") expect(["met", "later"]).toContain(after);
      }),
    );
  });
});

const isNew =
  (had: WhatIHave["o_level"]) =>
  ({ subject }: WhatIHave["o_level"][0]) =>
    had.every((one) => one.subject !== subject);

it("counts a pass in a subject that no course names where any subject counts, and nowhere else", () => {
  const own: WhatIHave = {
    ...NOTHING_YET,
    o_level: [
      { subject: "english", grade: "C" },
      { subject: "other_1", grade: "B" },
    ],
  };
  const passes = { kind: "passes", exam: "o_level", count: 2, grade: "C" } as const;
  expect(conditionStanding({ ...passes, subjects: [] }, own)).toBe("met");
  expect(conditionStanding({ ...passes, subjects: ["english", "biology"] }, own)).toBe("near");
});

describe("words", () => {
  it("exist for every condition and every answer", () => {
    fc.assert(
      fc.property(arbitraryRoutes(), arbitraryHave(), (routes, have) => {
        for (const { conditions } of routes)
          for (const condition of conditions)
            expect(conditionText(condition)).toMatch(/^[^\n]*\w[^\n]*$/);
        const answer = entryAnswer(routes, have);
        expect(ENTRY_VERDICTS).toContain(answer.verdict);
        expect(answer.verdict).toBe(entryVerdict(routes, have));
        expect(entryLabel(answer)).not.toMatch(/undefined|null|, $|: $/);
        if (answer.verdict === "nearly") expect(answer.missing).toHaveLength(1);
        if (answer.verdict === "check") expect(answer.check).not.toEqual([]);
      }),
    );
  });

  it.each<[EntryCondition, string]>([
    [threePasses, "3 passes at O level or SSC, with grade C or above"],
    [english, "a pass in English at O level or SSC, with grade C or above"],
    [
      { kind: "passes", exam: "a_level", count: 2, grade: null, subjects: ["biology", "physics"] },
      "2 passes in Biology or Physics at A level or HSC",
    ],
    [{ ...threePasses, grade: "G" }, "3 passes at O level or SSC, in any grade"],
    [
      { kind: "level", level: 4, fields: ["Law", "Health"] },
      "a qualification at level 4 or above in Law or Health",
    ],
    [{ kind: "work", years: 0.5, fields: [] }, "6 months of work"],
    [{ kind: "english", test: "ielts", score: 6 }, "IELTS 6.0 or above"],
    [{ kind: "school", grade: 10 }, "grade 10 of school"],
    [{ kind: "age", years: 20 }, "age 20 or over"],
  ])("of %o", (condition, text) => expect(conditionText(condition)).toBe(text));
});

it("is never No, and never not stated, for a course that states what it asks in words", () => {
  fc.assert(
    fc.property(arbitraryHave(), arbitraryRoutes(), fc.boolean(), (have, entry_routes, isText) => {
      const course = { entry_routes, has_entry_text: isText };
      const { verdict } = courseAnswer(course, have);
      expect(verdict).toBe(courseVerdict(course, have));
      if (entry_routes.length > 0) expect(verdict).toBe(entryVerdict(entry_routes, have));
      else expect(verdict).toBe(isText ? "to_read" : "not_stated");
      expect([statedLabel(course), entryLabel(courseAnswer(course, have))].join()).not.toMatch(
        entry_routes.length > 0 || isText ? /not stated/i : /Read/,
      );
    }),
  );
});
