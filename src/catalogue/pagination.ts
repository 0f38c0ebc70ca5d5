/** Position of one page within a list, as the API sends it. An empty page has from and to 0. */
export interface PageMeta {
  from: number;
  to: number;
  total: number;
  current_page: number;
  last_page: number;
}

/** Courses on one page of the listing (specification, 9). */
export const COURSE_PAGE_SIZE = 10;

/** Pages shown on either side of the current one (specification, 9). */
const NEIGHBOUR_PAGES = 2;

/**
 * Position of a page in a list of `total`; `page` counts from 1, and the last page is at least 1.
 */
export function pageMetaOf(total: number, page: number, limit: number): PageMeta {
  const start = (page - 1) * limit;
  const isEmpty = start >= total;
  return {
    from: isEmpty ? 0 : start + 1,
    to: isEmpty ? 0 : Math.min(start + limit, total),
    total,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / limit)),
  };
}

/** The rows of a list that are on a page of it, as a query takes them. */
export function pagePart({ page, limit }: { page: number; limit: number }) {
  return { offset: (page - 1) * limit, limit };
}

/** One page of a list; without a limit, the first page is the whole list. */
export function pageSlice<T>(
  list: readonly T[],
  { page, limit = Math.max(list.length, 1) }: { page: number; limit?: number | undefined },
): { rows: T[]; meta: PageMeta } {
  const start = (page - 1) * limit;
  return { rows: list.slice(start, start + limit), meta: pageMetaOf(list.length, page, limit) };
}

/** One page of a list, or the whole list, as the call asks. */
export function pageOrWhole<T>(
  list: readonly T[],
  { noPaginate, page, limit }: { noPaginate: string; page: number; limit: number },
): { data: T[]; meta: PageMeta } {
  const whole = noPaginate === "true" || noPaginate === "1";
  const { rows, meta } = pageSlice(list, whole ? { page: 1 } : { page, limit });
  return { data: rows, meta };
}

/**
 * The page links of a list: first and last page and those within 2 of the current one, with an
 * ellipsis wherever pages are left out (specification, 2.4).
 */
export function paginationWindow(current: number, last: number): (number | "ellipsis")[] {
  const near = Array.from(
    { length: 2 * NEIGHBOUR_PAGES + 1 },
    (_, index) => current - NEIGHBOUR_PAGES + index,
  );
  const inner = near.filter((page) => page > 1 && page < last);
  const pages = last > 1 ? [1, ...inner, last] : [1];
  return pages.flatMap((page, index) => {
    const follows = index === 0 || page === pages[index - 1]! + 1;
    return follows ? [page] : ["ellipsis" as const, page];
  });
}
