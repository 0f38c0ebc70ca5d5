import type { ComparisonCell } from "#catalogue/compare.ts";

/**
 * How a row is set: `beside`, in three columns also on a phone; `below`, there one course below the
 * other; `folded`, the same and everywhere only its beginning until all of it is asked for.
 */
export type RowShape = "beside" | "below" | "folded";

/** What a column of a third of a phone of 360 px holds: letters in a line, and lines before it is a pillar. */
const NARROW = { letters: 13, lines: 8 };
/** The same for a text of the whole width; compare.css cuts a folded row at this height. */
const WIDE = { letters: 40, lines: 9 };

/** How a row is set, from the longest text of its courses. */
export function rowShape(cells: readonly ComparisonCell[]): RowShape {
  if (cells.every((cell) => cell.kind === "text" && fits(textsOf(cell), NARROW))) return "beside";
  return cells.every((cell) => fits(textsOf(cell), WIDE)) ? "below" : "folded";
}

function fits(texts: readonly string[], { letters, lines }: typeof NARROW): boolean {
  const words = texts.flatMap((text) => text.split(/[\s/]+/));
  const needed = texts.reduce((sum, text) => sum + Math.ceil(text.length / letters), 0);
  return needed <= lines && words.every(({ length }) => length <= letters);
}

/** The texts that start on a new line: lines, headings, paragraphs, list items. */
function textsOf(cell: ComparisonCell): string[] {
  if (cell.kind === "text") return cell.lines;
  return cell.blocks.flatMap(({ heading, html }) => [heading ?? "", ...html.split(/<[^<>]*>/)]);
}
