import type { Catalogue } from "#catalogue/catalogue.ts";
import type { CourseSummary } from "#catalogue/course.ts";
import type { InstitutionSummary } from "#catalogue/institution.ts";
import { fold } from "#catalogue/search/fold.ts";
import { stem } from "#catalogue/search/stem.ts";
import { isStopWord } from "#catalogue/search/tokens.ts";
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
const LEAST_WORDS = 2;

/**
 * The courses whose whole name stands in a message, at the institution that it names, if any; those
 * with the longest name. None where no whole name does.
 */
export function named(asked: Asked, at = institutionIn(asked)): CourseSummary[] {
  const { rest, understood, records } = asked;
  const said = new Set(stemsOf(rest));
  const { courses } = records.catalogue.searchCourses({
    filters: understood.filters,
    page: 1,
    limit: LOOKED_AT,
    order: "DESC",
  });
  const whole = courses
    .filter(({ institution }) => at === null || institution.id === at.id)
    .map((card) => ({ card, words: stemsOf(card.name.replace(/\([^)]{0,200}\)/g, " ")) }))
    .filter(({ words }) => words.length >= LEAST_WORDS && words.every((word) => said.has(word)));
  const most = Math.max(0, ...whole.map(({ words }) => words.length));
  return whole.filter(({ words }) => words.length === most).map(({ card }) => card);
}

/** Words that tell institutions apart, by the institution that alone has them. */
const byCatalogue = new WeakMap<Catalogue, ReadonlyMap<string, InstitutionSummary>>();

/** The institution that a message names: by a word that no other's name has, or by its initials. */
export function institutionIn({
  message,
  records,
}: Pick<Asked, "message" | "records">): InstitutionSummary | null {
  const { catalogue } = records;
  const telling = byCatalogue.get(catalogue) ?? tellingWords(catalogue);
  byCatalogue.set(catalogue, telling);
  const said = ` ${wordsOf(message).join(" ")} `;
  const whole = catalogue.institutions.find(({ name }) =>
    said.includes(` ${wordsOf(name).join(" ")} `),
  );
  if (whole) return whole;
  const found = new Set(wordsOf(message).flatMap((word) => telling.get(word) ?? []));
  const [only, ...others] = found;
  return only && others.length === 0 ? only : null;
}

/** The institution, where a message names nothing else. */
export function institutionAlone(
  asked: Asked,
  at = institutionIn(asked),
): InstitutionSummary | null {
  if (!at) return null;
  const { name, called: _, sort: __, ...filters } = asked.understood.filters;
  const own = at.name.toLowerCase();
  const isAlone =
    Object.values(filters).every((values) => values.length === 0) &&
    name
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .every((word) => own.includes(word));
  return isAlone ? at : null;
}

const SHORTEST = 4;

function tellingWords({
  institutions,
  categories,
}: Catalogue): ReadonlyMap<string, InstitutionSummary> {
  const common = new Set([
    ...wordsOf(categories.map(({ name }) => name).join(" ")),
    ...wordsOf(institutions.flatMap(({ places }) => places).join(" ")),
  ]);
  const owners = new Map<string, Set<InstitutionSummary>>();
  const own = (word: string, one: InstitutionSummary) =>
    owners.set(word, (owners.get(word) ?? new Set()).add(one));
  for (const one of institutions) {
    const words = [one.name, ...(one.former_names ?? []), one.name_dv ?? ""].flatMap(wordsOf);
    for (const word of words) if (word.length >= SHORTEST && !common.has(word)) own(word, one);
    const initials = wordsOf(one.name)
      .map((word) => word.charAt(0))
      .join("");
    if (initials.length >= 3) own(initials, one);
  }
  return new Map(
    [...owners].flatMap(([word, [only, ...others]]) =>
      only && others.length === 0 && !GENERIC.has(word) ? [[word, only] as const] : [],
    ),
  );
}

/** Words that stand in names of institutions, and in much else. */
const GENERIC = new Set(
  "college colleges university institute school academy centre center polytechnic training faculty open national islamic education studies technology management international business health sciences arts hospitality maritime islands atoll atolls maldives teaching learning skills professional media design marine sports languages".split(
    " ",
  ),
);

/** The words of a text that say something, folded. */
export function wordsOf(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).filter((word) => !isStopWord(word));
}

function stemsOf(text: string): string[] {
  return [...new Set(wordsOf(text).map(stem))];
}
