import { holdsInOrder, isCalled, namedBy } from "./called-words.ts";
import type { FacetKey } from "./facets.ts";
import {
  ALL_CHOICES,
  filterWordsNear,
  isChoice,
  isNearCourse,
  type Piece,
  piecesIn,
  stemsOfWord,
} from "./filter-words.ts";
import { type Filters, noFilters, withName } from "./filters.ts";
import {
  isIn,
  isTelling,
  type ReadingCatalogue,
  type Span,
  type Typed,
  type TypedWord,
  wordsIn,
} from "./typed-words.ts";

/** The words of a typed text, with what they are typos of where the catalogue does not hold them. */
export function typedWords(text: string, catalogue: ReadingCatalogue): TypedWord[] {
  return wordsIn(text, (word) => {
    const near = filterWordsNear(word);
    const isTypo = near.length > 0 && !catalogue.holds(word) && !isCalled(word, catalogue, false);
    return isTypo ? [...stemsOfWord(word), ...near] : stemsOfWord(word);
  });
}

/**
 * The phrases of a text, without those that stand in quotation marks or beside the rest of a name. Words
 * that ask for an order fall away where one is chosen.
 */
export function piecesOf(typed: Typed): Piece[] {
  const { words, asked, catalogue } = typed;
  const isOverruled = ({ key }: Piece) => key === "sort" && asked.sort !== null;
  const slips = words.flatMap((word, from): Piece[] => {
    const isSlip = isNearCourse(word) && !catalogue.holds(word.stems[0]!);
    return isSlip
      ? [{ key: "plain", from, to: from + 1, values: [], stems: word.stems, isAlsoText: false }]
      : [];
  });
  const pieces = [...piecesIn(words, catalogue, catalogue.institutions), ...slips]
    .filter(({ from, to }) => !words.slice(from, to).some(({ isQuoted }) => isQuoted))
    .map((piece) => (isOverruled(piece) ? { ...piece, key: "plain" as const } : piece));
  const isText = (at: number) =>
    at >= 0 && at < words.length && !isIn(pieces, at) && isTelling(words, at, at + 1);
  return pieces.filter((piece) => {
    if (isChoice(piece)) return true;
    const [before, behind] = [beside(words, piece.from - 1, -1), beside(words, piece.to, 1)];
    const isNamed = (from: number, to: number) =>
      namedBy({ from, to }, [], typed, holdsInOrder).length > 0;
    return !(
      (isText(before) && isNamed(before, piece.to)) ||
      (isText(behind) && isNamed(piece.from, behind + 1))
    );
  });
}

/** The next word that says something. */
function beside(words: readonly TypedWord[], at: number, step: 1 | -1): number {
  let next = at;
  while (next >= 0 && next < words.length && !isTelling(words, next, next + 1)) next += step;
  return next;
}

