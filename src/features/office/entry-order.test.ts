import { expect, it } from "vitest";
import { movedEntry, ordered } from "./entry-order.ts";

it("moves one entry and keeps the order of the others", () => {
  expect(movedEntry(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(movedEntry(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
  expect(movedEntry(["a", "b"], 1, 2)).toEqual(["a", "b"]);
  expect(movedEntry(["a", "b"], 0, -1)).toEqual(["a", "b"]);
});

it("numbers entries by their place", () => {
  expect(ordered([{ order: 7 }, { order: 3 }])).toEqual([{ order: 0 }, { order: 1 }]);
});
