import { describe, expect, it } from "vitest";
import { readSearch } from "./results.ts";

describe("readSearch", () => {
  it.each([
    ["query=nursing&page=3", { query: "nursing", page: 3 }],
    ["query=+two++words+", { query: "two words", page: 1 }],
    ["", { query: "", page: 1 }],
    ["query=a&page=0", { query: "a", page: 1 }],
    ["query=a&page=x", { query: "a", page: 1 }],
    ["query=a&page=1e99", { query: "a", page: 1 }],
  ])("reads ?%s", (address, expected) => {
    expect(readSearch(new URLSearchParams(address))).toEqual(expected);
  });
});
