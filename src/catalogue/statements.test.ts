import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byNearness, isWrittenByPeople, SOURCES } from "./sources.ts";
import { COURSE_BUNDLES, mergeStatements, type Statement, sourcedBy } from "./statements.ts";

const FIELDS = COURSE_BUNDLES.flatMap(({ fields }) => fields);

function statement(source: string, said: Record<string, unknown>, given: Partial<Statement> = {}) {
  const nothing = { stated_on: null, holds_until: null, vanished_on: null, facts: null };
  const blank = Object.fromEntries(FIELDS.map((field) => [field, null]));
  return { source, ref: source, ...nothing, ...given, said: { ...blank, ...said } };
}

const statements = fc
  .uniqueArray(
    fc.record({
      source: fc.constantFrom(...SOURCES.keys()),
      vanished: fc.boolean(),
      said: fc.dictionary(
        fc.constantFrom(...FIELDS),
        fc.constantFrom<unknown>(null, "a", "b", 0, 1, [], "[]", ["x"]),
      ),
    }),
    { selector: ({ source }) => source, minLength: 1, maxLength: 6 },
  )
  .map((drawn) =>
    drawn.map(({ source, vanished, said }) =>
      statement(source, said, { vanished_on: vanished ? "2023" : null }),
    ),
  );

const isStated = (value: unknown) =>
  value !== null && value !== "[]" && !(Array.isArray(value) && value.length === 0);

describe("what several sources say", () => {
  it("does not depend on the order in which they came", () => {
    fc.assert(
      fc.property(statements, fc.infiniteStream(fc.nat()), (drawn, numbers) => {
        const shuffled = drawn
          .map((each) => [numbers.next().value, each] as const)
          .toSorted(([a], [b]) => Number(a) - Number(b))
          .map(([, each]) => each);
        expect(mergeStatements(COURSE_BUNDLES, shuffled)).toEqual(
          mergeStatements(COURSE_BUNDLES, drawn),
        );
        expect(sourcedBy(COURSE_BUNDLES, shuffled)).toEqual(sourcedBy(COURSE_BUNDLES, drawn));
      }),
    );
  });

  it("comes, bundle by bundle, from the nearest that states any of it", () => {
    fc.assert(
      fc.property(statements, (drawn) => {
        const merged = mergeStatements(COURSE_BUNDLES, drawn);
        // What people take back is archived, and speaks on there.
        const held = drawn.filter(
          ({ source, vanished_on }) => vanished_on === null || isWrittenByPeople(source),
        );
        const isListed = held.some(({ source }) => !isWrittenByPeople(source));
        for (const { group, fields } of COURSE_BUNDLES) {
          // Where only people still list it, the rest is as it was last said, but for an approval.
          const isHeld = isListed || (held.length > 0 && group === "approval");
          const speaking = isHeld ? held : drawn;
          const [nearest] = speaking
            .filter(({ said }) => fields.some((field) => isStated(said[field])))
            .map(({ source }) => source)
            .toSorted(byNearness(group === "approval"));
          const speaker = drawn.find(({ source }) => source === nearest);
          for (const field of fields) {
            if (speaker) expect(merged[field]).toEqual(speaker.said[field]);
            else expect(isStated(merged[field])).toBe(false);
          }
        }
      }),
    );
  });

  it("names for every stated field the source that states it", () => {
    fc.assert(
      fc.property(statements, (drawn) => {
        const merged = mergeStatements(COURSE_BUNDLES, drawn);
        const { facts, field_sources } = sourcedBy(COURSE_BUNDLES, drawn);
        for (const { group, fields } of COURSE_BUNDLES) {
          for (const field of fields) {
            if (!isStated(merged[field])) continue;
            const named = field_sources[field] ?? facts[group]?.source;
            const speaker = drawn.find(({ source }) => source === named);
            expect(speaker?.said[field]).toEqual(merged[field]);
          }
        }
      }),
    );
  });

  it("gives a group the dates that its source gives it, else those of the whole record", () => {
    const register = statement(
      "mqa",
      { name: "A", mqa_approved: 1, credits: 40, fees: [{ fee_start: 1 }] },
      {
        stated_on: "2021-03",
        facts: { cost: { stated_on: "2020", holds_until: "2022", note: "Letter" } },
      },
    );
    const college = statement(
      "institution",
      { name: "A", mqa_approved: 0, intakes: ["May"] },
      { stated_on: "2026-11-03", holds_until: "2027" },
    );
    expect(sourcedBy(COURSE_BUNDLES, [register, college])).toMatchObject({
      ref: "institution",
      sources: [{ source: "institution" }, { source: "mqa" }],
      facts: {
        approval: { source: "mqa", stated_on: "2021-03", holds_until: null, note: null },
        cost: { source: "mqa", stated_on: "2020", holds_until: "2022", note: "Letter" },
        intakes: { source: "institution", stated_on: "2026-11-03", holds_until: "2027" },
        entry: null,
        record: { source: "institution" },
      },
      field_sources: { credits: "mqa" },
    });
  });
});
