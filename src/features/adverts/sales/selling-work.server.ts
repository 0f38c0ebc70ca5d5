import { daysAfter } from "#catalogue/dates.ts";
import type { Access } from "#platform/db/database.ts";
import { DAY_MS, HOUR_MS } from "#platform/durations.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { repeatWork } from "#platform/repeated-work.ts";
import { lastDay } from "./months.ts";
import { nextMonthsAddress } from "./order-paths.ts";
import {
  claimReminder,
  deleteUnconfirmed,
  ordersEnding,
  type WholeOrder,
} from "./orders.repository.server.ts";
import type { SalesParts } from "./orders.service.server.ts";
import { freeLapsedPlaces, lockPlaces } from "./places.repository.server.ts";
import { REMINDER_DAYS, UNCONFIRMED_ORDER_DAYS } from "./sales-limits.ts";

/** How often the work below looks, in milliseconds. */
const SELLING_WORK_MS = HOUR_MS;

interface SellingWork extends Omit<SalesParts, "storage" | "operatorEmail"> {
  storage: Pick<Access, "db" | "write">;
  onError: (error: unknown) => void;
}

/** Frees places whose time is over, forgets orders that were not confirmed, offers the next months. */
export function openSellingWork(parts: SellingWork) {
  const work = async () => {
    await tidyOrders(parts);
    await offerNextMonths(parts);
  };
  const repeated = repeatWork(
    "Free places of adverts, offer next months",
    SELLING_WORK_MS,
    work,
    parts.onError,
  );
  return { work, stop: () => repeated.stop() };
}

async function tidyOrders({ storage, pictures, now }: SellingWork): Promise<void> {
  const before = new Date(now().getTime() - UNCONFIRMED_ORDER_DAYS * DAY_MS).toISOString();
  const forgotten = await storage.write(async (trx) => {
    await lockPlaces(trx);
    await freeLapsedPlaces(trx, now().toISOString());
    return await deleteUnconfirmed(trx, before);
  });
  for (const { picture } of forgotten) if (picture) await pictures.remove(picture);
}

/** Several servers may do it at once: of each order only one gets to write the mail. */
async function offerNextMonths(parts: SellingWork): Promise<void> {
  const { storage, queue, mails, links, now } = parts;
  const today = maldivesDay(now());
  const month = daysAfter(today, REMINDER_DAYS).slice(0, 7);
  const ending = await ordersEnding(storage.db, { from: today.slice(0, 7), month });
  for (const order of ending) {
    const last = lastMonthOf(order);
    const end = lastDay(last);
    if (end > daysAfter(today, REMINDER_DAYS)) continue;
    await storage.write(async (trx) => {
      if (!(await claimReminder(trx, order.id, now().toISOString()))) return;
      const next = nextMonthsAddress(order);
      const token = links.token(order);
      await queue.add(trx, mails.ending(order, { lastDay: end, next, token }));
    });
    queue.wake();
  }
}

/** The last month that is paid. */
function lastMonthOf({ places }: WholeOrder): string {
  const paid = places.filter(({ advert_id }) => advert_id !== null);
  return (
    paid
      .map(({ month }) => month)
      .toSorted()
      .at(-1) ?? ""
  );
}
