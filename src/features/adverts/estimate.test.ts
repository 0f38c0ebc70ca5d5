import { expect, it } from "vitest";
import { MAX_MONTHS } from "./advert-limits.ts";
import { estimate, readEstimate } from "./estimate.ts";

it("multiplies rates by months, slot by slot", () => {
  const { lines, monthly, total, months } = estimate(["topline", "home_main"], 3);
  expect(lines.map(({ slot, cost }) => [slot.key, cost])).toEqual([
    ["home_main", 15_000],
    ["topline", 7_500],
  ]);
  expect([months, monthly, total]).toEqual([3, 7_500, 22_500]);
});

it("is nothing where nothing is chosen", () => {
  expect(estimate([], 12)).toEqual({ months: 12, lines: [], monthly: 0, total: 0 });
});

it("reads an address, and passes over what it cannot mean", () => {
  const read = (query: string) => {
    const { lines, months } = readEstimate(new URLSearchParams(query));
    return [lines.map(({ slot }) => slot.key), months];
  };
  expect(read("slot=compare&slot=search&months=6")).toEqual([["compare", "search"], 6]);
  expect(read("slot=compare&slot=compare&slot=nothing&slot=toString")).toEqual([["compare"], 1]);
  for (const months of ["0", "-3", "x", "", String(MAX_MONTHS + 1), "1e9"]) {
    expect(read(`slot=topline&months=${months}`), months).toEqual([["topline"], 1]);
  }
});
