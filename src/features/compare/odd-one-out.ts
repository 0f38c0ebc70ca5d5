import { type ComparisonCell, isCellStated } from "#catalogue/compare.ts";

/**
 * Position of the one cell that differs while all others are alike; -1 where there is none. Where a
 * course states nothing there is nothing to differ from.
 */
export function oddOneOut(cells: readonly ComparisonCell[]): number {
  if (cells.length < 3 || !cells.every(isCellStated)) return -1;
  const texts = cells.map((cell) => JSON.stringify(cell));
  const alone = texts.flatMap((text, at) =>
    texts.indexOf(text) === texts.lastIndexOf(text) ? [at] : [],
  );
  return alone.length === 1 ? (alone[0] ?? -1) : -1;
}
