import { z } from "zod";

/**
 * The format of the evaluation set: conversations as people type them, and what a good answer to
 * each message is. README.md says how to write one and how it is scored.
 */

const names = z.union([z.string(), z.array(z.string()).min(1)]);
const level = z.enum(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "NA"]);
const modality = z.enum(["f2f", "online", "blended"]);
const studyMode = z.enum(["full-time", "part-time", "evening", "weekend"]);
const awarding = z.enum(["local", "international"]);
const pattern = z.instanceof(RegExp);

/** Properties of a course, looked up in the directory. All that are given have to hold. */
const conditions = z.strictObject({
  /** Pattern of the name. */
  name: pattern.optional(),
  /** Category; of several, one is enough. A group stands for its subcategories. */
  field: names.optional(),
  /** Category that the course is not in. */
  notField: names.optional(),
  level: z.union([level, z.array(level).min(1)]).optional(),
  /** Island or city where its institution has a campus; of several, one is enough. */
  place: names.optional(),
  institution: names.optional(),
  notInstitution: names.optional(),
  modality: z.union([modality, z.array(modality).min(1)]).optional(),
  /** Delivery that is not the only one stated. */
  notModality: modality.optional(),
  language: z.string().optional(),
  awarding: awarding.optional(),
  scheme: z.boolean().optional(),
  /** Whole MVR, at the operator's rate; a cost that is not stated does not hold. */
  total_cost_at_most: z.int().optional(),
  total_cost_at_least: z.int().optional(),
  months_at_most: z.number().optional(),
  /** English name of a month; an intake that is open all year holds too. */
  intake: z.string().optional(),
  study_mode: studyMode.optional(),
});

/** A course by its name and, where several have the name, a part of its institution's name. */
const courseName = z.strictObject({
  course: z.string(),
  institution: z.string().optional(),
});
/** A course by its position in the newest answer that showed any, from 1. */
const shownAt = z.strictObject({ shown: z.int().min(1) });
const mention = z.union([courseName, shownAt]);

/** What an answer says about one course, as the directory states it. */
const statement = z.enum([
  "total_cost",
  "duration",
  "intakes",
  "level",
  "languages",
  "modalities",
  "requirements",
  "modules",
  "careers",
  "awarding_body",
  "timings",
  "campuses",
  "scheme",
  "credits",
  "contact",
]);

const exactly = <T extends z.ZodType>(type: T) =>
  z.union([type, z.strictObject({ oneOf: z.array(type).min(2) })]).optional();

/** Slots by name; a list holds the same values in any order. */
const slots = z.strictObject({
  fields: exactly(z.array(z.string())),
  careers: exactly(z.array(z.string())),
  levels: exactly(z.array(level)),
  places: exactly(z.array(z.string())),
  institutions: exactly(z.array(z.string())),
  modalities: exactly(z.array(modality)),
  studyMode: exactly(studyMode.nullable()),
  languages: exactly(z.array(z.string())),
  awarding: exactly(awarding.nullable()),
  scheme: exactly(z.boolean().nullable()),
  budget: exactly(z.int().nullable()),
  months: exactly(z.number().nullable()),
  intake: exactly(z.string().nullable()),
  order: exactly(z.enum(["cheapest", "dearest", "shortest", "longest", "soonest"]).nullable()),
});

const expectation = z.strictObject({
  slots: slots.optional(),
  /** Of the first list of courses in the answer; what follows it may be near misses. */
  courses: z
    .strictObject({
      /** How many are shown; 1 unless told. */
      atLeast: z.int().min(1).optional(),
      /** What each of them is. */
      every: conditions.optional(),
      /** What at least one of them is as well. */
      some: conditions.optional(),
      sortedBy: z.enum(["total_cost", "duration"]).optional(),
      /** None of them stood in the list before. */
      fresh: z.literal(true).optional(),
    })
    .optional(),
  /** Nothing in the directory is like this, and the answer says so. */
  none: conditions.optional(),
  /** Names that have to be there, and how many at least. */
  institutions: z
    .strictObject({ includes: z.array(z.string()), atLeast: z.int().optional() })
    .optional(),
  /** The course that the answer is about. */
  about: mention.optional(),
  /** What it says about that course; a value that is not stated is said to be so. */
  states: z.array(statement).min(1).optional(),
  compares: z.array(mention).min(2).optional(),
  /** It asks one question. */
  asks: z.literal(true).optional(),
  /** All of these are said. */
  says: z.array(pattern).min(1).optional(),
  saysNot: z.array(pattern).min(1).optional(),
  part: z.enum(["text", "courses", "comparison", "institutions", "contacts"]).optional(),
  /** It declines, shows no course, and offers a way on. */
  refuses: z.literal(true).optional(),
  /** It says where a person in need can turn to. */
  contacts: z.literal(true).optional(),
});

const turn = z.strictObject({ says: z.string().min(1), expects: expectation });
const turns = z.array(turn).min(1).max(4);

export const KINDS = [
  "find-field",
  "find-career",
  "find-level",
  "find-place",
  "find-institution",
  "find-modality",
  "find-language",
  "find-awarding",
  "find-scheme",
  "find-budget",
  "find-duration",
  "find-intake",
  "combination",
  "follow-up",
  "correction",
  "compare",
  "course-fact",
  "institution-fact",
  "levels",
  "pathway",
  "scheme",
  "site",
  "greeting",
  "vague",
  "unknown",
  "refusal",
  "injection",
  "distress",
  "slips",
  "maldivian-english",
  "latin-dhivehi",
  "thaana",
] as const;

export const guidanceCase = z.strictObject({ id: z.string(), kind: z.enum(KINDS), turns });

export type Conditions = z.infer<typeof conditions>;
export type Statement = z.infer<typeof statement>;
export type Mention = z.infer<typeof mention>;
export type CourseName = z.infer<typeof courseName>;
export type Expectation = z.infer<typeof expectation>;
export type Kind = (typeof KINDS)[number];
export type GuidanceCase = z.infer<typeof guidanceCase>;

/**
 * The cases of one kind by a short name; the name and the kind are the id.
 *
 * @param conversations each as messages with what is expected, in turn: "hi", {...}, "thanks", {...}
 */
export function casesOf(
  kind: Kind,
  conversations: Record<string, readonly (string | Expectation)[]>,
): GuidanceCase[] {
  return Object.entries(conversations).map(([name, lines]) =>
    guidanceCase.parse({ id: `${kind}/${name}`, kind, turns: turnsOf(lines) }),
  );
}

function turnsOf(lines: readonly (string | Expectation)[]): unknown[] {
  return Array.from({ length: Math.ceil(lines.length / 2) }, (_, at) => ({
    says: lines[2 * at],
    expects: lines[2 * at + 1],
  }));
}
