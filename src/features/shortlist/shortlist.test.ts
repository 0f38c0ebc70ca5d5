import { describe, expect, it } from "vitest";
import { added, readIds, removed, restored, shortlistCount } from "./shortlist.ts";

describe("readIds", () => {
  it.each([
    ["null", null, []],
    ["an empty list", "[]", []],
    ["a stored list", "[3,1,2]", [3, 1, 2]],
    ["a stored list of texts", '["3","1"]', [3, 1]],
    ["a typed list", "3,1,2", [3, 1, 2]],
    ["an id twice", "[3,3,1]", [3, 1]],
    ["more than three", "[1,2,3,4]", [1, 2, 3]],
    ["zero", "0,5", [5]],
    ["what no number can hold", `${"9".repeat(30)},5`, [5]],
    ["no list at all", '{"a":"b"}', []],
  ])("reads %s", (_what, text, ids) => {
    expect(readIds(text)).toEqual(ids);
  });
});

describe("added", () => {
  it("adds at the end", () => expect(added([1], 2)).toEqual([1, 2]));
  it("keeps a course that is there once", () => expect(added([1, 2], 1)).toEqual([1, 2]));
  it("refuses a fourth", () => expect(added([1, 2, 3], 4)).toBeNull());
  it("does not refuse one that a full list holds", () =>
    expect(added([1, 2, 3], 3)).toEqual([1, 2, 3]));
});

describe("removed", () => {
  it("takes one out", () => expect(removed([1, 2, 3], 2)).toEqual([1, 3]));
  it("leaves a list without it", () => expect(removed([1], 2)).toEqual([1]));
});

describe("restored", () => {
  it("puts a course back in its place", () =>
    expect(restored([1, 3], [1, 2, 3])).toEqual([1, 2, 3]));
  it("puts a cleared list back", () => expect(restored([], [3, 1, 2])).toEqual([3, 1, 2]));
  it("keeps what came in since", () => expect(restored([1, 4], [1, 2])).toEqual([1, 2, 4]));
  it("never exceeds three", () => expect(restored([1, 3, 4], [1, 2, 3])).toEqual([1, 3, 4]));
});

describe("shortlistCount", () => {
  it.each([
    [0, "You have 0 courses in your shortlist"],
    [1, "You have 1 course in your shortlist"],
    [3, "You have 3 courses in your shortlist"],
  ])("counts %d", (count, text) => expect(shortlistCount(count)).toBe(text));
});
