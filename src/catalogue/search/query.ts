import { lowerBound } from "../lists.ts";
import { CONCEPTS, isKnownTerm, type Phrase } from "./concepts.ts";
import type { TermRange } from "./dictionary.ts";
import { fold, withoutInvisible } from "./fold.ts";
import { QUALITY } from "./ranking.ts";
import { isNumeral, stem } from "./stem.ts";
import type { TextColumns } from "./text-columns.ts";
import { chunksOf, isStopWord } from "./tokens.ts";

/** Words of a query beyond these are not looked at; nobody types as many. */
const MOST_WORDS = 32;

/** A word of a query that documents must match. */
export interface QueryWord {
  text: string;
  /** Which piece between spaces of the typed query it stands in. */
  piece: number;
  /** The next word belongs to the same compound as this one. */
  compound: boolean;
}

/** What was typed: the words to look for, and whether the last one may still be going on. */
export interface Query {
  typed: string;
  words: readonly QueryWord[];
  /** Compounds as one word, by the words that they cover. */
  compounds: readonly Span[];
  unfinished: boolean;
}

export interface Span {
  text: string;
  from: number;
  to: number;
}

/** Terms or concepts, `from` up to `to` in the numbering of the index; any satisfies a word. */
export interface Alternative {
  from: number;
  to: number;
  quality: number;
  /** Documents of each field, as far as they were asked for; see `totalsOf`. */
  totals?: readonly number[];
}

/** A word of the query together with everything that satisfies it in this index. */
export interface ReadWord {
  text: string;
  alternatives: Alternative[];
  stem: string;
  /** Class of the terms with its stem, -1 when the index has none. */
  stemClass: number;
  /** Terms that begin with it, where it may be unfinished. */
  completions: TermRange | null;
}

/** Splits what was typed into words; null when it holds none. */
export function parseQuery(typed: string): Query | null {
  const visible = withoutInvisible(typed);
  const found = wordsOf(visible);
  const telling = found.words.filter((word) => !isStopWord(word.text));
  const kept = (telling.length > 0 ? telling : found.words).slice(0, MOST_WORDS);
  if (kept.length === 0) return null;
  const last = found.words.at(-1);
  return {
    typed: visible.trim().replace(/\s+/g, " "),
    words: kept,
    compounds: found.compounds.flatMap((compound) => coveredBy(compound, found.words, kept)),
    unfinished: !/\s$/.test(visible) && kept.at(-1) === last,
  };
}

/**
 * The query with other words, as a correction makes it. Stop words among them are ignored, and
 * compounds stay as long as all their words do.
 */
export function withWords(query: Query, words: readonly QueryWord[], unfinished: boolean): Query {
  const kept = words.filter((word) => !isStopWord(word.text));
  const whole = query.compounds.filter(({ from, to }) =>
    query.words.slice(from, to).every((word) => kept.includes(word)),
  );
  const compounds = whole.flatMap((compound) => coveredBy(compound, query.words, kept));
  return { typed: query.typed, words: kept, compounds, unfinished };
}

/** Looks up everything that satisfies each word of the query. */
export function readQuery(columns: TextColumns, query: Query): ReadWord[] {
  const words = query.words.map((word, at) => {
    const last = query.unfinished && at === query.words.length - 1;
    const reading = readingOf(columns, word.text, last);
    return { ...reading, alternatives: [...reading.alternatives] };
  });
  const spans = [...query.compounds, ...writtenTogether(columns, query)];
  for (const span of spans) satisfy(words, span, together(columns, query, span));
  for (const meaning of meaningsOf(words, spans)) {
    satisfy(words, meaning, [oneList(columns.terms + meaning.concept, meaning.quality)]);
  }
  return words;
}

/** For each field, at least as many as the documents that satisfy the alternative. */
export function totalsOf({ fields }: TextColumns, alternative: Alternative): readonly number[] {
  const { from, to } = alternative;
  alternative.totals ??= fields.map((field) => field.total(from, to));
  return alternative.totals;
}

