/** Position of one page within a list, as the API sends it. An empty page has from and to 0. */
export interface PageMeta {
  from: number;
  to: number;
  total: number;
  current_page: number;
  last_page: number;
}

/** Courses on one page of the listing (specification, section 9). */
export const COURSE_PAGE_SIZE = 10;
