import { markOf } from "./analysis.ts";
import type { Language, QueryWord, WordSpan } from "./language.ts";

/** Words of a query beyond these are not looked at; nobody types as many. A set of them is one number. */
export const MAX_WORDS = 32;

/** Fewer letters begin too many other words to be taken for a stop word. */
const BEGUN_STOP_WORD_FROM = 3;

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

/**
 * Splits what was typed into words; null when it holds none. A number at the end is whole ("part 1"
 * is not the beginning of "part 10"), but for a lone "i", which may become a word or "III".
 *
 * @param isTyping True where a number may go on as well, as in suggestions.
 */
export function parseQuery(typed: string, language: Language, isTyping = false): Query | null {
  const { text, words: found, compounds, isOpen } = language.typed(typed);
  const telling = found.filter((word) => !language.isStopWord(word.text));
  const words = (telling.length > 0 ? telling : found).slice(0, MAX_WORDS);
  const last = words.at(-1);
  if (last === undefined) return null;
  const isWhole = !isTyping && language.isNumeral(last.text) && last.text !== "i";
  return {
    language,
    typed: text,
    mark: markOf(language.squeezed(text)),
    words,
    compounds: compounds.flatMap((compound) => coveredBy(compound, found, words)),
    unfinished: isOpen && !isWhole && last === found.at(-1),
  };
}

/**
 * The query with other words, as a correction makes it. Stop words among them are ignored, and
 * compounds stay as long as all their words do.
 */
export function withWords(query: Query, words: readonly QueryWord[], unfinished: boolean): Query {
  const { isStopWord } = query.language;
  const kept = words.filter((word) => !isStopWord(word.text)).slice(0, MAX_WORDS);
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
