import { expect, it } from "vitest";
import { has } from "../bitset.ts";
import { openDocuments } from "./plain-index.ts";
import { wordOf } from "./word-readings.ts";
import { WordSets } from "./word-sets.ts";

const names = Array.from({ length: 3_000 }, (_, at) => [`word${at} name`, `school${at % 7}`]);
const { index, sources } = openDocuments(names, [100, 45]);
const { columns } = index;

it("forgets sets instead of growing, but none of the query at hand", () => {
  const sets = new WordSets(columns, 2);
  for (let round = 0; round < 3_000; round++) {
    const words = [round, (round * 7) % 3_000].map((at) => wordOf(columns, `word${at}`, false));
    const found = sets.ofAll(words);
    words.forEach(({ text }, at) => {
      const document = sources.indexOf(Number(text.slice(4)));
      expect(has(found[at]!, document)).toBe(true);
      expect(found[at]!.reduce((count, bits) => count + (bits === 0 ? 0 : 1), 0)).toBe(1);
    });
  }
  expect(sets.size).toBeLessThanOrEqual(2_048);
});

it("looks at the texts that it is for", () => {
  const school = wordOf(columns, "school3", false);
  const isEmpty = (set: Uint32Array) => set.every((bits) => bits === 0);
  expect(isEmpty(new WordSets(columns, 1).of(school))).toBe(true);
  expect(isEmpty(new WordSets(columns, 2).of(school))).toBe(false);
});
