import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Applied, mergedApplied, readApplied, withEntry } from "./applied.ts";

const entry = fc.record({
  course_id: fc.integer({ min: 1, max: 6 }),
  name: fc.string({ maxLength: 5 }),
  applied_on: fc.constantFrom(null, "2026-11-28"),
  ready: fc.uniqueArray(fc.constantFrom("one", "two"), { maxLength: 2 }),
  is_in_account: fc.boolean(),
});
const entries = fc.uniqueArray(entry, { selector: ({ course_id }) => course_id, maxLength: 5 });

describe("what is kept of applying", () => {
  it("is read as it was written, and what is broken leaves the rest", () => {
    fc.assert(
      fc.property(entries, (list) => {
        expect(readApplied(JSON.stringify([{ course_id: 1 }, null, ...list]))).toEqual(list);
      }),
    );
    for (const text of [null, "", "{", '"x"', "[1]"]) expect(readApplied(text)).toEqual([]);
  });

  it("holds a course once", () => {
    fc.assert(
      fc.property(entries, entry, (list, next) => {
        const ids = withEntry(list, next).map(({ course_id }) => course_id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it("loses nothing that the account does not have, and takes everything that it has", () => {
    fc.assert(
      fc.property(entries, entries, (here, account) => {
        const merged = mergedApplied(here, account);
        const of = (id: number) => merged.find(({ course_id }) => course_id === id);
        for (const one of here.filter(({ is_in_account }) => !is_in_account))
          expect(of(one.course_id)).toEqual(one);
        for (const { course_id } of account) expect(of(course_id)).toBeDefined();
        expect(new Set(merged.map(({ course_id }) => course_id)).size).toBe(merged.length);
      }),
    );
  });

  it("keeps an application that is taken back until the account knows", () => {
    const back: Applied = {
      course_id: 1,
      name: "Diploma",
      applied_on: null,
      ready: [],
      is_in_account: false,
    };
    expect(withEntry([], back)).toEqual([back]);
    expect(withEntry([back], { ...back, is_in_account: true })).toEqual([]);
  });
});
