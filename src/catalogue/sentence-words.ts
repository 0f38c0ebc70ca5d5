import { holdsInOrder, isCalled, isNamed } from "./called-words.ts";
import type { FacetKey } from "./facets.ts";
import {
  ALL_CHOICES,
  filterWordsNear,
  isChoice,
  type Piece,
  piecesIn,
  stemsOfWord,
} from "./filter-words.ts";
import { noFilters, withName } from "./filters.ts";
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

/** The phrases of a text, without those that stand in quotation marks or beside the rest of a name. */
export function piecesOf(typed: Typed): Piece[] {
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

/**
 * Tells what is wished for from what is told and what is not wanted. What is not wanted is the next
 * choice or the next words; of a choice that has a few others, those are wished for.
 */
export function saidIn(words: readonly TypedWord[], pieces: readonly Piece[]): SaidPieces {
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

/**
 * The words of what is left that help to find something, and the others; all of them where none does,
 * because then they name what is not listed.
 */
export function helpfulOf(
  rest: string,
  gone: readonly Span[],
  { words, asked, catalogue }: Typed,
): { text: string; without: Span[] } {
  const textOf = (places: readonly number[]) =>
    places.map((at) => asked.name.slice(words[at]!.start, words[at]!.end)).join(" ");
  const hits = (places: readonly number[]) =>
    catalogue.count(withName(noFilters(), textOf(places)));
  const all = [...words.keys()].filter((at) => !isIn(gone, at) && isTelling(words, at, at + 1));
  if (all.length === 0 || catalogue.count(withName(noFilters(), rest)) > 0)
    return { text: rest, without: [] };
  let kept = all.filter((at) => hits([at]) > 0);
  while (kept.length > 1 && hits(kept) === 0) kept = withoutOne(kept, hits);
  if (kept.length === 0) return { text: rest, without: [] };
  const without = all.filter((at) => !kept.includes(at)).map((at) => ({ from: at, to: at + 1 }));
  return { text: textOf(kept), without };
}

/** Without the word but for which the others find something, and as little as any; else the last. */
function withoutOne(
  places: readonly number[],
  hits: (places: readonly number[]) => number,
): number[] {
  const found = places
    .map((gone) => places.filter((at) => at !== gone))
    .map((others) => ({ others, total: hits(others) }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => a.total - b.total);
  return found[0]?.others ?? places.slice(0, -1);
}
