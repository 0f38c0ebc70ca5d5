import { BLACKLISTED_MEANING, blacklistLine } from "#catalogue/approval.ts";
import type { Course } from "#catalogue/course.ts";
import type { Institution } from "#catalogue/institution.ts";
import type { AnswerPart } from "../../answer.schema.ts";
import type { Matter } from "../clauses/clause-reader.ts";
import { ask, type Context, type Reply } from "../context.ts";
import { asksForNothing } from "../finding.ts";
import { askedContactFacts } from "../institution-facts.ts";
import { coursesMeant, withoutWishes } from "../meant.ts";
import { namedCourses } from "../naming.ts";
import type { FactQuestion } from "../reading/fact-questions.ts";
import { ordinalsIn } from "../reading/references.ts";
import { find } from "../ways/searching.ts";
import { CARE_MATTERS } from "./care.ts";
import { answerFree, answerResit, rankingOf } from "./found-matters.ts";
import { institutionItem } from "./institutions.ts";
import { answerCourse, answerShown } from "./one-course.ts";
import { quoteOverviews } from "./overviews.ts";
import type { Said } from "./said.ts";
import { SITE_MATTERS } from "./site-matters.ts";
import { STUDY_MATTERS } from "./study-matters.ts";
import {
  answerInjection,
  answerOffTopic,
  answerPuzzled,
  answerScolding,
  answerWho,
} from "./talk.ts";

type Answer = Said | ((context: Context) => Promise<Reply | null> | Reply | null);

const ANSWERS: ReadonlyMap<Matter, Answer> = new Map<Matter, Answer>([
  ...CARE_MATTERS,
  ...SITE_MATTERS,
  ...STUDY_MATTERS,
  ["who", answerWho],
  ["ranking", rankingOf],
  ["free", answerFree],
  ["resit", answerResit],
  ["errand", answerOffTopic],
  ["override", answerInjection],
  ["scolding", answerScolding],
  ["puzzled", answerPuzzled],
]);

/** Matters that institutions may write about in their overviews. */
const WRITTEN_OF: ReadonlySet<Matter> = new Set([
  "hostel",
  "scholarship",
  "placement",
  "instalments",
  "health",
  "gender",
  "extra",
]);

/** What is declined is declined alone. */
const REFUSED: ReadonlySet<Matter> = new Set(["errand", "override", "fake"]);

/** Answers the matters of a message, and beside them what is wished for. */
export async function answerMatters(context: Context): Promise<Reply | null> {
  const { matters, wishes, names, memory, kinds } = context;
  const replies: Reply[] = [];
  for (const matter of matters.slice(0, MOST_MATTERS)) {
    const reply = await answerMatter(context, matter);
    if (reply) replies.push(reply);
  }
  const [first] = replies;
  if (!first) return null;
  const isSearch =
    kinds.size > 0 &&
    !matters.some((matter) => REFUSED.has(matter)) &&
    !asksForNothing({ ...wishes.slots, text: null }, names);
  const found = isSearch ? await find({ ...context, memory: { ...memory, about: null } }) : null;
  const all = found ? [...replies, found] : replies;
  return {
    parts: all.flatMap(({ parts }) => parts),
    chips: all.flatMap(({ chips }) => chips),
    memory: all.at(-1)!.memory,
  };
}

const MOST_MATTERS = 2;

async function answerMatter(context: Context, matter: Matter): Promise<Reply | null> {
  const quoted = WRITTEN_OF.has(matter) ? await quoteOverviews(context) : null;
  if (quoted) return quoted;
  const answer = ANSWERS.get(matter)!;
  return typeof answer === "function" ? await answer(context) : await say(context, answer);
}

/** The text, then what the records say to it. */
async function say(context: Context, { text, facts, ...said }: Said): Promise<Reply> {
  const courses = facts || said.isForInstitution ? await coursesAsked(context) : [];
  const more = facts ? await stated(context, courses, facts) : null;
  const institution = await institutionMeant(context, courses);
  const warning = institution && blacklistLine(institution);
  const unlisted = context.about.unlisted.map((name) => `${name} is not listed in this catalogue.`);
  return {
    parts: [
      {
        kind: "text",
        text: [warning && `${warning}. ${BLACKLISTED_MEANING}`, ...unlisted, text]
          .filter(Boolean)
          .join(" "),
      },
      ...(more?.parts ?? []),
      ...(institution && said.isForInstitution ? [contactPart(institution)] : []),
    ],
    chips: [...(said.chips ?? []), ...(more?.chips ?? []), ask("What should I study?")],
    memory: more?.memory ?? context.memory,
  };
}

/** The course that is named, else those of earlier answers that are meant; none of something else. */
async function coursesAsked(context: Context): Promise<Course[]> {
  const { about, directory, reader, memory } = context;
  const [named] = await namedCourses({ ...context, wishes: about });
  const course = named ? await directory.course(named.id) : null;
  if (course) return [course];
  const { institutions, fields, careers } = about.slots;
  const isOther = institutions.length + fields.length + careers.length + about.unlisted.length > 0;
  const places = ordinalsIn(reader, memory.shown);
  return isOther && places.length === 0 ? [] : await coursesMeant(withoutWishes(context));
}

async function stated(
  context: Context,
  courses: readonly Course[],
  facts: readonly FactQuestion[],
): Promise<Reply | null> {
  const [course] = courses;
  if (!course) return null;
  return courses.length === 1
    ? await answerCourse(context, course, facts)
    : answerShown(context, courses, facts);
}

/** The institution that is named, else that of the course, else the one that was spoken of. */
async function institutionMeant(
  { names, about, memory, directory }: Context,
  courses: readonly Course[],
): Promise<Institution | null> {
  const named = names.institutions.find(({ name }) => name === about.slots.institutions[0]);
  const before = memory.about && "institution" in memory.about ? memory.about.institution : null;
  const ids = new Set(courses.map(({ institution }) => institution.id));
  const id = named?.id ?? (ids.size === 1 ? courses[0]!.institution.id : before);
  return id === null ? null : await directory.institution(id);
}

function contactPart(institution: Institution): AnswerPart {
  return {
    kind: "institutions",
    institutions: [institutionItem(institution, askedContactFacts(institution))],
  };
}
