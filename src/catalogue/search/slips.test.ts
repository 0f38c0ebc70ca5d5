import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildDictionary } from "./dictionary.ts";
import { findSlips, slipsForgiven } from "./slips.ts";

/** The distance by its plain definition, without sharing anything between words. */
function distanceBetween(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const ways = [
        table[i - 1]![j]! + 1,
        table[i]![j - 1]! + 1,
        table[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
      ];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) ways.push(table[i - 2]![j - 2]! + 1);
      table[i]![j] = Math.min(...ways);
    }
  }
  return table[a.length]![b.length]!;
}

const dictionaryOf = (words: Iterable<string>) => buildDictionary([...new Set(words)].sort());

function slipsIn(words: readonly string[], typed: string, asBeginning = false): string[] {
  const dictionary = dictionaryOf(words);
  return findSlips(dictionary, typed, asBeginning).map((slip) => dictionary.words[slip.term]!);
}

describe("slipsForgiven", () => {
  it.each([
    ["law", 0],
    ["laws", 1],
    ["nursing", 1],
    ["business", 2],
    ["abc4", 0],
    ["ދިވެހި", 0],
    ["އިސްލާމް", 1],
    ["x".repeat(50), 0],
  ])("forgives %s %i", (word, slips) => {
    expect(slipsForgiven(word)).toBe(slips);
  });
});

describe("findSlips", () => {
  it.each([
    ["a letter too few", "nursng"],
    ["a letter too many", "nurssing"],
    ["another letter", "nursibg"],
    ["neighbours swapped", "nurisng"],
    ["the first letter wrong", "bursing"],
    ["the first letters swapped", "unrsing"],
    ["the first letter missing", "ursing"],
  ])("forgives %s", (_, typed) => {
    expect(slipsIn(["law", "nurse", "nursing", "tourism"], typed)).toContain("nursing");
  });

  it("forgives two slips from eight letters on only", () => {
    expect(slipsIn(["accountancy"], "acountnacy")).toEqual(["accountancy"]);
    expect(slipsIn(["nursing"], "nrsng")).toEqual([]);
  });

  it("completes a beginning with a slip where asked", () => {
    expect(slipsIn(["accounting"], "acounti", true)).toEqual(["accounting"]);
    expect(slipsIn(["accounting"], "acounti")).toEqual([]);
  });

  it("offers no numeral and no small word", () => {
    expect(slipsIn(["viii", "with", "2024"], "viii")).toEqual([]);
    expect(slipsIn(["with"], "wiht")).toEqual([]);
  });

  const letters = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 3, maxLength: 11 });

  it("finds exactly the words within the distance", () => {
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 60 }), letters, (words, typed) => {
        const dictionary = dictionaryOf(words);
        const most = slipsForgiven(typed);
        const expected = dictionary.words
          .map((word, term) => ({ term, distance: distanceBetween(typed, word), whole: true }))
          .filter(({ distance }) => distance > 0 && distance <= most);
        expect(findSlips(dictionary, typed, false)).toEqual(expected);
      }),
      { numRuns: 400 },
    );
  });

  it("finds exactly the words whose beginning is within the distance", () => {
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 60 }), letters, (words, typed) => {
        fc.pre(typed.length >= 6);
        const dictionary = dictionaryOf(words);
        const nearest = (word: string) =>
          Math.min(...Array.from(word, (_, at) => distanceBetween(typed, word.slice(0, at + 1))));
        const expected = dictionary.words.filter(
          (word) => word !== typed && nearest(word) <= slipsForgiven(typed),
        );
        const found = findSlips(dictionary, typed, true);
        expect(found.map((slip) => dictionary.words[slip.term])).toEqual(expected);
      }),
      { numRuns: 400 },
    );
  });
});
