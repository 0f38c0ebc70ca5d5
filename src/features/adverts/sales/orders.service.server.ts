import { dateWords } from "#catalogue/dates.ts";
import { isMailWanted } from "#features/operator-mails/operator-mails.repository.server.ts";
import type { Access } from "#platform/db/database.ts";
import type { Trx } from "#platform/db/schema.ts";
import { takeUse } from "#platform/db/shared-limit.ts";
import { DAY_MS } from "#platform/durations.ts";
import { DomainError, InvalidInputError, NotFoundError } from "#platform/errors.ts";
import type { MailQueue } from "#platform/mail-queue.server.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { networkOf } from "#platform/rate-limit.ts";
import { isFilledIn } from "#platform/text-field.schema.ts";
import { newToken } from "#platform/tokens.server.ts";
import { record } from "#records/audit/audit.repository.server.ts";
import { slots } from "../slots.ts";
import type { InvoiceContent } from "./invoice.ts";
import { invoicePdf } from "./invoice-pdf.server.ts";
import { monthsOnSale } from "./months.ts";
import type { OrderLinks } from "./order-links.server.ts";
import type { OrderMails } from "./order-mails.ts";
import { missingMaterial } from "./order-material.ts";
import type { OrderPictures } from "./order-pictures.server.ts";
import {
  changeOrder,
  changePlace,
  holdUntil,
  type InvoiceRow,
  insertOrder,
  isHeld,
  listedOrderOf,
  orderCounts,
  readOrderOf,
  type WholeOrder,
} from "./orders.repository.server.ts";
import {
  insertPlaces,
  lockPlaces,
  readFreePlaces,
  readPriceList,
  takePlaces,
} from "./places.repository.server.ts";
import { pricePlaces, termsOf } from "./price-list.ts";
import type {
  AdvertOrder,
  ChangedMaterial,
  OrderDetails,
  OrderReport,
  PlacesOnSale,
} from "./sales.schema.ts";
import {
  DECISION_HOLD_MS,
  ORDERS_PER_EMAIL,
  ORDERS_PER_NETWORK,
  UNCONFIRMED_HOLD_MS,
  UNCONFIRMED_ORDER_DAYS,
} from "./sales-limits.ts";

/** Who sells, for the audit log. */
export interface Seller {
  /** `users.id`. */
  id: string;
  name: string;
}

/** What selling adverts is made of. */
export interface SalesParts {
  storage: Pick<Access, "db" | "write">;
  queue: MailQueue;
  mails: OrderMails;
  links: OrderLinks;
  pictures: OrderPictures;
  operatorEmail: string;
  now: () => Date;
}

/** Advertisers order adverts by themselves, and look after their order with the link of its mails. */
export function createAdvertOrders(parts: SalesParts) {
  const { storage, links, pictures, now } = parts;
  const find = async (token: string): Promise<WholeOrder> => {
    const order = await readOrderOf(storage.db, links.hash(token));
    const oldest = new Date(now().getTime() - UNCONFIRMED_ORDER_DAYS * DAY_MS).toISOString();
    if (!order || (order.state === "unconfirmed" && order.created_at < oldest)) {
      throw new NotFoundError("Order");
    }
    return order;
  };
  return {
    onSale: () => readOnSale(parts),
    /** What everything costs now. */
    priceList: () => readPriceList(storage.db),
    order: async (given: AdvertOrder, address: string): Promise<void> => {
      await placeOrder(parts, given, { address });
    },
    /** Takes an order of somebody who asked an operator for it: it waits for its decision at once. */
    orderFor: (by: Seller, given: AdvertOrder) => placeOrder(parts, given, { by }),
    /** The order of a link. @throws NotFoundError. */
    orderOf: async (token: string): Promise<OrderDetails> =>
      await orderDetailsOf(await find(token), pictures, now()),
    /** Proves the address. @throws NotFoundError; DomainError 409 where its places are taken. */
    confirm: async (token: string) => await confirmOrder(parts, await find(token)),
    /** Takes changed material of an order that came back. @throws NotFoundError; DomainError 409. */
    change: async (given: ChangedMaterial) =>
      await changeMaterial(parts, await find(given.token), given),
    report: async (token: string): Promise<OrderReport> =>
      await readReport(parts, await find(token)),
    /** An invoice of the order, as a PDF. @throws NotFoundError. */
    invoice: async (token: string, invoiceId: number) => {
      const { invoices } = await find(token);
      return await invoiceFileOf(invoices.find(({ id }) => id === invoiceId));
    },
  };
}

