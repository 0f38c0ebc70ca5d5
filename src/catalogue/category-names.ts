import type { Category } from "./course.ts";
import type { WhatIHave } from "./entry.ts";
import { byFacet, keyOfRecords } from "./facets.ts";
import { readFilters } from "./filter-reading.ts";
import { writeFilters } from "./filters.ts";
import { type KnownValues, knownValues } from "./known-values.ts";
import { foldName } from "./names.ts";
import { vocabulariesOf } from "./vocabulary.ts";

/**
 * Finds the category that a name means: the one that has it now, or else the one that it leads to
 * since it was renamed or merged.
 */
export function categoryFinder(
  categories: readonly Category[],
): (name: string) => Category | undefined {
  const byName = new Map<string, Category>();
  for (const category of categories) byName.set(foldName(category.name), category);
  for (const [former, category] of formerNames(categories)) byName.set(former, category);
  return (name) => byName.get(foldName(name));
}

/** The names of today of categories, each once; those that there are not are left out. */
export function namesToday(
  categories: readonly Category[],
): (names: readonly string[]) => string[] {
  const find = categoryFinder(categories);
  return (names) => [...new Set(names.flatMap((name) => find(name)?.name ?? []))];
}

/**
 * Finds the name of the top-level category that a name means as a field: that of its group where it
 * became part of one; undefined where no category has or had the name.
 */
export function fieldFinder(categories: readonly Category[]): (name: string) => string | undefined {
  const find = categoryFinder(categories);
  return (name) => {
    const category = find(name);
    return category?.parent?.name ?? category?.name;
  };
}

/** What a person has, its fields by their names of today; what means no field stays as it is. */
export function haveToday(have: WhatIHave, categories: readonly Category[]): WhatIHave {
  const find = fieldFinder(categories);
  const today = <Row extends { field: string | null }>(rows: readonly Row[]): Row[] =>
    rows.map((row) => ({ ...row, field: row.field && (find(row.field) ?? row.field) }));
  return { ...have, levels: today(have.levels), work: today(have.work) };
}

/** Tells addresses that name a category by a name that it no longer has. */
export function formerNameReader(
  categories: readonly Category[],
  known: KnownValues,
): (parameters: URLSearchParams) => boolean {
  const former = formerNames(categories);
  const categoryKey = keyOfRecords("categories");
  return (parameters) => {
    if (former.size === 0 || parameters.get(categoryKey) === null) return false;
    let isRead = false;
    const find: KnownValues["find"] = (key, text) => {
      if (key === categoryKey && former.has(foldName(text))) isRead = true;
      return known.find(key, text);
    };
    readFilters(parameters, { ...known, find });
    return isRead;
  };
}

/**
 * Puts the names of today into the query string of filters, as `writeFilters` writes it. All other
 * filters stay as they are.
 */
export function queryRenamer(categories: readonly Category[]): (query: string) => string {
  const known = knownCategories(categories);
  const isFormer = formerNameReader(categories, known);
  const categoryKey = keyOfRecords("categories");
  return (query) => {
    const asked = new URLSearchParams(query).get(categoryKey);
    const own = new URLSearchParams(`${categoryKey}=${encodeURIComponent(asked ?? "")}`);
    if (asked === null || !isFormer(own)) return query;
    const written = writeFilters(readFilters(own, known));
    const parts = query.split("&");
    return parts.map((part) => (part.startsWith(`${categoryKey}=`) ? written : part)).join("&");
  };
}

/** Reads which categories the query string of filters asks for, by any of their names. */
export function categoriesIn(
  categories: readonly Category[],
): (query: string) => readonly Category[] {
  const known = knownCategories(categories);
  const find = categoryFinder(categories);
  const categoryKey = keyOfRecords("categories");
  return (query) =>
    readFilters(new URLSearchParams(query), known)[categoryKey].flatMap((name) => find(name) ?? []);
}

function knownCategories(categories: readonly Category[]): KnownValues {
  const source = { institutions: [], categories: [...categories], stated: () => [] };
  const vocabularies = vocabulariesOf(source);
  return knownValues(byFacet(({ key }) => vocabularies[key].choices));
}

/** Folded names that no category has any more, with the category that each leads to. */
function formerNames(categories: readonly Category[]): ReadonlyMap<string, Category> {
  const living = new Set(categories.map(({ name }) => foldName(name)));
  return new Map(
    categories.flatMap((category) =>
      (category.former_names ?? []).flatMap((name): [string, Category][] => {
        const folded = foldName(name);
        return living.has(folded) ? [] : [[folded, category]];
      }),
    ),
  );
}
