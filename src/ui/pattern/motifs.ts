import { atoll, island } from "./islands.ts";
import type { Palette } from "./palette.ts";
import type { SeededRandom } from "./random.ts";
import { across, blob, type Point, round, smooth, swell } from "./shapes.ts";

/** The canvas of every drawing; what shows it may crop it to 3:1 or to 4:3. */
export const PATTERN_WIDTH = 1200;
export const PATTERN_HEIGHT = 600;

/** Draws over a ground of the deepest water. */
export type Motif = (random: SeededRandom, palette: Palette) => string;

/** One large atoll, with small ones in its company. */
const greatAtoll: Motif = (random, palette) => {
  const side = random.pick([-1, 1]);
  const great = {
    x: 600 + side * random.between(60, 170),
    y: random.between(270, 330),
    radius: random.between(165, 205),
    flat: random.between(0.62, 0.8),
    turn: random.between(-0.5, 0.5),
  };
  const small = Array.from({ length: 3 }, (_, index) => ({
    x: 600 - side * random.between(170 + index * 40, 330 + index * 90),
    y: 110 + index * 180 + random.between(-40, 40),
    radius: random.between(30, 58),
    flat: random.between(0.6, 0.9),
    turn: random.between(-1, 1),
  }));
  return (
    atoll(random, palette, great, { contours: 7, islands: 9 }) +
    small.map((place) => atoll(random, palette, place, { contours: 2, islands: 4 })).join("")
  );
};

/** The double chain of the Maldives, lying on its side. */
const chain: Motif = (random, palette) => {
  const bend = swell(random, 34, 1100);
  const places = Array.from({ length: 10 }, (_, index) => {
    const x = 30 + index * 126 + random.between(-26, 26);
    const row = index % 2 === 0 ? -1 : 1;
    return {
      x,
      y: 300 + bend(x) + row * random.between(84, 136),
      radius: random.between(36, 92),
      flat: random.between(0.55, 0.95),
      turn: random.between(-0.9, 0.9),
    };
  });
  return places
    .map((place) => atoll(random, palette, place, { contours: 3, islands: random.whole(2, 4) }))
    .join("");
};

/** A shore from above: bands of water from the deep to the sand. */
const shore: Motif = (random, palette) => {
  const { water, sand, foam, foamStrength } = palette;
  const slope = random.pick([-0.16, -0.1, 0.1, 0.16]);
  const fills = [water[0], water[1], water[1], water[2], water[2], water[3], water[3], sand];
  const line = swell(random, 46, 980);
  const bands = fills.map((fill, index) => {
    const own = swell(random, 9, 420);
    const top = 60 + index * 66 + index * index * 1.6;
    const edge = across(
      -60,
      1260,
      55,
      (x) => top + line(x + index * 26) + own(x) + slope * (x - 600),
    );
    const body = `${smooth(edge)}L1260 760L-60 760Z`;
    const mixed = index % 2 === 0 ? "" : ` opacity=".55"`;
    return `<path d="${body}" fill="${fill}"${mixed}/><path d="${smooth(edge)}" fill="none" stroke="${foam}" stroke-width="${index > 5 ? 5 : 1.5}" opacity="${foamStrength * (index > 5 ? 1 : 0.5)}"/>`;
  });
  return bands.join("");
};

/** Crests that part around islands and close again behind them. */
const currents: Motif = (random, palette) => {
  const { foam, foamStrength } = palette;
  const islets = Array.from({ length: 4 }, (_, index) => ({
    x: 150 + index * 300 + random.between(-90, 90),
    y: random.between(150, 450),
    radius: random.between(20, 46),
    flat: random.between(0.55, 0.8),
    turn: random.between(-0.4, 0.4),
  }));
  const drift = swell(random, 26, 900);
  const part = (x: number, y: number) =>
    islets.reduce((sum, islet) => {
      const [aside, above] = [
        (x - islet.x) / (islet.radius * 3.4),
        (y - islet.y) / (islet.radius * 2.2),
      ];
      return (
        sum +
        Math.sign(y - islet.y || 1) * islet.radius * 1.5 * Math.exp(-aside * aside - above * above)
      );
    }, 0);
  const lines = Array.from({ length: 26 }, (_, index) => {
    const y = -30 + index * 26;
    const points = across(-60, 1260, 55, (x) => y + drift(x + y * 0.5) + part(x, y + drift(x)));
    return `<path d="${smooth(points)}" stroke-width="${round(1 + ((index * 7) % 5) * 0.55)}"/>`;
  });
  return `<g fill="none" stroke="${foam}" opacity="${foamStrength * 0.75}">${lines.join("")}</g>${islets.map((islet) => island(random, palette, islet)).join("")}`;
};

