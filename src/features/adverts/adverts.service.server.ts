import { isDeepStrictEqual } from "node:util";
import { createCounter } from "#platform/counter.ts";
import type { Access } from "#platform/db/database.ts";
import { DAY_MS } from "#platform/durations.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { repeatWork } from "#platform/repeated-work.ts";
import { ADVERT_COUNTS, currentAdverts, type DayCount } from "./adverts.repository.server.ts";
import { type Advert, advertBoard, orderPeriod, runsOn } from "./adverts.ts";
import type { PriceList } from "./sales/sales.schema.ts";
import type { SlotKey } from "./slots.ts";

/** Interval in milliseconds of storing counts and reading adverts. */
const COUNT_FLUSH_MS = 5_000;

interface AdvertsOptions {
  onError: (error: unknown) => void;
  now?: () => Date;
}

/** Serves the current adverts and counts views and clicks. */
export async function openAdverts(
  storage: Access,
  { onError, now = () => new Date() }: AdvertsOptions,
) {
  const counter = createCounter<DayCount>({
    ...ADVERT_COUNTS,
    write: (counts) => storage.write((trx) => ADVERT_COUNTS.add(trx, counts)),
  });
  // Adverts that ended yesterday may still be on pages opened before midnight.
  const load = () => currentAdverts(storage.db, dayBefore(now()));
  let adverts = await load();
  let revision = 0;

  const count = (id: number, what: Partial<DayCount>): boolean => {
    const advert = adverts.find((known) => known.id === id);
    if (!advert || !hasStarted(advert, now())) return false;
    counter.add({ advert_id: id, day: maldivesDay(now()), impressions: 0, clicks: 0, ...what });
    return true;
  };
  const refresh = async () => {
    await counter.flush();
    const loaded = await load();
    if (isDeepStrictEqual(loaded, adverts)) return;
    adverts = loaded;
    revision += 1;
  };
  const refreshing = repeatWork(
    "Write down what adverts brought",
    COUNT_FLUSH_MS,
    refresh,
    onError,
  );

  return {
    /** The adverts that pages show now. */
    board: () => advertBoard(adverts, now()),
    /** Identifies the current board: equal as long as the board is the same. */
    edition: () => `${revision} ${orderPeriod(now())}`,
    /** Number of places of each slot without a booking for today. */
    freePlaces: (list: PriceList) => freePlaces(adverts, list, maldivesDay(now())),
    /** Counts a view of each; returns how many of these adverts are known and running. */
    seen: (ids: readonly number[]) =>
      [...new Set(ids)].filter((id) => count(id, { impressions: 1 })).length,
    /** Counts a click; false where there is no such advert. */
    clicked: (id: number) => count(id, { clicks: 1 }),
    /** Target of a booked advert; null where there is none. */
    destination: (id: number) => adverts.find((advert) => advert.id === id)?.link ?? null,
    /** Stores the counts and reads the adverts again. */
    refresh,
    /** Stores the last counts and stops. */
    close: async () => {
      await refreshing.stop();
      await counter.flush().catch(onError);
    },
  };
}

export type AdvertsService = Awaited<ReturnType<typeof openAdverts>>;

function freePlaces(
  adverts: readonly Advert[],
  list: PriceList,
  day: string,
): Record<SlotKey, number> {
  const running = adverts.filter((advert) => !advert.is_house && runsOn(advert, day));
  const free = list.slots.map(({ slot: key, places }) => {
    const taken = running.filter(({ slot }) => slot === key).length;
    return [key, Math.max(0, places - taken)] as const;
  });
  return Object.fromEntries(free) as Record<SlotKey, number>;
}

const hasStarted = ({ starts_on }: Advert, time: Date): boolean => starts_on <= maldivesDay(time);

function dayBefore(time: Date): string {
  return maldivesDay(new Date(time.getTime() - DAY_MS));
}
