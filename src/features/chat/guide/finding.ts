import type { Correction } from "#catalogue/catalogue-answers.ts";
import { namesToday } from "#catalogue/category-names.ts";
import type { CourseSummary, MnqfLevel } from "#catalogue/course.ts";
import { ENTRY_VERDICTS, type EntryVerdict, type SchoolSubject } from "#catalogue/entry.ts";
import { type Filters, isUnfiltered, noFilters, tidySearchText } from "#catalogue/filters.ts";
import { CAREERS } from "#catalogue/guide-careers.ts";
import { stem } from "#catalogue/search/stem.ts";
import type { Slots } from "../answer.ts";
import { canBeJudged, highestLevel, judgeFor, type Person } from "./clauses/person.ts";
import { type Demand, demandsOf, ONLINE, type Unstated } from "./demands.ts";
import type { Directory, DirectoryNames } from "./directory.ts";
import { paidInMvr } from "./facts.ts";
import { monthsUntil } from "./intakes.ts";
import { foldedWords } from "./reading/lexicon.ts";
import { coursesStating } from "./stated-careers.ts";
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
  /** How many name the career that was asked for; null where none decides what is found. */
  statingCareer: number | null;
  /** How many courses have the filters, where only the first `MOST_READ` were looked through. */
  of: number | null;
  /** How many have words that lift them. */
  lifted: number;
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
  const isListing = demands.length === 0 && !hasExcluded(slots);
  const needsAll =
    !isListing ||
    slots.order !== null ||
    slots.focus !== null ||
    isByCareer(slots) ||
    isKnown ||
    failed.length > 0;
  const read = await readUpTo(directory, filters, needsAll ? MOST_READ : skipped + PAGE);
  const isWhole = read.total === read.courses.length;
  const floor = isKnown && slots.levels.length === 0 ? highestLevel(person) : 0;
  const isExcluded = excluding(slots, names);
  const focus = focusOf(slots);
  const aim = await aimOf(slots, directory);
  const isLow = ({ mnqf_level: level }: CourseSummary) => Number(level ?? NaN) <= floor;
  const kept = read.courses.filter(
    (card) =>
      !isExcluded(card) &&
      aim.isAimed(card) &&
      !isLow(card) &&
      (isKnown || failed.length === 0 || canDoWithout(card, failed)),
  );
  const met = kept.filter((card) => demands.every(({ verdict }) => verdict(card) === "met"));
  const stating = isByCareer(slots) ? await coursesStating(slots.careers, names, directory) : null;
  const lifts = await liftsOf(slots.lift, filters, directory);
  const home = slots.places.length === 0 ? (person?.home ?? []) : slots.places;
  const isNear = slots.places.includes(ONLINE) || (home.length > 0 && home !== slots.places);
  const there = isNear ? await directory.coursesAt(home) : null;
  const judge = isKnown ? judgeFor(person) : null;
  const rank = ranking({
    there,
    focus,
    lifts,
    stating,
    nearness: isByCareer(slots) ? nearnessTo(filters.category, names) : null,
    judge,
  });
  // A search by words has an order of its own: how well they fit.
  const isRanked =
    slots.order === null && (isKnown || slots.text === null) && (needsAll || isWhole);
  const ranked = isRanked
    ? byRank(met, rank, isKnown ? null : slots)
    : inOrder(met, slots.order, now);
  const grouped = judge && sortedBy(ranked, (card) => [ENTRY_VERDICTS.indexOf(judge(card))]);
  const ordered =
    isRanked && slots.fields.length > 1
      ? inTurn(grouped ?? ranked, judge, fieldAmong(slots.fields, names))
      : grouped && isRanked && !subjects(slots) && slots.focus === null
        ? inTurn(grouped, judge, groupOf(names))
        : (grouped ?? ranked);
  return {
    courses: ordered.slice(skipped, skipped + shown),
    total: needsAll ? ordered.length : read.total,
    filters,
    isListing: isListing && (!needsAll || ordered.length === read.total),
    correction: read.correction,
    unstated: unstatedOf(kept, demands),
    statingCareer: stating && met.filter(({ id }) => stating.has(id)).length,
    of: needsAll && !isWhole ? read.total : null,
    lifted: met.filter(({ id }) => lifts.has(id)).length,
    missing: slots.fields.filter((field) => {
      const fieldOf = fieldAmong([field], names);
      return !met.some((card) => fieldOf(card) !== "");
    }),
    narrowing: {
      words: read.courses.every(aim.isAimed) ? [] : aim.words,
      above: read.courses.some(isLow) ? floor : 0,
    },
  };
}

