import { COLOURS } from "../colours.ts";
import { LETTERS } from "./letters.ts";
import { randomFrom, type SeededRandom } from "./random.ts";
import { coast, outline, round } from "./shapes.ts";

/** Words left out of initials. */
const WORDS_WITHOUT_INITIAL = new Set("of and the for in at on to a an de el".split(" "));
const MAX_INITIALS = 3;
const SIZE = 96;

/** Background, rings and letters; the letters reach WCAG AA on the background. */
const MONOGRAM_STYLES = [
  { ground: COLOURS.brand, ring: "#3aada4", letters: COLOURS.white },
  { ground: "#0d5560", ring: "#2f8f92", letters: "#f6e8c9" },
  { ground: COLOURS.sand, ring: "#d9bf8c", letters: COLOURS["brand-strong"] },
  { ground: "#bfe8e0", ring: "#7fcfc4", letters: COLOURS.deep },
  { ground: "#0b4a62", ring: "#2f86a0", letters: "#e3f6f2" },
  { ground: "#f7f0e2", ring: "#8fdacf", letters: "#0a5f60" },
] as const;

/** The initials of a name without small words: at most three Latin letters, or two in Thaana. */
export function initials(name: string): string {
  const words = name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "" && !WORDS_WITHOUT_INITIAL.has(word.toLowerCase()));
  const [first = ""] = words;
  if (/^[A-Z0-9]{2,3}$/.test(first)) return first;
  const letters = words.flatMap((word) => word.match(/[\p{L}\p{N}]/u)?.[0].toUpperCase() ?? []);
  return letters.slice(0, /\p{Script=Thaana}/u.test(first) ? 2 : MAX_INITIALS).join("");
}

/** A square sign for an institution without a logo: its initials over the rings of an atoll. */
export function monogramSvg(seed: string, name: string): string {
  const random = randomFrom(`monogram ${seed}`);
  const { ground, ring, letters } = random.pick(MONOGRAM_STYLES);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}"><rect width="${SIZE}" height="${SIZE}" fill="${ground}"/>${rings(random, ring)}${svgText(initials(name), letters)}</svg>`;
}

function rings(random: SeededRandom, colour: string): string {
  const line = coast(random, 0.2);
  const corner = { x: random.pick([4, 92]), y: random.pick([4, 92]) };
  const paths = [14, 26, 38, 50].map(
    (radius) => `<path d="${outline({ ...corner, radius }, line, 12)}"/>`,
  );
  return `<g fill="none" stroke="${colour}" stroke-width="3.5" opacity=".5">${paths.join("")}</g>`;
}

function svgText(text: string, colour: string): string {
  const letters = [...text].map((letter) => LETTERS.get(letter));
  if (letters.length === 0 || letters.includes(undefined)) return typed(text, colour);
  const gap = 9;
  const widths = letters.map((letter) => letter?.width ?? 0);
  const total = widths.reduce((sum, width) => sum + width, 0) + gap * (letters.length - 1);
  const scale = Math.min(1.35, 64 / total);
  const starts = widths.map((_, at) =>
    widths.slice(0, at).reduce((sum, width) => sum + width + gap, 0),
  );
  const drawn = letters.map(
    (letter, at) => `<path transform="translate(${round(starts[at] ?? 0)})" d="${letter?.path}"/>`,
  );
  const x = (SIZE - total * scale) / 2;
  const y = (SIZE - 28 * scale) / 2;
  return `<g transform="translate(${round(x)} ${round(y)})scale(${Math.round(scale * 1000) / 1000})" fill="none" stroke="${colour}" stroke-width="${round(6 / Math.max(scale, 0.9))}" stroke-linecap="round" stroke-linejoin="round">${drawn.join("")}</g>`;
}

/** Letters without a drawing, such as Thaana, use the reader's fonts. */
function typed(text: string, colour: string): string {
  return `<text x="48" y="60" text-anchor="middle" font-family="Noto Sans Thaana,MV Boli,Faruma,sans-serif" font-size="36" font-weight="700" fill="${colour}">${escapeXml(text)}</text>`;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}
