import { CONCEPTS, isKnownTerm, type Phrase } from "./concepts.ts";
import type { Query, Span } from "./query.ts";
import { QUALITY } from "./ranking.ts";
import type { Alternative, ReadWord } from "./readings.ts";
import { isNumeral, stem } from "./stem.ts";
import type { TextColumns } from "./text-columns.ts";
import { extended, oneList, together, wordOf } from "./word-readings.ts";

/** Looks up everything that satisfies each word of the query. */
export function readQuery(columns: TextColumns, query: Query): ReadWord[] {
  const count = query.words.length;
  const words: ReadWord[] = [];
  let isMore = query.compounds.length > 0;
  for (let at = 0; at < count; at++) {
    const last = query.unfinished && at === count - 1;
    const word = wordOf(columns, query.words[at]!.text, last);
    if (at > 0)
      isMore ||= goesOn(words[at - 1]!, word) || isWrittenTogether(columns, query, at - 1);
    words.push(word);
  }
  return isMore ? withNeighbours(columns, query, words) : words;
}

/** True when a phrase of the synonym table may begin with the two words. */
function goesOn(word: ReadWord, next: ReadWord): boolean {
  for (const { stems } of word.phrases) if (stems[1] === next.stem) return true;
  return false;
}

/** The words with what several of them stand for together. */
function withNeighbours(columns: TextColumns, query: Query, words: ReadWord[]): ReadWord[] {
  const more: Alternative[][] = words.map(() => []);
  const satisfy = ({ from, to }: Stretch, by: readonly Alternative[]) => {
    for (let at = from; at < to; at++) more[at]!.push(...by);
  };
  const spans = [...query.compounds, ...writtenTogether(columns, query)];
  for (const span of spans) satisfy(span, together(columns, span.text, isLast(query, span)));
  for (const meaning of meaningsOf(words, spans)) {
    satisfy(meaning, [oneList(columns.terms + meaning.concept, meaning.quality)]);
  }
  return words.map((word, at) =>
    more[at]!.length === 0 ? word : extended(columns, word, more[at]!),
  );
}

interface Stretch {
  from: number;
  to: number;
}

function isLast(query: Query, { to }: Stretch): boolean {
  return query.unfinished && to === query.words.length;
}

/** Neighbours that the index knows as one word: "health care" as "healthcare". */
function writtenTogether(columns: TextColumns, query: Query): Span[] {
  return query.words.flatMap((word, at) => {
    if (!isWrittenTogether(columns, query, at)) return [];
    return [{ text: word.text + query.words[at + 1]!.text, from: at, to: at + 2 }];
  });
}

/** The data has them as one word, or they are an abbreviation of the synonym table ("b ed"). */
function isWrittenTogether(columns: TextColumns, { words, unfinished }: Query, at: number) {
  const [word, next] = [words[at]!, words[at + 1]];
  if (next === undefined || word.compound || isNumeral(next.text)) return false;
  const text = word.text + next.text;
  if (word.text.length === 1 && isKnownTerm(text)) return true;
  return together(columns, text, unfinished && at + 2 === words.length).length > 0;
}

/** A word or compound on the way from one place of the query to a later one. */
interface Step {
  stem: string;
  to: number;
}

interface Meaning extends Stretch {
  concept: number;
  quality: number;
}

/** The concepts of the synonym table that several words of the query stand for together. */
function meaningsOf(words: readonly ReadWord[], spans: readonly Span[]): Meaning[] {
  const steps: Step[][] = words.map((word, at) => [{ stem: word.stem, to: at + 1 }]);
  for (const span of spans) steps[span.from]?.push({ stem: stem(span.text), to: span.to });
  const meanings: Meaning[] = [];
  steps.forEach((firsts, from) => {
    firsts.forEach((first, place) => {
      const phrases = place === 0 ? words[from]!.phrases : CONCEPTS.phrases.get(first.stem);
      for (const phrase of phrases ?? []) {
        for (const to of endsOf(phrase.stems, 1, first.to, steps)) {
          meanings.push(...meaningsOfPhrase(phrase, from, to));
        }
      }
    });
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
