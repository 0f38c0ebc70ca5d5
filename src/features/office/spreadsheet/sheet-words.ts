/** "1 row", "197 rows". */
export const rowCount = (count: number): string => `${count} ${count === 1 ? "row" : "rows"}`;

/** "other row", "other 197". */
export const otherRows = (count: number): string => (count === 1 ? "other row" : `other ${count}`);
