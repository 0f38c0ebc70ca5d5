import type { Course } from "#catalogue/course.ts";
import { SHORTLIST_LIMIT } from "#catalogue/shortlist-limit.ts";
import type { Slots } from "../../answer.ts";
import { answerComparison, askWhich } from "../answers/comparison.ts";
import { asksForSubject } from "../answers/entry.ts";
import { rankingOf } from "../answers/found-matters.ts";
import { type Asked, answerRecords, asksNothing, NOTHING_ASKED } from "../answers/records.ts";
import { answerBeyond } from "../answers/talk.ts";
import { checksOf } from "../checks.ts";
import { canBeJudged } from "../clauses/person.ts";
import type { Context, Reply } from "../context.ts";
import { asksForNothing, findCourses, SHOWN } from "../finding.ts";
import {
  asksOfShown,
  checksIn,
  coursesMeant,
  pointsAtSeveral,
  pointsOut,
  records,
  withoutChecked,
  withoutWishes,
} from "../meant.ts";
import { hasSubject } from "../merging.ts";
import { likelyNamed, namedCourses, severalNamed } from "../naming.ts";
import { groupIn, isBeyond, numbersIn, ordinalsIn, pointsBack } from "../reading/references.ts";
import { COLLEGES } from "./searching.ts";

/** Sets courses side by side. */
export async function compare(context: Context): Promise<Reply | null> {
  const { reader, memory, wishes } = context;
  if (memory.shown.length > 1 && asksForNothing({ ...wishes.slots, text: null }, context.names))
    return await answerComparison(context, numbersOr(reader, memory.shown));
  const group = groupIn(reader, memory.shown);
  if (memory.shown.length === 1 && isBeyond(reader, memory.shown)) return answerBeyond(context);
  const sides = await sidesOf(context);
  if (sides.length > 1) return await answerComparison(context, sides);
  const { order } = wishes.slots;
  const isKnown = hasSubject(wishes.slots);
  if (!isKnown && reader.has(COLLEGES)) return await rankingOf(context);
  const isOfCompared = memory.about !== null && "courses" in memory.about;
  if (!isKnown && (order === null || isOfCompared || !hasSubject(memory.slots))) {
    const isOfColleges = wishes.slots.institutions.length + wishes.unlisted.length > 0;
    return isOfColleges || memory.shown.length > 1 ? null : askWhich(context);
  }
  if (order === null) return null;
  const searched = isKnown ? wishes.slots : { ...memory.slots, order };
  const first = await firstOf(context, searched, group ?? 2);
  return first.length > 1
    ? await answerComparison({ ...context, memory: { ...memory, shown: first } }, first)
    : null;
}

/** What a message sets against each other: by name, by level, by institution, or all of a kind. */
async function sidesOf(context: Context): Promise<number[]> {
  const { slots, levelsFollow } = context.wishes;
  const named = await severalNamed(context);
  if (named.length > 1) return idsOf(named);
  const likely = slots.order === null ? await likelyNamed(context) : [];
  const { institutions, modalities, places } = slots;
  const levels = levelsFollow ? [] : slots.levels;
  const each: readonly Partial<Slots>[] =
    institutions.length > 1
      ? institutions.map((one) => ({ institutions: [one] }))
      : levels.length > 1
        ? levels.map((level) => ({ levels: [level] }))
        : modalities.length > 0 && places.length > 0
          ? [{ places: [] }, { modalities: [] }]
          : [];
  if (each.length === 0 && likely.length > 1) return idsOf(likely);
  if (!hasSubject(slots)) return [];
  const found = await Promise.all(each.map((part) => firstOf(context, { ...slots, ...part }, 1)));
  if (each.length > 0 || slots.order !== null) return found.flat().slice(0, SHORTLIST_LIMIT);
  const all = await firstOf(context, { ...slots, places: [], modalities: [] }, SHORTLIST_LIMIT + 1);
  return all.length <= SHORTLIST_LIMIT ? all : [];
}

/** The first courses that a search finds. */
async function firstOf({ directory, names, now }: Context, slots: Slots, count: number) {
  const options = { names, now, skipped: 0, shown: count };
  return idsOf((await findCourses(directory, slots, options)).courses);
}

/** The courses of the newest list whose places are named, or the first of it. */
function numbersOr(reader: Context["reader"], shown: readonly number[]): number[] {
  const places = numbersIn(reader, shown);
  if (places.length > 1) return places.map((place) => shown[place]!);
  return shown.slice(0, Math.max(2, groupIn(reader, shown) ?? SHORTLIST_LIMIT));
}

