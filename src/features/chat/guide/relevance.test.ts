import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Course, MnqfLevel } from "#catalogue/course.ts";
import { noFilters } from "#catalogue/filters.ts";
import { blankCourse, blankInstitution } from "../../../../test/catalogue-source.ts";
import { directoryOf } from "../../../../test/guide-directory.ts";
import { newMemory, noSlots } from "../answer.ts";
import { nearnessFor } from "./clauses/judging.ts";
import { NOBODY, withLevel } from "./clauses/person.ts";
import { findCourses, MOST_READ } from "./finding.ts";
import { createGuide } from "./guide.ts";
import { relevanceAmong, wishedWords } from "./relevance.ts";

const HEALTH = { id: 1, name: "Health and Welfare" };
const COLLEGE = { id: 1, name: "Noor College", logo: null };
const NOW = new Date("2026-11-21T00:00:00Z");
const WORDS = ["Sewing", "Pottery", "Welding", "Beekeeping"];

function directoryNamed(courses: readonly Partial<Course>[]) {
  return directoryOf({
    version: 1,
    institutions: [blankInstitution({ ...COLLEGE, places: ["K. Malé"] })],
    categories: [{ ...HEALTH, parent: null }],
    courses: courses.map((one, at) =>
      blankCourse({ id: at + 1, institution: COLLEGE, categories: [HEALTH], ...one }),
    ),
  });
}

it("never puts what answers nothing of a wish before what answers all, where entry is alike", async () => {
  const level = fc.constantFrom<MnqfLevel | null>("3", "5", "7", "9", null);
  const courses = fc.array(fc.record({ words: fc.subarray(WORDS), mnqf_level: level }), {
    minLength: 4,
    maxLength: 12,
  });
  const wished = fc.subarray(WORDS, { minLength: 1 });
  const person = fc.constantFrom(NOBODY, withLevel(NOBODY, "5", null));
  await fc.assert(
    fc.asyncProperty(courses, wished, person, async (rows, words, whose) => {
      const directory = directoryNamed(
        rows.map(({ words: own, mnqf_level }, at) => ({
          name: `Course ${at} ${own.join(" ")}`,
          mnqf_level,
          entry_routes: [
            { conditions: [{ kind: "level", level: Number(mnqf_level ?? 2) - 2, fields: [] }] },
          ],
        })),
      );
      const slots = {
        ...noSlots(),
        fields: [HEALTH.name],
        focus: `||${words.join(" ").toLowerCase()}`,
      };
      const names = await directory.names();
      const options = { names, now: NOW, skipped: 0, person: whose, shown: MOST_READ };
      const found = await findCourses(directory, slots, options);
      const nearness = nearnessFor(whose);
      const countOf = ({ name }: { name: string }) =>
        words.filter((word) => name.includes(word)).length;
      for (const [at, card] of found.courses.entries()) {
        if (countOf(card) > 0) continue;
        const later = found.courses.slice(at + 1).filter((one) => nearness(one) === nearness(card));
        expect(later.filter((one) => countOf(one) === words.length)).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});

describe("relevance", () => {
  const directory = directoryNamed([
    { name: "Sewing at Home" },
    { name: "Sewing and Dressmaking" },
    { name: "Tailoring" },
    { name: "Lifeguarding" },
  ]);
  const rated = async (focus: string) => {
    const { courses } = await directory.search(noFilters(), { page: 1, limit: 10 });
    const relevance = relevanceAmong(courses, await wishedWords(focus, directory));
    return new Map(courses.map((card) => [card.name, relevance(card)]));
  };

  it("counts a rare word more than a common one", async () => {
    const found = await rated("sewing lifeguarding||");
    expect(found.get("Lifeguarding")).toBeGreaterThan(0.5);
    expect(found.get("Sewing at Home")).toBeLessThan(0.5);
  });

  it("takes what is near for a wish of which no name has a word", async () => {
    expect((await rated("seamstress|tailoring|")).get("Tailoring")).toBe(1);
    expect((await rated("sewing|tailoring|")).get("Tailoring")).toBeLessThan(0.5);
  });

  it("knows a longer word by its beginning, and a title for no subject", async () => {
    expect((await rated("lifeguard||")).get("Lifeguarding")).toBeGreaterThan(0.5);
    expect([...(await rated("diploma||")).values()]).toEqual([0, 0, 0, 0]);
  });
});

describe("who names no subject", () => {
  const guide = createGuide(
    directoryNamed([
      { name: "Autism: A First Course" },
      { name: "Sewing" },
      { name: "Young Painters: Ages 8 to 11" },
    ]),
    { now: () => NOW },
  );
  const shownFor = async (message: string) => {
    const { parts } = await guide.answer(message, { memory: newMemory(), turns: [] });
    return parts.flatMap((part) => (part.kind === "courses" ? part.courses : []))[0]?.name;
  };

  it("is shown what is named after a rare word of what is told", async () => {
    const told = "my son has autism and i do not know how to help him. ";
    expect(await shownFor(`${told}is there something i can learn`)).toBe("Autism: A First Course");
  });

  it("is shown what is named for the age of a child", async () => {
    expect(await shownFor("my 9 year old daughter wants something for the holidays")).toBe(
      "Young Painters: Ages 8 to 11",
    );
  });
});
