import type { CourseCard } from "#catalogue/course.ts";
import { noFilters } from "#catalogue/filters.ts";
import type { Slots } from "../answer.ts";
import { noSlots } from "../answer.ts";
import { answerDanger, answerDiscouraged, answerDistress } from "./answers/care.ts";
import { answerComparison, askWhich, MOST_COMPARED } from "./answers/comparison.ts";
import { answerFind } from "./answers/courses.ts";
import { answerLevels, answerPathway, answerScheme } from "./answers/framework.ts";
import { answerInstitution, answerWhichInstitutions } from "./answers/institutions.ts";
import { answerCourse } from "./answers/one-course.ts";
import { answerSite } from "./answers/site.ts";
import {
  answerBye,
  answerGreeting,
  answerInjection,
  answerNoMore,
  answerNotUnderstood,
  answerOffTopic,
  answerStartOver,
  answerThanks,
  answerUnstated,
  answerVague,
  answerWho,
  isErrand,
} from "./answers/talk.ts";
import type { Context, Reply } from "./context.ts";
import type { CardField } from "./facts.ts";
import { asksForNothing, findCourses, SHOWN } from "./finding.ts";
import { isUnsaid, mergeSlots } from "./merging.ts";
import { namedCourses } from "./naming.ts";
import { type FactQuestion, factQuestionsIn, fieldsOf } from "./reading/fact-questions.ts";
import { groupIn, ordinalsIn, pointsBack } from "./reading/references.ts";
import { isOnly, touches } from "./reading/topics.ts";

/** One way to answer; null where the message is not of its kind. */
type Way = (context: Context) => Promise<Reply | null> | Reply | null;

/** The ways to answer in the order in which they are tried. */
const WAYS: readonly Way[] = [
  care,
  refuse,
  smallTalk,
  compare,
  aboutSite,
  aboutCourse,
  aboutInstitution,
  aboutFramework,
  unstated,
  errand,
  more,
  find,
  vague,
];

/** Answers a message. */
export async function reply(context: Context): Promise<Reply> {
  for (const way of WAYS) {
    const answer = await way(context);
    if (answer) return answer;
  }
  return answerNotUnderstood(context);
}

function care(context: Context): Reply | null {
  const { reader } = context;
  if (touches(reader, "danger")) return answerDanger(context);
  const looks = hasSubject(context.wishes.slots) || namesLevel(context);
  if (touches(reader, "distress") && (!looks || reader.has(FEELING)))
    return answerDistress(context);
  if (touches(reader, "discouraged") && !asksForWay(context)) return answerDiscouraged(context);
  return null;
}

const FEELING = / (?:i (?:am|feel|feeling)|my life|hate|myself|no ?(?:one|body)) /;

/** Somebody who failed and asks what to do is answered with a way on. */
function asksForWay({ reader }: Context): boolean {
  return reader.has(
    / (?:what|which|can|where|how|show|find|any|are there|is there|courses?|repeat) /,
  );
}

function namesLevel({ wishes }: Context): boolean {
  return wishes.slots.levels.length > 0 && !wishes.levelsFollow;
}

function refuse(context: Context): Reply | null {
  return touches(context.reader, "injection") ? answerInjection(context) : null;
}

function smallTalk(context: Context): Reply | null {
  const { reader, wishes } = context;
  if (touches(reader, "start-over")) {
    const rest = asksForNothing(wishes.slots, context.names) || wishes.slots.text !== null;
    return rest ? answerStartOver() : null;
  }
  if (isOnly(reader, "greeting")) return answerGreeting(context);
  if (isOnly(reader, "thanks")) return answerThanks(context);
  if (isOnly(reader, "bye") || isOnly(reader, "no")) return answerBye(context);
  if (touches(reader, "who") && isUnsaid({ ...wishes.slots, text: null }))
    return answerWho(context);
  return null;
}

