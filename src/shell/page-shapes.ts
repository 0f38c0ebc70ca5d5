import { type PageShape, pageAt } from "#web/pages.ts";

/** Lists, which show by themselves that they wait where they are only narrowed or turned over. */
const LIST_SHAPES: ReadonlySet<PageShape> = new Set(["courses", "institutions", "search"]);

/** Shape to show during a move; null where the page that is left stays. */
export function comingShape(from: string, to: string | undefined): PageShape | null {
  if (to === undefined || to === from) return null;
  const shape = pageAt(to)?.page.shape ?? null;
  return shape !== null && LIST_SHAPES.has(shape) && pageAt(from)?.page.shape === shape
    ? null
    : shape;
}
