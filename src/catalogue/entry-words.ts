import {
  type CourseVerdict,
  conditionStanding,
  courseVerdict,
  ENGLISH_TESTS,
  ENTRY_VERDICTS,
  type EntryCondition,
  type EntryRoute,
  type EntryVerdict,
  type Exam,
  type Grade,
  type PassCondition,
  passesAt,
  routeVerdict,
  type SchoolSubject,
  type SimpleCondition,
  type Standing,
  type StatedEntry,
  SUBJECT_LABELS,
  SURE_PASS,
  type WhatIHave,
} from "./entry.ts";
import { routeDistance } from "./entry-distance.ts";

/** An answer with its reasons. */
export interface EntryAnswer {
  verdict: EntryVerdict;
  /** The route that it speaks of; null where none is stated. */
  route: number | null;
  /** What is missing, each as the end of a sentence: "one more pass in English". */
  missing: string[];
  /** Conditions that nobody but the institution can judge. */
  check: string[];
  /** What follows the application: "an interview". */
  later: string[];
}

/** The same of a course. */
export interface CourseAnswer extends Omit<EntryAnswer, "verdict"> {
  verdict: CourseVerdict;
}

/** Whether a person can enter by the best of these routes, and why; of equal ones by the nearest. */
export function entryAnswer(routes: readonly EntryRoute[], have: WhatIHave): EntryAnswer {
  const [best] = routes
    .map((route, at) => ({
      at,
      rank: ENTRY_VERDICTS.indexOf(routeVerdict(route, have)),
      distance: routeDistance(route, have),
    }))
    .sort((one, other) => one.rank - other.rank || one.distance - other.distance);
  return best === undefined
    ? { verdict: "not_stated", route: null, missing: [], check: [], later: [] }
    : {
        ...reasonsOf(routes[best.at]!, have),
        verdict: ENTRY_VERDICTS[best.rank]!,
        route: best.at,
      };
}

/** Whether a person can enter a course, and why. */
export function courseAnswer(course: Readonly<StatedEntry>, have: WhatIHave): CourseAnswer {
  return { ...entryAnswer(course.entry_routes, have), verdict: courseVerdict(course, have) };
}

/** What stands where somebody has said nothing of what they have. */
export function statedLabel({ entry_routes: routes, has_entry_text }: StatedEntry): string {
  if (routes.length > 0) return "Say what you have";
  return has_entry_text ? READ_IT : "Entry not stated";
}

function reasonsOf({ conditions }: EntryRoute, have: WhatIHave) {
  const standing = Map.groupBy(conditions, (condition) => conditionStanding(condition, have));
  const those = (stands: Standing) => standing.get(stands) ?? [];
  return {
    missing: [...those("near"), ...those("unmet")].map((one) => missingText(one, have)),
    check: those("unknown").map((one) => partText(one, "unknown", have)),
    later: those("later").map((one) => partText(one, "later", have)),
  };
}

/** A condition in words; of one with parts only those that stand so. */
function partText(condition: EntryCondition, stands: Standing, have: WhatIHave): string {
  if (condition.kind === "passes" && stands === "unknown") return doubtfulPasses(condition, have);
  if (condition.kind !== "any") return conditionText(condition);
  const parts = condition.of.filter((part) => conditionStanding(part, have) === stands);
  return parts.map(conditionText).join(", or ");
}

/** A grade that was told is not asked for again: whether it counts is what is open. */
function doubtfulPasses(condition: PassCondition, have: WhatIHave): string {
  const [only, ...others] = condition.subjects;
  const told = have[condition.exam].find(({ subject }) => subject === only);
  return only && told && others.length === 0
    ? `whether grade ${told.grade} in ${subjectLabel(only)} counts as a pass`
    : conditionText(condition);
}

const READ_IT = "Read what is asked";

/** The short answer of a card: "Nearly: one more pass in English". */
export function entryLabel({ verdict, missing, later }: CourseAnswer): string {
  switch (verdict) {
    case "meets":
      return later.length === 0 ? "You can enter" : `You can enter, after ${joined(later, "and")}`;
    case "check":
      return "Check this: part of what it asks is not clear to us";
    case "to_read":
      return READ_IT;
    case "nearly":
      return `Nearly: ${missing.join(", ")}`;
    case "does_not":
      return "Asks for more";
    case "not_stated":
      return "Entry not stated";
  }
}

