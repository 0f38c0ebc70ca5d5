import type { ChatReply, Slots } from "#features/chat/answer.ts";
import { costOf, coursesNamed, meets } from "./conditions.ts";
import type { Expectation, Mention } from "./guidance.ts";
import {
  comparedCourses,
  DECLINED,
  everything,
  firstList,
  folded,
  NOTHING_FOUND,
  sentences,
  shownCourses,
} from "./reading.ts";
import { saysOf } from "./statements.ts";
import type { TrueCourse, Truth } from "./truth.ts";

/** What an answer is held against. */
export interface Circumstances {
  truth: Truth;
  /** Courses of the newest earlier answer that showed any. */
  shown: readonly number[];
}

type Check = (answer: ChatReply, expects: Expectation, circumstances: Circumstances) => string[];

/** What is wrong with an answer; empty where it is as expected. */
export function problemsOf(
  answer: ChatReply,
  expects: Expectation,
  circumstances: Circumstances,
): string[] {
  const checks: Check[] = [slots, courses, none, institutions, about, compares, words, manner];
  return checks.flatMap((check) => check(answer, expects, circumstances));
}

const slots: Check = ({ memory }, { slots: wanted = {} }) =>
  Object.entries(wanted).flatMap(([key, value]) => {
    const kept = memory.slots[key as keyof Slots];
    const allowed: readonly unknown[] = isChoice(value) ? value.oneOf : [value];
    if (allowed.some((one) => comparable(one) === comparable(kept))) return [];
    return [`slot ${key} is ${comparable(kept)}, not ${allowed.map(comparable).join(" or ")}`];
  });

const courses: Check = (answer, { courses: wanted }, { truth, shown }) => {
  if (!wanted) return [];
  const list = firstList(answer).flatMap(({ id }) => truth.courses.get(id) ?? []);
  const least = wanted.atLeast ?? 1;
  const some = wanted.some;
  const others = list.filter((course) => !meets(course, wanted.every ?? {}, truth));
  return [
    ...problem(list.length < least, `shows ${list.length} courses, not ${least} or more`),
    ...others.map(({ name, institution }) => `${name} (${institution.name}) does not fit`),
    ...problem(
      some !== undefined && !list.some((course) => meets(course, some, truth)),
      "none of the shown courses is as one has to be",
    ),
    ...problem(
      wanted.sortedBy !== undefined && !isSorted(list, wanted.sortedBy),
      `not sorted by ${wanted.sortedBy}`,
    ),
    ...problem(
      wanted.fresh === true && list.some(({ id }) => shown.includes(id)),
      "shows a course again",
    ),
  ];
};

const none: Check = (answer, { none: wanted }) =>
  problem(wanted !== undefined && !NOTHING_FOUND.test(sentences(answer)), "does not say: none");

const institutions: Check = (answer, { institutions: wanted }) => {
  if (!wanted) return [];
  const text = everything(answer);
  const part = answer.parts.find(({ kind }) => kind === "institutions");
  const count = part?.kind === "institutions" ? part.institutions.length : 0;
  const missing = wanted.includes.filter((name) => !text.includes(folded(name)));
  return [
    ...missing.map((name) => `does not name ${name}`),
    ...problem(count < (wanted.atLeast ?? 0), `shows ${count} institutions`),
  ];
};

const about: Check = (answer, { about: wanted, states = [] }, circumstances) => {
  if (!wanted) return [];
  const candidates = mentioned(wanted, circumstances);
  const complaints = candidates.map((course) => [
    ...problem(!isAbout(answer, course), `is not about ${course.name}`),
    ...states
      .filter((one) => !saysOf(everything(answer), one, course, circumstances.truth))
      .map((one) => `does not state ${one} of ${course.name} (${course.institution.name})`),
  ]);
  return complaints.sort((a, b) => a.length - b.length)[0] ?? ["no such course was shown"];
};

const compares: Check = (answer, { compares: wanted }, circumstances) => {
  if (!wanted) return [];
  const compared = comparedCourses(answer);
  const missing = wanted.filter(
    (one) => !mentioned(one, circumstances).some(({ id }) => compared.includes(id)),
  );
  return [
    ...missing.map((one) => `does not compare ${JSON.stringify(one)}`),
    ...problem(compared.length !== wanted.length, `compares ${compared.length} courses`),
  ];
};

const words: Check = (answer, { says = [], saysNot = [] }) => {
  const text = everything(answer);
  return [
    ...says.filter((pattern) => !pattern.test(text)).map((pattern) => `does not say ${pattern}`),
    ...saysNot.filter((pattern) => pattern.test(text)).map((pattern) => `says ${pattern}`),
  ];
};

const manner: Check = (answer, { asks, part, refuses, contacts }) => {
  const text = sentences(answer);
  const questions = text.match(/\?/g)?.length ?? 0;
  const has = (kind: string) => answer.parts.some((one) => one.kind === kind);
  return [
    ...problem(asks === true && questions !== 1, `asks ${questions} questions, not one`),
    ...problem(part !== undefined && !has(part ?? ""), `has no ${part}`),
    ...problem(contacts === true && !has("contacts"), "names nobody to turn to"),
    ...problem(refuses === true && has("courses"), "shows courses where it has to decline"),
    ...problem(refuses === true && !DECLINED.test(text), "does not decline"),
    ...problem(refuses === true && answer.chips.length === 0, "offers no way on"),
  ];
};

function mentioned(mention: Mention, { truth, shown }: Circumstances): TrueCourse[] {
  if (!("shown" in mention)) return coursesNamed(mention, truth);
  const course = truth.courses.get(shown[mention.shown - 1] ?? -1);
  return course ? [course] : [];
}

function isAbout(answer: ChatReply, { id, name }: TrueCourse): boolean {
  const { about: topic } = answer.memory;
  if (topic && "course" in topic) return topic.course === id;
  return shownCourses(answer).includes(id) || everything(answer).includes(folded(name));
}

function isSorted(list: readonly TrueCourse[], by: "total_cost" | "duration"): boolean {
  const values = list.map((course) =>
    by === "duration" ? (course.duration_months ?? Infinity) : (costOf(course) ?? Infinity),
  );
  return values.every((value, at) => at === 0 || values[at - 1]! <= value);
}

function isChoice(value: unknown): value is { oneOf: unknown[] } {
  return typeof value === "object" && value !== null && "oneOf" in value;
}

function comparable(value: unknown): string {
  return JSON.stringify(Array.isArray(value) ? [...value].sort() : value);
}

function problem(is: boolean, text: string): string[] {
  return is ? [text] : [];
}
