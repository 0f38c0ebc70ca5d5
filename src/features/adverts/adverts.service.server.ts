import { isDeepStrictEqual } from "node:util";
import type { Access } from "#platform/db/database.ts";
import { DAY_MS } from "#platform/durations.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { addCounts, currentAdverts } from "./adverts.repository.server.ts";
import { type Advert, type AdvertBoard, advertBoard, orderPeriod, runsOn } from "./adverts.ts";
import { type SlotKey, slots } from "./slots.ts";
import { type Counted, createTally } from "./tally.ts";

/** How often counts are stored and adverts read again. */
const COUNT_FLUSH_MS = 5_000;

export interface AdvertsService {
  /** What pages show now. */
  board(): AdvertBoard;
  /** Names what pages show now; the same name, the same board. */
  edition(): string;
  /** Places of each slot that nobody has booked for today. */
  freePlaces(): Record<SlotKey, number>;
  /** Counts what was seen; gives how many of these adverts are known and running. */
  seen(ids: readonly number[]): number;
  /** Counts a click; false where there is no such advert. */
  clicked(id: number): boolean;
  /** Where a booked advert leads; null where there is none. */
  destination(id: number): string | null;
  /** Stores the counts and reads the adverts again. */
  refresh(): Promise<void>;
  /** Writes the last counts down and stops. */
  close(): Promise<void>;
}

interface AdvertsOptions {
  onError: (error: unknown) => void;
  now?: () => Date;
}

/** The running side of adverts: what is shown, and what was counted of it. */
export async function openAdverts(
  storage: Access,
  { onError, now = () => new Date() }: AdvertsOptions,
): Promise<AdvertsService> {
  const tally = createTally();
  // Those that ended yesterday may still stand on a page that was opened before midnight.
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
