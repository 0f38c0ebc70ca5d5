import type { CourseSummary } from "#catalogue/course.ts";
import { noSlots, type Slots } from "../../answer.ts";
import { judgeFor } from "../clauses/judging.ts";
import { canBeJudged } from "../clauses/person.ts";
import type { Context } from "../context.ts";
import { asksForNothing, type Finding, findAll } from "../finding.ts";
import { saidSlots } from "../wording.ts";

/** What comes nearest to a wish: with one preference less, or as few as help together. */
export interface Near {
  /** What was given up. */
  keys: (keyof Slots)[];
  /** How the courses differ from the wish, as the beginning of a sentence; what they are. */
  text: string;
  slots: Slots;
  finding: Finding;
  /** True where all of them can be entered. */
  isOpen?: true;
}

/**
 * Preferences, in the order in which they are given up: how courses differ without one, as all that
 * have the rest miss it or do not state it, and the message that gives it up.
 */
const PREFERENCES: readonly (readonly [keyof Slots, differing: string, drop?: string])[] = [
  ["months", "of more months, or of no stated length", "Any duration"],
  ["until", "ending later, or with no stated start or length"],
  ["intake", "starting at another time, or at none that is stated", "Any intake"],
  ["studyMode", "at other times of the day or week, or at none that are stated", "Any study mode"],
  ["languages", "taught in another language, or in none that is stated", "Any language"],
  ["awarding", "awarded by somebody else", "Any awarding body"],
  ["modalities", "taught in another way", "Online or face to face"],
  ["budget", "for more, or without a stated cost", "Any price"],
  ["places", "elsewhere or online, so you may have to move or travel", "Anywhere"],
  ["scheme", "outside the First Degree Scheme"],
  ["levels", "at other levels", "Any level"],
  ["institutions", "at other institutions", "Any college"],
  ["excluded", "among what you ruled out"],
];
/** What is studied is given up last. */
const STUDIED: typeof PREFERENCES = [
  ["text", "without the words you used"],
  ["fields", "in other fields", "Any field"],
  ["careers", "in other fields"],
];
const DIFFERING = new Map([...PREFERENCES, ...STUDIED].map(([key, text]) => [key, text]));

/** Messages that give up one preference. */
export const DROP = new Map([...PREFERENCES, ...STUDIED].map(([key, , drop]) => [key, drop]));

/** What comes nearest to a wish that nothing meets; null for nothing. */
export async function nearestTo(context: Context, slots: Slots): Promise<Near | null> {
  const online = await onlineFor(context, slots);
  if (online) return online;
  const said = saidSlots(slots).map(({ key }) => key);
  const isOlder = olderIn(context);
  const all = PREFERENCES.map(([key]) => key).filter((key) => said.includes(key));
  const others = [...new Set([...all.filter(isOlder), ...all])];
  const tries = [
    ...others.map((key) => [key]),
    ...others.map((_, at) => others.slice(0, at + 1)).slice(1),
    ...STUDIED.flatMap(([key]) => (said.includes(key) ? [[key]] : [])),
  ];
  for (const keys of tries) {
    let near = await tryOut(context, slots, keys);
    if (!near) continue;
    for (const key of keys.length > 1 ? keys : [])
      near =
        (await tryOut(
          context,
          slots,
          near.keys.filter((other) => other !== key),
        )) ?? near;
    return near;
  }
  return null;
}

/** What of a wish can be followed online, else what is elsewhere, for who named a place. */
export async function aroundPlace(context: Context, slots: Slots): Promise<Near | null> {
  return (await onlineFor(context, slots)) ?? (await tryOut(context, slots, ["places"]));
}

/**
 * What a person can enter in the same subject, wherever and at whichever level; null where some of
 * what was found can be entered, and for nothing.
 */
export async function openNow(
  context: Context,
  { fields, careers, text, focus }: Slots,
  all: readonly CourseSummary[],
): Promise<Near | null> {
  const { person } = context.memory;
  if (!canBeJudged(person)) return null;
  const judge = judgeFor(person);
  const isOpen = (card: CourseSummary) => judge(card) === "meets";
  if (all.some(isOpen)) return null;
  const wanted: Slots = { ...noSlots(), fields, careers, text, focus };
  const finding = await findAll(context, wanted);
  const open = finding.courses.filter(isOpen);
  return open.length === 0
    ? null
    : {
        isOpen: true,
        keys: ["levels", "places"],
        text: "in the same field that you can enter with what you told me, at another place or level",
        slots: wanted,
        finding: { ...finding, courses: open, total: open.length, isListing: false },
      };
}

/** Without those that were found already; null where nothing is left. */
export function besides(near: Near | null, found: readonly { id: number }[]): Near | null {
  if (!near || found.length === 0) return near;
  const known = new Set(found.map(({ id }) => id));
  const courses = near.finding.courses.filter(({ id }) => !known.has(id));
  if (courses.length === 0) return null;
  const finding = { ...near.finding, courses, total: courses.length, isListing: false };
  return { ...near, finding };
}

/** Fewer online courses are shown among all that are elsewhere. */
const ENOUGH = 3;

async function onlineFor(context: Context, slots: Slots): Promise<Near | null> {
  const isOpen = slots.modalities.length === 0 || slots.modalities.includes("online");
  if (slots.places.length === 0 || !isOpen || slots.excluded.modalities.includes("online"))
    return null;
  const wanted: Slots = { ...slots, places: [], modalities: ["online"] };
  const near = await found(context, wanted, ["places"]);
  const isEnough = slots.modalities.length > 0 || (near?.finding.total ?? 0) >= ENOUGH;
  return !near || !isEnough
    ? null
    : { ...near, text: "online, which you can follow from where you are" };
}

async function tryOut(context: Context, slots: Slots, keys: (keyof Slots)[]): Promise<Near | null> {
  return keys.length === 0 ? null : await found(context, keys.reduce(without, slots), keys);
}

async function found(context: Context, slots: Slots, keys: (keyof Slots)[]): Promise<Near | null> {
  if (asksForNothing(slots, context.names)) return null;
  const finding = await findAll(context, slots);
  const differing = keys.flatMap((key) => DIFFERING.get(key) ?? []);
  return finding.total === 0 ? null : { keys, text: differing.join(", or "), slots, finding };
}

/** What was said before this message is given up first. */
function olderIn({ wishes, memory }: Context): (key: keyof Slots) => boolean {
  const newest = new Set(saidSlots(wishes.slots).map(({ key }) => key));
  const before = new Set(saidSlots(memory.slots).map(({ key }) => key));
  return (key) => before.has(key) && !newest.has(key) && key !== "levels";
}

function without(slots: Slots, key: keyof Slots): Slots {
  const fewer = { ...slots, [key]: noSlots()[key] };
  // Who looks for what costs little sees the least expensive first.
  if (key === "scheme") return { ...fewer, order: "cheapest" };
  return key === "budget" ? { ...fewer, budgetFrom: null, order: "cheapest" } : fewer;
}
