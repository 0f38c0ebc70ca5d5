import type { Palette } from "./palette.ts";
import type { SeededRandom } from "./random.ts";
import { blob, type Coast, coast, onCoast, outline, type Placement, round } from "./shapes.ts";

/** An island seen from above: shallow water, a ring of sand, and what grows on it. */
export function island(
  random: SeededRandom,
  { water, sand, land }: Palette,
  place: Placement,
): string {
  const grow = (by: number): Placement => ({ ...place, radius: place.radius * by });
  const green = place.radius > 7 ? `<path d="${blob(random, grow(0.62))}" fill="${land}"/>` : "";
  return `<path d="${blob(random, grow(1.7))}" fill="${water[3]}" opacity=".55"/><path d="${blob(random, place)}" fill="${sand}"/>${green}`;
}

interface AtollLook {
  /** Depth lines around the reef. */
  contours: number;
  islands: number;
}

/** A ring of reef around its lagoon, broken by channels, with islands upon it. */
export function atoll(
  random: SeededRandom,
  palette: Palette,
  place: Placement,
  look: AtollLook,
): string {
  const { water, foam, foamStrength } = palette;
  const line = coast(random, 0.16);
  const at = (scale: number) => outline({ ...place, radius: place.radius * scale }, line);
  const rings = Array.from({ length: look.contours }, (_, index) => {
    const strength = round(foamStrength * (0.75 - (index / look.contours) * 0.6) * 10) / 10;
    return `<path d="${at(1.28 + index * 0.22 + index * index * 0.015)}" opacity="${strength}"/>`;
  });
  return [
    `<g fill="none" stroke="${foam}" stroke-width="2">${rings.join("")}</g>`,
    `<path d="${at(1.12)}" fill="${water[2]}" opacity=".5"/>`,
    `<path d="${at(1)}" fill="${water[2]}"/>`,
    `<path d="${at(0.8)}" fill="${water[1]}"/>`,
    `<path d="${at(0.9)}" fill="none" stroke="${water[3]}" stroke-width="${round(place.radius * 0.085)}" stroke-linecap="round" stroke-dasharray="${channels(random, place.radius)}"/>`,
    patches(random, palette, place),
    islandsOn(random, palette, place, line, look.islands),
  ].join("");
}

/** Lengths of reef and of the channels between, along the ring. */
function channels(random: SeededRandom, radius: number): string {
  const lengths = Array.from({ length: 4 }, () => [
    round(radius * random.between(0.5, 1.6)),
    round(radius * random.between(0.16, 0.34)),
  ]);
  return lengths.flat().join(" ");
}

/** Small reefs within the lagoon. */
function patches(random: SeededRandom, { water }: Palette, place: Placement): string {
  const count = Math.round(place.radius / 16);
  return Array.from({ length: count }, () => {
    const where = onCoast(place, () => random.between(0.08, 0.62), random.between(0, 2 * Math.PI));
    const radius = place.radius * random.between(0.015, 0.05);
    return `<path d="${blob(random, { ...where, radius }, 0.22)}" fill="${water[3]}" opacity=".7"/>`;
  }).join("");
}

function islandsOn(
  random: SeededRandom,
  palette: Palette,
  place: Placement,
  line: Coast,
  count: number,
): string {
  const start = random.between(0, 2 * Math.PI);
  return Array.from({ length: count }, (_, index) => {
    const angle = start + ((index + random.between(-0.28, 0.28)) / count) * 2 * Math.PI;
    const where = onCoast({ ...place, radius: place.radius * 0.9 }, line, angle);
    return island(random, palette, {
      ...where,
      radius: place.radius * random.between(0.04, 0.1),
      flat: random.between(0.45, 0.8),
      turn: angle + (place.turn ?? 0) + Math.PI / 2,
    });
  }).join("");
}
