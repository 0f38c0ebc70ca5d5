import type { Storage } from "#platform/db/database.ts";
import type { Trx } from "#platform/db/schema.ts";
import { DAY_MS } from "#platform/durations.ts";
import { InvalidInputError, NotFoundError } from "#platform/errors.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { type AuditedBy, record } from "#records/audit/audit.repository.server.ts";
import { raiseCatalogueVersion } from "#records/records.repository.server.ts";
import {
  countsWithin,
  currentAdverts,
  findAdvert,
  insertAdvert,
  markRemoved,
} from "./adverts.repository.server.ts";
import { fieldProblems, type HouseAdvert, houseAdvert } from "./adverts.schema.ts";

/** Days whose counts are listed beside a house advert, today included. */
const COUNTED_DAYS = 30;

/** The site's own adverts, which fill the places of every banner that are not sold. */
export function createHouseAdverts(storage: Storage, now: () => Date = () => new Date()) {
  return {
    /** Those that run, with what the last days brought. */
    list: async () => {
      const to = maldivesDay(now());
      const from = maldivesDay(new Date(now().getTime() - (COUNTED_DAYS - 1) * DAY_MS));
      const counts = await countsWithin(storage.db, { from, to });
      const countOf = new Map(counts.map((count) => [count.advert_id, count]));
      const adverts = await currentAdverts(storage.db, to);
      return {
        days: COUNTED_DAYS,
        data: adverts
          .filter(({ is_house }) => is_house)
          .map(({ id, text, link }) => ({
            id,
            text: text ?? "",
            link,
            seen: countOf.get(id)?.impressions ?? 0,
            clicks: countOf.get(id)?.clicks ?? 0,
          })),
      };
    },
    /** Adds one and returns its number. @throws InvalidInputError */
    add: async (input: HouseAdvert, by: AuditedBy): Promise<number> => {
      const advert = checked(input);
      return await storage.write(async (trx) => {
        await raiseCatalogueVersion(trx);
        const id = await insertHouse(trx, advert, maldivesDay(now()));
        const subject = { kind: "house_advert" as const, id, name: advert.text };
        await record(trx, { by, action: "house_advert_added", subject, detail: advert.link });
        return id;
      });
    },
    /**
     * Puts another in its place and returns its number: what was counted belongs to what was seen.
     *
     * @throws InvalidInputError, NotFoundError
     */
    change: async (id: number, input: HouseAdvert, by: AuditedBy): Promise<number> => {
      const advert = checked(input);
      return await storage.write(async (trx) => {
        await raiseCatalogueVersion(trx);
        const before = await runningHouse(trx, id);
        if (before.text === advert.text && before.link === advert.link) return id;
        await markRemoved(trx, id, now().toISOString());
        const subject = { kind: "house_advert" as const, id, name: before.text ?? "" };
        const detail = `${advert.text} (${advert.link})`;
        await record(trx, { by, action: "house_advert_changed", subject, detail });
        return await insertHouse(trx, advert, maldivesDay(now()));
      });
    },
    /** Takes one off the site; its counts stay. @throws NotFoundError */
    remove: async (id: number, by: AuditedBy): Promise<number> =>
      await storage.write(async (trx) => {
        await raiseCatalogueVersion(trx);
        const { text } = await runningHouse(trx, id);
        await markRemoved(trx, id, now().toISOString());
        const subject = { kind: "house_advert" as const, id, name: text ?? "" };
        await record(trx, { by, action: "house_advert_removed", subject });
        return id;
      }),
  };
}

export type HouseAdverts = ReturnType<typeof createHouseAdverts>;

function checked(input: HouseAdvert): HouseAdvert {
  const read = houseAdvert.safeParse(input);
  if (!read.success) throw new InvalidInputError(fieldProblems(read.error));
  return read.data;
}

async function runningHouse(trx: Trx, id: number) {
  const advert = await findAdvert(trx, id);
  if (!advert?.is_house || advert.removed_at !== null) throw new NotFoundError("House advert");
  return advert;
}

async function insertHouse(trx: Trx, { text, link }: HouseAdvert, day: string): Promise<number> {
  return await insertAdvert(trx, {
    slot: null,
    advertiser: "Magu",
    is_house: true,
    picture: null,
    still: null,
    alt: null,
    text,
    link,
    starts_on: day,
    ends_on: null,
    weight: 1,
  });
}
