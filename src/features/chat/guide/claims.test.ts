import fc from "fast-check";
import { expect, it } from "vitest";
import type { CatalogueSource } from "#catalogue/catalogue-answers.ts";
import type { CourseSummary, DeliveryModality } from "#catalogue/course.ts";
import type { EntryRoute } from "#catalogue/entry.ts";
import { blankCourse, blankFee, blankInstitution } from "../../../../test/catalogue-source.ts";
import { directoryOf } from "../../../../test/guide-directory.ts";
import { type ChatReply, newMemory } from "../answer.ts";
import { entryFor } from "./clauses/judging.ts";
import { canBeJudged, highestLevel } from "./clauses/person.ts";
import { createGuide } from "./guide.ts";
import { sortKey } from "./ordering.ts";

const NOW = new Date("2026-11-21T00:00:00Z");

/** What a text above a list claims of the list. */
const FOUND = /\b[Tt]here (?:is|are) ([\d,]+) /;
const ENTER = /you can enter (?:(\d+) of the )?([\d,]+) /;
const NOT_YET = /Not yet for a /;
const OPEN_NOW = / that you can enter with what you told me, /;
const ALL_OF_THEM = /is enough for (?:(\d+) of the (\d+)|all (\d+)), as far/;
const FIRST = new Map([
  [/(?<!What .*)Lowest total cost first/, "cheapest"],
  [/(?<!What .*)Highest total cost first/, "dearest"],
  [/(?<!What .*)Shortest first/, "shortest"],
  [/(?<!What .*)Longest first/, "longest"],
  [/(?<!What .*)Highest level first/, "highest"],
] as const);

const textOf = (part: ChatReply["parts"][number]) => (part.kind === "text" ? part.text : null);

/** Each list of an answer, with the text above it. */
function lists({ parts }: ChatReply) {
  return parts.flatMap((part, at) => {
    const above = parts[at - 1];
    return part.kind === "courses" && above?.kind === "text" ? [{ ...part, text: above.text }] : [];
  });
}

const ROUTES: readonly EntryRoute[][] = [
  [],
  [{ conditions: [{ kind: "passes", exam: "o_level", count: 2, grade: "C", subjects: [] }] }],
  [{ conditions: [{ kind: "level", level: 7, fields: [] }] }],
];

const FIELDS = ["Law", "Marketing", "Nursing and Midwifery"].map((name, at) => ({
  id: at + 1,
  name,
}));
const COLLEGES = ["Noor College", "Sun Institute"].map((name, at) => ({
  id: at + 1,
  name,
  logo: null,
}));

/** Twelve courses in three fields that differ in all that answers speak of. */
const catalogue = fc
  .array(
    fc.record({
      field: fc.constantFrom(...FIELDS),
      institution: fc.constantFrom(...COLLEGES),
      mnqf_level: fc.constantFrom("3" as const, "5" as const, "7" as const, null),
      duration_months: fc.constantFrom(1, 6, 12, 36, null),
      cost: fc.constantFrom(5_000, 20_000, 60_000, null),
      delivery_modalities: fc.constantFrom<DeliveryModality[]>(["online"], ["f2f"], []),
      entry_routes: fc.constantFrom(...ROUTES),
    }),
    { minLength: 12, maxLength: 12 },
  )
  .map(
    (rows): CatalogueSource => ({
      version: 1,
      institutions: COLLEGES.map((one) => blankInstitution({ ...one, places: ["K. Malé"] })),
      categories: FIELDS.map((field) => ({ ...field, parent: null })),
      courses: rows.map(({ field, cost, ...row }, at) =>
        blankCourse({
          ...row,
          id: at + 1,
          name: `${NAMES[row.mnqf_level ?? "NA"]} ${field.name} ${at + 1}`,
          categories: [field],
          duration_text: row.duration_months === null ? null : `${row.duration_months} months`,
          fees: cost === null ? [] : [blankFee({ type: "Total Fee", fee_start: cost })],
        }),
      ),
    }),
  );
const NAMES = { "3": "Certificate III in", "5": "Diploma in", "7": "Bachelor of", NA: "Course in" };

const number = (text: string | undefined) => Number(text?.replaceAll(",", ""));

const SUBJECTS = ["nursing", "marketing", "law"];
const CONDITIONS = ";diploma;degree;level 3;cheapest;shortest;in Malé;online;under 50000 mvr".split(
  ";",
);
const PEOPLE =
  ";i have 5 o level passes;i passed english C and maths B at o level;i have a diploma".split(";");
const ABOUT_SHOWN = [
  "can i enter them",
  "which is cheapest",
  "how much are they",
  "are they online",
  "part time available?",
  "more",
  "only diplomas",
];

