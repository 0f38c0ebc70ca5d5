import { expect, it } from "vitest";
import { placeWords } from "./atolls.ts";

it.each([
  ["S. Hithadhoo", "S. Hithadhoo\nSeenu, Addu City"],
  ["HDh. Kulhudhuffushi", "HDh. Kulhudhuffushi\nHaa Dhaalu"],
  ["Malé", "Malé"],
  ["Addu City", "Addu City"],
  ["St. Kitts", "St. Kitts"],
])("placeWords of %j is %j", (place, words) => {
  expect(placeWords(place)).toBe(words);
});
