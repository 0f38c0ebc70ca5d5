import { bitsOf, lowestBit } from "../sets/bitset.ts";
import { NEIGHBOURS_BONUS } from "./ranking.ts";
import type { ReadWord } from "./reading.ts";
import type { TermTexts } from "./term-texts.ts";
import type { TermTable } from "./terms.ts";

/** Reads from the words of a text alone how well it satisfies the words of a query. */
export class NameScoring {
  readonly #terms: TermTable;
  #words: readonly ReadWord[] = [];
  /** For each term, and behind the terms for the marks, a bit for each word that it satisfies. */
  readonly #satisfied: Uint32Array;
  /** Per word, the quality of the terms that satisfy it; of others anything. */
  readonly #qualities: Uint8Array[] = [];
  /** Per word, the phrases that satisfy it, as pairs of list and quality. */
  readonly #phrases: number[][] = [];

  constructor(terms: TermTable) {
    this.#terms = terms;
    this.#satisfied = new Uint32Array(terms.count + 2);
  }

  /** Prepares for the words of a query. */
  prepare(words: readonly ReadWord[]): void {
    if (words === this.#words) return;
    for (const { readings } of this.#words) {
      for (const { from, to } of readings) this.#satisfied.fill(0, from, to);
    }
    this.#words = words;
    for (let at = 0; at < words.length; at++) this.#prepareWord(words[at]!, at);
  }

  #prepareWord({ readings }: ReadWord, word: number): void {
    const { count } = this.#terms;
    this.#qualities[word] ??= new Uint8Array(count);
    const [satisfied, qualities] = [this.#satisfied, this.#qualities[word]];
    const phrases: number[] = [];
    for (const { from, to, quality } of readings) {
      if (from >= count) phrases.push(from, quality);
      else {
        for (let term = from; term < to; term++) {
          const isBetter = ((satisfied[term]! >>> word) & 1) === 0 || qualities[term]! < quality;
          if (isBetter) qualities[term] = quality;
          satisfied[term]! |= 1 << word;
        }
      }
    }
    this.#phrases[word] = phrases;
  }

  /** Pairs of lists of phrases that satisfy a word, and their qualities. */
  phrasesOf(word: number): readonly number[] {
    return this.#phrases[word]!;
  }

  /** Puts the best quality of each word in a text, as far as its terms tell, into `best`; else 0. */
  readAll({ words, starts }: TermTexts, text: number, best: Uint8Array): void {
    for (let word = 0; word < this.#words.length; word++) best[word] = 0;
    for (let at = starts[text]!; at < starts[text + 1]!; at++) {
      const term = words[at]!;
      for (let left = this.#satisfied[term]!; left !== 0; left &= left - 1) {
        const word = lowestBit(left);
        const quality = this.#qualities[word]![term]!;
        if (quality > best[word]!) best[word] = quality;
      }
    }
  }

  /** The best quality of a word in a text, as far as its terms tell; 0 where they lack it. */
  quality(word: number, { words, starts }: TermTexts, text: number): number {
    const qualities = this.#qualities[word]!;
    let best = 0;
    for (let at = starts[text]!; at < starts[text + 1]!; at++) {
      const term = words[at]!;
      const isHeld = ((this.#satisfied[term]! >>> word) & 1) === 1;
      if (isHeld && qualities[term]! > best) best = qualities[term]!;
    }
    return best;
  }

  /** What it is worth that words of the query stand side by side in a name. */
  neighbours({ words, starts }: TermTexts, document: number): number {
    const pairs = this.#words.length - 1;
    if (pairs === 0) return 0;
    let [beside, before] = [0, 0];
    for (let at = starts[document]!; at < starts[document + 1]!; at++) {
      if (words[at] === this.#terms.count + 1) break;
      const own = this.#wordsFitting(words[at]!);
      beside |= (before << 1) & own;
      before = own;
    }
    return Math.round((NEIGHBOURS_BONUS * bitsOf(beside)) / pairs);
  }

  /** A bit for each word that a term is, in whatever number, or completes. */
  #wordsFitting(term: number): number {
    let fitting = 0;
    for (let left = this.#satisfied[term]!; left !== 0; left &= left - 1) {
      const { stemClass, completions } = this.#words[lowestBit(left)]!;
      const isBegun = completions !== null && term >= completions[0] && term < completions[1];
      if (isBegun || this.#terms.classOf[term] === stemClass) fitting |= left & -left;
    }
    return fitting;
  }
}
