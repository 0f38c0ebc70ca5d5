import type { CourseSummary } from "#catalogue/course.ts";
import { EXAMS } from "#catalogue/entry.ts";
import { firstDegree } from "#catalogue/first-degree.ts";
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
import { aroundPlace, besides, DROP, type Near, nearestTo, openNow } from "./near.ts";
import { isAskedFor, missingNote, verdictOn, withinReach } from "./verdict.ts";
import { type WayUp, wayUp } from "./way-up.ts";

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

/** What an answer is composed of. */
interface Found {
  /** All that meet the wish. */
  all: readonly CourseSummary[];
  finding: Finding;
  skipped: number;
  near: Near | null;
  way: WayUp | null;
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
  const { person } = memory;
  // Where entry can be judged it decides, and not what usually comes next.
  const isJudged = wishes.levelsFollow && canBeJudged(person) && !lead;
  if (isJudged && !context.reader.has(GOING_ON) && slots.levels.length > 0)
    return await counsel(context, { ...slots, levels: [] }, options);
  const { courses: all, ...rest } = await findAll(context, slots);
  const isFirst = skipped === 0;
  if (all.length === 0 && isOnlineOnly(slots))
    return await counsel(
      context,
      { ...slots, places: [] },
      { ...options, lead: fromHome(slots, lead) },
    );
  const near = isFirst ? besides(await nearFor(context, slots, all), all) : null;
  const way = isFirst && (await wayUp(context, slots));
  const most = near || (way && way.text !== null) ? FEW : SHOWN;
  const reachable = isFirst ? withinReach(context, all, near?.isOpen === true) : all;
  const finding = { ...rest, courses: reachable.slice(skipped, skipped + most) };
  const found: Found = { all, finding, skipped, near, way: way || null };
  const cards = (courses: readonly CourseSummary[]) =>
    courses.map((card) => coursePart(card, askedFields(slots)));
  const before = [lead, unknownNote(slots, unknown, finding), standingNote(standing)];
  const nearby = near?.finding.courses.slice(0, FEW) ?? [];
  const shown = [
    ...finding.courses,
    ...nearby,
    ...(found.way?.steps ?? []),
    ...(found.way?.goal ? [found.way.goal] : []),
  ];
  const parts: AnswerPart[] = [
    textPart([...before, await leadOf(context, slots, found)].filter(Boolean).join(" ")),
    ...listPart(cards(finding.courses), finding),
    ...(near
      ? [textPart(nearText(near, all.length > 0)), ...listPart(cards(nearby), near.finding)]
      : []),
    ...wayParts(found, [...finding.courses, ...nearby], cards),
  ];
  const notes = [
    missingNote(context, [...finding.courses, ...nearby]),
    unstatedNote(finding),
    isFirst ? questionBack(context, slots, all.length) : null,
  ].filter((note) => note !== null);
  const ids = [...new Set(shown.map(({ id }) => id))];
  const steps = found.way?.steps.map(({ id }) => id) ?? [];
  const [main] = all.length === 1 && !near ? all : ids.length === 1 ? shown : [];
  const about = main
    ? { course: main.id }
    : steps.length > 0
      ? { courses: steps, isWay: true as const }
      : null;
  return {
    parts: [...parts, ...notes.map(textPart)],
    chips: [
      ...dropChips(near, standing),
      ...chipsOf(slots, finding, skipped + finding.courses.length),
    ],
    memory: {
      ...memory,
      slots,
      shown: ids,
      about,
      asked: null,
      passed: skipped + finding.courses.length,
    },
    ...(shown.length === 0 && { isUnanswered: true }),
  };
}

/** Who studies online can be anywhere. */
function isOnlineOnly({ modalities, places }: Slots): boolean {
  return places.length > 0 && modalities.length === 1 && modalities[0] === "online";
}

function fromHome({ places }: Slots, lead = ""): string {
  return `${lead} What is taught online can be followed from ${listed(places.map(island), "or")}.`.trim();
}

/** Who asks for the next step is not helped by the one before. */
const GOING_ON = / (?:next|after|then|higher) /;

/** What else to show: the nearest where nothing fits, what is around a place where little does. */
async function nearFor(
  context: Context,
  slots: Slots,
  all: readonly CourseSummary[],
): Promise<Near | null> {
  const total = all.length;
  const open = hasSubject(slots) ? await openNow(context, slots, all) : null;
  if (open) return open;
  if (total === 0) return await nearestTo(context, slots);
  const isBound = slots.places.length > 0 && hasSubject(slots) && slots.modalities.length === 0;
  return isBound && total < FEW ? await aroundPlace(context, slots) : null;
}

