/*
 * A carousel that goes round has a copy of its last slide before the first and one of its first
 * behind the last. Places count from 0 over everything in the row, slides over the slides alone.
 */

/** The place whose offset is nearest to where the row is scrolled to; 0 for an empty row. */
export function nearest(offsets: readonly number[], scrolled: number): number {
  let best = 0;
  offsets.forEach((offset, place) => {
    if (Math.abs(offset - scrolled) < Math.abs((offsets[best] ?? 0) - scrolled)) best = place;
  });
  return best;
}

/** The slide that shows at a place. */
export function slideAt(place: number, count: number, loops: boolean): number {
  return loops ? (place - 1 + count) % count : place;
}

/** The place of the slide itself where a place holds a copy, the same place otherwise. */
export function twinOf(place: number, count: number, loops: boolean): number {
  return loops ? slideAt(place, count, loops) + 1 : place;
}