/** At least as many as the documents that satisfy the word. */
export function abundance(columns: TextColumns, word: ReadWord): number {
  let sum = 0;
  for (const alternative of word.alternatives) {
    for (const total of totalsOf(columns, alternative)) sum += total;
  }
  return sum;
}

function wordsOf(text: string): { words: QueryWord[]; compounds: Span[] } {
  const words: QueryWord[] = [];
  const compounds: Span[] = [];
  for (const { parts, joined, piece } of piecesOf(text)) {
    if (joined !== null) {
      compounds.push({ text: joined, from: words.length, to: words.length + parts.length });
    }
    parts.forEach((part, at) => {
      words.push({ text: part, piece, compound: at < parts.length - 1 });
    });
  }
  return { words, compounds: [...compounds, ...spacedLetters(words)] };
}

/** Letters and digits that neither fold nor part. */
const PLAIN = /^[a-zA-Z0-9]+$/;

function piecesOf(text: string) {
  return piecesBetweenSpaces(text).flatMap((piece, at) => {
    if (PLAIN.test(piece)) return { parts: [piece.toLowerCase()], joined: null, piece: at };
    return chunksOf(fold(piece)).map((chunk) => ({ ...chunk, piece: at }));
  });
}

/** What stands between the spaces of a text; `QueryWord.piece` counts these. */
export function piecesBetweenSpaces(text: string): string[] {
  return text.split(/\s+/).filter((piece) => piece !== "");
}

/** Runs of letters that stand alone, as one word: "M B A". */
function spacedLetters(words: readonly QueryWord[]): Span[] {
  const runs: Span[] = [];
  words.forEach(({ text, compound }, at) => {
    const run = runs.at(-1);
    if (compound || text.length !== 1) return;
    if (run?.to === at) {
      run.text += text;
      run.to += 1;
    } else runs.push({ text, from: at, to: at + 1 });
  });
  return runs.filter((run) => run.to - run.from > 1);
}

/** The compound in terms of the words that were kept; none when all of them were dropped. */
function coveredBy(compound: Span, all: readonly QueryWord[], kept: readonly QueryWord[]): Span[] {
  const members = all.slice(compound.from, compound.to);
  const places = members.map((word) => kept.indexOf(word)).filter((place) => place >= 0);
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [{ text: compound.text, from: first, to: last + 1 }];
}

/** The reading of one word by itself, which must not be changed. */
function readingOf(columns: TextColumns, text: string, unfinished: boolean): Readonly<ReadWord> {
  const memory = unfinished ? columns.unfinished : columns.finished;
  return memory.of(text, () => readWord(columns, text, unfinished));
}

function readWord(columns: TextColumns, text: string, unfinished: boolean): ReadWord {
  const { dictionary } = columns;
  const completions = unfinished && !isLevel(text) ? dictionary.startingWith(text) : null;
  const alternatives = inflections(columns, text, QUALITY.exact);
  for (const term of dictionary.soundingLike(text, completions !== null)) {
    alternatives.push(oneList(term, QUALITY.sounding));
  }
  if (completions !== null) alternatives.push(...beginnings(columns, completions));
  const stemClass = dictionary.findClass(text);
  return { text, alternatives, stem: stem(text), stemClass, completions };
}

/** A number that a longer one must not complete; a lone "i" may still become a word. */
function isLevel(word: string): boolean {
  return isNumeral(word) && word !== "i";
}

function oneList(list: number, quality: number): Alternative {
  return { from: list, to: list + 1, quality };
}

/** The terms with the stem of the word; the word itself at the given quality. */
function inflections(columns: TextColumns, text: string, quality: number): Alternative[] {
  const { dictionary } = columns;
  const stemClass = dictionary.findClass(text);
  if (stemClass < 0) return [];
  return Array.from(dictionary.termsOfClass(stemClass), (term) => {
    const same = dictionary.words[term] === text;
    return oneList(term, same ? quality : Math.min(quality, QUALITY.inflected));
  });
}

