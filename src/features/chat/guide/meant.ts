import type { Course } from "#catalogue/course.ts";
import { SUBJECT_LABELS } from "#catalogue/entry.ts";
import { stem } from "#catalogue/search/stem.ts";
import { type Memory, noSlots, type Slots } from "../answer.ts";
import { CHECKED, checksOf } from "./checks.ts";
import type { Context } from "./context.ts";
import { hasSubject, isUnsaid } from "./merging.ts";
import type { FactQuestion } from "./reading/fact-questions.ts";
import { foldedWords } from "./reading/lexicon.ts";
import { phrase } from "./reading/message.ts";
import { groupIn, numbersIn, ordinalsIn, pointsBack } from "./reading/references.ts";
import { subjectsIn } from "./reading/results.ts";
import { PLAIN_WORDS } from "./words/plain-words.ts";

/** Words that speak of several of those that were shown. */
const SEVERAL = phrase(
  "which(?: ones?)?|(?:any|none|all|some|one|out|among|between|each|both) (?:of )?(?:them|these|those|the)|them|these|those|they|both|ones|among",
);

/** Words before what tells one of those that were shown from the others: "the diploma". */
const DESCRIBING = phrase("(?<!in )(?:the|that|this)");
const THE_ONE = phrase(
  "(?:the|that|this)(?: [\\p{L}\\p{N}]+){0,4} (?:one|ones|thing)|(?!there |have |get |find |any )[\\p{L}\\p{N}]+ one",
);
/** In as short a message such words are nothing else. */
const SHORT_DESCRIPTION = 5;

/** Words of who looks for something else than what was shown. */
const SEARCHING = phrase(
  "show(?: me)?|find(?: me)?|list|search|looking|(?:i|we|he|she|son|daughter|wife|who) (?:really |also )?wants?|any (?:other|more)|anything|something|other|others|another|else|more|(?<=^ (?:(?:ok|and|but) )?)(?:only|just)|only (?:the|those|ones|in|online)|what about|how about|rather|actually|courses?(?! (?:in|cost|have|need|start|online|is|are|does|do))|programmes?|options|(?:is|are) there(?! (?:(?:an? )?(?:separate|exam|hostel)|and|$))|do (?:you|they) have|(?:what|where|which courses?)(?: \\p{L}+){0,2} (?:can|could|should|do|may) \\p{L}+ (?:do|study|learn|take|find)",
);
/** How a question begins whose subject is known: "is it online", "can he do it at night". */
const ASKING = phrase(
  "(?:is|are|do|does|did|can|could|will|would|has|have|must|should|may) (?:it|this|that|these|those|they|them|he|she|i|we|the|my|all|both|one)|available|possible",
);

/** True where a message asks of what it knows, and looks for nothing else. */
export function asksOfShown({ reader, memory, wishes, unrecorded }: Context): boolean {
  const { shown, about } = memory;
  return (
    (shown.length > 0 || about !== null) &&
    wishes.open.length === 0 &&
    (unrecorded.length > 0 || !isSearching(reader))
  );
}

/** "Is there a hostel" looks for one, "is there a scheme for it" asks of what is known. */
function isSearching(reader: Context["reader"]): boolean {
  return reader.has(SEARCHING) && !reader.has(OF_IT);
}

const OF_IT = phrase("(?:for|of|in|with|to|about|do|take|join) (?:it|this|that|them|these|those)");

/** True where the message points at what was shown, and at more than one of it. */
export function pointsAtSeveral({ reader }: Context): boolean {
  return reader.has(SEVERAL);
}

/** True where a message describes some of those that were shown: "the diploma", "the online one". */
function describesShown(context: Context, own = ownWishes(context)): boolean {
  const { reader, kinds } = context;
  if (isUnsaid(own) || (kinds.has("wish") && reader.words.length > SHORT_DESCRIPTION + 3))
    return false;
  const isNamed = hasSubject(own) || own.levels.length + own.institutions.length > 0;
  const isFollowing = kinds.has("wish") ? reader.has(THE_ONE) : true;
  return reader.has(THE_ONE) || (isNamed && isFollowing && reader.has(DESCRIBING));
}

