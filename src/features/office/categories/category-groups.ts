import { foldName } from "#catalogue/names.ts";
import type { CategoryTree } from "#features/categories/category-tree.schema.ts";
import type { OfficeResult } from "../office-call.ts";

export type TreeCategory = CategoryTree["categories"][number];

/** A category as it is to be. */
export interface CategoryWanted {
  name: string;
  parent_id: number | null;
  /** Source of the change, or why. */
  reason: string;
}

/** Calls, says these words, and shows the tree that is answered. */
export type RunTreeCall = (call: () => Promise<OfficeResult<CategoryTree>>, words: string) => void;

export interface TreeGroup extends TreeCategory {
  subcategories: TreeCategory[];
}

/**
 * The groups with their subcategories, in the order of `all`: those that are, or were, called what
 * was typed. A group that is called so keeps all of its subcategories.
 */
export function groupsMatching(all: readonly TreeCategory[], typed: string): TreeGroup[] {
  const wanted = foldName(typed);
  const isMeant = ({ name, former_names }: TreeCategory) =>
    [name, ...former_names].some((one) => foldName(one).includes(wanted));
  const below = Map.groupBy(all, ({ parent_id }) => parent_id);
  return (below.get(null) ?? []).flatMap((group) => {
    const own = below.get(group.id) ?? [];
    const subcategories = isMeant(group) ? own : own.filter(isMeant);
    return isMeant(group) || subcategories.length > 0 ? [{ ...group, subcategories }] : [];
  });
}
