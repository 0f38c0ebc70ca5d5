import fc from "fast-check";
import { expect, it } from "vitest";
import { arbitraryCondition, arbitraryHave, arbitraryRoutes } from "../../test/entry.ts";
import { type EntryCondition, entryVerdict, NOTHING_YET, routeVerdict } from "./entry.ts";
import { entryDistance, routeDistance } from "./entry-distance.ts";
import { entryAnswer } from "./entry-words.ts";

it("is nothing for what is met, and grows with each condition that is not", () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryCondition(), { maxLength: 4 }),
      arbitraryCondition(),
      arbitraryHave(),
      (conditions, one, have) => {
        const before = routeDistance({ conditions }, have);
        const after = routeDistance({ conditions: [...conditions, one] }, have);
        expect(after).toBeGreaterThanOrEqual(before);
        expect(before === 0).toBe(routeVerdict({ conditions }, have) === "meets");
      },
    ),
  );
});

it("weighs a check less than a pass, and a pass less than a level", () => {
  const of = (condition: EntryCondition) =>
    routeDistance(
      { conditions: [condition] },
      { ...NOTHING_YET, levels: [{ level: 3, field: null }] },
    );
  const passes = (count: number): EntryCondition => ({
    kind: "passes",
    exam: "a_level",
    count,
    grade: "C",
    subjects: [],
  });
  expect(of({ kind: "text", text: "an average of 60 per cent" })).toBeLessThan(of(passes(1)));
  expect(of(passes(1))).toBeLessThan(of(passes(2)));
  expect(of(passes(2))).toBeLessThan(of({ kind: "level", level: 4, fields: [] }));
});

it("names of equal routes the one that lacks least", () => {
  fc.assert(
    fc.property(arbitraryRoutes(), arbitraryHave(), (routes, have) => {
      const answer = entryAnswer(routes, have);
      expect(answer.verdict).toBe(entryVerdict(routes, have));
      if (answer.route === null) return;
      const equal = routes.filter((route) => routeVerdict(route, have) === answer.verdict);
      expect(routeDistance(routes[answer.route]!, have)).toBe(entryDistance(equal, have));
    }),
  );
});
