import type { CourseSummary } from "#catalogue/course.ts";
import { noFilters } from "#catalogue/filters.ts";
import { stem } from "#catalogue/search/stem.ts";
import type { Context } from "./context.ts";
import { filtersOf } from "./finding.ts";
import { foldedWords } from "./reading/lexicon.ts";
import { PLAIN_WORDS } from "./words/plain-words.ts";

/** Words of a course's name that a message need not repeat. */
const SMALL = new Set("a an and at by for from in of on or the to with hons honours i".split(" "));

/** Courses that are looked at for their names. */
const MOST_LOOKED_AT = 100;

/** A name must have this many telling words, so that "Swimming" alone is a subject, not a course. */
const LEAST_WORDS = 2;

/**
 * The courses whose whole name stands in the message, those with the longest name; several where
 * institutions give courses the same name. An institution that is named decides between them.
 */
export async function namedCourses(context: Context): Promise<CourseSummary[]> {
  const whole = await wholeNames(context);
  const most = Math.max(0, ...whole.map(({ words }) => words.length));
  return whole.filter(({ words }) => words.length === most).map(({ card }) => card);
}

/**
 * One course for each name that stands in the message, the longest names first; a name that only
 * repeats words of the others does not count.
 */
export async function severalNamed(context: Context): Promise<CourseSummary[]> {
  const found: CourseSummary[] = [];
  const covered = new Set<string>();
  for (const { card, words } of (await wholeNames(context)).sort(
    (a, z) => z.words.length - a.words.length,
  )) {
    const left = words.filter((word) => !covered.has(word));
    // "Diploma in nursing and certificate in health care" names no diploma in health care.
    if (left.every((word) => LEVEL_STEMS.has(word))) continue;
    for (const word of words) covered.add(word);
    found.push(card);
  }
  return found;
}

interface WholeName {
  card: CourseSummary;
  words: string[];
}

/** Most courses that words may stand for. */
const FEW = 3;

/**
 * The courses whose names have most of the words that a message says of a subject, at least two;
 * none where these may be many. A level or an institution that is named decides between them.
 */
export async function likelyNamed(context: Context): Promise<CourseSummary[]> {
  const { wishes, reader } = context;
  const { levels, institutions } = wishes.slots;
  const said = new Set(reader.words.filter((word) => !PLAIN_WORDS.has(word)).map(stem));
  const found = (await candidates(context)).flatMap((card) => {
    const count = tellingWords(card.name).filter((word) => said.has(word)).length;
    const isLevel = levels.length === 0 || levels.some((level) => level === card.mnqf_level);
    const isFitting = isLevel && isAmong(card.institution.name, institutions);
    return count >= LEAST_WORDS && isFitting ? [{ card, count }] : [];
  });
  const most = Math.max(0, ...found.map(({ count }) => count));
  const best = found.filter(({ count }) => count === most).map(({ card }) => card);
  return best.length <= FEW ? best : [];
}

async function wholeNames(context: Context): Promise<WholeName[]> {
  const { wishes, reader } = context;
  const said = new Set(reader.stems);
  const { institutions } = wishes.slots;
  return (await candidates(context))
    .map((card) => ({ card, words: tellingWords(card.name) }))
    .filter(
      ({ card, words: own }) =>
        own.length >= LEAST_WORDS &&
        own.every((word) => said.has(word)) &&
        isAmong(card.institution.name, institutions),
    );
}

/** Courses that a message may name: what its wishes find, and what its words do. */
async function candidates({ directory, names, wishes, reader }: Context): Promise<CourseSummary[]> {
  const words = reader.words.filter((word) => !PLAIN_WORDS.has(word) || LEVEL_WORDS.has(word));
  if (words.length === 0) return [];
  const page = { page: 1, limit: MOST_LOOKED_AT };
  const { institutions } = wishes.slots;
  const bySlots = await directory.search({ ...filtersOf(wishes.slots, names), name: "" }, page);
  const byText = await directory.search(
    { ...noFilters(), institutions, name: words.join(" ") },
    page,
  );
  return [
    ...new Map([...byText.courses, ...bySlots.courses].map((card) => [card.id, card])).values(),
  ];
}

const LEVEL_WORDS = new Set(
  "diploma certificate bachelor master degree advanced associate postgraduate foundation english arabic dhivehi".split(
    " ",
  ),
);

const LEVEL_STEMS: ReadonlySet<string> = new Set([...LEVEL_WORDS].map(stem));

function isAmong(name: string, names: readonly string[]): boolean {
  return names.length === 0 || names.includes(name);
}

function tellingWords(name: string): string[] {
  const plain = name
    .replace(/\((?:awarded|hons)[^)]{0,200}\)/gi, " ")
    .replace(/\b(bachelor|master) of (?:science|arts|education|engineering)\s+in\b/i, "$1");
  return [
    ...new Set(
      foldedWords(plain)
        .filter((word) => !SMALL.has(word))
        .map(stem),
    ),
  ];
}