/** Ripples that the tide leaves in sand, with water standing along one side. */
const ripples: Motif = (random, palette) => {
  const { water, sand, foam, foamStrength } = palette;
  const ground = swell(random, 22, 560);
  const lean = random.between(-0.12, 0.12);
  const lines = Array.from({ length: 28 }, (_, index) => {
    const own = swell(random, 4, 260);
    const points = across(
      -60,
      1260,
      60,
      (x) => -10 + index * 23 + ground(x + index * 15) + own(x) + lean * x,
    );
    const gaps = `${random.whole(140, 420)} ${random.whole(8, 40)} ${random.whole(60, 240)} ${random.whole(8, 30)}`;
    return `<path d="${smooth(points)}" stroke-dasharray="${gaps}" stroke-width="${round(random.between(2, 5.5))}"/>`;
  });
  const edge = swell(random, 40, 640);
  const tide = (lift: number) => {
    const points = across(-60, 1260, 60, (x) => 455 + lift + edge(x) - lean * x * 2);
    return `${smooth(points)}L1260 700L-60 700Z`;
  };
  return [
    `<rect width="1200" height="600" fill="${sand}"/>`,
    `<g fill="none" stroke="${water[2]}" stroke-linecap="round" opacity=".55">${lines.join("")}</g>`,
    `<path d="${tide(-26)}" fill="${water[3]}" opacity=".75"/>`,
    `<path d="${tide(0)}" fill="${water[2]}"/><path d="${tide(56)}" fill="${water[1]}"/>`,
    `<path d="${smooth(across(-60, 1260, 60, (x) => 455 + edge(x) - lean * x * 2))}" fill="none" stroke="${foam}" stroke-width="6" opacity="${foamStrength}"/>`,
  ].join("");
};

/** A coral garden: colonies packed side by side, each ring by ring. */
const garden: Motif = (random, palette) => {
  const { water, sand, foam, foamStrength } = palette;
  const colonies: (Point & { radius: number })[] = [];
  for (let trial = 0; trial < 900 && colonies.length < 52; trial += 1) {
    const radius = random.between(26, 104) * (1 - Math.min(trial, 600) / 900);
    const place = { x: random.between(-40, 1240), y: random.between(-40, 640), radius };
    const free = colonies.every(
      (other) => Math.hypot(other.x - place.x, other.y - place.y) > other.radius + radius + 7,
    );
    if (free && radius > 12) colonies.push(place);
  }
  const drawn = colonies.map((place) => {
    const fill = random.pick([water[1], water[1], water[2], water[2], water[3], sand]);
    const rings = [0.74, 0.48, 0.22]
      .filter((scale) => place.radius * scale > 5)
      .map((scale) => {
        const dashes = random.chance(0.55)
          ? ` stroke-dasharray="1 ${round(6 + place.radius / 14)}"`
          : "";
        return `<path d="${blob(random, { ...place, radius: place.radius * scale }, 0.06)}"${dashes}/>`;
      });
    const ink = fill === sand || fill === water[3] ? water[1] : foam;
    return `<path d="${blob(random, place, 0.07)}" fill="${fill}"/><g fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" opacity="${foamStrength}">${rings.join("")}</g>`;
  });
  return drawn.join("");
};

