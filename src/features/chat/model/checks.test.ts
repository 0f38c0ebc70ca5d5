import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Catalogue } from "#catalogue/catalogue.ts";
import { checkText } from "./checks.ts";
import { addResult, newEvidence } from "./evidence.ts";
import { figuresIn } from "./figures.ts";

/** A catalogue with two courses at one institution. */
const CATALOGUE = {
  course: (id: number) => (id === 1 || id === 2 ? { name: `Course ${id}` } : undefined),
  institutions: [{ id: 3, name: "Reef College", name_dv: null }],
} as unknown as Catalogue;

const card = (id: number, value: string) => ({
  id,
  link: `/courses/${id}/x`,
  facts: [{ label: "Total cost", field: "total_cost", value }],
});

function faultOf(text: string, results: unknown[], said: string[] = []): string | null {
  const evidence = newEvidence();
  for (const result of results) addResult(evidence, result);
  return (
    checkText(text, { evidence, catalogue: CATALOGUE, said }).find(({ fault }) => fault)?.fault ??
    null
  );
}

const amount = fc.integer({ min: 100, max: 9_999_999 });
const written = (value: number) =>
  fc.constantFrom(
    `MVR ${value}`,
    `MVR ${value.toLocaleString("en")}`,
    `Rf. ${value.toLocaleString("en")}`,
    `${value.toLocaleString("en")} rufiyaa`,
    `${value} ރުފިޔާ`,
  );

describe("an amount", () => {
  test("is the same figure however it is written", () => {
    fc.assert(
      fc.property(
        amount.chain((value) => fc.tuple(fc.constant(value), written(value))),
        ([value, text]) => {
          expect(figuresIn(text).map(({ key }) => key)).toEqual([`MVR ${value}`]);
        },
      ),
    );
  });

  test("is shown exactly where a result gives it to the course of the sentence", () => {
    const said = fc
      .tuple(amount, amount)
      .chain(([own, other]) => fc.tuple(fc.constant(own), fc.constant(other), written(own)));
    fc.assert(
      fc.property(said, ([own, other, text]) => {
        const results = [card(1, `MVR ${own}`), card(2, `MVR ${other}`)];
        expect(faultOf(`[course 1] costs ${text}.`, results)).toBeNull();
        expect(faultOf(`[course 2] costs ${text}.`, results) === null).toBe(own === other);
        expect(faultOf(`[course 1] costs ${text}.`, [card(1, `MVR ${own + 1}`)])).not.toBeNull();
      }),
    );
  });
});

test.each([
  ["MVR 45,000 - 60,000", ["MVR 45000", "MVR 60000"]],
  ["20k rufiyaa", ["MVR 20000"]],
  ["two years", ["2 year"]],
  ["a 2-year course", ["2 year"]],
  ["15 January 2027", ["2027-1-15"]],
  ["January 15, 2027", ["2027-1-15"]],
  ["2027-01-15", ["2027-1-15"]],
  ["in May", ["-5-"]],
  ["May I ask", []],
  ["in term 2 of form 5", ["2", "5"]],
  ["+960 330 1234", ["3301234"]],
  ["Level 5: Diploma", ["5"]],
])("the figures of %s", (text, keys) => {
  expect(figuresIn(text).map(({ key }) => key)).toEqual(keys);
});

test.each<[string, boolean]>([
  ["[institution 3] is not accredited.", false],
  ["[institution 3] is unrecognised.", false],
  ["It lost its licence.", false],
  ["You should not enrol there.", false],
  ["Beware of [institution 3].", false],
  ["They have a bad reputation.", false],
  ["It is not stated whether it is approved.", true],
  ["That is not a bad idea.", true],
  ["You cannot enter [course 1].", false],
  ["You are eligible for [course 1].", false],
  ["If you can enter [course 1], apply soon.", true],
  ["What did you pass, so that I can look up which you can enter?", true],
  ["Take [course 1], which you can enter.", false],
  ["We guarantee you a place.", false],
  ["Ask info@reef.example.", false],
  ["[course 9] is good.", false],
  ["UCLA teaches it.", false],
  ["The Villa College teaches it.", false],
  ["A college on your island may teach it.", true],
  ["What is your budget?", true],
])("%s", (text, mayBeShown) => {
  expect(faultOf(text, [card(1, "MVR 5"), { id: 3, link: "/institutions/3" }]) === null).toBe(
    mayBeShown,
  );
});

test("a register's warning may be said", () => {
  const warned = {
    institution: { id: 3, link: "/institutions/3" },
    warning: "Blacklisted: by a register",
  };
  expect(faultOf("[institution 3] is blacklisted.", [warned])).toBeNull();
});
