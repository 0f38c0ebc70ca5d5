import { expect, it } from "vitest";
import { DISCOUNTED } from "../../../../test/discounted-prices.ts";
import { dueDay, scriptRuns } from "./invoice.ts";
import { lastDay, monthAfter, monthsOnSale } from "./months.ts";
import { readOrderedPlace } from "./order-fields.ts";
import { nextMonthsAddress } from "./order-paths.ts";
import { DEFAULT_PRICE_LIST, discountWords, pricePlaces, totalPrice } from "./price-list.ts";

const months = (slot: "courses" | "topline", ...of: string[]) =>
  of.map((month) => ({ slot, month }));

it("takes the rates of the list, and whole rufiyaa", () => {
  const [place] = pricePlaces(months("courses", "2027-01"), DEFAULT_PRICE_LIST);
  expect(place).toEqual({
    slot: "courses",
    month: "2027-01",
    rate: 3500,
    discount: 0,
    price: 3500,
  });
  const odd = { ...DEFAULT_PRICE_LIST, months: [{ from: 1, percent: 33 }] };
  expect(pricePlaces(months("courses", "2027-01"), odd)[0]?.price).toBe(2345);
});

it("adds the discount for a slot's months to that for a month's slots", () => {
  const priced = pricePlaces(
    [...months("courses", "2027-01", "2027-02", "2027-03"), ...months("topline", "2027-02")],
    DISCOUNTED,
  );
  expect(priced.map(({ discount, price }) => [discount, price])).toEqual([
    [5, 3325],
    [10, 3150],
    [5, 3325],
    [5, 2375],
  ]);
  expect(totalPrice(priced)).toBe(12_175);
});

it("never gives more than everything off", () => {
  const all = { ...DEFAULT_PRICE_LIST, months: [{ from: 1, percent: 100 }] };
  const both = { ...all, together: [{ from: 1, percent: 50 }] };
  expect(pricePlaces(months("topline", "2027-01"), both)[0]?.price).toBe(0);
});

it("says the discounts in words", () => {
  expect(discountWords(DISCOUNTED)).toEqual([
    "5 % from 3 months, 10 % from 6 months, 15 % from 12 months of one slot",
    "5 % from 2 slots, 10 % from 4 slots in one month",
  ]);
  expect(discountWords(DEFAULT_PRICE_LIST)).toEqual([]);
});

it("reckons with months", () => {
  expect([monthAfter("2026-11"), monthAfter("2026-12"), monthAfter("2026-11", 14)]).toEqual([
    "2026-12",
    "2027-01",
    "2028-01",
  ]);
  expect([lastDay("2026-12"), lastDay("2028-02"), lastDay("2027-02")]).toEqual([
    "2026-12-31",
    "2028-02-29",
    "2027-02-28",
  ]);
  const onSale = monthsOnSale("2026-11-22");
  expect([onSale.length, onSale[0], onSale.at(-1)]).toEqual([12, "2026-12", "2027-11"]);
});

it("asks for the money before the month, and leaves seven days", () => {
  expect(dueDay("2027-02", "2026-11-22")).toBe("2027-01-31");
  expect(dueDay("2026-12", "2026-11-28")).toBe("2026-12-05");
});

it("reads places, and nothing else", () => {
  expect(readOrderedPlace("courses:2027-01")).toEqual({ slot: "courses", month: "2027-01" });
  for (const text of ["courses", "courses:2027-13", "toString:2027-01", "nowhere:2027-01", ""]) {
    expect(readOrderedPlace(text), text).toBeNull();
  }
});

it("offers as many months again, after the last one of each slot", () => {
  const address = nextMonthsAddress({
    places: [...months("courses", "2026-11", "2026-12"), ...months("topline", "2027-03")],
  });
  const named = new URL(address, "https://magu.example").searchParams.getAll("place");
  expect(named).toEqual(["courses:2027-01", "courses:2027-02", "topline:2027-04"]);
});

it("cuts a line where the script changes, from left to right as it is drawn", () => {
  expect(scriptRuns("Villa College")).toEqual([{ text: "Villa College", isThaana: false }]);
  expect(scriptRuns("ދިވެހި ކޮލެޖު")).toEqual([{ text: "ދިވެހި ކޮލެޖު", isThaana: true }]);
  expect(scriptRuns("Magu މަގު 12").map(({ text }) => text)).toEqual(["Magu ", "މަގު", " 12"]);
  expect(scriptRuns("މަގު Magu").map(({ text }) => text)).toEqual([" Magu", "މަގު"]);
});
