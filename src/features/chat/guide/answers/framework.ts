import type { CourseSummary, MnqfLevel } from "#catalogue/course.ts";
import { isFirstDegreeFor } from "#catalogue/ladder.ts";
import { LEVELS, levelTitle, MNQF_EXPLANATION } from "#catalogue/levels.ts";
import { paths } from "#web/paths.ts";
import { noSlots } from "../../answer.ts";
import { highestLevel, type Person } from "../clauses/person.ts";
import { ask, type Context, coursesPart, type Reply, say, textPart } from "../context.ts";
import { findCourses } from "../finding.ts";
import { coursesMeant, withoutWishes } from "../meant.ts";
import { hasSubject } from "../merging.ts";
import { type Held, isLevel, levelsAfter } from "../reading/levels.ts";
import { counted, listed } from "../wording.ts";
import { counsel } from "./counsel.ts";
import { coursePart } from "./course-list.ts";

/** Explains levels: those that were named, or the framework. */
export async function answerLevels(context: Context): Promise<Reply> {
  const { held, slots } = context.wishes;
  const said =
    slots.levels.length > 0 && !context.wishes.levelsFollow ? slots.levels : heldLevels(held);
  const named = context.reader.has(OUTSIDE) ? [...said, "NA" as const] : said;
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

const OUTSIDE = / (?:na|n a|not applicable|no level|without level|outside) /;

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
  const held = context.wishes.held ?? shown?.level ?? heldBy(context.memory.person);
  if (held === null) return hasSubject(said) ? await counsel(context, said) : askFinished(context);
  const isTold = context.wishes.held === null && shown === null;
  const before = isTold && !hasSubject(said) ? context.memory.slots : said;
  const slots = {
    ...before,
    levels: said.levels,
    ...(shown && !hasSubject(said) && { fields: shown.fields }),
  };
  const next = levelsAfter(held);
  const from = HELD_NAMES[held] ?? `After ${levelTitle(held as MnqfLevel)}`;
  if (next.length === 0) {
    return say(
      `${from} there is no higher level on the framework.`,
      [ask("What are the levels?"), ask("What should I study?"), ask("Start over")],
      context.memory,
    );
  }
  const isNext =
    shown !== null && said.levels.length > 0 && said.levels.every((level) => next.includes(level));
  const steps = next.map((level) => levelTitle(level)).join(", or ");
  const highest = Math.max(...next.map(Number));
  const later = context.wishes.levelsFollow
    ? []
    : said.levels
        .filter((level) => Number(level) > highest)
        .map((level) => levelTitle(level) ?? "");
  const on = later.length > 0 ? ` ${listed(later, "or")} usually comes later.` : "";
  const lead = `${isNext ? "Yes. " : ""}${from} the usual next step is ${steps}.${on} Each institution sets its own entry requirements, so please check the course.`;
  return await counsel(context, { ...slots, levels: next }, { lead });
}

/** What somebody told of before, as what one goes up from; null for nothing. */
function heldBy(person: Person): Held | null {
  const { a_level, o_level } = person.have;
  const level = LEVELS.find(({ value }) => value === String(highestLevel(person)))?.value;
  if (level) return level;
  if (a_level.length > 0 || person.unnamed.a_level) return "a-level";
  return o_level.length > 0 || person.unnamed.o_level ? "o-level" : null;
}

/** The level and field of what was shown, where a message goes on from it: "and after that?" */
async function levelMeant(context: Context) {
  const { wishes, reader, memory } = context;
  if (wishes.held !== null || hasSubject(wishes.slots) || !reader.has(FROM_THERE)) return null;
  const [course] = await coursesMeant(withoutWishes(context));
  const fields = course?.categories.slice(0, 1).map(({ name }) => name) ?? [];
  const level = Math.max(Number(course?.mnqf_level ?? 0), highestLevel(memory.person));
  const known = LEVELS.find(({ value }) => value === String(level));
  return (
    known && {
      level: known.value,
      fields: memory.slots.fields.length > 0 ? memory.slots.fields : fields,
    }
  );
}

const FROM_THERE = / (?:after|then|next|lead|leads|on|that|it|this) /;

/** Asks for what one goes up from; of a level that is aimed at, what usually comes before it. */
function askFinished({ memory, wishes }: Context): Reply {
  const [target] = wishes.slots.levels;
  const before = target === "9" ? "7" : String(Number(target) - 1);
  const from = LEVELS.find(({ value }) => value === before);
  const way =
    target && from
      ? `${explained(target)} One usually comes to it from ${levelTitle(from.value)}. `
      : "";
  return say(
    `${way}What have you finished so far: O levels, A levels, a certificate, a diploma or a degree? Then I can say what usually comes next.`,
    [ask("After O levels"), ask("After A levels"), ask("After a diploma"), ask("After a degree")],
    { ...memory, asked: "levels" },
  );
}

const FIRST_DEGREE = 7;

/** The First Degree Scheme, as far as the catalogue states it. */
export async function answerScheme(context: Context): Promise<Reply> {
  const { directory, names, now } = context;
  const slots = { ...noSlots(), scheme: true };
  const found = await findCourses(directory, slots, { names, now, skipped: 0 });
  const examples = oneOfEach(found.courses);
  const isFirst = isFirstDegreeFor(context.memory.person.have, FIRST_DEGREE);
  const text = `${isFirst ? "" : "Not by this scheme: it is for a first degree, and you told me that you have one. "}The Government First Degree Scheme helps to pay for a first degree. In this catalogue ${counted(found.total, "course")} ${found.total === 1 ? "is" : "are"} stated to be in it; what it covers is stated course by course. What a record says of who may get it stands there too; how to apply for it is not recorded: the institution can tell you.`;
  return {
    parts: [
      textPart(text),
      coursesPart(
        examples.map((card) => coursePart(card, ["gov_first_degree_text"])),
        { total: found.total, link: paths.coursesWith("gov_first_degree", "yes") },
      ),
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
