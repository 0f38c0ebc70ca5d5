import type { Published } from "#features/publishing/published.service.server.ts";
import type { Access } from "#platform/db/database.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { addViews, type DailyPageViews } from "./visits.repository.server.ts";
import { countedPath } from "./visits.ts";

/** How often views are written down, in milliseconds. */
const VIEW_FLUSH_MS = 5_000;

export interface VisitsService {
  /** Counts a view of a page; false where there is no such page. */
  count(path: string): boolean;
  /** Writes down what was counted since. */
  flush(): Promise<void>;
  /** Writes the last views down and stops. */
  close(): Promise<void>;
}

interface VisitsOptions {
  storage: Access;
  published: Published;
  onError: (error: unknown) => void;
  now?: () => Date;
}

/** Counts page views in memory and adds them to the database every few seconds and at the end. */
export function openVisits({
  storage,
  published,
  onError,
  now = () => new Date(),
}: VisitsOptions): VisitsService {
  let views = new Map<string, DailyPageViews>();
  const add = ({ day, path, views: more }: DailyPageViews) => {
    const key = `${day} ${path}`;
    views.set(key, { day, path, views: (views.get(key)?.views ?? 0) + more });
  };
  const flush = async () => {
    if (views.size === 0) return;
    const taken = [...views.values()];
    views = new Map();
    try {
      await storage.write((trx) => addViews(trx, taken));
    } catch (error) {
      for (const unwritten of taken) add(unwritten);
      throw error;
    }
  };
  let beat: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    beat = beat.then(flush).catch(onError);
  }, VIEW_FLUSH_MS);
  timer.unref();

  return {
    count: (visited) => {
      const catalogue = published.current();
      const path = countedPath(visited, {
        hasCourse: (id) => catalogue.course(id) !== undefined,
        hasInstitution: (id) => catalogue.institutions.some((known) => known.id === id),
      });
      if (path === null) return false;
      add({ day: maldivesDay(now()), path, views: 1 });
      return true;
    },
    flush,
    close: async () => {
      clearInterval(timer);
      await beat;
      await flush().catch(onError);
    },
  };
}
