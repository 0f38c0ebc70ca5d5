import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openAdvertSales } from "#features/adverts/sales/open-sales.server.ts";
import { DEFAULT_PRICE_LIST } from "#features/adverts/sales/price-list.ts";
import { advertOrder } from "#features/adverts/sales/sales.schema.ts";
import type { Storage } from "#platform/db/database.ts";
import type { Mail } from "#platform/mail.server.ts";
import { stillPng } from "./tiny-pictures.ts";

/** The day of these tests. */
export const ORDER_DAY = "2026-11-22";

export const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

/** An order of one banner in January. */
export const BANNER_ORDER = {
  places: ["courses:2027-01"],
  link: "https://college.example/open-day",
  picture: base64(stillPng({ width: 803, height: 133 })),
  alt: "Open day on 12 January",
  text: null,
  name: "Aishath Ali",
  organisation: "Fictional College",
  address: "1 Example Magu\nMalé",
  email: "aishath@college.example",
};

export const WHO = { id: "operator", name: "Operator" };

/** Invoices go out once they say who sells and how to pay. */
async function stateSeller({ db }: Storage): Promise<void> {
  const stated = { seller: "Magu\nMalé", payment: "Bank of Examples, 123" };
  const content = JSON.stringify({ ...DEFAULT_PRICE_LIST, ...stated });
  const row = { content, created_at: `${ORDER_DAY}T05:00:00Z`, created_by: "Before" };
  await db.insertInto("advert_price_lists").values(row).execute();
}

/** Selling on a test's database, with a clock that the test sets and mails that it reads. */
export async function openTestSales(storage: Storage, { isSellerStated = true } = {}) {
  if (isSellerStated) await stateSeller(storage);
  const folder = mkdtempSync(join(tmpdir(), "magu-orders-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const mails: Mail[] = [];
  const clock = { now: new Date(`${ORDER_DAY}T06:00:00Z`) };
  const sales = await openAdvertSales({
    storage,
    queue: {
      add: async (_db, mail) => {
        mails.push(mail);
        return String(mails.length);
      },
      wake: () => {},
      stop: async () => {},
    },
    publicUrl: "https://magu.example",
    operatorEmail: "operator@magu.example",
    folder,
    onError: (error) => {
      throw error;
    },
    now: () => clock.now,
  });
  onTestFinished(() => sales.close());
  let network = 0;
  /** Each order from a network of its own. */
  const order = (change: object = {}) => {
    network += 1;
    return sales.advertOrders.order(
      advertOrder.parse({ ...BANNER_ORDER, ...change }),
      `10.${Math.trunc(network / 250)}.${network % 250}.1`,
    );
  };
  /** The token of the link in the last mail to the advertiser. */
  const lastToken = () => {
    const sent = mails.findLast(({ to }) => to !== "operator@magu.example");
    return /advertise\/orders\/([\w-]+)/.exec(sent?.text ?? "")?.[1] ?? "";
  };
  /** Orders and confirms; gives the order's number and token. */
  const confirmed = async (change: object = {}) => {
    await order(change);
    const token = lastToken();
    await sales.advertOrders.confirm(token);
    const { id } = await sales.advertOrders.orderOf(token);
    return { id, token };
  };
  /** Free places of a slot in a month. */
  const free = async (slot: string, month: string) => {
    const { months, slots } = await sales.advertOrders.onSale();
    return slots.find((each) => each.slot === slot)?.free[months.indexOf(month)];
  };
  return { ...sales, folder, mails, clock, order, confirmed, lastToken, free };
}