/** True where a message tells some of those that were shown from the others. */
export function pointsOut(context: Context): boolean {
  return placesIn(context).length > 0 || describesShown(context);
}

/** The conditions that a message asks courses for, where it asks for them of known ones. */
export function checksIn(context: Context): Slots {
  const { reader, wishes, memory } = context;
  const none = noSlots();
  if (!reader.has(ASKING) && !reader.has(FROM_HERE)) return none;
  const checks = Object.fromEntries(CHECKED.map((key) => [key, wishes.slots[key]]));
  const isFromHere = reader.has(FROM_HERE) && wishes.slots.places.length === 0;
  const named = reader.has(ONE_IN) ? [] : wishes.slots.places;
  const here = isFromHere ? memory.slots.places : named;
  const modalities =
    isFromHere && here.length === 0 ? (["online"] as const) : wishes.slots.modalities;
  return { ...none, ...checks, places: [...here], modalities: [...modalities] };
}

/** What is asked beside the conditions of a message: "where is the cheapest one" asks which it is. */
export function withoutChecked(
  context: Context,
  questions: readonly FactQuestion[],
): FactQuestion[] {
  const isChecked = !isUnsaid(checksIn(context));
  const isOfEntry = context.reader.has(OF_ENTRY);
  return questions.filter((one) => {
    if (one === "where") return context.wishes.slots.order === null;
    return !isChecked || (one !== "delivery" && (one !== "entry" || isOfEntry));
  });
}

const OF_ENTRY = / (?:enter|entry|requirements?|require|need|join|qualify|accept|get in) /;

/** A place that tells one of those that were shown from the others. */
const ONE_IN = phrase(
  "(?:the|that|this) (?:\\p{L}+ )?(?:one|ones|course|courses) (?:in|at|on|from)",
);
const FROM_HERE = phrase("(?:from|on|in|at) (?:here|my island|home|my house)");

/**
 * The courses of earlier answers that a message speaks of: by their place, by what tells them from
 * the others, or all that were spoken of last. None where it speaks of something else.
 *
 * @param isAsking True where something is asked of them, so that a part of a name is enough.
 */
export async function coursesMeant(context: Context, isAsking = false): Promise<Course[]> {
  const { memory, reader } = context;
  const last = spokenOf(context);
  if (memory.shown.length + memory.seen.length === 0 || context.wishes.open.length > 0) return [];
  const places = placesIn(context);
  if (places.length > 0)
    return await records(
      context,
      places.map((place) => memory.shown[place]!),
    );
  const own = ownWishes(context);
  if (isUnsaid(own)) {
    const one = reader.has(THE_ONE) ? await described(context, own, true) : [];
    return one.length > 0 ? one : await records(context, last);
  }
  const isDescribed = describesShown(context, own);
  const found = isDescribed ? await described(context, own) : [];
  if (found.length > 0) return found;
  if (context.unrecorded.length === 0 && (!isAsking || isSearching(reader))) return [];
  const named = await described(context, own, true);
  // "The degree one" where none of them is a degree is a new wish.
  const isOther = (isDescribed && reader.has(THE_ONE)) || own.levels.length > 0;
  return named.length > 0 || isOther || !isPointing(context) ? named : await records(context, last);
}

/** True where a pronoun stands for what was shown, whatever else is named. */
export function isPointing({ reader }: Context): boolean {
  return reader.has(ASKING) && (pointsBack(reader) || reader.has(SEVERAL));
}

function placesIn({ memory, reader }: Context): number[] {
  const { shown } = memory;
  const isBare = reader.words.length === 1;
  const places = isBare ? numbersIn(reader, shown) : ordinalsIn(reader, shown);
  const group = groupIn(reader, shown);
  if (places.length > 0 || group === null || !reader.has(/ (?:first|top) /)) return places;
  return shown.slice(0, group).map((_, place) => place);
}

/** The message without what it names, for questions whose words are no wish. */
export function withoutWishes(context: Context): Context {
  return { ...context, wishes: { ...context.wishes, slots: noSlots() } };
}

