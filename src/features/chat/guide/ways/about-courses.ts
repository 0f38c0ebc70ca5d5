import type { CourseSummary } from "#catalogue/course.ts";
import { SHORTLIST_LIMIT } from "#catalogue/shortlist-limit.ts";
import { answerComparison, askWhich } from "../answers/comparison.ts";
import { answerCourse, answerSeveral, answerShown } from "../answers/one-course.ts";
import { answerBeyond } from "../answers/talk.ts";
import type { Context, Reply } from "../context.ts";
import { type CardField, isCardField } from "../facts.ts";
import { asksForNothing, findCourses, SHOWN } from "../finding.ts";
import { coursesMeant, describesShown, extremeMeant, pointsAtSeveral } from "../meant.ts";
import { hasSubject } from "../merging.ts";
import { namedCourses, severalNamed } from "../naming.ts";
import { type FactQuestion, fieldsOf } from "../reading/fact-questions.ts";
import { groupIn, isBeyond, numbersIn, ordinalsIn, pointsBack } from "../reading/references.ts";

/** Sets courses side by side. */
export async function compare(context: Context): Promise<Reply | null> {
  const { reader, memory, wishes } = context;
  const about = memory.about && "course" in memory.about ? memory.about.course : null;
  const [against, ...rest] = ordinalsIn(reader, memory.shown).map((place) => memory.shown[place]!);
  if (about !== null && against !== undefined && rest.length === 0 && against !== about)
    return await answerComparison(context, [about, against]);
  if (memory.shown.length > 1 && asksForNothing({ ...wishes.slots, text: null }, context.names))
    return await answerComparison(context, numbersOr(reader, memory.shown));
  const group = groupIn(reader, memory.shown);
  if (memory.shown.length === 1 && isBeyond(reader, memory.shown)) return answerBeyond(context);
  if (wishes.slots.levels.length > 1 && !hasSubject(wishes.slots)) return null;
  const named = await severalNamed(context);
  if (named.length > 1) {
    return await answerComparison(
      context,
      named.slice(0, SHORTLIST_LIMIT).map(({ id }) => id),
    );
  }
  const isOfColleges = wishes.slots.institutions.length + wishes.unlisted.length > 0;
  if (!hasSubject(wishes.slots))
    return isOfColleges || memory.shown.length > 1 ? null : askWhich(context);
  if (wishes.slots.order === null) return null;
  const { directory, names, now } = context;
  const found = await findCourses(directory, wishes.slots, { names, now, skipped: 0 });
  const first = found.courses.slice(0, group ?? 2).map(({ id }) => id);
  return first.length > 1
    ? await answerComparison({ ...context, memory: { ...memory, shown: first } }, first)
    : null;
}

/** The courses of the newest list whose places are named, or the first of it. */
function numbersOr(reader: Context["reader"], shown: readonly number[]): number[] {
  const places = numbersIn(reader, shown);
  if (places.length > 1) return places.map((place) => shown[place]!);
  return shown.slice(0, Math.max(2, groupIn(reader, shown) ?? SHORTLIST_LIMIT));
}

/** Questions about one course. */
export async function aboutCourse(context: Context): Promise<Reply | null> {
  const { reader, memory, wishes, directory, kinds, asks: questions } = context;
  const [place] = ordinalsIn(reader, memory.shown);
  const byPlace = place === undefined ? undefined : memory.shown[place];
  if (byPlace !== undefined) return await answerId(context, byPlace, questions);
  if (isBeyond(reader, memory.shown) && !hasSubject(wishes.slots)) return answerBeyond(context);
  const asksOfPerson = ["enter", "path", "open"] as const;
  const isOfPerson = wishes.held !== null && asksOfPerson.some((kind) => kinds.has(kind));
  if (wishes.unlisted.length > 0) return null;
  if (questions.length > 0 && !isOfPerson && !reader.has(LISTING)) {
    const named = await namedCourses(context);
    if (named.length === 1) return await answerId(context, named[0]!.id, questions);
    if (named.length > 1) return await answerSameNames(context, named, questions);
  }
  const about = aboutId(context);
  // "Where is the cheapest one" asks which it is.
  const isPrecise = (question: FactQuestion) =>
    question !== "overview" && (question !== "where" || wishes.slots.order === null);
  const precise = questions.filter(isPrecise);
  if (about === null || pointsAtSeveral(context) || describesShown(context)) {
    if (memory.about && "institution" in memory.about) return null;
    const courses = await coursesMeant(context);
    const isWish = kinds.has("wish") && wishes.slots.text !== null;
    if (wishes.slots.order !== null) {
      const isOne = precise.length > 0 && courses.length > 1 && reader.has(/ (?:the|which|what) /);
      const best = isOne ? await extremeMeant(context, courses) : null;
      return best && (await answerCourse(context, best, precise));
    }
    const isFirst = memory.slots.order !== null && reader.has(/ (?:that|this) one /);
    if (courses.length === 1 || (courses[0] && isFirst))
      return await answerCourse(context, courses[0]!, questions);
    if (courses.length > 1 && precise.length > 0 && !isWish)
      return answerShown(context, courses, precise);
    const isOverview = courses.length > 1 && questions.length > 0 && pointsBack(reader);
    return isOverview ? await answerCourse(context, courses[0]!, questions) : null;
  }
  if (precise.length === 0 && !pointsBack(reader)) return null;
  const levels = wishes.levelsFollow ? [] : wishes.slots.levels;
  if (hasSubject(wishes.slots) || levels.length > 0 || wishes.slots.institutions.length > 0) {
    return null;
  }
  if (precise.length === 0 && questions.length === 0) return null;
  const course = await directory.course(about);
  return course && (await answerCourse(context, course, questions));
}

/** Words for several courses: no one course is asked about. */
const LISTING = / (?:courses|programmes|programs|diplomas|degrees|options) /;

/** The course that is spoken of: the one before, or the only or first one shown. */
function aboutId({ memory }: Context): number | null {
  if (memory.about && "course" in memory.about) return memory.about.course;
  if (memory.about) return null;
  if (memory.shown.length === 1) return memory.shown[0]!;
  return null;
}

async function answerId(
  context: Context,
  id: number,
  questions: readonly FactQuestion[],
): Promise<Reply | null> {
  const course = await context.directory.course(id);
  return course && (await answerCourse(context, course, questions));
}

/** Courses of the same name at several institutions are shown with what was asked. */
async function answerSameNames(
  context: Context,
  named: readonly CourseSummary[],
  questions: readonly FactQuestion[],
): Promise<Reply> {
  return answerSeveral(context, named.slice(0, SHOWN), questions, cardFields(questions));
}

/** The fields of questions that cards hold. */
export function cardFields(questions: readonly FactQuestion[]): CardField[] {
  return questions.flatMap(fieldsOf).filter(isCardField);
}
