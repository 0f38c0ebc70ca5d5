import { describe, expect, it } from "vitest";
import { isSmallChange } from "./small-change.ts";

const field = (before: unknown, after: unknown, ...agreeing: boolean[]) => ({
  before,
  after,
  registers: agreeing.map((agrees) => ({ agrees })),
});

describe("a small change", () => {
  it.each([
    ["capitals", "university of the reef", "University of the Reef"],
    ["punctuation", "B.Sc. Nursing", "BSc Nursing"],
    ["spaces", "Reef  College", "Reef College"],
  ])("is one of %s only", (_, before, after) => {
    expect(isSmallChange(false, [field(before, after)])).toBe(true);
  });

  it.each([
    ["another word", "University of the Rief", "University of the Reef"],
    ["a number", "1.5 years", "15 years"],
    ["an address", "https://reef.mv/ab", "https://reef.mv/a/b"],
    ["rich text", "<p>Reef</p>", "<P>Reef</P>"],
    ["a first statement", null, "Reef"],
    ["what is no text", ["January"], ["january"]],
  ])("is not one of %s", (_, before, after) => {
    expect(isSmallChange(false, [field(before, after)])).toBe(false);
  });

  it("is what a register says, where none contradicts", () => {
    expect(isSmallChange(false, [field("5", "6", true)])).toBe(true);
    expect(isSmallChange(false, [field("5", "6", false)])).toBe(false);
    expect(isSmallChange(false, [field("5", "6", true, false)])).toBe(false);
    expect(isSmallChange(false, [field("reef", "Reef", false)])).toBe(false);
  });

  it("is one in every field, and never a new course", () => {
    const fields = [field("5", "6", true), field("reef", "Reef")];
    expect(isSmallChange(false, fields)).toBe(true);
    expect(isSmallChange(false, [...fields, field("a", "b")])).toBe(false);
    expect(isSmallChange(true, fields)).toBe(false);
  });
});
