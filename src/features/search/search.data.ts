import { blacklistLine } from "#catalogue/approval.ts";
import type { Catalogue } from "#catalogue/catalogue.ts";
import type { Correction, Suggestion } from "#catalogue/catalogue-answers.ts";
import { noFilters, tidySearchText, withName } from "#catalogue/filters.ts";
import type { PageMeta } from "#catalogue/pagination.ts";
import type { RandomNumber } from "#catalogue/shuffle.ts";
import { type CareerWay, careerWay } from "#web/career-way.ts";
import { type ListedCourse, listedCourse } from "#web/listed-course.ts";
import { logoAddress } from "#web/logo-address.ts";
import { paths } from "#web/paths.ts";

/** A result as a row of the page shows it. */
export interface SearchResult extends Suggestion {
  /** Address of the institution's logo or monogram; null where the institution is not known. */
  logo: string | null;
  /** The card of a course; null for an institution. */
  course: ListedCourse | null;
  /** Says that the institution is blacklisted; null where nobody does. */
  blacklisted: string | null;
}

/** A filter that words of the text are. */
interface SearchFilter {
  keyLabel: string;
  label: string;
  /** Address of the courses without it. */
  without: string;
}

/** What the search page shows. */
export interface SearchPage {
  /** The text as it was searched for; empty when nothing was typed. */
  query: string;
  results: SearchResult[];
  meta: PageMeta;
  correction: Correction | null;
  /** The career that the text names. */
  career: CareerWay | null;
  /** Words of the text that are filters; empty where all of it is text. */
  wordFilters: SearchFilter[];
  /** Address of the list of courses with these filters and the rest of the text. */
  listing: string;
  /** Origin of the site, for the canonical link. */
  publicUrl: string;
}

/** Highest page that is asked for; beyond it lies no result. */
const PAGE_LIMIT = 1_000_000;

/** Reads `?query=&page=`; a page that is no number is the first one. */
export function readSearch(parameters: URLSearchParams): { query: string; page: number } {
  const page = Number(parameters.get("page") ?? 1);
  return {
    query: tidySearchText(parameters.get("query") ?? ""),
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_LIMIT ? page : 1,
  };
}

/** One page of courses and institutions that match a text. */
export function searchPage(
  catalogue: Catalogue,
  { query, page }: { query: string; page: number },
  publicUrl: string,
  random: RandomNumber,
): SearchPage {
  const { results, understood, meta, correction } = catalogue.spotlight(query, page);
  return {
    query,
    results: rowsOf(catalogue, results),
    meta,
    correction,
    career: careerWay(catalogue, query, { random }),
    wordFilters: catalogue
      .activeFilters(withName(noFilters(), query), understood)
      .filter(({ key }) => key !== "name")
      .map(({ keyLabel, label, without }) => ({
        keyLabel,
        label,
        without: paths.courses(without),
      })),
    listing: paths.courses(understood.filters),
    publicUrl,
  };
}

function rowsOf(catalogue: Catalogue, results: readonly Suggestion[]): SearchResult[] {
  return results.map((result) => {
    const course = result.type === "Course" ? catalogue.course(result.id) : undefined;
    const institution =
      course?.institution ?? catalogue.institutions.find(({ id }) => id === result.id);
    return {
      ...result,
      logo: institution ? logoAddress(institution, 44) : null,
      course: course ? listedCourse(course, catalogue) : null,
      blacklisted: institution ? blacklistLine(institution) : null,
    };
  });
}
