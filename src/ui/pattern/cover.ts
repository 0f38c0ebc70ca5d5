import { COLOURS } from "../colours.ts";
import { atoll } from "./islands.ts";
import type { Palette } from "./palette.ts";
import { randomFrom } from "./random.ts";
import { smooth } from "./shapes.ts";

const EVENING: Palette = {
  water: [COLOURS.deep, "#0e7176", "#2aa39c", "#8fdacf"],
  foam: "#9fe0d6",
  foamStrength: 0.4,
  sand: "#f6e3ba",
  land: "#0a4a45",
};

/** Path of a boat from the open sea through a channel into the lagoon. */
const WAKE = [
  { x: 60, y: 812 },
  { x: 330, y: 700 },
  { x: 560, y: 742 },
  { x: 692, y: 640 },
  { x: 779, y: 545 },
  { x: 868, y: 470 },
];

/**
 * The large picture of the home page: dark and quiet on the left, where the text is, and on the
 * right an atoll with a path into it. 1200 by 800; crop it from the left.
 */
export function coverSvg(): string {
  const random = randomFrom("magu");
  const great = { x: 872, y: 400, radius: 196, flat: 0.86, turn: -0.35 };
  const small = [
    { x: 1156, y: 372, radius: 24, flat: 0.7, turn: 0.4 },
    { x: 1098, y: 690, radius: 58, flat: 0.8, turn: -0.6 },
    { x: 622, y: 268, radius: 22, flat: 0.8, turn: 0.9 },
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800" preserveAspectRatio="xMaxYMid slice">`,
    `<radialGradient id="g" cx=".74" cy=".5" r=".62"><stop stop-color="#0b6a6d"/><stop offset=".55" stop-color="#08434e"/><stop offset="1" stop-color="${COLOURS.deep}"/></radialGradient>`,
    `<rect width="1200" height="800" fill="url(#g)"/>`,
    atoll(random, EVENING, great, { contours: 11, islands: 10 }),
    small.map((place) => atoll(random, EVENING, place, { contours: 2, islands: 4 })).join(""),
    `<path d="${smooth(WAKE)}" fill="none" stroke="#f6e3ba" stroke-width="4" stroke-linecap="round" stroke-dasharray="1 13" opacity=".8"/>`,
    `<circle cx="868" cy="470" r="7" fill="#f6e3ba"/>`,
    `</svg>`,
  ].join("");
}