async function compare(context: Context): Promise<Reply | null> {
  const { reader, memory, wishes } = context;
  if (!touches(reader, "compare")) return null;
  if (reader.has(/ how (?:do|can|to|does|many) /) && !pointsBack(reader)) return null;
  const places = ordinalsIn(reader, memory.shown);
  const group = groupIn(reader, memory.shown);
  if (group !== null && memory.shown.length > 0) {
    return await answerComparison(context, memory.shown.slice(0, Math.max(2, group)));
  }
  if (places.length > 1)
    return await answerComparison(
      context,
      places.map((place) => memory.shown[place]!),
    );
  if (wishes.slots.levels.length > 1 && !hasSubject(wishes.slots)) return null;
  const named = await namedCourses(context);
  if (named.length > 1)
    return await answerComparison(
      context,
      named.slice(0, MOST_COMPARED).map(({ id }) => id),
    );
  if (memory.shown.length > 1 && !hasSubject(wishes.slots)) {
    return await answerComparison(context, memory.shown.slice(0, MOST_COMPARED));
  }
  return hasSubject(wishes.slots) ? null : askWhich(context);
}

function aboutSite(context: Context): Reply | null {
  const { reader, wishes } = context;
  if (!touches(reader, "site")) return null;
  const own = reader.has(SITE_WORDS);
  return own &&
    (!hasSubject(wishes.slots) ||
      reader.has(/ (?:list|listing|advertis\p{L}*|account|shortlist|password) /u))
    ? answerSite(context)
    : null;
}

const SITE_WORDS =
  / (?:shortlist\p{L}*|bookmark|filters?|search|site|website|account|sign|log|login|password|save|list|listing|listed|advertis\p{L}*|magu|career guide|compare|profile|print|app|feedback|complain|report|privacy|data|register|human|person|team|agent|admin|wrong|mistake|error|incorrect|contact (?:you|us|magu|the site|the team|someone)|you) /u;

async function aboutCourse(context: Context): Promise<Reply | null> {
  const { reader, memory, wishes, directory } = context;
  const questions = factQuestionsIn(reader);
  const [place] = ordinalsIn(reader, memory.shown);
  const byPlace = place === undefined ? undefined : memory.shown[place];
  if (byPlace !== undefined) return await answerId(context, byPlace, questions);
  if (isCourseQuestion(context, questions)) {
    const named = await namedCourses(context);
    if (named.length === 1) return await answerId(context, named[0]!.id, questions);
    if (named.length > 1) return await answerSameNames(context, named, questions);
  }
  const about = aboutId(context);
  const precise = questions.filter((question) => question !== "overview");
  if (about === null || (precise.length === 0 && !pointsBack(reader))) return null;
  if (
    hasSubject(wishes.slots) ||
    wishes.slots.levels.length > 0 ||
    wishes.slots.institutions.length > 0
  )
    return null;
  if (precise.length === 0 && questions.length === 0) return null;
  const course = await directory.course(about);
  return course && (await answerCourse(context, course, questions));
}

/** The course that is spoken of: the one before, or the only or first one shown. */
function aboutId({ memory, reader }: Context): number | null {
  if (memory.about && "course" in memory.about) return memory.about.course;
  if (memory.about) return null;
  if (memory.shown.length === 1) return memory.shown[0]!;
  return pointsBack(reader) ? (memory.shown[0] ?? null) : null;
}

function isCourseQuestion({ wishes }: Context, questions: readonly FactQuestion[]): boolean {
  const { slots } = wishes;
  return (
    questions.length > 0 ||
    slots.levels.length === 1 ||
    slots.institutions.length > 0 ||
    slots.text !== null
  );
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
  named: readonly CourseCard[],
  questions: readonly FactQuestion[],
): Promise<Reply | null> {
  if (questions.length === 0) return null;
  const slots: Slots = {
    ...noSlots(),
    text: named[0]!.name,
    institutions: context.wishes.slots.institutions,
  };
  return await answerFind(context, slots, {
    lead: "Several institutions offer that.",
    fields: cardFields(questions),
  });
}

const CARD_FIELDS: ReadonlySet<string> = new Set([
  "total_cost",
  "duration_text",
  "mnqf_level",
  "delivery_modalities",
  "mode_of_study_text",
  "intakes",
  "languages",
  "gov_first_degree_text",
  "mqa_approved",
]);

function cardFields(questions: readonly FactQuestion[]): CardField[] {
  return questions.flatMap(fieldsOf).filter((field): field is CardField => CARD_FIELDS.has(field));
}

