import {
  byEveryName,
  type CategoryNames,
  type ExistingCategory,
  type NamedCategory,
  namesOfCategories,
} from "#records/category-names.ts";
import type { CategoryRecord } from "#records/record.schema.ts";
import { foldRecordName, type RefusedRecord } from "#records/source-records.ts";
import type { ValidRecord } from "#records/validation.ts";

export interface CategoryPlan {
  /** Groups come before their subcategories. */
  created: { name: string; parent: string | null }[];
  moved: { id: number; parent: string | null }[];
  unchanged: number;
  /** Unchanged ones that are in another group than the file says. */
  kept: number;
  refusals: RefusedRecord[];
  /** What names mean after the import. */
  names: CategoryNames;
}

interface CategoryPlace extends NamedCategory {
  id: number | null;
}

/**
 * Plans the changes of a file's categories. A former name means the category that it leads to, and
 * what an operator stated stays where it is.
 *
 * @param stay keeps existing categories in their group, whatever the file says.
 */
export function planCategories(
  entries: ValidRecord<CategoryRecord>[],
  existing: ExistingCategory[],
  stay: boolean,
): CategoryPlan {
  const places: Map<string, CategoryPlace> = byEveryName(existing.map((one) => ({ ...one })));
  const plan: Omit<CategoryPlan, "names"> = {
    created: [],
    moved: [],
    unchanged: 0,
    kept: 0,
    refusals: [],
  };
  const groupsFirst = [
    ...entries.filter(({ record }) => record.parent === null),
    ...entries.filter(({ record }) => record.parent !== null),
  ];
  for (const entry of groupsFirst) placeCategory(entry, places, plan, stay);
  return { ...plan, names: namesOfCategories(places) };
}

function placeCategory(
  { line, record }: ValidRecord<CategoryRecord>,
  places: Map<string, CategoryPlace>,
  plan: Omit<CategoryPlan, "names">,
  stay: boolean,
): void {
  const refuse = (field: string, reason: string) =>
    plan.refusals.push({ kind: "categories", line, ref: record.name, field, reason });
  const place = places.get(foldRecordName(record.name));
  const parent = record.parent === null ? null : groupOf(record.parent, places, stay);
  if (parent === undefined) {
    refuse("parent", `"${record.parent}" is not a top-level category`);
    return;
  }
  if (!place) {
    plan.created.push({ name: record.name, parent });
    const added = { id: null, name: record.name, parent, isOperators: false };
    places.set(foldRecordName(record.name), added);
    return;
  }
  if (place.parent === parent) {
    plan.unchanged += 1;
  } else if (stay || place.isOperators) {
    plan.unchanged += 1;
    plan.kept += 1;
  } else if (parent !== null && [...places.values()].some((other) => other.parent === place.name)) {
    refuse("parent", "has subcategories of its own, so it cannot be one");
  } else {
    if (place.id !== null) plan.moved.push({ id: place.id, parent });
    place.parent = parent;
  }
}

/** Stored name of the group; undefined when there is none. */
function groupOf(
  name: string,
  places: Map<string, CategoryPlace>,
  stay: boolean,
): string | undefined {
  const place = places.get(foldRecordName(name));
  if (!place) return undefined;
  if (place.parent === null) return place.name;
  return stay || place.isOperators ? place.parent : undefined;
}
