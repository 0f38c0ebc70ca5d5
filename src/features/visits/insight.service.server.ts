import type { Catalogue } from "#catalogue/catalogue.ts";
import type { CourseSummary } from "#catalogue/course.ts";
import { FILTER_LABELS } from "#catalogue/facets.ts";
import { FILTER_KEYS } from "#catalogue/filters.ts";
import type { Published } from "#features/publishing/published.service.server.ts";
import type { Storage } from "#platform/db/database.ts";
import type { Db } from "#platform/db/schema.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { type FigureStep, stepsOf } from "./figures.ts";
import type { Insight, InsightQuery } from "./insight.schema.ts";
import { readCourseSums, readShortlistsByDay } from "./record-counts.repository.server.ts";
import { readNewestUses, readUses, readUsesByDay } from "./use-counts.repository.server.ts";
import { MIN_SEARCHES_SHOWN } from "./visit-limits.ts";
import { readPageViews, readViewsByDay } from "./visits.repository.server.ts";
import { recordOfPage } from "./visits.ts";

/** Rows of each list, and questions. */
const MAX_ROWS = 20;
const MAX_QUESTIONS = 100;

interface InsightParts {
  storage: Storage;
  published: Published;
  /** What students choose by, and whether a course states it. */
  facts: readonly FactToState[];
  now?: () => Date;
}

interface FactToState {
  key: string;
  label: string;
  isStated: (course: CourseSummary) => boolean;
}

/** What people look for and do not find, for operators. */
export function createInsight({ storage, published, facts, now = () => new Date() }: InsightParts) {
  return {
    /** Numbers of the days up to today. Texts are those that were searched often enough. */
    of: async ({ days }: InsightQuery): Promise<Insight> => {
      const steps = stepsOf(days, maldivesDay(now()));
      const from = steps[0]?.from ?? "";
      const catalogue = published.current();
      return await storage.snapshot(async (db) => {
        const searches = (by: "uses" | "empty") =>
          readUses(db, "search", { from, by, least: MIN_SEARCHES_SHOWN, limit: MAX_ROWS });
        const filters = await readUses(db, "filter", {
          from,
          by: "uses",
          least: 1,
          limit: MAX_ROWS,
        });
        const courses = await readCourseSums(db, from);
        const questions = await readNewestUses(db, "question", { from, limit: MAX_QUESTIONS });
        return {
          steps: await stepSums(db, steps),
          searches: (await searches("uses")).map((row) => searchedRow(catalogue, row)),
          nothing_found: (await searches("empty")).map((row) => searchedRow(catalogue, row)),
          filters: filters.map((row) => chosenFilter(catalogue, row)),
          missed: missedFacts(catalogue, facts, courses),
          pages: (await readPageViews(db, { from, limit: MAX_ROWS })).map((row) => ({
            ...row,
            name: pageRecordName(catalogue, row.path),
          })),
          shortlisted: mostShortlisted(catalogue, courses),
          questions: questions.map(({ day, name, uses }) => ({ day, text: name, uses })),
        };
      });
    },
  };
}

export type InsightService = ReturnType<typeof createInsight>;

/** Of the course or institution that a page is about; null for other pages, and for what is gone. */
function pageRecordName(catalogue: Catalogue, path: string): string | null {
  const record = recordOfPage(path);
  if (record === null) return null;
  const { kind, record_id } = record;
  if (kind === "course") return catalogue.course(record_id)?.name ?? null;
  return catalogue.institutions.find(({ id }) => id === record_id)?.name ?? null;
}

type Sums = Awaited<ReturnType<typeof readCourseSums>>;

async function stepSums(db: Db, steps: readonly FigureStep[]): Promise<Insight["steps"]> {
  const from = steps[0]?.from ?? "";
  const views = await readViewsByDay(db, from);
  const searches = await readUsesByDay(db, "search", from);
  const shortlists = await readShortlistsByDay(db, from);
  const questions = await readUsesByDay(db, "question", from);
  return steps.map((step) => ({
    ...step,
    views: sumWithin(views, step, ({ views: count }) => count),
    searches: sumWithin(searches, step, ({ uses }) => uses),
    empty: sumWithin(searches, step, ({ empty }) => empty),
    shortlisted: sumWithin(shortlists, step, ({ shortlisted }) => shortlisted),
    unanswered: sumWithin(questions, step, ({ uses }) => uses),
  }));
}

function sumWithin<Row extends { day: string }>(
  rows: readonly Row[],
  { from, to }: FigureStep,
  countOf: (row: Row) => number,
): number {
  return rows
    .filter(({ day }) => day >= from && day <= to)
    .reduce((sum, row) => sum + countOf(row), 0);
}

/** Whether it finds something is asked anew: a synonym or a course may have come since. */
function searchedRow(
  catalogue: Catalogue,
  { name, uses, empty }: { name: string; uses: number; empty: number },
): Insight["searches"][number] {
  return { text: name, uses, empty, finds_now: catalogue.spotlight(name, 1, 1).meta.total > 0 };
}

function chosenFilter(catalogue: Catalogue, { name, uses }: { name: string; uses: number }) {
  const at = name.indexOf("=");
  const value = name.slice(at + 1);
  const key = FILTER_KEYS.find((each) => each === name.slice(0, at));
  return key
    ? { filter: FILTER_LABELS[key], value: catalogue.valueLabel(key, value), uses }
    : { filter: name.slice(0, at), value, uses };
}

function missedFacts(
  catalogue: Catalogue,
  facts: readonly FactToState[],
  sums: Sums,
): Insight["missed"] {
  return facts
    .map(({ key, label, isStated }) => {
      const lacking = sums.filter(({ id, views }) => {
        const course = views > 0 ? catalogue.course(id) : undefined;
        return course && !isStated(course);
      });
      const views = lacking.reduce((sum, each) => sum + each.views, 0);
      return { key, fact: label, courses: lacking.length, views };
    })
    .filter(({ views }) => views > 0)
    .sort((a, b) => b.views - a.views);
}

function mostShortlisted(catalogue: Catalogue, sums: Sums): Insight["shortlisted"] {
  return sums
    .filter(({ shortlisted }) => shortlisted > 0)
    .sort((a, b) => b.shortlisted - a.shortlisted || a.id - b.id)
    .flatMap(({ id, shortlisted }) => {
      const course = catalogue.course(id);
      return course ? [{ id, name: course.name, times: shortlisted }] : [];
    })
    .slice(0, MAX_ROWS);
}