interface Ranking {
  /** Courses at home, for who can study online, too. */
  there: ReadonlySet<number> | null;
  /** How many words of the subject a course has in its name. */
  focus: (card: CourseSummary) => number;
  /** How many words lift a course, by its id. */
  lifts: ReadonlyMap<number, number>;
  stating: ReadonlySet<number> | null;
  nearness: ((card: CourseSummary) => number) | null;
  judge: ((card: CourseSummary) => EntryVerdict) | null;
}

/**
 * What a course is ranked by where nobody asked for an order: its words, the career it leads to, and
 * its level: for whom entry was judged the highest that is open first, and the lowest of what is not;
 * else the one for beginners.
 */
function ranking({ there, focus, lifts, stating, nearness, judge }: Ranking) {
  return (card: CourseSummary): number[] => [
    there && !there.has(card.id) ? 1 : 0,
    -focus(card),
    -(lifts.get(card.id) ?? 0),
    stating && !stating.has(card.id) ? 1 : 0,
    nearness?.(card) ?? 0,
    judge ? (OPEN_VERDICTS.has(judge(card)) ? -heightOf(card) : heightOf(card)) : stepOf(card),
  ];
}

/** What somebody can enter, or may after something is checked. */
export const OPEN_VERDICTS: ReadonlySet<EntryVerdict> = new Set(["meets", "check"]);

/** Levels that one comes to together: after school, after a certificate, a diploma, a degree. */
const STEPS: readonly (readonly (MnqfLevel | null)[])[] = [
  ["1", "2", "3", "4"],
  ["NA", null],
  ["5", "6"],
  ["7"],
  ["8", "9", "10"],
];
/** Steps in which a list for somebody of whom nothing is known shows one after the other. */
const TURNS = [0, 3, 1, 2, 4];

function stepOf({ mnqf_level: level, name }: CourseSummary): number {
  const byName = level === null ? NAMED_STEPS.findIndex((title) => title.test(name)) : -1;
  return byName < 0 ? STEPS.findIndex((levels) => levels.includes(level)) : byName;
}

/** The level, or one that its name stands for; 0 outside the levels. */
function heightOf(card: CourseSummary): number {
  return Number(card.mnqf_level ?? STEPS[stepOf(card)]![0]) || 0;
}

/** What the names of courses that state no level begin with, by step. */
const NAMED_STEPS: readonly RegExp[] = [
  /^(?:National )?(?:Advanced )?Certificate/,
  /^(?!)/,
  /^(?:Advanced )?Diploma|^Associate/,
  /^Bachelor|^B[AS]c?\b/,
  /^Postgraduate|^Master|^M[AS]c?\b|^Doctor/,
];

/**
 * Courses by their rank. Where a subject is wished, and no level, by somebody of whom nothing is known,
 * the first of each step comes before the second of any: a certificate, a diploma, a degree; what
 * follows a degree comes last.
 */
function byRank(
  cards: readonly CourseSummary[],
  rank: (card: CourseSummary) => number[],
  slots: Slots | null,
): CourseSummary[] {
  const ranked = sortedBy(cards, rank);
  if (slots === null || slots.levels.length > 0 || !subjects(slots)) return ranked;
  const alike = Map.groupBy(ranked, (card) => rank(card).join(" "));
  const turn = new Map([...alike.values()].flatMap((list) => list.map((card, at) => [card, at])));
  return sortedBy(ranked, (card) => [
    ...rank(card).slice(0, -1),
    stepOf(card) === STEPS.length - 1 ? 1 : 0,
    turn.get(card)!,
    TURNS[stepOf(card)]!,
  ]);
}

