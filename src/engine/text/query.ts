import { EMPTY_HASH, hashOn, markOf } from "./analysis.ts";
import type { Language } from "./language.ts";

/** Words of a query beyond these are not looked at; nobody types as many. A set of them is one number. */
export const MAX_WORDS = 32;

/** Fewer letters begin too many other words to be taken for a stop word. */
const BEGUN_STOP_WORD_FROM = 3;

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
  language: Language;
  typed: string;
  /** Tells whether a name may have been typed whole; see `markOf`. */
  mark: number;
  words: readonly QueryWord[];
  /** Compounds as one word, by the words that they cover. */
  compounds: readonly WordSpan[];
  unfinished: boolean;
}

export interface WordSpan {
  text: string;
  from: number;
  to: number;
}

/**
 * Splits what was typed into words; null when it holds none. A number at the end is whole ("part 1"
 * is not the beginning of "part 10"), but for a lone "i", which may become a word or "III".
 *
 * @param isTyping True where a number may go on as well, as in suggestions.
 */
export function parseQuery(typed: string, language: Language, isTyping = false): Query | null {
  const query = plainQuery(typed, language) ?? anyQuery(typed, language);
  if (query === null || isTyping) return query;
  const last = query.words.at(-1)!.text;
  return language.isNumeral(last) && last !== "i" ? { ...query, unfinished: false } : query;
}

/**
 * The query with other words, as a correction makes it. Stop words among them are ignored, and
 * compounds stay as long as all their words do.
 */
export function withWords(query: Query, words: readonly QueryWord[], unfinished: boolean): Query {
  const kept = words.filter((word) => !query.language.isStopWord(word.text)).slice(0, MAX_WORDS);
  const whole = query.compounds.filter(({ from, to }) =>
    query.words.slice(from, to).every((word) => kept.includes(word)),
  );
  const compounds = whole.flatMap((compound) => coveredBy(compound, query.words, kept));
  return { ...query, words: kept, compounds, unfinished };
}

/**
 * The query without a last word that is on the way to a stop word, as that will be ignored; null
 * where the last word is no such one, or the only one.
 */
export function withoutBegunStopWord(query: Query): Query | null {
  const { language, words, unfinished } = query;
  const last = words.at(-1)!.text;
  if (!unfinished || words.length === 1 || last.length < BEGUN_STOP_WORD_FROM) return null;
  return language.beginsStopWord(last) ? withWords(query, words.slice(0, -1), false) : null;
}

/** What stands between the spaces of a text; `QueryWord.piece` counts these. */
export function piecesBetweenSpaces(text: string): string[] {
  return text.split(/\s+/).filter((piece) => piece !== "");
}

const SPACE = 32;

const NO_SPANS: readonly WordSpan[] = [];

/**
 * A query of letters and digits of ASCII between spaces, as most are, read in one go. Null for any
 * other, and where letters that stand alone may be one word together.
 */
function plainQuery(typed: string, language: Language): Query | null {
  const found: QueryWord[] = [];
  let [hash, start, alone, surplus] = [EMPTY_HASH, -1, false, 0];
  for (let at = 0; at <= typed.length; at++) {
    const unit = at < typed.length ? typed.charCodeAt(at) : SPACE;
    const small = smallOf(unit);
    if (small !== 0) {
      hash = hashOn(hash, small);
      if (start < 0) start = at;
    } else if (unit !== SPACE) return null;
    else if (start < 0) surplus++;
    else {
      const text = typed.slice(start, at).toLowerCase();
      if (alone && text.length === 1) return null;
      alone = text.length === 1;
      found.push({ text, piece: found.length, compound: false });
      start = -1;
    }
  }
  if (found.length === 0) return null;
  const words = tellingOf(found, language);
  return {
    language,
    typed: surplus === 0 ? typed : typed.trim().replace(/ +/g, " "),
    mark: hash >>> 16,
    words,
    compounds: NO_SPANS,
    unfinished: !typed.endsWith(" ") && words.at(-1) === found.at(-1),
  };
}

/** The small form of a letter or digit of ASCII, 0 for any other character. */
function smallOf(unit: number): number {
  if (unit >= 97 && unit <= 122) return unit;
  if (unit >= 65 && unit <= 90) return unit + 32;
  return unit >= 48 && unit <= 57 ? unit : 0;
}

/** The words that say something, or all where none does. */
function tellingOf(found: readonly QueryWord[], { isStopWord }: Language): readonly QueryWord[] {
  let stops = 0;
  for (const word of found) if (isStopWord(word.text)) stops++;
  const isAll = stops === 0 || stops === found.length;
  const telling = isAll ? found : found.filter((word) => !isStopWord(word.text));
  return telling.length > MAX_WORDS ? telling.slice(0, MAX_WORDS) : telling;
}

function anyQuery(typed: string, language: Language): Query | null {
  const visible = language.visible(typed);
  const found = queryWords(visible, language);
  const words = tellingOf(found.words, language);
  if (words.length === 0) return null;
  const trimmed = visible.trim().replace(/\s+/g, " ");
  return {
    language,
    typed: trimmed,
    mark: markOf(language.squeezed(trimmed)),
    words,
    compounds: found.compounds.flatMap((compound) => coveredBy(compound, found.words, words)),
    unfinished: !/\s$/.test(visible) && words.at(-1) === found.words.at(-1),
  };
}

function queryWords(
  text: string,
  language: Language,
): { words: QueryWord[]; compounds: WordSpan[] } {
  const words: QueryWord[] = [];
  const compounds: WordSpan[] = [];
  for (const { parts, joined, piece } of queryPieces(text, language)) {
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
const PLAIN_PIECE = /^[a-zA-Z0-9]+$/;

function queryPieces(text: string, language: Language) {
  return piecesBetweenSpaces(text).flatMap((piece, at) => {
    if (PLAIN_PIECE.test(piece)) return { parts: [piece.toLowerCase()], joined: null, piece: at };
    return language.chunks(piece).map((chunk) => ({ ...chunk, piece: at }));
  });
}

/** Runs of letters that stand alone, as one word: "M B A". */
function spacedLetters(words: readonly QueryWord[]): WordSpan[] {
  const runs: WordSpan[] = [];
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
function coveredBy(
  compound: WordSpan,
  all: readonly QueryWord[],
  kept: readonly QueryWord[],
): WordSpan[] {
  const members = all.slice(compound.from, compound.to);
  const places = members.map((word) => kept.indexOf(word)).filter((place) => place >= 0);
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [{ text: compound.text, from: first, to: last + 1 }];
}
