import type { MnqfLevel } from "#catalogue/course.ts";
import { lengthWords, type PathFigures } from "#catalogue/ladder-paths.ts";
import { levelTitle } from "#catalogue/levels.ts";
import { paths } from "#web/paths.ts";
import { canBeJudged, filled, highestLevel, type Person } from "../clauses/person.ts";
import { ask, type Context, type Reply } from "../context.ts";
import { filtersOf } from "../finding.ts";
import { counted, listed } from "../wording.ts";
import { coursePart } from "./course-list.ts";

/** Passes that are supposed of somebody who names an examination without results. */
const SUPPOSED = { o_level: 5, a_level: 3 };
const DEGREE = "7";

/** The quickest way from what somebody has to a level in a field; null where none is known. */
export async function answerPath(context: Context): Promise<Reply | null> {
  const { wishes, names, directory, memory, kinds } = context;
  const { slots, held, levelsFollow } = wishes;
  const [category] = filtersOf(slots, names).category;
  if (!kinds.has("path") || category === undefined) return null;
  const supposed = supposedOf(context);
  const person = supposed ?? memory.person;
  if (!canBeJudged(person)) return null;
  const level = Number((levelsFollow ? null : slots.levels.at(-1)) ?? DEGREE);
  if (!(level > highestLevel(person))) return null;
  const query = { have: filled(person, false), goal: { level, category }, island: null };
  const groups = fieldsAround(category, names);
  const strangers = ({ steps }: PathFigures) =>
    steps.filter(({ course }) => !course.categories.some(({ id }) => groups.has(id))).length;
  const ways = await directory.paths(query);
  const [straightest] = ways.toSorted((one, other) => strangers(one) - strangers(other));
  if (!straightest) return null;
  const { steps, months, lengthsMissing } = straightest;
  const aside = steps.filter(({ course }) => !course.categories.some(({ id }) => groups.has(id)));
  const detour =
    aside.length > 0
      ? ` ${listed(aside.map(({ course }) => course.name))} ${aside.length === 1 ? "is" : "are"} in another field, which the next step accepts.`
      : "";
  const way = steps.map(({ course }) => course.name).join(", then ");
  const time =
    lengthsMissing > 0 ? "" : `, ${lengthWords(months)} of study without the waiting between`;
  const from = supposed
    ? ` I supposed ${held === "a-level" ? `${SUPPOSED.a_level} passes at A level` : `${SUPPOSED.o_level} passes at O level`} with grade C; tell me your results, and I look again.`
    : "";
  return {
    parts: [
      {
        kind: "text",
        text: `Yes: there is a way to ${levelTitle(String(level) as MnqfLevel)} (field: ${category}) in ${counted(steps.length, "step")}${time}: ${way}.${detour}${from}`,
      },
      {
        kind: "courses",
        courses: steps.map(({ course }) => coursePart(course)),
        total: steps.length,
        link: null,
      },
    ],
    chips: [
      ask("Tell me more about the first one"),
      ask("What do I need for the first one?"),
      { label: "Find other ways", link: paths.pathways() },
    ],
    memory: {
      ...memory,
      slots: { ...slots, levels: [] },
      shown: steps.map(({ course }) => course.id),
      about: null,
      asked: null,
      passed: 0,
    },
  };
}

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
