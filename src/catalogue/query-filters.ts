import type { FacetKey } from "./facets.ts";
import { FILTER_WORDS, filterWordsNear, stemsOfWord } from "./filter-words.ts";
import { FILTER_KEYS, type Filters, tidySearchText, withName } from "./filters.ts";
import type { KnownValues } from "./known-values.ts";
import type { NamedChoice, ReadableWord } from "./readable-words.ts";
import { isStopWord } from "./search/tokens.ts";

/** Words of a search that are a filter. */
export interface WordFilter {
  key: FacetKey;
  values: string[];
  /** The words as typed. */
  words: string;
  /** What is searched by, without this filter. */
  without: Filters;
}

/** What filters with a text ask for. */
export interface Understood {
  /** What to search by: the filters asked for, those that words are, and the rest of the text. */
  filters: Filters;
  wordFilters: WordFilter[];
}

/** What the reading asks of a catalogue. */
export interface ReadingCatalogue {
  known: KnownValues;
  /** Number of courses that match. */
  count(filters: Filters): number;
  /** Names of courses and institutions with these words, of which the last may be begun. */
  namesWith(words: string): readonly string[];
  /** True for a word that a text of the catalogue holds. */
  holds(word: string): boolean;
}

/**
 * Reads the words of a text that name a level, a way of delivery, a study mode, an awarding body or a
 * place as filters. They stay text in quotation marks, where a filter of their kind is chosen, where a course or an
 * institution is called what was typed, and where only the text finds something.
 */
export function understand(asked: Filters, catalogue: ReadingCatalogue): Understood {
  const words = typedWords(asked.name, catalogue);
  const all = filtersIn(words);
  const found = all.filter(
    (one) =>
      asked[one.key].length === 0 &&
      !words.slice(one.from, one.to).some(({ isQuoted }) => isQuoted) &&
      !(one.to === words.length && BEGUN_NUMERAL.test(asked.name)) &&
      !isInName(one, { all, words, asked, catalogue }),
  );
  if (found.length === 0) return { filters: asked, wordFilters: [] };
  const filters = withFound(asked, words, found, catalogue.known);
  return isMeant(filters, asked, catalogue) && !joinsWords(filters, words, found, catalogue)
    ? { filters, wordFilters: wordFiltersOf(asked.name, words, found, filters, catalogue) }
    : { filters: asked, wordFilters: [] };
}

/**
 * True where something matches. Where nothing does, and nothing matches the whole text either, the
 * filters still say what to leave out, if something is called like the rest of the text.
 */
function isMeant(filters: Filters, asked: Filters, catalogue: ReadingCatalogue): boolean {
  if (catalogue.count(filters) > 0) return true;
  return (
    catalogue.count(asked) === 0 && (filters.name === "" || isCalled(filters.name, catalogue, true))
  );
}

/**
 * True where words that the filters stood between name another filter now: "certificate online iv"
 * must not leave "certificate iv" as text, which would be read as a level the next time.
 */
function joinsWords(
  filters: Filters,
  words: readonly TypedWord[],
  found: readonly FoundFilter[],
  catalogue: ReadingCatalogue,
): boolean {
  return (
    found.some(({ from, to }) => from > 0 && to < words.length) &&
    understand(filters, catalogue).wordFilters.length > 0
  );
}

/** True where a name holds the text, of which the last word may be begun. */
function isCalled(text: string, catalogue: ReadingCatalogue, isBegun: boolean): boolean {
  const typed = telling(text);
  return catalogue.namesWith(text).some((name) => holdsInOrder(telling(name), typed, isBegun));
}

