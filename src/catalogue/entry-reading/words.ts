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

/** Short forms of words that are common in requirements. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  wordList(`
  incl including, eng english, maths mathematics, math mathematics, exp experience, yr year,
  yrs years, mth month, mths months, cert certificate, certs certificates, min minimum,
  mgmt management, dip diploma, adv advanced, qual qualification, quals qualifications,
  lvl level, pts points
`).map((pair) => pair.split(" ") as [string, string]),
);

/** True where the last word is a short form, so that the full stop behind it need not end a sentence. */
export const endsInShortForm = (text: string) =>
  SHORT_FORMS.has(/(?<!\p{L})(\p{L}{1,12})\.$/u.exec(text)?.[1]?.toLowerCase() ?? "");

/** The tokens of a sentence; quotation marks say nothing, nor do full stops of short forms. */
export function tokensOf(sentence: string): Token[] {
  const tokens: Token[] = [];
  let shortEnd = -1;
  for (const { 0: text, index: start } of sentence.matchAll(TOKEN)) {
    if ((QUOTES.test(text) && text.length === 1) || (text === "." && start === shortEnd)) continue;
    const word = comparedWord(text);
    const long = SHORT_FORMS.get(word);
    tokens.push(tokenAt(long ?? word, start, start + text.length));
    if (long !== undefined) shortEnd = start + text.length;
  }
  return tokens;
}

/** "G.C.E." is "gce"; signs stay. */
function comparedWord(text: string): string {
  if (!/^[\p{L}\d]/u.test(text)) return text;
  const word = fold(text).replaceAll("’", "'");
  return /^\p{L}\./u.test(word) ? word.replaceAll(".", "") : word;
}

const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...wordList(`
  one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen,
  fifteen, sixteen, seventeen, eighteen, nineteen
`).map((word, at) => [word, at + 1] as const),
  ...wordList("twenty, thirty, forty, fifty, sixty").map(
    (word, at) => [word, (at + 2) * 10] as const,
  ),
]);

/** Before a number that is the least. */
export const AT_LEAST = wordList(`
  at least, a minimum of, minimum of, minimum, not less than, no less than, no lower than,
  no fewer than, not fewer than
`);

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
    // "Thirty-six".
    const unit = value !== null && value >= 20 && !/\d/.test(word) ? this.fork() : null;
    if (!unit?.eat("-")) return value;
    const ones = NUMBERS.get(unit.word()) ?? 0;
    if (ones === 0 || ones > 9) return value;
    this.at = unit.at + 1;
    return value! + ones;
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
