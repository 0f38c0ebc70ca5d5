import { describe, expect, it } from "vitest";
import type { EntryCondition } from "./entry.ts";
import { missingPapers, paperKey, papersOf, sharedPapers } from "./papers.ts";

const route = (...conditions: EntryCondition[]) => ({ conditions });
const passes: EntryCondition = {
  kind: "passes",
  exam: "o_level",
  count: 5,
  grade: "C",
  subjects: [],
};
const english: EntryCondition = { kind: "english", test: "ielts", score: 6 };
const interview: EntryCondition = { kind: "interview" };
const CERTIFICATE = "Certificate of your O level or SSC results";

describe("papersOf", () => {
  it("lists the papers of each way in, and what follows apart", () => {
    const ways = papersOf([
      route(passes, { ...passes, count: 1, subjects: ["english"] }, english, interview),
      route({ kind: "level", level: 4, fields: [] }, { kind: "work", years: 2, fields: [] }),
    ]);
    expect(ways).toEqual([
      {
        ways: [1],
        papers: [CERTIFICATE, "Result of your English test: IELTS 6.0 or above"],
        later: ["An interview"],
      },
      {
        ways: [2],
        papers: [
          "Certificate and transcript of a qualification at level 4 or above",
          "Proof of 2 years of work",
        ],
        later: [],
      },
    ]);
  });

  it("says which of several papers is enough, and takes a source's words as they are", () => {
    const either: EntryCondition = {
      kind: "any",
      of: [
        { kind: "passes", exam: "a_level", count: 2, grade: null, subjects: [] },
        { kind: "age", years: 20 },
      ],
    };
    const formality: EntryCondition = { kind: "formality", text: "a medical report" };
    expect(papersOf([route(either, formality)])[0]?.papers).toEqual([
      "Certificate of your A level or HSC results, or proof of your age (age 20 or over)",
      "A medical report",
    ]);
  });

  it("asks for nothing where nothing is stated, and for the same papers once", () => {
    expect(papersOf([])).toEqual([]);
    const ways = papersOf([route(passes), route(english), route({ ...passes, count: 3 })]);
    expect(ways.map((way) => way.ways)).toEqual([[1, 3], [2]]);
    expect(sharedPapers(ways)).toEqual([]);
    expect(sharedPapers(papersOf([route(passes, english), route(passes)]))).toEqual([CERTIFICATE]);
  });
});

describe("missingPapers", () => {
  const ways = papersOf([route(passes, english), route({ kind: "age", years: 18 }, passes)]);

  it("is what is left of the way in that needs least", () => {
    expect(missingPapers(ways, [])).toHaveLength(2);
    const ready = [paperKey(CERTIFICATE), paperKey("Proof of your age (age 18 or over)")];
    expect(missingPapers(ways, ready.slice(0, 1))).toHaveLength(1);
    expect(missingPapers(ways, ready)).toEqual([]);
  });

  it("is nothing by a way that asks for no paper, and not known where no way is stated", () => {
    expect(missingPapers(papersOf([route(passes), route(interview)]), [])).toEqual([]);
    expect(missingPapers([], [])).toBeNull();
  });
});
