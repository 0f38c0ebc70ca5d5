import type { Correction, Suggestion } from "#catalogue/answers.ts";
import type { Catalogue } from "#catalogue/catalogue.ts";
import { tidyName } from "#catalogue/filters.ts";
import type { PageMeta } from "#catalogue/pagination.ts";

/** What the search page shows. */
export interface SearchPage {
  /** The text as it was searched for; empty when nothing was typed. */
  query: string;
  results: Suggestion[];
  meta: PageMeta;
  correction: Correction | null;
  /** Origin of the site, for the canonical link. */
  publicUrl: string;
}

/** Highest page that is asked for; beyond it lies no result. */
const PAGE_LIMIT = 1_000_000;

/** Reads `?query=&page=`; a page that is no number is the first one. */
export function readSearch(parameters: URLSearchParams): { query: string; page: number } {
  const page = Number(parameters.get("page") ?? 1);
  return {
    query: tidyName(parameters.get("query") ?? ""),
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_LIMIT ? page : 1,
  };
}

/** One page of courses and institutions that match a text. */
export function searchPage(
  catalogue: Catalogue,
  { query, page }: { query: string; page: number },
  publicUrl: string,
): SearchPage {
  return { query, ...catalogue.spotlight(query, page), publicUrl };
}
