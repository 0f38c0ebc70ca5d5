import { describe, expect, it } from "vitest";
import { type Filters, noFilters } from "#catalogue/filters.ts";
import { paths } from "#web/paths.ts";
import { isListingFormAddress, listAddresses, pageNumber } from "./listing-address.ts";

describe("pageNumber", () => {
  it.each([
    [undefined, 1],
    ["1", 1],
    ["37", 37],
    ["0", null],
    ["01", null],
    ["-1", null],
    ["1.5", null],
    ["abc", null],
    ["99999999999999999999", null],
  ])("reads %s as %s", (segment, page) => {
    expect(pageNumber(segment)).toBe(page);
  });
});

describe("listAddresses", () => {
  it.each<[string, Partial<Filters>]>([
    ["no filters", {}],
    ["filters and an order", { mnqf_level: ["5", "7"], name: "a&b?c/1 #d", sort: "start" }],
  ])("of %s are those of the pages one by one, the first without a number", (_, given) => {
    const filters = { ...noFilters(), ...given };
    const addressOf = listAddresses(filters);
    expect(addressOf(1)).toBe(paths.courses(filters));
    for (const page of [2, 37]) expect(addressOf(page)).toBe(paths.courses(filters, page));
  });
});

describe("isListingFormAddress", () => {
  it.each([
    ["category=a&category=b", true],
    ["name=", true],
    ["name=+&category=a", true],
    ["category=a:b&name=nursing", false],
    ["utm_source=a&utm_source=b", false],
    ["", false],
  ])("of ?%s is %s", (query, expected) => {
    expect(isListingFormAddress(new URLSearchParams(query))).toBe(expected);
  });
});
