import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildDictionary } from "./dictionary.ts";

const word = fc.string({ unit: fc.constantFrom("a", "b", "s", "é", "ދ", "ި"), maxLength: 6 });

describe("the dictionary", () => {
  it("finds words and beginnings like a plain scan", () => {
    fc.assert(
      fc.property(fc.uniqueArray(word), word, (unsorted, typed) => {
        const words = [...unsorted].sort();
        const dictionary = buildDictionary(words);
        expect(dictionary.find(typed)).toBe(words.indexOf(typed));
        expect(words.slice(...dictionary.startingWith(typed))).toEqual(
          words.filter((candidate) => candidate.startsWith(typed)),
        );
      }),
    );
  });

  it("gathers singular and plural", () => {
    const words = ["studies", "study", "sturdy"].sort();
    const dictionary = buildDictionary(words);
    const found = dictionary.termsOfClass(dictionary.findClass("study"));
    expect(Array.from(found, (term) => words[term])).toEqual(["studies", "study"]);
    expect(dictionary.findClass("law")).toBe(-1);
  });

  it("hears words of the other script only", () => {
    const words = ["dhivehi", "divehi", "ދިވެހި"].sort();
    const dictionary = buildDictionary(words);
    const heard = (typed: string, asPrefix = false) =>
      dictionary.soundingLike(typed, asPrefix).map((term) => words[term]);
    expect(heard("ދިވެހި")).toEqual(["dhivehi", "divehi"]);
    expect(heard("divehi")).toEqual(["ދިވެހި"]);
    expect(heard("dhive")).toEqual([]);
    expect(heard("dhive", true)).toEqual(["ދިވެހި"]);
  });
});