function listPart(courses: Parameters<typeof coursesPart>[0], finding?: Finding): AnswerPart[] {
  if (courses.length === 0) return [];
  const of = finding && { total: finding.total, link: linkOf(finding) };
  return [coursesPart(courses, of)];
}

/** The steps of the way, and the goal where it is none of them, without what stands above. */
function wayParts(
  { way }: Found,
  above: readonly CourseSummary[],
  cards: (courses: readonly CourseSummary[]) => Parameters<typeof coursesPart>[0],
): AnswerPart[] {
  if (!way) return [];
  const { text, steps, goal } = way;
  const isNew = ({ id }: CourseSummary) => above.every((card) => card.id !== id);
  const isGoal = goal && isNew(goal) && steps.every(({ id }) => id !== goal.id);
  return [
    ...(text === null ? [] : [textPart(text), ...listPart(cards(steps.filter(isNew)))]),
    ...(isGoal
      ? [textPart("The nearest that you cannot enter yet:"), ...listPart(cards([goal]))]
      : []),
  ];
}

function nearText({ finding: { total }, text }: Near, isBeside: boolean): string {
  const some = total > FEW ? `, of which these are ${FEW}` : "";
  return `${isBeside ? "Besides, there" : "There"} ${total === 1 ? "is 1" : `are ${total.toLocaleString("en-GB")}`} ${text}${some}:`;
}

async function leadOf(context: Context, slots: Slots, found: Found): Promise<string> {
  const { wishes, now } = context;
  const { finding, skipped, all, way } = found;
  const { correction } = finding;
  const opening = [placeNote(wishes.places), correction && `I searched for “${correction.used}”.`];
  if (all.length === 0)
    return [...opening, way?.lead, noneText(context, slots, finding)].filter(Boolean).join(" ");
  return [
    ...opening,
    way?.lead,
    skipped > 0
      ? `Here are more of the ${soughtCount(slots, all.length, finding.narrowing)}.`
      : verdictOn(context, slots, all, finding.narrowing, way?.lead != null),
    skipped > 0 ? null : freeNote(context, slots),
    lostNote(wishes, finding),
    besideNote(wishes, finding),
    careerNote(wishes, finding),
    await homeNote(context, slots, all),
    orderNote(slots, all, now),
    schemeNote(slots, all),
    childNote(context, finding),
    untilNote(context),
    partNote(finding),
  ]
    .filter(Boolean)
    .join(" ");
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

/** For who looks for what costs little: how many the scheme helps to pay. */
function schemeNote({ order, scheme }: Slots, all: readonly CourseSummary[]): string | null {
  const count = all.filter(({ gov_first_degree_text: text }) =>
    firstDegree(text).includes("yes"),
  ).length;
  if (order !== "cheapest" || scheme !== null || count === 0) return null;
  return `${count} of them ${count === 1 ? "is" : "are"} in the Government First Degree Scheme: what it pays stands beside the cost.`;
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
function besideNote({ beside }: Context["wishes"], { lifted }: Finding): string | null {
  return lifted === 0 && beside !== null
    ? `No course has “${beside}” together with the rest, so I left it out.`
    : null;
}

function careerNote({ rare }: Context["wishes"], { statingCareer, total }: Finding): string | null {
  if (statingCareer === null || statingCareer === total || rare.length > 0) return null;
  if (statingCareer > 0)
    return `${statingCareer} of them ${statingCareer === 1 ? "names" : "name"} that work; the others are in fields around it.`;
  return "None of them names that work; they are in the fields around it.";
}

/** How many are where the person lives or is from, for who named no place to study. */
async function homeNote(
  { directory, memory }: Context,
  { places, modalities, order }: Slots,
  all: readonly CourseSummary[],
): Promise<string | null> {
  const home = memory.person.home ?? [];
  if (home.length === 0 || places.length + modalities.length > 0) return null;
  const there = await directory.coursesAt(home);
  const count = all.filter(({ id }) => there.has(id)).length;
  const where = listed([...new Set(home.map(island))], "or");
  const first = !canBeJudged(memory.person) && order === null;
  if (count > 0)
    return `${count === all.length ? "All" : count} of them ${count === 1 ? "is" : "are"} in ${where}${first ? "; what is there comes first" : ""}.`;
  return `None of them is stated to be in ${where}, so you may have to move or travel.`;
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
  return [...new Set(keys.flatMap((key) => DROP[key] ?? []))].slice(0, 2).map(ask);
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
