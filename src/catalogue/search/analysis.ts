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

/** Words and concepts of a text. A concept is CONCEPT_BASE and its number, a word its entry. */
export interface Analysis {
  words: number[];
  concepts: number[];
  /** Words in order without small ones, LINE_END after each line; then EXTRAS and the rest. */
  sequence: number[];
}

/** One distinct word of the data. */
interface Entry {
  number: number;
  stem: string;
  stop: boolean;
  /** Phrases of the synonym table that begin with it. */
  phrases: readonly Phrase[];
}

/** Splits texts into words, and numbers the words as they come. */
export class Analyser {
  readonly #entries = new Map<string, Entry>();
  /** Of the plain text at hand. */
  readonly #plain: Entry[] = [];
  #hash = EMPTY_HASH;

  /** The words so far, in the order of their numbers. */
  words(): string[] {
    return [...this.#entries.keys()];
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
    const lower = text.toLowerCase();
    const plain = this.#plain;
    plain.length = 0;
    let hash = EMPTY_HASH;
    let start = -1;
    for (let at = 0; at <= lower.length; at++) {
      const unit = at < lower.length ? lower.charCodeAt(at) : SPACE;
      const kind = unit < 128 ? KINDS[unit]! : OTHER;
      if (kind === WORD) {
        hash = hashOn(hash, unit);
        if (start < 0) start = at;
      } else if (kind === OTHER) return false;
      else if (start >= 0) {
        if (isDelicate(lower, start, at)) return false;
        plain.push(this.#entry(lower.slice(start, at)));
        start = -1;
      }
    }
    this.#hash = hash;
    return plain.length > 0;
  }

  #writePlain({ sequence, concepts }: { sequence: NumberList; concepts: NumberList }): void {
    const plain = this.#plain;
    let extras = 0;
    for (const entry of plain) {
      if (entry.stop) extras++;
      else sequence.push(entry.number);
    }
    sequence.push(LINE_END);
    if (extras > 0) {
      sequence.push(EXTRAS);
      for (const entry of plain) if (entry.stop) sequence.push(entry.number);
    }
    if (!plain.some((entry) => entry.phrases.length > 0)) return;
    const telling = plain.filter((entry) => !entry.stop);
    noteConcepts(telling, (concept) => concepts.push(concept));
  }

  #entry(word: string): Entry {
    const known = this.#entries.get(word);
    if (known !== undefined) return known;
    const key = stem(word);
    const made = {
      number: this.#entries.size,
      stem: key,
      stop: isStopWord(word),
      phrases: CONCEPTS.phrases.get(key) ?? [],
    };
    this.#entries.set(word, made);
    return made;
  }
}

type LineHash = (hash: number) => void;

const SPACE = 32;
const [OTHER, WORD, SEPARATOR] = [0, 1, 2];

/** What a character of ASCII is to a plain text. */
const KINDS = Uint8Array.from({ length: 128 }, (_, unit) => {
  const character = String.fromCharCode(unit);
  if (/[a-z0-9]/.test(character)) return WORD;
  return /[ ,()/:;"!?*=|<>[\]{}%$@~^]/.test(character) ? SEPARATOR : OTHER;
});

/** Letters that stand alone may be one word together, and "it" may be a pronoun. */
function isDelicate(lower: string, start: number, end: number): boolean {
  const length = end - start;
  if (length === 1) return lower.charCodeAt(start) > 57;
  return length === 2 && lower.startsWith("it", start);
}

/** Notes the concepts of every phrase of the synonym table that stands in the words. */
function noteConcepts(words: readonly Entry[], note: (concept: number) => void): void {
  words.forEach((first, at) => {
    for (const { stems, found } of first.phrases) {
      if (stems.every((key, offset) => words[at + offset]?.stem === key)) {
        for (const concept of found) note(concept.number);
      }
    }
  });
}
