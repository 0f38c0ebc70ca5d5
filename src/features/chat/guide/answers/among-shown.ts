import type { Course } from "#catalogue/course.ts";
import { type EntryRoute, type EntryVerdict, SUBJECT_LABELS } from "#catalogue/entry.ts";
import type { AnswerCourse, AnswerPart } from "../../answer.schema.ts";
import type { Slots } from "../../answer.ts";
import { canBeJudged, entryFor, examIn, subjectsIn } from "../clauses/person.ts";
import { ask, type Context, coursesPart, type Reply, textPart } from "../context.ts";
import { type CardField, type FactField, factOf } from "../facts.ts";
import { findCourses, SHOWN, sortKey } from "../finding.ts";
import { coursesMeant, speakingOf, withoutWishes } from "../meant.ts";
import { isUnsaid } from "../merging.ts";
import type { FactQuestion } from "../reading/fact-questions.ts";
import { listed } from "../wording.ts";
import { entryNote } from "./conclusion.ts";
import { coursePart, factCourse } from "./course-list.ts";
import { answerCourse } from "./one-course.ts";

const ENTRY_FIELDS: readonly FactField[] = [
  "admission_general_requirements",
  "admission_alternative_requirements",
];

/** Whether the person can enter those that were spoken of, each judged by itself. */
export async function answerEntry(context: Context): Promise<Reply | null> {
  const { memory } = context;
  const courses = await coursesMeant(context);
  if (courses.length === 0) return null;
  if (courses.length > 1 && context.reader.has(AT_ONCE)) return answerAtOnce(context, courses);
  if (!canBeJudged(memory.person)) return askResults(context, courses);
  const verdicts = Map.groupBy(courses, (course) => entryFor(memory.person, course).verdict);
  const open = verdicts.get("meets") ?? [];
  const more = open.length === 0 && courses.length > 1 ? await othersOpen(context, courses) : null;
  const said = courses.map((course) => entryNote(memory.person, course, courses));
  return {
    parts: [
      textPart(`${leadOf(verdicts, courses)}\n${said.join("\n")}\n${DECIDES}`),
      coursesPart(courses.map(withEntry)),
      ...(more ?? []),
    ],
    chips: [ask("How do I apply?"), ask("What does it cost?"), ask("What are my other options?")],
    memory: speakingOf(memory, courses),
  };
}

const AT_ONCE = / (?:both|together|at once|same time) /;

/** Whether one can take several courses beside each other: what is stated of their times. */
function answerAtOnce({ memory }: Context, courses: readonly Course[]): Reply {
  return {
    parts: [
      textPart(
        "You may take one after the other, or both where their times allow it; whether they do is for the institutions to say. This is stated of their times.",
      ),
      coursesPart(courses.map((course) => factCourse(course, TIMES))),
    ],
    chips: [ask("Compare the first two"), ask("How do I apply?"), ask("Show me short courses")],
    memory: speakingOf(memory, courses),
  };
}

const TIMES: readonly FactField[] = [
  "duration_text",
  "delivery_modalities",
  "mode_of_study_text",
  "indicative_class_timings",
  "intakes",
];

const DECIDES = "The institution decides in the end.";

/** "Yes", "no" or what lies between, for one course or for how many of several. */
function leadOf(verdicts: ReadonlyMap<EntryVerdict, Course[]>, courses: readonly Course[]): string {
  const count = (verdict: EntryVerdict) => verdicts.get(verdict)?.length ?? 0;
  const all = courses.length;
  if (all === 1) {
    if (count("meets") > 0) return "Yes.";
    if (count("check") > 0) return "Perhaps.";
    if (count("nearly") > 0) return "Not yet, but nearly.";
    return count("not_stated") > 0 ? "I cannot judge that." : "Not with what you told me.";
  }
  if (count("meets") === all) return `Yes: you can enter all ${all}.`;
  if (count("meets") > 0) return `You can enter ${count("meets")} of the ${all}.`;
  if (count("check") === all) return "Perhaps: part of it has to be checked for each.";
  if (count("check") > 0) return `Perhaps ${count("check")} of the ${all}; none for certain.`;
  return count("not_stated") === all
    ? "I cannot judge that for any of them."
    : "None of them with what you told me.";
}

