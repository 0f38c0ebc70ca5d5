import { setImmediate } from "node:timers/promises";
import type { Published } from "#features/publishing/published.service.server.ts";
import { createCounter } from "#platform/counter.ts";
import type { Access } from "#platform/db/database.ts";
import { DAY_MS, HOUR_MS } from "#platform/durations.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { withoutPersonalData } from "#platform/personal-data.ts";
import { repeatWork } from "#platform/repeated-work.ts";
import type { Measure } from "./measures.ts";
import {
  noCounts,
  RECORD_COUNTS,
  type RecordCounts,
  sumUpMonths,
} from "./record-counts.repository.server.ts";
import { shownAt } from "./shown.ts";
import {
  addUses,
  deleteUsesBefore,
  USE_COUNTS,
  type UseCount,
} from "./use-counts.repository.server.ts";
import { DAILY_DAYS, MAX_UNANSWERED, MAX_WAITING_ADDRESSES, TEXT_DAYS } from "./visit-limits.ts";
import { type DailyPageViews, PAGE_VIEWS } from "./visits.repository.server.ts";
import type { Visit } from "./visits.schema.ts";
import { type CountedRecord, countedPath, recordOfPage, type VisitAct } from "./visits.ts";

/** How often counts are written down, and how often old ones are summed up, in milliseconds. */
const VIEW_FLUSH_MS = 5_000;
const SUM_UP_MS = 6 * HOUR_MS;

/** Addresses that are looked at before others have their turn. */
const ADDRESSES_AT_ONCE = 20;

/** Pages of which the query says what they showed. */
const PAGES_WITH_QUERY: ReadonlySet<string> = new Set([
  "/courses",
  "/search",
  "/institutions",
  "/compare",
]);

const MEASURE_OF_ACT: ReadonlyMap<VisitAct, Measure> = new Map<VisitAct, Measure>([
  ["phone", "phone"],
  ["mail", "mail"],
  ["website", "website"],
  ["apply", "applied"],
  ["shortlist", "shortlisted"],
  ["compare", "compared"],
]);

interface VisitsOptions {
  storage: Access;
  published: Published;
  onError: (error: unknown) => void;
  now?: () => Date;
}

/** A page of a list that was opened so often on a day. */
interface ListViews {
  day: string;
  address: string;
  views: number;
}

/**
 * Counts what is opened, shown and used in memory, and adds it to the database every few seconds and
 * at the end. What a list showed is found out then, once for each address: a view costs no search.
 */
