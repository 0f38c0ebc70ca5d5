import type { FacetKey } from "./facets.ts";
import { clearFilter, FILTER_KEYS, FILTER_LABELS, type Filters, removeFilter } from "./filters.ts";
import type { KnownValues } from "./known-values.ts";

/** One thing that was asked for, as a chip shows it. */
export interface ActiveFilter {
  key: FacetKey | "name";
  /** What the key is called: "Level". */
  keyLabel: string;
  /** As it stands in the address. */
  value: string;
  label: string;
  /** The filters that are left when this one is taken away. */
  without: Filters;
}

/** Every value that was asked for, in the order of the address, the text last. */
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
