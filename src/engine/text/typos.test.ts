import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGE } from "../../catalogue/search/language.ts";
import { stem } from "../../catalogue/search/stem.ts";
import { packTerms, TermTable } from "./terms.ts";
import { editsForgiven, findTypos } from "./typos.ts";

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

const termsOf = (words: Iterable<string>) =>
  new TermTable(
    packTerms(
      [...new Set(words)].sort().map((word) => ({ word, stem: stem(word) })),
      LANGUAGE,
    ),
    LANGUAGE,
  );

function typosIn(words: readonly string[], typed: string, asBeginning = false): string[] {
  const terms = termsOf(words);
  return findTypos(terms, typed, asBeginning).flatMap(({ term, end }) =>
    terms.words.slice(term, end),
  );
}

describe("editsForgiven", () => {
  it.each([
    ["law", 0],
    ["laws", 1],
    ["hotel", 1],
    ["design", 2],
    ["business", 2],
    ["abc4", 0],
    ["ދިވެހި", 0],
    ["އިސްލާމް", 1],
    ["x".repeat(50), 0],
  ])("forgives %s %i", (word, slips) => {
    expect(editsForgiven(word)).toBe(slips);
  });
});

describe("findTypos", () => {
  it.each([
    ["a letter too few", "nursng"],
    ["a letter too many", "nurssing"],
    ["another letter", "nursibg"],
    ["neighbours swapped", "nurisng"],
    ["the first letter wrong", "bursing"],
    ["the first letters swapped", "unrsing"],
    ["the first letter missing", "ursing"],
  ])("forgives %s", (_, typed) => {
    expect(typosIn(["law", "nurse", "nursing", "tourism"], typed)).toContain("nursing");
  });

  it("forgives two edits from six letters on only", () => {
    expect(typosIn(["accountancy"], "acountnacy")).toEqual(["accountancy"]);
    expect(typosIn(["nursing"], "nrsng")).toEqual([]);
  });

  it("completes a beginning with a typo where asked", () => {
    expect(typosIn(["accounting"], "acounti", true)).toEqual(["accounting"]);
    expect(typosIn(["accounting"], "acounti")).toEqual([]);
    expect(typosIn(["engine", "engineer", "law"], "engn", true)).toEqual(["engine", "engineer"]);
  });

  it("offers no numeral and no small word", () => {
    expect(typosIn(["viii", "with", "2024"], "viii")).toEqual([]);
    expect(typosIn(["with"], "wiht")).toEqual([]);
  });

  const letters = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 3, maxLength: 11 });

  it("finds exactly the words within the distance", () => {
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 60 }), letters, (words, typed) => {
        const terms = termsOf(words);
        const most = editsForgiven(typed);
        const expected = terms.words
          .map((word, term) => ({ term, distance: distanceBetween(typed, word), whole: true }))
          .filter(({ distance }) => distance > 0 && distance <= most);
        const found = findTypos(terms, typed, false);
        expect(found.map(({ term, distance, whole }) => ({ term, distance, whole }))).toEqual(
          expected,
        );
      }),
      { numRuns: 400 },
    );
  });

  it("finds exactly the words whose beginning is within the distance", () => {
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 60 }), letters, (words, typed) => {
        fc.pre(typed.length >= 4);
        const terms = termsOf(words);
        const nearest = (word: string) =>
          Math.min(...Array.from(word, (_, at) => distanceBetween(typed, word.slice(0, at + 1))));
        const expected = terms.words.filter(
          (word) => word !== typed && nearest(word) <= editsForgiven(typed),
        );
        const found = findTypos(terms, typed, true).flatMap(({ term, end }) =>
          terms.words.slice(term, end),
        );
        expect([...new Set(found)].sort()).toEqual(expected);
      }),
      { numRuns: 400 },
    );
  });
});
