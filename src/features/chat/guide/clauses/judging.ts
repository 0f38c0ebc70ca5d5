import type { CourseSummary } from "#catalogue/course.ts";
import {
  type EntryRoute,
  type EntryVerdict,
  EXAMS,
  type Exam,
  entryVerdict,
  type SchoolSubject,
  SUBJECT_LABELS,
  SUBJECTS,
  SURE_PASS,
  type WhatIHave,
} from "#catalogue/entry.ts";
import { entryDistance } from "#catalogue/entry-distance.ts";
import { type EntryAnswer, entryAnswer } from "#catalogue/entry-words.ts";
import { type Held, highestHeld, levelsAfter } from "../reading/levels.ts";
import { EXAM_GRADE, LAST_GRADE, type Person, PREPARED } from "./person.ts";

/**
 * Judges courses for a person by the worst and the best that what was said may mean: passes without a
 * name may be in the subjects that a course asks for or in none of them, and examinations and work of
 * which no results and no years were told may be enough. What only that hangs on is to be checked.
 */
export function judgeFor(person: Person): (card: CourseSummary) => EntryVerdict {
  const seen = judged.get(person) ?? new WeakMap<object, EntryVerdict>();
  judged.set(person, seen);
  return ({ entry_routes: stated }) => {
    const known = seen.get(stated);
    if (known !== undefined) return known;
    const routes = waysFor(person, stated);
    const sure = entryVerdict(routes, filled(person, routes));
    const verdict =
      sure === "meets" ? sure : between(sure, entryVerdict(routes, filled(person, routes, true)));
    seen.set(stated, verdict);
    return verdict;
  };
}

/** The verdicts of an answer, which looks at the same courses for the same person several times. */
const judged = new WeakMap<Person, WeakMap<object, EntryVerdict>>();

/** What is at best so good, and for sure only so good. */
function between(sure: EntryVerdict, best: EntryVerdict): EntryVerdict {
  if (sure === best) return sure;
  return best === "meets" ? "check" : best;
}

/** What a course asks of a person, by the nearest of its routes, with the verdict of `judgeFor`. */
export function entryFor(person: Person, { entry_routes: stated }: CourseSummary): EntryAnswer {
  const routes = waysFor(person, stated);
  const [have, hope] = [false, true].map((isBest) => filled(person, routes, isBest));
  const sure = entryAnswer(routes, have!);
  const best = entryAnswer(routes, hope!);
  const verdict = between(sure.verdict, best.verdict);
  if (verdict === sure.verdict || best.route === null) return sure;
  const told = entryAnswer([routes[best.route]!], have!);
  const open = told.missing.filter((text) => !best.missing.includes(text));
  return { ...best, check: [...new Set([...told.check, ...best.check, ...open])], verdict };
}

/** How near a course is: open, to be checked, a step away, or asking for more. */
export const [OPEN, UNSURE, NEARLY, SHUT] = [0, 1, 2, 3] as const;
const NEARNESS: Readonly<Record<EntryVerdict, number>> = {
  meets: OPEN,
  check: UNSURE,
  not_stated: UNSURE,
  nearly: NEARLY,
  does_not: SHUT,
};

/**
 * How near courses are to a person. Where nobody can judge one, it has to be asked, unless its level
 * is above those that usually come next.
 */
export function nearnessFor(person: Person): (card: CourseSummary) => number {
  const judge = judgeFor(person);
  const next = levelsAfter(finished(person)).map(Number);
  return (card) => {
    const verdict = judge(card);
    const isAbove = verdict === "not_stated" && Number(card.mnqf_level ?? NaN) > Math.max(...next);
    return isAbove ? SHUT : NEARNESS[verdict];
  };
}

/** What leads furthest of what somebody has finished. */
function finished({ have, unnamed }: Person): Held {
  const hasPasses = (exam: Exam) => have[exam].length + (unnamed[exam] ?? 0) > 0;
  const hasSat = hasPasses("a_level") || (have.school ?? 0) >= LAST_GRADE;
  return highestHeld([
    ...have.levels.map(({ level }) => String(level) as Held),
    hasSat ? "a-level" : hasPasses("o_level") ? "o-level" : "none",
  ])!;
}