/** A channel between two reefs, and the wake of a boat on its way through. */
const passage: Motif = (random, palette) => {
  const { water, foam, foamStrength } = palette;
  const course = swell(random, 88, 1150);
  const bank = (away: number) => {
    const own = swell(random, Math.abs(away) * 0.1 + 6, 380);
    return across(-60, 1260, 55, (x) => 300 + course(x) + away + own(x));
  };
  const reefs = [
    [250, water[1], 0.5],
    [185, water[1], 1],
    [132, water[2], 0.55],
    [96, water[2], 1],
    [66, water[3], 0.85],
    [52, water[0], 1],
  ] as const;
  const layers = reefs.map(([width, fill, opacity]) => {
    const [upper, lower] = [bank(-width), bank(width).reverse()];
    return `<path d="${smooth(upper)}${smooth(lower).replace("M", "L")}Z" fill="${fill}" opacity="${opacity}"/>`;
  });
  const wake = smooth(across(-60, random.between(640, 820), 40, (x) => 300 + course(x)));
  const keys = Array.from({ length: 5 }, (_, index) => {
    const x = 120 + index * 240 + random.between(-50, 50);
    const away = random.pick([-1, 1]) * random.between(100, 150);
    return island(random, palette, {
      x,
      y: 300 + course(x) + away,
      radius: random.between(12, 26),
      flat: 0.6,
      turn: random.between(-0.5, 0.5),
    });
  });
  return `${layers.join("")}<path d="${wake}" fill="none" stroke="${foam}" stroke-width="4" stroke-linecap="round" stroke-dasharray="2 14" opacity="${foamStrength}"/>${keys.join("")}`;
};

/** Bands of a woven mat, after the thundu kunaa of Gaafu Dhaalu: steps, lozenges and plain weft. */
const mat: Motif = (random, palette) => {
  const { water, sand } = palette;
  const colours = [water[0], water[1], water[2], water[3], sand];
  const bands: string[] = [];
  for (let y = 0; y < PATTERN_HEIGHT; ) {
    const height = random.pick([24, 24, 48, 48, 72, 96]);
    const ground = random.pick(colours);
    const figure = random.pick(colours.filter((colour) => colour !== ground));
    bands.push(
      `<rect y="${y}" width="1200" height="${height}" fill="${ground}"/>${weave(random, y, height, figure)}`,
    );
    y += height;
  }
  return bands.join("");
};

function weave(random: SeededRandom, top: number, height: number, fill: string): string {
  if (height === 24) {
    const dashes = Array.from({ length: 25 }, (_, index) => `M${index * 48} ${top + 8}h24v8h-24z`);
    return `<path d="${dashes.join("")}" fill="${fill}"/>`;
  }
  const half = height / 2;
  const step = height / random.pick([6, 8]);
  const figure = random.chance(0.55) ? lozenge(half, step) : stairs(half, step);
  const repeats = Array.from(
    { length: Math.ceil(PATTERN_WIDTH / height) + 1 },
    (_, index) => `M${round(index * height)} ${top + half}${figure}`,
  );
  return `<path d="${repeats.join("")}" fill="${fill}" fill-rule="evenodd"/>`;
}

/** A stepped lozenge, the same on both sides of both axes; an empty one stands within it. */
function lozenge(half: number, step: number): string {
  const ring = (steps: number, shift: number) => {
    const walk = (first: string, second: string) => `${first}${second}`.repeat(steps - 1);
    const [right, left, down, up] = [`h${step}`, `h-${step}`, `v${step}`, `v-${step}`];
    return `m${shift} ${step / 2}${walk(up, right)}${up}${right}${walk(down, right)}${down}${walk(left, down)}${left}${walk(up, left)}z`;
  };
  const steps = Math.floor(half / step);
  return ring(steps, 0) + ring(Math.max(1, steps - 2), step * Math.min(2, steps - 1));
}

/** Stairs that climb and descend along the band. */
function stairs(half: number, step: number): string {
  const count = Math.round(half / step);
  const up = `h${round(step)}v${round(-step)}`.repeat(count);
  const down = `h${round(step)}v${round(step)}`.repeat(count);
  return `${up}${down}v${round(step * 2)}${`h${round(-step)}v${round(-step)}`.repeat(count)}${`h${round(-step)}v${round(step)}`.repeat(count)}z`;
}

/** Every motif, in an order that must not change: a seed chooses by position. */
export const MOTIFS: readonly Motif[] = [
  greatAtoll,
  shore,
  currents,
  mat,
  chain,
  garden,
  passage,
  ripples,
];

/** Those that stay quiet enough to lie under text. */
export const QUIET_MOTIFS: readonly Motif[] = [greatAtoll, shore, currents, chain, passage];
