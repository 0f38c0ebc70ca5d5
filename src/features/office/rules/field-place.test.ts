import { expect, it } from "vitest";
import { fieldPlace } from "./field-place.ts";

const VALUES = {
  exchange_rates: [
    { currency: "USD", mvr: 0 },
    { currency: "", mvr: 1 },
  ],
  support: [{ name: "Loan of the bank", not_for: [""] }],
  level_entry: { rules: [{ level: "7", asks: [""] }] },
};

it.each([
  ["exchange_rates.0.mvr", "Exchange rates, USD, Rufiyaa for one"],
  ["exchange_rates.1.currency", "Exchange rates, number 2, Currency"],
  ["support/0/stated_on", "Schemes, scholarships and loans, Loan of the bank, Stated on"],
  [
    "support.0.not_for.0",
    "Schemes, scholarships and loans, Loan of the bank, Whom it leaves out, number 1",
  ],
  ["level_entry.rules.0.asks.0", "What levels ask for, Level 7, Ways in, number 1"],
  ["constructor", "constructor"],
])("says where %s stands", (path, words) => {
  expect(fieldPlace(path, VALUES)).toBe(words);
});
