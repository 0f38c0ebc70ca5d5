import type { NumberList } from "../number-list.ts";
import { squeezed } from "./fold.ts";
import { stem } from "./stem.ts";
import { isStopWord, textLines } from "./tokens.ts";

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
  /** Those met in plain texts, at the places of their hashes. */
  #plainEntries: (KnownWord | undefined)[] = new Array(4096).fill(undefined);
  #plainCount = 0;
  /** Of the plain text at hand. */
  readonly #plain: KnownWord[] = [];
  #hash = EMPTY_HASH;

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
    if (this.#readPlainly(text)) return { words: this.#writePlain(into), mark: this.#hash >>> 16 };
    const extras: number[] = [];
    let words = 0;
    for (const [at, line] of textLines(text).entries()) {
      if (at > 0) into.push(LINE_END);
      for (const word of line.words) {
        const { number, stop } = this.#known(word);
        if (stop) extras.push(number);
        else into.push(number);
        if (at === 0 && !stop) words++;
      }
      for (const word of [...line.joined, ...line.parted]) extras.push(this.#known(word).number);
    }
    if (extras.length > 0) into.push(EXTRAS);
    for (const number of extras) into.push(number);
    return { words, mark: markOf(text.split("\n", 1)[0]!) };
  }

  /**
   * Reads a text of plain words: letters and digits of ASCII between spaces and signs that only
   * separate. False for any other, which `analyse` understands; most names are plain.
   */
  #readPlainly(text: string): boolean {
    const plain = this.#plain;
    plain.length = 0;
    let [whole, hash, start] = [EMPTY_HASH, EMPTY_HASH, -1];
    for (let at = 0; at <= text.length; at++) {
      const unit = at < text.length ? text.charCodeAt(at) : SPACE;
      const kind = unit < 128 ? CHARACTER_KINDS[unit]! : OTHER_UNIT;
      if (kind === WORD_UNIT) {
        const lower = smallLetter(unit);
        whole = hashOn(whole, lower);
        hash = hashOn(hash, lower);
        if (start < 0) start = at;
      } else if (kind === OTHER_UNIT) return false;
      else if (start >= 0) {
        if (isDelicate(text, start, at)) return false;
        plain.push(this.#plainEntry(text, start, at, hash));
        start = -1;
        hash = EMPTY_HASH;
      }
    }
    this.#hash = whole;
    return plain.length > 0;
  }

  /** The entry of a plain word, found without making a string of it where it is known. */
  #plainEntry(text: string, start: number, end: number, hash: number): KnownWord {
    const mask = this.#plainEntries.length - 1;
    for (let place = hash & mask; ; place = (place + 1) & mask) {
      const known = this.#plainEntries[place];
      if (known === undefined) {
        const made = this.#known(text.slice(start, end).toLowerCase());
        this.#plainEntries[place] = made;
        this.#plainCount++;
        if (this.#plainCount * 2 > mask) this.#growPlain();
        return made;
      }
      if (isWord(known.word, text, start, end)) return known;
    }
  }

  #growPlain(): void {
    const entries = this.#plainEntries.filter((entry) => entry !== undefined);
    this.#plainEntries = new Array(this.#plainEntries.length * 2).fill(undefined);
    const mask = this.#plainEntries.length - 1;
    for (const entry of entries) {
      let place = textHash(entry.word) & mask;
      while (this.#plainEntries[place] !== undefined) place = (place + 1) & mask;
      this.#plainEntries[place] = entry;
    }
  }

  /** Adds the plain text at hand and returns how many telling words it has. */
  #writePlain(into: NumberList): number {
    let extras = 0;
    for (const { stop, number } of this.#plain) {
      if (stop) extras++;
      else into.push(number);
    }
    if (extras > 0) into.push(EXTRAS);
    if (extras > 0) for (const { stop, number } of this.#plain) if (stop) into.push(number);
    return this.#plain.length - extras;
  }

  #known(word: string): KnownWord {
    const known = this.#entries.get(word);
    if (known !== undefined) return known;
    const made = {
      number: this.#entries.size,
      word,
      stem: stem(word),
      stop: isStopWord(word),
    };
    this.#entries.set(word, made);
    this.#words.push(made);
    return made;
  }
}

/** FNV-1a: the hash of no text, and of a text with one code unit more. */
export const EMPTY_HASH = 0x811c9dc5;

export function hashOn(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193);
}

function textHash(text: string): number {
  let hash = EMPTY_HASH;
  for (let at = 0; at < text.length; at++) hash = hashOn(hash, text.charCodeAt(at));
  return hash;
}

/** Sixteen bits that texts of the same letters and digits share. */
export function markOf(text: string): number {
  return textHash(squeezed(text)) >>> 16;
}

export const SPACE = 32;
const [OTHER_UNIT, WORD_UNIT, SEPARATOR_UNIT] = [0, 1, 2];

/** What a character of ASCII is to a plain text. */
const CHARACTER_KINDS = Uint8Array.from({ length: 128 }, (_, unit) => {
  const character = String.fromCharCode(unit);
  if (/[a-z0-9]/i.test(character)) return WORD_UNIT;
  return /[ ,()/:;"!?*=|<>[\]{}%$@~^]/.test(character) ? SEPARATOR_UNIT : OTHER_UNIT;
});

/** Letters that stand alone may be one word together, and "it" may be a pronoun. */
function isDelicate(text: string, start: number, end: number): boolean {
  const length = end - start;
  const first = smallLetter(text.charCodeAt(start));
  if (length === 1) return first > LAST_DIGIT;
  return length === 2 && first === SMALL_I && smallLetter(text.charCodeAt(start + 1)) === SMALL_T;
}

const [LAST_DIGIT, SMALL_I, SMALL_T] = [0x39, 0x69, 0x74];

/** The small form of a letter of ASCII; digits stay. */
function smallLetter(unit: number): number {
  return unit > LAST_DIGIT ? unit | 0x20 : unit;
}

function isWord(word: string, text: string, start: number, end: number): boolean {
  if (word.length !== end - start) return false;
  for (let at = 0; at < word.length; at++) {
    if (word.charCodeAt(at) !== smallLetter(text.charCodeAt(start + at))) return false;
  }
  return true;
}
