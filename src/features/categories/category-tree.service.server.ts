import { foldName } from "#catalogue/names.ts";
import type { SignedIn } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";
import type { Trx } from "#platform/db/schema.ts";
import { InvalidInputError, NotFoundError } from "#platform/errors.ts";
import { etagOf, refuseUnseen } from "#platform/http/if-match.server.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { record } from "#records/audit/audit.repository.server.ts";
import type { AuditAction } from "#records/audit/audit-actions.ts";
import { byPerson, writeChanges } from "#records/changes.repository.server.ts";
import {
  raiseCatalogueVersion,
  readExistingCategories,
} from "#records/records.repository.server.ts";
import { tellMovedCourses } from "#records/saved-searches.repository.server.ts";
import {
  insertCategory,
  mergeCategory,
  readTree,
  removeCategory,
  type StatedAt,
  type TreeRow,
  updateCategory,
} from "./category-tree.repository.server.ts";
import type { CategoryFields, CategoryTree } from "./category-tree.schema.ts";
import {
  countRoutesNaming,
  readSearchedCourses,
  renameStored,
} from "./stored-names.repository.server.ts";

/** One category and how its sender saw it. */
interface CategoryTarget {
  id: number;
  seen: string;
}

export type CategoryTreeService = ReturnType<typeof createCategoryTree>;

/**
 * What operators change of the categories. Every change is one transaction with its row of history,
 * is shown by every server within a second, and leaves no name that ever was without a category
 * that it leads to (docs/decisions/063-the-category-tree.md).
 */
export function createCategoryTree(storage: Storage, now = () => new Date()) {
  /** Runs a change; no import and nobody else changes categories meanwhile. */
  const change = (run: (trx: Trx, tree: TreeBefore, said: StatedAt) => Promise<void>) =>
    storage.write(async (trx) => {
      await raiseCatalogueVersion(trx);
      const time = now();
      const said = { at: time.toISOString(), stated_on: maldivesDay(time) };
      const searched = async () =>
        await readSearchedCourses(trx, await readExistingCategories(trx));
      const before = await searched();
      await run(trx, new TreeBefore(await readTree(trx)), said);
      await tellMovedCourses(trx, before, await searched());
      return treeAnswer(await readTree(trx));
    });

  return {
    /** Every category. */
    all: async () => treeAnswer(await storage.snapshot(readTree)),

    /** @throws InvalidInputError where the name is taken, or the group is none. */
    add: (me: SignedIn, { reason, ...wanted }: CategoryFields) =>
      change(async (trx, tree, said) => {
        tree.checkFields(wanted, null);
        const id = await insertCategory(trx, wanted, said);
        const after = { ...tree.words(wanted), reason };
        await remember(trx, me, "category_added", { id, before: null, after, said });
      }),

    /**
     * @throws InvalidInputError as `add`, and where it has subcategories and is to be one;
     * NotFoundError; DomainError 409 where it is no longer as its sender saw it.
     */
    change: (me: SignedIn, target: CategoryTarget, { reason, ...wanted }: CategoryFields) =>
      change(async (trx, tree, said) => {
        const before = tree.seen(target);
        tree.checkFields(wanted, before);
        await updateCategory(trx, before, wanted, said);
        await renameStored(trx, before.name, await readExistingCategories(trx));
        await remember(trx, me, "category_changed", {
          id: before.id,
          before: tree.words(before),
          said,
          after: { ...tree.words(wanted), reason },
        });
      }),

    /** @throws as `change`. */
    merge: (
      me: SignedIn,
      target: CategoryTarget,
      { into, reason }: { into: number; reason: string | null },
    ) =>
      change(async (trx, tree, said) => {
        const gone = tree.seen(target);
        const kept = tree.checkMerging(gone, into);
        await mergeCategory(trx, gone, into, said);
        await renameStored(trx, gone.name, await readExistingCategories(trx));
        await remember(trx, me, "category_merged", {
          id: gone.id,
          before: tree.words(gone),
          said,
          after: { merged_into: kept.name, courses: gone.own_courses, reason },
        });
      }),

    /** @throws InvalidInputError where something is in it; otherwise as `change`. */
    remove: (me: SignedIn, target: CategoryTarget) =>
      change(async (trx, tree, said) => {
        const gone = tree.seen(target);
        tree.checkEmpty(gone);
        if (gone.parent_id === null) await refuseNamedField(trx, gone.name);
        await removeCategory(trx, gone, gone.parent_id, said.at);
        await renameStored(trx, gone.name, await readExistingCategories(trx));
        const before = tree.words(gone);
        await remember(trx, me, "category_removed", { id: gone.id, before, after: null, said });
      }),
  };
}