export type AdvertOrders = ReturnType<typeof createAdvertOrders>;

/** An invoice as a PDF. @throws NotFoundError where there is none. */
export async function invoiceFileOf(invoice: InvoiceRow | undefined) {
  if (!invoice) throw new NotFoundError("Invoice");
  const content = JSON.parse(invoice.content) as InvoiceContent;
  return { number: invoice.number, pdf: await invoicePdf(content) };
}

async function readOnSale({ storage, now }: SalesParts): Promise<PlacesOnSale> {
  const list = await readPriceList(storage.db);
  const months = monthsOnSale(maldivesDay(now()));
  const time = now().toISOString();
  const free = await readFreePlaces(storage.db, { list, months, now: time });
  return {
    months,
    slots: slots.map(({ key, name }) => ({
      ...termsOf(list, key),
      name,
      free: months.map((month) => free({ slot: key, month })),
    })),
    discounts: { months: list.months, together: list.together },
  };
}

/** Who sends an order: the advertiser from a network address, or an operator for them. */
type OrderSender = { address: string } | { by: Seller };

/**
 * Takes an order and holds its places: an advertiser's until the link that is mailed is followed, an
 * operator's until it is decided on.
 *
 * @returns its id; null of what only a program sends.
 * @throws InvalidInputError for a month that is not on sale; DomainError `slot_full`;
 * TooManyRequestsError.
 */
async function placeOrder(
  parts: SalesParts,
  given: AdvertOrder,
  sender: OrderSender,
): Promise<number | null> {
  const { storage, queue, mails, links, pictures, now } = parts;
  const time = now();
  const months = monthsOnSale(maldivesDay(time));
  const early = given.places.find(({ month }) => !months.includes(month));
  if (early) throw new InvalidInputError({ places: `${dateWords(early.month)} is not on sale` });
  let kept: string | null = null;
  const isConfirmed = "by" in sender;
  const state = isConfirmed ? "waiting" : "unconfirmed";
  const store = async (trx: Trx): Promise<number | null> => {
    if (!isConfirmed) {
      await takeUse(trx, ORDERS_PER_NETWORK, networkOf(sender.address), time);
      if (isFilledIn(given.website)) return null;
      await takeUse(trx, ORDERS_PER_EMAIL, given.email, time);
    }
    await lockPlaces(trx);
    const list = await readPriceList(trx);
    const created_at = time.toISOString();
    const taken = await takePlaces(trx, pricePlaces(given.places, list), { list, now: created_at });
    const { name, organisation, email, link, alt, text } = given;
    const id = await insertOrder(trx, {
      name,
      organisation,
      email,
      link,
      alt,
      text,
      created_at,
      address: given.address,
      state,
      token_hash: newToken(),
    });
    const hold = isConfirmed ? DECISION_HOLD_MS : UNCONFIRMED_HOLD_MS;
    const held_until = new Date(time.getTime() + hold).toISOString();
    await insertPlaces(
      trx,
      id,
      taken.map((place) => ({ ...place, held_until })),
    );
    kept = given.picture ? await pictures.keep(id, given.picture) : null;
    const token = links.token({ id, created_at });
    await changeOrder(trx, id, [state], {
      token_hash: links.hash(token),
      picture: kept,
      ...(isConfirmed && { confirmed_at: created_at }),
    });
    if (isConfirmed) {
      const subject = { kind: "advert_order", id, name: `Order ${id}, ${organisation}` } as const;
      await record(trx, { by: sender.by, action: "advert_order_taken", subject });
    } else {
      await queue.add(trx, mails.confirm({ id, name, organisation, email, places: taken }, token));
    }
    return id;
  };
  try {
    const id = await storage.write(store);
    queue.wake();
    return id;
  } catch (error) {
    if (kept) await pictures.remove(kept);
    throw error;
  }
}

