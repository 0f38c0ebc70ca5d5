import { NEIGHBOURS_BONUS } from "./ranking.ts";
import type { ReadWord } from "./reading.ts";
import type { TermTexts } from "./term-texts.ts";
import type { TermTable } from "./terms.ts";

/** Reads from the words of a name alone how well it satisfies the words of a query. */
export class NameScoring {
  readonly #terms: TermTable;
  /** Per word of the query, the quality of each term, and behind the terms 0 for the marks. */
  readonly #tables: Uint8Array[] = [];
  #words: readonly ReadWord[] = [];
  /** Per word, the phrases that satisfy it, as pairs of list and quality. */
  readonly #phrases: number[][] = [];

  constructor(terms: TermTable) {
    this.#terms = terms;
  }

  /** Prepares for the words of a query. */
  prepare(words: readonly ReadWord[]): void {
    if (words === this.#words) return;
    this.#clear();
    this.#words = words;
    const { count } = this.#terms;
    for (let at = 0; at < words.length; at++) {
      this.#tables[at] ??= new Uint8Array(count + 2);
      const table = this.#tables[at]!;
      const phrases: number[] = [];
      // Only beginnings, the weakest, are runs of several terms.
      for (const { from, to, quality } of words[at]!.readings) {
        if (to - from > 1) table.fill(quality, from, to);
      }
      for (const { from, to, quality } of words[at]!.readings) {
        if (from >= count) phrases.push(from, quality);
        else if (to - from === 1 && table[from]! < quality) table[from] = quality;
      }
      this.#phrases[at] = phrases;
    }
  }

  #clear(): void {
    const { count } = this.#terms;
    for (let at = 0; at < this.#words.length; at++) {
      const table = this.#tables[at]!;
      for (const { from, to } of this.#words[at]!.readings) {
        if (to - from > 1) table.fill(0, from, to);
        else if (from < count) table[from] = 0;
      }
    }
  }

  /** Pairs of lists of phrases that satisfy a word, and their qualities. */
  phrasesOf(word: number): readonly number[] {
    return this.#phrases[word]!;
  }

  /** The best quality of a word in a name, as far as its terms tell; 0 where they lack it. */
  quality(word: number, { words, starts }: TermTexts, document: number): number {
    const table = this.#tables[word]!;
    let best = 0;
    for (let at = starts[document]!; at < starts[document + 1]!; at++) {
      const quality = table[words[at]!]!;
      if (quality > best) best = quality;
    }
    return best;
  }

  /** What it is worth that words of the query stand side by side in a name. */
  neighbours({ words, starts }: TermTexts, document: number): number {
    const [from, to] = [starts[document]!, starts[document + 1]!];
    const extras = this.#terms.count + 1;
    const pairs = this.#words.length - 1;
    let beside = 0;
    for (let at = 1; at <= pairs; at++) {
      const [left, right] = [this.#words[at - 1]!, this.#words[at]!];
      for (let place = from + 1; place < to && words[place] !== extras; place++) {
        if (!this.#fits(right, words[place]!) || !this.#fits(left, words[place - 1]!)) continue;
        beside++;
        break;
      }
    }
    return pairs === 0 ? 0 : Math.round((NEIGHBOURS_BONUS * beside) / pairs);
  }

  #fits({ stemClass, completions }: ReadWord, term: number): boolean {
    if (term >= this.#terms.count) return false;
    if (this.#terms.classOf[term] === stemClass) return true;
    return completions !== null && term >= completions[0] && term < completions[1];
  }
}
