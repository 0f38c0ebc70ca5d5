import { paths } from "#web/paths.ts";
import { noSlots, type Slots } from "../../answer.ts";
import { ask, type Context, type Reply } from "../context.ts";
import { asksForNothing, type Finding, findCourses } from "../finding.ts";
import { saidSlots } from "../wording.ts";
import { askedFields, coursePart, linkOf, placeNote } from "./course-list.ts";

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
export async function answerNothing(
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
