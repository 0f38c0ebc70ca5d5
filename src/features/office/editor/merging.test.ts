import { describe, expect, it } from "vitest";
import { collisionsOf, mergedFields, type Side } from "./merging.ts";

const fee = (fee_start: number, remarks: string | null = null) => ({ fee_start, remarks });
const base = { name: "Diploma", credits: 1, fees: [fee(15_000)] };
const merged = (mine: Partial<typeof base>, theirs: Partial<typeof base>, side: Side) =>
  mergedFields(base, { ...base, ...mine }, { ...base, ...theirs }, () => side);
const collisions = (mine: Partial<typeof base>, theirs: Partial<typeof base>) =>
  collisionsOf(base, { ...base, ...mine }, { ...base, ...theirs });

describe("two changes of one record", () => {
  it("stand both where they are of different fields", () => {
    expect(collisions({ name: "Mine" }, { credits: 2 })).toEqual([]);
    expect(merged({ name: "Mine" }, { credits: 2 }, "theirs")).toEqual({
      name: "Mine",
      credits: 2,
      fees: base.fees,
    });
  });

  it("stand both where they are of different parts of one row", () => {
    const mine = { fees: [fee(15_000, "Books included")] };
    expect(collisions(mine, { fees: [fee(17_000)] })).toEqual([]);
    expect(merged(mine, { fees: [fee(17_000)] }, "theirs").fees).toEqual([
      fee(17_000, "Books included"),
    ]);
  });

  it("keep what only one of them wrote, whoever is preferred for the rest", () => {
    const mine = { fees: [fee(18_500, "Books included")] };
    const theirs = { fees: [fee(17_000)] };
    expect(collisions(mine, theirs)).toEqual([
      {
        field: "fees",
        mine: [fee(18_500, "Books included")],
        theirs: [fee(17_000, "Books included")],
      },
    ]);
  });

  it("are chosen between where rows came or went", () => {
    const mine = { fees: [fee(15_000), fee(500)] };
    const theirs = { fees: [] };
    expect(merged(mine, theirs, "mine").fees).toEqual(mine.fees);
    expect(merged(mine, theirs, "theirs").fees).toEqual([]);
    expect(collisions(mine, mine)).toEqual([]);
  });
});
