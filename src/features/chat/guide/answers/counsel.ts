import type { CourseSummary } from "#catalogue/course.ts";
import { EXAMS } from "#catalogue/entry.ts";
import { foldName } from "#catalogue/names.ts";
import type { AnswerPart, Chip } from "../../answer.schema.ts";
import type { Slots } from "../../answer.ts";
import { CHILD, canBeJudged } from "../clauses/person.ts";
import { ask, type Context, coursesPart, type Reply, textPart } from "../context.ts";
import { type Finding, findAll, MOST_READ, SHOWN } from "../finding.ts";
import { hasSubject } from "../merging.ts";
import { sortKey } from "../ordering.ts";
import {
  capital,
  counted,
  island,
  listed,
  type SaidSlot,
  sought,
  soughtCount,
} from "../wording.ts";
import { askedFields, coursePart, linkOf, placeNote, unstatedNote } from "./course-list.ts";
import { deadlineLines } from "./deadlines.ts";
import { aroundPlace, besides, DROP, type Near, nearestTo, openNow } from "./near.ts";
import { entrySentences, isAskedFor, verdictOn, withinReach } from "./verdict.ts";
import { wayUp } from "./way-up.ts";

export interface CounselOptions {
  /** Goes before what was found. */
  lead?: string;
  /** Matches that were shown before, for "more". */
  skipped?: number;
  /** Words of the subject that no course has. */
  unknown?: string | null;
  /** Wishes of earlier messages that still hold, with chips to drop them. */
  standing?: readonly SaidSlot[];
}

/** Courses of the first list where another follows, and of those. */
const FEW = 3;

/** Some courses of an answer, with what is said above them. */
interface Section {
  text: string;
  courses: readonly CourseSummary[];
  /** What they are the first of. */
  of?: Finding;
}

/**
 * Answers a wish: the verdict first, then what meets it, then what is elsewhere or comes near, then
 * the way to what is still out of reach, what is open of entry, and one question back.
 */
export async function counsel(
  context: Context,
  slots: Slots,
  options: CounselOptions = {},
): Promise<Reply> {
  const { skipped = 0, standing = [], lead, unknown } = options;
  const { wishes, memory } = context;
  // Where entry can be judged it decides, and not what usually comes next.
  const isJudged = wishes.levelsFollow && canBeJudged(memory.person) && !lead;
  if (isJudged && !context.reader.has(GOING_ON) && slots.levels.length > 0)
    return await counsel(context, { ...slots, levels: [] }, options);
  const { courses: all, ...rest } = await findAll(context, slots);
  if (all.length === 0 && isOnlineOnly(slots)) {
    const home = `What is taught online can be followed from ${listed(slots.places.map(island), "or")}.`;
    const anywhere = { ...options, lead: lead ? `${lead} ${home}` : home };
    return await counsel(context, { ...slots, places: [] }, anywhere);
  }
  const isFirst = skipped === 0;
  const near = isFirst ? besides(await nearFor(context, slots, all), all) : null;
  const way = isFirst ? await wayUp(context, slots) : null;
  const most = near || way?.text ? FEW : SHOWN;
  const reachable = isFirst ? withinReach(context, all, near?.isOpen === true) : all;
  const home = await atHome(context, slots, all);
  const courses = withHome(
    reachable.slice(skipped, skipped + most),
    isFirst && slots.order === null ? home : [],
  );
  const finding = { ...rest, courses };
  const nearby = near?.finding.courses.slice(0, FEW) ?? [];
  const steps = way?.steps ?? [];
  const above = [...courses, ...nearby, ...steps];
  const goal = way?.goal && above.every(({ id }) => id !== way.goal?.id) ? way.goal : null;
  const said = [
    lead,
    unknownNote(slots, unknown, finding),
    standingNote(standing),
    placeNote(wishes.places),
    finding.correction && `I searched for “${finding.correction.used}”.`,
    way?.lead,
    ...(all.length === 0
      ? [noneText(context, slots, finding)]
      : [
          isFirst
            ? verdictOn(context, slots, all, finding.narrowing, way?.lead != null)
            : `Here are more of the ${soughtCount(slots, all.length, finding.narrowing)}.`,
          ...notesOn(context, slots, all, finding, isFirst),
          homeNote(context, home, all.length, slots),
        ]),
  ];
  const sections: Section[] = [
    { text: said.filter(Boolean).join(" "), courses, of: finding },
    ...(near ? [{ text: nearText(near, all.length > 0), courses: nearby, of: near.finding }] : []),
    ...(way?.text ? [{ text: way.text, courses: steps }] : []),
    ...(goal ? [{ text: "The nearest that you cannot enter yet:", courses: [goal] }] : []),
  ];
  const entries = await entrySentences(context, [...courses, ...nearby]);
  const notes = [
    deadlineLines([...courses, ...nearby], context.now)
      .slice(0, FEW)
      .join("\n") || null,
    unstatedNote(finding),
    isFirst ? questionBack(context, slots, all.length) : null,
  ].filter((note) => note !== null);
  const shown = [...new Set([...above, ...(goal ? [goal] : [])].map(({ id }) => id))];
  const [only] = shown.length === 1 || (all.length === 1 && !near) ? shown : [];
  const passed = skipped + courses.length;
  return {
    parts: [...partsOf(sections, slots, entries), ...notes.map(textPart)],
    chips: [...dropChips(near, standing), ...chipsOf(slots, finding, passed)],
    memory: {
      ...memory,
      slots,
      shown,
      about:
        only !== undefined
          ? { course: only }
          : steps.length > 0
            ? { courses: steps.map(({ id }) => id), isWay: true }
            : null,
      asked: null,
      passed,
    },
    ...(shown.length === 0 && { isUnanswered: true }),
  };
}

