import { describe, expect, it } from "vitest";
import { isListingFormAddress, pageNumber } from "./listing-address.ts";

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
