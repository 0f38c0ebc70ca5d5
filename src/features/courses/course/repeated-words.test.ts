import { expect, it } from "vitest";
import { isSaidIn } from "./repeated-words.ts";

const TEXT = "<ul><li>3 passes at A level</li><li>An interview</li></ul><p>O level English.</p>";

it.each<[string, boolean]>([
  ["3 passes at A level. O level English.", true],
  ["3 passes at <A> level; an interview", true],
  ["3 passes at A level. O level Dhivehi.", false],
  ["20 years of age", false],
])("knows whether %j is said in a text already: %s", (quotation, isSaid) => {
  expect(isSaidIn(quotation, TEXT)).toBe(isSaid);
});
