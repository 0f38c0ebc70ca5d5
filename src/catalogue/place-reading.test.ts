import { describe, expect, it } from "vitest";
import { ATOLLS, atollOf, ISLANDS, islandByCode, nameOfPlace, neighboursOf } from "./islands.ts";
import { placeInText } from "./place-reading.ts";

describe("the islands", () => {
  it("are each in an atoll, within the Maldives, under a code of their own", () => {
    const codes = [...ATOLLS, ...ISLANDS].map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const { code, latitude, longitude } of ISLANDS) {
      expect(atollOf(code), code).toBeDefined();
      expect(latitude, code).toBeGreaterThan(-0.75);
      expect(latitude, code).toBeLessThan(7.2);
      expect(longitude, code).toBeGreaterThan(72.6);
      expect(longitude, code).toBeLessThan(73.8);
    }
  });

  it("have names that are read as themselves with their atoll's letters, in both scripts", () => {
    for (const { code, atoll, name, name_dv, also } of ISLANDS) {
      for (const text of [name, ...also]) expect(placeInText(`${atoll}. ${text}`, null)).toBe(code);
      expect(placeInText(`${atoll}. ${name_dv}`, null)).toBe(code);
      expect(nameOfPlace(code)).toBe(`${atoll}. ${name}`);
    }
  });

  it("know whom one can go to each day, and back", () => {
    expect(neighboursOf("LD0442").map(nameOfPlace)).toEqual(["K. Hulhumalé", "K. Villimalé"]);
    for (const { code } of ISLANDS) {
      for (const other of neighboursOf(code)) {
        expect(neighboursOf(other)).toContain(code);
        expect(islandByCode(other)?.atoll).toBe(islandByCode(code)?.atoll);
      }
    }
    expect(neighboursOf("LD0069")).toEqual([]);
  });
});

describe("the place of a campus", () => {
  const placeOf = (text: string, country: string | null = null) => {
    const code = placeInText(text, country);
    return code === null ? null : nameOfPlace(code);
  };

  it.each([
    ["S. Hithadhoo", "S. Hithadhoo"],
    ["s.hithadhoo", "S. Hithadhoo"],
    ["S Hithadhoo", "S. Hithadhoo"],
    ["L. Hithadhoo", "L. Hithadhoo"],
    ["Hithadhoo, Addu City", "S. Hithadhoo"],
    ["Addu City (Hithadhoo)", "S. Hithadhoo"],
    ["Thinadhoo, GDh", "GDh. Thinadhoo"],
    ["Thinadhoo, Gaafu Dhaalu Atoll", "GDh. Thinadhoo"],
    ["Thinadhoo, Huvadhu", "GDh. Thinadhoo"],
    ["V. Thinadhoo", "V. Thinadhoo"],
    ["Male'", "K. Malé"],
    ["Malé, Maldives", "K. Malé"],
    ["Male City, Republic of Maldives", "K. Malé"],
    ["Henveiru, Male'", "K. Malé"],
    ["Hulhumale’", "K. Hulhumalé"],
    ["K. Villingili", "K. Villimalé"],
    ["GA. Villingili", "GA. Villingili"],
    ["Kulhudhuffushi Island", "HDh. Kulhudhuffushi"],
    ["ހިތަދޫ، S.", null],
    ["އައްޑޫ ސިޓީ", "Addu (S)"],
    ["Addu City", "Addu (S)"],
    ["Laamu Atoll", "Laamu (L)"],
    ["Malé Atoll", "Kaafu and Malé (K)"],
    ["S. Atoll", "Addu (S)"],
    ["Fuvahmulah City", "Gn. Fuvahmulah"],
  ])("%s is %s", (text, place) => {
    expect(placeOf(text)).toBe(place);
  });

  it.each([
    ["Hithadhoo", "in two atolls"],
    ["Villingili", "in two atolls"],
    ["Meedhoo", "in three atolls"],
    ["Ari Atoll", "two atolls"],
    ["K. Hithadhoo", "not of this atoll"],
    ["Malé, Addu City", "two places"],
    ["Malé and Hulhumalé", "not understood as a whole"],
    ["Near the harbour, Malé", "a part is not understood"],
    ["S", "a letter alone"],
    ["Maldives", "the country alone"],
    ["", "nothing"],
    ["constructor", "no place"],
    ["Colombo", "elsewhere"],
  ])("%s is none: %s", (text) => {
    expect(placeOf(text)).toBeNull();
  });

  it("is none of ours in another country", () => {
    expect(placeOf("S. Gan", "Maldives")).toBeNull();
    expect(placeOf("Malé", "Maldives")).toBe("K. Malé");
    expect(placeOf("Malé", "Australia")).toBeNull();
    expect(placeOf("Gan, L.", "Sri Lanka")).toBeNull();
  });
});
