import { describe, expect, it } from "vitest";
import { seededRandom, shuffled } from "./shuffle.ts";

const list = Array.from({ length: 10 }, (_, index) => index);

describe("shuffled", () => {
  it("keeps every item once and leaves the list as it is", () => {
    const given = [...list];
    const result = shuffled(given, seededRandom(1));
    expect(result).not.toEqual(list);
    expect(result.toSorted()).toEqual(list);
    expect(given).toEqual(list);
  });

  it("is the same for the same seed and another for another", () => {
    expect(shuffled(list, seededRandom(7))).toEqual(shuffled(list, seededRandom(7)));
    expect(shuffled(list, seededRandom(7))).not.toEqual(shuffled(list, seededRandom(8)));
  });

  it("brings every item to the front about equally often", () => {
    const random = seededRandom(3);
    const fronts = new Array<number>(10).fill(0);
    for (let round = 0; round < 10_000; round++) fronts[shuffled(list, random)[0]!]!++;
    for (const front of fronts) expect(Math.abs(front - 1_000)).toBeLessThan(150);
  });
});
