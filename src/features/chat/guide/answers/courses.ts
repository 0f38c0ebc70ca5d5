import type { CourseSummary, MnqfLevel } from "#catalogue/course.ts";
import { levelTitle } from "#catalogue/levels.ts";
import { foldName } from "#catalogue/names.ts";
import { netCost } from "#catalogue/net-cost.ts";
import type { AnswerPart, Chip } from "../../answer.schema.ts";
import { noSlots, type Slots } from "../../answer.ts";
import { CHILDREN } from "../clauses/frame.ts";
import { canBeJudged, entryFor, highestLevel } from "../clauses/person.ts";
import { ask, type Context, coursesPart, type Reply, showing, textPart } from "../context.ts";
import type { CardField } from "../facts.ts";
import { type Finding, filtersOf, findCourses, MOST_READ, SHOWN, sortKey } from "../finding.ts";
import { hasSubject } from "../merging.ts";
import { capital, counted, listed, type SaidSlot, saidSlots } from "../wording.ts";
import { conclusionOf, missingNote, questionBack } from "./conclusion.ts";
import { askedFields, coursePart, linkOf, placeNote, unstatedNote } from "./course-list.ts";
import { answerNothing, DROP } from "./nothing-found.ts";
import { WAY_CHIPS, wayTo } from "./path.ts";

interface FindOptions {
  /** Goes before what was found. */
  lead?: string;
  /** Facts that the question was about. */
  fields?: readonly CardField[];
  skipped?: number;
  /** Courses of a higher level are left out. */
  ceiling?: number;
  /** Words of the subject that no course has. */
  unknown?: string | null;
  /** Wishes of earlier messages that still hold, with chips to drop them. */
  standing?: readonly SaidSlot[];
}

/** Searches for the slots and answers with what is found, or with what comes near. */
export async function answerFind(
  context: Context,
  slots: Slots,
  options: FindOptions = {},
): Promise<Reply> {
  const skipped = options.skipped ?? 0;
  const { directory, names, now, wishes } = context;
  const { person } = context.memory;
  const { ceiling } = options;
  // Where entry can be judged it decides, and not what usually comes next.
  const isJudged = wishes.levelsFollow && canBeJudged(person) && !options.lead;
  if (isJudged && !context.reader.has(GOING_ON) && slots.levels.length > 0) {
    const highest = Math.max(...slots.levels.map(Number));
    return await answerFind(context, { ...slots, levels: [] }, { ...options, ceiling: highest });
  }
  const every = { names, now, skipped, person, ceiling, shown: MOST_READ };
  const { courses: all, ...whole } = await findCourses(directory, slots, every);
  const finding = { ...whole, courses: all.slice(0, SHOWN) };
  const below = skipped === 0 ? await answerFromBelow(context, slots, finding) : null;
  if (below) return below;
  const unknown = hasSubject({ ...slots, text: null }) ? null : options.unknown;
  const before = [options.lead, unknownNote(unknown, finding)].filter(Boolean).join(" ");
  if (finding.total === 0)
    return await answerNothing(context, slots, { finding, ...(before && { lead: before }) });
  const find = (wanted: Slots) =>
    findCourses(directory, wanted, { names, now, skipped: 0, person });
  const elsewhere = await namedElsewhere(slots, finding, find);
  const extra = [...askedFields(slots), ...(options.fields ?? [])];
  const parts: AnswerPart[] = [
    textPart(
      [
        before,
        freeNote(context, slots, finding),
        standingNote(options.standing),
        leadOf(context, slots, { finding, skipped, all }),
      ]
        .filter(Boolean)
        .join(" "),
    ),
    coursesPart(
      finding.courses.map((card) => coursePart(card, extra)),
      { total: finding.total, link: linkOf(finding) },
    ),
  ];
  if (elsewhere)
    parts.push(
      textPart("This one is named after your wish, but it is elsewhere:"),
      coursesPart([coursePart(elsewhere, extra)]),
    );
  if (skipped === 0) parts.push(...(await subjectsElsewhere(context, slots, finding)));
  const notes = [
    missingNote(context, finding.courses),
    unstatedNote(finding),
    skipped > 0 ? null : questionBack(context, slots, finding),
  ].filter((note) => note !== null);
  for (const text of notes) parts.push(textPart(text));
  const memory = {
    ...context.memory,
    slots,
    shown: finding.courses.map(({ id }) => id),
    about: null,
    asked: null,
    passed: skipped,
  };
  const alone = finding.courses.length === 1 ? finding.courses[0] : undefined;
  if (alone) Object.assign(memory, { about: { course: alone.id } });
  const drops = (options.standing ?? []).flatMap(({ key }) => DROP[key] ?? []).slice(0, 2);
  return { parts, chips: [...drops.map(ask), ...chipsOf(slots, finding, skipped)], memory };
}

/**
 * To who can enter nothing of the levels that are asked for: what stands open below them, and the
 * way on from there. Null where something of them can be entered, or nothing below them.
 */
