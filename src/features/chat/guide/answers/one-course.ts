import { approvalOn } from "#catalogue/approval.ts";
import { type Course, type CourseSummary, NOT_STATED } from "#catalogue/course.ts";
import type { Institution } from "#catalogue/institution.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { paths } from "#web/paths.ts";
import type { Chip, Fact } from "../../answer.schema.ts";
import type { Memory } from "../../answer.ts";
import { factText } from "../compose.ts";
import { ask, type Context, coursesPart, type Reply, textPart } from "../context.ts";
import { type CardField, type FactField, factOf } from "../facts.ts";
import { askedContactFacts } from "../institution-facts.ts";
import { speakingOf } from "../meant.ts";
import { type FactQuestion, fieldsOf } from "../reading/fact-questions.ts";
import { counted, listed } from "../wording.ts";
import { coursePart, factCourse } from "./course-list.ts";

/** Answers questions about one course from its record. */
export async function answerCourse(
  context: Context,
  course: Course,
  questions: readonly FactQuestion[],
): Promise<Reply> {
  const asked: readonly FactQuestion[] = questions.length > 0 ? questions : ["overview"];
  const fields = [...new Set(asked.flatMap((question) => fieldsOf(question)))];
  const facts = fields.map((field) => factOf(course, field));
  const institution = needsContact(asked)
    ? await context.directory.institution(course.institution.id)
    : null;
  return {
    parts: [
      textPart(
        [sentences(course, asked, facts, institution), doubtOf(context, course, asked)]
          .filter(Boolean)
          .join(" "),
      ),
      coursesPart([factCourse(course, fields)]),
      ...(institution ? [institutionPart(institution)] : []),
    ],
    chips: chipsFor(asked),
    memory: keepAbout(context.memory, course.id),
  };
}

/** Answers questions about several courses that were shown, from the record of each. */
export function answerShown(
  { memory }: Context,
  courses: readonly Course[],
  questions: readonly FactQuestion[],
): Reply {
  const fields = questions.flatMap(fieldsOf);
  return {
    parts: [
      textPart(
        `${questions.includes("apply") ? "You apply at the institution itself. " : ""}This is what the catalogue states of the ${counted(courses.length, "course")} that ${courses.length < memory.shown.length ? "you mean" : "I showed"}.`,
      ),
      coursesPart(courses.map((course) => factCourse(course, fields))),
    ],
    chips: [ask("Tell me more about the first one"), ask("Compare the first two")],
    memory: speakingOf(memory, courses),
  };
}

function needsContact(asked: readonly FactQuestion[]): boolean {
  return asked.includes("contact") || asked.includes("apply");
}

function institutionPart(institution: Institution) {
  const { id, name, places, sample } = institution;
  return {
    kind: "institutions" as const,
    institutions: [
      {
        id,
        name,
        places: [...places],
        link: paths.institution(id),
        facts: askedContactFacts(institution),
        sample,
      },
    ],
  };
}

/** The newest list stays, so that "the third one" still means what it did. */
function keepAbout(memory: Memory, id: number): Memory {
  const shown = memory.shown.includes(id) ? memory.shown : [id];
  return { ...memory, shown, about: { course: id }, asked: null };
}

const SUBJECTS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    total_cost: "the total cost",
    fees: "its fees",
    duration_text: "the duration",
    mnqf_level: "its level",
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

/** Says what is stated in one line each, and plainly what is not. */
function sentences(
  course: Course,
  asked: readonly FactQuestion[],
  facts: readonly Fact[],
  institution: Institution | null,
): string {
  const name = `${course.name} at ${course.institution.name}`;
  const stated = facts.filter(({ value }) => value !== NOT_STATED);
  const missing = facts
    .filter(({ value }) => value === NOT_STATED)
    .flatMap(({ field }) => SUBJECTS.get(field) ?? []);
  const lines = [
    asked.includes("apply")
      ? `You apply for ${name} at the institution itself${institution ? ", whose contact is below" : ""}.`
      : asked[0] === "overview"
        ? `This is what the catalogue states about ${name}.`
        : `${name}:`,
    ...(asked[0] === "overview" ? [] : stated.map(factText)),
    missing.length > 0
      ? `The catalogue does not state ${listed(missing, "or")} (${NOT_STATED.toLowerCase()}).`
      : "",
  ];
  return lines.filter(Boolean).join(" ").replaceAll("..", ".");
}

/** How old an approval is that may no longer hold, and what to do; null where it is not in doubt. */
function doubtOf({ now }: Context, course: Course, asked: readonly FactQuestion[]): string | null {
  const approval = asked.includes("approved") ? approvalOn(course, maldivesDay(now)) : null;
  return approval?.advice ? `${approval.label}. ${approval.advice}` : null;
}

function chipsFor(asked: readonly FactQuestion[]): Chip[] {
  const all: readonly (readonly [FactQuestion, string])[] = [
    ["fee", "How much is it?"],
    ["entry", "Entry requirements"],
    ["apply", "How do I apply?"],
    ["intakes", "When does it start?"],
    ["modules", "Which modules?"],
  ];
  return all
    .filter(([question]) => !asked.includes(question))
    .slice(0, 3)
    .map(([, label]) => ask(label));
}

const QUESTION_LABELS: Partial<Record<FactQuestion, string>> = {
  fee: "Fee",
  entry: "Entry requirements",
  modules: "Modules",
  intakes: "Intakes",
  timings: "Class times",
  duration: "Duration",
  careers: "Careers",
  apply: "How to apply",
  contact: "Contact",
};

/** Several courses may be meant: shows them with what was asked, and asks for one where that is long. */
export function answerSeveral(
  { memory }: Context,
  cards: readonly CourseSummary[],
  questions: readonly FactQuestion[],
  fields: readonly CardField[],
): Reply {
  const label = QUESTION_LABELS[questions[0] ?? "overview"] ?? "Details";
  return {
    parts: [
      textPart(
        `${new Set(cards.map(({ name }) => name)).size === 1 ? "Several institutions have a course of that name." : "Several courses may be meant."} ${fields.length > 0 ? "These are they." : "Which one do you mean?"}`,
      ),
      coursesPart(cards.map((card) => coursePart(card, fields))),
    ],
    chips: [
      ask(`${label} of the first one`),
      ask(`${label} of the second one`),
      ask("Compare the first two"),
    ],
    memory: { ...memory, shown: cards.map(({ id }) => id), about: null, asked: null, passed: 0 },
  };
}