/**
 * Each course stands below the first text that it belongs to.
 *
 * @param entries Whether the person can enter courses that were found; of steps on a way the text above
 *   says it.
 */
function partsOf(
  sections: readonly Section[],
  slots: Slots,
  entries: ReadonlyMap<number, string>,
): AnswerPart[] {
  const extra = askedFields(slots);
  const above = new Set<number>();
  return sections.flatMap(({ text, courses, of }) => {
    const fresh = courses.filter(({ id }) => !above.has(id) && above.add(id));
    const cards = fresh.map((card) => coursePart(card, extra, entries.get(card.id)));
    const whole = of && { total: of.total, link: linkOf(of) };
    return [textPart(text), ...(cards.length > 0 ? [coursesPart(cards, whole)] : [])];
  });
}

/** Who studies online can be anywhere. */
function isOnlineOnly({ modalities, places }: Slots): boolean {
  return places.length > 0 && modalities.length === 1 && modalities[0] === "online";
}

/** What is where the person lives or is from, for who named no place to study. */
async function atHome(
  { directory, memory }: Context,
  { places, modalities }: Slots,
  all: readonly CourseSummary[],
): Promise<CourseSummary[] | null> {
  const home = memory.person.home ?? [];
  if (home.length === 0 || places.length + modalities.length > 0) return null;
  const there = await directory.coursesAt(home);
  return all.filter(({ id }) => there.has(id));
}

/** A course at home is shown, and not only counted. */
function withHome(courses: CourseSummary[], home: readonly CourseSummary[] | null) {
  const [first] = home ?? [];
  return first && !courses.some((card) => home!.includes(card))
    ? [...courses.slice(0, SHOWN - 1), first]
    : courses;
}

/** Who asks for the next step is not helped by the one before. */
const GOING_ON = / (?:next|after|then|higher) /;

/** What else to show: the nearest where nothing fits, what is around a place where little does. */
async function nearFor(
  context: Context,
  slots: Slots,
  all: readonly CourseSummary[],
): Promise<Near | null> {
  const open = hasSubject(slots) ? await openNow(context, slots, all) : null;
  if (open) return open;
  if (all.length === 0) return await nearestTo(context, slots);
  const isBound = slots.places.length > 0 && hasSubject(slots) && slots.modalities.length === 0;
  return isBound && all.length < FEW ? await aroundPlace(context, slots) : null;
}

