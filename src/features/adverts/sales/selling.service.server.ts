import { daysAfter } from "#catalogue/dates.ts";
import type { Trx } from "#platform/db/schema.ts";
import { DomainError, NotFoundError } from "#platform/errors.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { record } from "#records/audit/audit.repository.server.ts";
import { raiseCatalogueVersion } from "#records/records.repository.server.ts";
import { insertAdvert, markRemoved, setPicture } from "../adverts.repository.server.ts";
import { SLOTS } from "../slots.ts";
import { type InvoiceContent, invoiceContent } from "./invoice.ts";
import { firstDay, lastDay, laterDay } from "./months.ts";
import { cancelledWords, type OrderState, stillRunsWords } from "./order-states.ts";
import {
  changeOrder,
  changePlace,
  countOrders,
  holdUntil,
  insertInvoice,
  isHeld,
  listedOrderOf,
  type OrderPlaceRow,
  readInvoice,
  readOrder,
  readOrders,
  readPriceLists,
  settleInvoice,
  type WholeOrder,
} from "./orders.repository.server.ts";
import {
  holdAgain,
  holdPlaces,
  invoiceFileOf,
  orderDetailsOf,
  type SalesParts,
  type Seller,
} from "./orders.service.server.ts";
import { lockPlaces, nextNumber, readPriceList } from "./places.repository.server.ts";
import { isSellerStated, SELLER_UNSTATED, SELLER_UNSTATED_WORDS } from "./price-list.ts";
import type { PriceList } from "./sales.schema.ts";
import { DECISION_HOLD_MS } from "./sales-limits.ts";

/** Orders and price lists that the office lists. */
const MAX_LISTED_ORDERS = 200;
const MAX_LISTED_PRICE_LISTS = 50;

const orderSubject = ({ id, organisation }: WholeOrder) => ({
  kind: "advert_order" as const,
  id,
  name: `Order ${id}, ${organisation}`,
});

/** The operator decides on orders, marks invoices as paid, and sets prices. */
export function createSelling(parts: SalesParts) {
  const { storage, pictures, now } = parts;
  const find = async (id: number): Promise<WholeOrder> => {
    const order = await readOrder(storage.db, id);
    if (!order || order.state === "unconfirmed") throw new NotFoundError("Order");
    return order;
  };
  return {
    list: async (state: OrderState) => {
      const orders = await readOrders(storage.db, state, MAX_LISTED_ORDERS);
      const time = now().toISOString();
      return {
        data: orders.map((order) => listedOrderOf(order, time)),
        counts: await countOrders(storage.db),
      };
    },
    /** An order with its material, and whether its invoices could go out. @throws NotFoundError. */
    order: async (id: number) => ({
      ...(await orderDetailsOf(await find(id), pictures, now())),
      isSellerStated: isSellerStated(await readPriceList(storage.db)),
    }),
    /** Approves an order and issues an invoice for each month. @throws DomainError 409. */
    approve: async (id: number, by: Seller) => await approve(parts, await find(id), by),
    /** Sends an order back for changes. @throws DomainError 409. */
    return: async (id: number, comment: string, by: Seller) =>
      await sendOrderBack(parts, await find(id), comment, by),
    /** Ends an order, and says what is left of it: months that are paid. @throws DomainError 409. */
    cancel: async (id: number, comment: string, by: Seller) =>
      await cancel(parts, await find(id), comment, by),
    /** Marks an invoice as paid: its adverts run in the month it gives. @throws NotFoundError; DomainError 409. */
    markPaid: (invoiceId: number, by: Seller) => markPaid(parts, invoiceId, by),
    /** Takes back that an invoice is paid: its adverts do not run in the month it gives. @throws NotFoundError. */
    markUnpaid: (invoiceId: number, by: Seller) => markUnpaid(parts, invoiceId, by),
    invoice: async (invoiceId: number) =>
      await invoiceFileOf(await readInvoice(storage.db, invoiceId)),
    priceLists: async () => {
      const rows = await readPriceLists(storage.db, MAX_LISTED_PRICE_LISTS);
      return {
        current: await readPriceList(storage.db),
        history: rows.map((row) => ({ ...row, content: JSON.parse(row.content) as PriceList })),
      };
    },
    /** Sets what is sold from now on; orders of before keep their prices. */
    setPriceList: async (list: PriceList, by: Seller): Promise<void> => {
      await storage.write(async (trx) => {
        await raiseCatalogueVersion(trx);
        const created_at = now().toISOString();
        const row = { content: JSON.stringify(list), created_at, created_by: by.name };
        await trx.insertInto("advert_price_lists").values(row).execute();
        const subject = { kind: "advert_prices", id: null, name: "Prices of adverts" } as const;
        await record(trx, { by, action: "advert_prices_set", subject });
      });
    },
  };
}

