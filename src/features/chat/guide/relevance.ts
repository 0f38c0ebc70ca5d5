import type { CourseSummary } from "#catalogue/course.ts";
import { stem } from "#catalogue/search/stem.ts";
import type { Slots } from "../answer.ts";
import type { Directory } from "./directory.ts";
import { foldedWords } from "./reading/lexicon.ts";

/** How well a course answers a wish: 1 for a name with all of its words, more with what is near. */
export type Relevance = (card: CourseSummary) => number;

/** A word of a wish with its other forms, which count once, and how well each course has it. */
interface WishedWord {
  words: string[];
  holding: ReadonlyMap<number, number>;
}

/** The words of a wish: those that name its subject, those near it, and the others (`Slots.focus`). */
interface WishedWords {
  own: readonly WishedWord[];
  near: readonly WishedWord[];
  others: readonly WishedWord[];
}

/** Of a word as long as this its beginning is enough: "lifeguard" for "lifeguarding". */
const LONG = 5;

/** The score of a name that has a word, or one that goes on; what other words mean it is between. */
const [SAME, GOES_ON] = [0.9, 0.6];
const isLiteral = (score: number) => score >= SAME || score === GOES_ON;

/** What is near the wish, and what stands in other texts than names, counts less. */
const NEAR = 0.2;

/** Words of either kind that are looked up. */
const MOST_WORDS = 12;

/** What names of qualifications begin with says nothing of their subject. */
const TITLES = new Set("doctor master masters bachelor bachelors diploma certificate".split(" "));

/** Looks up the words of a wish. */
export async function wishedWords(
  focus: Slots["focus"],
  directory: Directory,
): Promise<WishedWords> {
  const [own, near, others] = [0, 1, 2].map((at) => focus?.split("|")[at]?.split(" ") ?? []);
  const said = [...own!, ...others!, ...near!].filter((word) => word !== "" && !TITLES.has(word));
  const forms = Map.groupBy(said, (word) => stem(word).slice(0, LONG - 1));
  const words = await Promise.all(
    [...forms.values()].slice(0, MOST_WORDS).map(async (same) => {
      const all = await Promise.all(same.map((word) => directory.coursesWith(asTyped(word))));
      const holding = new Map<number, number>();
      for (const [id, score] of all.flatMap((one) => [...(one ?? [])]))
        holding.set(id, Math.max(score, holding.get(id) ?? 0));
      return { words: same, holding };
    }),
  );
  // The first of the forms is the one that was said.
  const kindOf = ({ words: [word = ""] }: WishedWord) =>
    own!.includes(word) ? "own" : others!.includes(word) ? "others" : "near";
  return { own: [], near: [], others: [], ...Object.groupBy(words, kindOf) };
}

/** A word that ends with a space is whole. */
function asTyped(word: string): string {
  return word.length >= LONG ? word : `${word} `;
}

/** How many courses have a word in their names. */
export async function countNamed(word: string, directory: Directory): Promise<number> {
  const holding = await directory.coursesWith(`${word} `);
  return holding === null
    ? Infinity
    : [...holding.values()].filter((score) => score >= SAME).length;
}

/** The words of a wish that a course has. */
export function wordsHeld(wished: WishedWords, { id }: CourseSummary): string[] {
  return Object.values(wished)
    .flat()
    .flatMap(({ words, holding }) => (holding.has(id) ? words : []));
}

/** The words of the subject that its name has, as they are or as beginnings of its words. */
function wordsNamed({ own, near }: WishedWords, { id }: CourseSummary): string[] {
  return [...own, ...near].flatMap(({ words, holding }) =>
    isLiteral(holding.get(id) ?? 0) ? words : [],
  );
}

/**
 * Rates courses by the words of a wish. Words that no name among them has tell nothing; of the others
 * the rarer one counts more. What is near the wish stands in where no name has a word of its own.
 */
export function relevanceAmong(
  cards: readonly CourseSummary[],
  { own, near, others }: WishedWords,
): Relevance {
  const isNamed = ({ holding }: WishedWord) =>
    cards.some(({ id }) => isLiteral(holding.get(id) ?? 0));
  const said = [...own, ...others].filter(isNamed);
  const [owned, nearby] = [shareOf(said), shareOf(near.filter(isNamed))];
  if (said.length === 0) return nearby;
  return (card) => owned(card) + NEAR * nearby(card);
}

/** The share of some words that a course has. */
function shareOf(words: readonly WishedWord[]): Relevance {
  const weighed = words.map(({ holding }) => ({
    holding,
    weight: 1 / Math.log2(2 + [...holding.values()].filter(isLiteral).length),
  }));
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return ({ id }) => {
    let sum = 0;
    for (const { holding, weight } of weighed) {
      const score = holding.get(id) ?? 0;
      sum += weight * (isLiteral(score) ? score : score * NEAR);
    }
    return sum / whole;
  };
}

/** Which courses of a field are meant, and the words that their names have; none for all of them. */
interface Aim {
  isAimed: (card: CourseSummary) => boolean;
  words: string[];
}

/**
 * A subject of which no word is in the name of its field is a part of it, as "cabin crew" is of
 * airports: where names of the field's courses have it, all others are something else.
 */
export function aimOf(
  { fields, focus }: Slots,
  wished: WishedWords,
  ofFields: readonly CourseSummary[],
): Aim {
  const fieldWords = foldedWords(fields.join(" ")).map(stem);
  const isWhole = foldedWords(focus?.split("|", 2).join(" ") ?? "").some((word) =>
    fieldWords.includes(stem(word)),
  );
  const words = isWhole ? [] : ofFields.flatMap((card) => wordsNamed(wished, card));
  return {
    words: [...new Set(words)],
    isAimed: (card) => words.length === 0 || wordsNamed(wished, card).length > 0,
  };
}