function nearText({ finding: { total }, text }: Near, isBeside: boolean): string {
  const some = total > FEW ? `, of which these are ${FEW}` : "";
  return `${isBeside ? "Besides, there" : "There"} ${total === 1 ? "is 1" : `are ${total.toLocaleString("en-GB")}`} ${text}${some}:`;
}

/** What has to be said of what was found beside the verdict. */
function notesOn(
  context: Context,
  slots: Slots,
  all: readonly CourseSummary[],
  finding: Finding,
  isFirst: boolean,
): (string | null)[] {
  const { wishes, now } = context;
  return [
    isFirst ? freeNote(context, slots) : null,
    lostNote(wishes, finding),
    besideNote(wishes, finding),
    orderNote(slots, all, now),
    childNote(context, finding),
    untilNote(context),
    partNote(finding),
  ];
}

/** "There is no diploma in Law in Fonadhoo." */
function noneText(context: Context, slots: Slots, { narrowing }: Finding): string {
  const isAsked = isAskedFor(context);
  return `${isAsked ? "No, there" : "There"} is no ${sought(slots, 1, narrowing)}.`;
}

/** Names what nothing is about; a word within the name of a course that follows is none of it. */
function unknownNote(slots: Slots, unknown: string | null = null, { courses }: Finding) {
  if (hasSubject({ ...slots, text: null })) return null;
  const names = courses.map(({ name }) => foldName(name)).join(" ");
  const words = (unknown ?? "").split(" ").filter((word) => word !== "" && !names.includes(word));
  return words.length > 0 ? `I found nothing for “${words.join(" ")}” in the catalogue.` : null;
}

function standingNote(standing: readonly SaidSlot[]): string | null {
  return standing.length > 0
    ? `As you said before, only ${listed(standing.map(({ text }) => text))}.`
    : null;
}

/** Whom the scheme pays for, for who asks what is free. */
function freeNote({ reader }: Context, { scheme }: Slots): string | null {
  return scheme === true && reader.has(/ free /)
    ? "What the Government First Degree Scheme pays stands beside each course; the institution can tell you whether it takes you."
    : null;
}

/** Records seldom say whether they take a child. */
function childNote({ memory }: Context, { narrowing }: Finding): string | null {
  const { age } = memory.person.have;
  return age !== null && age < CHILD && narrowing.age === null
    ? `None is named for the age of ${age}: whether a child is taken the institution has to say.`
    : null;
}

/** How long there is until an age that was named, or that it cannot be reckoned. */
function untilNote({ wishes: { untilAge }, memory }: Context): string | null {
  const { age } = memory.person.have;
  if (untilAge === null) return null;
  return age === null
    ? `I do not know the age now, so I cannot reckon what ends before ${untilAge}.`
    : `Until the age of ${untilAge} there are at most ${counted(untilAge - age, "year")}, the wait for the start included.`;
}

/** Names the subjects of which nothing is among what was found. */
function lostNote({ subjects }: Context["wishes"], { missing }: Finding): string | null {
  const lost = subjects.filter((fields) => fields.every((one) => missing.includes(one)));
  return lost.length === 0 || subjects.length < 2
    ? null
    : `None of them is in ${listed(lost.flat(), "or")}.`;
}

/** Says that a narrower word was left out, as no course has it. */
function besideNote({ beside }: Context["wishes"], { held }: Finding): string | null {
  return beside !== null && !beside.split(" ").some((word) => held.has(word))
    ? `No course has “${beside}” together with the rest, so I left it out.`
    : null;
}

/** How many are where the person lives or is from. */
function homeNote(
  { memory: { person } }: Context,
  home: readonly CourseSummary[] | null,
  all: number,
  { order, text }: Slots,
): string | null {
  if (home === null) return null;
  const where = listed([...new Set(person.home?.map(island))], "or");
  if (home.length === 0)
    return `None of them is stated to be in ${where}, so you may have to move or travel.`;
  const first =
    !canBeJudged(person) && order === null && text === null ? "; what is there comes first" : "";
  return `${home.length === all ? "All" : home.length} of them ${home.length === 1 ? "is" : "are"} in ${where}${first}.`;
}

