import type { NumberList } from "../number-list.ts";
import { CONCEPTS, type Phrase } from "./concepts.ts";
import { squeeze } from "./fold.ts";
import { stem } from "./stem.ts";
import { isStopWord, linesOf } from "./tokens.ts";
import { EMPTY_HASH, hashOf, hashOn } from "./whole-names.ts";

/** Stand between the words of an analysed name; no word or concept has these numbers. */
export const LINE_END = 0xffffffff;
/** After it come words that are not in the order of the name: small ones, and compounds. */
export const EXTRAS = 0xfffffffe;

/** Words and concepts of a text, each once; a word is its number at the analyser. */
export interface Content {
  words: number[];
  concepts: number[];
}

export interface Analysis extends Content {
  /** Words in order without small ones, LINE_END after each line; then EXTRAS and the rest. */
  sequence: number[];
}

/** One distinct word of the data. */
interface Entry {
  number: number;
  word: string;
  stem: string;
  stop: boolean;
  /** Phrases of the synonym table that begin with it. */
  phrases: readonly Phrase[];
}

/** Splits texts into words, and numbers the words as they come. */
export class Analyser {
  readonly #entries = new Map<string, Entry>();
  readonly #words: string[] = [];
  #sorted: readonly number[] = [];
  /** Those met in plain texts, at the places of their hashes. */
  #plainEntries: (Entry | undefined)[] = new Array(4096).fill(undefined);
  #plainCount = 0;
  /** Of the plain text at hand. */
  readonly #plain: Entry[] = [];
  #hash = EMPTY_HASH;

  /** The words so far, in the order of their numbers. */
  words(): readonly string[] {
    return this.#words;
  }

  /** The numbers of all words so far, in the order of the words by code unit. */
  sorted(): readonly number[] {
    const known = this.#sorted.length;
    const added = this.#words.slice(known).sort();
    if (added.length > 0) this.#sorted = this.#merged(added);
    return this.#sorted;
  }