export interface Choice extends Piece {
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

/** Who lacks a qualification does not refuse it. */
const LACKS: ReadonlySet<string> = new Set(["without", "need"]);

/** An age or a year of school, behind other words of what is told. */
const BARE_NUMBER = /^\d{1,3}$/;

/**
 * Tells what is wished for from what is told and what is not wanted. What is not wanted is the next
 * choice or the next words; of a choice that has a few others, those are wished for.
 */
export function saidIn(words: readonly TypedWord[], pieces: readonly Piece[]): SaidPieces {
  const said = { wanted: [] as Choice[], refused: [] as Choice[], gone: [] as Span[] };
  const unused: Span[] = [];
  const startingAt = new Map(pieces.map((piece) => [piece.from, piece]));
  /** What began it, while something is told, and while it is not wanted. */
  let [told, refusal] = [null as Piece | null, null as Piece | null];
  for (let at = 0; at < words.length; ) {
    const piece = startingAt.get(at);
    const span = piece ?? { from: at, to: at + 1 };
    if (piece && !isChoice(piece)) {
      said.gone.push(piece);
      if (piece.key === "refused") refusal = piece;
      else if (piece.key !== "plain") told = piece.key === "told" ? piece : null;
    } else if (piece || isTelling(words, at, at + 1)) {
      const isAge =
        BARE_NUMBER.test(words[at]!.stems[0]!) && isIn(said.gone, beside(words, at - 1, -1));
      const isLacked =
        piece?.key === "mnqf_level" && refusal?.stems.some((one) => LACKS.has(one)) === true;
      if (piece && refusal && !told && !isLacked)
        said.refused.push({ ...piece, from: refusal.from });
      else if (piece && !told && !isLacked && piece.values.length > 0) said.wanted.push(piece);
      else if (piece || told || refusal || isAge)
        addUnused(unused, (told ?? refusal ?? span).from, span.to);
      if (!said.wanted.includes(piece as Choice) && (piece || told || refusal || isAge))
        said.gone.push(span);
      const next = words[span.to]?.stems[0] ?? "";
      const isRun = !piece && !startingAt.has(span.to) && isTelling(words, span.to, span.to + 1);
      if (!GOES_ON.has(next) && !isRun) refusal = null;
    } else if (told) said.gone.push(span);
    if (words[span.to - 1]!.isLast) [told, refusal] = [null, null];
    at = span.to;
  }
  const instead = othersThan(said);
  for (const one of said.refused)
    if (!instead.some(({ from }) => from === one.from)) addUnused(unused, one.from, one.to);
  return { found: [...said.wanted, ...instead], gone: said.gone, unused };
}

/** One span for all that began at one place. */
function addUnused(unused: Span[], from: number, to: number): void {
  const last = unused.at(-1);
  if (last?.from === from) last.to = to;
  else unused.push({ from, to });
}

/** The choices beside those that are not wanted, of keys that have few and of which none is wanted. */
function othersThan({ wanted, refused }: Record<"wanted" | "refused", Choice[]>): Choice[] {
  return refused.flatMap((one) => {
    const gone = refused.filter(({ key }) => key === one.key).flatMap(({ values }) => values);
    const values = (ALL_CHOICES.get(one.key) ?? []).filter((value) => !gone.includes(value));
    if (values.length === 0 || wanted.some(({ key }) => key === one.key)) return [];
    return { ...one, values, isAlsoText: false, isRefused: true };
  });
}

/**
 * The words of what is left that courses are about, and the others: courses that the filters beside
 * them find, or else any. Where none are about any, those that courses mention; where nothing holds any,
 * or they are quoted, all: then they name what is meant.
 *
 * @param narrowed What is searched by with a text in the place of all that is left.
 */
export function helpfulOf(
  rest: string,
  gone: readonly Span[],
  { words, asked, catalogue }: Typed,
  narrowed: (text: string) => Filters,
): { text: string; without: Span[] } {
  const textOf = (places: readonly number[]) =>
    places
      .map((at, place) => {
        const before = place === 0 ? [] : words.slice(places[place - 1]! + 1, at);
        const isOr = before.some(({ stems }) => stems[0] === "or");
        return (isOr ? "or " : "") + asked.name.slice(words[at]!.start, words[at]!.end);
      })
      .join(" ");
  const all = [...words.keys()].filter((at) => !isIn(gone, at) && isTelling(words, at, at + 1));
  if (all.some((at) => words[at]!.isQuoted)) return { text: rest, without: [] };
  const anywhere = (text: string) => withName(noFilters(), text);
  const aboutWithin = [narrowed, anywhere].find((within) =>
    all.some((at) => catalogue.countAbout(within(textOf([at]))) > 0),
  );
  const within = aboutWithin ?? anywhere;
  const mention = (places: readonly number[]) => catalogue.count(within(textOf(places)));
  const hits = aboutWithin
    ? (places: readonly number[]) => catalogue.countAbout(within(textOf(places)))
    : mention;
  const telling = all.filter((at) => hits([at]) > 0);
  // A short word that nothing holds is more likely none of a course than a slip of one.
  const likely = telling.filter((at) => {
    const [own = ""] = words[at]!.stems;
    return own.length >= MIN_SLIP_LETTERS || catalogue.holds(own);
  });
  const kept =
    mention(telling) > 0 ? telling : mostTogether(likely.length > 0 ? likely : telling, hits);
  if (kept.length === 0 || kept.length === all.length) return { text: rest, without: [] };
  const without = all.filter((at) => !kept.includes(at)).map((at) => ({ from: at, to: at + 1 }));
  return { text: textOf(kept), without };
}

const MIN_SLIP_LETTERS = 5;

/** So many words are tried in all ways, those that fewest have first. */
const MOST_TRIED = 5;

/**
 * The most words that something has together: of as many those side by side, then the first, as the
 * first word of "boat design" tells it from other designs.
 */
function mostTogether(
  places: readonly number[],
  hits: (places: readonly number[]) => number,
): readonly number[] {
  const tried = places
    .toSorted((a, b) => hits([a]) - hits([b]))
    .slice(0, MOST_TRIED)
    .sort((a, b) => a - b);
  const beside = (some: readonly number[]) =>
    some.filter((at, place) => place > 0 && places[places.indexOf(at) - 1] === some[place - 1])
      .length;
  const subsets = Array.from({ length: 2 ** tried.length - 1 }, (_, at) =>
    tried.filter((_, place) => ((at + 1) >> place) & 1),
  );
  const found = subsets
    .map((some) => ({ some, total: hits(some), beside: beside(some) }))
    .filter(({ total }) => total > 0)
    .sort(
      (a, b) => b.some.length - a.some.length || b.beside - a.beside || a.some[0]! - b.some[0]!,
    );
  return found[0]?.some ?? [];
}
