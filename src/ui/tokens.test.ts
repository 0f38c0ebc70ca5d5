import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const [light = "", dark = ""] = css.split("@media (prefers-color-scheme: dark)");
const day = colours(light);
const night = { ...day, ...colours(dark) };

const BODY = 7;
const TEXT = 4.5;
const CONTROL = 3;

const pairs: [text: string, grounds: string[], least: number][] = [
  ["ink", ["ground", "sunken", "surface", "brand-soft", "accent-soft"], BODY],
  ["ink-soft", ["ground", "sunken", "surface"], BODY],
  ["ink-faint", ["ground", "sunken", "surface"], TEXT],
  ["brand", ["ground", "sunken", "surface", "brand-soft"], TEXT],
  ["brand-strong", ["ground", "surface", "brand-soft"], BODY],
  ["on-brand", ["brand", "brand-strong"], TEXT],
  ["on-accent", ["accent", "accent-strong"], TEXT],
  ["accent-ink", ["ground", "surface", "accent-soft"], TEXT],
  ["on-sample", ["sample"], BODY],
  ["success", ["ground", "surface", "success-soft"], TEXT],
  ["danger", ["ground", "surface", "danger-soft"], TEXT],
  ["white", ["deep", "lagoon"], BODY],
  ["sand", ["deep", "lagoon"], TEXT],
  ["on-sand", ["sand", "white"], TEXT],
  ["shallow", ["deep"], TEXT],
  ["line-strong", ["ground", "sunken", "surface"], CONTROL],
];

describe.each([
  ["light", day],
  ["dark", night],
])("the %s scheme", (_scheme, palette) => {
  it.each(
    pairs.flatMap(([text, grounds, least]) =>
      grounds.map((ground) => [text, ground, least] as const),
    ),
  )("%s stands on %s with a contrast of %d", (text, ground, least) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(least);
  });
});

function colours(text: string): Record<string, string> {
  const found = text.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g);
  return Object.fromEntries([...found].map(([, name = "", value = ""]) => [name, value]));
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(one = "", other = ""): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