/** What they ask for, and the question whose answer would tell. */
function askResults({ memory }: Context, courses: readonly Course[]): Reply {
  return {
    parts: [
      textPart(`${courses.length === 1 ? "This is what it asks" : "This is what they ask"} for.`),
      coursesPart(courses.map(withEntry)),
      textPart(
        "What have you finished, with how many passes, and which grades in English and mathematics? Then I can say yes or no.",
      ),
    ],
    chips: [
      ask("5 O level passes"),
      ask("2 A level passes"),
      ask("No O levels"),
      ask("How do I apply?"),
    ],
    memory: { ...speakingOf(memory, courses), asked: "results" },
  };
}

/** Others of the same search that the person can enter, where none of those shown is. */
async function othersOpen(
  context: Context,
  courses: readonly Course[],
): Promise<AnswerPart[] | null> {
  const { directory, names, now, memory } = context;
  const { person, slots } = memory;
  if (isUnsaid(slots)) return null;
  const found = await findCourses(directory, withoutLevels(slots), {
    names,
    now,
    skipped: 0,
    person,
  });
  const open = found.courses.filter(
    (card) =>
      entryFor(person, card).verdict === "meets" && !courses.some(({ id }) => id === card.id),
  );
  if (open.length === 0) return null;
  return [
    textPart("In the same search you can enter, the highest level first:"),
    coursesPart(open.map((card) => coursePart(card))),
  ];
}

function withoutLevels(slots: Slots): Slots {
  return { ...slots, levels: [], order: null };
}

function withEntry(course: Course): AnswerCourse {
  return factCourse(course, ["mnqf_level", ...ENTRY_FIELDS]);
}

interface Extreme {
  /** What stands out, behind the name of a course. */
  says: string;
  fact: CardField;
  /** The question that states it. */
  asks: FactQuestion;
}

const EXTREMES: ReadonlyMap<NonNullable<Slots["order"]>, Extreme> = new Map([
  ["cheapest", { says: "costs least", fact: "total_cost", asks: "fee" }],
  ["dearest", { says: "costs most", fact: "total_cost", asks: "fee" }],
  ["shortest", { says: "is the shortest", fact: "duration_text", asks: "duration" }],
  ["longest", { says: "is the longest", fact: "duration_text", asks: "duration" }],
  ["highest", { says: "has the highest level", fact: "mnqf_level", asks: "level" }],
  ["soonest", { says: "starts first", fact: "intakes", asks: "intakes" }],
]);

/** Which of those that were shown is the cheapest, the shortest or the first to start. */
export async function answerExtreme(context: Context): Promise<Reply | null> {
  const { wishes, now, memory } = context;
  const { order } = wishes.slots;
  if (order === null) return null;
  const courses = await coursesMeant(context);
  const { says, fact, asks } = EXTREMES.get(order)!;
  if (courses.length < 2)
    return courses[0] ? await answerCourse(context, courses[0], [asks]) : null;
  const keyed = courses.map((course) => ({ course, key: sortKey(course, order, now) ?? Infinity }));
  keyed.sort((one, other) => one.key - other.key);
  const [best] = keyed;
  const value = (course: Course) => factOf(course, fact).value;
  const isStated = best !== undefined && best.key !== Infinity;
  const first = isStated ? keyed.filter(({ key }) => key === best.key) : [];
  const missing = keyed.filter(({ key }) => key === Infinity).length;
  const whole = await extremeOfAll(context, courses, best?.key ?? Infinity);
  const lead = !isStated
    ? `That is not recorded for any of them.`
    : first.length === 1
      ? `${nameOf(best.course)} ${says}: ${value(best.course)}.`
      : first.length === 2
        ? `${listed(first.map(({ course }) => nameOf(course)))} are equal: ${value(best.course)}.`
        : `${first.length} of them are equal.`;
  const gap =
    isStated && missing > 0 ? `For ${missing} of the ${courses.length} it is not stated.` : null;
  return {
    parts: [
      textPart(
        [lead, gap, whole && `Of all that fit, ${nameOf(whole)} ${says}: ${value(whole)}.`]
          .filter(Boolean)
          .join(" "),
      ),
      coursesPart(
        [...(whole ? [whole] : []), ...keyed.map(({ course }) => course)].map((course) =>
          coursePart(course, [fact]),
        ),
        { total: courses.length + (whole ? 1 : 0) },
      ),
    ],
    chips: [
      ask("Tell me more about the first one"),
      ask("How do I apply?"),
      ask("Compare the first two"),
    ],
    memory: {
      ...memory,
      shown: [...(whole ? [whole.id] : []), ...keyed.map(({ course }) => course.id)],
      about: first.length === 1 && !whole ? { course: best!.course.id } : null,
      asked: null,
      passed: 0,
    },
  };
}