async function answerFromBelow(
  context: Context,
  slots: Slots,
  { verdicts, total }: Finding,
): Promise<Reply | null> {
  const { directory, names, now, memory } = context;
  const { person } = memory;
  const lowest = Math.min(...slots.levels.map(Number));
  const isOpen = verdicts === null || verdicts.has("meets") || verdicts.has("check");
  if (total === 0 || isOpen || slots.levels.length === 0 || !(lowest > 1)) return null;
  const below = { ...slots, levels: [], order: null, scheme: null };
  const found = await findCourses(directory, below, {
    ...{ names, now, skipped: 0, person },
    ceiling: lowest - 1,
  });
  const open = found.courses.filter((card) => entryFor(person, card).verdict === "meets");
  if (open.length === 0) return null;
  const [category] = filtersOf(slots, names).category;
  const goal = { person, level: lowest, category: category ?? "" };
  const quickest = category === undefined ? null : await wayTo(context, goal);
  const way = quickest?.isStraight ? quickest : null;
  const asked = saidSlots(slots).map(({ text }) => text);
  const text = `Not straight away: ${total === 1 ? "the 1 course" : `each of the ${counted(total, "course")}`} that you ask for (${asked.join(", ")}) wants more than you told me. ${way ? `But ${way.text} You can enter these now:` : "You can begin below that, and go on from there step by step. You can enter these now, the highest level first:"}`;
  const steps = (way?.steps ?? []).filter((step) => !open.some(({ id }) => id === step.id));
  const shown = [...open, ...steps];
  return {
    parts: [
      textPart(text),
      ...listOf(open),
      ...(steps.length > 0 ? [textPart("The steps that follow:")] : []),
      ...listOf(steps),
    ],
    chips: WAY_CHIPS,
    memory: showing(memory, below, shown),
  };
}

function listOf(cards: readonly CourseSummary[], extra: readonly CardField[] = []): AnswerPart[] {
  if (cards.length === 0) return [];
  const courses = cards.map((card) => coursePart(card, extra));
  return [coursesPart(courses)];
}

/** Of each subject that was asked for beside others and is not among what fits, what there is. */
async function subjectsElsewhere(
  { directory, names, now, wishes, memory }: Context,
  slots: Slots,
  { missing }: Finding,
): Promise<AnswerPart[]> {
  const parts: AnswerPart[] = [];
  const lost = wishes.subjects.filter((fields) => fields.every((one) => missing.includes(one)));
  for (const fields of wishes.subjects.length > 1 ? lost : []) {
    const { levels, excluded, focus } = slots;
    const bare = { ...noSlots(), fields, levels, excluded, focus };
    const { person } = memory;
    const found = await findCourses(directory, bare, { names, now, skipped: 0, person, shown: 2 });
    const text = `Nothing in ${listed(fields, "or")} fits all of that.`;
    parts.push(textPart(found.total > 0 ? `${text} This is there:` : text));
    parts.push(...listOf(found.courses, askedFields(slots)));
  }
  return parts;
}

/** Who asks for the next step is not helped by the one before. */
const GOING_ON = / (?:next|after|then|higher) /;

const FIRST_DEGREE = 7;

/** Names what nothing is about; a word within the name of a course that follows is none of it. */
function unknownNote(unknown: string | null = null, { courses }: Finding): string | null {
  const names = courses.map(({ name }) => foldName(name)).join(" ");
  const words = (unknown ?? "").split(" ").filter((word) => word !== "" && !names.includes(word));
  return words.length > 0 ? `I found nothing for “${words.join(" ")}” in the catalogue.` : null;
}

/** What is left to pay where the scheme pays, for who asks what is free. */
function freeNote(context: Context, { scheme }: Slots, { courses }: Finding): string | null {
  const { reader, person, wishes } = context;
  if (scheme !== true) return null;
  const own = Math.max(highestLevel(person), Number(wishes.held ?? NaN) || 0);
  if (own > 0 && own < FIRST_DEGREE)
    return `The Government First Degree Scheme is for a first degree, and ${levelTitle(String(own) as MnqfLevel)} is none: a bachelor's degree would still be your first. Whether it takes you the institution can tell you.`;
  if (!reader.has(/ free /)) return null;
  return courses.every((card) => netCost(card)?.to === 0)
    ? "Yes, for those whom the Government First Degree Scheme takes: it leaves nothing to pay."
    : "What the Government First Degree Scheme pays stands beside each course; the institution can tell you whether it takes you.";
}

function standingNote(standing: readonly SaidSlot[] = []): string | null {
  return standing.length > 0 ? `Still only: ${standing.map(({ text }) => text).join(", ")}.` : null;
}

interface Lead {
  finding: Finding;
  skipped: number;
  /** All courses from the first that is shown on. */
  all: readonly CourseSummary[];
}