export function openVisits({ storage, published, onError, now = () => new Date() }: VisitsOptions) {
  const pages = createCounter<DailyPageViews>({
    ...PAGE_VIEWS,
    write: (views) => storage.write((trx) => PAGE_VIEWS.add(trx, views)),
  });
  const records = createCounter<RecordCounts>({
    ...RECORD_COUNTS,
    write: (rows) => storage.write((trx) => RECORD_COUNTS.add(trx, rows)),
  });
  const uses = createCounter<UseCount>({
    ...USE_COUNTS,
    write: (rows) => storage.write((trx) => addUses(trx, rows)),
  });
  const addTo = (record: CountedRecord, measure: Measure, count: number, day: string) =>
    records.add({ ...noCounts(record, day), [measure]: count });
  const noteUse = (kind: UseCount["kind"], name: string, about: Partial<UseCount> = {}) =>
    uses.add({ kind, name, day: maldivesDay(now()), uses: 1, empty: 0, ...about });

  const lookAt = ({ day, address, views }: ListViews) => {
    const { listed, found, compared, search, filters } = shownAt(published.current(), address);
    for (const [measure, ids] of [
      ["listed", listed],
      ["found", found],
      ["compared", compared],
    ] as const) {
      for (const record_id of ids) addTo({ kind: "course", record_id }, measure, views, day);
    }
    const empty = search?.isEmpty ? views : 0;
    if (search) noteUse("search", search.text, { day, uses: views, empty });
    for (const name of filters) noteUse("filter", name, { day, uses: views });
  };
  const lists = createCounter<ListViews>({
    keyOf: ({ day, address }) => `${day} ${address}`,
    sum: (one, other) => ({ ...one, views: one.views + other.views }),
    write: async (opened) => {
      for (const [at, each] of opened.entries()) {
        if (at % ADDRESSES_AT_ONCE === 0) await setImmediate();
        try {
          lookAt(each);
        } catch (error) {
          onError(error);
        }
      }
    },
  });
  let waiting = 0;
  const noteList = (opened: ListViews) => {
    if (waiting >= MAX_WAITING_ADDRESSES) return;
    waiting += 1;
    lists.add(opened);
  };

  const flush = async () => {
    waiting = 0;
    await lists.flush();
    await pages.flush();
    await records.flush();
    await uses.flush();
  };
  const flushing = repeatWork("Write down page views", VIEW_FLUSH_MS, flush, onError);
  const sumUp = async () => {
    const before = (days: number) => maldivesDay(new Date(now().getTime() - days * DAY_MS));
    await storage.write(async (trx) => {
      await sumUpMonths(trx, before(DAILY_DAYS));
      await deleteUsesBefore(trx, before(TEXT_DAYS));
    });
  };
  const first = sumUp().catch(onError);
  const summing = repeatWork("Sum up figures of months", SUM_UP_MS, sumUp, onError);

  const countAct = (act: VisitAct, page: string, courses: readonly number[]): boolean => {
    const measure = MEASURE_OF_ACT.get(act);
    const day = maldivesDay(now());
    const isOfCourses = act === "shortlist" || act === "compare";
    const about = isOfCourses
      ? publishedCourses(published, courses)
      : [recordOfPage(page)].filter((record) => record !== null);
    if (measure) for (const record of about) addTo(record, measure, 1, day);
    return about.length > 0;
  };

  return {
    /** Counts a view of a page, or what was done on it; false where there is no such page. */
    count: ({ path: visited, act, courses = [] }: Visit): boolean => {
      const catalogue = published.current();
      const path = countedPath(visited, {
        hasCourse: (id) => catalogue.course(id) !== undefined,
        hasInstitution: (id) => catalogue.institutions.some((known) => known.id === id),
      });
      if (path === null) return false;
      if (act !== undefined) return countAct(act, path, courses);
      const day = maldivesDay(now());
      pages.add({ day, path, views: 1 });
      const record = recordOfPage(path);
      if (record) addTo(record, "views", 1, day);
      if (PAGES_WITH_QUERY.has(path)) noteList({ day, address: visited, views: 1 });
      return true;
    },
    /** Counts a question to an institution, about a course of it or itself. */
    asked: ({ course_id, institution_id }: { course_id: number | null; institution_id: number }) =>
      addTo(
        course_id === null
          ? { kind: "institution", record_id: institution_id }
          : { kind: "course", record_id: course_id },
        "questions",
        1,
        maldivesDay(now()),
      ),
    /** Keeps a question that the guide could not answer, without who asked it. */
    unanswered: (message: string) => {
      const text = withoutPersonalData(message).replace(/\s+/g, " ").trim();
      if (text !== "") noteUse("question", Array.from(text).slice(0, MAX_UNANSWERED).join(""));
    },
    /** Writes down what was counted since. */
    flush,
    /** Sums up what is older than is kept by day, and forgets texts. */
    sumUp,
    /** Writes the last counts and stops. */
    close: async () => {
      await first;
      await summing.stop();
      await flushing.stop();
      await flush().catch(onError);
    },
  };
}

export type VisitsService = ReturnType<typeof openVisits>;

function publishedCourses(published: Published, ids: readonly number[]): CountedRecord[] {
  const catalogue = published.current();
  return [...new Set(ids)]
    .filter((id) => catalogue.course(id) !== undefined)
    .map((record_id) => ({ kind: "course", record_id }));
}
