import {
  type EntryCondition,
  type EntryRoute,
  type Exam,
  GRADES,
  SUBJECTS,
  type WhatIHave,
} from "#catalogue/entry.ts";

// Entry routes of invented courses, and people who ask which they can enter.

/** Distinct lists of routes: many courses ask for the same. */
const LISTS = 2_000;
/** Share of courses that state no entry requirement. */
const UNSTATED = 0.2;
const FIELDS = ["Business", "Education", "Health", "Information Technology", "Tourism"];

type Random = () => number;

/** Draws the entry routes of a course: none to three, of one to three conditions each. */
export function routesDrawer(random: Random): () => EntryRoute[] {
  const route = () => ({ conditions: several(1 + drawn(3, random), () => condition(random)) });
  const lists = several(LISTS, () => several(1 + drawn(3, random), route));
  return () => (random() < UNSTATED ? [] : (lists[drawn(LISTS, random)] ?? []));
}

function condition(random: Random): EntryCondition {
  const subjects = several(drawn(3, random), () => pick(SUBJECTS, random).value);
  const grade = random() < 0.6 ? pick(GRADES.slice(2, 5), random) : null;
  const fields = random() < 0.5 ? [pick(FIELDS, random)] : [];
  return pick<EntryCondition>(
    [
      { kind: "school", grade: 10 },
      { kind: "passes", exam: "o_level", count: 1 + drawn(5, random), grade, subjects },
      { kind: "passes", exam: "a_level", count: 1 + drawn(3, random), grade, subjects },
      { kind: "level", level: 3 + drawn(5, random), fields },
      { kind: "work", years: 1 + drawn(5, random), fields },
      { kind: "age", years: 16 + drawn(6, random) },
      { kind: "english", test: "ielts", score: 5 + drawn(4, random) / 2 },
      { kind: "interview" },
    ],
    random,
  );
}

/** Draws people between a school leaver and a graduate who works. */
export function personDrawer(random: Random): () => WhatIHave {
  const passes = (most: number): WhatIHave[Exam] =>
    SUBJECTS.slice(0, drawn(most + 1, random)).map(({ value: subject }) => ({
      subject,
      grade: pick(GRADES.slice(0, 6), random),
    }));
  const field = () => (random() < 0.5 ? pick(FIELDS, random) : null);
  return () => ({
    school: random() < 0.2 ? null : 8 + drawn(5, random),
    age: random() < 0.2 ? null : 15 + drawn(30, random),
    o_level: passes(9),
    a_level: passes(4),
    levels: several(drawn(2, random), () => ({ level: 2 + drawn(7, random), field: field() })),
    work: several(drawn(2, random), () => ({ years: 1 + drawn(12, random), field: field() })),
    english: several(drawn(2, random), () => ({
      test: "ielts",
      score: 4 + drawn(10, random) / 2,
    })),
  });
}

function several<Made>(count: number, make: () => Made): Made[] {
  return Array.from({ length: count }, make);
}

/** A whole number below a limit. */
function drawn(limit: number, random: Random): number {
  return Math.floor(random() * limit);
}

function pick<One>(list: readonly One[], random: Random): One {
  return list[drawn(list.length, random)]!;
}