/** The text as people read it: quotation marks only say that words are no filters. */
export function withoutQuotationMarks(text: string): string {
  return text.replace(/["“”„«»]/gu, "");
}

interface TypedWord extends ReadableWord {
  /** Stands in quotation marks, and is therefore text. */
  isQuoted: boolean;
  /** Its place in the text, with quotation marks beside it. */
  start: number;
  end: number;
}

/** A choice that words name: from one word of the text up to another. */
interface FoundFilter extends NamedChoice {
  key: FacetKey;
  from: number;
  to: number;
}

/** A last "i" may become "iii" or "iv", as it may in the text search. */
const BEGUN_NUMERAL = /(?<![\p{L}\p{N}\p{M}])i$/iu;

const QUOTATION_MARK = /["“”„«»]/u;
const WORD_OR_MARK = /["“”„«»]|\$|[\p{L}\p{N}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+)*/gu;

/** The words of a text; a quotation that is not closed goes on to its end. */
function wordsIn(text: string, stemsOf: (word: string) => readonly string[]): TypedWord[] {
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
      start: QUOTATION_MARK.test(text.charAt(from - 1)) ? from - 1 : from,
      end: QUOTATION_MARK.test(text.charAt(to)) ? to + 1 : to,
    });
  }
  return words;
}

/** The words of a typed text, with what they are typos of where the catalogue does not hold them. */
function typedWords(text: string, catalogue: ReadingCatalogue): TypedWord[] {
  return wordsIn(text, (word) => {
    const near = filterWordsNear(word);
    const isTypo = near.length > 0 && !catalogue.holds(word) && !isCalled(word, catalogue, false);
    return isTypo ? [...stemsOfWord(word), ...near] : stemsOfWord(word);
  });
}

/** Every choice that words name, from the first word on, the longest phrases first. */
function filtersIn(words: readonly TypedWord[]): FoundFilter[] {
  const found: FoundFilter[] = [];
  for (let from = 0; from < words.length; from++) {
    const [longest] = FILTER_WORDS.flatMap(({ key, read }) => {
      const choice = read(words, from);
      return choice === null ? [] : [{ ...choice, key, from, to: from + choice.stems.length }];
    }).sort((a, b) => b.to - a.to);
    if (longest === undefined) continue;
    found.push(longest);
    from = longest.to - 1;
  }
  return found;
}

interface NameQuestion {
  all: readonly FoundFilter[];
  words: readonly TypedWord[];
  asked: Filters;
  catalogue: ReadingCatalogue;
}

/**
 * True where a name holds the words of a filter, and of other filters beside it, together with the
 * words before or behind them up to the next filter: "online marketing". Words that are text too, and
 * a text of filters only, are a name by themselves.
 */
function isInName(one: FoundFilter, question: NameQuestion): boolean {
  const { all, words } = question;
  const isTelling = (from: number, to: number) => words.slice(from, to).some(isTellingWord);
  let [first, last] = [all.indexOf(one), all.indexOf(one)];
  while (first > 0 && !isTelling(all[first - 1]!.to, all[first]!.from)) first--;
  while (last < all.length - 1 && !isTelling(all[last]!.to, all[last + 1]!.from)) last++;
  const own = { from: all[first]!.from, to: all[last]!.to };
  const from = all[first - 1]?.to ?? 0;
  const to = all[last + 1]?.from ?? words.length;
  const stretches = [
    ...(isTelling(from, own.from) ? [{ from, to: own.to }] : []),
    ...(isTelling(own.to, to) ? [{ from: own.from, to }] : []),
  ];
  if (stretches.length > 0)
    return stretches.some((stretch) => isNamed(stretch, question, holdsInOrder));
  return one.isAlsoText
    ? isNamed(one, question, holdsInOrder)
    : isNamed({ from: 0, to: words.length }, question, isSameWords);
}

function isNamed(
  { from, to }: { from: number; to: number },
  { all, words, asked, catalogue }: NameQuestion,
  matches: (name: readonly string[], typed: readonly string[], isBegun: boolean) => boolean,
): boolean {
  const typed = tellingStems(words.slice(from, to), shifted(all, from, to));
  const text = asked.name.slice(words[from]!.start, words[to - 1]!.end);
  return catalogue
    .namesWith(text)
    .some((name) => matches(telling(name), typed, to === words.length));
}

/** The stems of a name's words that say something. */
function telling(name: string): string[] {
  const words = wordsIn(name, stemsOfWord);
  return tellingStems(words, filtersIn(words));
}

/** The filters within a stretch of the words, counted from its beginning. */
function shifted(all: readonly FoundFilter[], from: number, to: number): FoundFilter[] {
  return all
    .filter((one) => one.from >= from && one.to <= to)
    .map((one) => ({ ...one, from: one.from - from, to: one.to - from }));
}

/**
 * The stems of words that say something; those of a filter are one, so that "diploma" is not taken
 * for a part of "advanced diploma".
 */
function tellingStems(words: readonly TypedWord[], found: readonly FoundFilter[]): string[] {
  return words.flatMap((word, at) => {
    const filter = found.find(({ from, to }) => at >= from && at < to);
    if (filter !== undefined) return at === filter.from ? filter.stems.join(" ") : [];
    return isTellingWord(word) ? word.stems[0]! : [];
  });
}

function isTellingWord({ stems, isQuoted }: TypedWord): boolean {
  return isQuoted || !isStopWord(stems[0]!);
}

/** True where the typed words stand side by side in a name, the last one whole or begun. */
function holdsInOrder(name: readonly string[], typed: readonly string[], isBegun: boolean) {
  const last = typed.length - 1;
  return name.some((_, start) =>
    typed.every((stem, place) => {
      const own = name[start + place];
      return own === stem || (isBegun && place === last && own?.startsWith(stem) === true);
    }),
  );
}

function isSameWords(name: readonly string[], typed: readonly string[]): boolean {
  return name.length === typed.length && name.every((stem, at) => stem === typed[at]);
}

function isInFilter(found: readonly FoundFilter[], at: number): boolean {
  return found.some(({ from, to }) => at >= from && at < to);
}

function withFound(
  asked: Filters,
  words: readonly TypedWord[],
  found: readonly FoundFilter[],
  known: KnownValues,
): Filters {
  const filters = withName(asked, restOf(asked.name, words, found));
  for (const key of FILTER_KEYS) {
    const named = found.filter((one) => one.key === key).flatMap(({ values }) => values);
    if (named.length === 0) continue;
    filters[key] = [...new Set(named)].sort(
      (a, b) => known.position(key, a) - known.position(key, b),
    );
  }
  return filters;
}

/** The text without the words that are filters only, and without stop words at its ends. */
function restOf(text: string, words: readonly TypedWord[], found: readonly FoundFilter[]): string {
  const gone = found.filter(({ isAlsoText }) => !isAlsoText);
  const kept = words.filter((_, at) => !isInFilter(gone, at));
  const [first, last] = [kept.find(isTellingWord), kept.findLast(isTellingWord)];
  if (first === undefined || last === undefined) return "";
  const end = last.end + /^\S*/u.exec(text.slice(last.end))![0].length;
  let [rest, at] = ["", first.start];
  for (const { from, to } of gone) {
    const [start, next] = [words[from]!.start, words[to - 1]!.end];
    if (next <= first.start || start >= end) continue;
    rest += `${text.slice(at, start)} `;
    at = next;
  }
  return (rest + text.slice(at, end)).replace(/(?<![\s,;:.])[\s,;:.]+$/u, "");
}

/** One filter for all words that name the same choices. */
function wordFiltersOf(
  text: string,
  words: readonly TypedWord[],
  found: readonly FoundFilter[],
  filters: Filters,
  catalogue: ReadingCatalogue,
): WordFilter[] {
  const rest = typedWords(filters.name, catalogue);
  const inRest = filtersIn(rest);
  const same = Map.groupBy(found, choiceKey);
  return [...same].map(([choice, named]) => {
    const typed = named.map(({ from, to }) => text.slice(words[from]!.start, words[to - 1]!.end));
    const { key, values } = named[0]!;
    const others = found.filter((one) => one.key === key && choiceKey(one) !== choice);
    const places = inRest
      .filter((one) => choiceKey(one) === choice && !rest[one.from]!.isQuoted)
      .map(({ from, to }) => [rest[from]!.start, rest[to - 1]!.end] as const);
    return {
      key,
      values: [...values],
      words: tidySearchText(typed.join(" ")),
      // Other words may name some of its values, too; what the text still says of it stays text.
      without: withName(
        {
          ...filters,
          [key]: filters[key].filter(
            (value) => !values.includes(value) || others.some((one) => one.values.includes(value)),
          ),
        },
        inQuotationMarks(filters.name, places),
      ),
    };
  });
}

function choiceKey({ key, values }: FoundFilter): string {
  return `${key} ${values.join(":")}`;
}

function inQuotationMarks(text: string, places: readonly (readonly [number, number])[]): string {
  return places.reduceRight(
    (quoted, [start, end]) =>
      `${quoted.slice(0, start)}"${quoted.slice(start, end)}"${quoted.slice(end)}`,
    text,
  );
}