/** The course that is spoken of, those that were set side by side, or the whole newest list. */
export function spokenOf(context: Context): number[] {
  const { about, shown } = context.memory;
  if (about && "courses" in about) return about.courses;
  if (about && "course" in about && !(pointsAtSeveral(context) && shown.length > 1))
    return [about.course];
  return shown;
}

/** What a message wishes for itself, beside an order, what is only asked, and what follows from the person. */
function ownWishes(context: Context): Slots {
  const { slots, levelsFollow } = context.wishes;
  const asked = checksIn(context);
  const unasked = CHECKED.filter(
    (key) => JSON.stringify(asked[key]) === JSON.stringify(slots[key]),
  );
  const without = Object.fromEntries(unasked.map((key) => [key, noSlots()[key]]));
  const levels = levelsFollow ? [] : slots.levels;
  return { ...slots, ...without, order: null, text: null, scheme: null, levels };
}

/**
 * Those that have what the message names, of the newest list, or else of what was shown before it.
 *
 * @param isByName True where a word of the name has to be said.
 */
async function described(context: Context, own: Slots, isByName = false): Promise<Course[]> {
  const { directory, names, memory, reader } = context;
  const checks = await checksOf(own, directory);
  const fields = new Set(own.fields);
  const groups = new Map(names.categories.map(({ name, parent }) => [name, parent?.name ?? name]));
  const said = wordsSaid(context);
  const stems = (course: Course) =>
    [course.name, course.awarding_body, course.awarding_body_country].flatMap((text) =>
      foldedWords(text ?? "").map(stem),
    );
  const telling = (course: Course) => new Set(stems(course).filter((word) => said.has(word))).size;
  const has = (course: Course) =>
    (own.levels.length === 0 || own.levels.some((level) => level === course.mnqf_level)) &&
    (own.institutions.length === 0 || own.institutions.includes(course.institution.name)) &&
    (!hasSubject(own) ||
      telling(course) > 0 ||
      (!isByName &&
        course.categories.some(({ name }) => fields.has(name) || fields.has(groups.get(name)!)))) &&
    checks.every(({ verdict }) => verdict(course) === "met");
  const newest = (await records(context, memory.shown)).filter(has);
  const isOlder = reader.has(THE_ONE) || isByName;
  const older =
    newest.length > 0 || !isOlder ? [] : (await records(context, memory.seen)).filter(has);
  const fitting = newest.length > 0 ? newest : older;
  const most = Math.max(0, ...fitting.map(telling));
  if (isByName && most === 0 && own.levels.length + own.institutions.length === 0) return [];
  return fitting.filter((course) => telling(course) === most);
}

/** The telling words of a message, without the school subjects whose passes it asks about. */
function wordsSaid({ reader }: Context): ReadonlySet<string> {
  const words = reader.words.filter((word) => !PLAIN_WORDS.has(word));
  const isOfPasses = reader.has(/ (?:[oa] levels?|pass|passes|need|needs|grade) /);
  const subjects = new Set(
    isOfPasses ? subjectsIn(reader.whole).flatMap((one) => SUBJECT_LABELS.get(one) ?? []) : [],
  );
  const passed = new Set([...subjects].flatMap(foldedWords));
  const others = words.filter((word) => !passed.has(word));
  return new Set((others.length > 0 ? others : words).map(stem));
}

/** The records of courses, each once. */
export async function records({ directory }: Context, ids: readonly number[]): Promise<Course[]> {
  const found = await Promise.all([...new Set(ids)].map((id) => directory.course(id)));
  return found.filter((course) => course !== null);
}

/** One course is what is spoken of from now on; of several the newest list stays, if they are in it. */
export function speakingOf(
  memory: Memory,
  shown: readonly { id: number }[],
  meant: readonly { id: number }[] = shown,
): Memory {
  const ids = shown.map(({ id }) => id);
  const isOfNewest = ids.every((id) => memory.shown.includes(id));
  const about = meant.length === 1 ? { course: meant[0]!.id } : { courses: ids };
  const order = isOfNewest && ids.length < memory.shown.length ? memory.shown : ids;
  return { ...memory, shown: [...order], about, asked: null };
}
