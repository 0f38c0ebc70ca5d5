import type { Correction, CourseQuery, CourseResults } from "./answers.ts";
import { type Bitset, cardinality, fullSet, has, membersOf, setOf } from "./bitset.ts";
import { packColumns } from "./columns.ts";
import type { CourseCard } from "./course.ts";
import { facetCounter } from "./facets.ts";
import type { KnownValues } from "./known-values.ts";
import { pageMeta } from "./pagination.ts";
import { rescueOf } from "./rescue.ts";
import { documentsIn, selectFrom } from "./selection.ts";
import type { Vocabularies } from "./vocabulary.ts";

/** What a text finds: document numbers, best match first. */
interface TextMatch {
  documents: Uint32Array;
  correction: Correction | null;
}

interface TextSearch {
  /** Null when the text holds no word to look for; it then asks for nothing. */
  search(text: string): TextMatch | null;
}

/** What the search of courses is made from. */
export interface CourseSearchParts {
  /** In the order of a listing without text; a course's place is its document number. */
  courses: readonly CourseCard[];
  vocabularies: Vocabularies;
  known: KnownValues;
  /** Over the same courses, with the same document numbers. */
  text: TextSearch;
}

/** Builds the search of courses by filters and text, with the counts of every facet. */
export function buildCourseSearch(parts: CourseSearchParts): (query: CourseQuery) => CourseResults {
  const { courses, vocabularies, known, text } = parts;
  const size = courses.length;
  const columns = packColumns(courses, vocabularies);
  const select = selectFrom(columns, vocabularies);
  const countFacets = facetCounter(columns, vocabularies);
  const everything = fullSet(size);

  return (query) => {
    const { filters, page, limit } = query;
    const match = filters.name === "" ? null : text.search(filters.name);
    const selection = select(filters);
    if (match) selection.set("name", setOf(match.documents, size));
    const documents = documentsIn(selection) ?? everything;
    const total = cardinality(documents);
    return {
      courses: pageOf(query, documents, total, match).map((document) => courses[document]!),
      meta: pageMeta(total, page, limit),
      facets: countFacets(selection, filters),
      correction: match?.correction ?? null,
      rescue: total === 0 ? rescueOf(filters, selection, size, known) : null,
    };
  };
}

/** The documents of one page: best match first with a text, else in the listing's own order. */
function pageOf(
  { page, limit, order }: CourseQuery,
  documents: Bitset,
  total: number,
  match: TextMatch | null,
): number[] {
  const start = (page - 1) * limit;
  const end = Math.min(start + limit, total);
  if (start >= end) return [];
  const [first, last] = order === "ASC" ? [total - end, total - start] : [start, end];
  const found = match
    ? rankedMembers(match.documents, documents, first, last)
    : membersOf(documents, first, last - first);
  return order === "ASC" ? found.reverse() : found;
}

function rankedMembers(ranked: Uint32Array, documents: Bitset, first: number, last: number) {
  const members: number[] = [];
  let place = 0;
  for (let i = 0; i < ranked.length && place < last; i++) {
    const document = ranked[i]!;
    if (has(documents, document) && place++ >= first) members.push(document);
  }
  return members;
}
