import type { Rescue } from "./answers.ts";
import { cardinality } from "./bitset.ts";
import { clearFilter, type FacetKey, FILTER_LABELS, type Filters } from "./filters.ts";
import type { KnownValues } from "./known-values.ts";
import { documentsIn, orAll, type Selection } from "./selection.ts";

/**
 * The one filter whose removal brings most courses, null when none brings any. A key goes with all
 * its values, as values of one key widen a search: taking one of them away never finds more.
 */
export function rescueOf(
  filters: Filters,
  selection: Selection,
  size: number,
  known: KnownValues,
): Rescue | null {
  let best: { key: FacetKey | "name"; total: number } | null = null;
  for (const key of selection.keys()) {
    const total = cardinality(orAll(documentsIn(selection, key), size));
    if (total > (best?.total ?? 0)) best = { key, total };
  }
  if (!best) return null;
  const { key, total } = best;
  return { key, total, label: labelOf(key, filters, known), filters: clearFilter(filters, key) };
}

/** "Level: Diploma, Certificate I". */
function labelOf(key: FacetKey | "name", filters: Filters, known: KnownValues): string {
  const values =
    key === "name" ? [filters.name] : filters[key].map((value) => known.label(key, value));
  return `${FILTER_LABELS[key]}: ${values.join(", ")}`;
}
