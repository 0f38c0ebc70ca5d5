import { type PackedLists, packLists } from "../lists.ts";
import { type Narrow, NumberList, narrowArray } from "../number-list.ts";
import { Analyser, type Content, EXTRAS, LINE_END } from "./analysis.ts";
import { CONCEPTS } from "./concepts.ts";
import { type PackedDictionary, packDictionary } from "./dictionary.ts";
import { LONGEST_NAME, MOST_WORDS_COUNTED, numberDocuments, type PackedRuns } from "./numbering.ts";
import { DOCUMENT_LIMIT } from "./ranking.ts";
import { type PackedWholeNames, packWholeNames } from "./whole-names.ts";

/** An index of texts as plain columns, which travel between threads and lie in files. */
export interface PackedText {
  /** Number of documents. */
  size: number;
  /** Documents of the first group; the others come after them. */
  bound: number;
  dictionary: PackedDictionary;
  runs: PackedRuns;
  /** The words of every name; a line ends with the number after the last term, see `Forward`. */
  sequences: Narrow;
  sequenceStarts: Uint32Array;
  wholeNames: PackedWholeNames;
  /** Lists are the terms of the dictionary and behind them the concepts of the synonym table. */
  names: PackedLists;
  fields: PackedField[];
}

/** Which documents hold a word in one of their other texts. */
export interface PackedField {
  weight: number;
  /** Terms, and concepts behind them, that the field holds; ascending. */
  terms: Uint32Array;
  /** A list of documents for each of `terms`, or of holders where there are holders. */
  members: PackedLists;
  /** Texts that recur, each with its documents; the facets' lists stand in where null says so. */
  holders: PackedLists | "facets" | null;
}

/** Another text of the documents than their name. */
export type FieldSource =
  | { weight: number; texts: TextColumn }
  /** Texts of the choices of facets, by their number, and how many documents there are of each. */
  | { weight: number; choices: ReadonlyMap<number, string> };

/** One text of each document, added in turn; a text that recurs is kept once. */
export class TextColumn {
  readonly #numbers = new Map<string, number>();
  readonly #ofDocument = new NumberList();

