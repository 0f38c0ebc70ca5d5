/** True where two lists hold the same values, or rows with the same values, in the same order. */
export function same(a: unknown[], b: unknown[]): boolean {
  return (
    a.length === b.length &&
    a.every((item, index) => {
      const other = b[index];
      return typeof item === "object" &&
        item !== null &&
        typeof other === "object" &&
        other !== null
        ? sameRow(item, other)
        : item === other;
    })
  );
}

/** True where the other row has the same values in this row's columns. */
export function sameRow(a: object, b: object): boolean {
  const other = b as Record<string, unknown>;
  return Object.entries(a).every(([key, value]) => other[key] === value);
}
