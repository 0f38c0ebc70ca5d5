import { MOTIFS, type Motif, PATTERN_HEIGHT, PATTERN_WIDTH, QUIET_MOTIFS } from "./motifs.ts";
import { NIGHT, PALETTES, type Palette } from "./palette.ts";
import { randomFrom, type SeededRandom } from "./random.ts";

/**
 * A banner in full colour; the same seed always draws the same picture. Can be cropped to 3:1 and
 * 4:3.
 */
export function bannerSvg(seed: string): string {
  const random = randomFrom(seed);
  return draw(random, random.pick(MOTIFS), random.pick(PALETTES));
}

/** A background for white text: the same sea at night, dark enough for AA. */
export function patternSvg(seed: string): string {
  const random = randomFrom(seed);
  return draw(random, random.pick(QUIET_MOTIFS), NIGHT);
}

function draw(random: SeededRandom, motif: Motif, palette: Palette): string {
  const [deep] = palette.water;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PATTERN_WIDTH} ${PATTERN_HEIGHT}" width="${PATTERN_WIDTH}" height="${PATTERN_HEIGHT}" preserveAspectRatio="xMidYMid slice"><rect width="${PATTERN_WIDTH}" height="${PATTERN_HEIGHT}" fill="${deep}"/>${motif(random, palette)}</svg>`;
}
