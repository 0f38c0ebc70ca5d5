import { wordsFor } from "../sets/bitset.ts";
import {
  inOrder,
  type PackedLists,
  packLists,
  type RangeSets,
  Uniting,
} from "../sets/number-lists.ts";
import { type FacetTexts, Field, type FieldSource, type PackedField, packField } from "./field.ts";
import { heavyPrefixes } from "./prefixes.ts";
import { asTerms, type IndexVocabulary, phrasesIn, type TermTexts } from "./term-texts.ts";
import { RANKS, type Texts } from "./text-column.ts";

/**
 * Documents of one kind. They are numbered from 0 in the order in which equally
 * good matches rank.
 */
export interface PackedShelf {
  size: number;
  /** Documents with a rank of `ranks[n]` begin at `starts[n]`; at its end the number of all. */
  ranks: Uint32Array;
  starts: Uint32Array;
  /** By document: its name, which is the forward index, and the mark of the name's first line. */
  names: TermTexts;
  marks: Uint16Array;
  /** For each term, and behind the terms for each phrase, the documents whose names hold it. */
  lists: PackedLists;
  fields: PackedField[];
  /** The documents whose other texts hold any of some terms, for terms and prefixes that have many. */
  others: RangeSets;
  /** Documents of all lists before each, by their other texts; those of several count for each. */
  othersBefore: Uint32Array;
}

/** One kind of documents, as they are collected. */
export interface ShelfSource {
  names: Texts;
  /** The sources that are indexed, in the order in which equally good ones are to be numbered. */
  order: Uint32Array;
}

/**
 * A term or prefix that more than one in so many documents hold, in their name or in another text, has
 * a set of its own; documents of several texts count for each.
 */
const [NAME_SHARE, OTHERS_SHARE] = [8, 8];

/** The sources in the order of their documents, and where each rank begins. */
export function numberDocuments({ names: { ofSource, ranks }, order }: ShelfSource) {
  const next = new Uint32Array(RANKS + 1);
  for (const source of order) next[ranks[ofSource[source]!]! + 1]!++;
  const starts: number[] = [];
  const present: number[] = [];
  for (let rank = 0; rank < RANKS; rank++) {
    if (next[rank + 1]! > 0) {
      present.push(rank);
      starts.push(next[rank]!);
    }
    next[rank + 1]! += next[rank]!;
  }
  const sources = new Uint32Array(order.length);
  for (const source of order) sources[next[ranks[ofSource[source]!]!]!++] = source;
  return {
    sources,
    ranks: Uint32Array.from(present),
    starts: Uint32Array.from([...starts, order.length]),
  };
}

/** Packs the documents of one kind. */
export function packShelf(
  names: Texts,
  numbered: ReturnType<typeof numberDocuments>,
  fields: readonly FieldSource[],
  vocabulary: IndexVocabulary,
  facets: FacetTexts | null,
): PackedShelf {
  const { sources, ranks, starts } = numbered;
  const size = sources.length;
  const numbers = sources.map((source) => names.ofSource[source]!);
  const own = asTerms(names, numbers, vocabulary);
  const held = phrasesIn(own, vocabulary.terms, vocabulary.phrases);
  const terms = vocabulary.terms.count;
  const lists = packLists(
    terms + vocabulary.phraseCount,
    size,
    (add) => {
      let next = 0;
      for (let document = 0; document < size; document++) {
        for (let at = own.starts[document]!; at < own.starts[document + 1]!; at++) {
          const term = own.words[at]!;
          if (term < terms) add(term, document);
        }
        for (; held.texts[next] === document; next++) add(terms + held.phrases[next]!, document);
      }
    },
    (before) => heavyPrefixes(vocabulary.terms.words, before, size / NAME_SHARE),
  );
  const packed = fields.map((field) => packField(field, sources, vocabulary, facets));
  const opened = packed.map((field) => new Field(field, facets));
  return {
    size,
    ranks,
    starts,
    names: own,
    lists,
    marks: Uint16Array.from(numbers, (text) => names.marks[text]!),
    fields: packed,
    ...packOthers(opened, size, vocabulary),
  };
}

function packOthers(
  fields: readonly Field[],
  size: number,
  { terms, phraseCount }: IndexVocabulary,
): Pick<PackedShelf, "others" | "othersBefore"> {
  const before = new Uint32Array(terms.count + phraseCount + 1);
  for (let list = 0; list + 1 < before.length; list++) {
    let total = before[list]!;
    for (const field of fields) total += field.total(list, list + 1);
    before[list + 1] = total;
  }
  const ranges = inOrder(heavyPrefixes(terms.words, before, size / OTHERS_SHARE, true));
  const words = wordsFor(size);
  const sets = new Uint32Array(ranges.length * words);
  ranges.forEach(([from, to], slot) => {
    const uniting = new Uniting(sets.subarray(slot * words, (slot + 1) * words));
    for (const field of fields) field.visit(from, to, uniting);
  });
  const from = Uint32Array.from(ranges, ([first]) => first);
  const others = { from, to: Uint32Array.from(ranges, ([, end]) => end), sets };
  return { others, othersBefore: before };
}
