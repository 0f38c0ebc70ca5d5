import { fold } from "../search/fold.ts";
import { stem } from "../search/stem.ts";
import { wordList } from "../word-list.ts";

/** A word, a number or a sign of a sentence, with its place there. */
export interface Token {
  /** Its key in the tables of filter words: that of "bachelor's" is "bachelor". */
  stems: readonly string[];
  /** As words are compared: "Bachelor’s" is "bachelor's". */
  word: string;
  start: number;
  end: number;
}

const TOKEN =
  /(?:\p{L}\.){2,}(?:\p{L}(?!\p{L}))?|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*|\d+(?:\.\d+)?|[^\s\p{L}\p{M}\d]/gu;
const QUOTES = /["“”‘’'`´«»]/u;

function tokenAt(word: string, start: number, end: number): Token {
  return { word, stems: [stem(word.replace(/'s?$/, ""))], start, end };
}

/** The tokens of a sentence; quotation marks say nothing. */
export function tokensOf(sentence: string): Token[] {
  return [...sentence.matchAll(TOKEN)].flatMap(({ 0: text, index: start }) =>
    QUOTES.test(text) && text.length === 1
      ? []
      : [tokenAt(comparedWord(text), start, start + text.length)],
  );
}

/** "G.C.E." is "gce". */
function comparedWord(text: string): string {
  const word = fold(text).replaceAll("’", "'");
  return /^\p{L}\./u.test(word) ? word.replaceAll(".", "") : word;
}

const NUMBERS: ReadonlyMap<string, number> = new Map(
  wordList("one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve").map(
    (word, at) => [word, at + 1],
  ),
);

/** Reads the tokens of a sentence from a place on. What is not there, it does not pass over. */
export class TokenCursor {
  readonly sentence: string;
  readonly tokens: readonly Token[];
  at: number;

  constructor(sentence: string, tokens: readonly Token[], at = 0) {
    this.sentence = sentence;
    this.tokens = tokens;
    this.at = at;
  }

  /** Another reader at the same place. */
  fork(): TokenCursor {
    return this.forkAt(0);
  }

  /** Another reader, so many tokens further. */
  forkAt(further: number): TokenCursor {
    return new TokenCursor(this.sentence, this.tokens, this.at + further);
  }

  /** The word so many tokens further; "" behind the end. */
  word(further = 0): string {
    return this.tokens[this.at + further]?.word ?? "";
  }

  get isAtEnd(): boolean {
    return this.at >= this.tokens.length;
  }

  /** Passes over the longest of these phrases that stands here; a hyphen may stand within it. */
  eat(...phrases: string[]): boolean {
    const ends = phrases.flatMap((phrase) => this.#endOf(phrase.split(" ")) ?? []);
    if (ends.length === 0) return false;
    this.at = Math.max(...ends);
    return true;
  }

  #endOf(words: readonly string[]): number | null {
    let at = this.at;
    for (const [place, word] of words.entries()) {
      if (place > 0 && word !== "-" && this.tokens[at]?.word === "-") at++;
      if (this.tokens[at]?.word !== word) return null;
      at++;
    }
    return at;
  }

  /** Passes over one of these words, and returns it. */
  take(words: { has(word: string): boolean }): string | null {
    const word = this.word();
    if (!words.has(word)) return null;
    this.at++;
    return word;
  }

  /** Passes over as many of these words as stand here. */
  skip(words: { has(word: string): boolean }): void {
    while (this.take(words) !== null);
  }

  /** Passes over a number: "2", "two", "two (2)". */
  number(): number | null {
    const value = this.#plainNumber();
    if (value === null) return null;
    const inner = this.fork();
    if (inner.eat("(") && inner.#plainNumber() === value && inner.eat(")")) this.at = inner.at;
    return value;
  }

  #plainNumber(): number | null {
    const word = this.word();
    const value = NUMBERS.get(word) ?? (/^\d+(?:\.\d+)?$/.test(word) ? Number(word) : null);
    if (value !== null) this.at++;
    return value;
  }

  /** What the source says from one token up to another. */
  text(from: number, to: number = this.at): string {
    const [first, last] = [this.tokens[from], this.tokens[to - 1]];
    return first && last ? this.sentence.slice(first.start, last.end) : "";
  }
}

/** Text within a sentence; names of languages keep their capital. */
export const inSentence = (text: string) =>
  /^(?:A |[A-Z][a-z])/.test(text) && !/^(?:English|Arabic|Dhivehi)/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
