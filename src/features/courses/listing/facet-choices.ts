import type { CategoryGroup, Facets, FacetValue } from "#catalogue/catalogue-answers.ts";
import {
  FACETS,
  type Facet,
  type FacetKey,
  type FlatKey,
  facetOf,
  GROUPED_KEYS,
  type GroupedKey,
  isGrouped,
  isMany,
} from "#catalogue/facets.ts";
import { type KnownValues, knownValues } from "#catalogue/known-values.ts";
import { foldName } from "#catalogue/names.ts";

/** Number of choices shown before "Show all". */
export const FIRST_CHOICES = 8;

/** A group with those of its subcategories that are on the page. */
export interface CarriedGroup extends CategoryGroup {
  /** Number of its subcategories that are not. */
  omitted: number;
}

/** The facets with the choices on the page, and how many are left out of each. */
export interface CarriedFacets {
  facets: Record<FlatKey, FacetValue[]> & Record<GroupedKey, CarriedGroup[]>;
  omitted: Partial<Record<FacetKey, number>>;
  /** The facet that is on the page with all its choices, and open; null for none. */
  whole: FacetKey | null;
}

/**
 * Leaves out what is folded away, for it is sent when it is opened: the choices of closed facets,
 * those of a long list behind its first ones, and the subcategories of closed groups. A facet with a
 * selected choice is open, and the facet `asked` is on the page with everything.
 */
export function carriedFacets(facets: Facets, asked: string | null): CarriedFacets {
  const whole = FACETS.find(({ key }) => key === asked)?.key ?? null;
  const omitted: CarriedFacets["omitted"] = {};
  const leftOut = (key: FacetKey, count: number) => {
    if (count > 0) omitted[key] = count;
  };
  const flat = FACETS.filter((facet) => !isGrouped(facet)).map((facet) => {
    const key = facet.key as FlatKey;
    const kept = key === whole ? facets[key] : carriedChoices(facet, facets[key]);
    leftOut(key, facets[key].length - kept.length);
    return [key, kept];
  });
  const grouped = GROUPED_KEYS.map((key) => {
    const isOpen = key === whole || isOpenAtStart(facetOf(key), flatCategories(facets[key]));
    const groups = isOpen ? facets[key].map((group) => carriedGroup(group, key === whole)) : [];
    leftOut(key, flatCategories(facets[key]).length - flatCategories(groups).length);
    return [key, groups];
  });
  return { facets: Object.fromEntries([...flat, ...grouped]), omitted, whole };
}

/** True for a part of the panel that is open before anybody opens it. */
function isOpenAtStart({ panel }: Facet, values: readonly FacetValue[]): boolean {
  return panel.open || panel.shows === "switch" || values.some(({ selected }) => selected);
}

function carriedChoices(facet: Facet, values: readonly FacetValue[]): FacetValue[] {
  if (!isOpenAtStart(facet, values)) return [];
  if (!isMany(facet)) return [...values];
  const first = largest(values, FIRST_CHOICES);
  return values.filter((choice) => first.has(choice));
}

function carriedGroup(group: CategoryGroup, isWhole: boolean): CarriedGroup {
  const { subcategories } = group;
  const isOpen = isWhole || group.selected || subcategories.some(({ selected }) => selected);
  if (isOpen) return { ...group, omitted: 0 };
  // One without courses has nothing to open.
  return { ...group, subcategories: [], omitted: group.count === 0 ? 0 : subcategories.length };
}

/** The choices shown first: the selected ones and those with most courses. */
export function largest<Value extends FacetValue>(
  values: readonly Value[],
  limit: number,
): Set<Value> {
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

/** The choices with courses, or selected, and those without. */
export function byUse<Value extends FacetValue>(values: readonly Value[]): [Value[], Value[]] {
  const isUsed = ({ count, selected }: FacetValue) => count > 0 || selected;
  return [values.filter(isUsed), values.filter((value) => !isUsed(value))];
}

/** All category choices in one list, each group before its subcategories. */
export function flatCategories(groups: readonly CategoryGroup[]): FacetValue[] {
  return groups.flatMap((group) => [group, ...group.subcategories]);
}

/** The values of the facets, to read an address in the browser. */
export function knownFromFacets(facets: CarriedFacets["facets"]): KnownValues {
  const flat = GROUPED_KEYS.map((key) => [key, flatCategories(facets[key])]);
  return knownValues({ ...facets, ...Object.fromEntries(flat) });
}
