import type { CourseSummary } from "#catalogue/course.ts";
import { ENTRY_VERDICTS } from "#catalogue/entry.ts";
import { nextStart } from "#catalogue/intakes.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import type { Slots } from "../answer.ts";
import { paidInMvr } from "../lookups/facts.ts";
import { judgeFor, NEARLY, OPEN, UNSURE } from "./clauses/judging.ts";
import { CHILD, NOBODY, type Person } from "./clauses/person.ts";
import { hasSubject } from "./merging.ts";
import type { Relevance } from "./relevance.ts";

/** What the order of a list hangs on. */
interface Ordering {
  slots: Slots;
  now: Date;
  /** How near each course is to who is spoken of, where that can be told. */
  nearness: ((card: CourseSummary) => number) | null;
  /** How old the person is, where that was told. */
  age: number | null;
  /** The names of each category of a course, its own and that of its group. */
  fieldsOf: (card: CourseSummary) => readonly (readonly string[])[];
  /** The fields that are looked for; a career leads to several, the nearest one first. */
  wanted: readonly string[];
  isByCareer: boolean;
  /** Courses at home, for who can study online, too. */
  there: ReadonlySet<number> | null;
  relevance: Relevance;
}

/**
 * The order of a list: what somebody can enter, then what was asked for to come first, else the
 * course that fits best: its place, how well it answers the words of the wish, and how little else
 * it is about. Where fields or steps are equal, the first of each comes before the second of any.
 */
export function ordered(cards: readonly CourseSummary[], ordering: Ordering): CourseSummary[] {
  const { slots, now, nearness, fieldsOf, there, relevance } = ordering;
  const { order } = slots;
  const groupOf = nearness ?? (() => OPEN);
  // A search by words has an order of its own: how well they fit.
  if (!nearness && slots.text !== null && order === null) return [...cards];
  const fitness = fitOf(ordering);
  const height = (card: CourseSummary) =>
    !nearness ? stepOf(card) : groupOf(card) <= UNSURE ? -heightOf(card) : heightOf(card);
  const isReached = (card: CourseSummary) => groupOf(card) <= UNSURE;
  const subjectOf = (card: CourseSummary) =>
    fieldsOf(card)
      .flat()
      .find((name) => slots.fields.includes(name));
  const ofSubject = Map.groupBy(cards.filter(isReached), subjectOf);
  const best = new Map(
    Array.from(ofSubject, ([subject, own]) => [subject, Math.max(...own.map(relevance))]),
  );
  const isAbout = (card: CourseSummary) => relevance(card) >= (best.get(subjectOf(card)) ?? 0) / 2;
  // What may be open at home comes first, what shares only the field behind what is about the wish.
  const rankOf = (card: CourseSummary) => {
    if (!isReached(card)) return groupOf(card);
    if (there?.has(card.id) && (!nearness || isAbout(card))) return AT_HOME;
    return isAbout(card) ? groupOf(card) : ASIDE;
  };
  if (order !== null)
    return sortedBy(cards, (card) => [
      groupOf(card),
      // Where to begin, unlike a figure, is a matter of what one wishes to do.
      order === "lowest" && !isAbout(card) ? 1 : 0,
      sortKey(card, order, now) ?? Infinity,
    ]);
  let list = sortedBy(cards, (card) => [rankOf(card), ...fitness(card), height(card)]);
  if (!nearness && hasSubject(slots) && slots.levels.length === 0)
    list = inTurn(list, (card) => `${stepOf(card) === LAST_STEP} ${fitness(card)}`, stepOf);
  if (slots.fields.length > 1) return inTurn(list, rankOf, subjectOf);
  return nearness && !hasSubject(slots) && slots.focus === null
    ? inTurn(list, rankOf, (card) => fieldsOf(card)[0]?.[1])
    : list;
}

/** Before all groups of nearness, and between those that may be open and the others. */
const AT_HOME = -1;
const ASIDE = (UNSURE + NEARLY) / 2;

/** Courses that are about as relevant are equal. */
const STEPS = 10;

/** Above this level courses are for who has left school. */
const LOWEST = 2;

