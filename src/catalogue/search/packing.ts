import { wordsFor } from "../bitset.ts";
import { type Narrow, NumberList, narrowArray } from "../number-list.ts";
import {
  inOrder,
  type ListRange,
  NumberLists,
  type PackedLists,
  packLists,
  type RangeSets,
  Uniting,
} from "../number-lists.ts";
import { EXTRAS, LINE_END } from "./analysis.ts";
import type { Phrase } from "./concepts.ts";
import { heavyPrefixes } from "./prefixes.ts";
import type { Terms } from "./terms.ts";
import { RANKS, type Texts } from "./text-column.ts";

/**
 * Texts as term numbers: text n is `words` from `starts[n]` up to `starts[n + 1]`. With T terms, T
 * stands between lines, and T + 1 before words that are not in the order of the text.
 */
export interface TermTexts {
  words: Narrow;
  starts: Uint32Array;
}

/**
 * Documents of one kind: courses, institutions. They are numbered from 0 in the order in which equally
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
}

/** Other texts of documents than their name. Texts that recur are indexed once. */
export interface PackedField {
  weight: number;
  texts: TermTexts;
  /** Terms, and phrases behind them, that the texts hold, ascending; place n is `held[n]`. */
  held: Uint32Array;
  /** For each place, the texts that hold it, as numbers. */
  members: PackedLists;
  /** For each text, its documents; the facets' own lists stand in where null says so. */
  documents: PackedLists | null;
  /** Documents of all places before place n, those of several texts more than once. */
  before: Uint32Array;
  /** The documents of places that have many. */
  ranges: RangeSets;
}

/** The texts of a field: given for each source, or for choices of facets by their numbers. */
export type FieldSource =
  | { weight: number; texts: Texts }
  | { weight: number; texts: Texts; choices: NumberLists };

/** One kind of documents, as they are collected. */
export interface ShelfSource {
  names: Texts;
  /** The sources that are indexed, in the order in which equally good ones are to be numbered. */
  order: Uint32Array;
}

/** A phrase as the stem classes of its words. */
export interface ClassPhrase {
  classes: readonly number[];
  number: number;
}

/** What packing needs to know of words. */
export interface Vocabulary {
  terms: Terms;
  /** The term of each word of the analyser. */
  termOf: Uint32Array;
  phrases: readonly ClassPhrase[];
  /** How many phrases there are, with those that cannot occur. */
  phraseCount: number;
}

/** The phrases all of whose words the terms have. */
export function classPhrases(terms: Terms, phrases: readonly Phrase[]): ClassPhrase[] {
  return phrases
    .map(({ stems, number }) => ({ classes: stems.map((key) => terms.classOfStem(key)), number }))
    .filter(({ classes }) => !classes.includes(-1));
}

/** A range of a field whose documents are one in so many of all, or of names, has a set. */
const [FIELD_SHARE, NAME_SHARE] = [4, 8];

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
  vocabulary: Vocabulary,
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
  return {
    ...{ size, ranks, starts, names: own, lists },
    marks: Uint16Array.from(numbers, (text) => names.marks[text]!),
    fields: fields.map((field) => packField(field, sources, vocabulary)),
  };
}

function packField(field: FieldSource, sources: Uint32Array, vocabulary: Vocabulary): PackedField {
  const { weight, texts: all } = field;
  const isChosen = "choices" in field;
  const { numbers, placeOf } = isChosen ? { numbers: all.ofSource } : usedTexts(all, sources);
  const texts = asTerms(all, numbers, vocabulary);
  const { held, members } = packMembers(texts, numbers.length, vocabulary);
  const packed = isChosen
    ? null
    : packLists(numbers.length, sources.length, (add) => {
        for (let document = 0; document < sources.length; document++) {
          const place = placeOf![all.ofSource[sources[document]!]!]!;
          if (place > 0) add(place - 1, document);
        }
      });
  const documents =
    packed === null ? (field as { choices: NumberLists }).choices : new NumberLists(packed);
  const inTexts = new NumberLists(members);
  const before = documentsBefore(inTexts, documents);
  const size = sources.length;
  const words = Array.from(
    held.filter((list) => list < vocabulary.terms.count),
    (term) => vocabulary.terms.words[term]!,
  );
  const ranges = inOrder(heavyPrefixes(words, before, size / FIELD_SHARE, true));
  return {
    ...{ weight, texts, held, members, documents: packed, before },
    ranges: packRanges(ranges, inTexts, documents, size),
  };
}

/** Lists of texts are all numbers: see `Field`. */
export const NO_RANGES = () => [];

