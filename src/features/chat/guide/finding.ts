import type { Correction } from "#catalogue/catalogue-answers.ts";
import type { CourseSummary } from "#catalogue/course.ts";
import { ENTRY_VERDICTS, type EntryVerdict, type SchoolSubject } from "#catalogue/entry.ts";
import { type Filters, isUnfiltered, noFilters, tidySearchText } from "#catalogue/filters.ts";
import { CAREERS } from "#catalogue/guide-careers.ts";
import { totalCost } from "#catalogue/total-cost.ts";
import type { Slots } from "../answer.ts";
import { canBeJudged, highestLevel, judgeFor, type Person } from "./clauses/person.ts";
import { type Demand, demandsOf, type Unstated } from "./demands.ts";
import type { Directory, DirectoryNames } from "./directory.ts";
import { monthsUntil } from "./intakes.ts";
import { coursesStating } from "./stated-careers.ts";
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
  /** How many name the career that was asked for; null where none decides what is found. */
  statingCareer: number | null;
  /** How many a person can enter, by verdict; null where nothing is known of the person. */
  verdicts: ReadonlyMap<EntryVerdict, number> | null;
  /** How many courses have the filters, where only the first `MOST_READ` were looked through. */
  of: number | null;
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
  const held = new Set(categories.map(({ name }) => name));
  const fields = careers.flatMap((name) => {
    const career = CAREERS.find((other) => other.name === name);
    const narrower = (CAREER_WORDS.get(career?.key ?? "")?.narrower ?? []).filter((field) =>
      held.has(field),
    );
    return narrower.length > 0
      ? narrower
      : (career?.fields ?? []).filter((field) => held.has(field));
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

/** Finds courses for the slots; `skipped` of them are passed over, for "more". */
export async function findCourses(
  directory: Directory,
  slots: Slots,
  { names, now, skipped, person, shown = SHOWN }: FindingOptions,
): Promise<Finding> {
  const filters = filtersOf(slots, names);
  const demands = await demandsOf(slots, directory);
  const isKnown = person !== undefined && canBeJudged(person);
  const failed = person?.failed ?? [];
  const rules =
    demands.length > 0 ||
    slots.order !== null ||
    hasExcluded(slots) ||
    isByCareer(slots) ||
    isKnown ||
    failed.length > 0 ||
    skipped + shown > PAGE;
  if (!rules) {
    const { courses, meta, correction } = await directory.search(filters, {
      page: 1,
      limit: skipped + shown,
    });
    return {
      courses: courses.slice(skipped),
      total: meta.total,
      filters,
      isListing: true,
      correction,
      unstated: [],
      statingCareer: null,
      verdicts: null,
      of: null,
    };
  }
  const read = await readAll(directory, filters);
  const floor = isKnown && slots.levels.length === 0 ? highestLevel(person) : 0;
  const kept = read.courses.filter(
    (card) =>
      !isExcluded(card, slots, names) &&
      !(Number(card.mnqf_level ?? NaN) <= floor) &&
      (isKnown || failed.length === 0 || canDoWithout(card, failed)),
  );
  const met = kept.filter((card) => demands.every(({ verdict }) => verdict(card) === "met"));
  const stating = isByCareer(slots)
    ? await coursesStating(slots.careers, filters, directory)
    : null;
  const usual =
    slots.order === null && stating
      ? statingFirst(nearestFieldFirst(met, filters.category, names), stating)
      : inOrder(met, slots.order, now);
  const judge = isKnown ? judgeFor(person) : null;
  const byVerdict = judge && Map.groupBy(usual, judge);
  const ordered =
    byVerdict && slots.order === null
      ? ENTRY_VERDICTS.flatMap((verdict) =>
          subjects(slots)
            ? (byVerdict.get(verdict) ?? [])
            : inTurn(byVerdict.get(verdict) ?? [], names),
        )
      : usual;
  return {
    courses: ordered.slice(skipped, skipped + shown),
    total: ordered.length,
    filters,
    isListing: demands.length === 0 && !hasExcluded(slots) && read.total === read.courses.length,
    correction: read.correction,
    unstated: unstatedOf(kept, demands),
    statingCareer: stating && met.filter(({ id }) => stating.has(id)).length,
    verdicts: byVerdict && new Map([...byVerdict].map(([verdict, list]) => [verdict, list.length])),
    of: read.total > read.courses.length ? read.total : null,
  };
}

function subjects({ fields, careers, text }: Slots): boolean {
  return fields.length > 0 || careers.length > 0 || text !== null;
}

/** One course of each group of fields, then the others: what there is of each comes first. */
function inTurn(cards: readonly CourseSummary[], names: DirectoryNames): CourseSummary[] {
  const groups = groupsOf(names);
  const byGroup = Map.groupBy(cards, (card) => fieldsOf(card, groups)[1] ?? "");
  const first = new Set([...byGroup.values()].flatMap(([card]) => card ?? []));
  return [...first, ...cards.filter((card) => !first.has(card))];
}

/** True where a way into the course is stated that asks for a pass in none of these subjects. */
function canDoWithout({ entry_routes: routes }: CourseSummary, failed: readonly SchoolSubject[]) {
  return routes.some(({ conditions }) =>
    conditions.every(
      (one) =>
        one.kind !== "passes" ||
        one.subjects.length === 0 ||
        one.subjects.some((subject) => !failed.includes(subject)),
    ),
  );
}

async function readAll(directory: Directory, filters: Filters) {
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
    return count > 0 ? { what, count } : [];
  });
}

