import type { Insertable, Selectable, Updateable } from "kysely";
import type { Database, Db, Trx } from "#platform/db/schema.ts";
import type { SlotKey } from "../slots.ts";
import type { OrderState } from "./order-states.ts";
import { totalPrice } from "./price-list.ts";
import { type ListedOrder, listedOrder } from "./sales.schema.ts";

export type OrderRow = Selectable<Database["advert_orders"]>;
export type InvoiceRow = Selectable<Database["advert_invoices"]>;

/** A place of an order as it is stored. */
export type OrderPlaceRow = Omit<Selectable<Database["advert_order_places"]>, "slot"> & {
  slot: SlotKey;
};

export interface WholeOrder extends OrderRow {
  places: OrderPlaceRow[];
  invoices: InvoiceRow[];
}

export async function insertOrder(
  trx: Trx,
  order: Insertable<Database["advert_orders"]>,
): Promise<number> {
  const { id } = await trx
    .insertInto("advert_orders")
    .values(order)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes an order in one of these states: of concurrent callers only one gets it. */
export async function changeOrder(
  trx: Trx,
  id: number,
  states: readonly OrderState[],
  change: Updateable<Database["advert_orders"]>,
): Promise<boolean> {
  const changed = await trx
    .updateTable("advert_orders")
    .set(change)
    .where("id", "=", id)
    .where("state", "in", states)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

/** Completes orders with their places and invoices, in the order of months. */
async function withParts(db: Db, orders: readonly OrderRow[]): Promise<WholeOrder[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const places = await db
    .selectFrom("advert_order_places")
    .selectAll()
    .where("order_id", "in", ids)
    .orderBy("month")
    .orderBy("slot")
    .execute();
  const invoices = await db
    .selectFrom("advert_invoices")
    .selectAll()
    .where("order_id", "in", ids)
    .orderBy("month")
    .execute();
  return orders.map((order) => ({
    ...order,
    places: places.filter(({ order_id }) => order_id === order.id) as OrderPlaceRow[],
    invoices: invoices.filter(({ order_id }) => order_id === order.id),
  }));
}

export async function readOrder(db: Db, id: number): Promise<WholeOrder | null> {
  const rows = await db.selectFrom("advert_orders").selectAll().where("id", "=", id).execute();
  return (await withParts(db, rows))[0] ?? null;
}

export async function readOrderOf(db: Db, tokenHash: string): Promise<WholeOrder | null> {
  const rows = await db
    .selectFrom("advert_orders")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .execute();
  return (await withParts(db, rows))[0] ?? null;
}

/** Orders in a state: those that wait oldest first, others newest first. */
export async function readOrders(db: Db, state: OrderState, limit: number): Promise<WholeOrder[]> {
  const rows = await db
    .selectFrom("advert_orders")
    .selectAll()
    .where("state", "=", state)
    .orderBy("id", state === "waiting" ? "asc" : "desc")
    .limit(limit)
    .execute();
  return await withParts(db, rows);
}

/** How many orders are in each state. */
export async function countOrders(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom("advert_orders")
    .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
}

/** Holds those places of an order that are held and not paid until another time; null frees them. */
export async function holdUntil(trx: Trx, order_id: number, until: string | null): Promise<void> {
  await trx
    .updateTable("advert_order_places")
    .set(until === null ? { place: null, held_until: null } : { held_until: until })
    .where("order_id", "=", order_id)
    .where("place", "is not", null)
    .where("advert_id", "is", null)
    .execute();
}

/** Changes one place of an order. */
export async function changePlace(
  trx: Trx,
  { order_id, slot, month }: Pick<OrderPlaceRow, "order_id" | "slot" | "month">,
  change: Updateable<Database["advert_order_places"]>,
): Promise<void> {
  await trx
    .updateTable("advert_order_places")
    .set(change)
    .where("order_id", "=", order_id)
    .where("slot", "=", slot)
    .where("month", "=", month)
    .execute();
}

export async function insertInvoice(
  trx: Trx,
  invoice: Insertable<Database["advert_invoices"]>,
): Promise<void> {
  await trx.insertInto("advert_invoices").values(invoice).execute();
}

export async function readInvoice(db: Db, id: number): Promise<InvoiceRow | undefined> {
  return await db.selectFrom("advert_invoices").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Marks an invoice as paid, or as not: false where it was so already. */
export async function settleInvoice(
  trx: Trx,
  id: number,
  paid: { paid_at: string; paid_by: string } | null,
): Promise<boolean> {
  const changed = await trx
    .updateTable("advert_invoices")
    .set(paid ?? { paid_at: null, paid_by: null })
    .where("id", "=", id)
    .where("paid_at", paid ? "is" : "is not", null)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

/** Approved orders that were not reminded of their end, whose last running month ends by `month`. */
export async function ordersEnding(
  db: Db,
  { from, month }: { from: string; month: string },
): Promise<WholeOrder[]> {
  const rows = await db
    .selectFrom("advert_orders")
    .selectAll("advert_orders")
    .where("state", "=", "approved")
    .where("reminded_at", "is", null)
    .where("id", "in", (places) =>
      places
        .selectFrom("advert_order_places")
        .select("order_id")
        .where("advert_id", "is not", null)
        .groupBy("order_id")
        .having(({ fn }) => fn.max("month"), "<=", month)
        .having(({ fn }) => fn.max("month"), ">=", from),
    )
    .execute();
  return await withParts(db, rows);
}

/** Writes down that the next months were offered: of concurrent callers only one gets to. */
export async function claimReminder(trx: Trx, id: number, reminded_at: string): Promise<boolean> {
  const changed = await trx
    .updateTable("advert_orders")
    .set({ reminded_at })
    .where("id", "=", id)
    .where("reminded_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

/** Orders whose address was not confirmed; they are deleted with their places. */
export async function deleteUnconfirmed(trx: Trx, before: string): Promise<OrderRow[]> {
  return await trx
    .deleteFrom("advert_orders")
    .where("state", "=", "unconfirmed")
    .where("created_at", "<", before)
    .returningAll()
    .execute();
}

/** How often an order's adverts were seen and followed, by day and slot. */
export async function orderCounts(db: Db, orderId: number) {
  return await db
    .selectFrom("advert_counts")
    .innerJoin("advert_order_places", "advert_order_places.advert_id", "advert_counts.advert_id")
    .select(["day", "slot", "impressions as seen", "clicks"])
    .where("order_id", "=", orderId)
    .orderBy("day")
    .orderBy("slot")
    .$narrowType<{ slot: SlotKey }>()
    .execute();
}

/** Price lists, the newest first. */
export async function readPriceLists(db: Db, limit: number) {
  return await db
    .selectFrom("advert_price_lists")
    .selectAll()
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** What of an order lists and its page show. @param now ISO 8601. */
export function listedOrderOf(order: WholeOrder, now: string): ListedOrder {
  return listedOrder.parse({
    ...order,
    places: order.places.map((place) => ({ ...place, is_held: isHeld(place, now) })),
    total: totalPrice(order.places),
  });
}

/** True while nobody else can take the place. */
export function isHeld(
  { place, held_until }: Pick<OrderPlaceRow, "place" | "held_until">,
  now: string,
): boolean {
  return place !== null && (held_until === null || held_until > now);
}