const conversation = fc
  .tuple(
    fc.constantFrom(...PEOPLE),
    fc.constantFrom(...SUBJECTS),
    fc.constantFrom(...CONDITIONS),
    fc.constantFrom(...CONDITIONS),
    fc.array(fc.constantFrom(...ABOUT_SHOWN), { maxLength: 2 }),
  )
  .map(([person, subject, one, other, more]) => [
    `${person}. ${subject} courses ${one} ${other}`,
    ...more,
  ]);

it("claims of a list only what is true of it", async () => {
  let claims = 0;
  await fc.assert(
    fc.asyncProperty(catalogue, conversation, async (source, messages) => {
      const directory = directoryOf(source);
      const guide = createGuide(directory, { now: () => NOW });
      const cards = new Map<number, CourseSummary>(source.courses.map((card) => [card.id, card]));
      let memory = newMemory();
      for (const message of messages) {
        const answer = await guide.answer(message, { memory, turns: [] });
        memory = answer.memory;
        for (const { text, courses, total } of lists(answer)) {
          const shown = courses.map(({ id }) => cards.get(id)!);
          const meets = shown.filter(
            (card) =>
              canBeJudged(memory.person) && entryFor(memory.person, card).verdict === "meets",
          ).length;
          const found = FOUND.exec(text);
          if (found) {
            claims++;
            expect(number(found[1])).toBe(total);
          }
          if (OPEN_NOW.test(text)) {
            claims++;
            expect(meets).toBe(shown.length);
          }
          if (NOT_YET.test(text)) {
            const subject = memory.slots.fields[0];
            const { levels } = memory.slots;
            const goals = source.courses.filter(
              ({ categories, mnqf_level: level }) =>
                categories[0]!.name === subject &&
                (levels.length > 0
                  ? levels.includes(level!)
                  : Number(level) >= 5 && Number(level) > highestLevel(memory.person)),
            );
            claims++;
            for (const card of goals)
              expect(["meets", "check", "not_stated"]).not.toContain(
                entryFor(memory.person, card).verdict,
              );
          }
          if (found && text === textOf(answer.parts[0]!) && !answer.text.includes("There is no ")) {
            const { levels, modalities, institutions } = memory.slots;
            for (const card of shown) {
              if (levels.length > 0) expect(levels).toContain(card.mnqf_level);
              if (institutions.length > 0) expect(institutions).toContain(card.institution.name);
              if (modalities.length > 0)
                expect(modalities.some((way) => card.delivery_modalities.includes(way))).toBe(true);
            }
          }
          const enter = ENTER.exec(text);
          if (enter) {
            claims++;
            const [, some, all] = enter;
            expect(number(all)).toBe(total);
            expect(meets).toBeLessThanOrEqual(number(some ?? all));
            if (shown.length === total) expect(meets).toBe(number(some ?? all));
          }
          const each = ALL_OF_THEM.exec(text);
          if (each) {
            claims++;
            expect(meets).toBe(number(each[1] ?? each[3]));
            expect(shown).toHaveLength(number(each[2] ?? each[3]));
          }
          for (const [pattern, order] of FIRST) {
            if (!pattern.test(text)) continue;
            claims++;
            const keys = shown.map((card) => sortKey(card, order, NOW) ?? Infinity);
            expect(keys).toEqual(keys.toSorted((one, other) => one - other));
          }
        }
      }
    }),
    { numRuns: 80 },
  );
  expect(claims).toBeGreaterThan(20);
});

/** Conditions of a search, with what is true of a course that meets them. */
const LEVELS: Readonly<Record<string, (card: CourseSummary) => boolean>> = {
  "": () => true,
  diploma: (card) => card.mnqf_level === "5",
  degree: (card) => card.mnqf_level === "7",
  "level 3": (card) => card.mnqf_level === "3",
};
const OTHERS: Readonly<Record<string, (card: CourseSummary) => boolean>> = {
  "": () => true,
  online: (card) => card.delivery_modalities.includes("online"),
  "under 30000 mvr": (card) =>
    card.fees.some(({ fee_start: fee }) => fee !== null && fee <= 30_000),
};

