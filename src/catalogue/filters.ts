/** Keys of the filters in the query string, in the order in which they are written there. */
export const FILTER_KEYS = [
  "mnqf_level",
  "delivery_modality",
  "awarding_body_type",
  "language",
  "institutions",
  "category",
  "gov_first_degree",
] as const;

export type FacetKey = (typeof FILTER_KEYS)[number];

/**
 * What a visitor asked for. Values of one key are OR-ed, keys are AND-ed, `name` is a text search.
 * Values are those of the address: "7", "f2f", "local", "English", an institution's or category's
 * name, "yes" or "no".
 */
export type Filters = Record<FacetKey, string[]> & { name: string };
