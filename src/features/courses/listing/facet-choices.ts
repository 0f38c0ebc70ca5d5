import type { CategoryGroup, Facets, FacetValue } from "#catalogue/catalogue-answers.ts";
import { type FacetKey, GROUPED_KEYS, MANY_KEYS } from "#catalogue/facets.ts";
import { type KnownValues, knownValues } from "#catalogue/known-values.ts";
import { foldName } from "#catalogue/names.ts";

/** Number of choices shown before "Show all". */
export const FIRST_CHOICES = 8;

/** Maximum number of a facet's choices on the page; a search loads the rest. */
export const MAX_LISTED_CHOICES = 80;

/** The facets with the choices on the page, and how many are left out of each. */
export interface CarriedFacets {
  facets: Facets;
  omitted: Partial<Record<FacetKey, number>>;
}

/**
 * Leaves out the smallest choices of long facets, but never selected ones or those of the facet
 * `whole`.
 */
export function carriedFacets(facets: Facets, whole: string | null): CarriedFacets {
  const carried: CarriedFacets = { facets: { ...facets }, omitted: {} };
  for (const key of MANY_KEYS) {
    if (key === whole) continue;
    const kept = largest(facets[key], MAX_LISTED_CHOICES);
    if (kept.size === facets[key].length) continue;
    carried.facets[key] = facets[key].filter((choice) => kept.has(choice));
    carried.omitted[key] = facets[key].length - kept.size;
  }
  return carried;
}

/** The choices shown first: the selected ones and those with most courses. */
export function largest(values: readonly FacetValue[], limit: number): Set<FacetValue> {
  const selected = values.filter((choice) => choice.selected);
  const others = values
    .filter((choice) => !choice.selected)
    .sort((a, b) => b.count - a.count)
    .slice(0, Math.max(0, limit - selected.length));
  return new Set([...selected, ...others]);
}

/** Choices whose label contains every typed word, in any order. */
export function matching(values: readonly FacetValue[], typed: string): FacetValue[] {
  const words = foldName(typed).split(" ").filter(Boolean);
  return values.filter(({ label }) => {
    const name = foldName(label);
    return words.every((word) => name.includes(word));
  });
}

/** All category choices in one list, each group before its subcategories. */
export function flatCategories(groups: readonly CategoryGroup[]): FacetValue[] {
  return groups.flatMap(({ subcategories, ...group }) => [group, ...subcategories]);
}

/** The values of the facets, to read an address in the browser. */
export function knownFromFacets(facets: Facets): KnownValues {
  const flat = GROUPED_KEYS.map((key) => [key, flatCategories(facets[key])]);
  return knownValues({ ...facets, ...Object.fromEntries(flat) });
}
