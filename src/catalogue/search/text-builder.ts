import { type Narrow, narrowArray } from "../number-list.ts";
import { type PackedLists, packLists } from "../number-lists.ts";
import { Analyser, EXTRAS, LINE_END } from "./analysis.ts";
import { CONCEPTS } from "./concepts.ts";
import { type PackedDictionary, packDictionary } from "./dictionary.ts";
import { type FieldEntries, type PackedField, packField } from "./field-packing.ts";
import { NameColumn, type Names } from "./name-column.ts";
import { numberDocuments, type PackedRuns } from "./numbering.ts";
import { DOCUMENT_LIMIT } from "./ranking.ts";
import { CONCEPT_ENTRY, entriesIn, TextColumn } from "./text-column.ts";
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

/** Another text of the documents than their name. */
export type FieldSource =
  /** Texts of the sources of a group of documents. */
  | { weight: number; group: number; texts: TextColumn }
  /** Texts of the choices of facets, by their number. */
  | { weight: number; choices: ReadonlyMap<number, string> };

/** Documents that stand together: courses, institutions. */
export interface DocumentGroup {
  names: NameColumn;
  /** The sources that are indexed, in the order in which equally good ones are to be numbered. */
  order: Uint32Array;
}

/** Documents with their numbers. */
export interface NumberedDocuments {
  runs: PackedRuns;
  groups: readonly { names: Names; sources: Uint32Array }[];
}

/**
 * Builds an index of texts from columns that it makes. The columns stay: sources can be added to
 * them and left out of the next index, which costs no reading of texts anew.
 */
export class TextBuilder {
  readonly #analyser = new Analyser();

