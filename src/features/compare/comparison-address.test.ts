import { describe, expect, it } from "vitest";
import { asksTheSame, readComparison, readDifferences } from "./comparison-address.ts";

const read = (query: string) => readComparison(new URLSearchParams(query));

describe("readComparison", () => {
  it.each([
    ["", []],
    ["ids=", []],
    ["ids=3,1,2", [3, 1, 2]],
    ["ids=3&ids=1", [3, 1]],
    ["ids=3,1&ids=1", [3, 1]],
    ["ids=0,x,7", [7]],
    [`ids=${"9".repeat(40)},7`, [7]],
  ])("reads the courses of ?%s", (query, ids) => {
    expect(read(query)).toMatchObject({ ids, hasSurplus: false });
  });

  it("takes the first three and says that there were more", () => {
    expect(read("ids=1&ids=2&ids=3&ids=4")).toMatchObject({ ids: [1, 2, 3], hasSurplus: true });
    expect(read("ids=1,2,3,3").hasSurplus).toBe(false);
  });

  it("reads the text for another course", () => {
    expect(read("add=+marine+").add).toBe("marine");
    expect(read(`add=${"a".repeat(500)}`).add).toHaveLength(200);
  });
});

describe("readDifferences", () => {
  it.each([
    ["differences=1", true],
    ["differences=0", false],
    ["", false],
  ])("reads ?%s", (query, differences) => {
    expect(readDifferences(new URLSearchParams(query))).toBe(differences);
  });
});

describe("asksTheSame", () => {
  it.each([
    ["ids=1,2", "ids=1&ids=2&differences=1", true],
    ["ids=1,2", "ids=2,1", false],
    ["ids=1", "ids=1&add=law", false],
  ])("compares ?%s with ?%s", (one, other, same) => {
    expect(asksTheSame(new URLSearchParams(one), new URLSearchParams(other))).toBe(same);
  });
});
