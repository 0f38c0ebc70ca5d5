import type { CategoryRecord } from "./importing.schema.ts";
import { foldRecordName, type RefusedRecord } from "./importing.ts";
import type { ValidRecord } from "./validation.ts";

export interface ExistingCategory {
  id: number;
  name: string;
  /** Name of its group; null for a group. */
  parent: string | null;
}

export interface CategoryPlan {
  /** Groups come before their subcategories. */
  created: { name: string; parent: string | null }[];
  moved: { id: number; parent: string | null }[];
  unchanged: number;
  /** Unchanged ones that are in another group than the file says. */
  kept: number;
  refusals: RefusedRecord[];
  /** Every category after the import: folded name to name. */
  names: Map<string, string>;
  /** Names of the top-level groups after the import. */
  groups: ReadonlySet<string>;
}

interface CategoryPlace {
  id: number | null;
  name: string;
  parent: string | null;
}

/**
 * Plans the changes of a file's categories.
 *
 * @param stay keeps existing categories in their group, whatever the file says.
 */
export function planCategories(
  entries: ValidRecord<CategoryRecord>[],
  existing: ExistingCategory[],
  stay: boolean,
): CategoryPlan {
  const places = new Map<string, CategoryPlace>(
    existing.map((category) => [foldRecordName(category.name), { ...category }]),
  );
  const plan: CategoryPlan = {
    created: [],
    moved: [],
    unchanged: 0,
    kept: 0,
    refusals: [],
    names: new Map(),
    groups: new Set(),
  };
  const groupsFirst = [
    ...entries.filter(({ record }) => record.parent === null),
    ...entries.filter(({ record }) => record.parent !== null),
  ];
  for (const entry of groupsFirst) placeCategory(entry, places, plan, stay);
  for (const [folded, { name }] of places) plan.names.set(folded, name);
  const groups = [...places.values()].filter(({ parent }) => parent === null);
  return { ...plan, groups: new Set(groups.map(({ name }) => name)) };
}

function placeCategory(
  { line, record }: ValidRecord<CategoryRecord>,
  places: Map<string, CategoryPlace>,
  plan: CategoryPlan,
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
    places.set(foldRecordName(record.name), { id: null, name: record.name, parent });
    return;
  }
  if (place.parent === parent) {
    plan.unchanged += 1;
  } else if (stay) {
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
  return stay ? place.parent : undefined;
}
