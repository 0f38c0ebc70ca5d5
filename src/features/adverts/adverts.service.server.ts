import { isDeepStrictEqual } from "node:util";
import type { Access } from "#platform/db/database.ts";
import { DAY_MS } from "#platform/durations.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { addCounts, currentAdverts } from "./adverts.repository.server.ts";
import { type Advert, type AdvertBoard, advertBoard, orderPeriod, runsOn } from "./adverts.ts";
import { type SlotKey, slots } from "./slots.ts";
import { type Counted, createTally } from "./tally.ts";

/** Interval in milliseconds of storing counts and reading adverts. */
const COUNT_FLUSH_MS = 5_000;

export interface AdvertsService {
  /** The adverts that pages show now. */
  board(): AdvertBoard;
  /** Identifies the current board: equal as long as the board is the same. */
  edition(): string;
  /** Number of places of each slot without a booking for today. */
  freePlaces(): Record<SlotKey, number>;
  /** Counts views; returns how many of these adverts are known and running. */
  seen(ids: readonly number[]): number;
  /** Counts a click; false where there is no such advert. */
  clicked(id: number): boolean;
  /** Target of a booked advert; null where there is none. */
  destination(id: number): string | null;
  /** Stores the counts and reads the adverts again. */
  refresh(): Promise<void>;
  /** Stores the last counts and stops. */
  close(): Promise<void>;
}

interface AdvertsOptions {
  onError: (error: unknown) => void;
  now?: () => Date;
}

/** Serves the current adverts and counts views and clicks. */
export async function openAdverts(
  storage: Access,
  { onError, now = () => new Date() }: AdvertsOptions,
): Promise<AdvertsService> {
  const tally = createTally();
  // Adverts that ended yesterday may still be on pages opened before midnight.
  const load = () => currentAdverts(storage.db, dayBefore(now()));
  let adverts = await load();
  let revision = 0;

  const count = (id: number, what: Counted): boolean => {
    const advert = adverts.find((known) => known.id === id);
    if (!advert || !hasStarted(advert, now())) return false;
    tally.add(id, maldivesDay(now()), what);
    return true;
  };
  const writeDown = async () => {
    const counts = tally.take();
    if (counts.length === 0) return;
    try {
      await storage.write((trx) => addCounts(trx, counts));
    } catch (error) {
      tally.giveBack(counts);
      throw error;
    }
  };
  const refresh = async () => {
    await writeDown();
    const loaded = await load();
    if (isDeepStrictEqual(loaded, adverts)) return;
    adverts = loaded;
    revision += 1;
  };
  let beat: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    beat = beat.then(refresh).catch(onError);
  }, COUNT_FLUSH_MS);
  timer.unref();

  return {
    board: () => advertBoard(adverts, now()),
    edition: () => `${revision} ${orderPeriod(now())}`,
    freePlaces: () => freePlaces(adverts, maldivesDay(now())),
    seen: (ids) => ids.filter((id) => count(id, "impressions")).length,
    clicked: (id) => count(id, "clicks"),
    destination: (id) => adverts.find((advert) => advert.id === id)?.link ?? null,
    refresh,
    close: async () => {
      clearInterval(timer);
      await beat;
      await writeDown().catch(onError);
    },
  };
}

function freePlaces(adverts: readonly Advert[], day: string): Record<SlotKey, number> {
  const running = adverts.filter((advert) => !advert.is_house && runsOn(advert, day));
  const free = slots.map(({ key, places }) => {
    const taken = running.filter(({ slot }) => slot === key).length;
    return [key, Math.max(0, places - taken)] as const;
  });
  return Object.fromEntries(free) as Record<SlotKey, number>;
}

const hasStarted = ({ starts_on }: Advert, time: Date): boolean => starts_on <= maldivesDay(time);

function dayBefore(time: Date): string {
  return maldivesDay(new Date(time.getTime() - DAY_MS));
}
