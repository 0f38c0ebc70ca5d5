import { expect, it } from "vitest";
import { shownStudyMode, studyModesOf } from "./study-modes.ts";

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

it.each([
  ["Monday and Wednesday 20:00 to 22:00 Saturday 9:00 to 12:00", ["evenings", "weekends"]],
  ["Two evenings a week, 20:00 to 22:00", ["evenings"]],
  ["Full-time group: Sunday to Thursday 8:30 to 13:00", []],
  ["Part-time group: Friday and Saturday", ["weekends"]],
  ["Saturday to Thursday 8:00 to 13:30", []],
  ["Sunday, Tuesday and Saturday 10:00 to 12:00", []],
  ["Fri-Sat 9am-1pm", ["weekends"]],
  ["Mon & Wed, 8-10 pm", ["evenings"]],
  ["10.30 am - 12.30 pm", []],
  ["11 am to 7 pm", []],
  ["In groups of 20 to 25", []],
  ["No evening classes; Sunday 8:00 to 10:00", []],
])("the class timings %j show %j", (timings, modes) => {
  expect(studyModesOf(null, timings)).toEqual(modes);
  expect(studyModesOf("Full-time", timings)).toEqual(["full-time", ...modes]);
});

it.each([
  ["Part-time", ["part-time", "evenings"], "Part-time, Evenings"],
  ["Evenings", ["evenings"], "Evenings"],
  [null, ["weekends"], "Weekends"],
  [null, [], null],
] as const)("of %s with %s shows %s", (text, modes, shown) => {
  expect(shownStudyMode({ mode_of_study_text: text, study_modes: modes })).toBe(shown);
});
