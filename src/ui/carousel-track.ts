/* A looping carousel has a copy of its last slide before the first, and a copy of its first
   after the last. Places count all elements of the row from 0, slides count only the slides. */

/** The place whose offset is nearest to where the row is scrolled to; 0 for an empty row. */
export function nearest(offsets: readonly number[], scrolled: number): number {
  let best = 0;
  offsets.forEach((offset, place) => {
    if (Math.abs(offset - scrolled) < Math.abs((offsets[best] ?? 0) - scrolled)) best = place;
  });
  return best;
}

/** The slide at a place. */
export function slideAt(place: number, count: number, loops: boolean): number {
  return loops ? (place - 1 + count) % count : place;
}

/** The place of the original where a place holds a copy; otherwise the same place. */
export function twinOf(place: number, count: number, loops: boolean): number {
  return loops ? slideAt(place, count, loops) + 1 : place;
}
