import type { Course, CourseSummary } from "#catalogue/course.ts";
import { stem } from "#catalogue/search/stem.ts";
import { type Memory, noSlots, type Slots } from "../answer.ts";
import { canBeJudged } from "./clauses/person.ts";
import type { Context } from "./context.ts";
import { findCourses, MOST_READ, sortKey } from "./finding.ts";
import { hasSubject, isUnsaid } from "./merging.ts";
import { foldedWords } from "./reading/lexicon.ts";
import { phrase } from "./reading/message.ts";
import { groupIn, numbersIn, ordinalsIn } from "./reading/references.ts";
import { PLAIN_WORDS } from "./words/plain-words.ts";

/** Words that speak of several of those that were shown. */
const SEVERAL = phrase(
  "which(?: ones?)?|(?:any|none|all|some|one|out|among|between|each) (?:of )?(?:them|these|those|the)|them|these|those|they|ones|among",
);

/** Words before what tells one of those that were shown from the others: "the diploma". */
const DESCRIBING = phrase("(?<!in )(?:the|that|this)");
const THE_ONE = phrase("(?:the|that|this)(?: [\\p{L}\\p{N}]+){0,4} one");
/** In as short a message such words are nothing else. */
const SHORT_DESCRIPTION = 5;

/** True where a message describes some of those that were shown: "the diploma", "the online one". */
export function describesShown(context: Context): boolean {
  const { reader, kinds } = context;
  const own = ownWishes(context);
  if (isUnsaid(own) || (kinds.has("wish") && reader.words.length > SHORT_DESCRIPTION)) return false;
  const isNamed = hasSubject(own) || own.levels.length + own.institutions.length > 0;
  return reader.has(THE_ONE) || (isNamed && reader.has(DESCRIBING));
}

/**
 * The courses of earlier answers that a message speaks of: by their place, by what tells them from
 * the others, or all that were spoken of last. None where it speaks of something else.
 */
export async function coursesMeant(context: Context): Promise<Course[]> {
  const { memory } = context;
  const last = spokenOf(context);
  if (last.length === 0 || context.wishes.open.length > 0) return [];
  const places = placesIn(context);
  if (places.length > 0)
    return await records(
      context,
      places.map((place) => memory.shown[place]!),
    );
  const own = ownWishes(context);
  if (isUnsaid(own)) return await records(context, last);
  return describesShown(context) ? await described(context, own) : [];
}

/** True where "can I" asks of what was shown: "what can I study" asks for something else. */
export function asksOfShown({ reader, memory }: Context): boolean {
  return memory.shown.length > 0 && !reader.has(OPEN);
}

const OPEN = phrase(
  "(?:what|where|which courses?)(?: \\p{L}+){0,2} (?:can|could|should|do|may) \\p{L}+ (?:do|study|learn|take|find)",
);

/** True for an answer to the question what the person has finished. */
export function repliesWithResults({ memory, kinds, person }: Context): boolean {
  return memory.asked === "results" && canBeJudged(person) && !kinds.has("wish");
}

function placesIn({ memory, reader }: Context): number[] {
  const { shown } = memory;
  const isBare = reader.words.length === 1;
  const places = isBare ? numbersIn(reader, shown) : ordinalsIn(reader, shown);
  const group = groupIn(reader, shown);
  if (places.length > 0 || group === null || !reader.has(/ (?:first|top) /)) return places;
  return shown.slice(0, group).map((_, place) => place);
}

/** True where the message points at what was shown, and at more than one of it. */
export function pointsAtSeveral({ reader }: Context): boolean {
  return reader.has(SEVERAL);
}

/**
 * The cheapest, shortest or first to start: of those that were shown where the message says so, else
 * of all that were looked for. Null where none states it.
 */
export async function extremeMeant(
  context: Context,
  courses: readonly Course[],
): Promise<Course | null> {
  const { directory, names, now, memory, wishes } = context;
  const { order } = wishes.slots;
  if (order === null) return null;
  const key = (card: CourseSummary) => sortKey(card, order, now) ?? Infinity;
  const isOfShown = pointsAtSeveral(context) || isUnsaid(memory.slots);
  const every = { names, now, skipped: 0, shown: 1 };
  const found = isOfShown
    ? courses.toSorted((one, other) => key(one) - key(other))
    : (await findCourses(directory, { ...memory.slots, order }, every)).courses;
  const [first] = found;
  return first && key(first) !== Infinity ? await directory.course(first.id) : null;
}

/** The message without what it names, for questions whose words are no wish. */
export function withoutWishes(context: Context): Context {
  return { ...context, wishes: { ...context.wishes, slots: noSlots() } };
}

/** The course that is spoken of, those that were set side by side, or the whole newest list. */
function spokenOf(context: Context): number[] {
  const { about, shown } = context.memory;
  if (about && "courses" in about) return about.courses;
  if (about && "course" in about && !(pointsAtSeveral(context) && shown.length > 1))
    return [about.course];
  return shown;
}

/** What a message wishes for itself, beside an order and what follows from the person. */
function ownWishes({ wishes: { slots, levelsFollow } }: Context): Slots {
  return { ...slots, order: null, text: null, levels: levelsFollow ? [] : slots.levels };
}

/**
 * Those that have what the message names, of the newest list, or else of what was shown before it;
 * beside the one that is spoken of, where that is set against them.
 */
async function described(context: Context, own: Slots): Promise<Course[]> {
  const { directory, names, now, memory, reader } = context;
  const every = { names, now, skipped: 0, shown: MOST_READ };
  const having = new Set((await findCourses(directory, own, every)).courses.map(({ id }) => id));
  const isEarlier = reader.has(EARLIER);
  const newest = isEarlier ? [] : memory.shown.filter((id) => having.has(id));
  const older = isEarlier || reader.has(THE_ONE) ? memory.seen.filter((id) => having.has(id)) : [];
  const fitting = await records(context, newest.length > 0 ? newest : older);
  const said = new Set(reader.words.filter((word) => !PLAIN_WORDS.has(word)).map(stem));
  const telling = (course: Course) =>
    new Set(
      foldedWords(course.name)
        .map(stem)
        .filter((word) => said.has(word)),
    ).size;
  const most = Math.max(0, ...fitting.map(telling));
  const found = fitting.filter((course) => telling(course) === most);
  const beside = reader.has(SET_AGAINST) && found.length > 0 ? spokenOf(context) : [];
  return [
    ...(await records(context, beside.slice(0, 1))),
    ...(isEarlier ? found.slice(0, 1) : found),
  ];
}

const EARLIER = phrase(
  "(?:showed|shown|told|said|gave)(?: me)?(?: at)? (?:first|before|earlier)|earlier|at first",
);
const SET_AGAINST = phrase("(?:that|this|it)(?: one)? (?:or|and|vs)");

async function records({ directory }: Context, ids: readonly number[]): Promise<Course[]> {
  const found = await Promise.all([...new Set(ids)].map((id) => directory.course(id)));
  return found.filter((course) => course !== null);
}

/** One course is what is spoken of from now on; of several the newest list stays, if they are in it. */
export function speakingOf(memory: Memory, courses: readonly { id: number }[]): Memory {
  const ids = courses.map(({ id }) => id);
  const shown = ids.every((id) => memory.shown.includes(id)) ? memory.shown : ids;
  const about = ids.length === 1 ? { course: ids[0]! } : { courses: ids };
  return { ...memory, shown, about, asked: null };
}
