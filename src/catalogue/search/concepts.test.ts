import { describe, expect, it } from "vitest";
import { QUALITY } from "#engine/engine.ts";
import { readSynonyms } from "./concepts.ts";
import { stem } from "./stem.ts";
import { EXPANSIONS, SYNONYM_GROUPS } from "./synonyms.ts";

describe("the table of synonyms", () => {
  const terms = [...SYNONYM_GROUPS, ...EXPANSIONS.flatMap(({ typed, found }) => [typed, found])];

  it("can be read, every term having a word of its own", () => {
    const { meanings, phrases } = readSynonyms();
    expect(meanings.get("")).toBeUndefined();
    for (const { found } of [...meanings.values()].flat()) expect(found).not.toEqual([]);
    phrases.forEach(({ number, stems }, at) => {
      expect(number).toBe(at);
      expect(stems.length).toBeGreaterThan(1);
    });
  });

  it("numbers phrases alike whatever is added", () => {
    const [before, after] = [
      readSynonyms(),
      readSynonyms([["sea law", "law of the sea", "ocean"]]),
    ];
    expect(after.phrases.slice(0, before.phrases.length)).toEqual(before.phrases);
    expect(after.phrases.slice(before.phrases.length).map(({ stems }) => stems)).toEqual([
      ["sea", "law"],
      ["law", "sea"],
    ]);
    expect(readSynonyms([["…", ""]]).meanings.get("")).toBeUndefined();
  });

  it("is in lower case, and no group has a term twice", () => {
    for (const group of terms) {
      expect(group).toEqual(group.map((term) => term.toLowerCase()));
      expect(new Set(group).size).toBe(group.length);
    }
  });

  /** What is looked for when a word is typed, as words and qualities. */
  const foundBy = (word: string, table: ReturnType<typeof readSynonyms>) =>
    table.meanings
      .get(word)
      ?.flatMap(({ found }) =>
        found.map(({ phrase, quality }) => [phrase.stems.join(" "), quality]),
      );

  it("reads several words without the stop words, in the singular", () => {
    const table = readSynonyms([], [["llb", "bachelor of laws"]], [], []);
    expect(table.meanings.get("bachelor")?.map(({ stems }) => stems)).toEqual([
      ["bachelor", "law"],
    ]);
  });

  it("expands one way only", () => {
    const table = readSynonyms([], [], [{ typed: ["lawyer"], found: ["law"] }], []);
    expect(foundBy("lawyer", table)).toEqual([["law", QUALITY.related]]);
    expect(foundBy("law", table)).toBeUndefined();
  });

  it("searches Dhivehi as all that the English stands for, but not one English word as another", () => {
    const groups = [["medicine", "medical"]];
    const dhivehi = [{ dhivehi: ["ޑޮކްޓަރު"], english: ["doctor", "medicine"] }];
    const table = readSynonyms([], groups, [], dhivehi);
    const words = (word: string) =>
      foundBy(word, table)
        ?.map(([found]) => found)
        .sort();
    const own = stem("ޑޮކްޓަރު");
    expect(words(own)).toEqual(["doctor", "medical", "medicine", own]);
    expect(words("medical")).toEqual(["medical", "medicine", own]);
    expect(words("doctor")).toEqual([own]);
  });
});
