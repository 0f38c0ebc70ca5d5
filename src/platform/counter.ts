interface CounterParts<Row> {
  /** Equal for rows that are added up. */
  keyOf: (row: Row) => string;
  sum: (one: Row, other: Row) => Row;
  write: (rows: Row[]) => Promise<void>;
}

/**
 * Adds rows up in memory until they are written down; what could not be written stays for the next
 * time.
 */
export function createCounter<Row>({ keyOf, sum, write }: CounterParts<Row>) {
  let rows = new Map<string, Row>();
  const add = (row: Row) => {
    const key = keyOf(row);
    const known = rows.get(key);
    rows.set(key, known === undefined ? row : sum(known, row));
  };
  const flush = async () => {
    if (rows.size === 0) return;
    const taken = [...rows.values()];
    rows = new Map();
    try {
      await write(taken);
    } catch (error) {
      for (const row of taken) add(row);
      throw error;
    }
  };
  return { add, flush };
}
