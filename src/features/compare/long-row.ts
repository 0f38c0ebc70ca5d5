import type { ComparisonCell, ComparisonRow } from "#catalogue/compare.ts";

/** About as many letters stand in a line of a column on a phone of 360 px. */
const LINE_LENGTH = 16;
/** A row with more lines than these is folded on a phone; compare.css cuts it at their height. */
const LINES_SHOWN = 11;

/**
 * True where a course says so much in a row that on a phone, where not all columns are in view, the
 * others would leave a gap as high as the screen.
 */
export function isLongRow({ cells }: Pick<ComparisonRow, "cells">): boolean {
  return cells.some((cell) => linesOf(cell) > LINES_SHOWN);
}

/** Lines of a cell in a narrow column, estimated. */
function linesOf(cell: ComparisonCell): number {
  return cellTexts(cell).reduce((lines, text) => lines + Math.ceil(text.length / LINE_LENGTH), 0);
}

/** What begins on a line of its own: lines, headings, paragraphs, items of lists. */
function cellTexts(cell: ComparisonCell): string[] {
  if (cell.kind === "text") return cell.lines;
  return cell.blocks.flatMap(({ heading, html }) => [heading ?? "", ...html.split(/<[^<>]*>/)]);
}
