import type { Rescue } from "./catalogue-answers.ts";
import { type FacetKey, facetOf } from "./facets.ts";
import { clearFilter, type Filters } from "./filters.ts";
import type { KnownValues } from "./known-values.ts";
import type { FacetSelection } from "./selection.ts";

type Key = FacetKey | "name";

/**
 * The filter whose removal finds most courses, or else the two that find most together; null where
 * no two find any. A key is dropped with all its values, because values of one key widen a search:
 * removing one of them never finds more.
 *
 * @param totalOf Number of courses that match these parts; all courses for none.
 */
export function rescueOf(
  filters: Filters,
  parts: readonly FacetSelection[],
  totalOf: (parts: readonly FacetSelection[]) => number,
  known: KnownValues,
): Rescue | null {
  // The text is the last of the parts. What a person can enter is not for the filters to drop.
  const own = parts.filter(({ key }) => key !== "entry");
  const pairs = own.flatMap((first, at) => own.slice(at + 1).map((next) => [first, next]));
  const alone = own.map((part) => [part]);
  const best = bestOf(alone, parts, totalOf) ?? bestOf(pairs, parts, totalOf);
  if (!best) return null;
  return {
    key: best.keys[0]!,
    label: best.keys.map((key) => labelOf(key, filters, known)).join(" and "),
    total: best.total,
    filters: best.keys.reduce(clearFilter, filters),
  };
}

/** The keys whose removal leaves most courses; null where every removal leaves none. */
function bestOf(
  sets: readonly FacetSelection[][],
  parts: readonly FacetSelection[],
  totalOf: (parts: readonly FacetSelection[]) => number,
) {
  let best: { keys: Key[]; total: number } | null = null;
  for (const gone of sets) {
    const total = totalOf(parts.filter((part) => !gone.includes(part)));
    if (total > (best?.total ?? 0)) best = { keys: gone.map(({ key }) => key as Key), total };
  }
  return best;
}

/** "Diploma, Certificate I", "Awarding body"; the search text in quotation marks. */
function labelOf(key: Key, filters: Filters, known: KnownValues): string {
  if (key === "name") return `“${filters.name}”`;
  const { label, valuesNeedLabel } = facetOf(key);
  if (valuesNeedLabel) return label;
  return filters[key].map((value) => known.label(key, value)).join(", ");
}
