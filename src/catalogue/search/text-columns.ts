import { emptySet, lowestBit } from "../bitset.ts";
import { type ListVisitor, lowerBound, NumberLists, Uniting } from "../number-lists.ts";
import { type Dictionary, openDictionary, placesOf } from "./dictionary.ts";
import type { PackedField } from "./field-packing.ts";
import { type Alternative, Readings, type ReadWord, type Replacement } from "./readings.ts";
import type { PackedText } from "./text-builder.ts";

/** An index of texts, ready to be asked. Terms are numbered as in the dictionary, concepts behind. */
export interface TextColumns {
  packed: PackedText;
  dictionary: Dictionary;
  /** How many terms there are; concept n is number `terms + n`. */
  terms: number;
  names: NumberLists;
  /** The names first, then the other texts. */
  fields: readonly Field[];
  /** Characters of a document's first name, as far as they matter. */
  nameLength(document: number): number;
  /** Words in the first line of a document's name that are not small words. */
  tellingWords(document: number): number;
  /** Words, and pairs written together, as they are read where they are whole or only begun. */
  finished: Readings<ReadWord>;
  unfinished: Readings<ReadWord>;
  /** Words with what satisfies them beside their neighbours. */
  extended: Readings<ReadWord>;
  finishedPairs: Readings<readonly Alternative[]>;
  unfinishedPairs: Readings<readonly Alternative[]>;
  /** What may be meant by words that are hardly found. */
  finishedSlips: Readings<readonly Replacement[]>;
  unfinishedSlips: Readings<readonly Replacement[]>;
}

/** Which documents hold a word in one of their texts. */
export interface Field {
  /** From 0 to 100; the names have 100. */
  weight: number;
  /** At least as many as the documents that hold any of the terms. */
  total(from: number, to: number): number;
  /** Shows the documents of the terms `from` up to `to`, those of several terms more than once. */
  visit(from: number, to: number, visitor: ListVisitor): void;
}

/** @param facetLists Lists of the facets' choices, where fields are held by them. */
export function openText(packed: PackedText, facetLists: NumberLists | null): TextColumns {
  const names = new NumberLists(packed.names);
  const field = (source: PackedField): Field => {
    const holders = source.holders === "facets" ? facetLists : source.holders;
    if (holders === null) return new DirectField(source);
    return new HeldField(
      source,
      holders instanceof NumberLists ? holders : new NumberLists(holders),
    );
  };
  const dictionary = openDictionary(packed.dictionary);
  return {
    packed,
    dictionary,
    terms: packed.dictionary.count,
    names,
    fields: [new NameField(names), ...packed.fields.map(field)],
    nameLength: (document) =>
      packed.runs.lengths[lowerBound(packed.runs.starts, document + 1) - 1]!,
    tellingWords: (document) => tellingWords(packed, document),
    finished: new Readings(),
    unfinished: new Readings(),
    extended: new Readings(),
    finishedPairs: new Readings(),
    unfinishedPairs: new Readings(),
    finishedSlips: new Readings(),
    unfinishedSlips: new Readings(),
  };
}

function tellingWords({ sequences, sequenceStarts, dictionary }: PackedText, document: number) {
  const [from, to] = [sequenceStarts[document]!, sequenceStarts[document + 1]!];
  let end = from;
  while (end < to && sequences[end] !== dictionary.count) end++;
  return end - from;
}

class NameField implements Field {
  readonly weight = 100;
  readonly #lists: NumberLists;

  constructor(lists: NumberLists) {
    this.#lists = lists;
  }

  total(from: number, to: number): number {
    return this.#lists.total(from, to);
  }

  visit(from: number, to: number, visitor: ListVisitor): void {
    this.#lists.visit(from, to, visitor);
  }
}

/** A list of documents for each term. */
class DirectField implements Field {
  readonly weight: number;
  readonly #terms: Uint32Array;
  readonly #members: NumberLists;

  constructor({ weight, terms, members }: PackedField) {
    this.weight = weight;
    this.#terms = terms;
    this.#members = new NumberLists(members);
  }

  total(from: number, to: number): number {
    return this.#members.total(...placesOf(this.#terms, [from, to]));
  }

  visit(from: number, to: number, visitor: ListVisitor): void {
    const [first, end] = placesOf(this.#terms, [from, to]);
    if (end > first) this.#members.visit(first, end, visitor);
  }
}

/** A list of holders for each term, and a list of documents for each holder. */
class HeldField implements Field {
  readonly weight: number;
  readonly #terms: Uint32Array;
  readonly #members: NumberLists;
  readonly #holders: NumberLists;
  /** Documents of all terms before the one at a place. */
  readonly #before: Float64Array;
  readonly #marks: Uniting;

  constructor({ weight, terms, members }: PackedField, holders: NumberLists) {
    this.weight = weight;
    this.#terms = terms;
    this.#members = new NumberLists(members);
    this.#holders = holders;
    this.#before = new Float64Array(terms.length + 1);
    for (let place = 0; place < terms.length; place++) {
      let total = this.#before[place]!;
      this.#members.forEach(place, (holder) => {
        total += holders.total(holder, holder + 1);
      });
      this.#before[place + 1] = total;
    }
    this.#marks = new Uniting(emptySet(members.size));
  }

  total(from: number, to: number): number {
    const [first, end] = placesOf(this.#terms, [from, to]);
    return this.#before[end]! - this.#before[first]!;
  }

  visit(from: number, to: number, visitor: ListVisitor): void {
    const [first, end] = placesOf(this.#terms, [from, to]);
    if (end <= first) return;
    if (end === first + 1) {
      this.#members.forEach(first, (holder) => this.#holders.visit(holder, holder + 1, visitor));
      return;
    }
    const marks = this.#marks.target;
    this.#members.visit(first, end, this.#marks);
    for (let word = 0; word < marks.length; word++) {
      for (let bits = marks[word]!; bits !== 0; bits &= bits - 1) {
        const holder = word * 32 + lowestBit(bits);
        this.#holders.visit(holder, holder + 1, visitor);
      }
      marks[word] = 0;
    }
  }
}
