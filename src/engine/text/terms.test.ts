import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGE } from "../../catalogue/search/language.ts";
import { stem } from "../../catalogue/search/stem.ts";
import { packTerms, TermTable } from "./terms.ts";

const word = fc.string({ unit: fc.constantFrom("a", "b", "s", "é", "ދ", "ި"), maxLength: 6 });

const termsOf = (words: readonly string[]) =>
  new TermTable(
    packTerms(
      words.map((one) => ({ word: one, stem: stem(one) })),
      LANGUAGE,
    ),
    LANGUAGE,
  );

describe("the terms", () => {
  it("finds words and beginnings like a plain scan", () => {
    fc.assert(
      fc.property(fc.uniqueArray(word), word, (unsorted, typed) => {
        const words = [...unsorted].sort();
        const terms = termsOf(words);
        expect(terms.find(typed)).toBe(words.indexOf(typed));
        expect(words.slice(...terms.startingWith(typed))).toEqual(
          words.filter((candidate) => candidate.startsWith(typed)),
        );
      }),
    );
  });

  it("gathers singular and plural", () => {
    const words = ["studies", "study", "sturdy"].sort();
    const terms = termsOf(words);
    const found = terms.termsOfClass(terms.findClass("study"));
    expect(Array.from(found, (term) => words[term])).toEqual(["studies", "study"]);
    expect(terms.findClass("law")).toBe(-1);
  });

  it("hears words of the other script only", () => {
    const words = ["dhivehi", "divehi", "ދިވެހި"].sort();
    const terms = termsOf(words);
    const heard = (typed: string, asPrefix = false) =>
      terms.soundingLike(typed, asPrefix).map((term) => words[term]);
    expect(heard("ދިވެހި")).toEqual(["dhivehi", "divehi"]);
    expect(heard("divehi")).toEqual(["ދިވެހި"]);
    expect(heard("dhive")).toEqual([]);
    expect(heard("dhive", true)).toEqual(["ދިވެހި"]);
  });
});
