import { paths } from "#web/paths.ts";
import { noSlots, type Slots } from "../../answer.ts";
import { ask, type Context, coursesPart, type Reply, showing, textPart } from "../context.ts";
import { asksForNothing, type Finding, findCourses } from "../finding.ts";
import { listed, saidSlots } from "../wording.ts";
import { isAskedFor } from "./conclusion.ts";
import { askedFields, coursePart, linkOf, placeNote, unstatedNote } from "./course-list.ts";

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
  "scheme",
  "levels",
  "institutions",
  "text",
  "fields",
  "careers",
  "excluded",
];
const NEAR = 3;

/** Says that nothing was found, what to drop, and shows what misses only that. */
export async function answerNothing(
  context: Context,
  slots: Slots,
  { finding: none, lead }: { finding: Finding; lead?: string },
): Promise<Reply> {
  const { directory, names, now, wishes } = context;
  const said = saidSlots(slots);
  const nothing = `${isAskedFor(context) ? "No: " : ""}I found no course with all of this: ${said.map(({ text }) => text).join(", ")}.`;
  const place = placeNote(wishes.places);
  const older = isOlder(context);
  const keys = GIVE_UP.filter((key) => said.some((slot) => slot.key === key));
  const order = [...new Set([...keys.filter(older), ...keys])];
  const find = (wanted: Slots) =>
    findCourses(directory, wanted, { names, now, skipped: 0, person: context.memory.person });
  const best = await nearest(slots, order, { find, names });
  const open = [lead, place, nothing, unstatedNote(none)].filter(Boolean).join(" ");
  if (!best) {
    return {
      parts: [textPart(`${open} Try other words, or fewer of them.`)],
      chips: [
        ask("What should I study?"),
        ask("Start over"),
        { label: "Browse all courses", link: paths.courses() },
      ],
      memory: showing(context.memory, slots, []),
      isUnanswered: true,
    };
  }
  const dropped = said.filter(({ key }) => best.keys.includes(key)).map(({ text }) => text);
  const courses = best.finding.courses.slice(0, NEAR);
  return {
    parts: [
      textPart(`${open} ${nearNote(dropped, best)}`),
      coursesPart(
        courses.map((card) => coursePart(card, askedFields(slots))),
        { total: best.finding.total, link: linkOf(best.finding) },
      ),
    ],
    chips: [
      ...best.keys
        .flatMap((key) => DROP[key] ?? [])
        .slice(0, 2)
        .map(ask),
      ...(courses.length > 1 ? [ask("Compare the first two")] : []),
      ask("Start over"),
    ],
    memory: showing(context.memory, slots, courses),
  };
}

interface Near {
  /** What was given up. */
  keys: (keyof Slots)[];
  finding: Finding;
  /** True where it can be followed online instead of in the place that was named. */
  isOnline?: true;
}

/**
 * What comes nearest: online instead of in the place, else without the first slot that helps, else
 * without as few as help together. What is studied is given up last.
 */
async function nearest(
  slots: Slots,
  order: readonly (keyof Slots)[],
  { find, names }: { find: (wanted: Slots) => Promise<Finding>; names: Context["names"] },
): Promise<Near | null> {
  const tryOut = async (keys: (keyof Slots)[], fewer: Slots): Promise<Near | null> => {
    if (asksForNothing(fewer, names)) return null;
    const finding = await find(fewer);
    return finding.total > 0 ? { keys, finding } : null;
  };
  const tryWithout = (keys: (keyof Slots)[]) => tryOut(keys, keys.reduce(without, slots));
  const mayBeOnline =
    slots.modalities.length === 0 && !slots.excluded.modalities.includes("online");
  if (slots.places.length > 0 && mayBeOnline) {
    const online = await tryOut(["places"], { ...slots, places: [], modalities: ["online"] });
    if (online) return { ...online, isOnline: true };
  }
  const others = order.filter((key) => !STUDIED.includes(key));
  for (const key of others) {
    const near = await tryWithout([key]);
    if (near) return near;
  }
  for (let count = 2; count <= others.length; count++) {
    let near = await tryWithout(others.slice(0, count));
    if (!near) continue;
    for (const key of near.keys) {
      near = (await tryWithout(near.keys.filter((other) => other !== key))) ?? near;
    }
    return near;
  }
  for (const key of order) {
    const near = await tryWithout([key]);
    if (near) return near;
  }
  return null;
}

const STUDIED: readonly (keyof Slots)[] = ["fields", "careers", "text"];

function nearNote(dropped: readonly string[], { finding: { total }, isOnline }: Near): string {
  if (isOnline) {
    const some = total > NEAR ? `, of which these are ${NEAR}:` : ":";
    return `Online there ${total === 1 ? "is 1" : `are ${total.toLocaleString("en-GB")}`}${some}`;
  }
  const without = dropped.map((text) => (text.startsWith("“") ? text : `“${text}”`));
  return total === 1
    ? `Without ${listed(without)} there is 1. This comes near:`
    : `Without ${listed(without)} there are ${total.toLocaleString("en-GB")}. These${total > NEAR ? ` ${NEAR}` : ""} come near:`;
}

/** What was said before this message is given up first, but for the subject. */
function isOlder({ wishes, memory }: Context): (key: keyof Slots) => boolean {
  const newest = new Set(saidSlots(wishes.slots).map(({ key }) => key));
  const before = new Set(saidSlots(memory.slots).map(({ key }) => key));
  return (key) => before.has(key) && !newest.has(key) && !SUBJECT.includes(key);
}

const SUBJECT: readonly (keyof Slots)[] = ["fields", "careers", "text", "levels"];

/** Messages that give up one slot. */
export const DROP: Partial<Record<keyof Slots, string>> = {
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
  // Who asked for what is paid by the scheme looks for what costs least.
  if (key === "scheme") return { ...fewer, order: "cheapest" };
  return key === "budget" ? { ...fewer, budgetFrom: null } : fewer;
}
