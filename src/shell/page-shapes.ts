import { type PageShape, pageAt } from "#web/pages.ts";

/** Lists show their own loading state while they are filtered or paged. */
const LIST_SHAPES: ReadonlySet<PageShape> = new Set(["courses", "institutions", "search"]);

/** Placeholder to show during a navigation; null where the current page stays. */
export function comingShape(from: string, to: string | undefined): PageShape | null {
  if (to === undefined || to === from) return null;
  const shape = pageAt(to)?.page.shape ?? null;
  return shape !== null && LIST_SHAPES.has(shape) && pageAt(from)?.page.shape === shape
    ? null
    : shape;
}
