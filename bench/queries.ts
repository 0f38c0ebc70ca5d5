import type { IndexedCourse } from "#catalogue/course.ts";
import { type FacetKey, FILTER_KEYS, type Filters } from "#catalogue/filters.ts";
import { valuesOf } from "./facet-values.ts";

/** Numbers from 0 to 1 that are the same at every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Filters as people combine them: none to four keys with one or two values each, taken from a course
 * that exists, so that most of them find something.
 */
export function listingQueries(courses: readonly IndexedCourse[], count: number): Filters[] {
  const random = seededRandom(20261121);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  return Array.from({ length: count }, (_, index) => {
    const filters = emptyFilters();
    const keys = new Set<FacetKey>();
    while (keys.size < index % 5) keys.add(pick(FILTER_KEYS));
    const model = pick(courses);
    for (const key of keys) {
      const values = [
        ...valuesOf(model, key),
        ...(random() < 0.3 ? valuesOf(pick(courses), key) : []),
      ];
      filters[key] = [...new Set(values.slice(-2))];
    }
    return filters;
  });
}

export function emptyFilters(): Filters {
  return {
    mnqf_level: [],
    delivery_modality: [],
    awarding_body_type: [],
    language: [],
    institutions: [],
    category: [],
    gov_first_degree: [],
    name: "",
  };
}
