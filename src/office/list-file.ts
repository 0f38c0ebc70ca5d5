import type { ReactNode } from "react";
import type { MiddlewareFunction } from "react-router";
import { spreadsheetText } from "#web/csv.ts";

/** A column of a list, on its page and in its file. */
export interface Column<Row> {
  heading: string;
  text: (row: Row) => string;
  /** Drawn otherwise than as its text; null where it stands in the file alone. */
  cell?: ((row: Row) => ReactNode) | null;
}

/** Parameter of an address: the list as a file. */
export const AS = "as";

interface ListFile<Row> {
  title: string;
  columns: readonly Column<Row>[];
  /** All rows that the address asks for, which names no page of them; asks who may have them. */
  rows: (args: Parameters<MiddlewareFunction>[0]) => Promise<readonly Row[]>;
}

/** A page's middleware: answers its list as CSV where the address asks for that. */
export function listFile<Row>({ title, columns, rows }: ListFile<Row>): MiddlewareFunction {
  return async (args) => {
    if (args.url.searchParams.get(AS) !== "csv") return;
    const url = new URL(args.url);
    url.searchParams.delete("page");
    const lines = (await rows({ ...args, url })).map((row) => columns.map(({ text }) => text(row)));
    const name = title.replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase();
    return new Response(spreadsheetText([columns.map(({ heading }) => heading), ...lines]), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${name}.csv"`,
      },
    });
  };
}
