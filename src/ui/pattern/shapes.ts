import type { SeededRandom } from "./random.ts";

export interface Point {
  x: number;
  y: number;
}

/** Rounded to a tenth: finer is not seen and only makes the file larger. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** A smooth line through points (Catmull-Rom, written as relative cubic curves). */
export function smooth(points: readonly Point[], closed = false, fine = false): string {
  const count = points.length;
  const exact = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] as Point;
  const grid = fine ? round : Math.round;
  const onGrid = (index: number): Point => ({ x: grid(exact(index).x), y: grid(exact(index).y) });
  const steps = Array.from({ length: closed ? count : count - 1 }, (_, index) => {
    const [before, after] = [exact(index - 1), exact(index + 2)];
    const [from, to] = [exact(index), exact(index + 1)];
    const start = onGrid(index);
    const spell = (x: number, y: number) =>
      `${round(grid(x - start.x))} ${round(grid(y - start.y))}`;
    const first = spell(from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6);
    const second = spell(to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6);
    const { x, y } = onGrid(index + 1);
    return `c${first} ${second} ${spell(x, y)}`.replaceAll(" -", "-");
  });
  const { x, y } = onGrid(0);
  return `M${x} ${y}${steps.join("")}${closed ? "z" : ""}`;
}

/** Distance of a coast from its centre in a direction (radians), for a coast of mean radius 1. */
export type Coast = (angle: number) => number;

/** An uneven round coast; `wildness` 0 is a circle, 0.3 has bays. */
export function coast(random: SeededRandom, wildness: number): Coast {
  const waves = [2, 3, 5].map((turns) => ({
    turns,
    height: random.between(0.35, 1) * (wildness / Math.sqrt(turns)),
    shift: random.between(0, 2 * Math.PI),
  }));
  return (angle) =>
    waves.reduce(
      (sum, { turns, height, shift }) => sum + height * Math.cos(turns * angle + shift),
      1,
    );
}

export interface Placement extends Point {
  radius: number;
  /** Height by width; 1 is round. */
  flat?: number;
  /** Radians. */
  turn?: number;
}

/** The point of a coast in a direction. */
export function onCoast(place: Placement, line: Coast, angle: number): Point {
  const { x, y, radius, flat = 1, turn = 0 } = place;
  const across = Math.cos(angle) * line(angle) * radius;
  const down = Math.sin(angle) * line(angle) * radius * flat;
  return {
    x: x + across * Math.cos(turn) - down * Math.sin(turn),
    y: y + across * Math.sin(turn) + down * Math.cos(turn),
  };
}

/** The closed outline of a coast. */
export function outline(place: Placement, line: Coast, points = 16): string {
  const angles = Array.from({ length: points }, (_, index) => (index / points) * 2 * Math.PI);
  return smooth(
    angles.map((angle) => onCoast(place, line, angle)),
    true,
    place.radius < 40,
  );
}

/** A small closed shape, such as an island. */
export function blob(random: SeededRandom, place: Placement, wildness = 0.14): string {
  return outline(place, coast(random, wildness), place.radius < 12 ? 6 : 9);
}

/** A height for every x: slow waves upon one another. */
export function swell(random: SeededRandom, height: number, length: number): (x: number) => number {
  const waves = [1, 1.7, 2.9].map((pace, index) => ({
    pace: ((2 * Math.PI) / length) * pace * random.between(0.85, 1.15),
    height: (height / (index + 1.2)) * random.between(0.7, 1.1),
    shift: random.between(0, 2 * Math.PI),
  }));
  return (x) =>
    waves.reduce((sum, wave) => sum + wave.height * Math.sin(x * wave.pace + wave.shift), 0);
}

/** A line from side to side whose height is a function of x. */
export function across(
  from: number,
  to: number,
  step: number,
  height: (x: number) => number,
): Point[] {
  const count = Math.ceil((to - from) / step);
  return Array.from({ length: count + 1 }, (_, index) => {
    const x = from + index * step;
    return { x, y: height(x) };
  });
}
