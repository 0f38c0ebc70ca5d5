import type { Category } from "./course.ts";
import type { WhatIHave } from "./entry.ts";
import { formerNames } from "./former-names.ts";
import { foldName } from "./names.ts";

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