  #merged(added: readonly string[]): number[] {
    const merged: number[] = [];
    let next = 0;
    for (const number of this.#sorted) {
      const word = this.#words[number]!;
      while (next < added.length && added[next]! < word) {
        merged.push(this.#entries.get(added[next++]!)!.number);
      }
      merged.push(number);
    }
    for (; next < added.length; next++) merged.push(this.#entries.get(added[next]!)!.number);
    return merged;
  }

  /** The words and concepts of a text in any order, each once. */
  content(text: string): Content {
    if (!this.#readPlainly(text)) return this.analyse(text);
    const concepts = new Set<number>();
    const telling = this.#plain.filter((entry) => !entry.stop);
    noteConcepts(telling, (concept) => concepts.add(concept));
    return {
      words: [...new Set(this.#plain.map(({ number }) => number))],
      concepts: [...concepts],
    };
  }

  analyse(text: string): Analysis {
    const words = new Set<number>();
    const concepts = new Set<number>();
    const sequence: number[] = [];
    const extras: number[] = [];
    for (const line of linesOf(text)) {
      const inOrder = line.words.map((word) => this.#entry(word));
      const joined = line.joined.map((word) => this.#entry(word));
      const telling = inOrder.filter((entry) => !entry.stop);
      for (const { number } of telling) sequence.push(number);
      sequence.push(LINE_END);
      for (const entry of inOrder) if (entry.stop) extras.push(entry.number);
      for (const { number } of joined) extras.push(number);
      for (const { number } of [...inOrder, ...joined]) words.add(number);
      noteConcepts(telling, (concept) => concepts.add(concept));
      for (const entry of joined) noteConcepts([entry], (concept) => concepts.add(concept));
    }
    if (extras.length > 0) sequence.push(EXTRAS, ...extras);
    return { words: [...words], concepts: [...concepts], sequence };
  }

  /**
   * Analyses a name into `sequence` and `concepts`, which is what `analyse` gives, and calls back
   * with the hash of each line.
   */
  name(text: string, into: { sequence: NumberList; concepts: NumberList }, line: LineHash): void {
    if (this.#readPlainly(text)) {
      this.#writePlain(into);
      line(this.#hash >>> 0);
      return;
    }
    const { sequence, concepts } = this.analyse(text);
    for (const number of sequence) into.sequence.push(number);
    for (const concept of concepts) into.concepts.push(concept);
    for (const part of text.split("\n")) {
      const whole = squeeze(part);
      if (whole !== "") line(hashOf(whole));
    }
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
      const kind = unit < 128 ? KINDS[unit]! : OTHER;
      if (kind === WORD) {
        const lower = lowered(unit);
        whole = hashOn(whole, lower);
        hash = hashOn(hash, lower);
        if (start < 0) start = at;
      } else if (kind === OTHER) return false;
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
  #plainEntry(text: string, start: number, end: number, hash: number): Entry {
    const mask = this.#plainEntries.length - 1;
    for (let place = hash & mask; ; place = (place + 1) & mask) {
      const known = this.#plainEntries[place];
      if (known === undefined) {
        const made = this.#entry(text.slice(start, end).toLowerCase());
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
      let place = hashOf(entry.word) & mask;
      while (this.#plainEntries[place] !== undefined) place = (place + 1) & mask;
      this.#plainEntries[place] = entry;
    }
  }

  #writePlain({ sequence, concepts }: { sequence: NumberList; concepts: NumberList }): void {
    const plain = this.#plain;
    let [extras, phrases] = [0, 0];
    for (let at = 0; at < plain.length; at++) {
      const entry = plain[at]!;
      if (entry.stop) extras++;
      else sequence.push(entry.number);
      phrases += entry.phrases.length;
    }
    sequence.push(LINE_END);
    if (extras > 0) {
      sequence.push(EXTRAS);
      for (const entry of plain) if (entry.stop) sequence.push(entry.number);
    }
    if (phrases === 0) return;
    const telling = plain.filter((entry) => !entry.stop);
    noteConcepts(telling, (concept) => concepts.push(concept));
  }

  #entry(word: string): Entry {
    const known = this.#entries.get(word);
    if (known !== undefined) return known;
    const key = stem(word);
    const made = {
      number: this.#entries.size,
      word,
      stem: key,
      stop: isStopWord(word),
      phrases: CONCEPTS.phrases.get(key) ?? [],
    };
    this.#entries.set(word, made);
    this.#words.push(word);
    return made;
  }
}

type LineHash = (hash: number) => void;

const SPACE = 32;
const [OTHER, WORD, SEPARATOR] = [0, 1, 2];

/** What a character of ASCII is to a plain text. */
const KINDS = Uint8Array.from({ length: 128 }, (_, unit) => {
  const character = String.fromCharCode(unit);
  if (/[a-z0-9]/i.test(character)) return WORD;
  return /[ ,()/:;"!?*=|<>[\]{}%$@~^]/.test(character) ? SEPARATOR : OTHER;
});

/** Letters that stand alone may be one word together, and "it" may be a pronoun. */
function isDelicate(text: string, start: number, end: number): boolean {
  const length = end - start;
  const first = lowered(text.charCodeAt(start));
  if (length === 1) return first > LAST_DIGIT;
  return length === 2 && first === SMALL_I && lowered(text.charCodeAt(start + 1)) === SMALL_T;
}

const [LAST_DIGIT, SMALL_I, SMALL_T] = [0x39, 0x69, 0x74];

/** The small form of a letter of ASCII; digits stay. */
function lowered(unit: number): number {
  return unit > LAST_DIGIT ? unit | 0x20 : unit;
}

function isWord(word: string, text: string, start: number, end: number): boolean {
  if (word.length !== end - start) return false;
  for (let at = 0; at < word.length; at++) {
    if (word.charCodeAt(at) !== lowered(text.charCodeAt(start + at))) return false;
  }
  return true;
}

/** Notes the concepts of every phrase of the synonym table that stands in the words. */
function noteConcepts(words: readonly Entry[], note: (concept: number) => void): void {
  for (let at = 0; at < words.length; at++) {
    for (const { stems, found } of words[at]!.phrases) {
      if (standsAt(words, at, stems)) for (const concept of found) note(concept.number);
    }
  }
}

function standsAt(words: readonly Entry[], at: number, stems: readonly string[]): boolean {
  for (let offset = 1; offset < stems.length; offset++) {
    if (words[at + offset]?.stem !== stems[offset]) return false;
  }
  return true;
}