/** The course of the whole search that goes further than those that were shown; null for none. */
async function extremeOfAll(
  { directory, names, now, memory, wishes }: Context,
  courses: readonly Course[],
  best: number,
): Promise<Course | null> {
  const { about, slots } = memory;
  const { order } = wishes.slots;
  if (isUnsaid(slots) || order === null || (about && "courses" in about)) return null;
  if (courses.length < Math.min(SHOWN, memory.shown.length)) return null;
  const found = await findCourses(
    directory,
    { ...slots, order },
    { names, now, skipped: 0, shown: 1 },
  );
  const [first] = found.courses;
  const key = first === undefined ? null : sortKey(first, order, now);
  return first && key !== null && key < best ? await directory.course(first.id) : null;
}

function nameOf({ name, institution }: Course): string {
  return `${name} (${institution.name})`;
}

/** Which of those that were shown ask for a pass in a subject that is named. */
export async function answerSubjects(context: Context): Promise<Reply | null> {
  const { reader, memory, kinds } = context;
  const exam = examIn(reader.whole);
  const subjects = subjectsIn(reader.whole);
  const wanted: readonly string[] = subjects.length > 0 || exam === null ? subjects : [exam];
  const isLacking = reader.has(LACKING) && kinds.has("enter") && !canBeJudged(memory.person);
  if (wanted.length === 0 || !(reader.has(NEEDING) || isLacking)) return null;
  const courses = await coursesMeant(withoutWishes(context));
  if (courses.length === 0) return null;
  const names = subjects.flatMap((subject) => SUBJECT_LABELS.get(subject) ?? []);
  const named =
    names.length > 0 ? listed(names, "or") : exam === "a_level" ? "A levels" : "O levels";
  const isNamedBy = ({ conditions }: EntryRoute) => {
    const text = JSON.stringify(conditions);
    return wanted.some((one) => text.includes(`"${one}"`));
  };
  const read = courses.filter(({ entry_routes: routes }) => routes.length > 0);
  const free = read.filter(({ entry_routes: routes }) => !routes.every(isNamedBy));
  const asking = read.filter((course) => !free.includes(course));
  const titles = (list: readonly Course[]) => listed(list.map(nameOf));
  const lines = [
    asking.length > 0 ? `every way into ${titles(asking)} asks for ${named}` : null,
    free.length > 0 ? `there is a way into ${titles(free)} that does not name ${named}` : null,
  ].filter(Boolean);
  const yes = isLacking ? free.length > 0 : asking.length > 0;
  const lead =
    read.length === 0
      ? "I cannot judge that from the record; this is what it says."
      : `${yes ? "Yes" : "No"}: ${lines.join(", and ")}, as far as it is recorded.`;
  return {
    parts: [textPart(lead), coursesPart(courses.map(withEntry))],
    chips: [ask("How do I apply?"), ask("What are my other options?"), ask("Start over")],
    memory: speakingOf(memory, courses),
  };
}

const NEEDING =
  / (?:needs?|needed|requires?|required|asks?|must|have to|has to|compulsory|necessary) /;
const LACKING = / (?:no|without|do not have) /;