/** How well a course fits what was wished, the best lowest. */
function fitOf({ age, fieldsOf, wanted, isByCareer, there, relevance }: Ordering) {
  const isChild = age !== null && age < CHILD;
  return (card: CourseSummary): number[] => {
    const places = fieldsOf(card).map((names) =>
      Math.min(...names.map((name) => wanted.indexOf(name)).filter((at) => at >= 0)),
    );
    return [
      isForAge(card, age) === false || (isChild && heightOf(card) > LOWEST) ? 1 : 0,
      there && !there.has(card.id) ? 1 : 0,
      -Math.round(relevance(card) * STEPS),
      isByCareer ? Math.min(...places) : 0,
      // In a whole group of fields all its own are equal.
      fieldsOf(card).some(([name]) => wanted.includes(name!))
        ? places.filter((at) => at === Infinity).length
        : 0,
    ];
  };
}

/** Levels that one comes to together: after school, after a certificate, a diploma, a degree. */
function stepOf({ mnqf_level: level }: CourseSummary): number {
  const height = Number(level ?? NaN);
  if (Number.isNaN(height)) return 3;
  return height <= 4 ? 0 : height <= 6 ? 1 : height === 7 ? 2 : LAST_STEP;
}
const LAST_STEP = 4;

/** The level; 0 outside the levels. */
function heightOf({ mnqf_level: level }: CourseSummary): number {
  return Number(level ?? NaN) || 0;
}

function sortedBy(
  cards: readonly CourseSummary[],
  keysOf: (card: CourseSummary) => readonly number[],
): CourseSummary[] {
  return cards
    .map((card) => ({ card, keys: keysOf(card) }))
    .sort((a, b) => {
      const at = a.keys.findIndex((key, i) => key !== b.keys[i]);
      return at < 0 ? 0 : a.keys[at]! - b.keys[at]!;
    })
    .map(({ card }) => card);
}

/** In each group the first course of each kind, then the second of each, and so on. */
function inTurn(
  cards: readonly CourseSummary[],
  groupOf: (card: CourseSummary) => unknown,
  kindOf: (card: CourseSummary) => unknown,
): CourseSummary[] {
  return [...Map.groupBy(cards, groupOf).values()].flatMap((list) => {
    const kinds = [...Map.groupBy(list, kindOf).values()];
    const turn = new Map(kinds.flatMap((kind) => kind.map((card, at) => [card, at] as const)));
    return sortedBy(list, (card) => [turn.get(card)!]);
  });
}

/** Somebody without passes: what this person can enter comes first where one begins. */
const BEGINNER: Person = { ...NOBODY, unnamed: { o_level: 0 } };

/** What a course is sorted by; null where it does not state it. */
export function sortKey(
  card: CourseSummary,
  order: NonNullable<Slots["order"]>,
  now: Date,
): number | null {
  switch (order) {
    case "highest":
      return -heightOf(card) || null;
    case "lowest":
      return ENTRY_VERDICTS.indexOf(judgeFor(BEGINNER)(card)) * 20 + heightOf(card);
    case "shortest":
      return daysOf(card);
    case "longest":
      return -(daysOf(card) ?? NaN) || null;
    case "cheapest":
      return paidInMvr(card)?.from ?? null;
    case "dearest": {
      const cost = paidInMvr(card);
      return cost && -cost.to;
    }
    case "soonest": {
      const start = nextStart(card, maldivesDay(now))?.on;
      return start === undefined ? null : Date.parse(start);
    }
  }
}

const DAYS: ReadonlyMap<string, number> = new Map(
  Object.entries({ day: 1, evening: 1, weekend: 2, week: 7, month: 30.4, year: 365 }),
);

/** How long a course takes, in days, as its record says it first: two days are less than three. */
function daysOf({ duration_text: text, duration_months: months }: CourseSummary): number | null {
  const [, count, unit = ""] = /^(\d+) (\w+?)s?\b/.exec(text ?? "") ?? [];
  const days = DAYS.get(unit);
  return days === undefined ? months && months * DAYS.get("month")! : Number(count) * days;
}

const FOR_AGES = /\bages? (\d\d?) (?:to|-|–) (\d\d?)\b/i;

/** Whether a course is named for ages with this one; null where it is named for none, or none is known. */
export function isForAge({ name }: CourseSummary, age: number | null): boolean | null {
  const [, from, to] = FOR_AGES.exec(name) ?? [];
  return age === null || to === undefined ? null : Number(from) <= age && age <= Number(to);
}
