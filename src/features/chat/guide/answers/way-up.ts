import type { CourseSummary } from "#catalogue/course.ts";
import { ENTRY_VERDICTS } from "#catalogue/entry.ts";
import type { Slots } from "../../answer.ts";
import { noSlots } from "../../answer.ts";
import { canBeJudged, highestLevel, judgeFor } from "../clauses/person.ts";
import type { Context } from "../context.ts";
import { filtersOf, findCourses, MOST_READ, OPEN_VERDICTS } from "../finding.ts";
import { hasSubject } from "../merging.ts";
import { sought, titled } from "../wording.ts";
import { wayTo } from "./path.ts";
import { standing } from "./verdict.ts";

/** The way to a goal that somebody cannot enter yet. */
export interface WayUp {
  /** The verdict on the goal itself, which goes before all else. */
  lead: string;
  /** Null where no straight way is known. */
  text: string | null;
  /** The nearest of those that cannot be entered yet. */
  goal: CourseSummary;
  /** The courses of the way. */
  steps: readonly CourseSummary[];
}

/** From this level on a qualification is what people mean by a profession. */
const DIPLOMA = 5;
const DEGREE = 7;

/**
 * What a diploma or a degree in the wished subject, or the level that was named, still asks of a
 * person who can enter none yet, and the way there; null where one is open, or no way is known.
 */
export async function wayUp(context: Context, slots: Slots): Promise<WayUp | null> {
  const { memory, wishes } = context;
  const { person } = memory;
  if (!canBeJudged(person) || !hasSubject(slots) || wishes.rare.length > 0) return null;
  const goals = await goalsOf(context, slots);
  const judge = judgeFor(person);
  const isOpen = (card: CourseSummary) => OPEN_VERDICTS.has(judge(card));
  if (goals.length === 0 || goals.some(isOpen)) return null;
  const rankOf = (card: CourseSummary) =>
    ENTRY_VERDICTS.indexOf(judge(card)) * NO_LEVEL + levelOf(card);
  const [nearest] = goals.toSorted((one, other) => rankOf(one) - rankOf(other));
  const level = Math.max(...goals.map(levelOf));
  const [category] = nearest!.categories.some(({ name }) => slots.fields.includes(name))
    ? slots.fields
    : filtersOf(slots, context.names).category;
  const way =
    category !== undefined && level > highestLevel(person)
      ? await wayTo(context, { person, level, category, mostAside: 0 })
      : null;
  const what =
    slots.levels.length > 0
      ? sought({ ...noSlots(), levels: slots.levels }, 1)
      : "diploma or a degree";
  const silent = goals.filter((card) => judge(card) === "not_stated").length;
  return {
    lead: `${shutText(what, goals.length, silent)} is ${titled(nearest!)}: ${standing(person, nearest!)}.`,
    text: way ? `But ${way.text} Each step is for its institution to decide.` : null,
    goal: nearest!,
    steps: way?.steps ?? [],
  };
}

/** That no goal is open; where the entry of some cannot be judged, only of the others. */
function shutText(what: string, count: number, silent: number): string {
  if (silent === 0) return `Not yet for a ${what} in it, with what you told me. The nearest`;
  if (silent === count)
    return `I cannot judge from the records whether a ${what} in it is open to you. One`;
  const judged = count - silent;
  return `Of ${count} courses for a ${what} in it I can judge the entry of ${judged}: ${judged === 1 ? "it asks" : "they ask"} for more than you told me. The nearest of these`;
}

/** Above every level. */
const NO_LEVEL = 11;

function levelOf({ mnqf_level: level }: CourseSummary): number {
  return Number(level ?? NaN) || 0;
}

/** What is meant by the subject as a goal, wherever and however it is taught; the nearest first. */
async function goalsOf({ directory, names, now, memory }: Context, slots: Slots) {
  const { fields, careers, text, focus, levels, institutions, excluded } = slots;
  const wanted = { ...noSlots(), fields, careers, text, focus, levels, institutions };
  const options = { names, now, skipped: 0, person: memory.person, shown: MOST_READ };
  const goal = { ...wanted, excluded: { ...noSlots().excluded, fields: excluded.fields } };
  const { courses } = await findCourses(directory, goal, options);
  const [least, most] = levels.length > 0 ? [1, NO_LEVEL] : [DIPLOMA, DEGREE];
  return courses.filter((card) => levelOf(card) >= least && levelOf(card) <= most);
}
