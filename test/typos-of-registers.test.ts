import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { seededRandom } from "#catalogue/shuffle.ts";
import { buildTextIndex } from "./plain-index.ts";

/** Real names of courses, which the search was not tuned to. */
const FILE = join(import.meta.dirname, "../../shared/data/dfe-teacher-training/courses.ndjson.gz");

/** Vowels left out or wrong, letters doubled, swapped, or written as they sound. */
const BY_PEOPLE: readonly (readonly [RegExp, string])[] = [
  [/(?<=.)[aeiou](?=.)/, ""],
  [/(?<=.)e/, "i"],
  [/(?<=.)a(?=.)/, "e"],
  [/(?<=.)([lmnst])/, "$1$1"],
  [/(?<=.)([a-z])\1/, "$1"],
  [/(?<=..)([a-z])([a-z])/, "$2$1"],
  [/ph/, "f"],
  [/(?<=.)c(?=[aou])/, "k"],
];

describe.skipIf(!existsSync(FILE))("misspelt words of a public register (needs the data)", () => {
  // The body of what is skipped runs too.
  const lines = existsSync(FILE)
    ? gunzipSync(readFileSync(FILE)).toString().trim().split("\n")
    : [];
  const names = [...new Set(lines.map((line) => (JSON.parse(line) as { name: string }).name))];
  const index = buildTextIndex(
    names.map((name) => [name]),
    [100],
  );
  const known = new Set(names.flatMap((name) => name.toLowerCase().match(/[a-z]+/g) ?? []));
  const words = [...known].filter((word) => word.length >= 6);
  const random = seededRandom(7);

  function misspelt(word: string): string {
    const fitting = BY_PEOPLE.filter(([pattern]) => pattern.test(word));
    const [pattern, replacement] = fitting[Math.floor(random() * fitting.length)]!;
    return word.replace(pattern, replacement);
  }

  /** Share of words that are among the best ten when they are typed so. */
  function understood(typedFor: (word: string) => string): number {
    const asked = words.map((word) => [word, typedFor(word)] as const);
    const typos = asked.filter(([word, typed]) => typed !== word && !known.has(typed));
    const met = typos.filter(([word, typed]) =>
      Array.from(index.search(`${typed} `, 10)?.documents ?? []).some((at) =>
        names[at]!.toLowerCase().includes(word),
      ),
    );
    return met.length / typos.length;
  }

  it("are understood with one typo, and most with two", () => {
    expect(words.length).toBeGreaterThan(100);
    expect(understood(misspelt)).toBeGreaterThanOrEqual(0.97);
    expect(understood((word) => misspelt(misspelt(word)))).toBeGreaterThanOrEqual(0.8);
  });
});
