import { type Chip, noSlots, type Part, type Slots } from "../../answer.ts";
import { ask, type Context, type Reply } from "../context.ts";
import type { CardField } from "../facts.ts";
import { asksForNothing, type Finding, findCourses, SHOWN, sortKey } from "../finding.ts";
import { counted, listed, saidSlots } from "../wording.ts";
import { askedFields, coursePart, linkOf, placeNote } from "./course-list.ts";
import { answerNothing } from "./nothing-found.ts";

interface FindOptions {
  /** Goes before what was found. */
  lead?: string;
  /** Facts that the question was about. */
  fields?: readonly CardField[];
  skipped?: number;
}

/** Searches for the slots and answers with what is found, or with what comes near. */
export async function answerFind(
  context: Context,
  slots: Slots,
  options: FindOptions = {},
): Promise<Reply> {
  const skipped = options.skipped ?? 0;
  const found = await findUnderstood(context, slots, skipped);
  if (found.finding.total === 0) return await answerNothing(context, found.slots, options.lead);
  const { finding } = found;
  const extra = [...askedFields(found.slots), ...(options.fields ?? [])];
  const parts: Part[] = [
    {
      kind: "text",
      text: [options.lead, leadOf(context, found, skipped)].filter(Boolean).join(" "),
    },
    {
      kind: "courses",
      courses: finding.courses.map((card) => coursePart(card, extra)),
      total: finding.total,
      link: linkOf(finding),
    },
  ];
  const note = unstatedNote(finding);
  if (note) parts.push({ kind: "text", text: note });
  const memory = {
    slots: found.slots,
    shown: finding.courses.map(({ id }) => id),
    about: null,
    asked: null,
    passed: skipped,
  };
  const alone = finding.courses.length === 1 ? finding.courses[0] : undefined;
  if (alone) Object.assign(memory, { about: { course: alone.id } });
  return { parts, chips: chipsOf(found.slots, finding, skipped), memory };
}

interface Understood {
  slots: Slots;
  finding: Finding;
  /** Words that nothing in the directory holds. */
  dropped: string | null;
}

/** Searches; a text of which nothing is known is left out where something else was asked for. */
async function findUnderstood(
  { directory, names, now }: Context,
  slots: Slots,
  skipped: number,
): Promise<Understood> {
  const find = (wanted: Slots) => findCourses(directory, wanted, { names, now, skipped });
  const finding = await find(slots);
  if (finding.total > 0 || slots.text === null) return { slots, finding, dropped: null };
  const without = { ...slots, text: null };
  if (asksForNothing(without, names)) return { slots, finding, dropped: null };
  const known: string[] = [];
  for (const word of slots.text.split(" ")) {
    const only = await find({ ...noSlots(), text: word });
    if (only.total > 0 && only.correction === null) known.push(word);
  }
  const text = known.length > 0 ? known.join(" ") : null;
  const kept = { ...slots, text };
  const again = await find(kept);
  if (again.total > 0 || text === null) return { slots: kept, finding: again, dropped: slots.text };
  return { slots: without, finding: await find(without), dropped: slots.text };
}

function leadOf(
  { wishes, now }: Context,
  { slots, finding, dropped }: Understood,
  skipped: number,
): string {
  const said = saidSlots(slots).map(({ text }) => text);
  const what = said.length > 0 ? `: ${said.join(", ")}` : "";
  const correction = finding.correction && `I searched for “${finding.correction.used}”.`;
  const unknown =
    dropped && slots.text === null
      ? `I could not find “${dropped}” in the catalogue, so I left it out.`
      : null;
  return [
    placeNote(wishes.places),
    correction,
    unknown,
    skipped > 0
      ? `Here are more of the ${counted(finding.total, "course")}${what}.`
      : `I found ${counted(finding.total, "course")}${what}.`,
    orderNote(slots, finding, now),
  ]
    .filter(Boolean)
    .join(" ");
}

function orderNote({ order }: Slots, { courses, total }: Finding, now: Date): string | null {
  if (order === null || total < 2) return null;
  const stated = courses.filter((card) => sortKey(card, order, now) !== null).length;
  if (stated === 0) return null;
  return {
    cheapest: "Lowest total cost first.",
    shortest: "Shortest first.",
    soonest: "Next to start first.",
  }[order];
}

function unstatedNote({ unstated }: Finding): string | null {
  const notes = unstated.map(
    ({ what, count }) => `${counted(count, "course")} left out for not stating the ${what}`,
  );
  return notes.length > 0 ? `${capital(listed(notes))}.` : null;
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

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
