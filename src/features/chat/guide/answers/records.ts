import { approvalOn } from "#catalogue/approval.ts";
import { type Course, NOT_STATED } from "#catalogue/course.ts";
import { isInstallmentFee } from "#catalogue/fees.ts";
import { firstDegree } from "#catalogue/first-degree.ts";
import type { Institution } from "#catalogue/institution.ts";
import { lengthWords } from "#catalogue/ladder-paths.ts";
import { formatTotalCost } from "#catalogue/total-cost.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import type { AnswerPart, Chip, Fact } from "../../answer.schema.ts";
import {
  type FactField,
  factOf,
  isFreeForSome,
  paidInMvr,
  sumOfCosts,
} from "../../lookups/facts.ts";
import { contactFacts } from "../../lookups/institution-facts.ts";
import { type Check, checkText } from "../checks.ts";
import { canBeJudged } from "../clauses/person.ts";
import { textOf } from "../compose.ts";
import { ask, type Context, coursesPart, type Reply, textPart } from "../context.ts";
import { findAll } from "../finding.ts";
import { records, speakingOf, spokenOf, withoutChecked } from "../meant.ts";
import { hasSubject } from "../merging.ts";
import { type FactQuestion, fieldsOf, isFactQuestion } from "../reading/fact-questions.ts";
import { counted, island, listed, titled } from "../wording.ts";
import { SAID } from "../words/matters.ts";
import { silentText, type Unrecorded } from "../words/unrecorded.ts";
import { differences } from "./comparison.ts";
import { factCourse } from "./course-list.ts";
import { deadlineLines } from "./deadlines.ts";
import { entryLines, subjectLine } from "./entry.ts";
import { extremeOf } from "./extremes.ts";
import { institutionItem } from "./institutions.ts";
import { recordedOn } from "./recorded.ts";

/** What is asked of courses that a message speaks of. */
export interface Asked {
  /** Facts, in the order in which they are asked. */
  questions: readonly FactQuestion[];
  checks: readonly Check[];
  /** What no record holds. */
  unrecorded: readonly Unrecorded[];
  /** True where it is asked whether the person can enter. */
  isEntry: boolean;
  /** True where the institution is to be asked, too. */
  isForInstitution?: boolean;
}

export const NOTHING_ASKED: Asked = { questions: [], checks: [], unrecorded: [], isEntry: false };

/** True where nothing is asked. */
export function asksNothing({ questions, checks, unrecorded, isEntry }: Asked): boolean {
  return questions.length + checks.length + unrecorded.length === 0 && !isEntry;
}

/**
 * Answers all that is asked of some courses: the conclusions first, in the order of asking, then the
 * facts of each from its record, and plainly what is not recorded, with whom to ask.
 */
export async function answerRecords(
  context: Context,
  courses: readonly Course[],
  asked: Asked,
  lead: string | null = null,
): Promise<Reply> {
  const { memory } = context;
  const { checks, unrecorded } = asked;
  const extreme = extremeOf(context, courses);
  const shown = extreme?.courses ?? courses;
  const questions =
    asked.questions.length > 0 ? asked.questions : unrecorded.flatMap(({ near }) => near);
  const isNear = asked.questions.length === 0 && unrecorded.length > 0;
  const whole: readonly FactQuestion[] =
    asksNothing(asked) && !extreme && lead === null ? ["overview"] : questions;
  const isEntry = asked.isEntry || questions.includes("entry");
  const judged = isEntry && canBeJudged(memory.person);
  const fields = [
    ...whole.flatMap(fieldsOf),
    ...checks.flatMap((check) => check.fields),
    ...(extreme ? [extreme.field] : []),
    ...(isEntry ? fieldsOf("entry") : []),
  ];
  const kept = [...new Set(fields.length > 0 ? fields : USUAL)];
  const isOverview = whole.includes("overview") && courses.length > 1;
  const own = [...whole.flatMap(fieldsOf), ...(isEntry ? fieldsOf("entry") : [])];
  const missing = isOverview ? null : missingOf(courses, [...new Set(own)]);
  const institutions = await institutionsOf(
    context,
    shown,
    missing !== null ||
      unrecorded.length > 0 ||
      asked.isForInstitution === true ||
      needsContact(whole),
  );
  const lines = [
    lead,
    subjectLine(context, courses),
    ...(judged ? entryLines(memory.person, shown) : []),
    ...checks.map((check) => checkText(check, courses, titled)),
    extreme?.text ?? null,
    ...conclusions(context, courses, { unrecorded, questions: isNear ? [] : whole }),
    sumText(context, courses, whole) ?? statedText(context, courses, whole, lead !== null),
    missing &&
      `${missing} ${courses.length === 1 ? "The institution" : "Each institution"} can tell you${institutions.length > 0 ? ": see below" : ""}.`,
  ].filter((line) => line !== null && line !== "");
  const asksBack = isEntry && !judged && lead === null && unrecorded.length === 0;
  return {
    parts: [
      ...(lines.length > 0 ? [textPart(lines.join("\n"))] : []),
      coursesPart(
        shown.map((course) => factCourse(course, shown.length > 1 ? saidOf(course, kept) : kept)),
      ),
      ...institutionParts(institutions),
      ...(asksBack ? [textPart(RESULTS)] : []),
    ],
    chips: asksBack ? RESULT_CHIPS : chipsFor(whole, courses.length),
    memory: { ...speakingOf(memory, shown, courses), asked: asksBack ? "results" : null },
  };
}