  add(text: string): void {
    const number = text === "" ? 0 : (this.#numbers.get(text) ?? this.#numbers.size + 1);
    if (number > this.#numbers.size) this.#numbers.set(text, number);
    this.#ofDocument.push(number);
  }

  /** The distinct texts; the number of a text is its place and one more. */
  texts(): string[] {
    return [...this.#numbers.keys()];
  }

  /** Number of each document's text, 0 for none. */
  numbers(): Uint32Array {
    return this.#ofDocument.view();
  }
}

/** A text that this many documents share on average is kept apart from them. */
const SHARED_BY = 4;

/** Builds an index: all names first, in two groups one after the other, then `pack`. */
export class TextBuilder {
  readonly #analyser = new Analyser();
  readonly #sequence = new NumberList();
  readonly #concepts = new NumberList();
  readonly #starts = new NumberList();
  readonly #conceptStarts = new NumberList();
  readonly #lengths = new NumberList();
  readonly #hashes = new NumberList();
  readonly #hashed = new NumberList();

  /** @throws RangeError with more than 16 million documents. */
  addName(name: string): void {
    const document = this.#lengths.length;
    if (document >= DOCUMENT_LIMIT) throw new RangeError("too many documents for one index");
    this.#starts.push(this.#sequence.length);
    this.#conceptStarts.push(this.#concepts.length);
    const line = name.indexOf("\n");
    this.#lengths.push(Math.min(line < 0 ? name.length : line, LONGEST_NAME));
    if (name === "") return;
    this.#analyser.name(name, { sequence: this.#sequence, concepts: this.#concepts }, (hash) => {
      this.#hashes.push(hash);
      this.#hashed.push(document);
    });
  }

  /** @param bound How many of the documents are of the first group. */
  numbering(order: Uint32Array, bound: number) {
    const size = this.#lengths.length;
    this.#starts.push(this.#sequence.length);
    this.#conceptStarts.push(this.#concepts.length);
    const groups = new Uint8Array(size).fill(1, bound);
    const lengths = Uint16Array.from(this.#lengths.view());
    return numberDocuments({ groups, words: this.#countWords(size), lengths, order });
  }

  /**
   * Packs everything.
   *
   * @param numbering What `numbering` gave.
   */
  pack(
    { runs, sources }: { runs: PackedRuns; sources: Uint32Array },
    bound: number,
    fields: readonly FieldSource[],
  ): PackedText {
    const analysed = fields.map((field) => this.#analyseField(field));
    const words = this.#analyser.words();
    const sorted = [...words].sort();
    const places = new Map(sorted.map((word, term) => [word, term]));
    const termOf = Uint32Array.from(words, (word) => places.get(word)!);
    const size = sources.length;
    return {
      size,
      bound,
      dictionary: packDictionary(sorted),
      runs,
      ...this.#packSequences(sources, termOf),
      wholeNames: this.#packWholeNames(sources),
      names: this.#packNames(sources, termOf),
      fields: analysed.map((field) => packField(field, sources, termOf)),
    };
  }

  #countWords(size: number): Uint8Array {
    const [sequence, starts] = [this.#sequence.view(), this.#starts.view()];
    return Uint8Array.from({ length: size }, (_, document) => {
      const start = starts[document]!;
      let end = start;
      while (end < starts[document + 1]! && sequence[end] !== LINE_END) end++;
      return Math.min(end - start, MOST_WORDS_COUNTED);
    });
  }

  #analyseField(field: FieldSource): AnalysedField {
    if ("choices" in field) {
      const analyses = new Map<number, Content>();
      for (const [choice, text] of field.choices)
        analyses.set(choice, this.#analyser.content(text));
      return { weight: field.weight, analyses, documents: null };
    }
    const analyses = new Map<number, Content>();
    field.texts.texts().forEach((text, at) => {
      analyses.set(at + 1, this.#analyser.content(text));
    });
    return { weight: field.weight, analyses, documents: field.texts.numbers() };
  }

  #packSequences(sources: Uint32Array, termOf: Uint32Array) {
    const [sequence, starts] = [this.#sequence.view(), this.#starts.view()];
    const sequences = narrowArray(sequence.length, termOf.length + 1);
    const sequenceStarts = new Uint32Array(sources.length + 1);
    let next = 0;
    for (let document = 0; document < sources.length; document++) {
      const source = sources[document]!;
      for (let at = starts[source]!; at < starts[source + 1]!; at++) {
        const entry = sequence[at]!;
        if (entry === LINE_END) sequences[next++] = termOf.length;
        else sequences[next++] = entry === EXTRAS ? termOf.length + 1 : termOf[entry]!;
      }
      sequenceStarts[document + 1] = next;
    }
    return { sequences, sequenceStarts };
  }

  #packWholeNames(sources: Uint32Array): PackedWholeNames {
    const documentOf = new Uint32Array(sources.length);
    for (let document = 0; document < sources.length; document++) {
      documentOf[sources[document]!] = document;
    }
    const [hashes, hashed] = [this.#hashes.view(), this.#hashed.view()];
    return packWholeNames((add) => {
      for (let at = 0; at < hashes.length; at++) add(hashes[at]!, documentOf[hashed[at]!]!);
    });
  }

  #packNames(sources: Uint32Array, termOf: Uint32Array): PackedLists {
    const [sequence, starts] = [this.#sequence.view(), this.#starts.view()];
    const [concepts, conceptStarts] = [this.#concepts.view(), this.#conceptStarts.view()];
    return packLists(termOf.length + CONCEPTS.count, sources.length, (add) => {
      for (let document = 0; document < sources.length; document++) {
        const source = sources[document]!;
        for (let at = starts[source]!; at < starts[source + 1]!; at++) {
          const entry = sequence[at]!;
          if (entry < EXTRAS) add(termOf[entry]!, document);
        }
        for (let at = conceptStarts[source]!; at < conceptStarts[source + 1]!; at++) {
          add(termOf.length + concepts[at]!, document);
        }
      }
    });
  }
}

interface AnalysedField {
  weight: number;
  /** By the number of the text or choice. */
  analyses: ReadonlyMap<number, Content>;
  /** Number of each document's text; null where the facets know the documents. */
  documents: Uint32Array | null;
}

function packField(field: AnalysedField, sources: Uint32Array, termOf: Uint32Array): PackedField {
  const { weight, analyses, documents } = field;
  const terms = termsOf(analyses.values(), termOf);
  const place = new Map(Array.from(terms, (term, at) => [term, at]));
  const lists = new Map(
    Array.from(analyses, ([number, { words, concepts }]) => [
      number,
      [...words.map((word) => termOf[word]!), ...concepts.map((c) => c + termOf.length)].map(
        (term) => place.get(term)!,
      ),
    ]),
  );
  if (documents === null) {
    const numbers = [...analyses.keys()].sort((a, b) => a - b);
    const members = packMembers(terms.length, (numbers.at(-1) ?? 0) + 1, lists, numbers);
    return { weight, terms, members, holders: "facets" };
  }
  const holding = documents.reduce((count, number) => count + (number > 0 ? 1 : 0), 0);
  if (analyses.size * SHARED_BY > holding) {
    const members = packLists(terms.length, sources.length, (add) => {
      for (let document = 0; document < sources.length; document++) {
        const number = documents[sources[document]!]!;
        if (number > 0) for (const list of lists.get(number)!) add(list, document);
      }
    });
    return { weight, terms, members, holders: null };
  }
  const numbers = [...analyses.keys()];
  const holders = packLists(analyses.size + 1, sources.length, (add) => {
    for (let document = 0; document < sources.length; document++) {
      const number = documents[sources[document]!]!;
      if (number > 0) add(number, document);
    }
  });
  return {
    weight,
    terms,
    members: packMembers(terms.length, analyses.size + 1, lists, numbers),
    holders,
  };
}

function packMembers(
  count: number,
  size: number,
  lists: ReadonlyMap<number, readonly number[]>,
  numbers: readonly number[],
): PackedLists {
  return packLists(count, size, (add) => {
    for (const number of numbers) for (const list of lists.get(number)!) add(list, number);
  });
}

function termsOf(analyses: Iterable<Content>, termOf: Uint32Array): Uint32Array {
  const terms = new Set<number>();
  for (const { words, concepts } of analyses) {
    for (const word of words) terms.add(termOf[word]!);
    for (const concept of concepts) terms.add(termOf.length + concept);
  }
  return Uint32Array.from(terms).sort();
}
