import fc from "fast-check";
import {
  ENGLISH_TESTS,
  type EntryCondition,
  type EntryRoute,
  EXAMS,
  GRADES,
  PASSED_SUBJECTS,
  type SimpleCondition,
  SUBJECTS,
  type WhatIHave,
} from "#catalogue/entry.ts";

const FIELDS = ["Law", "Health", "Tourism"];
const subject = fc.constantFrom(...SUBJECTS.slice(0, 6).map(({ value }) => value));
const passed = fc.oneof(subject, fc.constantFrom(...PASSED_SUBJECTS.map(({ value }) => value)));
const grade = fc.constantFrom(...GRADES);
const field = fc.constantFrom(...FIELDS, null);
const fields = fc.uniqueArray(fc.constantFrom(...FIELDS), { maxLength: 2 });
const englishTest = fc.constantFrom(...ENGLISH_TESTS.map(({ value }) => value));
const years = fc.integer({ min: 1, max: 5 });

function arbitrarySimple(): fc.Arbitrary<SimpleCondition> {
  return fc.oneof(
    fc.record({ kind: fc.constant("school" as const), grade: fc.integer({ min: 7, max: 12 }) }),
    fc.record({
      kind: fc.constant("passes" as const),
      exam: fc.constantFrom(...EXAMS),
      count: fc.integer({ min: 1, max: 4 }),
      grade: fc.option(grade),
      subjects: fc.uniqueArray(subject, { maxLength: 2 }),
    }),
    fc.record({
      kind: fc.constant("points" as const),
      points: fc.integer({ min: 1, max: 15 }),
      scale: fc.option(fc.constant({ A: 5, B: 4, C: 3 })),
      best: fc.option(fc.integer({ min: 1, max: 3 })),
    }),
    fc.record({
      kind: fc.constant("level" as const),
      level: fc.integer({ min: 1, max: 9 }),
      fields,
    }),
    fc.record({ kind: fc.constant("work" as const), years, fields }),
    fc.record({ kind: fc.constant("age" as const), years: fc.integer({ min: 15, max: 25 }) }),
    fc.record({
      kind: fc.constant("english" as const),
      test: englishTest,
      score: fc.integer({ min: 4, max: 8 }),
    }),
    fc.constant({ kind: "interview" } as const),
    fc.constant({ kind: "test", name: null } as const),
    fc.constant({ kind: "formality", text: "a medical check" } as const),
    fc.constant({ kind: "text", text: "good character" } as const),
  );
}

/** Every kind of condition, with and without parts. */
export function arbitraryCondition(): fc.Arbitrary<EntryCondition> {
  return fc.oneof(
    { weight: 4, arbitrary: arbitrarySimple() },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant("any" as const),
        of: fc.array(arbitrarySimple(), { minLength: 2, maxLength: 3 }),
      }),
    },
  );
}

export function arbitraryRoutes(): fc.Arbitrary<EntryRoute[]> {
  const route = fc.record({ conditions: fc.array(arbitraryCondition(), { maxLength: 3 }) });
  return fc.array(route, { maxLength: 3 });
}

const subjectGrades = fc.uniqueArray(fc.record({ subject: passed, grade }), {
  maxLength: 5,
  selector: (one) => one.subject,
});

export function arbitraryHave(): fc.Arbitrary<WhatIHave> {
  return fc.record({
    school: fc.option(fc.integer({ min: 7, max: 12 })),
    age: fc.option(fc.integer({ min: 14, max: 30 })),
    o_level: subjectGrades,
    a_level: subjectGrades,
    levels: fc.array(fc.record({ level: fc.integer({ min: 1, max: 9 }), field }), { maxLength: 2 }),
    work: fc.array(fc.record({ years, field }), { maxLength: 2 }),
    english: fc.array(fc.record({ test: englishTest, score: fc.integer({ min: 4, max: 9 }) }), {
      maxLength: 2,
    }),
  });
}
