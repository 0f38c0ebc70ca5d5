import type { Field } from "./field.ts";
import type { NameScoring } from "./name-scoring.ts";
import { MAX_WORDS } from "./query.ts";
import { ALL_NAMED_BONUS, NAME_WEIGHT, NEIGHBOURS_BONUS } from "./ranking.ts";
import type { ReadWord, WordReading } from "./reading.ts";
import type { ShelfTexts } from "./shelf-texts.ts";

/** A field that holds a word, and the most that the word is worth in it. */
interface HoldingField {
  field: Field;
  most: number;
}

/** Rates documents one by one, from the words of their texts. */
export class Rating {
  readonly #texts: ShelfTexts;
  readonly #scoring: NameScoring;
  #words: readonly ReadWord[] = [];
  /** By word, the fields that hold it, what is worth most first; found when they are asked for. */
  readonly #holding: HoldingField[][] = [];
  /** By word, its quality in the name of the document that is rated. */
  readonly #inName = new Uint8Array(MAX_WORDS);

  constructor(texts: ShelfTexts, scoring: NameScoring) {
    this.#texts = texts;
    this.#scoring = scoring;
  }

  /** Prepares for the words of a query. */
  prepare(words: readonly ReadWord[]): void {
    // The other kind of documents may have prepared the tables for other words.
    this.#scoring.prepare(words);
    if (words === this.#words) return;
    this.#words = words;
    this.#holding.length = 0;
  }

  /**
   * The most that a name that holds all words can be worth, if it is none of just these words.
   *
   * @param isLimited For each word, whether it holds it with a quality below `limit` only.
   */
  mostNamed(isLimited: readonly boolean[], limit: number): number {
    let most = ALL_NAMED_BONUS + (this.#words.length > 1 ? NEIGHBOURS_BONUS : 0);
    for (let word = 0; word < this.#words.length; word++) {
      most += this.#mostInName(word, isLimited[word] ? limit : Infinity);
    }
    return most;
  }

  /** The most that the words can be worth where a name lacks one of them. */
  get mostElsewhere(): number {
    let [most, least] = [0, Infinity];
    for (let word = 0; word < this.#words.length; word++) {
      const [named, elsewhere] = [this.#mostInName(word), this.#fieldsOf(word)[0]?.most ?? 0];
      most += Math.max(named, elsewhere);
      // A word that no other text holds is not the one that the name lacks.
      if (elsewhere > 0) least = Math.min(least, Math.max(0, named - elsewhere));
    }
    return most - least;
  }

  #mostInName(word: number, limit = Infinity): number {
    const isHeld = (reading: WordReading) => this.#texts.namedBy(reading) > 0;
    return NAME_WEIGHT * bestQuality(this.#words[word]!.readings, isHeld, limit);
  }

  #fieldsOf(word: number): readonly HoldingField[] {
    this.#holding[word] ??= this.#holdingOf(this.#words[word]!);
    return this.#holding[word];
  }

  #holdingOf({ readings }: ReadWord): HoldingField[] {
    const held = readings.filter((reading) => this.#texts.othersBy(reading) > 0);
    if (held.length === 0) return [];
    return this.#texts.fields
      .map((field) => {
        const isHeld = ({ from, to }: WordReading) => field.total(from, to) > 0;
        return { field, most: field.weight * bestQuality(held, isHeld) };
      })
      .filter(({ most }) => most > 0)
      .sort((a, b) => b.most - a.most);
  }

  /**
   * What the words that were prepared for are worth in a document, with ALL_NAMED_BONUS where its
   * name holds them all; -1 where it lacks one of them, or cannot be worth more than `limit`.
   */
  rate(document: number, limit = -1): number {
    const inName = this.#inName;
    const count = this.#words.length;
    this.#texts.nameQualities(this.#scoring, count, document, inName);
    let [score, more, isNamed] = [0, 0, true];
    for (let word = 0; word < count; word++) {
      score += inName[word]! * NAME_WEIGHT;
      if (inName[word]! > 0) continue;
      const [first] = this.#fieldsOf(word);
      if (first === undefined) return -1;
      isNamed = false;
      more += first.most;
    }
    if (isNamed) return score + ALL_NAMED_BONUS;
    // Other texts are many words: they are read where that can make the document one of the best.
    if (score + more <= limit) return -1;
    for (let word = 0; word < count; word++) {
      if (inName[word]! > 0) continue;
      const worth = this.#elsewhere(word, document);
      if (worth === 0) return -1;
      score += worth;
    }
    return score;
  }

  /** What a word is worth in the other texts of a document. */
  #elsewhere(word: number, document: number): number {
    let worth = 0;
    for (const { field, most } of this.#fieldsOf(word)) {
      if (worth >= most) break;
      worth = Math.max(worth, field.weight * field.quality(this.#scoring, word, document));
    }
    return worth;
  }
}

/** The best quality below a limit of a word's readings that are held; 0 where none is. */
function bestQuality(
  readings: readonly WordReading[],
  isHeld: (reading: WordReading) => boolean,
  limit = Infinity,
): number {
  let best = 0;
  for (const reading of readings) {
    const { quality } = reading;
    if (quality > best && quality < limit && isHeld(reading)) best = quality;
  }
  return best;
}
