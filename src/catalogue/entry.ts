/**
 * Who may enter a course: its entry routes, and what a person has. The rules are pure, run in the
 * browser as on the server, and never guess: a condition that is not understood, or that cannot be
 * judged by what a person said, makes the answer "check" (docs/decisions/044).
 */

/** Subjects of O level, SSC, A level and HSC. Codes are short for links; they never change. */
export const SUBJECTS = [
  { value: "english", label: "English", code: "en" },
  { value: "mathematics", label: "Mathematics", code: "ma" },
  { value: "dhivehi", label: "Dhivehi", code: "dv" },
  { value: "islam", label: "Islam", code: "is" },
  { value: "biology", label: "Biology", code: "bi" },
  { value: "chemistry", label: "Chemistry", code: "ch" },
  { value: "physics", label: "Physics", code: "ph" },
  { value: "combined_science", label: "Combined science", code: "cs" },
  { value: "computer_science", label: "Computer science", code: "co" },
  { value: "accounting", label: "Accounting", code: "ac" },
  { value: "business", label: "Business", code: "bu" },
  { value: "economics", label: "Economics", code: "ec" },
  { value: "tourism", label: "Travel and tourism", code: "to" },
  { value: "marine_science", label: "Marine or fisheries science", code: "mr" },
  { value: "geography", label: "Geography", code: "ge" },
  { value: "history", label: "History", code: "hi" },
  { value: "art", label: "Art and design", code: "ar" },
  { value: "literature", label: "Literature in English", code: "li" },
  { value: "sociology", label: "Sociology", code: "so" },
  { value: "psychology", label: "Psychology", code: "ps" },
  { value: "law", label: "Law", code: "la" },
  { value: "arabic", label: "Arabic", code: "ab" },
] as const;

export type SchoolSubject = (typeof SUBJECTS)[number]["value"];

/** Passes in what no course names; they count where any subject does. */
const OTHER_SUBJECTS = [
  { value: "other_1", label: "Another subject", code: "x1" },
  { value: "other_2", label: "One more subject", code: "x2" },
  { value: "other_3", label: "And one more", code: "x3" },
] as const;

/** What a person can have passed. */
export const PASSED_SUBJECTS = [...SUBJECTS, ...OTHER_SUBJECTS] as const;

type PassedSubject = (typeof PASSED_SUBJECTS)[number]["value"];

export const SUBJECT_LABELS: ReadonlyMap<SchoolSubject, string> = new Map(
  SUBJECTS.map(({ value, label }) => [value, label]),
);

/** SSC counts as O level, HSC as A level: they are the Maldivian examinations of the same years. */
export const EXAMS = ["o_level", "a_level"] as const;
export type Exam = (typeof EXAMS)[number];

/** Grades from the best. */
export const GRADES = ["A*", "A", "B", "C", "D", "E", "F", "G"] as const;
export type Grade = (typeof GRADES)[number];

const GRADE_RANKS: ReadonlyMap<Grade, number> = new Map(GRADES.map((grade, at) => [grade, at]));

/**
 * The lowest grade that is certainly a pass where a course does not name one. At O level, sources
 * differ over D and E; at A level E is the lowest grade there is.
 */
export const SURE_PASS: Readonly<Record<Exam, Grade>> = { o_level: "C", a_level: "E" };

/** Tests of English, with the largest score and the step between scores. */
export const ENGLISH_TESTS = [
  { value: "ielts", label: "IELTS", max: 9, step: 0.5 },
  { value: "toefl_ibt", label: "TOEFL iBT", max: 120, step: 1 },
  { value: "pte", label: "PTE Academic", max: 90, step: 1 },
] as const;
type EnglishTest = (typeof ENGLISH_TESTS)[number]["value"];

/** One demand of a route that has no parts. */
export type SimpleCondition =
  /** A finished grade of school. */
  | { kind: "school"; grade: number }
  /** So many passes; `subjects` are those that count, none for all. Null: the grade is not named. */
  | { kind: "passes"; exam: Exam; count: number; grade: Grade | null; subjects: SchoolSubject[] }
  /**
   * Points of A level grades, counted by the course's own scale, in the best so many subjects where
   * it says how many. Without a scale nobody can count them.
   */
  | {
      kind: "points";
      points: number;
      scale: Partial<Record<Grade, number>> | null;
      best: number | null;
    }
  /** A qualification at this MNQF level or above, in one of these fields; none for any field. */
  | { kind: "level"; level: number; fields: string[] }
  /** Years of work, in one of these fields; none for any work. */
  | { kind: "work"; years: number; fields: string[] }
  | { kind: "age"; years: number }
  | { kind: "english"; test: EnglishTest; score: number }
  /** What follows the application, and nobody has beforehand. */
  | { kind: "interview" }
  | { kind: "test"; name: string | null }
  /** Something that anybody can bring along: a medical check, a form. */
  | { kind: "formality"; text: string }
  /** A demand in the source's words, which no rule can judge. */
  | { kind: "text"; text: string };

