import { describe, expect, it } from "vitest";
import { buildCatalogue } from "#catalogue/catalogue.ts";
import type { Suggestion } from "#catalogue/catalogue-answers.ts";
import { seededRandom } from "#catalogue/shuffle.ts";
import { misspell } from "../bench/queries.ts";
import { sampleDirectory } from "../sample/directory.ts";
import { blankCourse, blankInstitution } from "./catalogue-source.ts";

const LIMIT = 8;

/** The text index drops the pronoun "It", as a typed "it" is information technology. */
const PRONOUN = /\bIt\b/;

const written = sampleDirectory();
const institutions = written.institutions.map(({ name, name_dv = null }, at) =>
  blankInstitution({ id: at + 1, name, name_dv }),
);
const byRef = new Map(written.institutions.map(({ ref }, at) => [ref, institutions[at]!]));
const courses = written.courses.map(({ name, name_dv = null, institution }, at) =>
  blankCourse({ id: at + 1, name, name_dv, institution: byRef.get(institution)! }),
);
const catalogue = buildCatalogue({ version: 1, institutions, categories: [], courses });

/** Every name in either script, with what people see of its record, each once. */
const names = new Map(
  [
    ...institutions.map(({ name, name_dv }) => ({ type: "Institution", name, name_dv })),
    ...courses.map(({ name, name_dv }) => ({ type: "Course", name, name_dv })),
  ].flatMap(({ type, name, name_dv }) => {
    const texts = [name, name_dv].filter((text) => text !== null && !PRONOUN.test(text));
    return texts.map((text) => [`${type} ${text}`, { line: `${type} ${name}`, text: text! }]);
  }),
);

/** The beginnings of two characters and more, the shortest first. */
function beginningsOf(text: string): string[] {
  return Array.from({ length: text.length - 1 }, (_, at) => text.slice(0, at + 2));
}

/** Suggestions as lines; asks once for each text. */
function suggesting(limit: number): (typed: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  const lineOf = ({ type, name }: Suggestion) => `${type} ${name}`;
  return (typed) => {
    const lines = known.get(typed) ?? catalogue.suggest(typed, limit).map(lineOf);
    known.set(typed, lines);
    return lines;
  };
}

describe("a name of the sample directory, while it is typed", () => {
  it("is found by each of its beginnings, however many are suggested before it", () => {
    const all = suggesting(institutions.length + courses.length);
    for (const { line, text } of names.values()) {
      const lost = beginningsOf(text).filter((beginning) => !all(beginning).includes(line));
      expect(lost).toEqual([]);
    }
  });

  it("stays suggested once it was, unless as many others as there is room for take its place", () => {
    const few = suggesting(LIMIT);
    for (const { line, text } of names.values()) {
      let isSuggested = false;
      for (const beginning of beginningsOf(text)) {
        const lines = few(beginning);
        if (isSuggested && lines.length < LIMIT) expect(lines, beginning).toContain(line);
        isSuggested ||= lines.includes(line);
      }
    }
  });

  it("is suggested for the whole of it", () => {
    const few = suggesting(LIMIT);
    for (const { line, text } of names.values()) expect(few(text), text).toContain(line);
  });
});

describe("a word of the sample directory of which half is typed, with a slip", () => {
  const spotlight = (typed: string) =>
    catalogue.spotlight(typed, 1).results.map(({ type, id }) => `${type} ${id}`);
  const words = [
    ...new Set(courses.flatMap(({ name }) => name.toLowerCase().match(/[a-z]{8,}/g) ?? [])),
  ];
  const random = seededRandom(11);
  const halves = words.flatMap((word) => {
    const half = word.slice(0, Math.max(5, Math.floor(word.length / 2)));
    const typed = misspell(half, random);
    // What begins another word is none.
    return words.some((other) => other.startsWith(typed)) ? [] : [{ half, typed }];
  });

  it("is understood, so that one of the best ten is among those of the half", () => {
    expect(halves.length).toBeGreaterThan(200);
    const met = halves.filter(({ half, typed }) => {
      const wanted = spotlight(half);
      return spotlight(typed).some((line) => wanted.includes(line));
    });
    expect(met.length / halves.length).toBeGreaterThanOrEqual(0.9);
  });
});
