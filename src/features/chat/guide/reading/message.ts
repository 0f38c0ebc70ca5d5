import { fold } from "#catalogue/search/fold.ts";
import { stem } from "#catalogue/search/stem.ts";
import { isThaana, romanise, soundKey } from "#catalogue/search/thaana.ts";
import { DHIVEHI, DHIVEHI_ENDINGS } from "../words/dhivehi.ts";
import { SHORTHAND } from "../words/shorthand.ts";

/** A message is read up to this many characters. */
export const LONGEST_READ = 1_000;

/** Numbers keep their decimals and the letters behind them: "1.5", "50k". */
const WORD = /\d+(?:[.,]\d+)*[a-z]*|\p{L}[\p{L}\p{M}\p{N}]*/gu;

/** Shortest ending-less Dhivehi word, so that "mi" is not found within "min". */
const DHIVEHI_STEM = 4;

/** The words that the guide knows. */
export interface KnownWords {
  /** True for a word that is read as it stands. */
  isKnown(word: string): boolean;
  /** The word that a misspelt one was meant to be, or null. */
  mend(word: string): string | null;
  /** The name that a word sounds like, or null. */
  bySound(word: string): string | null;
}

/**
 * The words of a message as the guide reads them: folded, with chat spelling written out and Dhivehi
 * words in English.
 *
 */
export function wordsOf(message: string, words: KnownWords): string[] {
  const read: string[] = [];
  for (const word of typedWords(message)) {
    const english = meant(word, words).split(" ").filter(Boolean);
    // "Degree noon" says no degree: Dhivehi rules out what stands before.
    if (english[0] === "no" && word !== "no" && read.length > 0) read.splice(-1, 0, "not");
    else read.push(...english);
  }
  return read;
}

/** The words as they were typed, folded. */
export function typedWords(message: string): string[] {
  const text = message
    .slice(0, LONGEST_READ)
    .replace(/(?<=\d ?)hrs?\b/gi, " hours")
    .replace(/(?<=\d ?)y(?:rs?)?[/ ]?o(?:ld)?\b/gi, " years old")
    .replace(/(?<=\d)(?=(?:y(?:ea)?rs?|months?|mths?|weeks?|wks?|days?)\b)/gi, " ")
    // "Kihaa" is how much, and "kihaa vegen" how.
    .replace(/\bkihaa (?=vegen\b)/gi, "kihaa");
  const folded = fold(withSubjectIt(text));
  return [...folded.matchAll(WORD)].map(([word]) => word.replace(/(?<=\d),(?=\d)/g, ""));
}

/** A longer message that is all in capitals may mean the pronoun with "IT". */
const SHORT_MESSAGE = 12;

/** "IT" in capitals is the subject. */
function withSubjectIt(message: string): string {
  const shouted = message === message.toUpperCase() && message.length > SHORT_MESSAGE;
  return shouted ? message : message.replace(/\bIT\b/g, "ICT");
}

function meant(word: string, { isKnown: known, mend, bySound }: KnownWords): string {
  const short = SHORTHAND.get(word);
  if (short !== undefined) return short;
  if (!isThaana(word) && (/\d/.test(word) || known(word))) return word;
  const read = inEnglish(word) ?? withoutEnding(word, known) ?? soundsLike(word, bySound);
  return read ?? mend(word) ?? (isThaana(word) ? romanise(word) : word);
}

const BY_SOUND = new Map([...DHIVEHI].map(([word, meaning]) => [soundKey(word), meaning] as const));

/** A name in another spelling or in Thaana, with or without a Dhivehi ending. */
function soundsLike(word: string, bySound: (word: string) => string | null): string | null {
  const latin = isThaana(word) ? romanise(word) : word;
  const roots = PLACE_ENDINGS.filter((ending) => latin.endsWith(ending)).map((ending) =>
    latin.slice(0, -ending.length),
  );
  const found = [latin, ...roots].filter((root) => root.length >= DHIVEHI_STEM).map(bySound);
  return found.find((term) => term !== null) ?? null;
}

/** "adduga" and "malein" are Addu and Malé with a Dhivehi ending. */
function withoutEnding(word: string, known: (word: string) => boolean): string | null {
  const roots = PLACE_ENDINGS.filter((ending) => word.endsWith(ending)).map((ending) =>
    word.slice(0, -ending.length),
  );
  return roots.find((root) => root.length >= DHIVEHI_STEM && known(root)) ?? null;
}

/** Those with a k follow names in "h": "fuvahmulakun" is from Fuvahmulah. */
const PLACE_ENDINGS =
  "gai ga ge in un ah aa gaa eh akah akun kugai kuge kah kun thah ehge thakah akee".split(" ");

/** Dhivehi puts one ending behind the other: "hithudhas-kurumuge", "course-eh-ge". */
const MOST_ENDINGS = 2;

/** The English meaning of a Dhivehi word of either script, with or without endings. */
function inEnglish(word: string, endings = MOST_ENDINGS): string | null {
  const latin = isThaana(word) ? romanise(word) : word;
  const whole = DHIVEHI.get(latin) ?? BY_SOUND.get(soundKey(latin));
  if (whole !== undefined) return whole;
  for (const ending of endings > 0 ? DHIVEHI_ENDINGS : []) {
    const root = latin.slice(0, -ending.length);
    if (!latin.endsWith(ending) || root.length < DHIVEHI_STEM) continue;
    const meaning = inEnglish(root, endings - 1) ?? BY_SOUND.get(soundKey(`${root}u`));
    if (meaning !== null && meaning !== undefined) return meaning;
  }
  return null;
}

