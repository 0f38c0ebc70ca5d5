import { dateWords } from "#catalogue/dates.ts";
import type { Db, Trx } from "#platform/db/schema.ts";
import { DomainError } from "#platform/errors.ts";
import { runsOn } from "../adverts.ts";
import { type ChosenPlace, SLOTS, type SlotKey } from "../slots.ts";
import { firstDay, lastDay } from "./months.ts";
import { DEFAULT_PRICE_LIST, type PricedPlace, termsOf } from "./price-list.ts";
import type { PriceList } from "./sales.schema.ts";

/** The next number of a name. The row stays locked until the transaction ends. */
export async function nextNumber(trx: Trx, name: string): Promise<number> {
  const { last } = await trx
    .insertInto("advert_counters")
    .values({ name, last: 1 })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet((row) => ({ last: row("advert_counters.last", "+", 1) })),
    )
    .returning("last")
    .executeTakeFirstOrThrow();
  return last;
}

/** Lets whoever wants to take a place wait until this transaction ends. */
export async function lockPlaces(trx: Trx): Promise<void> {
  await nextNumber(trx, "places");
}

/** The price list that counts now. */
export async function readPriceList(db: Db): Promise<PriceList> {
  const row = await db
    .selectFrom("advert_price_lists")
    .select("content")
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row ? (JSON.parse(row.content) as PriceList) : DEFAULT_PRICE_LIST;
}

/** A place of an order that nobody else can take. */
interface HeldPlace {
  slot: string;
  month: string;
  place: number;
}

/** The held places of these months. @param now ISO 8601. */
async function heldPlaces(
  db: Db,
  { from, to, now }: { from: string; to: string; now: string },
): Promise<HeldPlace[]> {
  const rows = await db
    .selectFrom("advert_order_places")
    .select(["slot", "month", "place"])
    .where("place", "is not", null)
    .where("month", ">=", from)
    .where("month", "<=", to)
    .where((where) => where.or([where("held_until", "is", null), where("held_until", ">", now)]))
    .execute();
  return rows.map(({ place, ...row }) => ({ ...row, place: place ?? 0 }));
}

interface BookedDays {
  slot: string | null;
  starts_on: string;
  ends_on: string | null;
}

/** What was booked without an order: by the command line, by days. */
async function bookedDays(db: Db, from: string, to: string): Promise<BookedDays[]> {
  return await db
    .selectFrom("adverts")
    .leftJoin("advert_order_places", "advert_order_places.advert_id", "adverts.id")
    .select(["adverts.slot", "starts_on", "ends_on"])
    .where("is_house", "=", 0)
    .where("removed_at", "is", null)
    .where("advert_order_places.advert_id", "is", null)
    .where("starts_on", "<=", to)
    .where((where) => where.or([where("ends_on", "is", null), where("ends_on", ">=", from)]))
    .execute();
}

/** The largest number of these bookings that run on one day of a month. */
function mostAtOnce(booked: readonly BookedDays[], month: string): number {
  const [from, to] = [firstDay(month), lastDay(month)];
  // Their number grows only on a day on which one starts.
  const days = [from, ...booked.map(({ starts_on }) => starts_on)].filter(
    (day) => day >= from && day <= to,
  );
  return Math.max(0, ...days.map((day) => booked.filter((each) => runsOn(each, day)).length));
}

/** How many places a slot has left in a month. */
export type FreePlaces = (place: ChosenPlace) => number;

/** Reads what is free from one month to another. @param now ISO 8601. */
export async function readFreePlaces(
  db: Db,
  { list, months, now }: { list: PriceList; months: readonly string[]; now: string },
): Promise<FreePlaces> {
  const sorted = months.toSorted();
  const [from = "", to = ""] = [sorted[0], sorted.at(-1)];
  const held = await heldPlaces(db, { from, to, now });
  const booked = await bookedDays(db, firstDay(from), lastDay(to));
  return ({ slot, month }) => {
    const taken = held.filter((each) => each.slot === slot && each.month === month).length;
    const days = booked.filter((each) => each.slot === slot);
    return Math.max(0, termsOf(list, slot).places - taken - mostAtOnce(days, month));
  };
}

/** Gives up places whose time is over, so that their numbers can be taken again. */
export async function freeLapsedPlaces(trx: Trx, now: string): Promise<void> {
  await trx
    .updateTable("advert_order_places")
    .set({ place: null, held_until: null })
    .where("place", "is not", null)
    .where("held_until", "<=", now)
    .execute();
}

/**
 * Holds places for an order in a transaction that has locked them.
 *
 * @returns each with its number.
 * @throws DomainError `slot_full` naming the first that is taken.
 */
export async function takePlaces<Place extends ChosenPlace>(
  trx: Trx,
  places: readonly Place[],
  { list, now }: { list: PriceList; now: string },
): Promise<(Place & { place: number })[]> {
  await freeLapsedPlaces(trx, now);
  const months = places.map(({ month }) => month);
  const free = await readFreePlaces(trx, { list, months, now });
  const full = places.find((place) => free(place) < 1);
  if (full) throw placeTaken(full);
  const sorted = months.toSorted();
  const [from = "", to = ""] = [sorted[0], sorted.at(-1)];
  const held = await heldPlaces(trx, { from, to, now });
  return places.map((place) => {
    const taken = new Set(
      held
        .filter(({ slot, month }) => slot === place.slot && month === place.month)
        .map((each) => each.place),
    );
    let number = 1;
    while (taken.has(number)) number += 1;
    return { ...place, place: number };
  });
}

function placeTaken({ slot, month }: ChosenPlace): DomainError {
  const message = `All places of "${SLOTS[slot].name}" in ${dateWords(month)} are taken. Choose another month or slot.`;
  return new DomainError("slot_full", 409, message, { places: message });
}

/** Writes places of an order down. */
export async function insertPlaces(
  trx: Trx,
  order_id: number,
  places: readonly (PricedPlace & { place: number; held_until: string })[],
): Promise<void> {
  await trx
    .insertInto("advert_order_places")
    .values(places.map((place) => ({ order_id, ...place, advert_id: null })))
    .execute();
}

/** The days for which places of a slot are taken within a period, booked or held by orders. */
export async function takenWithin(
  db: Db,
  slot: SlotKey,
  { starts_on, ends_on }: { starts_on: string; ends_on: string },
  now: string,
): Promise<BookedDays[]> {
  const [from, to] = [starts_on.slice(0, 7), ends_on.slice(0, 7)];
  const held = (await heldPlaces(db, { from, to, now })).map((place) => ({
    slot: place.slot,
    starts_on: firstDay(place.month),
    ends_on: lastDay(place.month),
  }));
  const booked = await bookedDays(db, starts_on, ends_on);
  return [...booked, ...held].filter((each) => each.slot === slot);
}

/** Gives up the place of an advert that was taken off the site; the advert stays the order's. */
export async function freePlaceOf(trx: Trx, advertId: number): Promise<void> {
  await trx
    .updateTable("advert_order_places")
    .set({ place: null })
    .where("advert_id", "=", advertId)
    .execute();
}
