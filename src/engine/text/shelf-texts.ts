import { wordsFor } from "../sets/bitset.ts";
import { type ListVisitor, NumberLists, rangeWithin } from "../sets/number-lists.ts";
import { type FacetTexts, Field } from "./field.ts";
import type { NameScoring } from "./name-scoring.ts";
import type { PackedShelf } from "./packing.ts";
import type { WordReading } from "./reading.ts";

/** Which documents of one kind hold a reading, in their names and in their other texts. */
export class ShelfTexts {
  readonly packed: PackedShelf;
  readonly fields: readonly Field[];
  readonly #names: NumberLists;
  readonly #words: number;

  /** @param facets What holds the texts of facets' choices; null where no field has these. */
  constructor(packed: PackedShelf, facets: FacetTexts | null) {
    this.packed = packed;
    this.#names = new NumberLists(packed.lists);
    this.fields = packed.fields.map((field) => new Field(field, facets));
    this.#words = wordsFor(packed.size);
  }

  /** At least as many as the documents whose names hold a reading. */
  namedBy({ from, to }: WordReading): number {
    return this.#names.total(from, to);
  }

  /** At least as many as the documents whose other texts hold a reading. */
  othersBy({ from, to }: WordReading): number {
    const { othersBefore } = this.packed;
    return othersBefore[to]! - othersBefore[from]!;
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
    this.#names.visit(from, to, visitor);
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
    for (let list = from; list < to; list++) this.#names.forEach(list, use);
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
        if (quality > best[word]! && this.#names.has(phrases[at]!, document)) best[word] = quality;
      }
    }
  }
}
