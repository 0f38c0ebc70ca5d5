import { type Bitset, fullSet, intersect } from "./bitset.ts";
import { type Columns, documentsOf } from "./columns.ts";
import { type FacetKey, FILTER_KEYS, type Filters } from "./filters.ts";
import type { Vocabularies } from "./vocabulary.ts";

/** The documents that each part of a query allows. Keys that ask for nothing are not in it. */
export type Selection = ReadonlyMap<FacetKey | "name", Bitset>;

/** Finds the documents that each key of the filters allows; unknown values match none. */
export type Select = (filters: Filters) => Map<FacetKey | "name", Bitset>;

/** Prepares the selecting of documents by the values of filters. */
export function selectFrom(columns: Columns, vocabularies: Vocabularies): Select {
  const positions = new Map(
    FILTER_KEYS.map((key) => [
      key,
      new Map(vocabularies[key].choices.map(({ value }, position) => [value, position])),
    ]),
  );
  const choicesOf = (key: FacetKey, values: readonly string[]) =>
    values.flatMap((value) => positions.get(key)?.get(value) ?? []);

  return (filters) =>
    new Map(
      FILTER_KEYS.filter((key) => filters[key].length > 0).map((key) => [
        key,
        documentsOf(columns.facets[key], choicesOf(key, filters[key]), columns.size),
      ]),
    );
}

/**
 * The documents that all parts allow, leaving one key out of account where one is given; null when
 * no part is left, which means all documents.
 */
export function documentsIn(selection: Selection, except?: FacetKey | "name"): Bitset | null {
  let documents: Bitset | null = null;
  for (const [key, allowed] of selection) {
    if (key === except) continue;
    if (documents) intersect(documents, allowed);
    else documents = allowed.slice();
  }
  return documents;
}

/** All documents where a null of `documentsIn` says so. */
export function orAll(documents: Bitset | null, size: number): Bitset {
  return documents ?? fullSet(size);
}
