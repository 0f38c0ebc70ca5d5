import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { type PageMeta, paginationWindow } from "#catalogue/pagination.ts";
import { buttonClass } from "#ui/button.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { AS, type Column } from "./list-file.ts";

/** The address of the page that is open, with one parameter set otherwise. */
function useAddressWith() {
  const { pathname, search } = useLocation();
  return (name: string, value: string | number, ...without: string[]) => {
    const params = new URLSearchParams(search);
    for (const one of without) params.delete(one);
    params.set(name, String(value));
    return `${pathname}?${params}`;
  };
}

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** What is said where there are none. */
  none: ReactNode;
}

/** A list as a table; on a phone each row is a card of its cells. */
export function DataTable<Row extends { id: number | string }>(props: DataTableProps<Row>) {
  const { label, columns, rows, none } = props;
  if (rows.length === 0) return none;
  const shown = columns.filter(({ cell }) => cell !== null);
  return (
    <table aria-label={label} className="office-table office-stack">
      <thead>
        <tr>
          {shown.map(({ heading }) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {shown.map(({ heading, text, cell }) => (
              <td key={heading} data-heading={heading}>
                {cell ? cell(row) : text(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ListEndProps {
  /** "Pages of people". */
  label: string;
  meta: PageMeta;
  /** True where the page has a `listFile`. */
  hasFile?: boolean;
}

/** Below a list: its other pages, and the whole of it as a file. */
export function ListEnd({ label, meta, hasFile = false }: ListEndProps) {
  const addressWith = useAddressWith();
  const { total, current_page: current, last_page: last } = meta;
  if (total === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Pagination
        label={label}
        current={current}
        last={last}
        pages={paginationWindow(current, last)}
        href={(page) => addressWith("page", page)}
      />
      {hasFile && (
        <Link
          to={addressWith(AS, "csv", "page")}
          reloadDocument
          className={buttonClass({ variant: "secondary" })}
        >
          Download {total} as CSV
        </Link>
      )}
    </div>
  );
}