const USUAL: readonly FactField[] = ["total_cost", "duration_text", "mnqf_level"];

const RESULTS =
  "What have you finished, with how many passes, and which grades in English and mathematics? Then I can say yes or no.";
const RESULT_CHIPS = ["5 O level passes", "2 A level passes", "No O levels", "How do I apply?"].map(
  ask,
);

function needsContact(asked: readonly FactQuestion[]): boolean {
  return asked.includes("contact") || asked.includes("apply");
}

/** The institutions of some courses, where they are few enough to give the contact of each. */
export async function institutionsOf(
  { directory }: Context,
  courses: readonly Course[],
  isWanted: boolean,
): Promise<Institution[]> {
  const ids = [...new Set(courses.map(({ institution }) => institution.id))];
  if (!isWanted || ids.length > MOST_CONTACTS) return [];
  const found = await Promise.all(ids.map((id) => directory.institution(id)));
  return found.filter((institution) => institution !== null);
}

const MOST_CONTACTS = 3;

/** How to reach institutions: the main campus of each. */
export function institutionParts(institutions: readonly Institution[]): AnswerPart[] {
  if (institutions.length === 0) return [];
  const items = institutions.map((one) => {
    const [main] = one.campuses;
    const facts = main ? contactFacts({ ...one, campuses: [main] }) : [];
    const few = facts.filter(({ field }) => /(?:\.phone|\.email|^contacts\.\d+)$/.test(field));
    return institutionItem(one, institutions.length > 1 ? few : facts);
  });
  return [{ kind: "institutions", institutions: items }];
}

const WHOLE =
  / (?:al ?together|together|in (?:total|all)|total|all (?:of )?(?:that|this|it|them|these|those|the steps|two|three|four|five)|whole|everything|sum|add(?:ed)? up|both|combined|the lot) /;
/** Of what may also be chosen from, only this asks for a sum. */
const SUM =
  / (?:al ?together|together|in (?:total|all)(?! (?:the|of))|all (?:of them |these |those )?(?:two|three|four|five|together)|sum|add(?:ed)? up|both|combined|the lot) /;

/** What courses take and cost together, for who asks for that; null where nobody does. */
function sumText(
  { memory, reader }: Context,
  courses: readonly Course[],
  questions: readonly FactQuestion[],
): string | null {
  const isWay = memory.about !== null && "courses" in memory.about && memory.about.isWay === true;
  if (courses.length < 2 || !reader.has(isWay ? WHOLE : SUM)) return null;
  const lengths = courses.flatMap(({ duration_months: months }) => months ?? []);
  const costs = courses.flatMap((course) =>
    isFreeForSome(course) ? [] : (paidInMvr(course) ?? []),
  );
  const gap = (known: number) =>
    known < courses.length ? `; for ${courses.length - known} of them that is not stated` : "";
  const sums = [
    questions.includes("fee")
      ? `cost ${formatTotalCost(sumOfCosts(costs))}${gap(costs.length)}`
      : null,
    questions.includes("duration") && lengths.length > 0
      ? `take ${lengthWords(lengths.reduce((sum, months) => sum + months, 0))} of study, without the waiting between${gap(lengths.length)}`
      : null,
  ].filter((sum) => sum !== null);
  return sums.length > 0
    ? `${isWay ? `One after the other, the ${courses.length} steps` : `Together these ${courses.length}`} ${listed(sums)}.`
    : null;
}

/** What is concluded from the records for each question, in its order, and what none of them holds. */
function conclusions(
  context: Context,
  courses: readonly Course[],
  { questions, unrecorded }: Pick<Asked, "questions" | "unrecorded">,
): string[] {
  const said = questions.flatMap((one) => CONCLUSIONS.get(one)?.(courses, context.now) ?? []);
  return [
    ...new Set(said),
    ...(unrecorded.length > 0 ? [silentText(unrecorded)] : []),
    ...(unrecorded.length > 0 ? recordedOn(context, courses) : []),
  ];
}