/** The terms of the range that may complete a word, as few runs of neighbours as possible. */
function beginnings(columns: TextColumns, [from, to]: TermRange): Alternative[] {
  const { incomplete } = columns.dictionary;
  const runs: Alternative[] = [];
  let start = from;
  for (let at = lowerBound(incomplete, from); start < to; at++) {
    const end = Math.min(incomplete[at] ?? to, to);
    if (end > start) runs.push({ from: start, to: end, quality: QUALITY.beginning });
    start = end + 1;
  }
  return runs;
}

/** Neighbours that the index knows as one word: "health care" as "healthcare". */
function writtenTogether(columns: TextColumns, query: Query): Span[] {
  return query.words.flatMap((word, at) => {
    const next = query.words[at + 1];
    if (next === undefined || word.compound || isNumeral(next.text)) return [];
    const span = { text: word.text + next.text, from: at, to: at + 2 };
    return isOneWord(columns, query, span) ? [span] : [];
  });
}

/** The data has it as one word, or it is an abbreviation of the synonym table ("b ed"). */
function isOneWord(columns: TextColumns, query: Query, span: Span): boolean {
  const abbreviates = query.words[span.from]?.text.length === 1 && isKnownTerm(span.text);
  return abbreviates || together(columns, query, span).length > 0;
}

function together(columns: TextColumns, query: Query, span: Span): readonly Alternative[] {
  const last = query.unfinished && span.to === query.words.length;
  const begun = last && !isNumeral(span.text);
  const memory = begun ? columns.unfinishedPairs : columns.finishedPairs;
  return memory.of(span.text, () => {
    const whole = inflections(columns, span.text, QUALITY.joined);
    if (!begun) return whole;
    return [...whole, ...beginnings(columns, columns.dictionary.startingWith(span.text))];
  });
}

function satisfy(
  words: readonly ReadWord[],
  { from, to }: { from: number; to: number },
  by: readonly Alternative[],
) {
  if (by.length === 0) return;
  for (let at = from; at < to; at++) words[at]!.alternatives.push(...by);
}

/** A word or compound on the way from one place of the query to a later one. */
interface Step {
  stem: string;
  to: number;
}

interface Meaning {
  concept: number;
  quality: number;
  from: number;
  to: number;
}

/** Every concept of the synonym table that words of the query stand for. */
function meaningsOf(words: readonly ReadWord[], spans: readonly Span[]): Meaning[] {
  const steps: Step[][] = words.map((word, at) => [{ stem: word.stem, to: at + 1 }]);
  for (const span of spans) steps[span.from]?.push({ stem: stem(span.text), to: span.to });
  const meanings: Meaning[] = [];
  steps.forEach((firsts, from) => {
    for (const first of firsts) {
      for (const phrase of CONCEPTS.phrases.get(first.stem) ?? []) {
        for (const to of endsOf(phrase.stems, 1, first.to, steps)) {
          meanings.push(...meaningsOfPhrase(phrase, from, to));
        }
      }
    }
  });
  return meanings;
}

function meaningsOfPhrase(phrase: Phrase, from: number, to: number): Meaning[] {
  return phrase.typed.map(({ number, equal }) => {
    const quality = equal ? QUALITY.synonym : QUALITY.related;
    return { concept: number, quality, from, to };
  });
}

/** Places at which a phrase whose stems before `next` end at `at` can end. */
function endsOf(
  stems: readonly string[],
  next: number,
  at: number,
  steps: readonly Step[][],
): number[] {
  if (next === stems.length) return [at];
  const ends: number[] = [];
  for (const step of steps[at] ?? []) {
    if (step.stem === stems[next]) ends.push(...endsOf(stems, next + 1, step.to, steps));
  }
  return ends;
}
