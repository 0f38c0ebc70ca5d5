import { Analyser, type KnownWord } from "./analysis.ts";
import type { FacetTexts, FieldSource } from "./field.ts";
import type { Language } from "./language.ts";
import { numberDocuments, type PackedShelf, packShelf, type ShelfSource } from "./packing.ts";
import { DOCUMENT_LIMIT } from "./ranking.ts";
import { classPhrases } from "./term-texts.ts";
import { type PackedTerms, packTerms, TermTable } from "./terms.ts";
import { TextColumn } from "./text-column.ts";

/** An index of texts as plain columns, which travel between threads and lie in files. */
export interface PackedText {
  terms: PackedTerms;
  /** Documents of each kind; the terms are those of all. */
  shelves: PackedShelf[];
}

/** Documents of one kind with their numbers. */
export interface NumberedShelf extends ShelfSource, ReturnType<typeof numberDocuments> {}

/**
 * Builds an index of texts from columns that it makes. The columns stay: sources can be added to
 * them and left out of the next index, which costs no reading of texts anew.
 */
export class TextBuilder {
  readonly #language: Language;
  readonly #analyser: Analyser;

  constructor(language: Language) {
    this.#language = language;
    this.#analyser = new Analyser(language);
  }

  texts(): TextColumn {
    return new TextColumn(this.#analyser);
  }

  /** Reads a text for nothing, to see that it can be read. @throws what reading it throws. */
  assertReadable(text: string): void {
    this.texts().add(text);
  }

  /** @throws RangeError with more than 16 million documents. */
  number(names: TextColumn, order: Uint32Array): NumberedShelf {
    if (order.length > DOCUMENT_LIMIT) throw new RangeError("too many documents for one index");
    const source = { names: names.view(), order };
    return { ...source, ...numberDocuments(source) };
  }

  /**
   * Packs the documents that `number` gave, each kind with its other texts.
   *
   * @param facets What holds the texts of facets' choices; null where no field has these.
   * @param synonyms Those of the language unless given; its words are the same.
   */
  pack(
    shelves: readonly { numbered: NumberedShelf; fields: readonly FieldSource[] }[],
    facets: FacetTexts | null,
    { phrases } = this.#language.synonyms,
  ): PackedText {
    const known = this.#used(
      shelves.flatMap(({ numbered, fields }) => [
        { texts: numbered.names, sources: numbered.sources },
        ...fields.map((field) => ({
          texts: field.texts,
          sources: field.column === null ? numbered.sources : null,
        })),
      ]),
    );
    const packed = packTerms(known, this.#language);
    const terms = new TermTable(packed, this.#language);
    const termOf = new Uint32Array(this.#analyser.sorted().length);
    known.forEach(({ number }, term) => {
      termOf[number] = term;
    });
    const phraseCount = phrases.length;
    const vocabulary = { terms, termOf, phrases: classPhrases(terms, phrases), phraseCount };
    return {
      terms: packed,
      shelves: shelves.map(({ numbered, fields }) =>
        packShelf(numbered.names, numbered, fields, vocabulary, facets),
      ),
    };
  }

  /** The words that some texts hold, in their order. */
  #used(
    columns: readonly { texts: ReturnType<TextColumn["view"]>; sources: Uint32Array | null }[],
  ) {
    const sorted = this.#analyser.sorted();
    const used = new Uint8Array(sorted.length);
    for (const {
      texts: { ofSource, words, starts },
      sources,
    } of columns) {
      const isRead = new Uint8Array(starts.length);
      const count = sources === null ? ofSource.length : sources.length;
      for (let at = 0; at < count; at++) {
        const text = ofSource[sources === null ? at : sources[at]!]!;
        if (isRead[text] === 1) continue;
        isRead[text] = 1;
        for (let word = starts[text]!; word < starts[text + 1]!; word++) used[words[word]!] = 1;
      }
    }
    return sorted.filter(({ number }: KnownWord) => used[number] === 1);
  }
}
