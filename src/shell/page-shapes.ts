/** Pages that have a shape of their own to be shown while they are on their way. */
export type PageShape = "courses" | "course" | "institutions" | "institution" | "search";

const SHAPES: readonly (readonly [RegExp, PageShape])[] = [
  [/^\/courses(\/\d+)?\/?$/, "courses"],
  [/^\/courses\/\d+\/[^/]+\/?$/, "course"],
  [/^\/institutions\/?$/, "institutions"],
  [/^\/institutions\/\d+\/?$/, "institution"],
  [/^\/search\/?$/, "search"],
];

/** Shape of the page with this path; null where none is drawn. */
export function shapeOf(path: string): PageShape | null {
  return SHAPES.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}

/**
 * Shape to show during a move; null where the page that is left stays. Lists that are only narrowed
 * or turned over show by themselves that they wait.
 */
export function comingShape(from: string, to: string | undefined): PageShape | null {
  if (to === undefined || to === from) return null;
  const shape = shapeOf(to);
  const isList = shape === "courses" || shape === "institutions" || shape === "search";
  return isList && shapeOf(from) === shape ? null : shape;
}
