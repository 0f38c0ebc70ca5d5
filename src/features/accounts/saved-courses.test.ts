import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comparedAfterSignIn } from "./merge-shortlist.ts";
import { changeBetween } from "./saved-courses.ts";

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 6 });

describe("comparedAfterSignIn", () => {
  it.each([
    ["nothing on both sides", [], [], []],
    ["only the device's", [3, 1], [], [3, 1]],
    ["the account's where the device has none", [], [7, 8, 9, 10], [7, 8, 9]],
    ["the device's first, filled up from the account", [5], [7, 8, 9], [5, 7, 8]],
    ["a course that both have once", [8], [7, 8, 9], [8, 7, 9]],
    ["a full device as it was", [1, 2, 3], [7, 8], [1, 2, 3]],
  ])("compares %s", (_what, device, saved, compared) => {
    expect(comparedAfterSignIn(device, saved, 3)).toEqual(compared);
  });

  it("never takes a course off the device, repeats one or passes the limit", () => {
    fc.assert(
      fc.property(ids, ids, (device, saved) => {
        const own = device.slice(0, 3);
        const compared = comparedAfterSignIn(own, saved, 3);
        expect(compared.slice(0, own.length)).toEqual(own);
        expect(new Set(compared).size).toBe(compared.length);
        expect(compared.length).toBe(Math.min(3, new Set([...own, ...saved]).size));
      }),
    );
  });
});

describe("changeBetween", () => {
  it("tells what came and what went", () => {
    expect(changeBetween([1, 2, 3], [3, 4])).toEqual({ added: [4], removed: [1, 2] });
    expect(changeBetween([1], [1])).toEqual({ added: [], removed: [] });
  });

  it("turns the one list into the other", () => {
    fc.assert(
      fc.property(ids, ids, (before, after) => {
        const { added, removed } = changeBetween(before, after);
        const result = [...before.filter((id) => !removed.includes(id)), ...added];
        expect(new Set(result)).toEqual(new Set(after));
      }),
    );
  });
});
