import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ENGLISH_TESTS,
  type EntryCondition,
  EXAMS,
  GRADES,
  type SimpleCondition,
  SUBJECTS,
} from "#catalogue/entry.ts";
import { anyText } from "../../../test/any-text.ts";
import { fieldsOfCells, tidyCell } from "./course-cells.server.ts";
import { cellOfRoutes, routesOfCell, type StatedRoute } from "./entry-routes-cell.ts";

const number = (max: number) => fc.integer({ min: 1, max });
/** A text as the import format keeps it. */
const text = anyText()
  .map((any) => any.trim().slice(0, 200).trim())
  .filter((any) => any !== "");
const fields = fc.array(
  fc.oneof(fc.constantFrom("Health", "Arts, Design or Media", 'The "sea"'), text),
  { maxLength: 3 },
);
const grade = fc.option(fc.constantFrom(...GRADES), { nil: null });

const part: fc.Arbitrary<SimpleCondition> = fc.oneof(
  fc.record({ kind: fc.constant("school" as const), grade: number(12) }),
  fc.record({
    kind: fc.constant("passes" as const),
    exam: fc.constantFrom(...EXAMS),
    count: number(12),
    subjects: fc.uniqueArray(fc.constantFrom(...SUBJECTS.map(({ value }) => value)), {
      maxLength: 4,
    }),
    grade,
  }),
  fc.record({
    kind: fc.constant("points" as const),
    points: number(100),
    best: fc.option(number(12), { nil: null }),
    scale: fc.option(
      fc
        .uniqueArray(fc.constantFrom(...GRADES), { minLength: 1 })
        .map((grades) => Object.fromEntries(grades.map((each, at) => [each, at]))),
      { nil: null },
    ),
  }),
  fc.record({ kind: fc.constant("level" as const), level: number(10), fields }),
  fc.record({
    kind: fc.constant("work" as const),
    fields,
    years: fc.oneof(number(60), fc.constantFrom(0.25, 0.5, 1.5)),
  }),
  fc.record({ kind: fc.constant("age" as const), years: number(120) }),
  fc.constantFrom(...ENGLISH_TESTS).chain(({ value: test, max, step }) =>
    fc.integer({ min: 1, max: max / step }).map((score) => ({
      kind: "english" as const,
      test,
      score: score * step,
    })),
  ),
  fc.constant({ kind: "interview" as const }),
  fc.record({ kind: fc.constant("test" as const), name: fc.option(text, { nil: null }) }),
  fc.record({ kind: fc.constant("formality" as const), text }),
  fc.record({ kind: fc.constant("text" as const), text }),
);
const condition: fc.Arbitrary<EntryCondition> = fc.oneof(
  part,
  fc.record({
    kind: fc.constant("any" as const),
    of: fc.array(part, { minLength: 2, maxLength: 3 }),
  }),
);
const route: fc.Arbitrary<StatedRoute> = fc.record({
  conditions: fc.array(condition, { maxLength: 4 }),
  source_text: text,
});

/** As one line; what else is in a text stays. */
function onOneLine(of: readonly EntryCondition[]): unknown {
  return JSON.parse(JSON.stringify(of), (_key, value) =>
    typeof value === "string" ? value.replace(/\s+/g, " ") : value,
  );
}

const read = (cell: string, before: readonly StatedRoute[] = []) => {
  const found = routesOfCell(cell, before);
  return "problem" in found ? found.problem : found.routes;
};

describe("entry routes in a cell", () => {
  it("come back as they are, with what words leave out, whatever they hold", () => {
    fc.assert(
      fc.property(fc.array(route, { minLength: 1, maxLength: 4 }), (routes) => {
        expect(read(tidyCell(cellOfRoutes(routes)), routes)).toEqual(routes);
      }),
      { numRuns: 300 },
    );
  });

  it("mean the same to who has never seen them", () => {
    fc.assert(
      fc.property(route, ({ conditions, source_text }) => {
        const routes = read(cellOfRoutes([{ conditions, source_text }]));
        expect(routes).toMatchObject([{ conditions: onOneLine(conditions) }]);
      }),
      { numRuns: 300 },
    );
  });

  it("are one in each line, in the words of the site", () => {
    const passes = { kind: "passes", exam: "o_level", count: 3, grade: "C", subjects: [] } as const;
    const conditions: EntryCondition[] = [
      { ...passes, subjects: ["english", "tourism"] },
      { kind: "any", of: [{ kind: "interview" }, { kind: "text", text: 'A "portfolio"' }] },
    ];
    const source_text = "Three passes.";
    expect(
      cellOfRoutes([
        { conditions, source_text },
        { conditions: [], source_text },
      ]),
    ).toBe(
      [
        '3 passes in English or Travel and tourism at O level or SSC, with grade C or above, and an interview, or "A ""portfolio"""',
        "Open to everyone",
      ].join("\n"),
    );
  });

  it("are changed line by line: the others keep their sentences", () => {
    const before: StatedRoute[] = [
      { conditions: [{ kind: "age", years: 18 }], source_text: "Adults." },
      { conditions: [{ kind: "interview" }], source_text: "We talk." },
    ];
    const changed = "age 21 or over, and 2 years of work in Health\nan interview";
    expect(read(changed, before)).toEqual([
      {
        conditions: [
          { kind: "age", years: 21 },
          { kind: "work", years: 2, fields: ["Health"] },
        ],
        source_text: "age 21 or over, and 2 years of work in Health",
      },
      before[1],
    ]);
  });

  it.each([
    "three passes at O level",
    "3 passes in Cooking at O level or SSC",
    "3 passes at O level or HSC",
    "3 passes at O level or SSC, with grade H or above",
    "IELTS six or above",
    "a portfolio",
    '"never closed',
    "age 18 or over, and ",
    "a qualification at level 4 or above in ",
  ])("are refused where they are not understood: %s", (line) => {
    expect(read(line)).toMatch(/^does not understand ".*such as 3 passes at O level or SSC/s);
    expect(fieldsOfCells([["entry_routes", line]], {}).problem).toMatch(/^entry_routes does not/);
  });

  it("are read as an earlier release wrote them, too", () => {
    const routes = [{ conditions: [{ kind: "interview" }], source_text: "We talk." }];
    const { value } = fieldsOfCells([["entry_routes", JSON.stringify(routes)]], {});
    expect(value.entry_routes).toEqual(routes);
  });
});