/** Words that an address reads as no filter (specification, 7). */
const NO_NAMES = new Set(["all", "any"]);

/** All categories before a change, and what may become of them. */
class TreeBefore {
  readonly #rows: ReadonlyMap<number, TreeRow>;

  constructor(rows: readonly TreeRow[]) {
    this.#rows = new Map(rows.map((row) => [row.id, row]));
  }

  seen({ id, seen }: CategoryTarget): TreeRow {
    const row = this.#rows.get(id);
    if (!row) throw new NotFoundError("Category");
    refuseUnseen(rowEtag(row), seen);
    return row;
  }

  /** A category in the words of the history. */
  words({ name, parent_id }: Pick<TreeRow, "name" | "parent_id">): HistoryWords {
    return { name, group: this.#rows.get(parent_id ?? 0)?.name ?? null };
  }

  checkFields(
    { name, parent_id }: Pick<TreeRow, "name" | "parent_id">,
    before: TreeRow | null,
  ): void {
    const folded = foldName(name);
    const same = [...this.#rows.values()].find(
      (row) => row.id !== before?.id && foldName(row.name) === folded,
    );
    if (same) {
      throw new InvalidInputError({
        name: `There is a category "${same.name}" already. To make one of the two, merge them.`,
      });
    }
    if (NO_NAMES.has(folded) || folded === "") {
      throw new InvalidInputError({ name: `"${name}" cannot be the name of a category` });
    }
    if (parent_id === null) return;
    const parent = this.#rows.get(parent_id);
    if (!parent || parent.parent_id !== null || parent_id === before?.id) {
      throw new InvalidInputError({
        parent_id: "parent_id must be the number of another top-level category, or null",
      });
    }
    if (before && this.#hasSubcategories(before)) {
      throw new InvalidInputError({
        parent_id: `"${before.name}" has subcategories, so it stays a group. Move them first.`,
      });
    }
  }

  /** The category that stays. */
  checkMerging(gone: TreeRow, into: number): TreeRow {
    const kept = this.#rows.get(into);
    if (!kept || into === gone.id) {
      throw new InvalidInputError({ into: "into must be the number of another category" });
    }
    if (kept.parent_id !== null && this.#hasSubcategories(gone)) {
      throw new InvalidInputError({
        into: `"${gone.name}" has subcategories, so it can become part of a group only. Move them first.`,
      });
    }
    return kept;
  }

  checkEmpty(row: TreeRow): void {
    if (row.own_courses === 0 && !this.#hasSubcategories(row)) return;
    throw new InvalidInputError({
      id: this.#hasSubcategories(row)
        ? `"${row.name}" has subcategories. Move or merge them first.`
        : `"${row.name}" has courses, archived ones included. Merge it into another category.`,
    });
  }

  #hasSubcategories({ id }: TreeRow): boolean {
    return [...this.#rows.values()].some(({ parent_id }) => parent_id === id);
  }
}

type HistoryWords = Record<string, string | number | null>;

async function refuseNamedField(trx: Trx, name: string): Promise<void> {
  if ((await countRoutesNaming(trx, name)) === 0) return;
  throw new InvalidInputError({
    id: `Entry routes of courses ask for "${name}" as a field. Merge it into another category.`,
  });
}

async function remember(
  trx: Trx,
  me: SignedIn,
  action: AuditAction,
  stated: {
    id: number;
    before: HistoryWords | null;
    after: HistoryWords | null;
    said: StatedAt;
  },
): Promise<void> {
  const { id, before, after, said } = stated;
  const title = String(after?.name ?? before?.name ?? "");
  const change = { kind: "categories", record: id, title, version: null, before, after };
  await writeChanges(trx, [change], byPerson(me, said.at));
  const formerly = before?.name === title ? null : (before?.name ?? null);
  const detail = [formerly && `was ${formerly}`, after?.merged_into && `into ${after.merged_into}`];
  await record(trx, {
    by: me,
    action,
    detail: [...detail, after?.reason].filter(Boolean).join("; "),
    subject: { kind: "category", id, name: title },
  });
}

function treeAnswer(rows: readonly TreeRow[]): CategoryTree {
  const groups = new Set(rows.map(({ parent_id }) => parent_id));
  return {
    categories: rows.map(({ own_courses, ...row }) => ({
      ...row,
      is_empty: own_courses === 0 && !groups.has(row.id),
      etag: rowEtag({ ...row, own_courses }),
    })),
  };
}

/** Counts of courses change by themselves and are not what an operator changes. */
function rowEtag({ id, name, parent_id, former_names }: TreeRow): string {
  return etagOf({ id, name, parent_id, former_names });
}
