import { neighboursIn } from "./neighbours.ts";
import { bonusOf } from "./ranking.ts";
import type { ReadWord } from "./readings.ts";
import type { TextColumns } from "./text-columns.ts";

/** Reads from the words of a name alone how well it satisfies the words of a query. */
export class NameScoring {
  readonly #columns: TextColumns;
  /** Per word of the query, the quality of each term, and behind the terms 0 for the marks. */
  readonly #tables: Uint8Array[] = [];
  #words: readonly ReadWord[] = [];
  /** Per word, the concepts that satisfy it, as pairs of number and quality. */
  #concepts: number[][] = [];
  /** Quality of each word in the name looked at last. */
  readonly qualities: number[] = [];

  constructor(columns: TextColumns) {
    this.#columns = columns;
  }

  /** Prepares for a query; `end` has to follow. */
  begin(words: readonly ReadWord[]): void {
    const { terms } = this.#columns;
    this.#words = words;
    this.#concepts = words.map(() => []);
    words.forEach((word, at) => {
      this.#tables[at] ??= new Uint8Array(terms + 2);
      const table = this.#tables[at]!;
      // Only beginnings, the weakest, are runs of several terms.
      for (const { from, to, quality } of word.alternatives) {
        if (to - from > 1) table.fill(quality, from, to);
      }
      for (const { from, to, quality } of word.alternatives) {
        if (from >= terms) this.#concepts[at]!.push(from, quality);
        else if (to - from === 1 && table[from]! < quality) table[from] = quality;
      }
    });
  }

  end(): void {
    const { terms } = this.#columns;
    this.#words.forEach(({ alternatives }, at) => {
      for (const { from, to } of alternatives) {
        if (to - from > 1) this.#tables[at]!.fill(0, from, to);
        else if (from < terms) this.#tables[at]![from] = 0;
      }
    });
    this.#words = [];
  }

  /** Fills `qualities`; the sum of them, or 0 when the name lacks a word. */
  quality(document: number): number {
    const { sequences, sequenceStarts } = this.#columns.packed;
    const [from, to] = [sequenceStarts[document]!, sequenceStarts[document + 1]!];
    let sum = 0;
    for (let at = 0; at < this.#words.length; at++) {
      const table = this.#tables[at]!;
      let best = 0;
      for (let place = from; place < to; place++) {
        const quality = table[sequences[place]!]!;
        if (quality > best) best = quality;
      }
      const concepts = this.#concepts[at]!;
      if (concepts.length > 0) best = this.#orConcept(concepts, document, best);
      if (best === 0) return 0;
      this.qualities[at] = best;
      sum += best;
    }
    return sum;
  }

  /** What the query as a whole adds to a name that holds all its words. */
  bonus(document: number, wholeName: boolean): number {
    const pairs = this.#words.length - 1;
    const neighbours = pairs > 0 ? neighboursIn(this.#columns, this.#words, document) : 0;
    const allWords = this.#columns.tellingWords(document) === this.#words.length;
    return bonusOf({ wholeName, allWords, neighbours, pairs });
  }

  #orConcept(concepts: readonly number[], document: number, best: number): number {
    let quality = best;
    for (let at = 0; at < concepts.length; at += 2) {
      const worth = concepts[at + 1]!;
      if (worth > quality && this.#columns.names.has(concepts[at]!, document)) quality = worth;
    }
    return quality;
  }
}
