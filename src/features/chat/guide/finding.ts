import type { Correction } from "#catalogue/catalogue-answers.ts";
import { namesToday } from "#catalogue/category-names.ts";
import type { CourseSummary } from "#catalogue/course.ts";
import type { SchoolSubject } from "#catalogue/entry.ts";
import { type Filters, isUnfiltered, noFilters, tidySearchText } from "#catalogue/filters.ts";
import { CAREERS } from "#catalogue/guide-careers.ts";
import { noSlots, type Slots } from "../answer.ts";
import { nearnessFor } from "./clauses/judging.ts";
import { CHILD, canBeJudged, highestLevel, NOBODY, type Person } from "./clauses/person.ts";
import type { Context } from "./context.ts";
import { type Demand, demandsOf, ONLINE, type Unstated } from "./demands.ts";
import type { Directory, DirectoryNames } from "./directory.ts";
import { isForAge, ordered } from "./ordering.ts";
import { foldedWords } from "./reading/lexicon.ts";
import { aimOf, relevanceAmong, wishedWords, wordsHeld } from "./relevance.ts";
import type { Narrowing } from "./wording.ts";
import { CAREER_WORDS } from "./words/careers.ts";

/** Courses that an answer shows at once. */
export const SHOWN = 5;

/** Most courses that are looked through for what the catalogue has no filter for. */
export const MOST_READ = 2_000;
const PAGE = 500;

/** What the slots find. */
export interface Finding {
  /** At most `SHOWN` courses, from `skipped` on. */
  courses: CourseSummary[];
  total: number;
  /** The part of the slots that the listing understands. */
  filters: Filters;
  /** True where the listing with these filters shows just these courses. */
  isListing: boolean;
  correction: Correction | null;
  /** Courses that met everything else but do not state one of these. */
  unstated: { what: Unstated; count: number }[];
  /** How many courses have the filters, where only the first `MOST_READ` were looked through. */
  of: number | null;
  /** The words of the wish that some of them have. */
  held: ReadonlySet<string>;
  /** Those of the fields that were asked for of which none is found. */
  missing: string[];
  /** What left courses out that the slots alone would find: a count has to say it. */
  narrowing: Narrowing;
}

/** The filters of the listing that the slots amount to. */
export function filtersOf(slots: Slots, names: DirectoryNames): Filters {
  return {
    ...noFilters(),
    mnqf_level: slots.levels,
    delivery_modality: slots.modalities,
    awarding_body_type: slots.awarding ? [slots.awarding] : [],
    language: slots.languages,
    institutions: slots.institutions,
    category: slots.fields.length > 0 ? slots.fields : fieldsOfCareers(slots.careers, names),
    gov_first_degree: slots.scheme === null ? [] : [slots.scheme ? "yes" : "no"],
    name: tidySearchText(slots.text ?? ""),
  };
}

function fieldsOfCareers(careers: readonly string[], { categories }: DirectoryNames): string[] {
  const today = namesToday(categories);
  const fields = careers.flatMap((name) => {
    const career = CAREERS.find((other) => other.name === name);
    const narrower = today(CAREER_WORDS.get(career?.key ?? "")?.narrower ?? []);
    return narrower.length > 0 ? narrower : today(career?.fields ?? []);
  });
  return [...new Set(fields)];
}

interface FindingOptions {
  names: DirectoryNames;
  now: Date;
  /** Courses that are passed over. */
  skipped: number;
  /** Who is to study: what this person can enter comes first, and nothing at or below what it has. */
  person?: Person | undefined;
  /** Courses that are given; `SHOWN` unless told. */
  shown?: number;
}

/** Finds all courses for the slots, for who is spoken of. */
export async function findAll(
  { directory, names, now, memory: { person } }: Context,
  slots: Slots,
): Promise<Finding> {
  return await findCourses(directory, slots, { names, now, skipped: 0, person, shown: MOST_READ });
}