it("says that there is none only where nothing has all that is wished", async () => {
  let none = 0;
  const search = fc.record({
    subject: fc.constantFrom(...SUBJECTS),
    level: fc.constantFrom(...Object.keys(LEVELS)),
    other: fc.constantFrom(...Object.keys(OTHERS)),
  });
  await fc.assert(
    fc.asyncProperty(catalogue, search, async (source, { subject, level, other }) => {
      const guide = createGuide(directoryOf(source), { now: () => NOW });
      const message = `${subject} courses ${level} ${other}`;
      const { text } = await guide.answer(message, { memory: newMemory(), turns: [] });
      const fitting = source.courses.filter(
        (card) =>
          card.categories[0]!.name.toLowerCase().startsWith(subject) &&
          LEVELS[level]!(card) &&
          OTHERS[other]!(card),
      );
      const isNone = /\b[Tt]here is no \p{L}/u.test(text);
      if (isNone) none++;
      expect(isNone).toBe(fitting.length === 0);
      if (!isNone) expect(number(FOUND.exec(text)?.[1])).toBe(fitting.length);
    }),
    { numRuns: 40 },
  );
  expect(none).toBeGreaterThan(2);
});

/** The words of a label that leave courses out beside its field: a word of the name, and a level. */
const NAMED = /with ((?:“\p{L}+”(?:, | or )?)+) in the name/u;
const ABOVE = /above level (\d+)/;

it("counts under a label what the label says, and nothing that narrows it unsaid", async () => {
  let narrowed = 0;
  const parts = fc.array(fc.constantFrom("Cabin Crew", "Airline Work", "Ticketing", "Pilots"), {
    minLength: 12,
    maxLength: 12,
  });
  const wish = fc.constantFrom("cabin crew courses", "airport courses", "pilot courses");
  const person = fc.constantFrom("", "i have a diploma. ");
  await fc.assert(
    fc.asyncProperty(catalogue, parts, wish, person, async (source, names, said, told) => {
      const field = { id: 9, name: AIRPORT };
      const courses = source.courses.map((card, at) => ({
        ...card,
        name: `${card.name.split(" ")[0]} ${names[at]} ${at}`,
        categories: [field],
      }));
      const categories = [{ ...field, parent: null }];
      const guide = createGuide(directoryOf({ ...source, courses, categories }), {
        now: () => NOW,
      });
      const { text } = await guide.answer(told + said, { memory: newMemory(), turns: [] });
      const count = ENTER.exec(text)?.[2] ?? FOUND.exec(text)?.[1];
      if (count === undefined) return;
      const words = NAMED.exec(text)?.[1]?.match(/\p{L}{3,}/gu) ?? [];
      const above = Number(ABOVE.exec(text)?.[1] ?? 0);
      if (words.length + above > 0) narrowed++;
      const counted = courses.filter(
        ({ name, mnqf_level: level }) =>
          (words.length === 0 || words.some((word) => name.toLowerCase().includes(word))) &&
          !(Number(level ?? Number.NaN) <= above),
      );
      expect(number(count)).toBe(counted.length);
      // No record of these names the work.
      expect(text).not.toContain("towards work");
    }),
    { numRuns: 60 },
  );
  expect(narrowed).toBeGreaterThan(10);
});
const AIRPORT = "Airport and Airline Operations";

/** What is asked of a course, how the answer says that it is not recorded, and whether it is. */
const FACTS: readonly [string, RegExp, (card: CourseSummary) => boolean][] = [
  ["how much is", /not state the total cost/, ({ fees }) => fees.length > 0],
  ["how long is", /not state the duration/, (card) => card.duration_text !== null],
  ["what level is", /not state the level/, ({ mnqf_level: level }) => level !== null],
  ["how is it taught,", /not state how it is/, (card) => card.delivery_modalities.length > 0],
];

it("says that a fact is not recorded only where it is not", async () => {
  let missing = 0;
  const asked = fc.tuple(fc.nat(11), fc.constantFrom(...FACTS));
  await fc.assert(
    fc.asyncProperty(catalogue, asked, async (source, [at, [question, unrecorded, isRecorded]]) => {
      const guide = createGuide(directoryOf(source), { now: () => NOW });
      const card = source.courses[at]!;
      const message = `${question} ${card.name}`;
      const { text } = await guide.answer(message, { memory: newMemory(), turns: [] });
      if (unrecorded.test(text)) missing++;
      expect(unrecorded.test(text)).toBe(!isRecorded(card));
    }),
    { numRuns: 40 },
  );
  expect(missing).toBeGreaterThan(2);
});

it.each([
  "i have a diploma in nursing. what else is there",
  "i work as a nurse, what can i do next",
])("says no yes or no where a wish is only guessed: %s", async (message) => {
  const source = fc.sample(catalogue, { numRuns: 1, seed: 1 })[0]!;
  const guide = createGuide(directoryOf(source), { now: () => NOW });
  const { text } = await guide.answer(message, { memory: newMemory(), turns: [] });
  expect(text).toContain("Nursing");
  expect(text).not.toMatch(/^(?:Yes|No)\b/);
});
