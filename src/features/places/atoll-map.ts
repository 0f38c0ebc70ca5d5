import { ATOLLS, type InhabitedIsland, ISLANDS } from "#catalogue/islands.ts";

/** An atoll as it is drawn, in units of the map: 0,0 is its north-western corner. */
export interface DrawnAtoll {
  code: string;
  /** Path of the reef around its islands, to be stroked with a wide round line. */
  reef: string;
  /** Path of its islands as points, to be stroked with a round line. */
  dots: string;
  /** Where its letters stand: beside the reef, on the side that is free. */
  letters: { x: number; y: number; side: "left" | "right" };
}

/** Units of the map for a degree; at the equator one of longitude is as long as one of latitude. */
const UNITS_A_DEGREE = 108;
const [NORTH, WEST] = [7.28, 72.05];

/** Distance of the letters from the outermost island. */
const LETTERS_BESIDE = 16;

/** The middle of the country, east of which letters stand on the right. */
const MIDDLE = 73.23;

/** Every atoll of the map, drawn from the coordinates of its islands. */
export function drawnAtolls(): DrawnAtoll[] {
  return ATOLLS.map(({ code }) => {
    const points = ISLANDS.filter(({ atoll }) => atoll === code).map(pointOf);
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
    const side = middle < (MIDDLE - WEST) * UNITS_A_DEGREE ? "left" : "right";
    return {
      code,
      reef: closedPath(hull(points)),
      dots: points.map(([x, y]) => `M${x} ${y}h0`).join(""),
      letters: {
        x: side === "left" ? Math.min(...xs) - LETTERS_BESIDE : Math.max(...xs) + LETTERS_BESIDE,
        y: Math.round((Math.min(...ys) + Math.max(...ys)) / 2),
        side,
      },
    };
  });
}

type MapPoint = readonly [x: number, y: number];

function pointOf({ latitude, longitude }: InhabitedIsland): MapPoint {
  const units = (degrees: number) => Math.round(degrees * UNITS_A_DEGREE * 10) / 10;
  return [units(longitude - WEST), units(NORTH - latitude)];
}

function closedPath(points: readonly MapPoint[]): string {
  const [first, ...others] = points.map(([x, y]) => `${x} ${y}`);
  return others.length === 0 ? `M${first}h0` : `M${first}L${others.join(" ")}Z`;
}

/** The convex hull, by Andrew's monotone chain. */
function hull(points: readonly MapPoint[]): MapPoint[] {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  if (sorted.length < 3) return sorted;
  const chain = (some: readonly MapPoint[]) => {
    const line: MapPoint[] = [];
    for (const point of some) {
      while (line.length > 1 && !turnsLeft(line.at(-2)!, line.at(-1)!, point)) line.pop();
      line.push(point);
    }
    return line.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

function turnsLeft([ax, ay]: MapPoint, [bx, by]: MapPoint, [cx, cy]: MapPoint): boolean {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0;
}