/** For each list of texts, how many documents the lists before it have; see `PackedField.before`. */
export function documentsBefore(members: NumberLists, documents: NumberLists): Uint32Array {
  const before = new Uint32Array(members.count + 1);
  for (let place = 0; place < members.count; place++) {
    let total = before[place]!;
    members.forEach(place, (text) => {
      total += documents.total(text, text + 1);
    });
    before[place + 1] = total;
  }
  return before;
}

/** The texts of the sources, and for each text of the column one more than its place among them. */
function usedTexts({ ofSource, starts }: Texts, sources: Uint32Array) {
  const placeOf = new Uint32Array(starts.length);
  const numbers: number[] = [];
  for (const source of sources) {
    const text = ofSource[source]!;
    if (text > 0 && placeOf[text] === 0) placeOf[text] = numbers.push(text);
  }
  return { numbers: Uint32Array.from(numbers), placeOf };
}

function packMembers(texts: TermTexts, count: number, { terms, phrases, phraseCount }: Vocabulary) {
  const found = phrasesIn(texts, terms, phrases);
  const places = new Uint32Array(terms.count + phraseCount);
  for (const word of texts.words) if (word < terms.count) places[word] = 1;
  for (const phrase of found.phrases) places[terms.count + phrase] = 1;
  const held: number[] = [];
  for (let list = 0; list < places.length; list++) {
    if (places[list] === 1) places[list] = held.push(list) - 1;
  }
  const emit = (add: (list: number, text: number) => void) => {
    let next = 0;
    for (let text = 0; text < count; text++) {
      for (let at = texts.starts[text]!; at < texts.starts[text + 1]!; at++) {
        const word = texts.words[at]!;
        if (word < terms.count) add(places[word]!, text);
      }
      for (; found.texts[next] === text; next++)
        add(places[terms.count + found.phrases[next]!]!, text);
    }
  };
  const members = packLists(held.length, count, emit, NO_RANGES, true);
  return { held: Uint32Array.from(held), members };
}

/** The documents of ranges of places. */
function packRanges(
  ranges: readonly ListRange[],
  members: NumberLists,
  documents: NumberLists,
  size: number,
): RangeSets {
  const sets = new Uint32Array(ranges.length * wordsFor(size));
  ranges.forEach(([from, to], slot) => {
    const uniting = new Uniting(sets.subarray(slot * wordsFor(size), (slot + 1) * wordsFor(size)));
    for (let place = from; place < to; place++) {
      members.forEach(place, (text) => documents.visit(text, text + 1, uniting));
    }
  });
  const from = Uint32Array.from(ranges, ([first]) => first);
  return { from, to: Uint32Array.from(ranges, ([, end]) => end), sets };
}

/** Some texts of a column, by their numbers, as terms. */
function asTerms(
  { words, starts }: Texts,
  numbers: Uint32Array,
  { terms: { count }, termOf }: Vocabulary,
): TermTexts {
  const ends = new Uint32Array(numbers.length + 1);
  for (let at = 0; at < numbers.length; at++) {
    ends[at + 1] = ends[at]! + starts[numbers[at]! + 1]! - starts[numbers[at]!]!;
  }
  const terms = narrowArray(ends[numbers.length]!, count + 1);
  let next = 0;
  for (let at = 0; at < numbers.length; at++) {
    for (let from = starts[numbers[at]!]!; from < starts[numbers[at]! + 1]!; from++) {
      const word = words[from]!;
      terms[next++] = word < EXTRAS ? termOf[word]! : word === LINE_END ? count : count + 1;
    }
  }
  return { words: terms, starts: ends };
}

/** The phrases that stand in texts, as pairs of text and phrase in the order of the texts. */
export function phrasesIn(
  { words, starts }: TermTexts,
  { count, classOf }: Terms,
  phrases: readonly ClassPhrase[],
): { texts: Uint32Array; phrases: Uint32Array } {
  const beginning = Map.groupBy(phrases, ({ classes }) => classes[0]!);
  const begins = Uint8Array.from(classOf, (stemClass) => (beginning.has(stemClass) ? 1 : 0));
  const [texts, found] = [new NumberList(), new NumberList()];
  for (let text = 0; text + 1 < starts.length; text++) {
    const [from, end] = [starts[text]!, starts[text + 1]!];
    for (let at = from; at < end && words[at] !== count + 1; at++) {
      if (begins[words[at]!] !== 1) continue;
      for (const { classes, number } of beginning.get(classOf[words[at]!]!)!) {
        if (at + classes.length > end) continue;
        if (!classes.every((one, offset) => classOf[words[at + offset]!] === one)) continue;
        texts.push(text);
        found.push(number);
      }
    }
  }
  return { texts: texts.view(), phrases: found.view() };
}
