import { expect, it } from "vitest";
import { intakesText } from "./intakes-text.ts";

it.each([
  [[], ""],
  [["January 2027"], "January 2027"],
  [["January 2027", "May 2027", "January 2028"], "January, May 2027, January 2028"],
  [["May 2027", "on demand", "July 2027"], "May 2027, on demand, July 2027"],
  [["January", "July"], "January, July"],
])("intakes %j are %j", (intakes, text) => {
  expect(intakesText(intakes)).toBe(text);
});