/** A demand of a route; `any` is met where one of its parts is. */
export type EntryCondition = SimpleCondition | { kind: "any"; of: SimpleCondition[] };

/** One way into a course: all of its conditions. */
export interface EntryRoute {
  conditions: EntryCondition[];
  /** The sentences that it was read from; lists do not have them. */
  source_text?: string | undefined;
}

interface SubjectGrade {
  subject: PassedSubject;
  grade: Grade;
}

/** What one person has. Null is not said; what a list does not hold, the person does not have. */
export interface WhatIHave {
  /** The last grade of school that is finished. */
  school: number | null;
  age: number | null;
  o_level: SubjectGrade[];
  a_level: SubjectGrade[];
  /** Qualifications by MNQF level; `field` is the name of a top-level category. */
  levels: { level: number; field: string | null }[];
  work: { years: number; field: string | null }[];
  english: { test: EnglishTest; score: number }[];
}

/** Longest texts and lists, and the largest numbers, of a route and of what a person has. */
export const ENTRY_LIMITS = {
  conditions: 20,
  parts: 10,
  text: 500,
  source: 5_000,
  passes: 12,
  points: 100,
  years: 60,
  age: 120,
  field: 300,
} as const;

export const NOTHING_YET: WhatIHave = {
  school: null,
  age: null,
  o_level: [],
  a_level: [],
  levels: [],
  work: [],
  english: [],
};

/** Answers from the best to the worst; the API and filters write them so. */
export const ENTRY_VERDICTS = ["meets", "check", "nearly", "does_not", "not_stated"] as const;
export type EntryVerdict = (typeof ENTRY_VERDICTS)[number];

/** What a course states of who may enter it. */
export interface StatedEntry {
  /** Alternative ways in; empty when not stated, or not read from the texts yet. */
  entry_routes: EntryRoute[];
  /** True where its page has requirements in words. */
  has_entry_text: boolean;
}

/** As `ENTRY_VERDICTS`; `to_read` where all that is stated is words, which no rule can judge. */
export const COURSE_VERDICTS = [
  "meets",
  "check",
  "to_read",
  "nearly",
  "does_not",
  "not_stated",
] as const satisfies readonly (EntryVerdict | "to_read")[];
export type CourseVerdict = (typeof COURSE_VERDICTS)[number];

/** Whether one person can enter a course. */
export function courseVerdict(
  { entry_routes: routes, has_entry_text }: Readonly<StatedEntry>,
  have: WhatIHave,
): CourseVerdict {
  return routes.length === 0 && has_entry_text ? "to_read" : entryVerdict(routes, have);
}

/**
 * How a condition stands. `later` is met for now and named, because it follows the application;
 * `near` is a small step away (`stepsTo`).
 */
export type Standing = "met" | "later" | "unknown" | "near" | "unmet";

/** From worst to best; `met` and `later` are equal for a verdict. */
const STANDING_RANKS: Readonly<Record<Standing, number>> = {
  unmet: 0,
  near: 1,
  unknown: 2,
  later: 3,
  met: 4,
};

/** Whether one person can enter by these routes. Routes are alternatives; none is "not stated". */
export function entryVerdict(routes: readonly EntryRoute[], have: WhatIHave): EntryVerdict {
  if (routes.length === 0) return "not_stated";
  let best: EntryVerdict = "does_not";
  for (const route of routes) {
    const verdict = routeVerdict(route, have);
    if (isBetter(verdict, best)) best = verdict;
    if (best === "meets") break;
  }
  return best;
}

/** True where the first verdict is nearer to entering. */
export function isBetter(one: EntryVerdict, other: EntryVerdict): boolean {
  return ENTRY_VERDICTS.indexOf(one) < ENTRY_VERDICTS.indexOf(other);
}

/**
 * A route is met when all of its conditions are, and near when one alone is a small step away and
 * all others are met: what is not known is not nearly so.
 */
export function routeVerdict({ conditions }: EntryRoute, have: WhatIHave): EntryVerdict {
  let [near, unknown] = [0, 0];
  for (const condition of conditions) {
    const standing = conditionStanding(condition, have);
    if (standing === "unmet") return "does_not";
    if (standing === "near") near += 1;
    if (standing === "unknown") unknown += 1;
  }
  if (near === 0) return unknown === 0 ? "meets" : "check";
  return near === 1 && unknown === 0 ? "nearly" : "does_not";
}

