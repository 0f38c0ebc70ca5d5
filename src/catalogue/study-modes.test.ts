import { expect, it } from "vitest";
import { studyModesOf } from "./study-modes.ts";

it.each([
  ["Full-time", ["full-time"]],
  ["Fulltime", ["full-time"]],
  ["Full time / Part time", ["full-time", "part-time"]],
  ["Evenings and weekends", ["evenings", "weekends"]],
  ["Part-time, mornings", ["part-time"]],
  ["Block mode: two weekends a month", ["weekends", "block"]],
  ["At your own pace", []],
  ["Not in the evenings", []],
  ["Weekends except Fridays", []],
  ["No full-time group", []],
  [null, []],
])("the mode of study %j names %j", (text, modes) => {
  expect(studyModesOf(text)).toEqual(modes);
});
