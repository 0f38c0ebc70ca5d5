import { expect, it } from "vitest";
import { withoutPersonalData } from "./personal-data.ts";

it.each([
  ["Write to aishath.ali@example.com please", "Write to [address] please"],
  ["Call 777 1234 or +960 999-4321", "Call [number] or [number]"],
  ["my number is 7771234.", "my number is [number]."],
  ["My card is A123456, my passport LA 1234567", "My card is [number], my passport [number]"],
])("takes personal data out of %j", (text, left) => {
  expect(withoutPersonalData(text)).toBe(left);
});

it.each([
  "diploma below 50,000 in Malé",
  "courses of 2026 and 2027",
  "between 20000 and 30000 MVR",
  "ACCA F1, level 5, C++",
  "ނަރުސް",
])("leaves %j as it is", (text) => {
  expect(withoutPersonalData(text)).toBe(text);
});
