import { languageWith } from "#catalogue/search/language.ts";
import { type Correction, TextBuilder, TextIndex } from "#engine/engine.ts";
import { TermTable } from "#engine/text/terms.ts";

interface TextMatch {
  /** Document numbers, best first. */
  documents: Uint32Array;
  /** Set when a word was found to be a typo and the documents are those of another word, too. */
  correction: Correction | null;
}

/** Text search over a list of documents. */
export interface PlainIndex {
  /** Documents that hold every word of the query; null when the query holds no word at all. */
  search(query: string, count?: number): TextMatch | null;
}

/**
 * Indexes documents for forgiving text search, as `TextIndex` says.
 *
 * @param documents Each document is its texts in order of weight, "" for one it lacks. Lines of a
 * text (names in two scripts, several categories) are phrases of their own.
 * @param weights Positive weight of each text, in the order of a document's texts; the first is the
 * greatest.
 */
export function buildTextIndex(
  documents: readonly (readonly string[])[],
  weights: readonly number[],
  synonyms: readonly (readonly string[])[] = [],
): PlainIndex {
  const { index, sources } = openDocuments(documents, weights, synonyms);
  return {
    search: (query, count = sources.length) => {
      const asked = index.read(query);
      if (asked === null) return null;
      const found = index.best(asked, 0, count);
      return {
        documents: Uint32Array.from(found, ({ document }) => sources[document]!),
        correction: asked.correction,
      };
    },
  };
}

/** The index over such documents, its words, and which of them each of its numbers stands for. */
export function openDocuments(
  documents: readonly (readonly string[])[],
  weights: readonly number[],
  synonyms: readonly (readonly string[])[] = [],
): { index: TextIndex; terms: TermTable; sources: Uint32Array } {
  const language = languageWith(synonyms);
  const builder = new TextBuilder(language);
  const columnOf = (at: number) => {
    const column = builder.texts();
    for (const document of documents) column.add(document[at] ?? "");
    return column;
  };
  const fields = weightsInPercent(weights)
    .slice(1)
    .map((weight, at) => ({ weight, texts: columnOf(at + 1).view(), column: null }));
  const order = Uint32Array.from(documents, (_, at) => at);
  const numbered = builder.number(columnOf(0), order);
  const packed = builder.pack([{ numbered, fields }], null);
  return {
    index: new TextIndex(packed, language, null),
    terms: new TermTable(packed.terms, language),
    sources: numbered.sources,
  };
}

/** Weights of texts in percent of the greatest. */
export function weightsInPercent(weights: readonly number[]): number[] {
  const greatest = Math.max(...weights);
  return weights.map((weight) => Math.round((100 * weight) / greatest));
}
