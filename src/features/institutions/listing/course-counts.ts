import type { Catalogue } from "#catalogue/catalogue.ts";
import { coursesByName } from "#catalogue/courses-by-name.ts";

const COUNTS = new WeakMap<Catalogue, ReadonlyMap<string, number>>();

/** Number of courses in the listing by the institution's name, counted once per catalogue. */
export function courseCounts(catalogue: Catalogue): ReadonlyMap<string, number> {
  const known = COUNTS.get(catalogue) ?? coursesByName(catalogue, "institutions");
  COUNTS.set(catalogue, known);
  return known;
}
