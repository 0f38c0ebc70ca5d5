import type { CourseSummary, MnqfLevel } from "#catalogue/course.ts";
import type { EntryVerdict } from "#catalogue/entry.ts";
import { lengthWords, type PathFigures } from "#catalogue/ladder-paths.ts";
import { levelTitle } from "#catalogue/levels.ts";
import { paths } from "#web/paths.ts";
import { entryFor, filled } from "../clauses/judging.ts";
import { canBeJudged, highestLevel, type Person } from "../clauses/person.ts";
import { ask, type Context, coursesPart, type Reply, textPart } from "../context.ts";
import { filtersOf } from "../finding.ts";
import { hasSubject } from "../merging.ts";
import { counted, listed } from "../wording.ts";
import { coursePart } from "./course-list.ts";

/** Passes that are supposed of somebody who names an examination without results. */
const SUPPOSED = { o_level: 5, a_level: 3 };
const DEGREE = "7";

/** Whom a way leads where: to a level, in a category. */
interface Goal {
  person: Person;
  level: number;
  category: string;
  /** Steps in other fields that a way may have. */
  mostAside: number;
}

/** A way of courses to a goal, in a sentence. */
interface Way {
  steps: readonly CourseSummary[];
  text: string;
}

/** The quickest way with the fewest steps outside the goal's field; null where none is known. */
export async function wayTo(
  { directory, names }: Context,
  { person, level, category, mostAside }: Goal,
): Promise<Way | null> {
  const query = { have: filled(person), goal: { level, category }, island: null };
  const groups = fieldsAround(category, names);
  const strangers = ({ steps }: PathFigures) =>
    steps.filter(({ course }) => !course.categories.some(({ id }) => groups.has(id)));
  const ways = (await directory.paths(query)).filter(({ steps }) => isOpenTo(person, steps));
  const [straightest] = ways.toSorted(
    (one, other) => strangers(one).length - strangers(other).length,
  );
  // A way that leads mostly through other fields is none that anybody would advise.
  if (!straightest || strangers(straightest).length > mostAside) return null;
  const { steps, months, lengthsMissing } = straightest;
  const aside = strangers(straightest);
  const detour =
    aside.length > 0
      ? ` ${listed(aside.map(({ course }) => course.name))} ${aside.length === 1 ? "is" : "are"} in another field, which the next step accepts.`
      : "";
  const time =
    lengthsMissing > 0 ? "" : `, ${lengthWords(months)} of study without the waiting between`;
  return {
    steps: steps.map(({ course }) => course),
    text: `there is a way to ${levelTitle(String(level) as MnqfLevel)} (field: ${category}) in ${counted(steps.length, "step")}${time}: ${steps.map(({ course }) => course.name).join(", then ")}.${detour}`,
  };
}

/** True for steps that somebody can go: a way that one cannot begin, or go on, is none. */
function isOpenTo(person: Person, steps: PathFigures["steps"]): boolean {
  const isOpen = (verdict: EntryVerdict) => verdict === "meets" || verdict === "check";
  return steps.every(({ course, answer, needsStepBefore }, at) =>
    at > 0 && needsStepBefore ? isOpen(answer.verdict) : isOpen(entryFor(person, course).verdict),
  );
}

/** The way from what somebody has to a level in a field. */
export async function answerPath(context: Context): Promise<Reply | null> {
  const { wishes, names, memory } = context;
  const { held, levelsFollow } = wishes;
  const { levels, places, modalities } = wishes.slots;
  // Who would not move is told what is there.
  if (places.length + modalities.length > 0) return null;
  const slots = hasSubject(wishes.slots) ? wishes.slots : { ...memory.slots, levels };
  const [category] = filtersOf(slots, names).category;
  if (category === undefined) return null;
  const supposed = supposedOf(context);
  const person = supposed ?? memory.person;
  if (!canBeJudged(person)) return null;
  const level = Number((levelsFollow ? null : levels.at(-1)) ?? DEGREE);
  if (!(level > highestLevel(person))) return null;
  const way = await wayTo(context, { person, level, category, mostAside: 1 });
  if (!way) return null;
  const each = "Each step is for its institution to decide.";
  const from = supposed
    ? ` I supposed ${held === "a-level" ? `${SUPPOSED.a_level} passes at A level` : `${SUPPOSED.o_level} passes at O level`} with grade C; tell me your results, and I look again.`
    : "";
  return {
    parts: [
      textPart(`Yes: ${way.text} ${each}${from}`),
      coursesPart(way.steps.map((course) => coursePart(course))),
    ],
    chips: WAY_CHIPS,
    memory: {
      ...memory,
      slots: { ...slots, levels: [] },
      shown: way.steps.map(({ id }) => id),
      about: { courses: way.steps.map(({ id }) => id), isWay: true },
      asked: null,
      passed: 0,
    },
  };
}

const WAY_CHIPS = [
  ask("Tell me more about the first one"),
  ask("What do I need for the first one?"),
  { label: "Find other ways", link: paths.pathways() },
];

/** Ids of a category, of the group around it, and of all in that group. */
function fieldsAround(name: string, { categories }: Context["names"]): ReadonlySet<number> {
  const own = categories.find((category) => category.name === name);
  const group = own?.parent?.id ?? own?.id;
  const around = categories.filter(({ id, parent }) => id === group || parent?.id === group);
  return new Set(around.map(({ id }) => id));
}

function supposedOf({ wishes: { held }, memory: { person } }: Context): Person | null {
  if (canBeJudged(person) || (held !== "o-level" && held !== "a-level")) return null;
  const { o_level } = SUPPOSED;
  return { ...person, unnamed: held === "o-level" ? { o_level } : SUPPOSED };
}
