/**
 * What a match is worth. A document's score is, for every word of the query, the weight of the best
 * text that holds it times the quality of the match, and bonuses for the query as a whole. Corrected
 * words have no quality of their own: what a correction adds comes after all that was found as typed.
 */

/** Quality of one word's match, in percent. */
export const QUALITY = {
  /** The word as typed. */
  exact: 100,
  /** Another number: "study" for "studies", "3" for "III". */
  inflected: 95,
  /** Written together or apart: "ecommerce" for "e-commerce". */
  joined: 92,
  /** The same sound in the other script. */
  sounding: 85,
  /** Another term of its group. */
  synonym: 80,
  /** Reached by a one-way expansion. */
  related: 65,
  /** Only the beginning was typed. */
  beginning: 60,
  /** Only the beginning of a stop word was typed. */
  stopWord: 20,
} as const;

/**
 * Bonuses. A word found as typed in the text of most weight scores 10,000, one that was only begun
 * 6,000: together less than what is between these, the small bonuses do not turn the order round.
 */
const WHOLE_NAME_BONUS = 300_000;
export const ALL_WORDS_OF_NAME_BONUS = 250;
export const NEIGHBOURS_BONUS = 1_500;

/** Scores, lengths and document numbers are packed into one exact 53-bit number to be sorted. */
const SCORE_LIMIT = 2 ** 20;
const LENGTH_LIMIT = 2 ** 9;
export const DOCUMENT_LIMIT = 2 ** 24;

/** Weights of texts in percent of the greatest. */
export function weightsInPercent(weights: readonly number[]): number[] {
  const greatest = Math.max(...weights);
  return weights.map((weight) => Math.round((100 * weight) / greatest));
}

/** How the query as a whole stands in a document's first text. */
export interface Standing {
  wholeName: boolean;
  /** Every word of the name was asked for. */
  allWords: boolean;
  /** Pairs of neighbouring query words that are neighbours there, of how many. */
  neighbours: number;
  pairs: number;
}

export function bonusOf({ wholeName, allWords, neighbours, pairs }: Standing): number {
  return (
    (wholeName ? WHOLE_NAME_BONUS : 0) +
    (allWords ? ALL_WORDS_OF_NAME_BONUS : 0) +
    (pairs > 0 ? Math.round((NEIGHBOURS_BONUS * neighbours) / pairs) : 0)
  );
}

/** A number that sorts documents: higher score, then shorter name, then lower number first. */
export function sortKey(score: number, nameLength: number, document: number): number {
  const distanceFromTop = SCORE_LIMIT - 1 - Math.min(score, SCORE_LIMIT - 1);
  const length = Math.min(nameLength, LENGTH_LIMIT - 1);
  return (distanceFromTop * LENGTH_LIMIT + length) * DOCUMENT_LIMIT + document;
}

export function documentOfKey(key: number): number {
  return key % DOCUMENT_LIMIT;
}