/** Whether the scheme for a first degree covers courses, as far as it is recorded. */
const SCHEME: Check = {
  text: "in the Government First Degree Scheme",
  fields: ["gov_first_degree_text"],
  verdict: ({ gov_first_degree_text: text }) =>
    text === null ? "unstated" : firstDegree(text).includes("yes") ? "met" : "missed",
};

const IN_PARTS = /\bin (?:\w+ )?(?:parts|instal?lments)\b/i;

/** Which courses state what is paid each month or in parts. */
function monthlyText(courses: readonly Course[]): string {
  const { yes = [], no = [] } = Object.groupBy(courses, ({ fees }) =>
    fees.some((fee) => isInstallmentFee(fee) || IN_PARTS.test(fee.remarks ?? "")) ? "yes" : "no",
  );
  const stated = `What is paid in parts stands among the fees of ${listed(yes.map(titled))}.`;
  const silent = `No monthly sum is stated for ${listed(no.map(titled))}; ask whether you may pay in parts.`;
  return `${yes.length > 0 ? stated : ""} ${no.length > 0 ? silent : ""}`.trim();
}

type Conclusion = (courses: readonly Course[], now: Date) => string[];

const DATED: Conclusion = (courses, now) => deadlineLines(courses, now, { withPast: true });
const CONCLUSIONS: ReadonlyMap<FactQuestion, Conclusion> = new Map<FactQuestion, Conclusion>([
  ["scheme", (courses) => [checkText(SCHEME, courses, titled)]],
  ["monthly", (courses) => [monthlyText(courses)]],
  ["intakes", DATED],
  ["deadline", DATED],
  ["apply", DATED],
  ["overview", DATED],
]);

/**
 * Adds to an answer what else its message asks, each once: the conclusions and what no record holds
 * to its first text, the facts of each course to those that it shows, or that were spoken of.
 */
export async function withAsked(context: Context, given: Reply): Promise<Reply> {
  const [first, ...others] = given.parts;
  if (first?.kind !== "text") return given;
  const cards = given.parts.flatMap((part) => (part.kind === "courses" ? part.courses : []));
  const compared = given.parts.flatMap((part) => (part.kind === "comparison" ? part : []));
  const said = new Set(
    [...cards.map(({ facts }) => facts), ...compared.map(({ rows }) => rows)]
      .flat()
      .map(({ field }) => field),
  );
  const text = given.parts.map(textOf).join("\n").toLowerCase();
  const ids = [...cards, ...compared.flatMap(({ courses }) => courses)].map(({ id }) => id);
  const isListed = ids.length > 0;
  const asked = {
    questions: [...new Set(askedBeside(context, isListed))].filter(
      (one) => one !== "overview" && !said.has(fieldsOf(one)[0]!),
    ),
    unrecorded: context.unrecorded.filter(({ what }) => !text.includes(what.toLowerCase())),
  };
  const isComparing = context.kinds.has("compare") && compared.length === 0;
  if (asked.questions.length + asked.unrecorded.length === 0 && !isComparing) return given;
  const found = await records(context, isListed ? ids : spokenOf(context));
  const lines = [
    ...conclusions(context, found, asked),
    ...(asked.questions.includes("entry") ? [careerText(context)] : []),
    ...(isComparing && found.length > 1 ? [differences(context, found)] : []),
    await placesText(context, given),
    found.length === 0 && context.matters.length > 0 && asked.questions.length > 0
      ? OF_WHICH
      : null,
  ].filter((line) => line !== null);
  const fields = asked.questions
    .filter((one) => one !== "where" || !said.has("places"))
    .flatMap(fieldsOf);
  if (lines.length + fields.length === 0) return given;
  const facts = found.map((course) => factCourse(course, saidOf(course, fields)));
  return {
    ...given,
    parts: [
      { ...first, text: [first.text, ...lines].join("\n") },
      ...others,
      ...(fields.length > 0 && facts.length > 0 ? [coursesPart(facts)] : []),
      ...institutionParts(await institutionsOf(context, found, needsContact(asked.questions))),
    ],
  };
}

const OF_WHICH =
  "Of which course would you like to know the rest? Tell me its name, or the field and the place.";

/** What is asked of courses that an answer shows beside something else. */
function askedBeside(context: Context, isListed: boolean): FactQuestion[] {
  const { asks, matters, wishes, memory } = context;
  const questions = withoutChecked(context, context.questions);
  if (!isListed || !hasSubject(wishes.slots)) return questions;
  const marks = matters.flatMap((matter) => [...(SAID.get(matter)?.marks ?? [])]);
  const isOfWork = wishes.slots.careers.length > 0 && !canBeJudged(memory.person);
  const needs = isOfWork ? asks.filter((one) => one === "entry") : [];
  return [...questions, ...needs, ...marks.filter(isFactQuestion)];
}

