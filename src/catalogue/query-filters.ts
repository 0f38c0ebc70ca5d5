import type { CourseSort } from "./course-sort.ts";
import type { FacetKey } from "./facets.ts";
import {
  ALL_CHOICES,
  CALLED_KEYS,
  filterWordsNear,
  isChoice,
  type Piece,
  piecesIn,
  stemsOfWord,
} from "./filter-words.ts";
import { FILTER_KEYS, type Filters, noFilters, tidySearchText, withName } from "./filters.ts";
import type { KnownValues } from "./known-values.ts";
import type { ReadableWord } from "./readable-words.ts";
import { isStopWord } from "./search/tokens.ts";

/** Words of a text, and where they stand in it: from one character up to another. */
interface SaidWords {
  /** As typed. */
  words: string;
  from: number;
  to: number;
}

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

/** What the reading asks of a catalogue. */
export interface ReadingCatalogue {
  known: KnownValues;
  /** The day that starts are counted from, YYYY-MM-DD; empty without one. */
  today: string;
  /** Number of courses that match. */
  count(filters: Filters): number;
  /** Names of courses and institutions with these words, of which the last may be begun. */
  namesWith(words: string): readonly string[];
  /** True for a word that a text of the catalogue holds. */
  holds(word: string): boolean;
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
  const found = all.filter((one) => isFilter(one, all, typed));
  const isSentence = said.gone.length > 0;
  if (found.length === 0 && !isSentence) return asTyped;
  const gone = [...said.gone, ...found.filter(({ isAlsoText }) => !isAlsoText)];
  const rest = restOf(words, gone, typed);
  const text = isSentence ? helpfulOf(rest, catalogue) : rest;
  const filters = withFound(asked, found, text, catalogue.known);
  if (isSentence) {
    const isCalledSo =
      filters.name === "" && found.length === 0 && isCalled(asked.name, catalogue, false);
    const isText =
      said.unused.length === 0 && catalogue.count(filters) === 0 && catalogue.count(asked) > 0;
    if (isCalledSo || isText) return asTyped;
  } else if (!isMeant(filters, asked, catalogue)) return asTyped;
  if (joinsWords(filters, words, gone, catalogue)) return asTyped;
  return {
    filters,
    wordFilters: wordFiltersOf(found, filters, typed),
    unused: said.unused.map((span) => saidWords(span, typed)),
  };
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
  gone: readonly Span[],
  catalogue: ReadingCatalogue,
): boolean {
  if (!gone.some(({ from, to }) => from > 0 && to < words.length)) return false;
  const again = understand(filters, catalogue);
  return again.wordFilters.length > 0 || again.filters !== filters;
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
  /** A sentence or a part of one ends behind it. */
  isLast: boolean;
  /** Its place in the text, with quotation marks beside it. */
  start: number;
  end: number;
}

/** From one word of a text up to another. */
interface Span {
  from: number;
  to: number;
}

/** A choice that words name. */
interface FoundFilter extends Choice {
  /** The words as typed; null where they say what is not wanted. */
  words: string | null;
  /** The stretch of words that it stands in, between others that fall away. */
  segment: Span;
}

/** What is read, and what it is read for. */
interface Typed {
  words: readonly TypedWord[];
  asked: Filters;
  catalogue: ReadingCatalogue;
}

/** A last "i" may become "iii" or "iv", as it may in the text search. */
const BEGUN_NUMERAL = /(?<![\p{L}\p{N}\p{M}])i$/iu;

/** A point within a word or a number ends nothing. */
const CLAUSE_END = /^(?:[.,;:!?\n)](?:\s|$)|[.?!]{2}| [-–])/u;

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
      isLast: CLAUSE_END.test(text.slice(to, to + 2)),
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

/** The phrases of a text, without those that stand in quotation marks or beside the rest of a name. */
function piecesOf(typed: Typed): Piece[] {
  const { words, catalogue } = typed;
  const pieces = piecesIn(words, catalogue.today).filter(
    ({ from, to }) => !words.slice(from, to).some(({ isQuoted }) => isQuoted),
  );
  const isText = (at: number) =>
    at >= 0 && at < words.length && !isIn(pieces, at) && isTelling(words, at, at + 1);
  return pieces.filter((piece) => {
    if (isChoice(piece)) return true;
    const [before, behind] = [beside(words, piece.from - 1, -1), beside(words, piece.to, 1)];
    return !(
      (isText(before) && isNamed({ from: before, to: piece.to }, [], typed, holdsInOrder)) ||
      (isText(behind) && isNamed({ from: piece.from, to: behind + 1 }, [], typed, holdsInOrder))
    );
  });
}

/** The next word that says something. */
function beside(words: readonly TypedWord[], at: number, step: 1 | -1): number {
  let next = at;
  while (next >= 0 && next < words.length && !isTelling(words, next, next + 1)) next += step;
  return next;
}

interface Choice extends Piece {
  key: FacetKey | "sort";
  /** What was named is not wanted, and the values are the others. */
  isRefused?: boolean;
}

/** What a text says: choices, what falls away, and what of that says something. */
interface SaidPieces {
  found: Choice[];
  gone: Span[];
  unused: Span[];
}

/** Words that go on with what is not wanted: "no IELTS or TOEFL". */
const GOES_ON: ReadonlySet<string> = new Set(["or", "nor"]);

