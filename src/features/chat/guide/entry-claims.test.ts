import fc from "fast-check";
import { expect, it } from "vitest";
import type { CatalogueSource } from "#catalogue/catalogue-answers.ts";
import {
  conditionStanding,
  type EntryCondition,
  type EntryRoute,
  type SimpleCondition,
} from "#catalogue/entry.ts";
import { blankCourse, blankInstitution } from "../../../../test/catalogue-source.ts";
import { directoryOf } from "../../../../test/guide-directory.ts";
import { newMemory } from "../answer.ts";
import { highestLevel } from "./clauses/person.ts";
import { createGuide } from "./guide.ts";

const NOW = new Date("2026-11-21T00:00:00Z");
const NURSING = { id: 1, name: "Nursing and Midwifery" };
const COLLEGE = { id: 1, name: "Noor College", logo: null };
const LEVELS = ["3", "4", "5", "7"] as const;

const condition = fc.constantFrom<SimpleCondition[]>(
  [{ kind: "passes", exam: "a_level", count: 2, grade: null, subjects: [] }],
  [{ kind: "passes", exam: "o_level", count: 1, grade: null, subjects: ["mathematics"] }],
  [{ kind: "passes", exam: "o_level", count: 5, grade: "C", subjects: [] }],
  [{ kind: "level", level: 4, fields: ["Health and Welfare"] }],
  [{ kind: "work", years: 2, fields: ["Health and Welfare"] }],
  [
    { kind: "age", years: 20 },
    { kind: "work", years: 2, fields: [] },
  ],
  [{ kind: "text", text: "an average of 60 per cent" }],
  [{ kind: "interview" }],
);
const route = fc
  .array(condition, { minLength: 1, maxLength: 2 })
  .map((parts): EntryRoute => ({ conditions: parts.flat() }));

const source = fc
  .array(fc.tuple(fc.constantFrom(...LEVELS), fc.array(route, { maxLength: 3 })), {
    minLength: 4,
    maxLength: 4,
  })
  .map(
    (rows): CatalogueSource => ({
      version: 1,
      institutions: [blankInstitution(COLLEGE)],
      categories: [{ ...NURSING, parent: null }],
      courses: rows.map(([mnqf_level, entry_routes], at) =>
        blankCourse({
          id: at + 1,
          name: `Nursing ${at + 1}`,
          institution: COLLEGE,
          categories: [NURSING],
          mnqf_level,
          entry_routes,
        }),
      ),
    }),
  );

/** Who tells of a life, and the kinds of conditions that only have to be checked for who tells so. */
const PEOPLE: readonly [told: string, open: readonly SimpleCondition["kind"][]][] = [
  ["i finished a levels and worked in a clinic for 5 years", ["passes", "work", "age", "text"]],
  ["i am 30, i have a diploma and work as a nurse", ["passes", "work", "level", "text"]],
  ["my o level results are english C and maths D", ["age", "text"]],
];
const ASKED = ["can i study nursing", "what nursing courses can i do", "nursing"];

const LATER = new Set(["interview", "test", "formality"]);

it("never says that a course asks for more, where a route only hangs on what was not told", async () => {
  let judged = 0;
  const said = fc.tuple(fc.constantFrom(...PEOPLE), fc.constantFrom(...ASKED));
  await fc.assert(
    fc.asyncProperty(source, said, async (catalogue, [[told, open], asked]) => {
      const guide = createGuide(directoryOf(catalogue), { now: () => NOW });
      const { text, parts, memory } = await guide.answer(`${told}. ${asked}`, {
        memory: newMemory(),
        turns: [],
      });
      const mayBe = (one: EntryCondition) =>
        one.kind !== "any" &&
        (LATER.has(one.kind) ||
          ["met", "unknown"].includes(conditionStanding(one, memory.person.have)) ||
          (open.includes(one.kind) && mayBeSat(one, told) && isUntold(one, memory.person.have)));
      const isOpen = (at: number) =>
        catalogue.courses[at]!.entry_routes.some(({ conditions }) => conditions.every(mayBe));
      const shown = parts.flatMap((part) => (part.kind === "courses" ? part.courses : []));
      for (const { id, entry } of shown) {
        if (entry === undefined) continue;
        judged++;
        if (isOpen(id - 1)) expect(entry).not.toMatch(/it asks for|you still need/i);
      }
      if (/Not yet for a/.test(text))
        for (const [at, { mnqf_level: level }] of catalogue.courses.entries())
          if (Number(level) >= 5 && Number(level) > highestLevel(memory.person))
            expect(isOpen(at)).toBe(false);
      // A grade that was told is not asked for again.
      if (told.includes("maths D"))
        expect(text).not.toMatch(/to be checked is a pass in Mathematics/);
    }),
    { numRuns: 60 },
  );
  expect(judged).toBeGreaterThan(20);
});

/** Nobody who got a diploma in another way need have sat A levels. */
function mayBeSat(one: SimpleCondition, told: string): boolean {
  return one.kind !== "passes" || one.exam === "o_level" || told.includes("a levels");
}

/** True for a condition of which the person told nothing at all. */
function isUntold(
  one: SimpleCondition,
  have: { o_level: unknown[]; a_level: unknown[]; work: unknown[] },
) {
  if (one.kind === "passes") return have[one.exam].length === 0;
  return one.kind !== "work" || have.work.length === 0;
}

it("uses the results that were told", async () => {
  const related: EntryRoute = {
    conditions: [
      { kind: "passes", exam: "o_level", count: 2, grade: "C", subjects: [] },
      { kind: "text", text: "one pass in a subject related to business or management" },
    ],
  };
  const courses = [related].map((one, at) =>
    blankCourse({
      id: at + 1,
      name: "Certificate III in Nursing",
      institution: COLLEGE,
      categories: [NURSING],
      mnqf_level: "3",
      entry_routes: [one],
    }),
  );
  const directory = directoryOf({
    version: 1,
    institutions: [blankInstitution(COLLEGE)],
    categories: [{ ...NURSING, parent: null }],
    courses,
  });
  const guide = createGuide(directory, { now: () => NOW });
  const ask = async (message: string) =>
    (await guide.answer(message, { memory: newMemory(), turns: [] })).text;
  expect(await ask("my results: C in english, C business, D maths, E islam. nursing")).toContain(
    "you can enter 1 course",
  );
  expect(await ask("my results: C in english, C geography. nursing")).toContain(
    "To be checked is one pass in a subject related to business",
  );
});