async function aboutInstitution(context: Context): Promise<Reply | null> {
  const { reader, wishes, memory, names } = context;
  const { slots } = wishes;
  const others = { ...slots, institutions: [] };
  const card = names.institutions.find(({ name }) => name === slots.institutions[0]);
  if (
    card &&
    slots.institutions.length === 1 &&
    (isUnsaid(others) || (reader.has(INSTITUTION_FACT) && !hasSubject(others)))
  ) {
    return reader.has(WANTS_COURSES) ? null : await answerInstitution(context, card);
  }
  if (touches(reader, "institution") && reader.has(WHICH_INSTITUTIONS))
    return await answerWhichInstitutions(context);
  const about = memory.about;
  if (about && "institution" in about && reader.has(INSTITUTION_FACT) && isUnsaid(others)) {
    const same = names.institutions.find(({ id }) => id === about.institution);
    return same ? await answerInstitution(context, same) : null;
  }
  if (
    reader.has(INSTITUTION_FACT) &&
    memory.shown.length > 0 &&
    isUnsaid({ ...slots, text: null })
  ) {
    const course = await context.directory.course(memory.shown[0]!);
    return course && (await answerCourse(context, course, ["contact"]));
  }
  return null;
}

const INSTITUTION_FACT =
  / (?:contacts?|phone|telephone|e ?mail|call|reach|website|number|address|where|located|location|campus|campuses|overview|about|teach|teaches) /;
const WANTS_COURSES = / (?:courses?|programmes?|diplomas?|degrees?|certificates?) /;
const WHICH_INSTITUTIONS =
  / (?:colleges?|institut(?:ions?|es?)|universit(?:y|ies)|academ(?:y|ies)|schools?|providers?|training (?:centres?|centers?)) /;

async function aboutFramework(context: Context): Promise<Reply | null> {
  const { reader, wishes } = context;
  const { slots } = wishes;
  const free =
    !hasSubject({ ...slots, text: null }) &&
    slots.places.length === 0 &&
    slots.institutions.length === 0;
  if (free && touches(reader, "scheme") && slots.levels.length <= 1 && !reader.has(SHOWING))
    return await answerScheme(context);
  if (touches(reader, "pathway") && (wishes.held !== null || !reader.has(SHOWING)))
    return await answerPathway(context);
  if (free && touches(reader, "levels")) return await answerLevels(context);
  return null;
}

const SHOWING =
  / (?:show|find|list|search|which courses|what courses|courses (?:in|with|under|that)|any courses|looking for) /;

function unstated(context: Context): Reply | null {
  return touches(context.reader, "unstated") ? answerUnstated(context) : null;
}

function errand(context: Context): Reply | null {
  return isErrand(context) ? answerOffTopic(context) : null;
}

async function more(context: Context): Promise<Reply | null> {
  const { reader, memory, wishes, names } = context;
  const isMore = touches(reader, "more") || (isOnly(reader, "yes") && memory.shown.length > 0);
  if (!isMore || !asksForNothing({ ...wishes.slots, text: null }, names)) return null;
  if (memory.shown.length === 0) return null;
  const skipped = memory.passed + SHOWN;
  const found = await findCourses(context.directory, memory.slots, {
    names,
    now: context.now,
    skipped,
  });
  return skipped < found.total
    ? await answerFind(context, memory.slots, { skipped })
    : answerNoMore(context);
}

async function find(context: Context): Promise<Reply | null> {
  const { wishes, memory, reader, names } = context;
  const { slots } = wishes;
  const said = { ...slots, text: null };
  const onlyText = asksForNothing(said, names) && wishes.open.length === 0;
  if (onlyText && slots.text === null) return null;
  if (onlyText && !(await isKnownText(context))) return null;
  const merged = mergeSlots(memory.slots, wishes, reader);
  if (asksForNothing({ ...merged, order: null }, names)) return null;
  return await answerFind(context, merged, { fields: cardFields(factQuestionsIn(reader)) });
}

/** True where courses hold the words that were not understood. */
async function isKnownText({ directory, wishes }: Context): Promise<boolean> {
  const found = await directory.search(
    { ...noFilters(), name: wishes.slots.text ?? "" },
    { page: 1, limit: 1 },
  );
  return found.meta.total > 0;
}

function vague(context: Context): Reply | null {
  return touches(context.reader, "vague") || touches(context.reader, "yes")
    ? answerVague(context)
    : null;
}

function hasSubject({ fields, careers, text }: Slots): boolean {
  return fields.length > 0 || careers.length > 0 || text !== null;
}