function sortedBy(
  cards: readonly CourseSummary[],
  keysOf: (card: CourseSummary) => readonly number[],
): CourseSummary[] {
  return cards
    .map((card) => ({ card, keys: keysOf(card) }))
    .sort((a, b) => {
      const at = a.keys.findIndex((key, i) => key !== b.keys[i]);
      return at < 0 ? 0 : a.keys[at]! - b.keys[at]!;
    })
    .map(({ card }) => card);
}

/** A word as long as this stands for those that go on: "lifeguard" for "lifeguarding". */
const LONG = 5;

/** A word of the subject counts more than all that are near it. */
const OWN = 100;

/** What names of degrees begin with says nothing of their subject. */
const TITLE = /^(?:Doctor|Master|Bachelor) of (?:(?:Philosophy|Science|Arts)(?: \(Hons\))? in )?/;

/** Which courses of a field are meant, and the words that their names have; none for all of them. */
interface Aim {
  isAimed: (card: CourseSummary) => boolean;
  words: string[];
}

const NO_AIM: Aim = { isAimed: () => true, words: [] };

/**
 * A subject of which no word is in the name of its field is a part of it, as "cabin crew" is of
 * airports: where names of the field's courses have it, all others are something else.
 */
async function aimOf({ fields, focus, text }: Slots, directory: Directory): Promise<Aim> {
  const words = [...new Set(foldedWords(focus ?? ""))];
  const fieldWords = foldedWords(fields.join(" ")).map(stem);
  if (fields.length === 0 || text !== null || words.some((word) => fieldWords.includes(stem(word))))
    return NO_AIM;
  const naming = (some: string | null) => {
    const count = focusOf({ focus: some });
    return (card: CourseSummary) => count(card) > 0;
  };
  const isAimed = naming(focus);
  const all = await readUpTo(directory, { ...noFilters(), category: fields }, PAGE);
  if (!all.courses.some(isAimed)) return NO_AIM;
  return { isAimed, words: words.filter((word) => all.courses.some(naming(word))) };
}

/** Counts the words of the subject in a course's name. */
function focusOf({ focus }: Pick<Slots, "focus">): (card: CourseSummary) => number {
  const [own = [], near = []] = (focus ?? "|")
    .split("|")
    .map((words) => words.split(" ").filter(Boolean).map(stem));
  // Forms of one word count once: "nurse" and "nursing".
  const forms = Map.groupBy([...own, ...near], (word) => word.slice(0, LONG - 1));
  return ({ name }) => {
    const stems = foldedWords(name.replace(TITLE, "")).map(stem);
    const has = (word: string) =>
      stems.some((part) => part === word || (word.length >= LONG && part.startsWith(word)));
    return [...forms.values()]
      .filter((words) => words.some(has))
      .reduce((sum, words) => sum + (own.includes(words[0]!) ? OWN : 1), 0);
  };
}

/** How many of these words each course has, for those that have any. */
async function liftsOf(words: string | null, filters: Filters, directory: Directory) {
  const lifts = new Map<number, number>();
  for (const name of words?.split(" ") ?? []) {
    const { courses } = await directory.search({ ...filters, name }, { page: 1, limit: PAGE });
    for (const { id } of courses) lifts.set(id, (lifts.get(id) ?? 0) + 1);
  }
  return lifts;
}

function subjects({ fields, careers, text }: Slots): boolean {
  return fields.length > 0 || careers.length > 0 || text !== null;
}

