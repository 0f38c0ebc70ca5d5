import { wordsFor } from "../sets/bitset.ts";
import { type ListVisitor, NumberLists, packLists, rangeWithin } from "../sets/number-lists.ts";
import { type FacetTexts, Field } from "./field.ts";
import type { NameScoring } from "./name-scoring.ts";
import type { PackedShelf } from "./packing.ts";
import type { WordReading } from "./reading.ts";
import { type ClassPhrase, phrasesIn } from "./term-texts.ts";
import type { TermTable } from "./terms.ts";

/** Which documents of one kind hold a reading, in their names and in their other texts. */
export class ShelfTexts {
  readonly packed: PackedShelf;
  readonly fields: readonly Field[];
  readonly #terms: TermTable;
  readonly #names: NumberLists;
  /** Names that hold phrases added since the packing; their lists begin behind the others. */
  #added: NumberLists | null = null;
  readonly #words: number;

  /** @param facets What holds the texts of facets' choices; null where no field has these. */
  constructor(packed: PackedShelf, terms: TermTable, facets: FacetTexts | null) {
    this.packed = packed;
    this.#terms = terms;
    this.#names = new NumberLists(packed.lists);
    this.fields = packed.fields.map((field) => new Field(field, facets));
    this.#words = wordsFor(packed.size);
  }

  /**
   * Replaces the phrases that are looked up besides the packed ones.
   *
   * @param count How many they are with those that cannot occur.
   */
  replacePhrases(phrases: readonly ClassPhrase[], count: number): void {
    const base = this.#names.count - this.#terms.count;
    const found = phrasesIn(this.packed.names, this.#terms, phrases);
    const packed = packLists(count, this.packed.size, (add) => {
      found.phrases.forEach((phrase, at) => {
        add(phrase - base, found.texts[at]!);
      });
    });
    this.#added = new NumberLists(packed);
    for (const field of this.fields) field.replacePhrases(this.#terms, phrases, this.#terms.count);
  }

  /** At least as many as the documents whose names hold a reading. */
  namedBy({ from, to }: WordReading): number {
    const packed = this.#names.count;
    if (from < packed) return this.#names.total(from, to);
    return this.#added === null ? 0 : this.#added.total(from - packed, to - packed);
  }

  /** At least as many as the documents whose other texts hold a reading. */
  othersBy({ from, to }: WordReading): number {
    const { othersBefore } = this.packed;
    if (to < othersBefore.length) return othersBefore[to]! - othersBefore[from]!;
    return this.fields.reduce((sum, field) => sum + field.total(from, to), 0);
  }

  /** At least as many as the documents whose names hold any of the readings. */
  nameTotal(readings: readonly WordReading[]): number {
    let total = 0;
    for (const reading of readings) total += this.namedBy(reading);
    return total;
  }

  /** At least as many as the documents that hold any of the readings in any text. */
  total(readings: readonly WordReading[]): number {
    let total = 0;
    for (const reading of readings) total += this.namedBy(reading) + this.othersBy(reading);
    return total;
  }

  visitNames({ from, to }: WordReading, visitor: ListVisitor): void {
    const packed = this.#names.count;
    if (from < packed) this.#names.visit(from, to, visitor);
    else this.#added?.visit(from - packed, to - packed, visitor);
  }

  /** Shows the documents of a reading in other texts, by a set where there is one for many. */
  visitOthers(reading: WordReading, visitor: ListVisitor): void {
    if (this.othersBy(reading) === 0) return;
    const { from, to } = reading;
    const { others } = this.packed;
    for (let at = from; at < to; ) {
      const slot = rangeWithin(others, at, to);
      const end = slot < 0 ? to : others.from[slot]!;
      if (end > at) for (const field of this.fields) field.visit(at, end, visitor);
      if (slot < 0) return;
      visitor.set(others.sets, slot * this.#words);
      at = others.to[slot]!;
    }
  }

  /** Calls back with the documents whose names hold a reading, some of them more than once. */
  forEachNamed({ from, to }: WordReading, use: (document: number) => void): void {
    const packed = this.#names.count;
    for (let list = from; list < to; list++) {
      if (list < packed) this.#names.forEach(list, use);
      else this.#added?.forEach(list - packed, use);
    }
  }

  /**
   * Puts the best quality of each of some words in a name into `best`, 0 where it lacks the word.
   *
   * @param scoring Prepared for the words.
   */
  nameQualities(scoring: NameScoring, words: number, document: number, best: Uint8Array): void {
    scoring.readAll(this.packed.names, document, best);
    for (let word = 0; word < words; word++) {
      const phrases = scoring.phrasesOf(word);
      for (let at = 0; at < phrases.length; at += 2) {
        const quality = phrases[at + 1]!;
        if (quality > best[word]! && this.#isNamed(phrases[at]!, document)) best[word] = quality;
      }
    }
  }

  #isNamed(list: number, document: number): boolean {
    const packed = this.#names.count;
    if (list < packed) return this.#names.has(list, document);
    return this.#added?.has(list - packed, document) ?? false;
  }
}