export type SellingService = ReturnType<typeof createSelling>;

function refuseUnlessChanged(changed: boolean): void {
  if (changed) return;
  throw new DomainError("decided", 409, "The order was decided on already, or waits for a change.");
}

/** Invoices keep their numbers for ever: none goes out without an address and an account. */
function refuseUnlessSellerStated(list: PriceList): void {
  if (isSellerStated(list)) return;
  throw new DomainError(SELLER_UNSTATED, 409, SELLER_UNSTATED_WORDS);
}

async function approve(parts: SalesParts, order: WholeOrder, by: Seller): Promise<void> {
  const { storage, queue, mails, links, now } = parts;
  const time = now();
  await storage.write(async (trx) => {
    await lockPlaces(trx);
    const list = await readPriceList(trx);
    refuseUnlessSellerStated(list);
    const decided_at = time.toISOString();
    const change = { state: "approved", decided_at, decided_by: by.name, comment: null } as const;
    refuseUnlessChanged(await changeOrder(trx, order.id, ["waiting"], change));
    await holdAgain(trx, order, { now: time, for: DECISION_HOLD_MS });
    await record(trx, { by, action: "advert_order_approved", subject: orderSubject(order) });
    const invoices = await issueInvoices(trx, order, { list, today: maldivesDay(time) });
    await queue.add(
      trx,
      mails.approved(order, { invoices, payment: list.payment, token: links.token(order) }),
    );
  });
  queue.wake();
}

/** One invoice for each month, whose places are held until it is due. */
async function issueInvoices(
  trx: Trx,
  order: WholeOrder,
  { list, today }: { list: PriceList; today: string },
): Promise<InvoiceContent[]> {
  const year = today.slice(0, 4);
  const invoices: InvoiceContent[] = [];
  for (const month of [...new Set(order.places.map((place) => place.month))].sort()) {
    const sequence = await nextNumber(trx, `invoices ${year}`);
    const number = `${year}-${String(sequence).padStart(4, "0")}`;
    const content = invoiceContent(order, { month, number, today, list });
    const { issued_on, due_on, amount } = content;
    await insertInvoice(trx, {
      order_id: order.id,
      number,
      month,
      issued_on,
      due_on,
      amount,
      content: JSON.stringify(content),
    });
    for (const place of order.places.filter((each) => each.month === month)) {
      await changePlace(trx, place, { held_until: endOfDay(due_on) });
    }
    invoices.push(content);
  }
  return invoices;
}

/** The end of a day in the Maldives, ISO 8601. */
const endOfDay = (day: string): string => `${day}T19:00:00.000Z`;

async function sendOrderBack(
  parts: SalesParts,
  order: WholeOrder,
  comment: string,
  by: Seller,
): Promise<void> {
  const { storage, queue, mails, links, now } = parts;
  await storage.write(async (trx) => {
    await lockPlaces(trx);
    const decided_at = now().toISOString();
    const change = { state: "returned", decided_at, decided_by: by.name, comment } as const;
    refuseUnlessChanged(await changeOrder(trx, order.id, ["waiting"], change));
    const held_until = new Date(now().getTime() + DECISION_HOLD_MS).toISOString();
    await holdUntil(trx, order.id, held_until);
    const subject = orderSubject(order);
    await record(trx, { by, action: "advert_order_returned", subject, detail: comment });
    await queue.add(trx, mails.returned(order, comment, links.token(order)));
  });
  queue.wake();
}