async function confirmOrder(parts: SalesParts, order: WholeOrder): Promise<void> {
  const { storage, queue, now } = parts;
  await storage.write(async (trx) => {
    await lockPlaces(trx);
    const change = { state: "waiting", confirmed_at: now().toISOString() } as const;
    // Who follows the link twice has confirmed already.
    if (!(await changeOrder(trx, order.id, ["unconfirmed"], change))) return;
    await awaitDecision(parts, trx, order, { isChanged: false });
  });
  queue.wake();
}

/** Holds the places of an order that an operator has to decide on, and tells them. */
async function awaitDecision(
  { queue, mails, operatorEmail, now }: SalesParts,
  trx: Trx,
  order: WholeOrder,
  { isChanged }: { isChanged: boolean },
): Promise<void> {
  await holdAgain(trx, order, { now: now(), for: DECISION_HOLD_MS });
  if (await isMailWanted(trx, "advert_order")) {
    await queue.add(trx, mails.arrived(operatorEmail, order, isChanged));
  }
}

/** Holds an order's places for some time, those too that were given up meanwhile. */
export async function holdAgain(
  trx: Trx,
  { id, places }: WholeOrder,
  hold: { now: Date; for: number },
): Promise<void> {
  const time = hold.now.toISOString();
  const held_until = new Date(hold.now.getTime() + hold.for).toISOString();
  await holdPlaces(
    trx,
    places.filter((place) => !isHeld(place, time)),
    { time, held_until },
  );
  await holdUntil(trx, id, held_until);
}

/** Takes places of an order again. @throws DomainError `slot_full`. */
export async function holdPlaces(
  trx: Trx,
  lost: WholeOrder["places"],
  { time, held_until }: { time: string; held_until: string | null },
): Promise<void> {
  if (lost.length === 0) return;
  const list = await readPriceList(trx);
  for (const place of await takePlaces(trx, lost, { list, now: time })) {
    await changePlace(trx, place, { place: place.place, held_until });
  }
}

async function changeMaterial(
  parts: SalesParts,
  order: WholeOrder,
  given: ChangedMaterial,
): Promise<void> {
  const { storage, queue, pictures } = parts;
  const missing = missingMaterial(order.places, given, order.picture !== null);
  if (Object.keys(missing).length > 0) throw new InvalidInputError(missing);
  const { link, alt, text } = given;
  const picture = given.picture ? await pictures.keep(order.id, given.picture) : order.picture;
  await storage.write(async (trx) => {
    await lockPlaces(trx);
    const change = { state: "waiting", link, alt, text, picture, comment: null } as const;
    if (!(await changeOrder(trx, order.id, ["returned"], change))) {
      throw new DomainError("not_returned", 409, "The order does not wait for a change.");
    }
    await awaitDecision(parts, trx, order, { isChanged: true });
  });
  queue.wake();
}

async function readReport({ storage }: SalesParts, order: WholeOrder): Promise<OrderReport> {
  const rows = await orderCounts(storage.db, order.id);
  return {
    from: rows[0]?.day ?? null,
    to: rows.at(-1)?.day ?? null,
    seen: rows.reduce((sum, { seen }) => sum + seen, 0),
    clicks: rows.reduce((sum, { clicks }) => sum + clicks, 0),
    rows,
  };
}

/** An order with its picture. */
export async function orderDetailsOf(
  order: WholeOrder,
  pictures: OrderPictures,
  now: Date,
): Promise<OrderDetails> {
  const { decided_at, decided_by } = order;
  return {
    ...listedOrderOf(order, now.toISOString()),
    decided_at,
    decided_by,
    picture: order.picture && (await pictures.dataAddress(order.picture)),
  };
}