/** What is asked of the courses that a message names, or speaks of. */
export async function aboutCourses(context: Context): Promise<Reply | null> {
  const { reader, memory, wishes, kinds } = context;
  if (wishes.unlisted.length > 0) return null;
  const asked = await askedIn(context);
  const places = ordinalsIn(reader, memory.shown);
  const isOther = !hasSubject(wishes.slots);
  if (
    places.length === 0 &&
    isBeyond(reader, memory.shown) &&
    isOther &&
    wishes.slots.order === null
  )
    return answerBeyond(context);
  const named = places.length > 0 ? [] : await namedIn(context, asked);
  if (named.length > 1 && reader.has(DIFFERING))
    return await answerComparison(context, idsOf(named));
  if (named.length > 1 && asked.questions.length === 0) return null;
  if (named.length > 0) return await answerRecords(context, named, asked, sameNames(named));
  if (memory.about && "institution" in memory.about && places.length === 0) return null;
  const isAsking = !asksNothing(asked);
  const isReply = memory.asked === "results" && canBeJudged(context.person) && !kinds.has("wish");
  if (!isReply && !isAsking && places.length === 0 && ELSEWHERE.some((kind) => kinds.has(kind)))
    return null;
  const courses = await coursesMeant(
    isReply ? withoutWishes(context) : context,
    isAsking || pointsBack(reader),
  );
  if (courses.length === 0) return null;
  if (isReply) return await answerRecords(context, courses, { ...NOTHING_ASKED, isEntry: true });
  const { order } = wishes.slots;
  if (order !== null && courses.length === 1 && isOther && pointsBack(reader))
    return await answerRecords(context, await alikeOf(context), asked);
  if (order !== null && !pointsAtSeveral(context) && !isAsking) return null;
  const isPlaced = pointsOut(context);
  const isOverview = asked.questions.length === 1 && asked.questions[0] === "overview";
  if (isOverview && courses.length > 1)
    return pointsBack(reader) ? await answerRecords(context, courses.slice(0, 1), asked) : null;
  if (!isPlaced && !asksOfShown(context)) return null;
  if (isAsking || order !== null || isPlaced) return await answerRecords(context, courses, asked);
  return null;
}

/** What one course is measured against: what was looked for last, whatever it costs and wherever. */
async function alikeOf(context: Context): Promise<Course[]> {
  const { memory, wishes } = context;
  const { order } = wishes.slots;
  const wider = { ...memory.slots, budget: null, places: [], modalities: [], order };
  return await records(context, await firstOf(context, wider, SHOWN));
}

/** Facts, conditions, and whether the person can enter. */
async function askedIn(context: Context): Promise<Asked> {
  const { asks, kinds, directory, unrecorded } = context;
  // "Is it cheaper online" asks which costs least.
  const isOrder = context.wishes.slots.order !== null;
  const checks = isOrder ? [] : await checksOf(checksIn(context), directory);
  const questions = withoutChecked(context, asks);
  // "Which of these do not need English" asks for no field, and yet of the entry requirements.
  if (questions.length === 0 && asksForSubject(context) && asksOfShown(context))
    questions.push("entry");
  const isElse =
    checks.length > 0 || questions.some((one) => one !== "entry" && one !== "overview");
  return { questions, checks, unrecorded, isEntry: kinds.has("enter") && !isElse };
}

/** What is asked of no record. */
const ELSEWHERE = ["path", "count", "more", "institution", "again", "open"] as const;

const DIFFERING = / (?:diff|difference|differences|differ|compare|versus|vs|better) /;

/** Words for several courses: no one course is asked about. */
const LISTING = / (?:courses|programmes|programs|diplomas|degrees|options) /;

/** The courses whose whole name stands in a message that asks something of them. */
async function namedIn(context: Context, asked: Asked): Promise<Course[]> {
  const { wishes, kinds, reader, memory } = context;
  const asksOfPerson = (["enter", "path", "open"] as const).some((kind) => kinds.has(kind));
  if (asksNothing(asked) || reader.has(LISTING)) return [];
  if (wishes.held !== null && asksOfPerson) return [];
  const whole = await namedCourses(context);
  const isOfShown = memory.shown.length > 0 && pointsBack(reader);
  const isPrecise = kinds.has("fact") && asked.questions.some((one) => one !== "overview");
  const named = whole.length > 0 || isOfShown || !isPrecise ? whole : await likelyNamed(context);
  return await records(context, idsOf(named).slice(0, SHOWN));
}

function idsOf(courses: readonly { id: number }[]): number[] {
  return courses.map(({ id }) => id);
}

function sameNames(courses: readonly Course[]): string | null {
  if (courses.length < 2) return null;
  return new Set(courses.map(({ name }) => name)).size === 1
    ? "Several institutions have a course of that name. These are they."
    : "Several courses may be meant. These are they.";
}
