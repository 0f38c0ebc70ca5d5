import type { ReactNode } from "react";
import type { PageMeta } from "#catalogue/pagination.ts";
import type { OfficeQuery } from "./office-call.ts";
import { OfficeList } from "./office-list.tsx";
import { PageTurner } from "./page-turner.tsx";
import { QueryState } from "./query-state.tsx";

interface ListPage<Row> {
  data: readonly Row[];
  meta: PageMeta;
}

interface PagedListProps<Row extends { id: number | string }, Body extends ListPage<Row>> {
  of: OfficeQuery<Body>;
  /** "The people could not be read". */
  failed: string;
  /** "Pages of people". */
  label: string;
  onPage: (page: number) => void;
  /** Classes of each row. */
  row?: string;
  /** What is said where there are none. */
  none: ReactNode;
  children: (row: Row, body: Body) => ReactNode;
}

/** A list that is asked for page by page. */
export function PagedList<Row extends { id: number | string }, Body extends ListPage<Row>>(
  props: PagedListProps<Row, Body>,
) {
  const { of, failed, label, onPage, children, ...list } = props;
  return (
    <QueryState of={of} failed={failed}>
      {(body) => (
        <>
          <OfficeList of={body.data} {...list}>
            {(one: Body["data"][number]) => children(one, body)}
          </OfficeList>
          <PageTurner label={label} onPage={onPage} meta={body.meta} />
        </>
      )}
    </QueryState>
  );
}
