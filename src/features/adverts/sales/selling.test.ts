import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import type { Storage } from "#platform/db/database.ts";
import { BANNER_ORDER, ORDER_DAY, openTestSales, WHO } from "../../../../test/advert-orders.ts";
import { onEachEngine } from "../../../../test/engines.ts";
import { ADVERT_COUNTS, currentAdverts } from "../adverts.repository.server.ts";
import { type Advert, advertBoard } from "../adverts.ts";
import { createBookingService } from "../booking.service.server.ts";
import { invoicePdf } from "./invoice-pdf.server.ts";
import { reportBy, reportCsv } from "./order-report.ts";
import { cancelledWords } from "./order-states.ts";
import { DEFAULT_PRICE_LIST } from "./price-list.ts";
import { advertOrder } from "./sales.schema.ts";

const TWO_MONTHS = {
  places: ["courses:2027-01", "courses:2027-02", "topline:2027-01"],
  text: "Open day on 12 January",
};

/** The adverts of a day that somebody pays for. */
async function soldOn({ db }: Storage, day: string): Promise<Advert[]> {
  return (await currentAdverts(db, day)).filter(({ is_house }) => !is_house);
}

onEachEngine((open) => {
  it("runs an advert in the months that are paid, and ends it", async () => {
    const storage = await open();
    const { confirmed, selling, mails, advertOrders, folder } = await openTestSales(storage);
    const { id, token } = await confirmed(TWO_MONTHS);
    expect(mails.at(-1)).toMatchObject({ to: "operator@magu.example" });
    await selling.approve(id, WHO);
    const { invoices } = await advertOrders.orderOf(token);
    expect(invoices.map(({ number, month, amount }) => [number, month, amount])).toEqual([
      ["2026-0001", "2027-01", 6_000],
      ["2026-0002", "2027-02", 3_500],
    ]);
    expect(await soldOn(storage, "2027-01-01"), "nothing is paid").toHaveLength(0);
    expect(readdirSync(folder).filter((name) => !name.startsWith("order-"))).toEqual([]);
    await selling.markPaid(invoices[0]?.id ?? 0, WHO);
    await selling.markPaid(invoices[0]?.id ?? 0, WHO);
    const adverts = await currentAdverts(storage.db, "2026-12-31");
    const on = (day: string) => advertBoard(adverts, new Date(`${day}T12:00:00Z`)).booked;
    expect(Object.keys(on("2026-12-31"))).toEqual([]);
    expect(Object.keys(on("2027-01-01")).toSorted()).toEqual(["courses", "topline"]);
    expect(on("2027-01-31").courses?.[0]).toMatchObject({ is_house: false });
    expect(Object.keys(on("2027-02-01")), "February is not paid").toEqual([]);
    expect(on("2027-01-01").topline?.[0]?.text).toBe("Open day on 12 January");
    expect(readdirSync(folder).filter((name) => /^\d+-/.test(name))).toHaveLength(1);
  });

  it("takes an order of somebody who telephones, which waits without a mail", async () => {
    const storage = await open();
    const { advertOrders, selling, mails, free } = await openTestSales(storage);
    const order = advertOrder.parse({ ...BANNER_ORDER, ...TWO_MONTHS });
    const before = (await free("courses", "2027-01")) ?? 0;
    const id = await advertOrders.orderFor(WHO, order);
    expect(mails).toEqual([]);
    expect(await free("courses", "2027-01")).toBe(before - 1);
    expect((await selling.list("waiting")).data).toMatchObject([
      { id, organisation: "Fictional College" },
    ]);
    const audited = storage.db.selectFrom("audit_entries").select(["action", "by_name"]);
    expect(await audited.execute()).toEqual([
      { action: "advert_order_taken", by_name: "Operator" },
    ]);
    await selling.approve(id ?? 0, WHO);
    expect(mails.at(-1)).toMatchObject({ to: BANNER_ORDER.email });
    const many = Array.from({ length: 8 }, () =>
      advertOrders.orderFor(WHO, order).then(
        () => true,
        () => false,
      ),
    );
    expect((await Promise.all(many)).filter(Boolean)).toHaveLength(before - 1);
  });

  it("numbers invoices without gaps, also beside approvals that fail", async () => {
    const storage = await open();
    const { confirmed, selling } = await openTestSales(storage);
    const one = await confirmed();
    const other = await confirmed({ email: "b@college.example" });
    const results = await Promise.allSettled([
      ...[one.id, one.id, one.id, other.id, other.id].map((id) => selling.approve(id, WHO)),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    await selling.approve((await confirmed({ email: "c@college.example" })).id, WHO);
    const rows = await storage.db.selectFrom("advert_invoices").select("number").execute();
    expect(rows.map(({ number }) => number).toSorted()).toEqual([
      "2026-0001",
      "2026-0002",
      "2026-0003",
    ]);
  });

  it("gives a month that is not paid in time to others, and back where it is still free", async () => {
    const { confirmed, selling, clock, free, advertOrders, work } = await openTestSales(
      await open(),
    );
    const { id, token } = await confirmed();
    await selling.approve(id, WHO);
    const [invoice] = (await advertOrders.orderOf(token)).invoices;
    expect(invoice?.due_on).toBe("2026-12-31");
    clock.now = new Date("2026-12-31T18:59:00Z");
    expect(await free("courses", "2027-01")).toBe(3);
    clock.now = new Date("2026-12-31T19:01:00Z");
    await work();
    expect((await advertOrders.orderOf(token)).places[0]?.is_held).toBe(false);
    await selling.markPaid(invoice?.id ?? 0, WHO);
    expect((await advertOrders.orderOf(token)).places[0]?.is_held).toBe(true);
    await selling.markUnpaid(invoice?.id ?? 0, WHO);
    expect((await advertOrders.orderOf(token)).invoices[0]?.paid_at).toBeNull();
  });

  it("takes an advert off where it was not paid after all", async () => {
    const storage = await open();
    const { confirmed, selling, advertOrders } = await openTestSales(storage);
    const { id, token } = await confirmed();
    await selling.approve(id, WHO);
    const invoice = (await advertOrders.orderOf(token)).invoices[0]?.id ?? 0;
    await selling.markPaid(invoice, WHO);
    expect(await soldOn(storage, "2027-01-01")).toHaveLength(1);
    await selling.markUnpaid(invoice, WHO);
    expect(await soldOn(storage, "2027-01-01")).toHaveLength(0);
    await selling.markPaid(invoice, WHO);
    expect(await soldOn(storage, "2027-01-01")).toHaveLength(1);
  });

  it("sends an order back for other material, and takes it again", async () => {
    const { confirmed, selling, advertOrders, mails } = await openTestSales(await open());
    const { id, token } = await confirmed();
    await selling.return(id, "The picture is hard to read.", WHO);
    expect(mails.at(-1)?.text).toContain("The picture is hard to read.");
    expect(mails.at(-1)?.text).toContain(token);
    const change = { token, link: "https://college.example/", alt: "Read me", text: null };
    await advertOrders.change({ ...change, picture: null });
    expect(await advertOrders.orderOf(token)).toMatchObject({ state: "waiting", alt: "Read me" });
    await expect(advertOrders.change({ ...change, picture: null })).rejects.toMatchObject({
      status: 409,
    });
    await selling.approve(id, WHO);
    await expect(selling.return(id, "No.", WHO)).rejects.toMatchObject({ status: 409 });
  });

  it("sends no invoice before it says who sells and how to pay", async () => {
    const storage = await open();
    const { confirmed, selling, mails } = await openTestSales(storage, { isSellerStated: false });
    const { id } = await confirmed();
    const before = mails.length;
    for (const stated of [{}, { payment: "Bank" }, { seller: "Magu Ltd, Malé" }]) {
      await selling.setPriceList({ ...DEFAULT_PRICE_LIST, ...stated }, WHO);
      const refused = { code: "seller_unstated", status: 409 };
      await expect(selling.approve(id, WHO)).rejects.toMatchObject(refused);
    }
    expect(await storage.db.selectFrom("advert_invoices").selectAll().execute()).toEqual([]);
    expect(mails).toHaveLength(before);
    const stated = { seller: "Magu Ltd, Malé", payment: "Bank" };
    await selling.setPriceList({ ...DEFAULT_PRICE_LIST, ...stated }, WHO);
    await selling.approve(id, WHO);
  });

  it("says of a cancelled order what is true of its months", () => {
    const months = (...paid: boolean[]) =>
      paid.map((each, at) => ({ month: `2027-0${at + 1}`, paid_at: each ? "2026-11-22" : null }));
    expect(cancelledWords(months(), ORDER_DAY)).toContain("its places are free again");
    const runs = (words: string) => `The order is cancelled. What was paid still runs: ${words}.`;
    const both = months(true, true);
    expect(cancelledWords(both, "2027-01-31")).toBe(runs("January 2027, February 2027"));
    expect(cancelledWords(both, "2027-02-01")).toBe(runs("February 2027"));
    expect(cancelledWords(both, "2027-03-01")).toContain("its places are free again");
  });

  it("ends an order: what is not paid is free, what is paid runs", async () => {
    const { confirmed, selling, advertOrders, free, mails } = await openTestSales(await open());
    const { id, token } = await confirmed(TWO_MONTHS);
    await selling.approve(id, WHO);
    const [paid, open_] = (await advertOrders.orderOf(token)).invoices;
    await selling.markPaid(paid?.id ?? 0, WHO);
    const runs = "What was paid still runs: January 2027.";
    expect(await selling.cancel(id, "You asked for it.", WHO)).toBe(
      `The order is cancelled. ${runs} Its other places are free again.`,
    );
    expect(mails.at(-1)?.text).toContain(runs);
    expect([await free("courses", "2027-01"), await free("courses", "2027-02")]).toEqual([3, 4]);
    await expect(selling.markPaid(open_?.id ?? 0, WHO)).rejects.toMatchObject({ status: 409 });
  });

  it("offers the next months 14 days before the end, once", async () => {
    const { confirmed, selling, advertOrders, clock, mails, work } = await openTestSales(
      await open(),
    );
    const { id, token } = await confirmed();
    await selling.approve(id, WHO);
    await selling.markPaid((await advertOrders.orderOf(token)).invoices[0]?.id ?? 0, WHO);
    const offers = () => mails.filter(({ subject }) => subject === "Your adverts end soon");
    clock.now = new Date("2027-01-16T12:00:00Z");
    await work();
    expect(offers()).toHaveLength(0);
    clock.now = new Date("2027-01-17T12:00:00Z");
    await Promise.all([work(), work()]);
    await work();
    expect(offers()).toHaveLength(1);
    expect(offers()[0]?.text).toContain("place=courses%3A2027-02");
    expect(offers()[0]?.text).toContain(token);
  });

  it("reports what was seen and followed, by day and slot, to who has the link", async () => {
    const storage = await open();
    const { confirmed, selling, advertOrders } = await openTestSales(storage);
    const { id, token } = await confirmed(TWO_MONTHS);
    const { token: other } = await confirmed({ email: "b@college.example" });
    await selling.approve(id, WHO);
    await selling.markPaid((await advertOrders.orderOf(token)).invoices[0]?.id ?? 0, WHO);
    const ran = await storage.db
      .selectFrom("advert_order_places")
      .select(["slot", "advert_id"])
      .where("advert_id", "is not", null)
      .execute();
    const advert = (slot: string) => ran.find((each) => each.slot === slot)?.advert_id ?? 0;
    const count = (slot: string, day: string, impressions: number, clicks: number) => ({
      advert_id: advert(slot),
      day,
      impressions,
      clicks,
    });
    await ADVERT_COUNTS.add(storage.db, [
      count("courses", "2027-01-01", 200, 3),
      count("courses", "2027-01-02", 100, 1),
      count("topline", "2027-01-02", 50, 0),
    ]);
    const report = await advertOrders.report(token);
    expect(report).toMatchObject({ from: "2027-01-01", to: "2027-01-02", seen: 350, clicks: 4 });
    expect(reportBy(report, "day")).toEqual([
      { name: "2027-01-01", seen: 200, clicks: 3 },
      { name: "2027-01-02", seen: 150, clicks: 1 },
    ]);
    expect(reportCsv(report).split("\r\n")).toEqual([
      "day,slot,seen,clicked,rate",
      '2027-01-01,"Courses page ad 1",200,3,1.50 %',
      '2027-01-02,"Courses page ad 1",100,1,1.00 %',
      '2027-01-02,"Topline notification bar",50,0,0.00 %',
      "",
    ]);
    expect((await advertOrders.report(other)).rows, "another order").toEqual([]);
    await expect(advertOrders.report("no-such-link")).rejects.toMatchObject({ status: 404 });
    const stored = await storage.db.selectFrom("advert_orders").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it("keeps every price list, and the prices of orders of before", async () => {
    const { confirmed, selling, advertOrders } = await openTestSales(await open());
    const { token } = await confirmed();
    const dear = DEFAULT_PRICE_LIST.slots.map((terms) => ({ ...terms, monthly_rate: 9_000 }));
    await selling.setPriceList({ ...DEFAULT_PRICE_LIST, slots: dear, seller: "Magu Ltd" }, WHO);
    const { current, history } = await selling.priceLists();
    expect(current.seller).toBe("Magu Ltd");
    expect(history).toMatchObject([
      { created_by: "Operator", content: { seller: "Magu Ltd" } },
      { created_by: "Before" },
    ]);
    expect((await advertOrders.orderOf(token)).total).toBe(3_500);
    const { token: later } = await confirmed({ email: "later@college.example" });
    expect((await advertOrders.orderOf(later)).total).toBe(9_000);
  });

  it("writes down who decided", async () => {
    const storage = await open();
    const { confirmed, selling } = await openTestSales(storage);
    await selling.approve((await confirmed()).id, WHO);
    await selling.setPriceList(DEFAULT_PRICE_LIST, WHO);
    const entries = await storage.db
      .selectFrom("audit_entries")
      .select(["action", "by_name"])
      .orderBy("id")
      .execute();
    expect(entries).toEqual([
      { action: "advert_order_approved", by_name: "Operator" },
      { action: "advert_prices_set", by_name: "Operator" },
    ]);
  });

  it("frees the place of an advert that the command line removes", async () => {
    const storage = await open();
    const { confirmed, selling, advertOrders, free, folder } = await openTestSales(storage);
    const { id, token } = await confirmed();
    await selling.approve(id, WHO);
    await selling.markPaid((await advertOrders.orderOf(token)).invoices[0]?.id ?? 0, WHO);
    expect(await free("courses", "2027-01")).toBe(3);
    const [sold] = await soldOn(storage, "2027-01-01");
    await createBookingService({ storage, folder, by: { operator: "tester" } }).remove(
      sold?.id ?? 0,
    );
    expect(await free("courses", "2027-01")).toBe(4);
  });
});

it("writes an invoice as a PDF that embeds the fonts it needs, Thaana among them", async () => {
  const pdf = await invoicePdf({
    number: "2026-0001",
    issued_on: "2026-11-22",
    due_on: "2026-12-31",
    month: "2027-01",
    order: 7,
    seller: "Magu\nMalé",
    payment: "Bank of Examples, 123",
    organisation: "ދިވެހި ކޮލެޖު",
    name: "އައިޝަތު Ali",
    address: "1 މަގު",
    lines: [{ text: "Courses page ad 1", rate: 3_500, discount: 5, price: 3_325 }],
    amount: 3_325,
  });
  const text = pdf.toString("latin1");
  expect(text.startsWith("%PDF-")).toBe(true);
  expect(text).toMatch(/BaseFont \/\w+\+Figtree-Regular/);
  expect(text).toMatch(/BaseFont \/\w+\+NotoSansThaana/);
});
