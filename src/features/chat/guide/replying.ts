import type { CourseCard } from "#catalogue/course.ts";
import type { Slots } from "../answer.ts";
import { answerDanger, answerDiscouraged, answerDistress } from "./answers/care.ts";
import { answerComparison, askWhich, MOST_COMPARED } from "./answers/comparison.ts";
import { answerCount } from "./answers/count.ts";
import { answerFind } from "./answers/courses.ts";
import { answerLevels, answerPathway, answerScheme } from "./answers/framework.ts";
import {
  answerInstitution,
  answerNoSuchInstitution,
  answerWhichInstitutions,
} from "./answers/institutions.ts";
import { answerCourse, answerSeveral } from "./answers/one-course.ts";
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
} from "./answers/talk.ts";
import { answerTerm } from "./answers/terms.ts";
import type { Context, Reply } from "./context.ts";
import type { CardField } from "./facts.ts";
import { asksForNothing, findCourses, SHOWN } from "./finding.ts";
import { isUnsaid, mergeSlots } from "./merging.ts";
import { namedCourses, severalNamed } from "./naming.ts";
import { type FactQuestion, factQuestionsIn, fieldsOf } from "./reading/fact-questions.ts";
import { groupIn, numbersIn, ordinalsIn, pointsBack } from "./reading/references.ts";
import { isOnly, touches } from "./reading/topics.ts";

/** One way to answer; null where the message is not of its kind. */
type Way = (context: Context) => Promise<Reply | null> | Reply | null;

/** The ways to answer in the order in which they are tried. */
const WAYS: readonly Way[] = [
  care,
  refuse,
  smallTalk,
  answerSite,
  answerTerm,
  compare,
  unstated,
  aboutCourse,
  aboutInstitution,
  openQuestion,
  aboutFramework,
  more,
  count,
  find,
  softErrand,
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
  if (touches(context.reader, "injection")) return answerInjection(context);
  return touches(context.reader, "off-topic") ? answerOffTopic(context) : null;
}

/** Words that may name a field are an errand where no field is named. */
function softErrand(context: Context): Reply | null {
  return touches(context.reader, "soft-off-topic") ? answerOffTopic(context) : null;
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
  const places = numbersIn(reader, memory.shown);
  const group = groupIn(reader, memory.shown);
  if (places.length > 1) {
    return await answerComparison(
      context,
      places.map((place) => memory.shown[place]!),
    );
  }
  if (group !== null && memory.shown.length > 0) {
    return await answerComparison(context, memory.shown.slice(0, Math.max(2, group)));
  }
  if (wishes.slots.levels.length > 1 && !hasSubject(wishes.slots)) return null;
  const named = await severalNamed(context);
  if (named.length > 1) {
    return await answerComparison(
      context,
      named.slice(0, MOST_COMPARED).map(({ id }) => id),
    );
  }
  if (memory.shown.length > 1 && !hasSubject(wishes.slots)) {
    return await answerComparison(context, memory.shown.slice(0, MOST_COMPARED));
  }
  return hasSubject(wishes.slots) ? null : askWhich(context);
}