/** Whom an employer takes is another matter than whom a course takes. */
function careerText({ wishes }: Context): string | null {
  return wishes.slots.careers.length > 0
    ? "What each course asks for stands below. Whom an employer takes for that work, and how, is not in this catalogue: ask there."
    : null;
}

/** Where all are that an answer found, for who asks for that and is shown some. */
async function placesText(
  context: Context,
  { parts, memory: { slots } }: Reply,
): Promise<string | null> {
  const isPart = parts.some((part) => part.kind === "courses" && part.total > part.courses.length);
  if (!context.questions.includes("where") || !isPart) return null;
  const { courses } = await findAll(context, slots);
  if (courses.length === 0) return null;
  const at = (place: string) => courses.filter(({ places }) => places.includes(place)).length;
  const places = [...new Set(courses.flatMap((course) => course.places))];
  places.sort((one, other) => at(other) - at(one));
  const nowhere = courses.filter((course) => course.places.length === 0).length;
  const rest = nowhere > 0 ? ` ${nowhere} ${nowhere === 1 ? "states" : "state"} no campus.` : "";
  return `By place: ${listed(places.map((place) => `${at(place)} in ${island(place)}`))}.${rest}`;
}

/** What the cards below are, for who asks for facts. */
function statedText(
  { now, memory }: Context,
  courses: readonly Course[],
  questions: readonly FactQuestion[],
  isLed: boolean,
): string | null {
  const [course] = courses;
  if (!course || questions.length === 0) return null;
  const which = courses.length < memory.shown.length ? "you mean" : "I showed";
  const what =
    courses.length > 1 ? `the ${counted(courses.length, "course")} that ${which}` : titled(course);
  const apply =
    questions.includes("apply") && !isLed ? "You apply at the institution itself. " : "";
  const { label, advice } = approvalOn(course, maldivesDay(now)) ?? {};
  const isAdvised = courses.length === 1 && advice && questions.includes("approved");
  return `${apply}This is what the catalogue states of ${what}.${isAdvised ? ` ${label}. ${advice}` : ""}`;
}

/** In a list a second way in, or a language, that a course does not state is left out. */
function saidOf(course: Course, fields: readonly FactField[]): FactField[] {
  return fields.filter((field) => SUBJECTS.has(field) || isStated(factOf(course, field)));
}

function isStated({ value }: Fact): boolean {
  return value !== NOT_STATED;
}

/** A cost that is put off, as in "Contact the institution", is shown, and not stated. */
function isAnswered(fact: Fact): boolean {
  return isStated(fact) && (fact.field !== "total_cost" || SAYS_COST.test(fact.value));
}

const SAYS_COST = /\d|\bfree\b/i;

/** Names what is asked and not stated; of several courses with how many do not state it. */
function missingOf(courses: readonly Course[], fields: readonly FactField[]): string | null {
  const named = fields.filter((field) => SUBJECTS.has(field));
  const lacking = named.flatMap((field) => {
    const count = courses.filter((course) => !isAnswered(factOf(course, field))).length;
    return count > 0 ? [{ what: SUBJECTS.get(field)!, count }] : [];
  });
  if (lacking.length === 0) return null;
  if (courses.length === 1)
    return `The catalogue does not state ${listed(
      lacking.map(({ what }) => what),
      "or",
    )} (${NOT_STATED.toLowerCase()}).`;
  const lines = lacking.map(({ what, count }) => `${what} of ${count} of the ${courses.length}`);
  return `The catalogue does not state ${listed(lines)}.`;
}

const SUBJECTS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    total_cost: "the total cost",
    duration_text: "the duration",
    mnqf_level: "the level",
    delivery_modalities: "how it is delivered",
    mode_of_study_text: "the mode of study",
    intakes: "the intakes",
    intake_details: "a last day to apply",
    languages: "the language of instruction",
    awarding_body: "the awarding body",
    gov_first_degree_text: "whether the First Degree Scheme covers it",
    mqa_approved: "whether the MQA approved it",
    credits: "the credits",
    admission_general_requirements: "the entry requirements",
    modules: "the modules",
    indicative_class_timings: "the class times",
    careers: "the careers it leads to",
    campuses: "the campus",
  } satisfies Partial<Record<FactField, string>>),
);

function chipsFor(asked: readonly FactQuestion[], count: number): Chip[] {
  const all: readonly (readonly [FactQuestion, string])[] = [
    ["fee", "How much is it?"],
    ["entry", "Entry requirements"],
    ["apply", "How do I apply?"],
    ["intakes", "When does it start?"],
    ["modules", "Which modules?"],
  ];
  if (count > 1) return [ask("Tell me more about the first one"), ask("Compare the first two")];
  return all
    .filter(([question]) => !asked.includes(question))
    .slice(0, 3)
    .map(([, label]) => ask(label));
}
