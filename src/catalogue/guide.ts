import type { Catalogue } from "./catalogue.ts";
import type { CourseSummary } from "./course.ts";
import { clearFilter, type Filters, noFilters, writeFilters } from "./filters.ts";
import { type Fit, fitOf } from "./guide-fit.ts";
import {
  ANSWER_KEYS,
  type AnswerKey,
  CRITERIA,
  type Criterion,
  filterOf,
  type GuideAnswers,
  type GuideNarrowing,
  type GuideQuestion,
  isOpen,
  NARROWING_KEYS,
  QUESTION_FILTERS,
} from "./guide-question.ts";
import { choicesIn, heldCareers } from "./guide-questions.ts";
import { type DreamCareer, missFor, reasonFor } from "./guide-words.ts";
import { LEVELS } from "./levels.ts";

/** Courses that the guide recommends at a time (specification, 9). */
export const GUIDE_LIMIT = 10;

/** Near misses that follow them at most; both together are no more than `GUIDE_LIMIT`. */
export const NEAR_MISS_LIMIT = 5;

/** Courses that are looked through at a time in search of near misses. */
const STRIDE = 100;

/** A course that meets every answer. */
interface Recommendation {
  course: CourseSummary;
  /** In words, which answers it meets; empty where every answer left its question open. */
  reasons: string[];
}

/** A course that meets all answers but one; but several where no course comes closer. */
interface NearMiss extends Recommendation {
  criteria: readonly Criterion[];
  /** In words, what it misses, one text for each criterion. */
  missed: string[];
}

/** What leaving answers open would bring: one of them, or as few as bring anything. */
export interface Relaxation {
  /** In the order of the questions. */
  criteria: readonly Criterion[];
  /** Courses more than now; at least 1. */
  gained: number;
}

export interface GuideResults {
  /** The answers as filters of the listing. */
  filters: Filters;
  /** Courses that meet every answer, not only those recommended. */
  total: number;
  recommendations: Recommendation[];
  nearMisses: NearMiss[];
  relaxations: Relaxation[];
}

const { level: LEVEL, field: FIELD } = QUESTION_FILTERS;

/** What people give up most easily comes first: where and how before what. */
const GIVEN_UP_FIRST: readonly Criterion[] = (
  ["institution", "attendance", "award", ...NARROWING_KEYS, "funding", "level", "field"] as const
).map(filterOf);

type Directory = Pick<
  Catalogue,
  "institutions" | "categories" | "today" | "operator" | "readFilters" | "searchCourses"
>;

/** The courses that answers lead to, each with its reasons, and those that miss by one answer. */
export function recommend(catalogue: Directory, answers: GuideAnswers): GuideResults {
  const filters = guideFilters(catalogue, answers);
  const career = dreamCareer(catalogue, answers);
  const fit = fitOf(catalogue);
  const { courses, total } = search(catalogue, filters, 1, GUIDE_LIMIT);
  const relaxations = relaxationsOf(catalogue, filters, total, career);
  const room = Math.min(NEAR_MISS_LIMIT, GUIDE_LIMIT - courses.length);
  const misses = room > 0 ? nearMisses(catalogue, filters, fit, relaxations).slice(0, room) : [];
  const reasonsOf = (course: CourseSummary) =>
    CRITERIA.filter((criterion) => fit.metBy(course, criterion, filters).length > 0).map(
      (criterion) => reasonFor(criterion, { course, filters, career, fit, catalogue }),
    );
  return {
    filters,
    total,
    recommendations: courses.map((course) => ({ course, reasons: reasonsOf(course) })),
    nearMisses: misses.map(({ course, criteria }) => ({
      course,
      criteria,
      missed: criteria.map((criterion) =>
        missFor(criterion, { course, filters, career, fit, catalogue }),
      ),
      reasons: reasonsOf(course),
    })),
    relaxations,
  };
}

/**
 * The answers as filters. A dream career stands for all its fields (specification, 7); a
 * field of study that is one of them narrows them down to it, another one is added.
 */
export function guideFilters(
  catalogue: Pick<Catalogue, "categories" | "readFilters">,
  answers: GuideAnswers,
): Filters {
  const careerFields = dreamCareer(catalogue, answers)?.fields ?? [];
  const field = definite(answers.field);
  const narrows = field.length > 0 && field.every((name) => careerFields.includes(name));
  const fields = narrows ? field : [...new Set([...careerFields, ...field])];
  const filters = noFilters();
  for (const key of ANSWER_KEYS) filters[filterOf(key)] = definite(answers[key]);
  filters[FIELD] = fields;
  // In the order of the listing's address: a field of a career may stand below another by now.
  return catalogue.readFilters(new URLSearchParams(writeFilters(filters)));
}

/** How many courses each choice of each question would leave, given the answers to the others. */
export function countChoices(
  catalogue: Directory,
  questions: readonly (GuideQuestion | GuideNarrowing)[],
  answers: GuideAnswers,
): Record<AnswerKey, number[]> {
  const filters = guideFilters(catalogue, answers);
  const { facets } = search(catalogue, filters, 1, 1);
  const countOf = ({ key, filter }: GuideQuestion | GuideNarrowing) => {
    // Two questions set this filter, so that what a choice leaves depends on the other one's answer.
    if (filter === FIELD) {
      return (value: string) =>
        search(catalogue, guideFilters(catalogue, { ...answers, [key]: [value] }), 1, 1).total;
    }
    const counts = new Map(choicesIn(facets[filter]).map(({ value, count }) => [value, count]));
    const open = search(catalogue, clearFilter(filters, filter), 1, 1).total;
    return (value: string) => (isOpen(value) ? open : (counts.get(value) ?? 0));
  };
  return Object.fromEntries(
    questions.map((question) => {
      const count = countOf(question);
      return [question.key, question.choices.map(({ value }) => count(value))];
    }),
  ) as Record<AnswerKey, number[]>;
}