/** A condition as a phrase: "3 passes at O level or SSC, with grade C or above". */
export function conditionText(condition: EntryCondition): string {
  switch (condition.kind) {
    case "school":
      return `grade ${condition.grade} of school`;
    case "passes":
      return passesText(condition, condition.count);
    case "points":
      return `${condition.points} points at A level or HSC${condition.best === null ? "" : ` in the best ${condition.best} subjects`}`;
    case "level":
      return `a qualification at level ${condition.level} or above${inFields(condition.fields)}`;
    case "work":
      return `${yearsText(condition.years)} of work${inFields(condition.fields)}`;
    case "age":
      return `age ${condition.years} or over`;
    case "english":
      return `${testLabel(condition.test)} ${scoreText(condition)} or above`;
    case "interview":
      return "an interview";
    case "test":
      return condition.name === null ? "a test of the institution" : condition.name;
    case "formality":
    case "text":
      return condition.text;
    case "any":
      return condition.of.map(conditionText).join(", or ");
  }
}

/** What a person still needs: "one more pass in English". */
function missingText(condition: EntryCondition, have: WhatIHave): string {
  if (condition.kind === "any") {
    const near = condition.of.filter((part) => conditionStanding(part, have) === "near");
    const parts = near.length > 0 ? near : condition.of;
    return parts.map((part) => missingText(part, have)).join(", or ");
  }
  if (condition.kind === "passes") return missingPasses(condition, have);
  if (condition.kind === "work") {
    const { years, fields } = condition;
    const own = have.work.filter(
      ({ field }) => fields.length === 0 || fields.includes(field ?? ""),
    );
    const left = years - own.reduce((sum, one) => sum + one.years, 0);
    return own.length === 0
      ? conditionText(condition)
      : `${yearsText(left)} more of work${inFields(fields)}`;
  }
  return conditionText(condition);
}

function missingPasses(condition: PassCondition, have: WhatIHave): string {
  const { exam, count, grade, subjects } = condition;
  const lowest = grade ?? SURE_PASS[exam];
  const left = count - passesAt(condition, have, lowest);
  const [only] = subjects;
  const isTaken = have[exam].some(({ subject }) => subject === only);
  if (subjects.length === 1 && isTaken)
    return `${subjectLabel(only!)} with grade ${lowest} or above`;
  if (left === count) return passesText(condition, left);
  return passesText(condition, left, "more ");
}

/** @param more "more " where others are there. */
function passesText({ exam, grade, subjects }: PassCondition, count: number, more = ""): string {
  const number = more !== "" && count === 1 ? "one" : String(count);
  const passes = `${count === 1 && more === "" ? "a" : number} ${more}${count === 1 ? "pass" : "passes"}`;
  return `${passes}${inSubjects(subjects)} at ${examLabel(exam)}${withGrade(grade)}`;
}

const withGrade = (grade: Grade | null) =>
  grade === null ? "" : grade === "G" ? ", in any grade" : `, with grade ${grade} or above`;

const inSubjects = (subjects: readonly SchoolSubject[]) =>
  subjects.length === 0 ? "" : ` in ${joined(subjects.map(subjectLabel), "or")}`;

const subjectLabel = (subject: SchoolSubject) => SUBJECT_LABELS.get(subject) ?? subject;

const inFields = (fields: readonly string[]) =>
  fields.length === 0 ? "" : ` in ${joined(fields, "or")}`;

const EXAM_LABELS: Readonly<Record<Exam, string>> = {
  o_level: "O level or SSC",
  a_level: "A level or HSC",
};

/** "O level or SSC". */
function examLabel(exam: Exam): string {
  return EXAM_LABELS[exam];
}

const testLabel = (test: string) =>
  ENGLISH_TESTS.find(({ value }) => value === test)?.label ?? test;

const scoreText = ({ test, score }: Extract<SimpleCondition, { kind: "english" }>) =>
  test === "ielts" ? score.toFixed(1) : String(score);

/** "1 year", "6 months" for half a year. */
function yearsText(years: number): string {
  if (years < 1) return `${Math.round(years * 12)} months`;
  return years === 1 ? "1 year" : `${years} years`;
}

/** "a, b and c". */
export function joined(words: readonly string[], last: "and" | "or"): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}
