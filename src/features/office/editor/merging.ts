/** Whose value stands where two people changed the same. */
export type Side = "theirs" | "mine";

/** A field that both changed, with what it becomes by either choice. */
export interface FieldCollision {
  field: string;
  theirs: unknown;
  mine: unknown;
}

/**
 * What becomes of a value that two people changed: each change stands, down to the parts of rows and
 * lists of the same length; where both changed the same part, that of the preferred side.
 *
 * @param base as both of them found it.
 */
function mergedValue(base: unknown, mine: unknown, theirs: unknown, side: Side): unknown {
  if (isSame(mine, base) || isSame(mine, theirs)) return theirs;
  if (isSame(theirs, base)) return mine;
  if (isRows(base) && isRows(mine) && isRows(theirs)) {
    const hasSameRows = base.length === mine.length && base.length === theirs.length;
    if (hasSameRows) return base.map((row, at) => mergedValue(row, mine[at], theirs[at], side));
  } else if (isRow(base) && isRow(mine) && isRow(theirs)) {
    return mergedFields(base, mine, theirs, () => side);
  }
  return side === "mine" ? mine : theirs;
}

/** The same for every field of a record; who is preferred may differ by field. */
export function mergedFields<Fields extends object>(
  base: Fields,
  mine: Fields,
  theirs: Fields,
  sideOf: (field: string) => Side,
): Fields {
  const found = new Map<string, unknown>(Object.entries(base));
  const other = new Map<string, unknown>(Object.entries(theirs));
  const merged = Object.entries(mine).map(([field, value]) => [
    field,
    mergedValue(found.get(field), value, other.get(field), sideOf(field)),
  ]);
  return { ...theirs, ...Object.fromEntries(merged) };
}

/** The fields in which it matters who is preferred. */
export function collisionsOf<Fields extends object>(
  base: Fields,
  mine: Fields,
  theirs: Fields,
): FieldCollision[] {
  const byMine = Object.entries(mergedFields(base, mine, theirs, () => "mine"));
  const byTheirs = new Map(Object.entries(mergedFields(base, mine, theirs, () => "theirs")));
  return byMine
    .map(([field, value]) => ({ field, mine: value, theirs: byTheirs.get(field) as unknown }))
    .filter((each) => !isSame(each.mine, each.theirs));
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const isRows = (value: unknown): value is unknown[] => Array.isArray(value);
const isRow = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
