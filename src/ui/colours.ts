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
 * Light-theme colours of tokens.css, as "#052d38", where style sheets do not apply: mails,
 * pictures, the browser's frame. vite.config.ts replaces this file with the values, so that neither
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
