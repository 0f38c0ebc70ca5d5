import { type Narrow, narrowArray } from "../sets/number-list.ts";
import {
  type ListVisitor,
  lowerBound,
  NumberLists,
  type PackedLists,
  packLists,
} from "../sets/number-lists.ts";
import type { NameScoring } from "./name-scoring.ts";
import { asTerms, type IndexVocabulary, phrasesIn, type TermTexts } from "./term-texts.ts";
import type { Texts } from "./text-column.ts";

/** Other texts of documents than their name. Texts that recur are indexed once. */
export interface PackedField {
  weight: number;
  texts: TermTexts;
  /** Terms, and phrases behind them, that the texts hold, ascending; place n is `held[n]`. */
  held: Uint32Array;
  /** For each place, the texts that hold it, as numbers; where these hardly recur, the documents. */
  members: PackedLists;
  isDirect: boolean;
  /**
   * For each text, its documents, and for each document one more than its text, 0 for none; or the
   * column of the facets that holds the texts, as those of its choices.
   */
  documents: PackedLists | { column: number };
  textOf: Narrow;
  /** Documents of all places before place n, those of several texts more than once. */
  before: Uint32Array;
}

/** The texts of a field: given for each source, or for choices of facets by their numbers. */
export interface FieldSource {
  weight: number;
  texts: Texts;
  /** The facets' column whose choices have the texts; null for texts of the sources. */
  column: number | null;
}

/** The facets' choices as texts of documents. */
export interface FacetTexts {
  lists: NumberLists;
  /** The choices of each document, by column. */
  columns: readonly { codes: Narrow; starts: Uint32Array; choices: Narrow }[];
}

/** A text that this many documents share on average is kept apart from them. */
const SHARED_BY = 4;

/** Which documents hold a word in one of their other texts, and through which text. */
export class Field {
  /** Below that of names. */
  readonly weight: number;
  readonly #packed: PackedField;
  readonly #documents: NumberLists;
  /** The column of facets that holds the texts; null where the field does. */
  readonly #column: FacetTexts["columns"][number] | null;
  readonly #members: NumberLists;

  /** @param facets What holds the texts of facets' choices; null where the field has none of these. */
  constructor(packed: PackedField, facets: FacetTexts | null) {
    const { documents } = packed;
    this.weight = packed.weight;
    this.#packed = packed;
    const isOfFacets = "column" in documents;
    this.#documents = isOfFacets ? facets!.lists : new NumberLists(documents);
    this.#column = isOfFacets ? facets!.columns[documents.column]! : null;
    this.#members = new NumberLists(packed.members);
  }

  /** At least as many as the documents that hold any of the lists. */
  total(from: number, to: number): number {
    const [first, end] = this.#placesOf(from, to);
    const { before } = this.#packed;
    return before[end]! - before[first]!;
  }

  /** Shows the documents of the lists `from` up to `to`, some of them more than once. */
  visit(from: number, to: number, visitor: ListVisitor): void {
    const [first, end] = this.#placesOf(from, to);
    if (this.#packed.isDirect) this.#members.visit(first, end, visitor);
    else this.#visitTexts(first, end, visitor);
  }

  #placesOf(from: number, to: number): readonly [first: number, end: number] {
    const { held } = this.#packed;
    const first = lowerBound(held, from);
    if (to === from + 1) return [first, held[first] === from ? first + 1 : first];
    return [first, lowerBound(held, to, first)];
  }

