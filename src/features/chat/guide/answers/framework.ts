import type { CourseSummary, MnqfLevel } from "#catalogue/course.ts";
import { isFirstDegreeFor } from "#catalogue/ladder.ts";
import { LEVELS, levelTitle, MNQF_EXPLANATION } from "#catalogue/levels.ts";
import { paths } from "#web/paths.ts";
import { noSlots } from "../../answer.ts";
import { ask, type Context, type Reply, say } from "../context.ts";
import { findCourses } from "../finding.ts";
import { coursesMeant, withoutWishes } from "../meant.ts";
import { hasSubject } from "../merging.ts";
import { type Held, isLevel, levelsAfter } from "../reading/levels.ts";
import { counted, listed } from "../wording.ts";
import { coursePart } from "./course-list.ts";
import { answerFind } from "./courses.ts";

/** Explains levels: those that were named, or the framework. */
export async function answerLevels(context: Context): Promise<Reply> {
  const { held, slots } = context.wishes;
  if (context.reader.has(/ (?:na|n a|not applicable|no level|without level|outside) /))
    return answerOutside(context);
  const named =
    slots.levels.length > 0 && !context.wishes.levelsFollow ? slots.levels : heldLevels(held);
  if (named.length === 0) {
    const list = LEVELS.filter(({ value }) => value !== "NA").map(({ value }) => levelTitle(value));
    return say(
      `${MNQF_EXPLANATION} The levels are: ${listed(list.map((title) => title ?? ""))}.`,
      [ask("What is Level 5?"), ask("What comes after a diploma?"), ask("Courses after O level")],
      context.memory,
    );
  }
  const lines = named.map(explained);
  const counts = await countAt(context, named);
  return say(
    `${lines.join(" ")} ${counts}`,
    [
      ask(`Show me ${shortName(named[0]!)} courses`),
      ask(`What comes after level ${named.at(-1)}?`),
      ask("What are the levels?"),
    ],
    { ...context.memory, about: null },
  );
}

/** Explains courses outside the framework. */
function answerOutside(context: Context): Reply {
  return say(
    `${explained("NA")} In the catalogue such courses have the level NA.`,
    [ask("What are the levels?"), ask("Short courses"), ask("What should I study?")],
    { ...context.memory, about: null },
  );
}

function heldLevels(held: Held | null): MnqfLevel[] {
  return held !== null && isLevel(held) ? [held] : [];
}

function explained(level: MnqfLevel): string {
  const explanation = LEVELS.find(({ value }) => value === level)?.explanation ?? "";
  return `${levelTitle(level)}. ${explanation}`;
}

function shortName(level: MnqfLevel): string {
  return `level ${level}`;
}

async function countAt(
  { directory, names, now }: Context,
  levels: readonly MnqfLevel[],
): Promise<string> {
  const slots = { ...noSlots(), levels: [...levels] };
  const { total } = await findCourses(directory, slots, { names, now, skipped: 0 });
  return `The catalogue has ${counted(total, "course")} at ${levels.length > 1 ? "these levels" : "this level"}.`;
}

const HELD_NAMES: Partial<Record<Held, string>> = {
  none: "Without O levels",
  "o-level": "After O levels",
  "a-level": "After A levels",
  certificate: "After a certificate",
};

/** What comes after a qualification, with courses there in the field that was named. */
export async function answerPathway(context: Context): Promise<Reply> {
  const { slots: said } = context.wishes;
  const shown = await levelMeant(context);
  const held = context.wishes.held ?? shown?.level ?? null;
  if (held === null) return await answerWayTo(context);
  const slots = shown && !hasSubject(said) ? { ...said, fields: shown.fields } : said;
  const next = levelsAfter(held);
  const from = HELD_NAMES[held] ?? `After ${levelTitle(held as MnqfLevel)}`;
  if (next.length === 0) {
    return say(
      `${from} there is no higher level on the framework.`,
      [ask("What are the levels?"), ask("What should I study?"), ask("Start over")],
      context.memory,
    );
  }
  const wanted = slots.levels.filter((level) => !next.includes(level));
  const steps = next.map((level) => levelTitle(level)).join(", or ");
  const caution = "Each institution sets its own entry requirements, so please check the course.";
  const isNext = slots.levels.length > 0 && wanted.length === 0 && shown !== null;
  const answer =
    wanted.length > 0 && !context.wishes.levelsFollow
      ? wantedStep(wanted, next)
      : isNext
        ? "Yes."
        : "";
  const lead = [answer, `${from} the usual next step is ${steps}.`, caution]
    .filter(Boolean)
    .join(" ");
  return await answerFind(context, { ...slots, levels: next }, { lead });
}

