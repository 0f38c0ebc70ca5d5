import type { FacetKey } from "./facets.ts";
import { clearFilter, FILTER_KEYS, FILTER_LABELS, type Filters, removeFilter } from "./filters.ts";
import type { KnownValues } from "./known-values.ts";

/** One chosen filter value, as a chip shows it. */
export interface ActiveFilter {
  key: FacetKey | "name";
  /** Label of its key: "Level". */
  keyLabel: string;
  /** The value in the address. */
  value: string;
  label: string;
  /** The filters without this value. */
  without: Filters;
}

/** Every chosen value in the order of the address; the search text comes last. */
export function activeFilters(filters: Filters, known: KnownValues): ActiveFilter[] {
  const chosen = FILTER_KEYS.flatMap((key) =>
    filters[key].map((value) => ({
      key,
      keyLabel: FILTER_LABELS[key],
      value,
      label: known.label(key, value),
      without: removeFilter(filters, key, value),
    })),
  );
  return filters.name === "" ? chosen : [...chosen, activeText(filters)];
}

function activeText(filters: Filters): ActiveFilter {
  return {
    key: "name",
    keyLabel: FILTER_LABELS.name,
    value: filters.name,
    label: filters.name,
    without: clearFilter(filters, "name"),
  };
}