/** People mix English words into Dhivehi, and greet in Dhivehi before they write English. */
const DHIVEHI_SHARE = 0.25;

/** True for a message in Dhivehi, of either script. */
export function isDhivehi(message: string, { isKnown: known }: KnownWords): boolean {
  const words = typedWords(message);
  const dhivehi = words.filter(
    (word) => isThaana(word) || (!known(word) && !SHORTHAND.has(word) && inEnglish(word) !== null),
  );
  return dhivehi.length / words.length > DHIVEHI_SHARE;
}

/** Where a match lies among the words of a message. */
export interface Span {
  from: number;
  /** One past the last word. */
  to: number;
}

/** A match of a pattern, with its groups. */
export interface Found extends Span {
  groups: readonly (string | undefined)[];
}

/**
 * Reads the words of a message one meaning after the other: what was understood is taken, so that
 * nothing is understood twice.
 */
export class Reader {
  readonly words: readonly string[];
  readonly stems: readonly string[];
  /** All words with a space around each. */
  readonly whole: string;
  readonly #taken: boolean[];
  /** The words that are left, written out; null since one was taken. */
  #rest: string | null = null;
  readonly #starts: number[];
  readonly #out: readonly boolean[];
  readonly #clauses: readonly number[];

  /**
   * @param out True for each word of what is ruled out.
   * @param clauses The places of words that begin a clause.
   */
  constructor(
    words: readonly string[],
    out: readonly boolean[] = [],
    clauses: readonly number[] = [],
  ) {
    this.words = words;
    this.#out = out;
    this.#clauses = clauses;
    this.stems = words.map(stem);
    this.whole = ` ${words.join(" ")} `;
    this.#taken = words.map(() => false);
    let at = 1;
    this.#starts = words.map((word) => {
      const start = at;
      at += word.length + 1;
      return start;
    });
  }

  /** True where the pattern stands in the message, taken or not. */
  has(pattern: RegExp): boolean {
    return pattern.test(this.whole);
  }

  /** The first match of a pattern of `phrase` among the words that are left. */
  find(pattern: RegExp): Found | null {
    const match = pattern.exec(this.#left());
    return match && { ...this.#spanOf(match.index, match[0].length), groups: match.slice(1) };
  }

  /** Takes the first match of a pattern of `phrase` among the words that are left. */
  take(pattern: RegExp): Found | null {
    const found = this.find(pattern);
    if (found) this.mark(found);
    return found;
  }

  /** Takes every match of a pattern. */
  takeAll(pattern: RegExp): Found[] {
    const found: Found[] = [];
    for (let next = this.take(pattern); next; next = this.take(pattern)) found.push(next);
    return found;
  }

  mark({ from, to }: Span): void {
    this.#rest = null;
    for (let at = from; at < to; at++) this.#taken[at] = true;
  }

  /** True where a match stands in a part that rules out what it names. */
  isOut({ from }: Span): boolean {
    return this.#out[from] === true;
  }

  isFree({ from, to }: Span): boolean {
    return this.#taken.slice(from, to).every((taken) => !taken);
  }

  /** The words that stand before a match in its clause, the nearest last. */
  before({ from }: Span, count: number): string[] {
    const begin = this.#clauses.findLast((at) => at <= from) ?? 0;
    return this.words.slice(Math.max(begin, from - count), from);
  }

  /** True for a word that was not understood. */
  isLeft(at: number): boolean {
    return at in this.words && !this.#taken[at] && !this.#out[at];
  }

  #left(): string {
    this.#rest ??= ` ${this.words
      .map((word, at) => (this.#taken[at] ? "_".repeat(word.length) : word))
      .join(" ")} `;
    return this.#rest;
  }

  #spanOf(index: number, length: number): Span {
    const from = this.#starts.findIndex((start) => start >= index);
    const after = this.#starts.findIndex((start) => start >= index + length);
    return { from, to: after < 0 ? this.words.length : after };
  }
}

/** Words that patterns look for, and pieces of them: these are never slips of others. */
export const PATTERN_WORDS: Set<string> = new Set();

/** Nobody writes more words of one kind in a row, and a pattern that took any number would be slow. */
const MOST_REPEATED = 6;

/**
 * A pattern over whole words: alternatives as in a regular expression, spaces between words. A group
 * that may be repeated is repeated `MOST_REPEATED` times at most.
 */
export function phrase(source: string): RegExp {
  for (const [word] of source.matchAll(/[a-z]{3,}/g)) PATTERN_WORDS.add(word);
  const bounded = source
    .replaceAll(")*", `){0,${MOST_REPEATED}}`)
    .replaceAll(")+", `){1,${MOST_REPEATED}}`);
  return new RegExp(`(?<= )(?:${bounded})(?= )`, "u");
}

/** Patterns of `phrase` by what they mean, in the order in which they are tried. */
export function phrases<K extends string>(sources: Partial<Record<K, string>>): Map<K, RegExp> {
  const rows = Object.entries(sources) as [K, string][];
  return new Map(rows.map(([key, source]) => [key, phrase(source)]));
}