/**
 * Tells what is wished for from what is told and what is not wanted. What is not wanted is the next
 * choice or the next words; of a choice that has a few others, those are wished for.
 */
function saidIn(words: readonly TypedWord[], pieces: readonly Piece[]): SaidPieces {
  const said: SaidPieces = { found: [], gone: [], unused: [] };
  const startingAt = new Map(pieces.map((piece) => [piece.from, piece]));
  let [isTold, refusal] = [false, null as Piece | null];
  for (let at = 0; at < words.length; ) {
    const piece = startingAt.get(at);
    const span = piece ?? { from: at, to: at + 1 };
    if (piece && !isChoice(piece)) {
      said.gone.push(piece);
      if (piece.key === "refused") refusal = piece;
      else if (piece.key !== "plain") isTold = piece.key === "told";
    } else if (piece === undefined && !isTelling(words, at, at + 1)) {
      if (isTold) said.gone.push(span);
    } else {
      if (isTold || refusal || piece?.values.length === 0) {
        const others = isTold || !piece ? [] : othersThan(piece);
        if (refusal && piece && isChoice(piece) && others.length > 0)
          said.found.push({
            ...piece,
            from: refusal.from,
            values: others,
            isAlsoText: false,
            isRefused: true,
          });
        else said.unused.push({ from: refusal && !isTold ? refusal.from : at, to: span.to });
        said.gone.push(span);
      } else if (piece && isChoice(piece)) said.found.push(piece);
      const next = words[span.to];
      const goesOn =
        next &&
        (GOES_ON.has(next.stems[0]!) ||
          (!piece && !startingAt.has(span.to) && isTelling(words, span.to, span.to + 1)));
      if (!goesOn) refusal = null;
    }
    if (words[span.to - 1]!.isLast) [isTold, refusal] = [false, null];
    at = span.to;
  }
  return said;
}

function othersThan({ key, values }: Piece): string[] {
  return (ALL_CHOICES.get(key) ?? []).filter((value) => !values.includes(value));
}

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

/** True where words are a filter, and not text. */
function isFilter(one: FoundFilter, all: readonly FoundFilter[], typed: Typed): boolean {
  const { words, asked } = typed;
  const isChosen = one.key === "sort" ? asked.sort !== null : asked[one.key].length > 0;
  const isBegun = one.to === words.length && BEGUN_NUMERAL.test(asked.name);
  return !isChosen && !isBegun && !isInName(one, all, typed);
}

/**
 * True where a name holds the words of a filter, and of other filters beside it, together with the
 * words before or behind them up to the next filter: "online marketing". Words that are text too, and
 * a text of filters only, are a name by themselves.
 */
function isInName(one: FoundFilter, found: readonly FoundFilter[], typed: Typed): boolean {
  const { segment } = one;
  const all = found.filter(({ from, to }) => from >= segment.from && to <= segment.to);
  const { words } = typed;
  let [first, last] = [all.indexOf(one), all.indexOf(one)];
  if (first < 0) return false;
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
    return stretches.some((stretch) => isNamed(stretch, all, typed, holdsInOrder));
  return one.isAlsoText
    ? isNamed(one, all, typed, holdsInOrder)
    : isNamed(segment, all, typed, isSameWords);
}

function isNamed(
  { from, to }: Span,
  all: readonly Piece[],
  { words, asked, catalogue }: Typed,
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
  return tellingStems(words, piecesIn(words, "").filter(isChoice));
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

function isIn(spans: readonly Span[], at: number): boolean {
  return spans.some(({ from, to }) => at >= from && at < to);
}

/** True where a word of a stretch says something. */
function isTelling(words: readonly TypedWord[], from: number, to: number): boolean {
  return words.slice(from, to).some(isTellingWord);
}

function withFound(
  asked: Filters,
  found: readonly FoundFilter[],
  rest: string,
  known: KnownValues,
): Filters {
  const filters = withName(asked, rest);
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

/**
 * The words of what is left of a sentence that help to find something; all of them where none does,
 * because then they name what is not listed.
 */
function helpfulOf(rest: string, catalogue: ReadingCatalogue): string {
  const finds = (text: string) => catalogue.count(withName(noFilters(), text)) > 0;
  if (rest === "" || finds(rest)) return rest;
  const words = wordsIn(rest, stemsOfWord).filter(isTellingWord);
  let kept = words.map(({ start, end }) => rest.slice(start, end)).filter(finds);
  while (kept.length > 1 && !finds(kept.join(" "))) kept = withoutLeast(kept, finds);
  return kept.length === 0 ? rest : kept.join(" ");
}

/** Without the word that the others find something without; else without the last one. */
function withoutLeast(words: readonly string[], finds: (text: string) => boolean): string[] {
  const without = words.map((_, gone) => words.filter((_, at) => at !== gone));
  return without.find((others) => finds(others.join(" "))) ?? words.slice(0, -1);
}

function saidWords({ from, to }: Span, { words, asked }: Typed): SaidWords {
  const [start, end] = [words[from]!.start, words[to - 1]!.end];
  return { words: asked.name.slice(start, end), from: start, to: end };
}

/** One filter for all words that name the same choices. */
function wordFiltersOf(
  found: readonly FoundFilter[],
  filters: Filters,
  typed: Typed,
): WordFilter[] {
  const rest = typedWords(filters.name, typed.catalogue);
  const inRest = piecesIn(rest, typed.catalogue.today).filter(isChoice);
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
