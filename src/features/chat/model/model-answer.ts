import type { CourseSummary } from "#catalogue/course.ts";
import { paths } from "#web/paths.ts";
import type { AnswerPart } from "../answer.schema.ts";
import type { ChatReply, Memory } from "../answer.ts";
import { MAX_SHOWN_COURSES } from "../chat-limits.ts";
import { coursePart } from "../guide/answers/course-list.ts";
import { comparisonPart } from "../guide/comparing.ts";
import { compose } from "../guide/compose.ts";
import { mentioned } from "./mentioned.ts";
import type { Seen } from "./seen.ts";

/**
 * A model's text as an answer: the courses and institutions that it names stand below it as cards
 * made from the directory, so that every figure on them has its field. What the message was about,
 * and the next steps, are the guide's reading of it.
 *
 * @param guided the guide's answer to the same message
 * @param before what was kept when the message came
 */
export function modelAnswer(
  text: string,
  seen: Seen,
  guided: ChatReply,
  before: Memory,
): ChatReply {
  const named = distinguished(text, mentioned(text, seen.courses.values()));
  const compared = seen.compared.filter(({ id }) => named.some((one) => one.id === id));
  const isComparison = compared.length > 1;
  const cards = isComparison ? [] : named.slice(0, MAX_SHOWN_COURSES);
  const parts: AnswerPart[] = [{ kind: "text", text }];
  if (isComparison) parts.push(comparisonPart(compared));
  if (cards.length > 0) parts.push(coursesPart(cards));
  if (parts.length === 1) parts.push(...institutionParts(text, seen));
  return compose({ parts, chips: guided.chips, memory: memoryOf(cards, guided, before) });
}

function coursesPart(cards: readonly CourseSummary[]): AnswerPart {
  const courses = cards.map((card) => coursePart(card));
  return { kind: "courses", courses, total: courses.length, link: null };
}

function institutionParts(text: string, { institutions }: Seen): AnswerPart[] {
  const named = mentioned(text, institutions.values());
  if (named.length === 0) return [];
  const listed = named.map(({ id, name, places, sample }) => ({
    id,
    name,
    places,
    link: paths.institution(id),
    facts: [],
    sample,
  }));
  return [{ kind: "institutions", institutions: listed }];
}

/** Of courses with the same name, those whose institution is named too, if any. */
function distinguished(text: string, named: readonly CourseSummary[]): CourseSummary[] {
  const institutions = mentioned(text, new Set(named.map(({ institution }) => institution)));
  const isNamed = ({ institution }: CourseSummary) =>
    institutions.some(({ id }) => id === institution.id);
  return named.filter(
    (course) => isNamed(course) || !named.some((one) => one.name === course.name && isNamed(one)),
  );
}

/** The courses shown are those that the model named; the guide's own list was not shown. */
function memoryOf(cards: readonly CourseSummary[], guided: ChatReply, before: Memory): Memory {
  const [only] = cards;
  const about = cards.length === 1 && only ? { course: only.id } : guided.memory.about;
  const shown = cards.length > 0 ? cards.map(({ id }) => id) : before.shown;
  return { ...guided.memory, shown, about, asked: null, passed: 0 };
}