  names(): NameColumn {
    return new NameColumn(this.#analyser);
  }

  texts(): TextColumn {
    return new TextColumn(this.#analyser);
  }

  /** Reads a text for nothing, to see that it can be read. @throws what reading it throws. */
  assertReadable(text: string): void {
    this.#analyser.content(text);
  }

  /** @throws RangeError with more than 16 million documents. */
  number(groups: readonly DocumentGroup[]): NumberedDocuments {
    const size = groups.reduce((sum, { order }) => sum + order.length, 0);
    if (size > DOCUMENT_LIMIT) throw new RangeError("too many documents for one index");
    const names = groups.map((group) => group.names.view());
    const { runs, sources } = numberDocuments(
      groups.map(({ order }, at) => ({ order, keys: names[at]!.keys })),
    );
    return { runs, groups: names.map((of, at) => ({ names: of, sources: sources[at]! })) };
  }

  /** Packs the documents that `number` gave. */
  pack({ runs, groups }: NumberedDocuments, fields: readonly FieldSource[]): PackedText {
    const size = groups.reduce((sum, { sources }) => sum + sources.length, 0);
    const ofFields = fields.map((field) => this.#entriesOf(field, groups, size));
    const words = this.#analyser.words();
    const used = new Uint8Array(words.length);
    const names = gatherNames(groups, size, used);
    for (const field of ofFields) markField(field, used);
    const held = this.#analyser.sorted().filter((word) => used[word] === 1);
    const terms = held.length;
    const termOf = new Uint32Array(words.length);
    held.forEach((word, term) => {
      termOf[word] = term;
    });
    const sequences = asTerms(names.sequence, termOf, terms);
    return {
      size,
      bound: groups[0]?.sources.length ?? 0,
      dictionary: packDictionary(held.map((word) => words[word]!)),
      runs,
      sequences,
      sequenceStarts: names.sequenceStarts,
      wholeNames: packHashes(groups),
      names: packNames(sequences, names, terms),
      fields: ofFields.map((field) => packField(field, size, termOf, terms)),
    };
  }

  #entriesOf(field: FieldSource, groups: NumberedDocuments["groups"], size: number): FieldEntries {
    const { weight } = field;
    if ("choices" in field) {
      const entries = Array.from(
        field.choices,
        ([choice, text]) => [choice, entriesIn(text, this.#analyser)] as const,
      );
      return { weight, texts: new Map(entries), ofDocument: null };
    }
    const numbers = field.texts.numbers();
    const ofDocument = new Uint32Array(size);
    let document = 0;
    groups.forEach(({ sources }, group) => {
      if (group !== field.group) document += sources.length;
      else for (const source of sources) ofDocument[document++] = numbers[source]!;
    });
    const held = new Uint8Array(field.texts.count + 1);
    for (let at = 0; at < size; at++) held[ofDocument[at]!] = 1;
    const texts = new Map<number, ArrayLike<number>>();
    for (let text = 1; text < held.length; text++) {
      if (held[text] === 1) texts.set(text, field.texts.entriesOf(text));
    }
    return { weight, texts, ofDocument };
  }
}

type Group = NumberedDocuments["groups"][number];

function markField({ texts }: FieldEntries, used: Uint8Array): void {
  for (const entries of texts.values()) {
    for (let at = 0; at < entries.length; at++) {
      const entry = entries[at]!;
      if (entry < CONCEPT_ENTRY) used[entry] = 1;
    }
  }
}

/** What is searched in the names of all documents, one behind the other. */
interface GatheredNames {
  sequence: Uint32Array;
  sequenceStarts: Uint32Array;
  concepts: Uint32Array;
  conceptStarts: Uint32Array;
}

/** @param used Gets marks for the words of the names. */
function gatherNames(groups: readonly Group[], size: number, used: Uint8Array): GatheredNames {
  const sequenceStarts = new Uint32Array(size + 1);
  const conceptStarts = new Uint32Array(size + 1);
  let document = 0;
  for (const { names, sources } of groups) {
    const { sequenceStarts: starts, conceptStarts: others } = names;
    for (const source of sources) {
      const next = document + 1;
      sequenceStarts[next] = sequenceStarts[document]! + starts[source + 1]! - starts[source]!;
      conceptStarts[next] = conceptStarts[document]! + others[source + 1]! - others[source]!;
      document = next;
    }
  }
  const sequence = new Uint32Array(sequenceStarts[size]!);
  const concepts = new Uint32Array(conceptStarts[size]!);
  let [next, nextConcept] = [0, 0];
  for (const { names, sources } of groups) {
    const { sequenceStarts: starts, conceptStarts: others } = names;
    for (const source of sources) {
      for (let at = starts[source]!; at < starts[source + 1]!; at++) {
        const entry = names.sequence[at]!;
        sequence[next++] = entry;
        if (entry < EXTRAS) used[entry] = 1;
      }
      for (let at = others[source]!; at < others[source + 1]!; at++) {
        concepts[nextConcept++] = names.concepts[at]!;
      }
    }
  }
  return { sequence, sequenceStarts, concepts, conceptStarts };
}

/** Words as their terms; see `Forward` for the two numbers behind the last term. */
function asTerms(entries: Uint32Array, termOf: Uint32Array, terms: number): Narrow {
  const sequences = narrowArray(entries.length, terms + 1);
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at]!;
    if (entry === LINE_END) sequences[at] = terms;
    else sequences[at] = entry === EXTRAS ? terms + 1 : termOf[entry]!;
  }
  return sequences;
}

function packHashes(groups: readonly Group[]): PackedWholeNames {
  const documentsOf = groups.map(({ names, sources }, group) => {
    const first = groups.slice(0, group).reduce((sum, one) => sum + one.sources.length, 0);
    const documents = new Int32Array(names.keys.length).fill(-1);
    sources.forEach((source, at) => {
      documents[source] = first + at;
    });
    return documents;
  });
  const count = groups.reduce((sum, { names }) => sum + names.hashes.length, 0);
  return packWholeNames(count, (add) => {
    groups.forEach(({ names: { hashes, hashed } }, group) => {
      const documents = documentsOf[group]!;
      for (let at = 0; at < hashes.length; at++) {
        const document = documents[hashed[at]!]!;
        if (document >= 0) add(hashes[at]!, document);
      }
    });
  });
}

function packNames(
  sequences: Narrow,
  { sequenceStarts, concepts, conceptStarts }: GatheredNames,
  terms: number,
): PackedLists {
  const size = sequenceStarts.length - 1;
  return packLists(terms + CONCEPTS.count, size, (add) => {
    for (let document = 0; document < size; document++) {
      for (let at = sequenceStarts[document]!; at < sequenceStarts[document + 1]!; at++) {
        const term = sequences[at]!;
        if (term < terms) add(term, document);
      }
      for (let at = conceptStarts[document]!; at < conceptStarts[document + 1]!; at++) {
        add(terms + concepts[at]!, document);
      }
    }
  });
}