async function cancel(
  parts: SalesParts,
  order: WholeOrder,
  comment: string,
  by: Seller,
): Promise<string> {
  const { storage, queue, mails, now } = parts;
  const time = now();
  const today = maldivesDay(time);
  const invoices = await storage.write(async (trx) => {
    await lockPlaces(trx);
    const decided_at = time.toISOString();
    const change = { state: "cancelled", decided_at, decided_by: by.name, comment } as const;
    const open = ["waiting", "returned", "approved"] as const;
    refuseUnlessChanged(await changeOrder(trx, order.id, open, change));
    await holdUntil(trx, order.id, null);
    const subject = orderSubject(order);
    await record(trx, { by, action: "advert_order_cancelled", subject, detail: comment });
    const { invoices: issued } = (await readOrder(trx, order.id)) ?? order;
    await queue.add(trx, mails.cancelled(order, comment, stillRunsWords(issued, today)));
    return issued;
  });
  queue.wake();
  return cancelledWords(invoices, today);
}

async function orderOfInvoice(trx: Trx, invoiceId: number) {
  const invoice = await readInvoice(trx, invoiceId);
  const order = invoice && (await readOrder(trx, invoice.order_id));
  if (!invoice || !order) throw new NotFoundError("Invoice");
  const places = order.places.filter(({ month }) => month === invoice.month);
  return { invoice, order, places };
}

async function markPaid(parts: SalesParts, invoiceId: number, by: Seller): Promise<string> {
  const { storage, queue, mails, links, now } = parts;
  const time = now().toISOString();
  const month = await storage.write(async (trx) => {
    // First, because both writes lock and others wait.
    await raiseCatalogueVersion(trx);
    await lockPlaces(trx);
    const { invoice, order, places } = await orderOfInvoice(trx, invoiceId);
    if (order.state !== "approved") {
      throw new DomainError("cancelled", 409, "The order is cancelled, so that nothing runs.");
    }
    // Who clicks twice has marked it already.
    if (!(await settleInvoice(trx, invoiceId, { paid_at: time, paid_by: by.name }))) {
      return invoice.month;
    }
    const lost = places.filter((place) => !isHeld(place, time));
    await holdPlaces(trx, lost, { time, held_until: null });
    for (const place of places) {
      const advert_id = await runAdvert(parts, trx, order, place);
      await changePlace(trx, place, { advert_id, held_until: null });
    }
    const subject = orderSubject(order);
    await record(trx, { by, action: "advert_invoice_paid", subject, detail: invoice.number });
    await queue.add(trx, mails.paid(order, invoice.month, links.token(order)));
    return invoice.month;
  });
  queue.wake();
  return month;
}

/** Puts a place's advert on the site for its month; gives the advert's number. */
async function runAdvert(
  { pictures }: SalesParts,
  trx: Trx,
  order: WholeOrder,
  { slot, month }: OrderPlaceRow,
): Promise<number> {
  const isBanner = SLOTS[slot].size !== null;
  const id = await insertAdvert(trx, {
    slot,
    advertiser: order.organisation.slice(0, 120),
    is_house: false,
    link: order.link,
    starts_on: firstDay(month),
    ends_on: lastDay(month),
    weight: 1,
    picture: null,
    still: null,
    alt: isBanner ? order.alt : null,
    text: isBanner ? null : order.text,
  });
  if (isBanner && order.picture) {
    await setPicture(trx, id, await pictures.publish(id, order.picture));
  }
  return id;
}

async function markUnpaid(
  { storage, now }: SalesParts,
  invoiceId: number,
  by: Seller,
): Promise<string> {
  return await storage.write(async (trx) => {
    await raiseCatalogueVersion(trx);
    await lockPlaces(trx);
    const { invoice, order, places } = await orderOfInvoice(trx, invoiceId);
    if (!(await settleInvoice(trx, invoiceId, null))) return invoice.month;
    const subject = orderSubject(order);
    await record(trx, { by, action: "advert_invoice_unpaid", subject, detail: invoice.number });
    const tomorrow = daysAfter(maldivesDay(now()), 1);
    const held_until = endOfDay(laterDay(invoice.due_on, tomorrow));
    for (const place of places) {
      if (place.advert_id !== null) await markRemoved(trx, place.advert_id, now().toISOString());
      await changePlace(trx, place, { advert_id: null, held_until });
    }
    return invoice.month;
  });
}
