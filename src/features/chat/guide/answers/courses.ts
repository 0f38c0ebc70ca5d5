import type { AnswerPart, Chip } from "../../answer.schema.ts";
import { noSlots, type Slots } from "../../answer.ts";
import { ask, type Context, type Reply } from "../context.ts";
import type { CardField } from "../facts.ts";
import {
  asksForNothing,
  type Finding,
  findCourses,
  MOST_READ,
  SHOWN,
  sortKey,
} from "../finding.ts";
import { hasSubject } from "../merging.ts";
import { counted, type SaidSlot, saidSlots } from "../wording.ts";
import { conclusionOf, missingNote, questionBack } from "./conclusion.ts";
import { askedFields, coursePart, linkOf, placeNote, unstatedNote } from "./course-list.ts";
import { answerNothing, DROP } from "./nothing-found.ts";

interface FindOptions {
  /** Goes before what was found. */
  lead?: string;
  /** Facts that the question was about. */
  fields?: readonly CardField[];
  skipped?: number;
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
  const found = await findUnderstood(context, slots, skipped);
  const { finding } = found;
  if (finding.total === 0)
    return await answerNothing(context, found.slots, { finding, ...options });
  const extra = [...askedFields(found.slots), ...(options.fields ?? [])];
  const parts: AnswerPart[] = [
    {
      kind: "text",
      text: [options.lead, standingNote(options.standing), leadOf(context, found, skipped)]
        .filter(Boolean)
        .join(" "),
    },
    {
      kind: "courses",
      courses: finding.courses.map((card) => coursePart(card, extra)),
      total: finding.total,
      link: linkOf(finding),
    },
  ];
  const notes = [
    missingNote(context, finding.courses),
    unstatedNote(finding),
    skipped > 0 ? null : questionBack(context, found.slots, finding),
  ].filter((note) => note !== null);
  for (const text of notes) parts.push({ kind: "text", text });
  const memory = {
    ...context.memory,
    slots: found.slots,
    shown: finding.courses.map(({ id }) => id),
    about: null,
    asked: null,
    passed: skipped,
  };
  const alone = finding.courses.length === 1 ? finding.courses[0] : undefined;
  if (alone) Object.assign(memory, { about: { course: alone.id } });
  const drops = (options.standing ?? []).flatMap(({ key }) => DROP[key] ?? []).slice(0, 2);
  return { parts, chips: [...drops.map(ask), ...chipsOf(found.slots, finding, skipped)], memory };
}

function standingNote(standing: readonly SaidSlot[] = []): string | null {
  return standing.length > 0 ? `Still only: ${standing.map(({ text }) => text).join(", ")}.` : null;
}

interface Understood {
  slots: Slots;
  finding: Finding;
  /** Words that were left out; null where there are none. */
  dropped: string | null;
  /** True where courses hold these words, but none that has the rest. */
  isHeld?: boolean;
}

/** Searches; a text of which nothing is known is left out where something else was asked for. */
async function findUnderstood(
  { directory, names, now, memory }: Context,
  slots: Slots,
  skipped: number,
): Promise<Understood> {
  const find = (wanted: Slots) =>
    findCourses(directory, wanted, { names, now, skipped, person: memory.person });
  const finding = await find(slots);
  if (finding.total > 0 || slots.text === null) return { slots, finding, dropped: null };
  if (asksForNothing({ ...slots, text: null }, names)) return { slots, finding, dropped: null };
  const known: string[] = [];
  const unknown: string[] = [];
  for (const word of slots.text.split(" ")) {
    const only = await find({ ...noSlots(), text: word });
    (only.total > 0 && only.correction === null ? known : unknown).push(word);
  }
  const kept = { ...slots, text: known.join(" ") || null };
  if (unknown.length === 0) return await besideText(slots, finding, find);
  return { slots: kept, finding: await find(kept), dropped: unknown.join(" ") };
}

/** Words beside a field or a career are given up where courses hold them, but never with the rest. */
async function besideText(
  slots: Slots,
  finding: Finding,
  find: (wanted: Slots) => Promise<Finding>,
): Promise<Understood> {
  const without = { ...slots, text: null };
  const other = hasSubject(without) ? await find(without) : finding;
  return other.total > 0
    ? { slots: without, finding: other, dropped: slots.text, isHeld: true }
    : { slots, finding, dropped: null };
}

function leadOf(
  context: Context,
  { slots, finding, dropped, isHeld }: Understood,
  skipped: number,
): string {
  const { wishes, now } = context;
  const said = saidSlots(slots).map(({ text }) => text);
  const what = said.length > 0 ? `: ${said.join(", ")}` : "";
  const correction = finding.correction && `I searched for “${finding.correction.used}”.`;
  const unknown = isHeld
    ? `No course has “${dropped}” together with the rest, so I left it out.`
    : dropped && `I could not find “${dropped}” in the catalogue, so I left it out.`;
  return [
    placeNote(wishes.places),
    correction,
    unknown,
    skipped > 0
      ? `Here are more of the ${counted(finding.total, "course")}${what}.`
      : conclusionOf(context, finding, `${counted(finding.total, "course")}${what}`),
    careerNote(finding),
    orderNote(slots, finding, now),
    partNote(finding),
  ]
    .filter(Boolean)
    .join(" ");
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

function orderNote({ order }: Slots, { courses, total }: Finding, now: Date): string | null {
  if (order === null || total < 2) return null;
  const stated = courses.filter((card) => sortKey(card, order, now) !== null).length;
  if (stated === 0) return null;
  return {
    cheapest: "Lowest total cost first.",
    dearest: "Highest total cost first.",
    shortest: "Shortest first.",
    longest: "Longest first.",
    soonest: "Next to start first.",
  }[order];
}

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
