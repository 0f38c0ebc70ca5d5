import type { DayCount } from "./adverts.repository.server.ts";

export type Counted = "impressions" | "clicks";

/** Counts in memory until they are stored. */
export interface AdvertTally {
  add(advertId: number, day: string, what: Counted): void;
  /** Returns the counts since the last call, and resets them. */
  take(): DayCount[];
  /** Adds counts that could not be stored back. */
  giveBack(counts: readonly DayCount[]): void;
}

/** An empty tally. */
export function createTally(): AdvertTally {
  let counts = new Map<string, DayCount>();
  const countOf = (advert_id: number, day: string): DayCount => {
    const key = `${advert_id} ${day}`;
    const known = counts.get(key) ?? { advert_id, day, impressions: 0, clicks: 0 };
    counts.set(key, known);
    return known;
  };
  return {
    add: (advertId, day, what) => {
      countOf(advertId, day)[what] += 1;
    },
    take: () => {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
    giveBack: (unwritten) => {
      for (const { advert_id, day, impressions, clicks } of unwritten) {
        const count = countOf(advert_id, day);
        count.impressions += impressions;
        count.clicks += clicks;
      }
    },
  };
}