/** Says that there is more than is looked through for what the listing has no filter for. */
function partNote({ of }: Finding): string | null {
  if (of === null) return null;
  return `I looked only at the first ${counted(MOST_READ, "course")} of ${of.toLocaleString("en-GB")} here; name a field, a level or a place to narrow it down.`;
}

/** How the list is ordered, as far as that is true of all of it. */
function orderNote({ order }: Slots, all: readonly CourseSummary[], now: Date): string | null {
  if (order === null || all.length < 2) return null;
  const keys = all.map((card) => sortKey(card, order, now));
  const silent = keys.filter((key) => key === null).length;
  if (silent === all.length) return null;
  const known = keys.map((key) => key ?? Infinity);
  const isWhole = known.every((key, at) => at === 0 || known[at - 1]! <= key);
  if (!isWhole && order === "lowest") return null;
  const first = isWhole
    ? `${capital(ORDERS[order])} first.`
    : `What you can enter comes first, and of that the ${ORDERS[order]} first.`;
  return silent > 0
    ? `${first} ${counted(silent, "course")} ${silent === 1 ? "does not state it and comes" : "do not state it and come"} after the others.`
    : first;
}

const ORDERS: Readonly<Record<NonNullable<Slots["order"]>, string>> = {
  cheapest: "lowest total cost",
  dearest: "highest total cost",
  shortest: "shortest",
  longest: "longest",
  soonest: "next to start",
  highest: "highest level",
  lowest: "what somebody without passes can enter",
};

/** More than this many courses are too many to choose from without another question. */
const MANY = 60;

/** The one question whose answer would change the list most; null where none would. */
function questionBack(context: Context, slots: Slots, total: number): string | null {
  const { wishes, memory, kinds } = context;
  const isJudged = canBeJudged(memory.person);
  const isSchool = wishes.held === "o-level" || wishes.held === "a-level";
  if (!isJudged && isSchool && kinds.has("enter"))
    return "How many passes do you have, and which grades in English and mathematics? Then I can say which of them you can enter.";
  if (isJudged && hasUnnamed(memory.person))
    return "Which subjects are your passes in, and with which grades? Some courses ask for particular ones.";
  const isUnknown = slots.levels.length === 0 && !isJudged;
  const isDream = slots.careers.length > 0 && total > SHOWN;
  if (isUnknown && hasSubject(slots) && (total > MANY || isDream))
    return "What have you finished so far, with how many passes? Then I can say where you can begin.";
  if (total <= MANY) return null;
  if (!hasSubject(slots))
    return "Which field or work interests you most? Then the list gets short.";
  return slots.places.length === 0 ? "Where would you like to study, and what can you pay?" : null;
}

/** True for passes of which the subjects were not said. */
function hasUnnamed({ have, unnamed }: Context["memory"]["person"]): boolean {
  return EXAMS.some((exam) => (unnamed[exam] ?? 0) > have[exam].length);
}

function dropChips(near: Near | null, standing: readonly SaidSlot[]): Chip[] {
  const keys = [...standing.map(({ key }) => key), ...(near?.keys ?? [])];
  return [...new Set(keys.flatMap((key) => DROP.get(key) ?? []))].slice(0, 2).map(ask);
}

function chipsOf(slots: Slots, finding: Finding, passed: number): Chip[] {
  const { total, courses } = finding;
  const link = linkOf(finding);
  return [
    ...(passed < total ? [ask("Show me more")] : []),
    ...(courses.length > 1 ? [ask("Compare the first two")] : []),
    ...(slots.order !== "cheapest" && total > 1 ? [ask("Cheaper ones")] : []),
    ...(total === 1 ? [ask("Entry requirements"), ask("How do I apply?")] : []),
    ...(slots.modalities.length === 0 && total > SHOWN ? [ask("Only online")] : []),
    ...(link ? [{ label: `See all ${total.toLocaleString("en-GB")}`, link }] : []),
    ask("Start over"),
  ];
}
