import { expect, it } from "vitest";
import { intakesText } from "./intakes-text.ts";

it.each([
  [[], ""],
  [["January 2027"], "January 2027"],
  [["January 2027", "May 2027"], "Jan, May 2027"],
  [["January 2027", "May 2027", "January 2028"], "Jan, May 2027, Jan 2028"],
  [["May 2027", "on demand", "July 2027"], "May 2027, on demand, July 2027"],
  [["January", "July"], "January, July"],
  [["January 2027", "May 2027", "September 2027"], "Jan, May, Sep 2027"],
  [["March 2027", "June 2027", "July 2027", "Term 2 2028"], "Mar, June, July 2027, Term 2 2028"],
  [["Semester 2027", "Summer 2027", "August 2028"], "Semester, Summer 2027, Aug 2028"],
])("intakes %j are %j", (intakes, text) => {
  expect(intakesText(intakes)).toBe(text);
});