  /** The best quality of a word in the texts of a document; 0 where they lack it. */
  quality(scoring: NameScoring, word: number, document: number): number {
    if (this.#column === null) {
      const text = this.#packed.textOf[document]!;
      return text === 0 ? 0 : this.#inText(scoring, word, text - 1, document);
    }
    const { codes, starts, choices } = this.#column;
    const code = codes[document]!;
    let best = 0;
    for (let at = starts[code]!; at < starts[code + 1]!; at++) {
      best = Math.max(best, this.#inText(scoring, word, choices[at]!, document));
    }
    return best;
  }

  #inText(scoring: NameScoring, word: number, text: number, document: number): number {
    let best = scoring.quality(word, this.#packed.texts, text);
    const phrases = scoring.phrasesOf(word);
    for (let at = 0; at < phrases.length; at += 2) {
      const quality = phrases[at + 1]!;
      if (quality > best && this.#holds(phrases[at]!, text, document)) best = quality;
    }
    return best;
  }

  #holds(list: number, text: number, document: number): boolean {
    const { held, isDirect } = this.#packed;
    const place = lowerBound(held, list);
    return held[place] === list && this.#members.has(place, isDirect ? document : text);
  }

  /** Shows the documents of the texts that hold the places `from` up to `to`. */
  #visitTexts(from: number, to: number, visitor: ListVisitor): void {
    const { packed } = this.#members;
    const { starts, numbers, ranges } = this.#documents.packed;
    for (let at = packed.starts[from]!; at < packed.starts[to]!; at++) {
      const text = packed.numbers[at]!;
      const [first, end] = [starts[text]!, starts[text + 1]!];
      if (end > first) visitor.numbers(numbers, first, end);
      else {
        const offset = this.#documents.setOffset(text);
        if (offset !== undefined) visitor.set(ranges.sets, offset);
      }
    }
  }
}

/**
 * Packs the texts of a field.
 *
 * @param sources The source of each document.
 * @param facets What holds the texts of facets' choices.
 */
export function packField(
  field: FieldSource,
  sources: Uint32Array,
  vocabulary: IndexVocabulary,
  facets: FacetTexts | null,
): PackedField {
  const { weight, texts: all, column } = field;
  const { numbers, placeOf } =
    column === null ? usedTexts(all, sources) : { numbers: all.ofSource, placeOf: null };
  const texts = asTerms(all, numbers, vocabulary);
  const { held, members } = packMembers(texts, numbers.length, vocabulary);
  const textOf = narrowArray(column === null ? sources.length : 0, numbers.length);
  for (let at = 0; at < textOf.length; at++) textOf[at] = placeOf![all.ofSource[sources[at]!]!]!;
  const inTexts = new NumberLists(members);
  if (column !== null) {
    const before = documentsBefore(inTexts, facets!.lists);
    const documents = { column };
    return { weight, texts, held, members, isDirect: false, documents, textOf, before };
  }
  const documents = packLists(numbers.length, sources.length, (add) => {
    for (let document = 0; document < textOf.length; document++) {
      if (textOf[document]! > 0) add(textOf[document]! - 1, document);
    }
  });
  const lists = new NumberLists(documents);
  const common = { weight, texts, held, documents, textOf };
  if (numbers.length * SHARED_BY > lists.total(0, lists.count)) {
    const direct = directly(inTexts, lists, sources.length);
    return { ...common, members: direct, isDirect: true, before: direct.before };
  }
  return { ...common, members, isDirect: false, before: documentsBefore(inTexts, lists) };
}

/** Lists of the documents of texts in the place of lists of these texts. */
function directly(inTexts: NumberLists, documents: NumberLists, size: number): PackedLists {
  const emit = (add: (list: number, document: number) => void) => {
    for (let place = 0; place < inTexts.count; place++) {
      const own: number[] = [];
      inTexts.forEach(place, (text) => {
        documents.forEach(text, (document) => own.push(document));
      });
      for (const document of Uint32Array.from(own).sort()) add(place, document);
    }
  };
  return packLists(inTexts.count, size, emit);
}

/** Lists of texts are all numbers: see `Field`. */
const NO_RANGES = () => [];

/** For each list of texts, how many documents the lists before it have; see `PackedField.before`. */
function documentsBefore(members: NumberLists, documents: NumberLists): Uint32Array {
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

function packMembers(
  texts: TermTexts,
  count: number,
  { terms, phrases, phraseCount }: IndexVocabulary,
) {
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
