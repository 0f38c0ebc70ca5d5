import type { ComparisonCell, ComparisonRow } from "#catalogue/compare.ts";

/** Estimated characters in a line of a column on a phone of 360 px. */
const LINE_LENGTH = 16;
/** A row with more lines is folded on a phone; compare.css cuts it at this height. */
const LINES_SHOWN = 11;

/**
 * True where one course's text is so long that on a phone, where not all columns are in view, other
 * columns would have a gap as high as the screen.
 */
export function isLongRow({ cells }: Pick<ComparisonRow, "cells">): boolean {
  return cells.some((cell) => linesOf(cell) > LINES_SHOWN);
}

/** Estimated lines of a cell in a narrow column. */
function linesOf(cell: ComparisonCell): number {
  return cellTexts(cell).reduce((lines, text) => lines + Math.ceil(text.length / LINE_LENGTH), 0);
}

/** The texts that start on a new line: lines, headings, paragraphs, list items. */
function cellTexts(cell: ComparisonCell): string[] {
  if (cell.kind === "text") return cell.lines;
  return cell.blocks.flatMap(({ heading, html }) => [heading ?? "", ...html.split(/<[^<>]*>/)]);
}
