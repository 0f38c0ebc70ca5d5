import type { EntryRoute } from "#catalogue/entry.ts";
import { foldName } from "#catalogue/names.ts";
import { valuesIn } from "./list-words.ts";
import { foldRecordName } from "./source-records.ts";
import type { StoredCourse } from "./stored.ts";

export interface ExistingCategory {
  id: number;
  name: string;
  /** Id and name of its group; null for a group. */
  parent_id: number | null;
  parent: string | null;
  /** Names that it had before, which sources may still say. */
  former: readonly string[];
  /** When an operator stated its name and place, YYYY-MM-DD; null where an import did. */
  stated_on: string | null;
  /** An operator stated it: no import changes it. */
  isOperators: boolean;
}

/** What names of categories mean, by their folded form: those of today, and former ones. */
export interface CategoryNames {
  /** The name of today. */
  categoryNames: ReadonlyMap<string, string>;
  /** The top-level category that an entry route means by the name. */
  fieldNames: ReadonlyMap<string, string>;
}

/** A category as its names lead to it. */
export type NamedCategory = Pick<ExistingCategory, "name" | "parent" | "isOperators">;

/** Categories by every folded name; a name of today wins over a former one of another category. */
export function byEveryName<Named extends { name: string; former?: readonly string[] }>(
  categories: readonly Named[],
): Map<string, Named> {
  const found = new Map<string, Named>();
  for (const category of categories) found.set(foldRecordName(category.name), category);
  for (const category of categories) {
    for (const name of category.former ?? []) {
      const folded = foldRecordName(name);
      if (!found.has(folded)) found.set(folded, category);
    }
  }
  return found;
}

/**
 * Entry routes name top-level categories only. Where an operator put one below another, or made it
 * part of one, what sources still call a field is the group around it.
 */
export function namesOfCategories(byName: ReadonlyMap<string, NamedCategory>): CategoryNames {
  const fields = [...byName].flatMap(([folded, { name, parent, isOperators }]) => {
    if (parent === null) return [[folded, name] as const];
    return isOperators ? [[folded, parent] as const] : [];
  });
  const names = [...byName].map(([folded, { name }]) => [folded, name] as const);
  return { categoryNames: new Map(names), fieldNames: new Map(fields) };
}

/**
 * The course with the names of today; those that mean no category or campus stay as they are.
 *
 * @param campuses names of those that its institution has, where that is known.
 */
export function inTodaysNames(
  course: StoredCourse,
  names: CategoryNames,
  campuses?: ReadonlySet<string>,
): StoredCourse {
  const { entry_routes } = course.row;
  const routes =
    entry_routes === null ? null : JSON.stringify(withTodaysNames(JSON.parse(entry_routes), names));
  return {
    ...course,
    categories: renamed(course.categories, names.categoryNames),
    campuses: campuses ? campusesIn(course.campuses, campuses) : course.campuses,
    row: { ...course.row, entry_routes: routes },
  };
}

/** Campuses as their institution names them, each once, however many an entry names. */
function campusesIn(entries: string[], known: ReadonlySet<string>): string[] {
  if (entries.every((entry) => known.has(entry))) return entries;
  const byFolded = new Map([...known].map((name) => [foldName(name), name]));
  const find = (text: string) => (known.has(text) ? text : byFolded.get(foldName(text)));
  return [...new Set(entries.flatMap((entry) => valuesIn(entry, find)))];
}

/**
 * A value of a record, or a part of it, with the names of today wherever it names categories: in
 * lists of `categories`, and as `fields` of entry routes, which are text within a statement.
 */
export function withTodaysNames(value: unknown, names: CategoryNames): unknown {
  if (Array.isArray(value)) return value.map((each) => withTodaysNames(each, names));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => {
      if (key === "categories") return [key, renamed(held, names.categoryNames)];
      if (key === "fields") return [key, renamed(held, names.fieldNames)];
      if (key === "entry_routes" && typeof held === "string")
        return [key, JSON.stringify(withTodaysNames(JSON.parse(held) as EntryRoute[], names))];
      return [key, withTodaysNames(held, names)];
    }),
  );
}

function renamed<T>(held: T, names: ReadonlyMap<string, string>): T {
  if (!Array.isArray(held)) return held;
  return [
    ...new Set(
      held.flatMap((name: string) => valuesIn(name, (text) => names.get(foldRecordName(text)))),
    ),
  ] as unknown as T;
}
