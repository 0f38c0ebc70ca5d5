import { BLACKLISTED_MEANING, blacklistLine } from "#catalogue/approval.ts";
import type { Course } from "#catalogue/course.ts";
import type { Institution } from "#catalogue/institution.ts";
import { siteName } from "#platform/site-name.ts";
import type { Matter } from "../clauses/clause-reader.ts";
import { ask, type Context, type Reply, textPart } from "../context.ts";
import { asksForNothing } from "../finding.ts";
import { asksOfShown, coursesMeant, isPointing, records, withoutWishes } from "../meant.ts";
import { hasSubject } from "../merging.ts";
import { likelyNamed, namedCourses } from "../naming.ts";
import { type FactQuestion, isFactQuestion } from "../reading/fact-questions.ts";
import { ordinalsIn } from "../reading/references.ts";
import { find } from "../ways/searching.ts";
import { SAID } from "../words/matters.ts";
import { answerDanger, answerViolence, peopleFor } from "./care.ts";
import { answerFree, rankingOf } from "./found-matters.ts";
import { quoteOverviews } from "./overviews.ts";
import { recordedOn } from "./recorded.ts";
import { answerRecords, institutionParts, institutionsOf, NOTHING_ASKED } from "./records.ts";
import { answerOffTopic, answerScolding } from "./talk.ts";
import { answerUnread } from "./unread.ts";

type Answer = (context: Context) => Promise<Reply | null> | Reply | null;

/** Matters whose answer is more than a text. */
const ANSWERS: ReadonlyMap<Matter, Answer> = new Map<Matter, Answer>([
  ["danger", answerDanger],
  ["violence", answerViolence],
  ["ranking", rankingOf],
  ["free", answerFree],
  ["errand", answerOffTopic],
  ["scolding", answerScolding],
  ["extra", answerUnread],
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

/** Matters of who needs to know what is open, besides. */
const COUNSELLED: ReadonlySet<Matter> = new Set(["transfer", "failing", "age", "health", "gender"]);

/** What is declined is declined alone. */
const REFUSED: ReadonlySet<Matter> = new Set(["errand", "override", "fake", "scolding", "banter"]);

/** True where a message asks for what is declined. */
export function isRefused({ matters }: Context): boolean {
  return matters.some((matter) => REFUSED.has(matter));
}

/** Answers the matters of a message, and beside them what is wished for. */
export async function answerMatters(context: Context): Promise<Reply | null> {
  const { matters, wishes, names, memory, kinds } = context;
  if (matters.length === 0) return null;
  const isSearch =
    !matters.includes("free") &&
    (kinds.size > 0 || matters.some((matter) => COUNSELLED.has(matter))) &&
    !isRefused(context) &&
    !asksForNothing({ ...wishes.slots, text: wishes.told }, names);
  const found = isSearch ? await find({ ...context, memory: { ...memory, about: null } }) : null;
  const shown = found && hasSubject(wishes.slots) ? found.memory.shown : null;
  const replies: Reply[] = [];
  for (const matter of matters.slice(0, MOST_MATTERS)) {
    const isOwn = matter === "extra" && asksOfShown(context);
    const reply =
      (WRITTEN_OF.has(matter) ? await quoteOverviews(context, isOwn) : null) ??
      (await ANSWERS.get(matter)?.(context)) ??
      (await sayOf(context, matter, shown));
    if (reply) replies.push(reply);
  }
  if (replies.length === 0) return null;
  const all = found ? [...replies, found] : replies;
  const firsts = replies.flatMap(({ parts: [first] }) =>
    first?.kind === "text" ? first.text : [],
  );
  return {
    parts: [
      textPart(firsts.join("\n")),
      ...replies.flatMap(({ parts: [first, ...others] }) =>
        first && first.kind !== "text" ? [first, ...others] : others,
      ),
      ...(found?.parts ?? []),
    ],
    chips: all.flatMap(({ chips }) => chips),
    memory: all.at(-1)!.memory,
  };
}

const MOST_MATTERS = 2;

/**
 * What is said of a matter, then what the records say to it.
 *
 * @param found The courses that the same message finds and that are listed behind the text.
 */
export async function sayOf(
  context: Context,
  matter: Matter,
  found: readonly number[] | null = null,
): Promise<Reply | null> {
  const said = SAID.get(matter);
  if (!said) return null;
  const { text, marks, chips } = said;
  const facts = [...marks].filter(isFactQuestion);
  const isForInstitution = marks.has("institution");
  const isOfNone = facts.length === 0 && !isForInstitution;
  const courses =
    found || isOfNone ? await records(context, found ?? []) : await coursesAsked(context);
  const institution = await institutionMeant(context, courses);
  const warning = institution && blacklistLine(institution);
  const unlisted = context.about.unlisted.map((name) => `${name} is not listed in this catalogue.`);
  const lead = [
    warning && `${warning}. ${BLACKLISTED_MEANING}`,
    ...unlisted,
    ...recordedOn(context, courses, matter),
    text.replace("{site}", siteName),
  ]
    .filter(Boolean)
    .join("\n");
  const others = facts.length > 0 ? context.asks.filter((one) => isPrecise(one, matter)) : [];
  const questions = [...new Set([...facts, ...others])];
  if (found === null && courses.length > 0 && questions.length > 0) {
    const asked = { ...NOTHING_ASKED, questions, isForInstitution };
    const reply = await answerRecords(context, courses, asked, lead);
    return {
      ...reply,
      chips: [...chips, ...reply.chips],
      memory: { ...reply.memory, asked: null },
    };
  }
  const meant = institution ? [institution] : await institutionsOf(context, courses, true);
  return {
    parts: [
      textPart(lead),
      ...peopleFor(marks),
      ...(isForInstitution ? institutionParts(meant) : []),
    ],
    chips: [...chips, ask("What should I study?")],
    memory: context.memory,
  };
}

/** A question that stands beside a matter in its clause, and is not of the matter's own words. */
function isPrecise(question: FactQuestion, matter: Matter): boolean {
  return question !== "overview" && question !== "scheme" && !OF_ITSELF.has(matter);
}

const OF_ITSELF: ReadonlySet<Matter> = new Set(["applying", "earnings"]);

/** The course that is named, else those of earlier answers that are meant; none of something else. */
async function coursesAsked(context: Context): Promise<Course[]> {
  const { about, directory, reader, memory } = context;
  const asked = { ...context, wishes: about };
  const [named] = [...(await namedCourses(asked)), ...(await likelyNamed(asked))];
  const course = named ? await directory.course(named.id) : null;
  if (course) return [course];
  const { institutions, fields, careers } = about.slots;
  const isOther = institutions.length + fields.length + careers.length + about.unlisted.length > 0;
  const places = ordinalsIn(reader, memory.shown);
  return isOther && places.length === 0 && !isPointing(context)
    ? []
    : await coursesMeant(withoutWishes(context));
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
