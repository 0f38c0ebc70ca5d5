import type { CategoryGroup, Facets, FacetValue } from "./answers.ts";
import { type FacetKey, FILTER_KEYS, type Filters } from "./filters.ts";
import type { Choice } from "./known-values.ts";
import type { CategoryGroupChoices } from "./vocabulary.ts";

/** The choices of the facets, and which categories are grouped together. */
export interface FacetChoices {
  choices: Record<FacetKey, readonly Choice[]>;
  groups: readonly CategoryGroupChoices[];
}

/** Puts values and labels to the counts of all choices, facet after facet. */
export function labelFacets(
  { choices, groups }: FacetChoices,
  counts: Uint32Array,
  filters: Filters,
): Facets {
  let base = 0;
  const values = {} as Record<FacetKey, FacetValue[]>;
  for (const key of FILTER_KEYS) {
    values[key] = labelled(choices[key], counts.subarray(base), filters[key]);
    base += choices[key].length;
  }
  return { ...values, category: grouped(groups, values.category) };
}

function labelled(
  choices: readonly Choice[],
  counts: Uint32Array,
  chosen: readonly string[],
): FacetValue[] {
  const selected = new Set(chosen);
  return choices.map(({ value, label }, position) => ({
    value,
    label,
    count: counts[position]!,
    selected: selected.has(value),
  }));
}

function grouped(
  groups: readonly CategoryGroupChoices[],
  values: readonly FacetValue[],
): CategoryGroup[] {
  return groups.map(({ group, subcategories }) => ({
    ...values[group]!,
    subcategories: subcategories.map((position) => values[position]!),
  }));
}
