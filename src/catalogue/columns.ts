import { addTo, type Bitset, emptySet, setOf, unite } from "./bitset.ts";
import type { CourseCard } from "./course.ts";
import { type FacetKey, FILTER_KEYS } from "./filters.ts";
import type { Vocabularies, Vocabulary } from "./vocabulary.ts";

/**
 * One facet of all courses, packed. A choice is a position in the facet's vocabulary, a document a
 * course's number in the catalogue's own order.
 */
export interface Column {
  /** Number of choices. */
  choices: number;
  /** Choices of document d: `values` from `starts[d]` up to, but without, `starts[d + 1]`. */
  starts: Uint32Array;
  values: Uint32Array;
  /** Documents of each choice: a set where they are many, their numbers where they are few. */
  postings: readonly Posting[];
}

type Posting = { set: Bitset; documents: null } | { set: null; documents: Uint32Array };

export interface Columns {
  /** Number of documents. */
  size: number;
  facets: Record<FacetKey, Column>;
}

/** Packs what filters read of the courses; a course's place in the list is its document number. */
export function packColumns(courses: readonly CourseCard[], vocabularies: Vocabularies): Columns {
  const facets = Object.fromEntries(
    FILTER_KEYS.map((key) => [key, packColumn(courses, vocabularies[key])]),
  ) as Record<FacetKey, Column>;
  return { size: courses.length, facets };
}

function packColumn(courses: readonly CourseCard[], vocabulary: Vocabulary): Column {
  const lists = courses.map((course) => vocabulary.choicesOf(course));
  const starts = new Uint32Array(courses.length + 1);
  for (const [document, list] of lists.entries()) {
    starts[document + 1] = starts[document]! + list.length;
  }
  const values = new Uint32Array(starts[courses.length]!);
  for (const [document, list] of lists.entries()) values.set(list, starts[document]!);
  const choices = vocabulary.choices.length;
  return { choices, starts, values, postings: invert(lists, choices) };
}

function invert(lists: readonly (readonly number[])[], choices: number): Posting[] {
  const documents: number[][] = Array.from({ length: choices }, () => []);
  for (const [document, list] of lists.entries()) {
    for (const choice of list) documents[choice]!.push(document);
  }
  return documents.map((numbers) => posting(Uint32Array.from(numbers), lists.length));
}

/** A set takes a bit for every document, a list 32 bits for each of its own. */
function posting(documents: Uint32Array, size: number): Posting {
  if (documents.length * 32 < size) return { set: null, documents };
  return { set: setOf(documents, size), documents: null };
}

/** The documents that any of the choices matches. */
export function documentsOf(column: Column, choices: readonly number[], size: number): Bitset {
  const all = emptySet(size);
  for (const choice of choices) {
    const { set, documents } = column.postings[choice]!;
    if (set) unite(all, set);
    else for (const document of documents) addTo(all, document);
  }
  return all;
}
