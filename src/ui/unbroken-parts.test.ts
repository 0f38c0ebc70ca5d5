import { describe, expect, it } from "vitest";
import { unbrokenParts } from "./unbroken-parts.ts";

const kept = (text: string) =>
  unbrokenParts(text).flatMap(({ text: part, kept }) => (kept ? [part] : []));

describe("unbrokenParts", () => {
  it.each([
    ["Course Fee: MVR 38,000", ["MVR 38,000"]],
    ["Course Fee: USD 4,930 - 6,580", ["USD 4,930 -"]],
    ["MVR 12,750/- per semester", ["MVR 12,750/-"]],
    ["January 2027, May 2027", ["January 2027,", "May 2027"]],
    ["From the register, 1 November 2026", ["1 November 2026"]],
    ["1 year full-time / 4.5 years part-time", ["1 year", "full-time", "4.5 years", "part-time"]],
    ["Full-time or part-time", ["Full-time", "part-time"]],
    ["K. Malé, HDh. Kulhudhuffushi", ["K. Malé,"]],
    ["Level 4: Certificate IV / Advanced Certificate", ["Certificate IV"]],
    ["MVR 77,500 in total", ["MVR 77,500", "in total"]],
    ["Marketing 2027", []],
    ["Level 7: Bachelor's Degree", []],
    ["", []],
  ])("keeps together what belongs together in %j", (text, expected) => {
    expect(kept(text)).toEqual(expected);
  });

  it("changes nothing of the text", () => {
    const text = "From MVR 1,000 in May 2027, part-time, 3 months at S. Hithadhoo.";
    expect(
      unbrokenParts(text)
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
  });
});
