import type { PageMeta } from "./pagination.ts";

/** A number with its noun: "1 course", "1,394 courses". */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}

/** The range that a page of a list shows: "Showing 1-10 of 812 courses" (specification, 2.4). */
export function shownOf({ from, to, total }: PageMeta, noun: string): string {
  if (total === 0) return `No ${noun}s`;
  const shown = from === 0 ? "none" : `${from.toLocaleString("en")}-${to.toLocaleString("en")}`;
  return `Showing ${shown} of ${counted(total, noun)}`;
}