function dreamCareer(
  catalogue: Pick<Catalogue, "categories">,
  { career }: GuideAnswers,
): DreamCareer | null {
  return heldCareers(catalogue).find(({ key }) => career.includes(key)) ?? null;
}

function definite(answer: readonly string[]): string[] {
  return answer.filter((value) => !isOpen(value));
}

function search({ searchCourses }: Directory, filters: Filters, page: number, limit: number) {
  const { courses, meta, facets } = searchCourses({ filters, page, limit, order: "DESC" });
  return { courses, total: meta.total, facets };
}

/**
 * What giving up answers brings. Whoever named a dream career keeps its field as long as giving up
 * other answers brings anything.
 */
function relaxationsOf(
  catalogue: Directory,
  filters: Filters,
  total: number,
  career: DreamCareer | null,
): Relaxation[] {
  const asked = CRITERIA.filter((criterion) => filters[criterion].length > 0);
  if (career === null) return smallestRelaxations(catalogue, filters, total, asked);
  const others = asked.filter((criterion) => criterion !== FIELD);
  const found = smallestRelaxations(catalogue, filters, total, others);
  return found.length > 0 ? found : smallestRelaxations(catalogue, filters, total, asked);
}

/** Leaves one answer open at a time; where nothing fits and one is not enough, two, and so on. */
function smallestRelaxations(
  catalogue: Directory,
  filters: Filters,
  total: number,
  asked: readonly Criterion[],
): Relaxation[] {
  for (let size = 1; size <= asked.length; size++) {
    const found = combinations(asked, size)
      .map((criteria) => ({
        criteria,
        gained: search(catalogue, criteria.reduce(clearFilter, filters), 1, 1).total - total,
      }))
      .filter(({ gained }) => gained > 0);
    if (found.length > 0 || total > 0) return found;
  }
  return [];
}

/** All ways to take `size` items of a list, in the order of the list. */
function combinations<T>(list: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return list.flatMap((first, place) =>
    combinations(list.slice(place + 1), size - 1).map((rest) => [first, ...rest]),
  );
}

interface Miss {
  course: CourseSummary;
  criteria: readonly Criterion[];
}

/** One near miss for every way to leave answers open, then a second one for each, and so on. */
function nearMisses(
  catalogue: Directory,
  filters: Filters,
  fit: Fit,
  relaxations: readonly Relaxation[],
): Miss[] {
  const lists = relaxations
    .map(({ criteria }) => criteria)
    .sort((a, b) => costOf(a) - costOf(b))
    .map((criteria) =>
      coursesMissing(catalogue, filters, fit, criteria).map((course) => ({ course, criteria })),
    );
  const rounds = Array.from({ length: NEAR_MISS_LIMIT }, (_, place) =>
    lists.flatMap((list) => list[place] ?? []),
  );
  return rounds.flat().slice(0, NEAR_MISS_LIMIT);
}

/** The less people mind giving up these answers, the lower. */
function costOf(criteria: readonly Criterion[]): number {
  return criteria.reduce((sum, criterion) => sum + 2 ** GIVEN_UP_FIRST.indexOf(criterion), 0);
}

/** Courses that meet every answer but these, the closest first. */
function coursesMissing(
  catalogue: Directory,
  filters: Filters,
  fit: Fit,
  criteria: readonly Criterion[],
): CourseSummary[] {
  const found = new Map<number, CourseSummary>();
  for (const looser of looserFilters(filters, criteria)) {
    for (const course of everyCourse(catalogue, looser)) {
      if (found.size === NEAR_MISS_LIMIT) return [...found.values()];
      const missed = fit.missedBy(course, filters);
      if (missed.length === criteria.length) found.set(course.id, course);
    }
  }
  return [...found.values()];
}

/** Ways to give up answers, the smallest first: levels next to the chosen ones before all. */
function looserFilters(filters: Filters, criteria: readonly Criterion[]): Filters[] {
  const without = criteria.reduce(clearFilter, filters);
  const next = criteria.includes(LEVEL) ? nextLevels(filters[LEVEL]) : [];
  return next.length > 0 ? [{ ...without, [LEVEL]: next }, without] : [without];
}

/** The levels one step above or below the given ones; a course outside the framework has none. */
function nextLevels(levels: readonly string[]): string[] {
  const chosen = levels.map(Number).filter(Number.isInteger);
  return LEVELS.map(({ value }) => value).filter(
    (value) =>
      !levels.includes(value) && chosen.some((level) => Math.abs(level - Number(value)) === 1),
  );
}

function* everyCourse(catalogue: Directory, filters: Filters): Generator<CourseSummary> {
  for (let page = 1; ; page++) {
    const { courses, total } = search(catalogue, filters, page, STRIDE);
    yield* courses;
    if (page * STRIDE >= total) return;
  }
}
