import { isChoice, type Piece, piecesIn, stemsOfWord } from "./filter-words.ts";
import {
  isTellingWord,
  type NamedRecord,
  type ReadingCatalogue,
  type Span,
  type Typed,
  type TypedWord,
  wordsIn,
} from "./typed-words.ts";

/** True where a name holds the text, of which the last word may be begun. */
export function isCalled(text: string, catalogue: ReadingCatalogue, isBegun: boolean): boolean {
  const typed = telling(text);
  return catalogue.namesWith(text).some(({ name }) => holdsInOrder(telling(name), typed, isBegun));
}

/** What has a name that matches a stretch of the words. */
export function namedBy(
  { from, to }: Span,
  all: readonly Piece[],
  { words, asked, catalogue }: Typed,
  matches: (name: readonly string[], typed: readonly string[], isBegun: boolean) => boolean,
): NamedRecord[] {
  const typed = tellingStems(words.slice(from, to), shifted(all, from, to));
  const text = asked.name.slice(words[from]!.start, words[to - 1]!.end);
  return catalogue
    .namesWith(text)
    .filter(({ name }) => matches(telling(name), typed, to === words.length));
}

/** Names that were read last, as most searches look at the same ones. */
const NAMES = new Map<string, readonly string[]>();

const MOST_NAMES = 5_000;

/** The stems of a name's words that say something. */
function telling(name: string): readonly string[] {
  const known = NAMES.get(name);
  if (known) return known;
  const words = wordsIn(name, stemsOfWord);
  const stems = tellingStems(words, piecesIn(words).filter(isChoice));
  if (NAMES.size >= MOST_NAMES) NAMES.clear();
  NAMES.set(name, stems);
  return stems;
}

/** The filters within a stretch of the words, counted from its beginning. */
function shifted(all: readonly Piece[], from: number, to: number): Piece[] {
  return all
    .filter((one) => one.from >= from && one.to <= to)
    .map((one) => ({ ...one, from: one.from - from, to: one.to - from }));
}

/**
 * The stems of words that say something; those of a filter are one, so that "diploma" is not taken
 * for a part of "advanced diploma".
 */
function tellingStems(words: readonly TypedWord[], found: readonly Piece[]): string[] {
  return words.flatMap((word, at) => {
    const filter = found.find(({ from, to }) => at >= from && at < to);
    if (filter !== undefined) return at === filter.from ? filter.stems.join(" ") : [];
    return isTellingWord(word) ? word.stems[0]! : [];
  });
}

/** True where the typed words stand side by side in a name, the last one whole or begun. */
export function holdsInOrder(name: readonly string[], typed: readonly string[], isBegun: boolean) {
  const last = typed.length - 1;
  return name.some((_, start) =>
    typed.every((stem, place) => {
      const own = name[start + place];
      return own === stem || (isBegun && place === last && own?.startsWith(stem) === true);
    }),
  );
}

export function isSameWords(name: readonly string[], typed: readonly string[]): boolean {
  return name.length === typed.length && name.every((stem, at) => stem === typed[at]);
}
