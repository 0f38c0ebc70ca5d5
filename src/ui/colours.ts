import { readFileSync } from "node:fs";

const NAMES = [
  "accent",
  "brand",
  "brand-strong",
  "deep",
  "ground",
  "ink",
  "ink-soft",
  "lagoon",
  "line",
  "sand",
  "white",
] as const;

/**
 * Colours of tokens.css by day, as "#052d38", for what style sheets do not reach: mails, pictures,
 * the frame of the browser. vite.config.ts puts the values in place of this file, so that neither
 * a page nor a built server reads the style sheet.
 */
export const COLOURS = readColours();

function readColours(): Record<(typeof NAMES)[number], string> {
  const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
  const read = (name: string) => {
    const value = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(css)?.[1];
    if (!value) throw new Error(`tokens.css states no colour ${name}`);
    return [name, value];
  };
  return Object.fromEntries(NAMES.map(read));
}
