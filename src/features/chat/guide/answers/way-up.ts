import type { CourseSummary } from "#catalogue/course.ts";
import type { EntryVerdict } from "#catalogue/entry.ts";
import type { Slots } from "../../answer.ts";
import { noSlots } from "../../answer.ts";
import { distanceFor, judgeFor } from "../clauses/judging.ts";
import { canBeJudged, highestLevel } from "../clauses/person.ts";
import type { Context } from "../context.ts";
import { filtersOf, findAll } from "../finding.ts";
import { hasSubject } from "../merging.ts";
import { capital, sought, titled } from "../wording.ts";
import { wayTo } from "./path.ts";
import { asksEntry, standing } from "./verdict.ts";

/** The way to a goal that somebody cannot enter yet. */
export interface WayUp {
  /** The verdict on the goal, where it was asked for: it goes before all else. */
  lead: string | null;
  /** Null where no straight way is known. */
  text: string | null;
  /** The nearest of those that cannot be entered yet, where they were asked for. */
  goal: CourseSummary | null;
  /** The courses of the way. */
  steps: readonly CourseSummary[];
}

/** What may be open, for all that is known. */
const MAY_BE_OPEN: ReadonlySet<EntryVerdict> = new Set(["meets", "check", "not_stated"]);

/** From this level on a qualification is what people mean by a profession. */
const DIPLOMA = 5;
const DEGREE = 7;

/**
 * What a diploma or a degree in the wished subject, or the level that was named, still asks of a
 * person who can enter none yet, and the way there; null where one may be open, or nothing is known.
 */
export async function wayUp(context: Context, slots: Slots): Promise<WayUp | null> {
  const { memory, wishes } = context;
  const { person } = memory;
  if (!canBeJudged(person) || !hasSubject(slots) || wishes.rare.length > 0) return null;
  const goals = await goalsOf(context, slots);
  const judge = judgeFor(person);
  if (goals.length === 0 || goals.some((card) => MAY_BE_OPEN.has(judge(card)))) return null;
  const distance = distanceFor(person);
  const [nearest] = goals.toSorted((one, other) => distance(one) - distance(other));
  const level = Math.max(...goals.map(levelOf));
  const [category] = nearest!.categories.some(({ name }) => slots.fields.includes(name))
    ? slots.fields
    : filtersOf(slots, context.names).category;
  const way =
    category !== undefined && level > highestLevel(person)
      ? await wayTo(context, { person, level, category, mostAside: 0 })
      : null;
  const isAsked = asksEntry(context) || (slots.levels.length > 0 && !wishes.levelsFollow);
  if (!way && !isAsked) return null;
  const what =
    slots.levels.length > 0
      ? sought({ ...noSlots(), levels: slots.levels }, 1)
      : highestLevel(person) < DIPLOMA
        ? "diploma or a degree"
        : "degree";
  const each = "Each step is for its institution to decide.";
  return {
    lead: isAsked
      ? `Not yet for a ${what} in it, with what you told me. The nearest is ${titled(nearest!)}: ${standing(person, nearest!)}.`
      : null,
    text: way ? `${isAsked ? `But ${way.text}` : capital(way.text)} ${each}` : null,
    goal: isAsked ? nearest! : null,
    steps: way?.steps ?? [],
  };
}

/** Above every level. */
const NO_LEVEL = 11;

function levelOf({ mnqf_level: level }: CourseSummary): number {
  return Number(level ?? NaN) || 0;
}

/** What is meant by the subject as a goal, wherever and however it is taught. */
async function goalsOf(context: Context, slots: Slots): Promise<CourseSummary[]> {
  const { fields, careers, text, focus, levels, institutions, excluded } = slots;
  const wanted = { ...noSlots(), fields, careers, text, focus, levels, institutions };
  const goal = { ...wanted, excluded: { ...noSlots().excluded, fields: excluded.fields } };
  const { courses } = await findAll(context, goal);
  const [least, most] = levels.length > 0 ? [1, NO_LEVEL] : [DIPLOMA, DEGREE];
  return courses.filter((card) => levelOf(card) >= least && levelOf(card) <= most);
}