/** How a condition stands for one person. */
export function conditionStanding(condition: EntryCondition, have: WhatIHave): Standing {
  switch (condition.kind) {
    case "school":
      return schoolOfExams(have) >= condition.grade
        ? "met"
        : reached(have.school, condition.grade, 1);
    case "age":
      return reached(have.age, condition.years, 1);
    case "passes":
      return standingOfPasses(condition, have);
    case "points":
      return standingOfPoints(condition, have);
    case "level":
      return standingOfLevel(condition, have);
    case "work":
      return standingOfWork(condition, have);
    case "english":
      return standingOfEnglish(condition, have);
    case "interview":
    case "test":
    case "formality":
      return "later";
    case "text":
      return "unknown";
    case "any":
      return bestStanding(condition.of.map((part) => conditionStanding(part, have)));
  }
}

/** The grade of school that an examination with a result ends: nobody need say it besides. */
function schoolOfExams({ o_level, a_level }: WhatIHave): number {
  return a_level.length > 0 ? 12 : o_level.length > 0 ? 10 : 0;
}

/** The best of these standings; an `any` without parts demands nothing that can be judged. */
function bestStanding(standings: readonly Standing[]): Standing {
  return standings.reduce<Standing>(
    (best, one) => (STANDING_RANKS[one] > STANDING_RANKS[best] ? one : best),
    standings.length === 0 ? "unknown" : "unmet",
  );
}

/** A figure that is not said is unknown; so far below what is asked it is near. */
function reached(has: number | null, asked: number, nearBy: number): Standing {
  if (has === null) return "unknown";
  if (has >= asked) return "met";
  return has + nearBy >= asked ? "near" : "unmet";
}

/** A pass of each subject counts once. */
function standingOfPasses(condition: PassCondition, have: WhatIHave): Standing {
  const { exam, count, grade } = condition;
  const sure = passesAt(condition, have, grade ?? SURE_PASS[exam]);
  if (sure >= count) return "met";
  if (grade === null && passesAt(condition, have, "E") >= count) return "unknown";
  return count - sure === 1 ? "near" : "unmet";
}

export type PassCondition = Extract<SimpleCondition, { kind: "passes" }>;

/** How many of the subjects that count a person has with this grade or above. */
export function passesAt(
  { exam, subjects }: Pick<PassCondition, "exam" | "subjects">,
  have: WhatIHave,
  lowest: Grade,
): number {
  let passes = 0;
  for (const { subject, grade } of have[exam]) {
    const counts = subjects.length === 0 || subjects.some((one) => one === subject);
    if (counts && GRADE_RANKS.get(grade)! <= GRADE_RANKS.get(lowest)!) passes += 1;
  }
  return passes;
}

function standingOfPoints(
  { points, scale, best }: Extract<SimpleCondition, { kind: "points" }>,
  have: WhatIHave,
): Standing {
  if (have.a_level.length === 0) return "unmet";
  if (scale === null) return "unknown";
  const counted = have.a_level.map(({ grade }) => scale[grade] ?? 0).sort((a, b) => b - a);
  const sum = counted.slice(0, best ?? counted.length).reduce((total, one) => total + one, 0);
  return reached(sum, points, 1);
}

function standingOfLevel(
  { level, fields }: Extract<SimpleCondition, { kind: "level" }>,
  have: WhatIHave,
): Standing {
  const high = have.levels.filter((own) => own.level >= level);
  if (high.some(({ field }) => isOneOf(field, fields))) return "met";
  return high.some(({ field }) => field === null) ? "unknown" : "unmet";
}

function standingOfWork(
  { years, fields }: Extract<SimpleCondition, { kind: "work" }>,
  have: WhatIHave,
): Standing {
  const yearsIn = (counts: (field: string | null) => boolean) =>
    have.work.reduce((sum, own) => sum + (counts(own.field) ? own.years : 0), 0);
  const sure = yearsIn((field) => isOneOf(field, fields));
  if (sure >= years) return "met";
  const possible = yearsIn((field) => field === null || isOneOf(field, fields));
  if (possible >= years) return "unknown";
  return sure > 0 && sure + 1 >= years ? "near" : "unmet";
}

/** True where any field counts, or this one is among those that do. */
const isOneOf = (field: string | null, fields: readonly string[]) =>
  fields.length === 0 || (field !== null && fields.includes(field));

/** A test of English is a small step for everybody: one day, and not another course. */
function standingOfEnglish(
  { test, score }: Extract<SimpleCondition, { kind: "english" }>,
  have: WhatIHave,
): Standing {
  return have.english.some((own) => own.test === test && own.score >= score) ? "met" : "near";
}
