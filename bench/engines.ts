import crossfilter from "crossfilter2";
import itemsjs from "itemsjs";
import type { CatalogueSource } from "#catalogue/answers.ts";
import { buildCatalogue } from "#catalogue/catalogue.ts";
import type { IndexedCourse } from "#catalogue/course.ts";
import { type FacetKey, FILTER_KEYS, type Filters } from "#catalogue/filters.ts";
import { valuesOf } from "./facet-values.ts";

/** What each engine has to work out for one listing page. */
export interface Answer {
  total: number;
  /** Ids of the first page; every engine has its own order. */
  ids: number[];
  /** Courses by "key: value", for every value that any course would be left with. */
  counts: Map<string, number>;
}

export interface ListingEngine {
  name: string;
  answer(filters: Filters): Answer;
}

const PAGE = 10;

export function magu(source: CatalogueSource): ListingEngine {
  const catalogue = buildCatalogue(source);
  return {
    name: "Magu",
    answer(filters) {
      const { courses, meta, facets } = catalogue.searchCourses({
        filters,
        page: 1,
        limit: PAGE,
        order: "DESC",
      });
      const counts = new Map<string, number>();
      for (const key of FILTER_KEYS) {
        const values =
          key === "category"
            ? facets.category.flatMap((group) => [group, ...group.subcategories])
            : facets[key];
        for (const { value, count } of values) if (count > 0) counts.set(`${key}: ${value}`, count);
      }
      return { total: meta.total, ids: courses.map(({ id }) => id), counts };
    },
  };
}

export function crossfilter2(source: CatalogueSource): ListingEngine {
  const records = crossfilter([...source.courses]);
  const dimensions = FILTER_KEYS.map((key) => {
    const dimension = records.dimension((course: IndexedCourse) => valuesOf(course, key), true);
    return { key, dimension, group: dimension.group<string, number>() };
  });
  const ids = records.dimension((course: IndexedCourse) => course.id);
  const all = records.groupAll();
  return {
    name: "crossfilter2",
    answer(filters) {
      for (const { key, dimension } of dimensions) {
        const wanted = filters[key];
        if (wanted.length === 0) dimension.filterAll();
        else dimension.filterFunction((value) => wanted.includes(String(value)));
      }
      const counts = new Map<string, number>();
      for (const { key, group } of dimensions) {
        for (const { key: value, value: count } of group.all()) {
          if (count > 0) counts.set(`${key}: ${value}`, count);
        }
      }
      return {
        total: Number(all.value()),
        ids: ids.top(PAGE).map(({ id }) => id),
        counts,
      };
    },
  };
}

export function itemsJs(source: CatalogueSource): ListingEngine {
  const items = source.courses.map((course) => ({
    id: course.id,
    ...Object.fromEntries(FILTER_KEYS.map((key) => [key, valuesOf(course, key)])),
  }));
  const aggregation = { conjunction: false, size: 100_000, hide_zero_doc_count: true };
  const engine = itemsjs(items as Record<string, unknown>[], {
    native_search_enabled: false,
    aggregations: Object.fromEntries(FILTER_KEYS.map((key) => [key, aggregation])),
  });
  return {
    name: "itemsjs",
    answer(filters) {
      const chosen = Object.fromEntries(
        FILTER_KEYS.filter((key) => filters[key].length > 0).map((key) => [key, filters[key]]),
      );
      const { data, pagination } = engine.search({ per_page: PAGE, page: 1, filters: chosen });
      const counts = new Map<string, number>();
      const aggregations = data.aggregations as Record<
        FacetKey,
        { buckets: { key: string; doc_count: number }[] }
      >;
      for (const key of FILTER_KEYS) {
        for (const bucket of aggregations[key].buckets) {
          if (bucket.doc_count > 0) counts.set(`${key}: ${bucket.key}`, bucket.doc_count);
        }
      }
      return { total: pagination.total, ids: data.items.map(({ id }) => Number(id)), counts };
    },
  };
}
