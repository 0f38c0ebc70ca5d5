import { describe, expect, it } from "vitest";
import { readConcepts } from "./concepts.ts";
import { EXPANSIONS, SYNONYM_GROUPS } from "./synonyms.ts";

describe("the table of synonyms", () => {
  const terms = [...SYNONYM_GROUPS, ...EXPANSIONS.flatMap(({ typed, found }) => [typed, found])];

  it("can be read, every term having a word of its own", () => {
    const { phrases } = readConcepts();
    expect(phrases.get("")).toBeUndefined();
    for (const phrase of [...phrases.values()].flat()) {
      expect(phrase.typed.length + phrase.found.length).toBeGreaterThan(0);
    }
  });

  it("is in lower case, and no group has a term twice", () => {
    for (const group of terms) {
      expect(group).toEqual(group.map((term) => term.toLowerCase()));
      expect(new Set(group).size).toBe(group.length);
    }
  });

  it("reads several words without the stop words, in the singular", () => {
    const { phrases } = readConcepts([["llb", "bachelor of laws"]], [], []);
    expect(phrases.get("bachelor")?.map((phrase) => phrase.stems)).toEqual([["bachelor", "law"]]);
  });

  it("expands one way only", () => {
    const { phrases } = readConcepts([], [{ typed: ["lawyer"], found: ["law"] }], []);
    const [lawyer] = phrases.get("lawyer") ?? [];
    const [law] = phrases.get("law") ?? [];
    expect(lawyer?.typed.map((concept) => concept.number)).toEqual([0]);
    expect(lawyer?.found).toEqual([]);
    expect(law?.typed).toEqual([]);
    expect(law?.found.map((concept) => concept.number)).toEqual([0]);
  });
});
