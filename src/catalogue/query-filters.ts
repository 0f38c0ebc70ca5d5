import { holdsInOrder, isCalled, isSameWords, namedBy } from "./called-words.ts";
import type { CourseSort } from "./course-sort.ts";
import { type FacetKey, valuesStated } from "./facets.ts";
import { CALLED_KEYS, isChoice, type Piece, piecesIn } from "./filter-words.ts";
import { FILTER_KEYS, type Filters, noFilters, tidySearchText, withName } from "./filters.ts";
import { type Choice, helpfulOf, piecesOf, saidIn, typedWords } from "./sentence-words.ts";
import {
  isIn,
  isTelling,
  isTellingWord,
  type NamedRecord,
  type ReadingCatalogue,
  type SaidWords,
  type Span,
  saidWords,
  type Typed,
  type TypedWord,
} from "./typed-words.ts";

/** Words of a search that are a filter, or the order of the list. */
export interface WordFilter {
  key: FacetKey | "sort";
  /** Of an order its one value. */
  values: string[];
  /** The words as typed. */
  words: string;
  /** Where they stand in the text; several where it says the same twice. */
  places: SaidWords[];
  /** What is searched by, without this filter. */
  without: Filters;
}

/** What filters with a text ask for. */
export interface Understood {
  /** What to search by: the filters asked for, those that words are, and the rest of the text. */
  filters: Filters;
  wordFilters: WordFilter[];
  /**
   * What was said and is neither searched nor filtered by: what somebody tells of themselves, what is
   * not wanted and no filter excludes, an amount by the month. Words of politeness are not among them.
   */
  unused: SaidWords[];
}

/**
 * Reads a text, key words or sentences: words that name a level, a place, a cost and the like as
 * filters, "cheapest" as an order; words around a wish fall away. Words that name a filter stay text in
 * quotation marks, where a filter of their kind is chosen, where a course or an institution is called
 * what was typed, and where only the text finds something.
 */
export function understand(asked: Filters, catalogue: ReadingCatalogue): Understood {
  const asTyped = { filters: asked, wordFilters: [], unused: [] };
  const words = typedWords(asked.name, catalogue);
  const typed = { words, asked, catalogue };
  const said = saidIn(words, piecesOf(typed));
  const all = said.found.map(
    (one): FoundFilter => ({
      ...one,
      words: one.isRefused ? null : saidWords(one, typed).words,
      segment: segmentOf(one, said.gone, words),
    }),
  );
  const found = all.flatMap((one) => asFilter(one, all, typed) ?? []);
  const isInstitution = found.length > 0 && found.every(({ key }) => key === "institutions");
  if (isInstitution && isAlone(found, words)) return asTyped;
  const isSentence = said.gone.length > 0;
  const isPlain = found.length === 0 && !isSentence;
  if (isPlain && (all.length > 0 || catalogue.count(asked) > 0)) return asTyped;
  const gone = [...said.gone, ...found.filter(({ isAlsoText }) => !isAlsoText)];
  const rest = restOf(words, gone, typed);
  const isNamed = isSentence || isMeant(withFound(typed, found, rest), typed);
  if (!isNamed && catalogue.count(asked) > 0) return asTyped;
  const helpful =
    isSentence || !isNamed
      ? helpfulOf(rest, gone, typed, (text) =>
          // Filters that were chosen say nothing of what a text means.
          isPlain ? withName(noFilters(), text) : withFound(typed, found, text),
        )
      : { text: rest, without: [] };
  const filters = withFound(typed, found, helpful.text);
  if (isPlain && helpful.without.length === 0) return asTyped;
  const unused = [...said.unused, ...helpful.without];
  if (
    isSentence
      ? isText(filters, found, said.gone.length === 1 && unused.length === 0, typed)
      : !isMeant(filters, typed)
  )
    return asTyped;
  if (joinsWords(filters, words, gone, catalogue)) return asTyped;
  return {
    filters,
    wordFilters: wordFiltersOf(found, filters, typed),
    unused: unused.map((span) => saidWords(span, typed)),
  };
}

/**
 * True where a sentence is a name, or finds something as it stands and nothing else does.
 *
 * @param isNearlyText It holds one phrase of a sentence.
 */
