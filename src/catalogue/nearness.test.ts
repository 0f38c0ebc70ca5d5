import { describe, expect, it } from "vitest";
import { ISLANDS, islandByCode } from "./islands.ts";
import { distanceKm, nearnessOf, withoutMoving } from "./nearness.ts";

const [MALE, HULHUMALE, MAAFUSHI] = ["LD0442", "hulhumale", "LD0069"];
const [HITHADHOO, MEEDHOO, FUVAHMULAH] = ["LD1004", "LD0272", "LD0726"];

describe("the distance of two islands", () => {
  it("is that of the sea between them", () => {
    const km = (a: string, b: string) => Math.round(distanceKm(islandByCode(a)!, islandByCode(b)!));
    expect(km(MALE!, MAAFUSHI!)).toBe(26);
    expect(km(MALE!, HITHADHOO!)).toBe(534);
    expect(km(MALE!, MALE!)).toBe(0);
  });

  it("is the same both ways, and nowhere longer than the country", () => {
    for (const a of ISLANDS) {
      const b = ISLANDS[(ISLANDS.indexOf(a) * 31) % ISLANDS.length]!;
      expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 9);
      expect(distanceKm(a, b)).toBeLessThan(880);
    }
  });
});

describe("what a course means for somebody on an island", () => {
  it.each([
    [MALE!, [MAAFUSHI!, MALE!], true, "On your island"],
    [MALE!, [MAAFUSHI!, HULHUMALE!], true, "K. Hulhumalé, which you can reach each day"],
    [FUVAHMULAH!, [MALE!, "online"], true, "Online, from your island"],
    [HITHADHOO!, [MEEDHOO!, MALE!], false, "On your atoll: S. Meedhoo, about 16 km from you"],
    [MAAFUSHI!, ["K"], false, "On your atoll; the island is not stated"],
    [FUVAHMULAH!, [MALE!, HITHADHOO!], false, "You would move to S. Hithadhoo, about 51 km away"],
    [FUVAHMULAH!, ["K"], false, "You would move to Kaafu and Malé (K)"],
  ])("from %s with %j", (home, met, canStay, words) => {
    expect(nearnessOf(islandByCode(home)!, met)).toEqual({ canStay, words });
  });

  it("is not known where no place is", () => {
    expect(nearnessOf(islandByCode(MALE!)!, ["elsewhere"])).toBeNull();
    expect(nearnessOf(islandByCode(MALE!)!, [])).toBeNull();
  });

  it("counts as staying what the filter without moving finds, and nothing else", () => {
    for (const home of ISLANDS) {
      const stays = withoutMoving(home.code);
      for (const met of [...ISLANDS.map(({ code }) => code), "online"]) {
        expect(nearnessOf(home, [met])?.canStay).toBe(stays.includes(met));
      }
    }
  });
});
