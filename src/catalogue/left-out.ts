/** Something that could not be indexed; everything else is published without it. */
export interface LeftOut {
  /** An institution or category that is left out is shown, but not found by its words. */
  kind: "course" | "institution" | "category";
  id: number;
  name: string;
  /** What went wrong, for those who run the site. */
  reason: string;
}

/** Notes something that failed. @param error what was thrown. */
export function leftOut(
  kind: LeftOut["kind"],
  { id, name }: { id: number; name: string },
  error: unknown,
): LeftOut {
  return {
    kind,
    id,
    name: String(name),
    reason: error instanceof Error ? error.message : String(error),
  };
}
