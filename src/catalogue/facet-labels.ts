import type { CategoryGroup, Facets, FacetValue } from "./catalogue-answers.ts";
import { byFacet, type Choice, type FacetKey, GROUPED_KEYS, type GroupedKey } from "./facets.ts";
import type { Filters } from "./filters.ts";
import type { GroupChoices } from "./vocabulary.ts";

/** The choices of the facets, and their groups. */
export interface FacetChoices {
  choices: Record<FacetKey, readonly Choice[]>;
  groups: Record<GroupedKey, readonly GroupChoices[]>;
}

/** Adds values and labels to the counts of all choices, facet after facet. */
export function labelFacets(
  { choices, groups }: FacetChoices,
  counts: Uint32Array,
  filters: Filters,
): Facets {
  let base = 0;
  const values = byFacet(({ key }) => {
    const own = labelled(choices[key], counts.subarray(base), filters[key]);
    base += own.length;
    return own;
  });
  const grouped = GROUPED_KEYS.map((key) => [key, categoryGroups(groups[key], values[key])]);
  return { ...values, ...Object.fromEntries(grouped) };
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

function categoryGroups(
  groups: readonly GroupChoices[],
  values: readonly FacetValue[],
): CategoryGroup[] {
  return groups.map(({ group, subcategories }) => ({
    ...values[group]!,
    subcategories: subcategories.map((position) => values[position]!),
  }));
}
