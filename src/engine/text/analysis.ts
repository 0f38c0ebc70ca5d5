import type { NumberList } from "../sets/number-list.ts";
import type { Language } from "./language.ts";

/** Stands between the lines of an analysed text; no word has this number. */
export const LINE_END = 0xffffffff;
/** After it come words that are not in the order of the text: small ones, compounds and parts. */
export const EXTRAS = 0xfffffffe;

/** One distinct word of the data. */
export interface KnownWord {
  number: number;
  word: string;
  stem: string;
  stop: boolean;
}

/** What an analysed text is like besides its words. */
export interface TextShape {
  /** Words of its first line that are not small words. */
  words: number;
  /** Hash of the letters and digits of its first line; see `markOf`. */
  mark: number;
}

/** Splits texts into words, and numbers the words as they come. */
export class Analyser {
  readonly #entries = new Map<string, KnownWord>();
  readonly #words: KnownWord[] = [];
  #sorted: readonly KnownWord[] = [];
  readonly #language: Language;

  constructor(language: Language) {
    this.#language = language;
  }

  /** All words so far in the order of their code units. */
  sorted(): readonly KnownWord[] {
    if (this.#sorted.length < this.#words.length) {
      // What is sorted already comes first, which takes the sort hardly any time.
      const all = [...this.#sorted, ...this.#words.slice(this.#sorted.length)];
      this.#sorted = all.sort((a, b) => (a.word < b.word ? -1 : 1));
    }
    return this.#sorted;
  }

  /**
   * Adds the words of a text to `into` by their numbers: the telling ones in their order with LINE_END
   * between lines, then EXTRAS and the others, where there are any.
   */
  read(text: string, into: NumberList): TextShape {
    const extras: number[] = [];
    let words = 0;
    for (const [at, line] of this.#language.lines(text).entries()) {
      if (at > 0) into.push(LINE_END);
      for (const word of line.words) {
        const { number, stop } = this.#known(word);
        if (stop) extras.push(number);
        else into.push(number);
        if (at === 0 && !stop) words++;
      }
      for (const word of line.joined) extras.push(this.#known(word).number);
      for (const word of line.parted) extras.push(this.#known(word).number);
    }
    if (extras.length > 0) into.push(EXTRAS);
    for (const number of extras) into.push(number);
    return { words, mark: markOf(this.#language.squeezed(text.split("\n", 1)[0]!)) };
  }

  #known(word: string): KnownWord {
    const known = this.#entries.get(word);
    if (known !== undefined) return known;
    const made = {
      number: this.#entries.size,
      word,
      stem: this.#language.stem(word),
      stop: this.#language.isStopWord(word),
    };
    this.#entries.set(word, made);
    this.#words.push(made);
    return made;
  }
}

/** Sixteen bits of a text's letters and digits, by which texts of the same ones are known: FNV-1a. */
export function markOf(letters: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < letters.length; at++) {
    hash = Math.imul(hash ^ letters.charCodeAt(at), 0x01000193);
  }
  return hash >>> 16;
}
