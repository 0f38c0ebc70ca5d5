import { expect, it } from "vitest";
import { DISCOUNTED } from "../../../test/discounted-prices.ts";
import { MAX_MONTHS } from "./advert-limits.ts";
import { estimate, readEstimate } from "./estimate.ts";
import { DEFAULT_PRICE_LIST } from "./sales/price-list.ts";

it("multiplies rates by months, slot by slot", () => {
  const { lines, monthly, total, months } = estimate(
    { slots: ["topline", "home_main"], months: 3 },
    DEFAULT_PRICE_LIST,
  );
  expect(lines.map(({ slot, cost }) => [slot.key, cost])).toEqual([
    ["home_main", 15_000],
    ["topline", 7_500],
  ]);
  expect([months, monthly, total]).toEqual([3, 7_500, 22_500]);
});

it("is nothing where nothing is chosen", () => {
  const nothing = estimate({ slots: [], months: 12 }, DEFAULT_PRICE_LIST);
  expect(nothing).toEqual({ months: 12, lines: [], monthly: 0, total: 0, saved: 0 });
});

it("takes the discounts off", () => {
  const { monthly, total, saved } = estimate(
    { slots: ["topline", "home_main"], months: 3 },
    DISCOUNTED,
  );
  expect([monthly, total, saved]).toEqual([6_750, 20_250, 2_250]);
});

it("reads an address, and passes over what it cannot mean", () => {
  const read = (query: string) => {
    const { slots, months } = readEstimate(new URLSearchParams(query));
    return [slots, months];
  };
  expect(read("slot=compare&slot=search&months=6")).toEqual([["compare", "search"], 6]);
  expect(read("slot=compare&slot=compare&slot=nothing&slot=toString")).toEqual([["compare"], 1]);
  for (const months of ["0", "-3", "x", "", String(MAX_MONTHS + 1), "1e9"]) {
    expect(read(`slot=topline&months=${months}`), months).toEqual([["topline"], 1]);
  }
});
