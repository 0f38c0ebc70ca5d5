import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Storage } from "#platform/db/database.ts";
import { DomainError, InvalidInputError, NotFoundError } from "#platform/errors.ts";
import { type AuditedBy, record } from "#records/audit/audit.repository.server.ts";
import { raiseCatalogueVersion } from "#records/records.repository.server.ts";
import { MATERIAL_LIMITS } from "./advert-limits.ts";
import {
  allAdverts,
  countsWithin,
  findAdvert,
  insertAdvert,
  markRemoved,
  type StoredAdvert,
  setPicture,
} from "./adverts.repository.server.ts";
import { type Booking, type BookingInput, booking, fieldProblems } from "./adverts.schema.ts";
import { runsOn } from "./adverts.ts";
import { checkPicture } from "./material/material.ts";
import type { PictureFacts } from "./material/picture.ts";
import { pictureName } from "./sales/order-pictures.server.ts";
import {
  freePlaceOf,
  lockPlaces,
  readPriceList,
  takenWithin,
} from "./sales/places.repository.server.ts";
import { termsOf } from "./sales/price-list.ts";
import { SLOTS, type Slot } from "./slots.ts";

/** Result of one advert in a period. */
export interface AdvertResult {
  advert: StoredAdvert;
  impressions: number;
  clicks: number;
}

interface BookingParts {
  storage: Storage;
  /** Where pictures of adverts are kept. */
  folder: string;
  /** Who books, for the audit log. */
  by: AuditedBy;
  now?: () => Date;
}

/** Books adverts, for operators. */
export function createBookingService(parts: BookingParts) {
  const { storage, folder, by, now = () => new Date() } = parts;
  return {
    /**
     * Books an advert and returns its number.
     *
     * @throws InvalidInputError naming every invalid field, and DomainError `slot_full` where all
     * places of the slot are booked on a day of the booking.
     */
    add: async (input: BookingInput, bytes: Uint8Array | null): Promise<number> => {
      const { advert, picture } = checkBooking(input, bytes);
      const written: string[] = [];
      const keep = async (name: string, content: Uint8Array) => {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        written.push(join(folder, name));
        await writeFile(join(folder, name), content, { mode: 0o600 });
        return name;
      };
      try {
        return await storage.write(async (trx) => {
          // Done first, because this write locks the row and concurrent bookings wait.
          await raiseCatalogueVersion(trx);
          await lockPlaces(trx);
          const { slot } = advert;
          const others = await takenWithin(trx, slot, advert, now().toISOString());
          refuseFull(advert, others, termsOf(await readPriceList(trx), slot).places);
          const stored = { ...advert, is_house: false, picture: null, still: null };
          const id = await insertAdvert(trx, stored);
          if (picture && bytes) {
            const { animation, format } = picture;
            const still = animation
              ? await keep(pictureName(id, animation.still, format), animation.still)
              : null;
            await setPicture(trx, id, {
              picture: await keep(pictureName(id, bytes, format), bytes),
              still,
            });
          }
          const { advertiser, starts_on, ends_on } = advert;
          const subject = { kind: "advert" as const, id, name: advertiser };
          const detail = `${SLOTS[slot].name}, ${starts_on} to ${ends_on}`;
          await record(trx, { by, action: "advert_booked", subject, detail });
          return id;
        });
      } catch (error) {
        for (const path of written) await rm(path, { force: true });
        throw error;
      }
    },
    /** Removes an advert from the site; its counts stay. */
    remove: (id: number): Promise<StoredAdvert> =>
      storage.write(async (trx) => {
        await raiseCatalogueVersion(trx);
        const advert = await findAdvert(trx, id);
        if (!advert || advert.removed_at !== null) throw new NotFoundError(`Advert ${id}`);
        await markRemoved(trx, id, now().toISOString());
        await freePlaceOf(trx, id);
        const { is_house, advertiser, text } = advert;
        await record(trx, {
          ...(is_house
            ? {
                action: "house_advert_removed",
                subject: { kind: "house_advert", id, name: text ?? "" },
              }
            : { action: "advert_removed", subject: { kind: "advert", id, name: advertiser } }),
          by,
        });
        return advert;
      }),
    list: () => allAdverts(storage.db),
    /** Views and clicks of every advert that ran or was seen in a period. */
    report: async (period: { from: string; to: string }): Promise<AdvertResult[]> => {
      const [adverts, counts] = [
        await allAdverts(storage.db),
        await countsWithin(storage.db, period),
      ];
      return adverts
        .map((advert) => {
          const count = counts.find(({ advert_id }) => advert_id === advert.id);
          return { advert, impressions: count?.impressions ?? 0, clicks: count?.clicks ?? 0 };
        })
        .filter(({ advert, impressions, clicks }) => {
          const ran = advert.starts_on <= period.to && (advert.ends_on ?? period.to) >= period.from;
          return impressions + clicks > 0 || (ran && advert.removed_at === null);
        });
    },
  };
}

/** Validates a booking: its fields and its material. */
function checkBooking(
  input: BookingInput,
  bytes: Uint8Array | null,
): { advert: Booking; picture: PictureFacts | null } {
  const read = booking.safeParse(input);
  const fields = read.success ? {} : fieldProblems(read.error);
  const slot = Object.hasOwn(SLOTS, input.slot) ? SLOTS[input.slot as keyof typeof SLOTS] : null;
  const { picture, problems } = slot ? checkMaterial(slot, input, bytes) : NOTHING_TO_CHECK;
  Object.assign(fields, problems);
  if (!read.success || Object.keys(fields).length > 0) throw new InvalidInputError(fields);
  return { advert: read.data, picture };
}

interface CheckedMaterial {
  picture: PictureFacts | null;
  problems: Record<string, string>;
}

const NOTHING_TO_CHECK: CheckedMaterial = { picture: null, problems: {} };

/** A banner needs a picture and its alternative text; the topline needs a text. */
function checkMaterial(
  { size }: Pick<Slot, "size">,
  { alt, text }: BookingInput,
  bytes: Uint8Array | null,
): CheckedMaterial {
  const problems: Record<string, string> = {};
  if (!size) {
    if (text === null)
      problems.text = `text is missing: at most ${MATERIAL_LIMITS.text} characters.`;
    if (bytes) problems.picture = "picture: this slot takes a text only.";
    return { picture: null, problems };
  }
  if (alt === null)
    problems.alt = "alt is missing: what the picture says, for those who cannot see it.";
  if (text !== null) problems.text = "text: this slot takes a picture only.";
  if (!bytes) return { picture: null, problems: { ...problems, picture: "picture is missing." } };
  const checked = checkPicture(bytes, size);
  if (checked.problems.length > 0) problems.picture = `picture: ${checked.problems.join(" ")}`;
  return { picture: checked.picture, problems };
}

/** Refuses a booking for the first day on which all places of its slot are booked. */
function refuseFull(
  { slot, starts_on, ends_on }: Booking,
  others: readonly { starts_on: string; ends_on: string | null }[],
  places: number,
): void {
  const { name } = SLOTS[slot];
  // The number of adverts can only increase on a day when one of them starts.
  const days = [starts_on, ...others.map((other) => other.starts_on)]
    .filter((day) => day >= starts_on && day <= ends_on)
    .sort();
  const full = days.find((day) => others.filter((other) => runsOn(other, day)).length >= places);
  if (full === undefined) return;
  const message = `All ${places} places of "${name}" are taken on ${full}.`;
  throw new DomainError("slot_full", 409, message, { starts_on: message });
}
