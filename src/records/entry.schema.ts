import { z } from "zod";
import {
  COURSE_VERDICTS,
  ENGLISH_TESTS,
  ENTRY_LIMITS,
  type EntryCondition,
  EXAMS,
  GRADES,
  PASSED_SUBJECTS,
  SUBJECTS,
  type WhatIHave,
} from "#catalogue/entry.ts";
import { sentObject } from "#platform/http/calls.schema.ts";

/** Entry routes as files state them and the API answers them; their meaning is catalogue/entry.ts. */

const entryLine = z.string().trim().min(1).max(ENTRY_LIMITS.text);
const wholeNumber = (max: number) => z.int().min(1).max(max);
const schoolSubject = z.enum(SUBJECTS.map(({ value }) => value));
const passedSubject = z.enum(PASSED_SUBJECTS.map(({ value }) => value)).meta({
  description: "`other_1` to `other_3` are subjects that no course names.",
});
const grade = z.enum(GRADES);
const years = z.number().min(0.25).max(ENTRY_LIMITS.years);
const fields = z.array(z.string().trim().min(1).max(ENTRY_LIMITS.field)).max(ENTRY_LIMITS.parts);

const englishScore = {
  test: z.enum(ENGLISH_TESTS.map(({ value }) => value)),
  score: z.number().min(0.5),
};

/** The largest score of each test is checked too: 65 is no band of IELTS. */
const isScore = ({ test, score }: { test: string; score: number }) =>
  score <= (ENGLISH_TESTS.find(({ value }) => value === test)?.max ?? 0);
const NO_SCORE = { error: "is above the highest score of this test", path: ["score"] };

const simpleConditions = [
  z.object({ kind: z.literal("school"), grade: z.int().min(1).max(12) }),
  z.object({
    kind: z.literal("passes"),
    exam: z.enum(EXAMS),
    count: wholeNumber(ENTRY_LIMITS.passes),
    grade: grade.nullable().meta({ description: "The lowest that counts; null: not named." }),
    subjects: z.array(schoolSubject).meta({ description: "Those that count; none: all of them." }),
  }),
  z.object({
    kind: z.literal("points"),
    points: wholeNumber(ENTRY_LIMITS.points),
    scale: z.partialRecord(grade, z.int().min(0).max(ENTRY_LIMITS.points)).nullable(),
    best: wholeNumber(ENTRY_LIMITS.passes).nullable(),
  }),
  z.object({
    kind: z.literal("level"),
    level: z.int().min(1).max(10),
    fields: fields.meta({ description: "Names of top-level categories; none: any field." }),
  }),
  z.object({ kind: z.literal("work"), years, fields }),
  z.object({ kind: z.literal("age"), years: wholeNumber(ENTRY_LIMITS.age) }),
  z.object({ kind: z.literal("english"), ...englishScore }).refine(isScore, NO_SCORE),
  z.object({ kind: z.literal("interview") }),
  z.object({ kind: z.literal("test"), name: entryLine.nullable() }),
  z.object({ kind: z.literal("formality"), text: entryLine }),
  z.object({ kind: z.literal("text"), text: entryLine }),
] as const;

const simpleCondition = z.discriminatedUnion("kind", simpleConditions);

const condition = z.discriminatedUnion("kind", [
  ...simpleConditions,
  z.object({
    kind: z.literal("any"),
    of: z.array(simpleCondition).min(2).max(ENTRY_LIMITS.parts),
  }),
]) satisfies z.ZodType<EntryCondition>;

const conditions = z.array(condition).max(ENTRY_LIMITS.conditions);

/** A route as files state it, with the sentences that it was read from. */
export const entryRoute = z.strictObject({
  conditions,
  source_text: z.string().trim().min(1).max(ENTRY_LIMITS.source),
});

/** A route as the API answers it. */
export const entryRouteAnswer = z
  .object({
    conditions: conditions.meta({
      description: "All of them are demanded; one of kind `any` is met where one of its parts is.",
    }),
    source_text: z.string().optional().meta({
      description: "The sentences that it was read from; in the answer for one course.",
    }),
  })
  .meta({ id: "EntryRoute" });

const subjectGrades = z
  .array(z.object({ subject: passedSubject, grade }))
  .max(PASSED_SUBJECTS.length)
  .refine((own) => new Set(own.map((one) => one.subject)).size === own.length, {
    error: "must name each subject once",
  });
const field = z.string().trim().min(1).max(ENTRY_LIMITS.field).nullable();

/** What one person has; what is left out is not said, or not there. */
export const whatIHaveBody = z.strictObject({
  school: z.int().min(1).max(12).nullable().default(null),
  age: wholeNumber(ENTRY_LIMITS.age).nullable().default(null),
  o_level: subjectGrades.default([]),
  a_level: subjectGrades.default([]),
  levels: z
    .array(z.object({ level: z.int().min(1).max(10), field }))
    .max(ENTRY_LIMITS.parts)
    .default([]),
  work: z.array(z.object({ years, field })).max(ENTRY_LIMITS.parts).default([]),
  english: z
    .array(z.object(englishScore).refine(isScore, NO_SCORE))
    .max(ENGLISH_TESTS.length)
    .default([]),
}) satisfies z.ZodType<WhatIHave>;

/** Body of a search for courses that a person can enter. */
export const entryQuery = sentObject("EntryQuery", {
  what_i_have: whatIHaveBody,
  answers: z.array(z.enum(COURSE_VERDICTS)).min(1).default(["meets"]).meta({
    description:
      "Leaves the courses that answer so. `to_read` is a course whose requirements are words alone.",
  }),
}).strict();
