import { existsSync, readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { BANNER_ORDER, base64, openTestSales, WHO } from "../../../../test/advert-orders.ts";
import { onEachEngine } from "../../../../test/engines.ts";
import { stillPng } from "../../../../test/tiny-pictures.ts";
import { createBookingService } from "../booking.service.server.ts";
import { DEFAULT_PRICE_LIST } from "./price-list.ts";
import { advertOrder, priceList } from "./sales.schema.ts";

const TOPLINE = { places: ["topline:2027-01"], picture: null, alt: null, text: "Open day" };

/** Sets how many places the slot of the courses page has. */
const withPlaces = (places: number) => ({
  ...DEFAULT_PRICE_LIST,
  slots: DEFAULT_PRICE_LIST.slots.map((terms) =>
    terms.slot === "courses" ? { ...terms, places } : terms,
  ),
});

onEachEngine((open) => {
  it("sells the last place once, whoever comes at the same moment", async () => {
    const storage = await open();
    const { order, free, selling } = await openTestSales(storage);
    await selling.setPriceList(withPlaces(2), WHO);
    await order({ email: "first@college.example" });
    expect(await free("courses", "2027-01")).toBe(1);
    const orders = Array.from({ length: 50 }, (_, at) =>
      order({ email: `buyer${at}@college.example`, picture: BANNER_ORDER.picture }),
    );
    const results = await Promise.allSettled(orders);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const reasons = results.flatMap((each) => (each.status === "rejected" ? each.reason.code : []));
    expect(new Set(reasons)).toEqual(new Set(["slot_full"]));
    expect(await free("courses", "2027-01")).toBe(0);
    const rows = await storage.db.selectFrom("advert_order_places").selectAll().execute();
    expect(rows.map(({ place }) => place).toSorted()).toEqual([1, 2]);
    expect(await free("courses", "2027-02"), "another month").toBe(2);
  });

  it("holds a place twice in no table, whatever the program does", async () => {
    const storage = await open();
    const { order } = await openTestSales(storage);
    await order();
    const [row] = await storage.db.selectFrom("advert_order_places").selectAll().execute();
    const id = await storage.db
      .selectFrom("advert_orders")
      .selectAll()
      .executeTakeFirstOrThrow()
      .then(({ id: _, ...rest }) =>
        storage.db
          .insertInto("advert_orders")
          .values({ ...rest, token_hash: "other" })
          .returning("id")
          .executeTakeFirstOrThrow(),
      );
    const copy = storage.db
      .insertInto("advert_order_places")
      .values({ ...row, order_id: id.id } as never)
      .execute();
    await expect(copy).rejects.toThrow(/unique/i);
  });

  it("holds a place for three hours, then it is free, and the link takes it again", async () => {
    const { order, clock, free, lastToken, advertOrders, selling, work } = await openTestSales(
      await open(),
    );
    await selling.setPriceList(withPlaces(1), WHO);
    await order();
    const token = lastToken();
    expect(await free("courses", "2027-01")).toBe(0);
    clock.now = new Date(clock.now.getTime() + 3 * 3_600_000 + 1);
    expect(await free("courses", "2027-01")).toBe(1);
    await work();
    await advertOrders.confirm(token);
    expect(await free("courses", "2027-01")).toBe(0);
    await advertOrders.confirm(token);
  });

  it("tells whose place was taken meanwhile, and forgets what nobody confirms", async () => {
    const { order, clock, lastToken, advertOrders, selling, work, folder } = await openTestSales(
      await open(),
    );
    await selling.setPriceList(withPlaces(1), WHO);
    await order();
    const token = lastToken();
    clock.now = new Date(clock.now.getTime() + 4 * 3_600_000);
    await order({ email: "second@college.example" });
    await expect(advertOrders.confirm(token)).rejects.toMatchObject({ code: "slot_full" });
    expect((await advertOrders.orderOf(token)).state).toBe("unconfirmed");
    expect(readdirSync(folder)).toHaveLength(2);
    clock.now = new Date(clock.now.getTime() + 4 * 86_400_000);
    await work();
    await expect(advertOrders.orderOf(token)).rejects.toMatchObject({ status: 404 });
    expect(readdirSync(folder)).toEqual([]);
  });

  it("keeps nothing of an order that is refused", async () => {
    const storage = await open();
    const { order, selling, mails, folder } = await openTestSales(storage);
    await selling.setPriceList(withPlaces(0), WHO);
    await expect(order()).rejects.toMatchObject({ code: "slot_full" });
    await expect(order({ places: ["courses:2026-11"] })).rejects.toMatchObject({
      fields: { places: "November 2026 is not on sale" },
    });
    expect(await storage.db.selectFrom("advert_orders").selectAll().execute()).toEqual([]);
    expect(mails).toEqual([]);
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  });

  it("shares its places with bookings by the command line, in both directions", async () => {
    const storage = await open();
    const { order, free, folder, selling, clock } = await openTestSales(storage);
    await selling.setPriceList(withPlaces(2), WHO);
    const booking = createBookingService({
      storage,
      folder,
      by: { operator: "tester" },
      now: () => clock.now,
    });
    const booked = {
      slot: "courses",
      advertiser: "Fictional School",
      link: "https://school.example/",
      starts_on: "2027-01-10",
      ends_on: "2027-01-20",
      alt: "A school",
      text: null,
    };
    const banner = stillPng({ width: 803, height: 133 });
    await booking.add(booked, banner);
    expect(await free("courses", "2027-01")).toBe(1);
    await order();
    await expect(order({ email: "x@college.example" })).rejects.toMatchObject({
      code: "slot_full",
    });
    await expect(booking.add(booked, banner)).rejects.toMatchObject({ code: "slot_full" });
    await booking.add({ ...booked, starts_on: "2027-02-01", ends_on: "2027-02-03" }, banner);
    expect(await free("courses", "2027-02")).toBe(1);
  });

  it("limits orders of one address", async () => {
    const { order } = await openTestSales(await open());
    for (const month of ["2026-12", "2027-01", "2027-02", "2027-03", "2027-04", "2027-05"]) {
      await order({ places: [`topline:${month}`], text: "Open day" });
    }
    await expect(order({ ...TOPLINE, places: ["topline:2027-06"] })).rejects.toMatchObject({
      status: 429,
    });
  });
});

it("takes the material that its places need", () => {
  const faults = (change: object) => {
    const { error } = advertOrder.safeParse({ ...BANNER_ORDER, ...change });
    return [...new Set(error?.issues.map(({ path }) => path[0]))];
  };
  expect(faults({})).toEqual([]);
  expect(faults(TOPLINE)).toEqual([]);
  expect(faults({ picture: null, alt: " " })).toEqual(["picture", "alt"]);
  expect(faults({ ...TOPLINE, text: null })).toEqual(["text"]);
  expect(faults({ ...TOPLINE, text: "x".repeat(121) })).toEqual(["text"]);
  expect(faults({ places: [] })).toEqual(["places"]);
  expect(faults({ places: ["nowhere:2027-01"] })).toEqual(["places"]);
  expect(faults({ link: "college.example" })).toEqual(["link"]);
  expect(faults({ link: "javascript:alert(1)" })).toEqual(["link"]);
  expect(faults({ name: "", organisation: "", address: "", email: "x" })).toEqual([
    "name",
    "organisation",
    "address",
    "email",
  ]);
  expect(faults({ picture: base64(stillPng({ width: 80, height: 13 })) })).toEqual(["picture"]);
});

it("takes a price list that names every slot once, in whole numbers", () => {
  expect(priceList.safeParse(DEFAULT_PRICE_LIST).success).toBe(true);
  const { slots } = DEFAULT_PRICE_LIST;
  for (const change of [
    { slots: slots.slice(1) },
    { slots: [...slots.slice(1), slots[1]] },
    { slots: slots.map((terms) => ({ ...terms, monthly_rate: 1.5 })) },
    { slots: slots.map((terms) => ({ ...terms, places: -1 })) },
    { months: [{ from: 3, percent: 101 }] },
    {
      months: [
        { from: 3, percent: 1 },
        { from: 3, percent: 2 },
      ],
    },
    { seller: " " },
  ]) {
    const { success } = priceList.safeParse({ ...DEFAULT_PRICE_LIST, ...change });
    expect(success, JSON.stringify(change)).toBe(false);
  }
});
