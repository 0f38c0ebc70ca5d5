import type { TextLine } from "#engine/engine.ts";
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

const RUN = /[\p{L}\p{N}\p{M}]+(?:[.\-\u2010_]+[\p{L}\p{N}\p{M}]+)*/gu;

/** Parts of a dotted abbreviation are at most this long; longer ones were a missing space. */
const ABBREVIATION_PART = 4;

const LONGEST_JOINED = 30;

/** The acronym IT is written in capitals; the pronoun says nothing about a course. */
const PRONOUN_IT = /(?<![\p{L}\p{N}])[Ii]t(?![\p{L}\p{N}])/gu;

const [OTHER_UNIT, WORD_UNIT, SEPARATOR_UNIT] = [0, 1, 2];

/** What a character of ASCII is to a plain text. */
const CHARACTER_KINDS = Uint8Array.from({ length: 128 }, (_, unit) => {
  const character = String.fromCharCode(unit);
  if (/[a-z0-9]/i.test(character)) return WORD_UNIT;
  return /[ ,()/:;"!?*=|<>[\]{}%$@~^]/.test(character) ? SEPARATOR_UNIT : OTHER_UNIT;
});

/**
 * The words of a plain text, as most names are, read in one go: letters and digits of ASCII between
 * spaces and signs that only separate. Null for any other, also where letters stand alone, which may
 * be one word together, or "it", which may be a pronoun.
 */
function plainWords(text: string): string[] | null {
  const words: string[] = [];
  let start = -1;
  for (let at = 0; at <= text.length; at++) {
    const unit = at < text.length ? text.charCodeAt(at) : SPACE;
    const kind = unit < 128 ? CHARACTER_KINDS[unit]! : OTHER_UNIT;
    if (kind === OTHER_UNIT) return null;
    if (kind === WORD_UNIT) {
      if (start < 0) start = at;
    } else if (start >= 0) {
      const word = text.slice(start, at).toLowerCase();
      if ((word.length === 1 && word > "9") || word === "it") return null;
      words.push(word);
      start = -1;
    }
  }
  return words;
}

const SPACE = 32;

/** Splits folded text into chunks; letters spaced out ("M B A") are one chunk. */
export function wordChunks(folded: string): Chunk[] {
  const chunks: Chunk[] = [];
  for (const [run] of folded.matchAll(RUN)) {
    if (run.includes(".")) chunks.push(...dottedChunks(run));
    else chunks.push(chunk(run.split(/[-\u2010_]+/)));
  }
  return joinRuns(chunks, isLoneLetter);
}

/** The lines of a document's text; names in two scripts, or several categories, are lines. */
export function textLines(text: string): TextLine[] {
  const plain = plainWords(text);
  if (plain !== null) return [{ words: plain, joined: [], parted: [] }];
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

/** The parts of a run with dots: short ones side by side are an abbreviation, "b.sc". */
function dottedChunks(run: string): Chunk[] {
  const pieces = run
    .split(/\.+/)
    .map((piece) => chunk(piece.split(/[-\u2010_]+/).filter(isNotEmpty)));
  return joinRuns(
    pieces,
    ({ parts }) => parts.length === 1 && parts[0]!.length <= ABBREVIATION_PART,
  );
}

function isNotEmpty(part: string): boolean {
  return part !== "";
}

function isLoneLetter({ parts }: Chunk): boolean {
  return parts.length === 1 && /^\p{L}$/u.test(parts[0]!);
}

/** The chunks, those that belong together and stand side by side as one. */
function joinRuns(chunks: readonly Chunk[], belongs: (piece: Chunk) => boolean): Chunk[] {
  const joined: Chunk[] = [];
  let parts: string[] = [];
  for (const piece of chunks) {
    if (belongs(piece)) parts.push(...piece.parts);
    else {
      if (parts.length > 0) joined.push(chunk(parts));
      parts = [];
      joined.push(piece);
    }
  }
  return parts.length > 0 ? [...joined, chunk(parts)] : joined;
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