/** The level and field of what was shown, where a message goes on from it: "and after that?" */
async function levelMeant(context: Context) {
  const { wishes, reader, memory } = context;
  if (wishes.held !== null || hasSubject(wishes.slots) || !reader.has(FROM_THERE)) return null;
  const [course] = await coursesMeant(withoutWishes(context));
  const fields = course?.categories.slice(0, 1).map(({ name }) => name) ?? [];
  return course?.mnqf_level
    ? {
        level: course.mnqf_level,
        fields: memory.slots.fields.length > 0 ? memory.slots.fields : fields,
      }
    : null;
}

const FROM_THERE = / (?:after|then|next|lead|leads|on|that|it|this) /;

/** Says that a wanted level is usually reached over another one first. */
function wantedStep(wanted: readonly MnqfLevel[], next: readonly MnqfLevel[]): string {
  const low = Math.min(...next.map(Number));
  const names = listed(
    wanted.map((level) => levelTitle(level) ?? ""),
    "or",
  );
  return wanted.some((level) => Number(level) > low)
    ? `${names} usually comes a step later.`
    : `${names} is not above what you have.`;
}

/** How one gets to a level or a career: the level below it, and where to start. */
async function answerWayTo(context: Context): Promise<Reply> {
  const said = context.wishes.slots;
  const slots = { ...said, excluded: { ...said.excluded, levels: [] } };
  const [target] = slots.levels;
  const careers = slots.careers.length > 0 || slots.fields.length > 0 || slots.text !== null;
  if (target !== undefined && target !== "NA" && Number(target) > 1) {
    const before = LEVELS.find(({ value }) => value === WAY_IN[target]);
    const lead = `${explained(target)} People usually come to it from ${levelTitle(before?.value ?? "1")}; each institution sets its own entry requirements.`;
    return await answerFind(context, slots, { lead });
  }
  if (careers) {
    return await answerFind(context, slots, {
      lead: "You can start at the level that fits what you have finished, and go up from there.",
    });
  }
  return say(
    "What have you finished so far: O levels, A levels, a certificate, a diploma or a degree? Then I can say what usually comes next.",
    [ask("After O levels"), ask("After A levels"), ask("After a diploma"), ask("After a degree")],
    { ...context.memory, asked: "levels" },
  );
}

/** The level from which one usually comes to a level, as the levels' explanations have it. */
const WAY_IN: Readonly<Record<MnqfLevel, MnqfLevel>> = {
  "1": "1",
  "2": "1",
  "3": "2",
  "4": "3",
  "5": "4",
  "6": "5",
  "7": "6",
  "8": "7",
  "9": "7",
  "10": "9",
  NA: "1",
};

const FIRST_DEGREE = 7;

/** The First Degree Scheme, as far as the catalogue states it. */
export async function answerScheme(context: Context): Promise<Reply> {
  const { directory, names, now } = context;
  const slots = { ...noSlots(), scheme: true };
  const found = await findCourses(directory, slots, { names, now, skipped: 0 });
  const examples = oneOfEach(found.courses);
  const isFirst = isFirstDegreeFor(context.memory.person.have, FIRST_DEGREE);
  const text = `${isFirst ? "" : "Not by this scheme: it is for a first degree, and you told me that you have one. "}The Government First Degree Scheme helps to pay for a first degree. In this catalogue ${counted(found.total, "course")} ${found.total === 1 ? "is" : "are"} stated to be in it; what it covers is stated course by course. The catalogue does not state who may get it or how to apply: the institution can tell you.`;
  return {
    parts: [
      { kind: "text", text },
      {
        kind: "courses",
        courses: examples.map((card) => coursePart(card, ["gov_first_degree_text"])),
        total: found.total,
        link: paths.coursesWith("gov_first_degree", "yes"),
      },
    ],
    chips: [
      ask("Show courses in the First Degree Scheme"),
      ask("Degrees in the scheme in Malé"),
      { label: "All courses in the scheme", link: paths.coursesWith("gov_first_degree", "yes") },
    ],
    memory: {
      ...context.memory,
      slots,
      shown: examples.map(({ id }) => id),
      about: null,
      passed: 0,
    },
  };
}

/** The first courses whose wordings of the scheme differ. */
function oneOfEach(courses: readonly CourseSummary[]): CourseSummary[] {
  const byText = Map.groupBy(courses, ({ gov_first_degree_text: text }) => text);
  return [...byText.values()].flatMap(([first]) => first ?? []).slice(0, 3);
}
