import type { CourseSummary } from "#catalogue/course.ts";
import type { Filters } from "#catalogue/filters.ts";
import type { InstitutionSummary } from "#catalogue/institution.ts";
import { wordsOf } from "#catalogue/institution-words.ts";
import { stem } from "#catalogue/search/stem.ts";
import type { Records } from "../lookups/look-up.ts";
import type { Asked } from "./asked.ts";

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st|number (?:one|1)|#1)\b/i, 0],
  [/\b(?:second|2nd|number (?:two|2)|#2)\b/i, 1],
  [/\b(?:third|3rd|number (?:three|3)|#3)\b/i, 2],
  [/\b(?:fourth|4th|number (?:four|4)|#4)\b/i, 3],
  [/\b(?:fifth|5th|number (?:five|5)|#5)\b/i, 4],
  [/\blast(?: one)?\b(?! (?:day|date))/i, -1],
];
const FIRST_FEW = /\b(?:first|top) (two|three|2|3)\b/i;
const NUMBERS = /\b[1-5]\b/g;
const ALL_SHOWN = /\b(?:both|these|those|them|all of (?:them|these)|the (?:two|three))\b/i;
const THIS_ONE = /\b(?:it|its|this|that|the same)(?: one| course)?\b/i;
/** Before an institution it points at what was shown of it: "the one at the polytechnic". */
const ONE_OF = /\b(?:the|that|which) (?:\w+ )?ones?\b/i;
const SHORTLIST = /\bshort ?list(?:ed)?\b/i;

/** The courses that a message points at: of the shortlist, or of those that were shown. */
export function pointedAt({ message, memory, kept, records, asks }: Asked): CourseSummary[] {
  const { shown, about } = memory;
  const ids = () => {
    if (SHORTLIST.test(message)) return kept.shortlist;
    const few = FIRST_FEW.exec(message)?.[1];
    if (few) return shown.slice(0, /three|3/i.test(few) ? 3 : 2);
    const numbers = asks("compare") ? (message.match(NUMBERS) ?? []) : [];
    if (numbers.length > 1) return numbers.flatMap((one) => shown[Number(one) - 1] ?? []);
    const places = ORDINALS.filter(([pattern]) => pattern.test(message));
    if (places.length > 0 && shown.length > 0)
      return places.flatMap(([, place]) => shown.at(place) ?? []);
    if (ALL_SHOWN.test(message)) return shown;
    if (about && "course" in about) return [about.course];
    const at = ONE_OF.test(message) ? institutionIn({ message, records }) : null;
    const there = shown.filter(
      (id) => at && records.catalogue.course(id)?.institution.id === at.id,
    );
    if (there.length > 0) return there;
    return THIS_ONE.test(message) && shown.length === 1 ? shown : [];
  };
  return ids().flatMap((id) => records.catalogue.course(id) ?? []);
}

/** Names in which those of a message are looked for, the likeliest ones. */
const LOOKED_AT = 20;
/** A word that more courses are called by says little of which is meant. */
const MOST_CALLED = 300;
const LEAST_WORDS = 2;

/**
 * The courses whose whole name stands in a message, at the institution that it names, if any; those
 * with the longest name. None where no whole name does.
 */
export function named(asked: Asked, at = institutionIn(asked)): CourseSummary[] {
  const { rest, understood, records } = asked;
  return wholeNamed(rest, candidatesFor(rest, understood.filters, records), at);
}

function candidatesFor(text: string, filters: Filters, { catalogue }: Records): CourseSummary[] {
  const query = { filters, page: 1, limit: LOOKED_AT, order: "DESC" } as const;
  const ids = wordsOf(text).flatMap((word) => [
    ...(catalogue.coursesWith(word, MOST_CALLED)?.keys() ?? []),
  ]);
  const others = [...new Set(ids)].flatMap((id) => catalogue.course(id) ?? []);
  return [...new Set([...catalogue.searchCourses(query).courses, ...others])];
}

/** Of some courses those whose whole name a text says, the longest names. */
export function wholeNamed(
  text: string,
  courses: readonly CourseSummary[],
  at: { id: number } | null = null,
): CourseSummary[] {
  const said = new Set(stemsOf(text));
  const whole = courses
    .filter(({ institution }) => at === null || institution.id === at.id)
    .map((card) => ({ card, words: stemsOf(card.name.replace(/\([^)]{0,200}\)/g, " ")) }))
    .filter(({ words }) => words.length >= LEAST_WORDS && words.every((word) => said.has(word)));
  const most = Math.max(0, ...whole.map(({ words }) => words.length));
  return whole.filter(({ words }) => words.length === most).map(({ card }) => card);
}

/** The only institution that a message names. */
export function institutionIn({
  message,
  records,
}: Pick<Asked, "message" | "records">): InstitutionSummary | null {
  const [only, ...others] = records.catalogue.institutionsIn(message);
  return only && others.length === 0 ? only : null;
}

/** The institution, where a message names nothing else. */
export function institutionAlone(
  asked: Asked,
  at = institutionIn(asked),
): InstitutionSummary | null {
  if (!at) return null;
  const { name, called: _, sort: __, institutions: ___, ...filters } = asked.understood.filters;
  const own = new Set(stemsOf([at.name, at.name_dv, ...(at.former_names ?? [])].join(" ")));
  const isAlone =
    Object.values(filters).every((values) => values.length === 0) &&
    (stemsOf(name).every((word) => own.has(word)) ||
      asked.records.catalogue.institutionsIn(name).length === 1);
  return isAlone ? at : null;
}

function stemsOf(text: string): string[] {
  return [...new Set(wordsOf(text).map(stem))];
}
