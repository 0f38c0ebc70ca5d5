import type { Correction } from "../answers.ts";
import { buildColumns, type Columns } from "./columns.ts";
import { correct, FEW_DOCUMENTS } from "./correction.ts";
import { Matcher, type Matches } from "./matching.ts";
import { parseQuery, type Query, readQuery } from "./query.ts";
import { combinedWeights } from "./ranking.ts";

export interface TextMatch {
  /** Document numbers, best first. */
  documents: Uint32Array;
  /** Beside each document, 1 where its first text alone holds every word of the query. */
  inName: Uint8Array;
  /** Set when a word was found to be a slip and the documents are those of another word, too. */
  correction: Correction | null;
}

export interface TextIndex {
  /** Documents that hold every word of the query; null when the query holds no word at all. */
  search(query: string): TextMatch | null;
}

/**
 * Indexes documents for forgiving text search. A document matches when each word of the query is in
 * any of its texts: as typed, in another number, as a synonym, in the other script, or (the last
 * word, unless a space follows it) begun. Words that hardly any document has are corrected; what a
 * correction adds comes after everything that was found as typed.
 *
 * Equal scores are ordered by the length of the first text and then by document number.
 *
 * @param documents Each document is its texts in order of weight, "" for one it lacks. Lines of a
 * text (names in two scripts, several categories) are phrases of their own.
 * @param weights Positive weight of each text, in the order of a document's texts.
 * @throws RangeError with more than 8 texts a document or 16 million documents.
 */
export function buildTextIndex(
  documents: readonly (readonly string[])[],
  weights: readonly number[],
): TextIndex {
  const columns = buildColumns(documents);
  const matcher = new Matcher(columns, combinedWeights(weights));
  return {
    search: (typed) => {
      const query = parseQuery(typed);
      return query === null ? null : answer(columns, matcher, query);
    },
  };
}

function answer(columns: Columns, matcher: Matcher, query: Query): TextMatch {
  const words = readQuery(columns, query);
  const literal = matcher.match(words, query.typed);
  const found = literal.documents.length;
  if (found >= FEW_DOCUMENTS) return { ...literal, correction: null };
  const corrected = correct(columns, matcher, query, words, found);
  if (corrected === null) return { ...literal, correction: null };
  const { correction } = corrected;
  return { ...append(literal, matcher.match(corrected.words, correction.used)), correction };
}

/** The few first matches, and after them those of the second that are not among the first. */
function append(first: Matches, second: Matches): Matches {
  if (first.documents.length === 0) return second;
  const isNew = (document: number | undefined) => !first.documents.includes(document!);
  const documents = second.documents.filter(isNew);
  const inName = second.inName.filter((_, at) => isNew(second.documents[at]));
  return {
    documents: Uint32Array.of(...first.documents, ...documents),
    inName: Uint8Array.of(...first.inName, ...inName),
  };
}
