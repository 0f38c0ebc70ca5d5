import { type ComparisonCell, cellGist, isCellStated } from "#catalogue/compare.ts";

/**
 * Position of the only cell that differs while all others are equal; -1 for none, and where any
 * course does not state a value.
 */
export function oddOneOut(cells: readonly ComparisonCell[]): number {
  if (cells.length < 3 || !cells.every(isCellStated)) return -1;
  const texts = cells.map(cellGist);
  const alone = texts.flatMap((text, at) =>
    texts.indexOf(text) === texts.lastIndexOf(text) ? [at] : [],
  );
  return alone.length === 1 ? (alone[0] ?? -1) : -1;
}
