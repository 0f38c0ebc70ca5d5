import type { Correction } from "../catalogue-answers.ts";
import { weightsInPercent } from "./ranking.ts";
import { TextBuilder } from "./text-builder.ts";
import { openText } from "./text-columns.ts";
import { TextIndex } from "./text-index.ts";

interface TextMatch {
  /** Document numbers, best first. */
  documents: Uint32Array;
  /** Set when a word was found to be a slip and the documents are those of another word, too. */
  correction: Correction | null;
}

/** Text search over a list of documents. */
export interface PlainIndex {
  /** Documents that hold every word of the query; null when the query holds no word at all. */
  search(query: string, count?: number): TextMatch | null;
}

/**
 * Indexes documents for forgiving text search, as `TextIndex` says. Equal scores are ordered by the
 * length of the first text, then by the number of its words, then by document number.
 *
 * @param documents Each document is its texts in order of weight, "" for one it lacks. Lines of a
 * text (names in two scripts, several categories) are phrases of their own.
 * @param weights Positive weight of each text, in the order of a document's texts; the first is the
 * greatest.
 * @param small Up to how many documents the index is a small one.
 * @throws RangeError with more than 16 million documents.
 */
export function buildTextIndex(
  documents: readonly (readonly string[])[],
  weights: readonly number[],
  small?: number,
): PlainIndex {
  const { index, sources } = openDocuments(documents, weights, small);
  const everything = { from: 0, to: sources.length, allowed: null };
  return {
    search: (query, count = sources.length) => {
      const asked = index.read(query);
      if (asked === null) return null;
      const found = index.best(asked, count, everything);
      return {
        documents: Uint32Array.from(found, (at) => sources[at]!),
        correction: asked.correction,
      };
    },
  };
}

/**
 * The index over such documents, and which of them each of its numbers stands for.
 *
 * @param small Up to how many documents the index is a small one.
 */
export function openDocuments(
  documents: readonly (readonly string[])[],
  weights: readonly number[],
  small?: number,
): { index: TextIndex; sources: Uint32Array } {
  const builder = new TextBuilder();
  const names = builder.names();
  for (const [name = ""] of documents) names.add(name);
  const fields = weightsInPercent(weights)
    .slice(1)
    .map((weight, at) => {
      const texts = builder.texts();
      for (const document of documents) texts.add(document[at + 1] ?? "");
      return { weight, group: 0, texts };
    });
  const order = Uint32Array.from(documents, (_, at) => at);
  const numbered = builder.number([{ names, order }]);
  const packed = builder.pack(numbered, fields);
  return {
    index: new TextIndex(openText(packed, null), small),
    sources: numbered.groups[0]!.sources,
  };
}
