import type { CourseCard } from "#catalogue/course.ts";
import { writeFilters } from "#catalogue/filters.ts";
import { paths } from "#web/paths.ts";
import {
  type Chip,
  type CoursePart,
  type Fact,
  noSlots,
  type Part,
  type Slots,
} from "../../answer.ts";
import { ask, type Context, type Reply } from "../context.ts";
import { type CardField, cardFact } from "../facts.ts";
import { asksForNothing, type Finding, findCourses, SHOWN, sortKey } from "../finding.ts";
import { counted, island, listed, saidSlots } from "../wording.ts";

const USUAL_FIELDS: readonly CardField[] = ["total_cost", "duration_text", "mnqf_level"];

/** A course as an answer shows it, with the usual facts and those that were asked for. */
export function coursePart(card: CourseCard, extra: readonly CardField[] = []): CoursePart {
  const fields = [...new Set([...USUAL_FIELDS, ...extra])];
  return {
    id: card.id,
    name: card.name,
    institution: card.institution.name,
    link: paths.course(card),
    facts: fields.map((field): Fact => cardFact(card, field)),
  };
}

/** Facts that show that a course has what was asked for. */
function askedFields(slots: Slots): CardField[] {
  const fields: CardField[] = [];
  if (slots.modalities.length > 0 || slots.excluded.modalities.length > 0)
    fields.push("delivery_modalities");
  if (slots.studyMode) fields.push("mode_of_study_text");
  if (slots.intake || slots.order === "soonest") fields.push("intakes");
  if (slots.languages.length > 0 || slots.excluded.languages.length > 0) fields.push("languages");
  if (slots.scheme) fields.push("gov_first_degree_text");
  return fields;
}

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

/** Says that a place without campuses was taken for its atoll. */
function placeNote(places: Context["wishes"]["places"]): string | null {
  const near = places.find(({ exact, places: campuses }) => !exact || campuses.length === 0);
  if (!near) return null;
  if (near.places.length === 0)
    return `No campus is stated in ${island(near.said)}, so I looked elsewhere.`;
  return `No campus is stated on ${island(near.said)}; in the same atoll there is ${listed(near.places.map(island))}.`;
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

function linkOf({ filters, isListing, total, courses }: Finding): string | null {
  if (!isListing || total <= courses.length || writeFilters(filters) === "") return null;
  return paths.courses(filters);
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

/** Slots in the order in which they are given up to find something near. */
const GIVE_UP: readonly (keyof Slots)[] = [
  "months",
  "intake",
  "studyMode",
  "languages",
  "awarding",
  "modalities",
  "budget",
  "places",
  "levels",
  "scheme",
  "institutions",
  "text",
  "fields",
  "careers",
  "excluded",
];
const NEAR = 3;

/** Says that nothing was found, what to drop, and shows what misses only that. */
async function answerNothing(
  context: Context,
  slots: Slots,
  lead: string | undefined,
): Promise<Reply> {
  const { directory, names, now, wishes } = context;
  const said = saidSlots(slots);
  const nothing = `I found no course with all of this: ${said.map(({ text }) => text).join(", ")}.`;
  const place = placeNote(wishes.places);
  let best: { key: keyof Slots; finding: Finding; slots: Slots } | null = null;
  const keys = GIVE_UP.filter((key) => said.some((slot) => slot.key === key));
  for (const key of [...keys.filter(isOlder(context)), ...keys]) {
    const fewer = without(slots, key);
    if (best || asksForNothing(fewer, names)) continue;
    const finding = await findCourses(directory, fewer, { names, now, skipped: 0 });
    if (finding.total > 0) best = { key, finding, slots: fewer };
  }
  const open = [lead, place, nothing].filter(Boolean).join(" ");
  if (!best) {
    return {
      parts: [{ kind: "text", text: `${open} Try other words, or fewer of them.` }],
      chips: [
        ask("What should I study?"),
        ask("Start over"),
        { label: "Browse all courses", link: paths.courses() },
      ],
      memory: { slots, shown: [], about: null, asked: null, passed: 0 },
    };
  }
  const dropped = said.find(({ key }) => key === best.key)?.text ?? "";
  const courses = best.finding.courses.slice(0, NEAR);
  return {
    parts: [
      {
        kind: "text",
        text: `${open} Without “${dropped}” there are ${best.finding.total.toLocaleString("en-GB")}. These come near:`,
      },
      {
        kind: "courses",
        courses: courses.map((card) => coursePart(card, askedFields(slots))),
        total: best.finding.total,
        link: linkOf(best.finding),
      },
    ],
    chips: [ask(DROP[best.key] ?? "Show me more"), ask("Compare the first two"), ask("Start over")],
    memory: {
      slots,
      shown: courses.map(({ id }) => id),
      about: null,
      asked: null,
      passed: 0,
    },
  };
}

/** What was said before this message is given up first, but for the subject. */
function isOlder({ wishes, memory }: Context): (key: keyof Slots) => boolean {
  const newest = new Set(saidSlots(wishes.slots).map(({ key }) => key));
  const before = new Set(saidSlots(memory.slots).map(({ key }) => key));
  return (key) => before.has(key) && !newest.has(key) && !SUBJECT.includes(key);
}

const SUBJECT: readonly (keyof Slots)[] = ["fields", "careers", "text", "levels"];

const DROP: Partial<Record<keyof Slots, string>> = {
  months: "Any duration",
  intake: "Any intake",
  languages: "Any language",
  budget: "Any price",
  places: "Anywhere",
  levels: "Any level",
  institutions: "Any college",
  studyMode: "Any study mode",
  awarding: "Any awarding body",
  modalities: "Online or face to face",
  fields: "Any field",
};

function without(slots: Slots, key: keyof Slots): Slots {
  const none = noSlots();
  const fewer = { ...slots, [key]: none[key] };
  return key === "budget" ? { ...fewer, budgetFrom: null } : fewer;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
