import { expect, it } from "vitest";
import { aroundAmount } from "./amount.ts";

it.each([
  ["MVR 45,000 in total", ["", "MVR 45,000", " in total"]],
  ["Course Fee: MVR 45,000 - 60,000", ["Course Fee: ", "MVR 45,000 - 60,000", ""]],
  ["MVR 3,500/- per month", ["", "MVR 3,500", "/- per month"]],
  ["up to USD 9", ["up to ", "USD 9", ""]],
  ["MVR 500, then MVR 20 each", ["", "MVR 500", ", then MVR 20 each"]],
  ["Free", ["", "Free", ""]],
  ["On request, by the size of the group", ["On request, by the size of the group", "", ""]],
])("the amount of %j stands apart", (text, parts) => {
  expect(aroundAmount(text)).toEqual(parts);
});
