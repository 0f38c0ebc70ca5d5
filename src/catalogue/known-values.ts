import { byFacet, type Choice, type FacetKey, facetOf } from "./facets.ts";
import { foldName } from "./names.ts";

/** The values that filters can have in this catalogue. */
export interface KnownValues {
  /**
   * The value that a text means: an exact match, else a match without case, accents and
   * apostrophes, else a label or another spelling. Undefined for no match.
   */
  find(key: FacetKey, text: string): string | undefined;
  /** Label of a value; one that means nothing to the filter is its own label. */
  label(key: FacetKey, value: string): string;
  /** True for a value that means something to the filter, whether or not courses have it. */
  isKnown(key: FacetKey, value: string): boolean;
  /** Position of a value among all values of its key; unknown values come last. */
  position(key: FacetKey, value: string): number;
  /** Largest number of colons and commas in any value of the key, or other spelling of one. */
  separators(key: FacetKey): number;
}

interface KnownKey {
  positions: Map<string, number>;
  folded: Map<string, string>;
  labels: Map<string, string>;
  separators: number;
}

/**
 * Finds values among the choices of each key.
 *
 * @param others Values that mean something and are no choice, as no course has them.
 */
export function knownValues(
  choices: Record<FacetKey, readonly Choice[]>,
  others: Partial<Record<FacetKey, readonly Choice[]>> = {},
): KnownValues {
  const keys = byFacet(({ key }) => knownKey(choices[key], others[key] ?? []));
  return {
    find(key, text) {
      const { labels, folded } = keys[key];
      const trimmed = text.trim();
      return labels.has(trimmed) ? trimmed : folded.get(foldName(text));
    },
    label: (key, value) => keys[key].labels.get(value) ?? labelMade(key, value),
    isKnown: (key, value) => keys[key].labels.has(value) || isAllowed(key, value),
    position: (key, value) => keys[key].positions.get(value) ?? keys[key].positions.size,
    separators: (key) => keys[key].separators,
  };
}

/** True for a value that is no choice and means something nevertheless. */
function isAllowed(key: FacetKey, value: string): boolean {
  const facet = facetOf(key);
  return facet.from === "list" && facet.allows?.(value) === true;
}

/** A month that was a choice last year is a month still, and an amount between two choices an amount. */
function labelMade(key: FacetKey, value: string): string {
  const facet = facetOf(key);
  const isMade = facet.from === "courses" || isAllowed(key, value);
  return isMade && "labelOf" in facet && facet.labelOf ? facet.labelOf(value) : value;
}

function knownKey(choices: readonly Choice[], others: readonly Choice[]): KnownKey {
  const all = [...choices, ...others];
  const folded = new Map<string, string>();
  const learn = (text: string, value: string) => {
    const name = foldName(text);
    if (name !== "" && !folded.has(name)) folded.set(name, value);
  };
  for (const { value } of all) learn(value, value);
  for (const { value, label, aliases = [] } of all) {
    for (const text of [label, ...aliases]) learn(text, value);
  }
  return {
    positions: new Map(choices.map(({ value }, position) => [value, position])),
    folded,
    labels: new Map(all.map(({ value, label }) => [value, label])),
    separators: all
      .flatMap(({ value, aliases = [] }) => [value, ...aliases])
      .reduce((most, text) => Math.max(most, countSeparators(text)), 0),
  };
}

function countSeparators(value: string): number {
  return value.match(/[:,]/g)?.length ?? 0;
}
