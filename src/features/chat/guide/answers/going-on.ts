import type { Course, MnqfLevel } from "#catalogue/course.ts";
import { LEVELS } from "#catalogue/levels.ts";
import { costAmounts } from "#catalogue/net-cost.ts";
import { noSlots, type Slots } from "../../answer.ts";
import { canBeJudged } from "../clauses/person.ts";
import type { Context, Reply } from "../context.ts";
import { asksForNothing, findCourses } from "../finding.ts";
import { coursesMeant, withoutWishes } from "../meant.ts";
import { hasSubject, isUnsaid, WIDER } from "../merging.ts";
import { factQuestionsIn } from "../reading/fact-questions.ts";
import { counted } from "../wording.ts";
import { counsel } from "./counsel.ts";
import { answerRecords, NOTHING_ASKED } from "./records.ts";
import { told } from "./talk.ts";

/** Ways on for who is not taken: what asks for less in the same field, or costs less. */
export async function answerOtherwise(context: Context): Promise<Reply | null> {
  const { memory } = context;
  const courses = await coursesMeant(withoutWishes(context));
  const subject = { ...subjectOf(context, courses), order: context.wishes.slots.order };
  if (!hasSubject(subject)) return null;
  const lead =
    subject.order === "cheapest"
      ? "Then look at what costs least, and ask the institution whether you may pay in parts."
      : "Each institution decides for itself, so another may still take you.";
  const { directory, names, now } = context;
  const judged = canBeJudged(memory.person) ? { person: memory.person } : {};
  for (const levels of [levelsBelow(courses), []]) {
    const slots = { ...subject, levels };
    const found = await findCourses(directory, slots, { names, now, skipped: 0, ...judged });
    if (found.total > 0) return await counsel(context, slots, { lead });
  }
  return null;
}

/** The subject that was looked for, or that of the courses that are spoken of. */
function subjectOf({ memory: { slots } }: Context, courses: readonly Course[]): Slots {
  const { fields, careers, text, places, focus } = slots;
  const own = { ...noSlots(), fields, careers, text, places, focus };
  if (hasSubject(own)) return own;
  const [first] = courses;
  return { ...own, fields: first?.categories.slice(0, 1).map(({ name }) => name) ?? [] };
}

function levelsBelow(courses: readonly Course[]): MnqfLevel[] {
  const known = courses.map(({ mnqf_level: level }) => Number(level)).filter((level) => level > 0);
  const lowest = Math.min(...known);
  return LEVELS.map(({ value }) => value).filter((value) => Number(value) < lowest);
}

/** What there is of what was looked for last, once more. */
export async function answerAgain(context: Context): Promise<Reply | null> {
  const { memory, reader, names } = context;
  const { slots: before } = memory;
  if (!asksForNothing({ ...context.wishes.slots, text: null }, names)) return null;
  const wider = { ...before, fields: [], careers: [], text: null, focus: null };
  const slots = reader.has(WIDER) && !isUnsaid(wider) ? wider : before;
  return isUnsaid(slots) ? null : await counsel(context, slots);
}

/** To who says that the guide, or somebody else, said something: what the record states. */
export async function answerClaim(context: Context): Promise<Reply> {
  const { memory, reader } = context;
  const courses = await coursesMeant(withoutWishes(context));
  if (courses.length === 0)
    return told(memory, "of-which", "I go only by what the catalogue states. ");
  const questions = factQuestionsIn(reader).filter((question) => question !== "overview");
  const figures = reader.words.filter((word) => /^\d{3,}$/.test(word)).map(Number);
  const stated = new Set(courses.flatMap((course) => costAmounts(course)));
  const isOther = figures.length > 0 && !figures.some((figure) => stated.has(figure));
  const one = courses.length === 1;
  const lead = `${isOther ? `That figure is not in ${one ? "the record" : `any of these ${counted(courses.length, "record")}`}. ` : ""}I go only by what the catalogue states, and this is it; the institution can confirm it.`;
  return await answerRecords(context, courses, { ...NOTHING_ASKED, questions }, lead);
}