function hasExcluded({ excluded }: Slots): boolean {
  return Object.values(excluded).some((values) => values.length > 0);
}

function isByCareer({ careers, fields }: Slots): boolean {
  return careers.length > 0 && fields.length === 0;
}

/** A career leads to several fields, the nearest one first (`guide-careers.ts`). */
function nearestFieldFirst(
  cards: readonly CourseSummary[],
  fields: readonly string[],
  names: DirectoryNames,
): CourseSummary[] {
  const groups = groupsOf(names);
  const distance = (card: CourseSummary) =>
    Math.min(
      ...fieldsOf(card, groups)
        .map((name) => fields.indexOf(name))
        .filter((at) => at >= 0),
    );
  return cards
    .map((card) => ({ card, at: distance(card) }))
    .sort((a, b) => (a.at === b.at ? 0 : a.at - b.at))
    .map(({ card }) => card);
}

function statingFirst(
  cards: readonly CourseSummary[],
  stating: ReadonlySet<number>,
): CourseSummary[] {
  const states = ({ id }: CourseSummary) => stating.has(id);
  return [...cards.filter(states), ...cards.filter((card) => !states(card))];
}

/** Names of groups by the id of a category in them. */
function groupsOf({ categories }: DirectoryNames): ReadonlyMap<number, string | undefined> {
  return new Map(categories.map(({ id, parent }) => [id, parent?.name]));
}

/** The categories that a course is listed under, with the groups around them. */
function fieldsOf(card: CourseSummary, groups: ReturnType<typeof groupsOf>): string[] {
  return card.categories.flatMap(({ id, name }) => [name, groups.get(id) ?? name]);
}

function isExcluded(card: CourseSummary, { excluded }: Slots, names: DirectoryNames): boolean {
  const fields = fieldsOf(card, groupsOf(names));
  return (
    fields.some((name) => excluded.fields.includes(name)) ||
    (card.mnqf_level !== null && excluded.levels.includes(card.mnqf_level)) ||
    excluded.institutions.includes(card.institution.name) ||
    isOnly(card.delivery_modalities, excluded.modalities) ||
    card.languages.some((language) => excluded.languages.includes(language))
  );
}

/** A course that can be taken in another way than the excluded one is none of it. */
function isOnly<T>(values: readonly T[], excluded: readonly T[]): boolean {
  return excluded.length > 0 && values.every((value) => excluded.includes(value));
}

/** Courses that do not state what decides the order come last. */
function inOrder(
  cards: readonly CourseSummary[],
  order: Slots["order"],
  now: Date,
): CourseSummary[] {
  if (order === null) return [...cards];
  const keyOf = (card: CourseSummary) => sortKey(card, order, now) ?? Infinity;
  return cards
    .map((card) => ({ card, key: keyOf(card) }))
    .sort((a, b) => (a.key === b.key ? 0 : a.key - b.key))
    .map(({ card }) => card);
}

/** What a course is sorted by; null where it does not state it. */
export function sortKey(
  card: CourseSummary,
  order: NonNullable<Slots["order"]>,
  now: Date,
): number | null {
  if (order === "shortest") return card.duration_months;
  if (order === "longest") return card.duration_months === null ? null : -card.duration_months;
  if (order === "cheapest" || order === "dearest") {
    const cost = totalCost(card);
    if (cost?.currency !== "MVR") return null;
    return order === "cheapest" ? cost.from : -cost.to;
  }
  const waits = card.intakes.flatMap((text) => monthsUntil(text, now) ?? []);
  return waits.length > 0 ? Math.min(...waits) : null;
}

/** True where the slots ask for nothing that could find courses. */
export function asksForNothing(slots: Slots, names: DirectoryNames): boolean {
  return (
    isUnfiltered(filtersOf(slots, names)) &&
    slots.places.length === 0 &&
    slots.studyMode === null &&
    slots.budget === null &&
    slots.budgetFrom === null &&
    slots.months === null &&
    slots.intake === null &&
    slots.order === null &&
    !hasExcluded(slots)
  );
}