/** With each verdict the first course of each kind, then the second of each, and so on. */
function inTurn(
  cards: readonly CourseSummary[],
  judge: ((card: CourseSummary) => EntryVerdict) | null,
  kindOf: (card: CourseSummary) => string,
): CourseSummary[] {
  return [...Map.groupBy(cards, (card) => judge?.(card)).values()].flatMap((list) => {
    const kinds = [...Map.groupBy(list, kindOf).values()];
    const turn = new Map(kinds.flatMap((kind) => kind.map((card, at) => [card, at] as const)));
    return sortedBy(list, (card) => [turn.get(card)!]);
  });
}

function groupOf(names: DirectoryNames): (card: CourseSummary) => string {
  const groups = groupsOf(names);
  return (card) => fieldsOf(card, groups)[1] ?? "";
}

function fieldAmong(fields: readonly string[], names: DirectoryNames) {
  const groups = groupsOf(names);
  return (card: CourseSummary) =>
    fieldsOf(card, groups).find((name) => fields.includes(name)) ?? "";
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

async function readUpTo(directory: Directory, filters: Filters, most: number) {
  const first = await directory.search(filters, { page: 1, limit: PAGE });
  const courses = [...first.courses];
  const last = Math.min(first.meta.last_page, Math.ceil(most / PAGE));
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
function nearnessTo(fields: readonly string[], names: DirectoryNames) {
  const groups = groupsOf(names);
  return (card: CourseSummary) =>
    Math.min(
      ...fieldsOf(card, groups)
        .map((name) => fields.indexOf(name))
        .filter((at) => at >= 0),
    );
}

/** Names of groups by the id of a category in them. */
function groupsOf({ categories }: DirectoryNames): ReadonlyMap<number, string | undefined> {
  return new Map(categories.map(({ id, parent }) => [id, parent?.name]));
}

/** The categories that a course is listed under, with the groups around them. */
function fieldsOf(card: CourseSummary, groups: ReturnType<typeof groupsOf>): string[] {
  return card.categories.flatMap(({ id, name }) => [name, groups.get(id) ?? name]);
}

function excluding(slots: Slots, names: DirectoryNames): (card: CourseSummary) => boolean {
  if (!hasExcluded(slots)) return () => false;
  const { excluded } = slots;
  const groups = groupsOf(names);
  return (card) =>
    fieldsOf(card, groups).some((name) => excluded.fields.includes(name)) ||
    (card.mnqf_level !== null && excluded.levels.includes(card.mnqf_level)) ||
    excluded.institutions.includes(card.institution.name) ||
    foldedWords(card.name).some((word) => excluded.words.includes(word)) ||
    isOnly(card.delivery_modalities, excluded.modalities) ||
    card.languages.some((language) => excluded.languages.includes(language));
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
  return order === null
    ? [...cards]
    : sortedBy(cards, (card) => [sortKey(card, order, now) ?? Infinity]);
}

/** What a course is sorted by; null where it does not state it. */
export function sortKey(
  card: CourseSummary,
  order: NonNullable<Slots["order"]>,
  now: Date,
): number | null {
  if (order === "highest") return -Number(card.mnqf_level ?? NaN) || null;
  if (order === "shortest") return daysOf(card);
  if (order === "longest") return -(daysOf(card) ?? NaN) || null;
  if (order === "cheapest" || order === "dearest") {
    const cost = paidInMvr(card);
    if (!cost) return null;
    return order === "cheapest" ? cost.from : -cost.to;
  }
  const waits = card.intakes.flatMap((text) => monthsUntil(text, now) ?? []);
  return waits.length > 0 ? Math.min(...waits) : null;
}

const DAYS: ReadonlyMap<string, number> = new Map(
  Object.entries({ day: 1, evening: 1, weekend: 2, week: 7, month: 30.4, year: 365 }),
);

/** How long a course takes, in days, as its record says it first: two days are less than three. */
function daysOf({ duration_text: text, duration_months: months }: CourseSummary): number | null {
  const [, count, unit = ""] = /^(\d+) (\w+?)s?\b/.exec(text ?? "") ?? [];
  const days = DAYS.get(unit);
  return days === undefined ? months && months * DAYS.get("month")! : Number(count) * days;
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
