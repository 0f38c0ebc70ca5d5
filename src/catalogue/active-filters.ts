import { COURSE_SORTS } from "./course-sort.ts";
import { type FacetKey, FILTER_LABELS } from "./facets.ts";
import { clearFilter, FILTER_KEYS, type Filters, removeFilter } from "./filters.ts";
import type { KnownValues } from "./known-values.ts";
import { type Understood, type WordFilter, withoutQuotationMarks } from "./query-filters.ts";

/** One chosen filter value, as a chip shows it. */
export interface ActiveFilter {
  key: FacetKey | "name" | "sort";
  /** Label of its key: "Level". */
  keyLabel: string;
  /** The value in the address; several joined with colons. */
  value: string;
  label: string;
  /** The filters without this value; of words that were one, the other filters are chosen. */
  without: Filters;
}

/**
 * Every chosen value and every filter of the text, in the order of the address; what is left of the
 * text comes last.
 *
 * @param asked The filters of the address.
 */
export function activeFilters(
  asked: Filters,
  { filters, wordFilters }: Understood,
  known: KnownValues,
): ActiveFilter[] {
  const chosen = FILTER_KEYS.flatMap((key) => [
    ...asked[key].map((value) => ({
      key,
      keyLabel: FILTER_LABELS[key],
      value,
      label: known.label(key, value),
      without: removeFilter(asked, key, value),
    })),
    ...wordFilters.filter((one) => one.key === key).map((one) => activeWords(one, known)),
  ]);
  const orders = wordFilters.filter(({ key }) => key === "sort");
  const all = [...chosen, ...orders.map((one) => activeWords(one, known))];
  return filters.name === "" ? all : [...all, activeText(filters)];
}

function activeWords({ key, values, without }: WordFilter, known: KnownValues): ActiveFilter {
  return {
    key,
    keyLabel: FILTER_LABELS[key],
    value: values.join(":"),
    label: values.map((value) => labelOf(key, value, known)).join(", "),
    without,
  };
}

function labelOf(key: WordFilter["key"], value: string, known: KnownValues): string {
  if (key !== "sort") return known.label(key, value);
  return COURSE_SORTS.find((sort) => sort.value === value)?.label ?? value;
}

function activeText(filters: Filters): ActiveFilter {
  return {
    key: "name",
    keyLabel: FILTER_LABELS.name,
    value: filters.name,
    label: withoutQuotationMarks(filters.name),
    without: clearFilter(filters, "name"),
  };
}
