import type { Published } from "#features/publishing/published.service.server.ts";
import { createCounter } from "#platform/counter.ts";
import type { Access } from "#platform/db/database.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { repeatWork } from "#platform/repeated-work.ts";
import { addViews, type DailyPageViews } from "./visits.repository.server.ts";
import { countedPath } from "./visits.ts";

/** How often views are written down, in milliseconds. */
const VIEW_FLUSH_MS = 5_000;

interface VisitsOptions {
  storage: Access;
  published: Published;
  onError: (error: unknown) => void;
  now?: () => Date;
}

/** Counts page views in memory and adds them to the database every few seconds and at the end. */
export function openVisits({ storage, published, onError, now = () => new Date() }: VisitsOptions) {
  const { add, flush } = createCounter<DailyPageViews>({
    keyOf: ({ day, path }) => `${day} ${path}`,
    sum: (one, other) => ({ ...one, views: one.views + other.views }),
    write: (views) => storage.write((trx) => addViews(trx, views)),
  });
  const flushing = repeatWork(VIEW_FLUSH_MS, flush, onError);
  return {
    /** Counts a view of a page; false where there is no such page. */
    count: (visited: string): boolean => {
      const catalogue = published.current();
      const path = countedPath(visited, {
        hasCourse: (id) => catalogue.course(id) !== undefined,
        hasInstitution: (id) => catalogue.institutions.some((known) => known.id === id),
      });
      if (path === null) return false;
      add({ day: maldivesDay(now()), path, views: 1 });
      return true;
    },
    /** Writes down what was counted since. */
    flush,
    /** Writes the last views down and stops. */
    close: async () => {
      await flushing.stop();
      await flush().catch(onError);
    },
  };
}

export type VisitsService = ReturnType<typeof openVisits>;
