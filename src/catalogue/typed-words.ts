import type { CourseSummary } from "./course.ts";
import type { PhraseTable } from "./filter-words.ts";
import type { Filters } from "./filters.ts";
import type { KnownValues } from "./known-values.ts";
import type { Basis } from "./operator.ts";
import type { ReadableWord } from "./readable-words.ts";
import { isStopWord } from "./search/tokens.ts";

/** Words of a text, and where they stand in it: from one character up to another. */
export interface SaidWords {
  /** As typed. */
  words: string;
  from: number;
  to: number;
}

/** What the reading asks of a catalogue. */
export interface ReadingCatalogue extends Basis {
  known: KnownValues;
  /** Number of courses that match. */
  count(filters: Filters): number;
  /** Number of courses that are about the text of the filters. */
  countAbout(filters: Filters): number;
  /** Names of courses and institutions with these words, of which the last may be begun. */
  namesWith(words: string): readonly NamedRecord[];
  /** What institutions are called by. */
  institutions: PhraseTable;
  /** True for a word that a text of the catalogue holds. */
  holds(word: string): boolean;
}

/** A name, and the course that has it; null of an institution. */
export interface NamedRecord {
  name: string;
  course: CourseSummary | null;
}

export interface TypedWord extends ReadableWord {
  /** Stands in quotation marks, and is therefore text. */
  isQuoted: boolean;
  /** A sentence or a part of one ends behind it. */
  isLast: boolean;
  /** Its place in the text, with quotation marks beside it. */
  start: number;
  end: number;
}

/** From one word of a text up to another. */
export interface Span {
  from: number;
  to: number;
}

/** What is read, and what it is read for. */
export interface Typed {
  words: readonly TypedWord[];
  asked: Filters;
  catalogue: ReadingCatalogue;
}

/** A point within a word or a number ends nothing. */
const CLAUSE_END = /^(?:[.,;:!?\n)](?:\s|$)|[.?!]{2}| [-–])/u;

const QUOTATION_MARK = /["“”„«»]/u;

const WORD_OR_MARK = /["“”„«»]|\$|[\p{L}\p{N}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+)*/gu;

/** The words of a text; a quotation that is not closed goes on to its end. */
export function wordsIn(text: string, stemsOf: (word: string) => readonly string[]): TypedWord[] {
  const words: TypedWord[] = [];
  let isQuoted = false;
  for (const { 0: piece, index: from } of text.matchAll(WORD_OR_MARK)) {
    if (QUOTATION_MARK.test(piece)) {
      isQuoted = !isQuoted;
      continue;
    }
    const to = from + piece.length;
    words.push({
      stems: stemsOf(piece),
      isQuoted,
      isLast: CLAUSE_END.test(text.slice(to, to + 2)),
      start: QUOTATION_MARK.test(text.charAt(from - 1)) ? from - 1 : from,
      end: QUOTATION_MARK.test(text.charAt(to)) ? to + 1 : to,
    });
  }
  return words;
}

export function isTellingWord({ stems, isQuoted }: TypedWord): boolean {
  return isQuoted || !isStopWord(stems[0]!);
}

/** True where a word of a stretch says something. */
export function isTelling(words: readonly TypedWord[], from: number, to: number): boolean {
  return words.slice(from, to).some(isTellingWord);
}

export function isIn(spans: readonly Span[], at: number): boolean {
  return spans.some(({ from, to }) => at >= from && at < to);
}

export function saidWords({ from, to }: Span, { words, asked }: Typed): SaidWords {
  const [start, end] = [words[from]!.start, words[to - 1]!.end];
  return { words: asked.name.slice(start, end), from: start, to: end };
}