/** Finds courses for the slots; `skipped` of them are passed over, for "more". */
export async function findCourses(
  directory: Directory,
  slots: Slots,
  { names, now, skipped, person = NOBODY, shown = SHOWN }: FindingOptions,
): Promise<Finding> {
  const filters = filtersOf(slots, names);
  const isByCareer = slots.careers.length > 0 && slots.fields.length === 0;
  const nearness = canBeJudged(person) ? nearnessFor(person) : null;
  const floor = nearness && slots.levels.length === 0 ? highestLevel(person) : 0;
  const demands = await demandsOf(slots, directory, now);
  const read = await readUpTo(directory, filters);
  const wished = await wishedWords(slots.focus, directory);
  const isOfFields = slots.fields.length > 0 && slots.text === null;
  const ofFields = { ...noFilters(), category: slots.fields };
  const aim = aimOf(slots, wished, isOfFields ? (await readUpTo(directory, ofFields)).courses : []);
  const groups = new Map(names.categories.map(({ id, parent }) => [id, parent?.name]));
  const fieldsOf = ({ categories }: CourseSummary) =>
    categories.map(({ id, name }) => [name, groups.get(id) ?? name] as const);
  const isExcluded = excluding(slots, fieldsOf);
  const isLow = ({ mnqf_level: level }: CourseSummary) => Number(level ?? NaN) <= floor;
  const { age } = person.have;
  const fitting = read.courses.filter(
    (card) =>
      !isExcluded(card) &&
      aim.isAimed(card) &&
      !isLow(card) &&
      (nearness !== null || canDoWithout(card, person.failed)),
  );
  // Where something is made for a child's age, what is for adults is none of it.
  const isChild = age !== null && age < CHILD;
  const made = isChild ? fitting.filter((card) => isForAge(card, age)) : [];
  const kept = made.length > 0 ? made : fitting;
  const met = kept.filter((card) => demands.every(({ verdict }) => verdict(card) === "met"));
  const home = slots.places.length === 0 ? (person.home ?? []) : slots.places;
  const isNear = slots.places.includes(ONLINE) || (home.length > 0 && home !== slots.places);
  const list = ordered(met, {
    slots,
    now,
    nearness,
    age,
    fieldsOf,
    wanted: filters.category,
    isByCareer,
    there: isNear ? await directory.coursesAt(home) : null,
    relevance: relevanceAmong(met, wished),
  });
  const isWhole = read.total === read.courses.length;
  const isPlain = slots.order === null && nearness === null;
  const isListing =
    demands.length === 0 && list.length === read.courses.length && (isWhole || isPlain);
  return {
    courses: list.slice(skipped, skipped + shown),
    total: isListing ? read.total : list.length,
    filters,
    isListing: isListing && !hasExcluded(slots),
    correction: read.correction,
    unstated: unstatedOf(kept, demands),
    of: !isListing && read.total > read.courses.length ? read.total : null,
    held: new Set(met.flatMap((card) => wordsHeld(wished, card))),
    missing: slots.fields.filter(
      (field) => !met.some((card) => fieldsOf(card).some((names) => names.includes(field))),
    ),
    narrowing: {
      words: read.courses.every(aim.isAimed) ? [] : aim.words,
      above: read.courses.some(isLow) ? floor : 0,
      age: made.length > 0 ? age : null,
    },
  };
}

/** True where a way into the course is stated that asks for a pass in none of these subjects. */
function canDoWithout({ entry_routes: routes }: CourseSummary, failed: readonly SchoolSubject[]) {
  if (failed.length === 0) return true;
  return routes.some(({ conditions }) =>
    conditions.every(
      (one) =>
        one.kind !== "passes" ||
        one.subjects.length === 0 ||
        one.subjects.some((subject) => !failed.includes(subject)),
    ),
  );
}

async function readUpTo(directory: Directory, filters: Filters) {
  const first = await directory.search(filters, { page: 1, limit: PAGE });
  const courses = [...first.courses];
  const last = Math.min(first.meta.last_page, MOST_READ / PAGE);
  for (let page = 2; page <= last; page++) {
    courses.push(...(await directory.search(filters, { page, limit: PAGE })).courses);
  }
  const { correction, meta } = first;
  return { courses, total: meta.total, correction };
}

/** Counts only courses that nothing but the missing value keeps out. */
function unstatedOf(cards: readonly CourseSummary[], demands: readonly Demand[]) {
  return demands.flatMap(({ what, verdict }) => {
    const others = demands.filter((demand) => demand.what !== what);
    const count = cards.filter(
      (card) =>
        verdict(card) === "unstated" && others.every((demand) => demand.verdict(card) === "met"),
    ).length;
    return count > 0 ? [{ what, count }] : [];
  });
}

function hasExcluded({ excluded }: Slots): boolean {
  return Object.values(excluded).some((values) => values.length > 0);
}

/** What is ruled out; a course that is in another field that is wanted is not, with its field. */
function excluding(
  { excluded, fields }: Slots,
  fieldsOf: (card: CourseSummary) => readonly (readonly string[])[],
): (card: CourseSummary) => boolean {
  const isOut = (names: readonly string[]) => names.some((name) => excluded.fields.includes(name));
  const isWanted = (names: readonly string[]) => names.some((name) => fields.includes(name));
  return (card) => {
    const own = fieldsOf(card);
    return (
      (own.some(isOut) && !own.some((names) => isWanted(names) && !isOut(names))) ||
      (card.mnqf_level !== null && excluded.levels.includes(card.mnqf_level)) ||
      excluded.institutions.includes(card.institution.name) ||
      foldedWords(card.name).some((word) => excluded.words.includes(word)) ||
      // A course that can be taken in another way than the excluded one is none of it.
      (excluded.modalities.length > 0 &&
        card.delivery_modalities.every((value) => excluded.modalities.includes(value))) ||
      card.languages.some((language) => excluded.languages.includes(language))
    );
  };
}

/** True where the slots ask for nothing that could find courses. */
export function asksForNothing(slots: Slots, names: DirectoryNames): boolean {
  const others = { ...slots, fields: [], careers: [], text: null, focus: null };
  return (
    isUnfiltered(filtersOf(slots, names)) && JSON.stringify(others) === JSON.stringify(noSlots())
  );
}
