import type { CourseSummary } from "#catalogue/course.ts";
import { foldName } from "#catalogue/names.ts";
import type { AnswerPart, Chip } from "../../answer.schema.ts";
import type { Slots } from "../../answer.ts";
import { canBeJudged } from "../clauses/person.ts";
import { ask, type Context, coursesPart, type Reply, textPart } from "../context.ts";
import type { CardField } from "../facts.ts";
import { type Finding, findCourses, MOST_READ, SHOWN, sortKey } from "../finding.ts";
import { hasSubject } from "../merging.ts";
import { capital, counted, listed, type SaidSlot, saidSlots } from "../wording.ts";
import { conclusionOf, missingNote, questionBack } from "./conclusion.ts";
import { askedFields, coursePart, linkOf, placeNote, unstatedNote } from "./course-list.ts";
import { answerNothing, DROP } from "./nothing-found.ts";

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
  const unknown = hasSubject({ ...slots, text: null }) ? null : options.unknown;
  const before = [options.lead, unknownNote(unknown, finding)].filter(Boolean).join(" ");
  if (finding.total === 0)
    return await answerNothing(context, slots, { finding, ...(before && { lead: before }) });
  const extra = [...askedFields(slots), ...(options.fields ?? [])];
  const parts: AnswerPart[] = [
    textPart(
      [
        before,
        freeNote(context, slots),
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

/** Who asks for the next step is not helped by the one before. */
const GOING_ON = / (?:next|after|then|higher) /;

/** Names what nothing is about; a word within the name of a course that follows is none of it. */
function unknownNote(unknown: string | null = null, { courses }: Finding): string | null {
  const names = courses.map(({ name }) => foldName(name)).join(" ");
  const words = (unknown ?? "").split(" ").filter((word) => word !== "" && !names.includes(word));
  return words.length > 0 ? `I found nothing for “${words.join(" ")}” in the catalogue.` : null;
}

/** Whom the scheme pays for, for who asks what is free. */
function freeNote({ reader }: Context, { scheme }: Slots): string | null {
  return scheme === true && reader.has(/ free /)
    ? "What the Government First Degree Scheme pays stands beside each course; the institution can tell you whether it takes you."
    : null;
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
    lostNote(wishes, finding),
    besideNote(wishes, finding),
    wishes.rare.length > 0 ? null : careerNote(finding),
    skipped > 0 || wishes.rare.length > 0 ? null : asideNote(finding),
    orderNote(slots, { finding, skipped, all }, now) ?? finding.order,
    partNote(finding),
  ]
    .filter(Boolean)
    .join(" ");
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

/** Counts the courses of the same field that are not named after what is wished. */
function asideNote({ aside }: Finding): string | null {
  if (aside === 0) return null;
  return `Of the same field there ${aside === 1 ? "is 1 more that is" : `are ${aside} more that are`} named otherwise.`;
}

function careerNote({ statingCareer, total }: Finding): string | null {
  if (statingCareer === null || statingCareer === total) return null;
  if (statingCareer > 0)
    return `${statingCareer} of them ${statingCareer === 1 ? "states" : "state"} that career.`;
  return "None of them states that career; they are in the fields around it.";
}

/** Says that there is more than is looked through for what the listing has no filter for. */
function partNote({ of }: Finding): string | null {
  if (of === null) return null;
  return `I looked only at the first ${counted(MOST_READ, "course")} of ${of.toLocaleString("en-GB")} here; name a field, a level or a place to narrow it down.`;
}

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