function isText(
  filters: Filters,
  found: readonly FoundFilter[],
  isNearlyText: boolean,
  { asked, catalogue }: Typed,
): boolean {
  if (filters.name === "" && found.length === 0 && isCalled(asked.name, catalogue, false))
    return true;
  return isNearlyText && catalogue.count(filters) === 0 && catalogue.count(asked) > 0;
}

/**
 * True where something matches. Where nothing does, and nothing matches the whole text either, the
 * filters still say what to leave out, if something is about the rest of the text.
 */
function isMeant(filters: Filters, { asked, catalogue }: Typed): boolean {
  if (catalogue.count(filters) > 0) return true;
  const rest = withName(noFilters(), filters.name);
  return catalogue.count(asked) === 0 && (filters.name === "" || catalogue.countAbout(rest) > 0);
}

/**
 * True where words that the filters stood between name another filter now: "certificate online iv"
 * must not leave "certificate iv" as text, which would be read as a level the next time.
 */
function joinsWords(
  filters: Filters,
  words: readonly TypedWord[],
  gone: readonly Span[],
  catalogue: ReadingCatalogue,
): boolean {
  if (!gone.some(({ from, to }) => from > 0 && to < words.length)) return false;
  const again = understand(filters, catalogue);
  return again.wordFilters.length > 0 || again.filters !== filters;
}

