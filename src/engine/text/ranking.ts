/**
 * What a match is worth. A document's score is, for every word of the query, the weight of its name,
 * or of the best other text where the name lacks the word, times the quality of the match, and
 * bonuses for the query as a whole. Corrected
 * words have no quality of their own: what a correction adds comes after all that was found as typed.
 * Equal scores are ordered by document number.
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

/** Weight of a name; other texts have less. */
export const NAME_WEIGHT = 100;

/** From this weight on a text tells what a document is about; others only mention things. */
export const ABOUT_FROM = 30;

/**
 * Bonuses. A document whose name holds every word comes before all others, and one whose name is what
 * was typed before these: all words of a query together score less. A word found as typed in a name
 * scores 10,000, one that was only begun 6,000: the small bonuses do not turn that round.
 */
export const ALL_NAMED_BONUS = 350_000;
export const WHOLE_NAME_BONUS = 350_000;
export const ALL_WORDS_BONUS = 250;
export const NEIGHBOURS_BONUS = 1_500;

/** Scores and document numbers are packed into one exact 53-bit number to be sorted. */
const SCORE_LIMIT = 2 ** 20;
/** The most documents of one kind. */
export const DOCUMENT_LIMIT = 2 ** 24;

/** A document that was found. */
export interface Hit {
  document: number;
  score: number;
}

/** A number that sorts documents: higher score first, then lower number. */
export function sortKey(score: number, document: number): number {
  return (SCORE_LIMIT - 1 - Math.min(score, SCORE_LIMIT - 1)) * DOCUMENT_LIMIT + document;
}

function hitOf(key: number): Hit {
  const document = key % DOCUMENT_LIMIT;
  return { document, score: SCORE_LIMIT - 1 - (key - document) / DOCUMENT_LIMIT };
}

/** Keeps the lowest keys of `sortKey`, so the best documents; serves search after search. */
export class Top {
  readonly #keys: number[] = [];
  #limit = 0;
  /** A key as high as this is not kept any more. */
  worst = Number.POSITIVE_INFINITY;

  /** @param limit How many are kept. */
  begin(limit: number): void {
    this.#keys.length = 0;
    this.#limit = limit;
    this.worst = limit === 0 ? 0 : Number.POSITIVE_INFINITY;
  }

  push(key: number): void {
    if (key >= this.worst) return;
    const keys = this.#keys;
    let place = keys.length;
    if (place < this.#limit) keys.push(key);
    else place--;
    for (; place > 0 && keys[place - 1]! > key; place--) keys[place] = keys[place - 1]!;
    keys[place] = key;
    if (keys.length === this.#limit) this.worst = keys[this.#limit - 1]!;
  }

  /** True where something has to be better than the worst of what is kept. */
  get isFull(): boolean {
    return this.worst < Number.POSITIVE_INFINITY;
  }

  /** Documents of this score or a lower one, and with higher numbers, are not kept any more; or -1. */
  get worstScore(): number {
    return this.isFull ? hitOf(this.worst).score : -1;
  }

  /** What was kept, best first. */
  hits(): Hit[] {
    return this.#keys.map(hitOf);
  }
}