function leadOf(context: Context, slots: Slots, { finding, skipped, all }: Lead): string {
  const { wishes, now } = context;
  const said = saidSlots(slots).map(({ key, text }) =>
    key === "levels" && wishes.levelsFollow ? `what usually comes next (${text})` : text,
  );
  const what = said.length > 0 ? `: ${said.join(", ")}` : "";
  const correction = finding.correction && `I searched for “${finding.correction.used}”.`;
  return [
    placeNote(wishes.places),
    correction,
    skipped > 0
      ? `Here are more of the ${counted(finding.total, "course")}${what}.`
      : conclusionOf(context, finding, {
          what: `${counted(finding.total, "course")}${what}`,
          slots,
        }),
    whereNote(context, all),
    wishes.rare.length > 0 ? null : careerNote(finding),
    besideNote(wishes, finding),
    skipped > 0 || wishes.rare.length > 0 ? null : asideNote(finding),
    childNote(slots, finding),
    noneFurther(context, slots, finding) ??
      orderNote(slots, { finding, skipped, all }, now) ??
      finding.order,
    partNote(finding),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Says that a narrower word was left out, as no course has it. */
function besideNote({ beside }: Context["wishes"], { lifted }: Finding): string | null {
  return lifted === 0 && beside !== null
    ? `No course has “${beside}” together with the rest, so I left it out.`
    : null;
}

/** Names the institutions of what was found, for who asks where. */
function whereNote({ reader, kinds }: Context, all: readonly CourseSummary[]): string | null {
  const names = [...new Set(all.map(({ institution }) => institution.name))];
  const isAsked = kinds.has("count") || reader.has(WHERE);
  if (!isAsked || all.length <= SHOWN || names.length > MOST_PLACES) return null;
  return `They are at ${listed(names)}.`;
}

const WHERE = / (?:which|what|at|by) (?:institutions?|institutes?|colleges?|universit(?:y|ies)) /;
const MOST_PLACES = 6;

/** A course that is named after what is wished, where none is in the place that was named. */
async function namedElsewhere(
  slots: Slots,
  { named }: Finding,
  find: (wanted: Slots) => Promise<Finding>,
): Promise<CourseSummary | null> {
  if (slots.focus === null || named > 0 || slots.places.length === 0) return null;
  const [nearest] = (await find({ ...slots, places: [] })).courses;
  const names = (nearest?.name.toLowerCase() ?? "").split(" ");
  return nearest && slots.focus.split(/[ |]/).some((word) => names.includes(word)) ? nearest : null;
}

/** Counts the courses of the same field that are not named after what is wished. */
function asideNote({ aside }: Finding): string | null {
  if (aside === 0) return null;
  return `Of the same field there ${aside === 1 ? "is 1 more that is" : `are ${aside} more that are`} named otherwise.`;
}

/** Where a child is to study and no course says that it is for children. */
function childNote({ focus }: Slots, { courses }: Finding): string | null {
  const isForChildren = courses.some(({ name }) => /\b(?:ages?|kids|child|young|teen)/i.test(name));
  return !focus?.startsWith(CHILDREN) || isForChildren
    ? null
    : "None of these says that it is for children; the institution can tell you whether it takes one of that age.";
}

function careerNote({ statingCareer, total }: Finding): string | null {
  if (statingCareer === null || statingCareer === total) return null;
  if (statingCareer > 0)
    return `${statingCareer} of them ${statingCareer === 1 ? "states" : "state"} that career.`;
  return "No course states that it leads to just that career; these are in the fields around it.";
}

/** Says that there is more than is looked through for what the listing has no filter for. */
function partNote({ of }: Finding): string | null {
  if (of === null) return null;
  return `I looked only at the first ${counted(MOST_READ, "course")} of ${of.toLocaleString("en-GB")} here; name a field, a level or a place to narrow it down.`;
}

/** To who asks for something cheaper or shorter than was shown, where nothing is. */
function noneFurther({ reader, memory }: Context, { order }: Slots, { courses }: Finding) {
  const [first] = courses;
  const isAsked = order !== null && reader.has(FURTHER) && first && memory.shown.includes(first.id);
  return isAsked ? `Nothing that fits goes below ${first.name}, which I showed already.` : null;
}

const FURTHER = / (?:cheaper|shorter|quicker|faster|less) /;

/** How the list is ordered, as far as that is true of all of it. */
function orderNote({ order }: Slots, { finding, all }: Lead, now: Date): string | null {
  if (order === null || finding.total < 2) return null;
  const silent = all.filter((card) => sortKey(card, order, now) === null).length;
  if (silent === all.length) return null;
  const isGrouped = (finding.verdicts?.size ?? 1) > 1;
  const first = isGrouped
    ? `What you can enter comes first, and of that the ${ORDERS[order]} first.`
    : `${capital(ORDERS[order])} first.`;
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
};

function chipsOf(slots: Slots, finding: Finding, skipped: number): Chip[] {
  const chips: Chip[] = [];
  if (skipped + finding.courses.length < finding.total) chips.push(ask("Show me more"));
  if (finding.courses.length > 1) chips.push(ask("Compare the first two"));
  if (slots.order !== "cheapest" && finding.total > 1) chips.push(ask("Cheaper ones"));
  if (finding.total === 1) chips.push(ask("Entry requirements"), ask("How do I apply?"));
  if (slots.modalities.length === 0 && finding.total > SHOWN) chips.push(ask("Only online"));
  const link = linkOf(finding);
  if (link) chips.push({ label: `See all ${finding.total.toLocaleString("en-GB")}`, link });
  chips.push(ask("Start over"));
  return chips;
}