async function aboutCourse(context: Context): Promise<Reply | null> {
  const { reader, memory, wishes, directory } = context;
  const questions = factQuestionsIn(reader);
  const [place] = ordinalsIn(reader, memory.shown);
  const byPlace = place === undefined ? undefined : memory.shown[place];
  if (byPlace !== undefined) return await answerId(context, byPlace, questions);
  if (questions.length > 0 && !reader.has(LISTING)) {
    const named = await namedCourses(context);
    if (named.length === 1) return await answerId(context, named[0]!.id, questions);
    if (named.length > 1) return await answerSameNames(context, named, questions);
  }
  const about = aboutId(context);
  const precise = questions.filter((question) => question !== "overview");
  if (about === null || (precise.length === 0 && !pointsBack(reader))) return null;
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
function aboutId({ memory, reader }: Context): number | null {
  if (memory.about && "course" in memory.about) return memory.about.course;
  if (memory.about) return null;
  if (memory.shown.length === 1) return memory.shown[0]!;
  return pointsBack(reader) ? (memory.shown[0] ?? null) : null;
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
): Promise<Reply> {
  return answerSeveral(context, named.slice(0, SHOWN), questions, cardFields(questions));
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
  const refines =
    memory.shown.length > 0 && !isUnsaid(memory.slots) && !reader.has(INSTITUTION_FACT);
  if (
    card &&
    !refines &&
    slots.institutions.length === 1 &&
    (isUnsaid(others) || (reader.has(INSTITUTION_FACT) && !hasSubject(others)))
  ) {
    return reader.has(WANTS_COURSES) ? null : await answerInstitution(context, card);
  }
  const unknown = unknownInstitution(context);
  if (unknown !== null) return answerNoSuchInstitution(context, unknown);
  if (
    (wishes.unknown === null || !hasSubject(slots)) &&
    touches(reader, "institution") &&
    !reader.has(WANTS_COURSES)
  ) {
    return await answerWhichInstitutions(context);
  }
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

/** "Harvard College": words before a kind of institution that nothing in the directory holds. */
function unknownInstitution({ reader, wishes }: Context): string | null {
  if (wishes.unknown === null || wishes.slots.institutions.length > 0) return null;
  const match = UNKNOWN_INSTITUTION.exec(reader.whole);
  const isUnknown = wishes.unknown.split(" ").includes(match?.[1] ?? "");
  return match && isUnknown ? `${match[1]} ${match[2]}` : null;
}

const UNKNOWN_INSTITUTION =
  / (\p{L}+) (college|university|institute|academy|school|polytechnic|centre) /u;

const INSTITUTION_FACT =
  / (?:contacts?|phone|telephone|e ?mail|call|reach|website|number|address|where|located|location|campus|campuses|overview|about|teach|teaches) /;
const WANTS_COURSES = / (?:courses?|programmes?|diplomas?|degrees?|certificates?) /;
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

async function unstated(context: Context): Promise<Reply | null> {
  if (!touches(context.reader, "unstated")) return null;
  const [named] = await namedCourses(context);
  const id = named?.id ?? aboutId(context);
  const course = id === null ? null : await context.directory.course(id);
  return answerUnstated(context, course);
}

/** "What should I study?", with nothing to go by but what one has finished. */
function openQuestion(context: Context): Reply | null {
  const { wishes, reader, names } = context;
  const { slots, levelsFollow } = wishes;
  const nothing = { ...slots, text: null, levels: levelsFollow ? [] : slots.levels };
  const isOpen = asksForNothing(nothing, names) && wishes.open.length === 0;
  return isOpen && reader.has(OPEN_QUESTION) ? answerVague(context) : null;
}

const OPEN_QUESTION =
  / (?:what (?:should|shall|could|must|would)(?: \p{L}+){0,3} (?:study|do|learn|take|choose|become|join|pick|good|suit)|(?:what|which) (?:course|field|subject|career)s? (?:should|suits?|would|is (?:best|good|right)|do you)|(?:do not|no|not) (?:know|idea|sure)|no idea|help(?: me)? (?:to )?(?:choose|decide|find|pick)|confused|undecided|unsure|suggest|recommend|what is good for|good for my) /u;

async function count(context: Context): Promise<Reply | null> {
  const { wishes, names } = context;
  const isAll = asksForNothing(wishes.slots, names) && touches(context.reader, "count");
  return isAll ? await answerCount(context) : null;
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
  const { slots, unknown } = wishes;
  if (asksForNothing(slots, names) && wishes.open.length === 0) return null;
  const merged = mergeSlots(
    memory.slots,
    { ...wishes, slots: withInstitution(context, slots) },
    reader,
  );
  if (asksForNothing({ ...merged, order: null }, names)) return null;
  const lead = unknown === null ? undefined : `I found nothing for “${unknown}” in the catalogue.`;
  const fields = cardFields(factQuestionsIn(reader));
  return await answerFind(context, merged, { fields, ...(lead && { lead }) });
}

/** "What do they have in Arabic": they are the institution that was spoken of. */
function withInstitution({ memory, reader, names }: Context, slots: Slots): Slots {
  const about = memory.about;
  if (!about || !("institution" in about) || !reader.has(THEY)) return slots;
  const same = names.institutions.find(({ id }) => id === about.institution);
  return same && slots.institutions.length === 0 ? { ...slots, institutions: [same.name] } : slots;
}

const THEY = / (?:they|them|their|there|it|that|this) /;

function vague(context: Context): Reply | null {
  return touches(context.reader, "vague") || touches(context.reader, "yes")
    ? answerVague(context)
    : null;
}

function hasSubject({ fields, careers, text }: Slots): boolean {
  return fields.length > 0 || careers.length > 0 || text !== null;
}
