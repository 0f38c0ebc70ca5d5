import { APOSTROPHES, fold } from "./fold.ts";

/**
 * Words that say nothing about a course. They are indexed, but a query ignores them unless it holds
 * nothing else. "course" is among them because people add it ("nursing courses") and names do not; so
 * are its Dhivehi forms.
 */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "a an and any are as at be by course courses for from in into is of on or that the their this to " +
    "using via with your ކޯސް ކޯސްތައް"
  ).split(" "),
);

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** True for the first letters of a stop word. */
export function beginsStopWord(begun: string): boolean {
  for (const word of STOP_WORDS) if (word.startsWith(begun)) return true;
  return false;
}

/** What is written without a space: one word, or the parts of a compound ("e-commerce", "B.Sc"). */
export interface Chunk {
  parts: string[];
  /** The parts as one word, where people write it so; null for a plain word. */
  joined: string | null;
}

/** The words of one line in order, and other words that are found in it. */
export interface TextLine {
  words: string[];
  /** What some of its words make when written together. */
  joined: string[];
  /** What a word with an apostrophe is made of: people write "Qur an" too. */
  parted: string[];
}

const RUN = /[\p{L}\p{N}\p{M}]+(?:[.\-\u2010_]+[\p{L}\p{N}\p{M}]+)*/gu;

/** Parts of a dotted abbreviation are at most this long; longer ones were a missing space. */
const ABBREVIATION_PART = 4;

const LONGEST_JOINED = 30;

/** The acronym IT is written in capitals; the pronoun says nothing about a course. */
const PRONOUN_IT = /(?<![\p{L}\p{N}])[Ii]t(?![\p{L}\p{N}])/gu;

/** Splits folded text into chunks; letters spaced out ("M B A") are one chunk. */
export function wordChunks(folded: string): Chunk[] {
  const chunks: Chunk[] = [];
  for (const [run] of folded.matchAll(RUN)) {
    if (run.includes(".")) chunks.push(...dottedChunks(run));
    else chunks.push(chunk(run.split(/[-\u2010_]+/)));
  }
  return gatherLoneLetters(chunks);
}

/** The lines of a document's text; names in two scripts, or several categories, are lines. */
export function textLines(text: string): TextLine[] {
  return text.split("\n").map((line) => textLine(line.replace(PRONOUN_IT, " ")));
}

function textLine(text: string): TextLine {
  const chunks = wordChunks(fold(text));
  const words = chunks.flatMap((piece) => piece.parts);
  const joined = chunks.flatMap((piece) => piece.joined ?? []);
  return {
    words,
    joined: [...joined, ...letterCompounds(chunks)],
    parted: partedWords(text).filter((part) => !words.includes(part)),
  };
}

/** The words of a text with spaces for its apostrophes; none where it has no apostrophe. */
function partedWords(text: string): string[] {
  const spaced = text.replace(APOSTROPHES, " ");
  if (spaced === text) return [];
  // One letter of them, as in "women's", says nothing.
  return wordChunks(fold(spaced)).flatMap(({ parts }) => parts.filter(({ length }) => length > 1));
}

function chunk(parts: string[]): Chunk {
  const whole = parts.join("");
  const joins = parts.length > 1 && whole.length <= LONGEST_JOINED && !/^\d+$/.test(whole);
  return { parts, joined: joins ? whole : null };
}

function dottedChunks(run: string): Chunk[] {
  const chunks: Chunk[] = [];
  let short: string[] = [];
  const close = () => {
    if (short.length > 0) chunks.push(chunk(short));
    short = [];
  };
  for (const piece of run.split(/\.+/)) {
    const parts = piece.split(/[-\u2010_]+/).filter((part) => part !== "");
    if (parts.length === 1 && piece.length <= ABBREVIATION_PART) short.push(piece);
    else {
      close();
      if (parts.length > 0) chunks.push(chunk(parts));
    }
  }
  close();
  return chunks;
}

function isLoneLetter(piece: Chunk): boolean {
  return piece.parts.length === 1 && /^\p{L}$/u.test(piece.parts[0] ?? "");
}

function gatherLoneLetters(chunks: readonly Chunk[]): Chunk[] {
  const gathered: Chunk[] = [];
  let letters: string[] = [];
  const close = () => {
    if (letters.length > 0) gathered.push(chunk(letters));
    letters = [];
  };
  for (const piece of chunks) {
    if (isLoneLetter(piece)) letters.push(...piece.parts);
    else {
      close();
      gathered.push(piece);
    }
  }
  close();
  return gathered;
}

/** "e commerce" also as "ecommerce", "b sc" as "bsc"; "a" and "I" stand by themselves. */
function letterCompounds(chunks: readonly Chunk[]): string[] {
  return chunks.flatMap((piece, at) => {
    const letter = piece.parts[0] ?? "";
    const next = chunks[at + 1]?.parts[0];
    if (!isLoneLetter(piece) || letter === "a" || letter === "i") return [];
    return next === undefined || isStopWord(next) ? [] : [letter + next];
  });
}