/** The text as people read it: quotation marks only say that words are no filters. */
export function withoutQuotationMarks(text: string): string {
  return text.replace(/["“”„«»]/gu, "");
}

/** A choice that words name. */
interface FoundFilter extends Choice {
  /** The words as typed; null where they say what is not wanted. */
  words: string | null;
  /** The stretch of words that it stands in, between others that fall away. */
  segment: Span;
}

/** A last "i" may become "iii" or "iv", as it may in the text search. */
const BEGUN_NUMERAL = /(?<![\p{L}\p{N}\p{M}])i$/iu;

/** The stretch of words around a choice in which nothing falls away. */
function segmentOf(
  { from, to }: Span,
  gone: readonly Span[],
  { length }: readonly TypedWord[],
): Span {
  return {
    from: Math.max(0, ...gone.filter((one) => one.to <= from).map((one) => one.to)),
    to: Math.min(length, ...gone.filter((one) => one.from >= to).map((one) => one.from)),
  };
}

/** True where institutions are all that is said: their own search finds them by their names. */
function isAlone(found: readonly FoundFilter[], words: readonly TypedWord[]): boolean {
  return words.every((_, at) => isIn(found, at) || !isTelling(words, at, at + 1));
}

/**
 * Words as a filter; null where they are text: a name holds them, of which something is not what they
 * say. "Diploma in nursing" is a diploma.
 */
function asFilter(one: FoundFilter, all: readonly FoundFilter[], typed: Typed): FoundFilter | null {
  const { words, asked } = typed;
  const { key, values } = one;
  const isChosen = key !== "sort" && asked[key].length > 0;
  const isBegun = one.to === words.length && BEGUN_NUMERAL.test(asked.name);
  if (isChosen || isBegun) return null;
  if (key === "institutions") return one;
  const isSo = ({ course }: NamedRecord) =>
    !one.isAlsoText &&
    key !== "sort" &&
    course !== null &&
    valuesStated(key, course).some((value) => values.includes(value));
  return namesHolding(one, all, typed).every(isSo) ? one : null;
}

/**
 * What has a name that holds the words of a filter, and of other filters beside it, together with the
 * words before or behind them up to the next filter: "online marketing". Words that are text too, and
 * a text of filters only, are a name by themselves.
 */
function namesHolding(
  one: FoundFilter,
  found: readonly FoundFilter[],
  typed: Typed,
): NamedRecord[] {
  const { segment } = one;
  const all = found.filter(({ from, to }) => from >= segment.from && to <= segment.to);
  const { words } = typed;
  let [first, last] = [all.indexOf(one), all.indexOf(one)];
  if (first < 0) return [];
  while (first > 0 && !isTelling(words, all[first - 1]!.to, all[first]!.from)) first--;
  while (last < all.length - 1 && !isTelling(words, all[last]!.to, all[last + 1]!.from)) last++;
  const own = { from: all[first]!.from, to: all[last]!.to };
  const from = all[first - 1]?.to ?? segment.from;
  const to = all[last + 1]?.from ?? segment.to;
  const stretches = [
    ...(isTelling(words, from, own.from) ? [{ from, to: own.to }] : []),
    ...(isTelling(words, own.to, to) ? [{ from: own.from, to }] : []),
  ];
  if (stretches.length > 0)
    return stretches.flatMap((stretch) => namedBy(stretch, all, typed, holdsInOrder));
  return one.isAlsoText
    ? namedBy(one, all, typed, holdsInOrder)
    : namedBy(segment, all, typed, isSameWords);
}

function withFound(
  { asked, catalogue }: Typed,
  found: readonly FoundFilter[],
  text: string,
): Filters {
  const { known } = catalogue;
  const filters = withName(asked, text);
  for (const key of FILTER_KEYS) {
    const named = found.filter((one) => one.key === key).flatMap(({ values }) => values);
    if (named.length === 0) continue;
    filters[key] = [...new Set(named)].sort(
      (a, b) => known.position(key, a) - known.position(key, b),
    );
  }
  const called = found.flatMap(({ key, words }) =>
    key !== "sort" && words !== null && CALLED_KEYS.has(key) ? { key, words } : [],
  );
  if (called.length > 0) filters.called = called;
  const order = found.find(({ key }) => key === "sort");
  return order ? { ...filters, sort: order.values[0] as CourseSort } : filters;
}

/** The text without the words that fall away, and without stop words at its ends. */
function restOf(words: readonly TypedWord[], gone: readonly Span[], typed: Typed): string {
  const text = typed.asked.name;
  const kept = words.filter((_, at) => !isIn(gone, at));
  const [first, last] = [kept.find(isTellingWord), kept.findLast(isTellingWord)];
  if (first === undefined || last === undefined) return "";
  const end = last.end + /^\S*/u.exec(text.slice(last.end))![0].length;
  let [rest, at] = ["", first.start];
  for (const { from, to } of gone.toSorted((a, b) => a.from - b.from)) {
    const [start, next] = [words[from]!.start, words[to - 1]!.end];
    if (next <= at || start >= end) continue;
    rest += `${text.slice(at, Math.max(at, start))} `;
    at = next;
  }
  return (rest + text.slice(at, end)).replace(/(?<![\s,;:.!?])[\s,;:.!?]+$/u, "");
}

/** One filter for all words that name the same choices. */
function wordFiltersOf(
  found: readonly FoundFilter[],
  filters: Filters,
  typed: Typed,
): WordFilter[] {
  const rest = typedWords(filters.name, typed.catalogue);
  const inRest = piecesIn(rest, typed.catalogue, typed.catalogue.institutions).filter(isChoice);
  const same = Map.groupBy(found, choiceKey);
  const { called: _, ...chosen } = filters;
  return [...same].map(([choice, named]) => {
    const said = named.map((one) => saidWords(one, typed));
    const { key, values } = named[0]!;
    const others = found.filter((one) => one.key === key && choiceKey(one) !== choice);
    const places = inRest
      .filter((one) => choiceKey(one) === choice && !rest[one.from]!.isQuoted)
      .map(({ from, to }) => [rest[from]!.start, rest[to - 1]!.end] as const);
    // Other words may name some of its values, too; what the text still says of it stays text.
    const isElsewhere = (value: string) => others.some((one) => one.values.includes(value));
    const left =
      key === "sort"
        ? { sort: null }
        : { [key]: filters[key].filter((value) => !values.includes(value) || isElsewhere(value)) };
    return {
      key,
      values: [...values],
      words: tidySearchText(said.map(({ words }) => words).join(" ")),
      places: said,
      without: withName({ ...chosen, ...left }, inQuotationMarks(filters.name, places)),
    };
  });
}

function choiceKey({ key, values }: Piece): string {
  return `${key} ${values.join(":")}`;
}

function inQuotationMarks(text: string, places: readonly (readonly [number, number])[]): string {
  return places.reduceRight(
    (quoted, [start, end]) =>
      `${quoted.slice(0, start)}"${quoted.slice(start, end)}"${quoted.slice(end)}`,
    text,
  );
}
