import type { ReactNode } from "react";

interface OfficeListProps<Row extends { id: number | string }> {
  of: readonly Row[];
  /** Classes of each row. */
  row?: string;
  /** What is said where there are none. */
  none?: ReactNode;
  children: (row: Row) => ReactNode;
}

/** Records one below the other. */
export function OfficeList<Row extends { id: number | string }>(props: OfficeListProps<Row>) {
  const { of: rows, row: rowClass, none = null, children } = props;
  if (rows.length === 0) return none;
  return (
    <ul className="grid gap-3">
      {rows.map((row) => (
        <li key={row.id} className={rowClass}>
          {children(row)}
        </li>
      ))}
    </ul>
  );
}