/** How much a person lacks for a course, in figures that only serve to compare. */
export function distanceFor(person: Person): (card: CourseSummary) => number {
  return ({ entry_routes: stated }) => {
    const routes = waysFor(person, stated);
    return entryDistance(routes, filled(person, routes, true));
  };
}

/** "One pass in a subject related to business or management". */
const RELATED = /\bpass in a subject related to /i;

/**
 * The ways in that are open to somebody who would have told of a programme that prepares for one,
 * without what the passes that were told meet.
 */
function waysFor({ prepared, have }: Person, routes: readonly EntryRoute[]): EntryRoute[] {
  const passed = EXAMS.flatMap((exam) =>
    have[exam].filter(({ grade }) => grade <= SURE_PASS[exam] || grade === "A*"),
  ).flatMap(({ subject }) => SUBJECT_LABELS.get(subject as SchoolSubject)?.toLowerCase() ?? []);
  const isTold = (text: string) =>
    RELATED.test(text) && passed.some((label) => text.toLowerCase().includes(label.split(" ")[0]!));
  const open = routes.filter(
    ({ conditions }) => !conditions.some((one) => one.kind === "text" && PREPARED.test(one.text)),
  );
  return (prepared || open.length === 0 ? routes : open).map(({ conditions, ...route }) => ({
    ...route,
    conditions: conditions.filter((one) => one.kind !== "text" || !isTold(one.text)),
  }));
}

/** Of an examination that was sat everything, of work all that is asked: what may be, untold. */
const ALL_PASSED = SUBJECTS.map(({ value: subject }) => ({ subject, grade: "A*" as const }));
const ALL_WORK = [{ years: 50, field: null }];

/** The examinations that somebody must have sat, and says nothing of. */
function untold({ have, unnamed }: Person): Exam[] {
  const isSilent = (exam: Exam) => have[exam].length === 0 && unnamed[exam] === undefined;
  const sat = have.a_level.length + (unnamed.a_level ?? 0) > 0;
  const beyond = sat || have.levels.length > 0 || (have.school ?? 0) >= EXAM_GRADE;
  return [
    ...(beyond && isSilent("o_level") ? (["o_level"] as const) : []),
    ...((have.school ?? 0) >= LAST_GRADE && isSilent("a_level") ? (["a_level"] as const) : []),
  ];
}

/**
 * What the person has, with passes without a name as grade C: at best in the subjects that routes
 * name, else in others; at best, too, with what was not told.
 */
export function filled(
  person: Person,
  routes: readonly EntryRoute[] = [],
  isBest = false,
): WhatIHave {
  const { have, unnamed, failed, works } = person;
  const parts = routes.flatMap(({ conditions }) =>
    conditions.flatMap((one) => (one.kind === "any" ? one.of : one)),
  );
  const asked = new Set(parts.flatMap((one) => (one.kind === "passes" ? one.subjects : [])));
  const whole = { ...have };
  for (const exam of EXAMS) {
    const missing = Math.max(0, (unnamed[exam] ?? 0) - have[exam].length);
    if (missing === 0) continue;
    const named = new Set([...have[exam].map(({ subject }) => subject), ...failed]);
    const others = SUBJECTS.map(({ value }) => value)
      .filter((value) => !named.has(value))
      .sort(
        (one, other) => (Number(asked.has(other)) - Number(asked.has(one))) * (isBest ? 1 : -1),
      );
    const more = others.slice(0, missing).map((subject) => ({ subject, grade: "C" as const }));
    whole[exam] = [...have[exam], ...more];
  }
  if (!isBest) return whole;
  for (const exam of untold(person)) whole[exam] = ALL_PASSED;
  return works && have.work.length === 0 ? { ...whole, work: ALL_WORK } : whole;
}
