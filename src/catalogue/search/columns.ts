import { CONCEPTS, type Phrase } from "./concepts.ts";
import { buildDictionary, type Dictionary } from "./dictionary.ts";
import { squeeze } from "./fold.ts";
import { MAX_FIELDS, type Postings, PostingsBuilder } from "./postings.ts";
import { DOCUMENT_LIMIT } from "./ranking.ts";
import { stem } from "./stem.ts";
import { isStopWord, linesOf } from "./tokens.ts";

/** The columns of an index over documents numbered from 0. */
export interface Columns {
  size: number;
  dictionary: Dictionary;
  /** Lists are the terms of the dictionary. */
  words: Postings;
  /** Lists are the concepts of the synonym table. */
  concepts: Postings;
  names: Names;
}

/** What ranking needs of each document's first text. */
export interface Names {
  /** Terms without stop words, document after document, LINE_END between the lines. */
  terms: Uint32Array;
  /** The terms of document `n` are at `starts[n]` up to `starts[n + 1]`. */
  starts: Uint32Array;
  /** Characters of the first line. */
  lengths: Uint16Array;
  /** Sorted pairs of a line's hash and its document; see `documentsNamed`. */
  wholes: Float64Array;
}

export const LINE_END = 0xffffffff;

const HASH_LIMIT = 2 ** 28;

/** @throws RangeError with more than 8 texts a document or 16 million documents. */
export function buildColumns(documents: readonly (readonly string[])[]): Columns {
  if (documents.length > DOCUMENT_LIMIT) throw new RangeError("too many documents for one index");
  const builder = new ColumnsBuilder();
  for (const texts of documents) builder.add(texts);
  return builder.build();
}

/** Documents one of whose name lines is the text, but for case, accents, spaces and punctuation. */
export function documentsNamed(names: Names, text: string): Set<number> {
  const from = hashOf(squeeze(text)) * DOCUMENT_LIMIT;
  let low = 0;
  let high = names.wholes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (names.wholes[middle]! < from) low = middle + 1;
    else high = middle;
  }
  const found = new Set<number>();
  for (; names.wholes[low]! < from + DOCUMENT_LIMIT; low += 1) found.add(names.wholes[low]! - from);
  return found;
}

/** FNV-1a over code units, cut to 28 bits so that a document number fits beside it. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0) % HASH_LIMIT;
}

/** One distinct word of the data while the index is being built. */
interface Entry {
  number: number;
  stem: string;
  stop: boolean;
  /** Phrases of the synonym table that begin with it. */
  phrases: readonly Phrase[];
}

/** The words and concepts of one text, to be added to every document that has it. */
interface Analysis {
  entries: number[];
  concepts: number[];
  /** Entries without stop words, LINE_END after each line. */
  name: number[];
}

class ColumnsBuilder {
  readonly #entries = new Map<string, Entry>();
  readonly #words = new PostingsBuilder();
  readonly #concepts = new PostingsBuilder();
  /** Institutions, categories and awarding bodies recur from course to course. */
  readonly #recurring = new Map<string, Analysis>();
  readonly #nameTerms: number[] = [];
  readonly #nameStarts: number[] = [0];
  readonly #nameLengths: number[] = [];
  readonly #wholes: number[] = [];

  add(texts: readonly string[]): void {
    if (texts.length > MAX_FIELDS) throw new RangeError("too many texts in a document");
    const document = this.#nameLengths.length;
    texts.forEach((text, field) => {
      if (text === "") return;
      const analysis = field === 0 ? this.#analyse(text) : this.#analyseRecurring(text);
      for (const entry of analysis.entries) this.#words.add(entry, document, field);
      for (const concept of analysis.concepts) this.#concepts.add(concept, document, field);
      if (field === 0) for (const entry of analysis.name) this.#nameTerms.push(entry);
    });
    this.#addName(texts[0] ?? "", document);
  }

  build(): Columns {
    const words = [...this.#entries.keys()].sort();
    const place = new Uint32Array(words.length);
    words.forEach((word, term) => {
      place[this.#entries.get(word)!.number] = term;
    });
    return {
      size: this.#nameLengths.length,
      dictionary: buildDictionary(words),
      words: this.#words.build(place),
      concepts: this.#concepts.build(Uint32Array.from({ length: CONCEPTS.count }, (_, at) => at)),
      names: {
        terms: Uint32Array.from(this.#nameTerms, (entry) =>
          entry === LINE_END ? LINE_END : place[entry]!,
        ),
        starts: Uint32Array.from(this.#nameStarts),
        lengths: Uint16Array.from(this.#nameLengths),
        wholes: Float64Array.from(this.#wholes).sort(),
      },
    };
  }

  #addName(name: string, document: number): void {
    const lines = name.split("\n");
    this.#nameStarts.push(this.#nameTerms.length);
    this.#nameLengths.push(Math.min(lines[0]?.length ?? 0, 0xffff));
    for (const line of lines) {
      const whole = squeeze(line);
      if (whole !== "") this.#wholes.push(hashOf(whole) * DOCUMENT_LIMIT + document);
    }
  }

  #analyseRecurring(text: string): Analysis {
    const known = this.#recurring.get(text) ?? this.#analyse(text);
    this.#recurring.set(text, known);
    return known;
  }

  #analyse(text: string): Analysis {
    const entries = new Set<number>();
    const concepts = new Set<number>();
    const name: number[] = [];
    for (const { words, joined } of linesOf(text)) {
      const inOrder = words.map((word) => this.#entry(word));
      const together = joined.map((word) => this.#entry(word));
      for (const entry of inOrder) entries.add(entry.number);
      for (const entry of together) entries.add(entry.number);
      const telling = inOrder.filter((entry) => !entry.stop);
      for (const entry of telling) name.push(entry.number);
      name.push(LINE_END);
      noteConcepts(telling, concepts);
      for (const entry of together) noteConcepts([entry], concepts);
    }
    return { entries: [...entries], concepts: [...concepts], name };
  }

  #entry(word: string): Entry {
    const known = this.#entries.get(word);
    if (known !== undefined) return known;
    const key = stem(word);
    const made = {
      number: this.#entries.size,
      stem: key,
      stop: isStopWord(word),
      phrases: CONCEPTS.phrases.get(key) ?? [],
    };
    this.#entries.set(word, made);
    return made;
  }
}

/** Adds the concepts of every phrase of the synonym table that stands in the words. */
function noteConcepts(words: readonly Entry[], concepts: Set<number>): void {
  words.forEach((first, at) => {
    for (const { stems, found } of first.phrases) {
      if (stems.every((key, offset) => words[at + offset]?.stem === key)) {
        for (const concept of found) concepts.add(concept.number);
      }
    }
  });
}
