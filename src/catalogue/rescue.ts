import type { Part } from "#engine/engine.ts";
import type { Rescue } from "./catalogue-answers.ts";
import { type FacetKey, facetOf } from "./facets.ts";
import { clearFilter, type Filters } from "./filters.ts";
import type { KnownValues } from "./known-values.ts";

type Key = FacetKey | "name";

/** What a key of the filters, the text, or what a person can enter leaves of all courses. */
export interface FilterPart extends Part {
  key: Key | "entry";
}

/**
 * Each filter whose removal finds courses, the one that finds most first; where none does, the two
 * that find most together; empty where no two find any. A key is dropped with all its values,
 * because values of one key widen a search: removing one of them never finds more.
 *
 * @param totalOf Number of courses that match these parts; all courses for none.
 */
export function rescuesOf(
  filters: Filters,
  parts: readonly FilterPart[],
  totalOf: (parts: readonly FilterPart[]) => number,
  known: KnownValues,
): Rescue[] {
  // The text is the last of the parts. What a person can enter is not for the filters to drop.
  const own = parts.filter(({ key }) => key !== "entry");
  const without = (gone: readonly FilterPart[]): Rescue => {
    const keys = gone.map(({ key }) => key as Key);
    return {
      key: keys[0]!,
      label: keys.map((key) => labelOf(key, filters, known)).join(" and "),
      total: totalOf(parts.filter((part) => !gone.includes(part))),
      filters: keys.reduce(clearFilter, filters),
    };
  };
  const alone = mostFirst(own.map((part) => without([part])));
  if (alone.length > 0) return alone;
  const pairs = own.flatMap((first, at) => own.slice(at + 1).map((next) => [first, next]));
  return mostFirst(pairs.map(without)).slice(0, 1);
}

/** Those that find courses; the first of equals stays first. */
function mostFirst(rescues: readonly Rescue[]): Rescue[] {
  return rescues.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
}

/** "Diploma, Certificate I", "Awarding body"; the search text in quotation marks. */
function labelOf(key: Key, filters: Filters, known: KnownValues): string {
  if (key === "name") return `“${filters.name}”`;
  const { label, valuesNeedLabel } = facetOf(key);
  if (valuesNeedLabel) return label;
  return filters[key].map((value) => known.label(key, value)).join(", ");
}
