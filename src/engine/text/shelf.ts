import type { Kernel } from "../facets/kernel.ts";
import { type Bitset, emptySet, has, lowestBit } from "../sets/bitset.ts";
import { lowerBound, Uniting } from "../sets/number-lists.ts";
import type { FacetTexts } from "./field.ts";
import { Matching } from "./matching.ts";
import type { NameScoring } from "./name-scoring.ts";
import type { PackedShelf } from "./packing.ts";
import {
  ALL_NAMED_BONUS,
  ALL_WORDS_BONUS,
  type Hit,
  NAME_WEIGHT,
  NEIGHBOURS_BONUS,
  QUALITY,
  sortKey,
  Top,
  WHOLE_NAME_BONUS,
} from "./ranking.ts";
import { Rating } from "./rating.ts";
import type { ReadWord, WordReading } from "./reading.ts";
import { ShelfTexts } from "./shelf-texts.ts";
import { lengthOfRank, rankFor, wordsOfRank } from "./text-column.ts";

/** A query as it was read. */
export interface Wanted {
  words: readonly ReadWord[];
  /** Characters that were typed, and their mark; see `markOf`. */
  length: number;
  mark: number;
}

/** Which of the documents that satisfy a query are wanted. */
export interface Among {
  /** Only these; null for all. */
  allowed: Bitset | null;
  /** Those whose names alone satisfy every word, the others, or both, the named ones first. */
  part: "all" | "named" | "others";
}

/**
 * Of the documents that satisfy several words with many documents, so many are rated: the first by
 * their number. Those behind them follow in the order of their numbers.
 */
const RATED = 1_024;

/** So many more characters than a name has were typed at most, or fewer, where it is typed whole. */
const SIGNS_APART = 4;

/** A name typed whole is a matter of the words as typed. */
const MIN_AS_TYPED = QUALITY.sounding;

/** Words as typed that so few names hold are rated in all of them. */
const MAX_TAKEN = 1_024;

/** Finds, counts and ranks the documents of one kind. One query at a time: its sets are reused. */
export class Shelf {
  readonly size: number;
  readonly matching: Matching;
  readonly texts: ShelfTexts;
  readonly #packed: PackedShelf;
  readonly #scoring: NameScoring;
  readonly #rating: Rating;
  readonly #top = new Top();
  readonly #tier: Bitset;
  readonly #seen: Bitset;

  /**
   * @param facets What holds the texts of facets' choices; null where no field has these.
   * @param kernel Its memory has room for SHELF_SETS sets of the documents.
   */
  constructor(
    packed: PackedShelf,
    scoring: NameScoring,
    facets: FacetTexts | null,
    kernel: Kernel,
  ) {
    this.size = packed.size;
    this.#packed = packed;
    this.#scoring = scoring;
    this.texts = new ShelfTexts(packed, facets);
    this.#rating = new Rating(this.texts, scoring);
    this.matching = new Matching(this.texts, this.#rating, kernel);
    this.#tier = emptySet(packed.size);
    this.#seen = emptySet(packed.size);
  }

  /** The best documents, best first. */
  best(wanted: Wanted, count: number, among: Among): Hit[] {
    if (count === 0) return [];
    const { allowed, part } = among;
    const few = this.matching.few(wanted.words);
    const [word] = wanted.words;
    if (few === null && wanted.words.length === 1) {
      return this.#bestOfWord(word!, count, among);
    }
    if (few?.length === 0) return [];
    this.#rating.prepare(wanted.words);
    if (few !== null) return this.#bestOfFew(wanted, few, count, among);
    const hits = part === "others" ? [] : this.#bestNamed(wanted, count, allowed);
    if (part === "named" || hits.length === count) return hits;
    return [...hits, ...this.#bestOthers(wanted, count - hits.length, allowed)];
  }

  #bestOfFew(wanted: Wanted, few: readonly Hit[], count: number, { allowed, part }: Among): Hit[] {
    this.#top.begin(count);
    for (const { document, score } of few) {
      if (part !== "all" && score >= ALL_NAMED_BONUS !== (part === "named")) continue;
      if (allowed === null || has(allowed, document)) this.#push(document, score, wanted);
    }
    return this.#top.hits();
  }

  /** A document whose name holds the one word that was typed. */
  #hitOfOne(document: number, quality: number): Hit {
    // Names of just the word come first by their numbers, too.
    const bonus = wordsOfRank(this.rankOf(document)) <= 1 ? ALL_WORDS_BONUS : 0;
    return { document, score: ALL_NAMED_BONUS + quality * NAME_WEIGHT + bonus };
  }

  /** The best of one word's many documents: those that are worth the most in their order, and so on. */
  #bestOfWord(word: ReadWord, count: number, { allowed, part }: Among): Hit[] {
    const hits: Hit[] = [];
    const seen = this.#seen.fill(0);
    for (const { worth, quality, visit } of this.#tiersOf(word)) {
      const isNamed = worth >= ALL_NAMED_BONUS;
      if (part === "named" && !isNamed) break;
      const uniting = new Uniting(this.#tier);
      visit(uniting);
      const tier = uniting.end();
      for (let at = 0; at < tier.length; at++) {
        let bits = tier[at]! & ~seen[at]!;
        seen[at]! |= bits;
        if (part === "others" && isNamed) continue;
        if (allowed !== null) bits &= allowed[at]!;
        for (; bits !== 0; bits &= bits - 1) {
          const document = at * 32 + lowestBit(bits);
          hits.push(isNamed ? this.#hitOfOne(document, quality) : { document, score: worth });
          if (hits.length === count) return hits;
        }
      }
    }
    return hits;
  }

  /** The documents of a word by what they are worth: in names, then in other texts. */
  *#tiersOf({ readings }: ReadWord): Generator<WorthTier> {
    const qualities = qualitiesOf(readings);
    const of = (quality: number) => readings.filter((one) => one.quality === quality);
    for (const quality of qualities) {
      const visit = (tier: Uniting) => {
        for (const reading of of(quality)) this.texts.visitNames(reading, tier);
      };
      yield { worth: ALL_NAMED_BONUS + quality * NAME_WEIGHT, quality, visit };
    }
    const others = this.texts.fields.flatMap((field) =>
      qualities.map((quality): WorthTier => {
        const visit = (tier: Uniting) => {
          for (const { from, to } of of(quality)) field.visit(from, to, tier);
        };
        return { worth: quality * field.weight, quality, visit };
      }),
    );
    yield* others.sort((a, b) => b.worth - a.worth);
  }

  /** How the name of a document ranks among equally good matches: the lower, the better. */
  rankOf(document: number): number {
    return this.#packed.ranks[lowerBound(this.#packed.starts, document + 1) - 1]!;
  }

  /**
   * The best of the documents whose names satisfy all the words. Of those that come first by their
   * number, and of those that hold rare words as typed, the scores decide; the others follow.
   */
  #bestNamed(wanted: Wanted, count: number, allowed: Bitset | null): Hit[] {
    const { words, length, mark } = wanted;
    const found = this.matching.named(words);
    if (found.count === 0) return [];
    const top = this.#top;
    top.begin(Math.min(count, RATED));
    // What few names hold as typed is taken first, unless there is room for all; those that are left
    // hold it less well.
    const isBounded = found.count > count;
    const rare = words.map((word) => isBounded && this.texts.nameTotal(asTyped(word)) <= MAX_TAKEN);
    const taken = this.#named(words.filter((_, at) => rare[at]).flatMap(asTyped), found.set);
    for (const document of taken) {
      if (allowed === null || has(allowed, document)) this.#pushRated(document, wanted);
    }
    const most = isBounded ? this.#rating.mostNamed(rare, MIN_AS_TYPED) : Infinity;
    const allWords = this.#firstFrom(rankFor(words.length + 1, 0));
    const wholeNames = this.#firstFrom(rankFor(words.length, length + SIGNS_APART + 1));
    const rest = new SetWalk(found.set, allowed, taken);
    for (let rated = 0; rated < RATED && rest.document >= 0; rated++) {
      const { document } = rest;
      const bound = document < allWords ? most + ALL_WORDS_BONUS : most;
      const isTop = sortKey(bound, document) < top.worst;
      if (!isTop && document >= wholeNames) break;
      if (isTop || this.#packed.marks[document] === mark) this.#pushRated(document, wanted);
      rest.next();
    }
    return followed(top.hits(), rest, count);
  }

  /** The documents of a set whose names hold any of some readings, ascending. */
  #named(readings: readonly WordReading[], set: Bitset): Uint32Array {
    const named = new Set<number>();
    for (const reading of readings) {
      this.texts.forEachNamed(reading, (document) => {
        if (has(set, document)) named.add(document);
      });
    }
    return Uint32Array.from(named).sort();
  }

  /** The best of the documents that satisfy all the words, but not by their names alone. */
  #bestOthers(wanted: Wanted, count: number, allowed: Bitset | null): Hit[] {
    const left = this.matching.unnamed(wanted.words);
    if (left === null) return [];
    const top = this.#top;
    top.begin(Math.min(count, RATED));
    let most = -1;
    const rest = new SetWalk(left, allowed, NO_DOCUMENTS);
    for (let rated = 0; rated < RATED && rest.document >= 0; rated++) {
      if (top.isFull) {
        if (most < 0) most = this.#rating.mostElsewhere;
        if (sortKey(most, rest.document) >= top.worst) break;
      }
      this.#pushRated(rest.document, wanted);
      rest.next();
    }
    return followed(top.hits(), rest, count);
  }

  /** Rates and pushes a document that is behind all of its score that were pushed, by its number. */
  #pushRated(document: number, wanted: Wanted): void {
    const score = this.#rating.rate(document, this.#top.worstScore);
    if (score >= 0) this.#push(document, score, wanted);
  }

  /**
   * Pushes a rated document, where its name holds all words with what the query as a whole adds. That
   * is worked out where it can still make the document one of the best.
   */
  #push(document: number, score: number, { words, length, mark }: Wanted): void {
    if (score < ALL_NAMED_BONUS) {
      this.#top.push(sortKey(score, document));
      return;
    }
    const isMarked = this.#packed.marks[document] === mark;
    const most = score + NEIGHBOURS_BONUS + ALL_WORDS_BONUS;
    if (!isMarked && sortKey(most, document) >= this.#top.worst) return;
    const rank = this.rankOf(document);
    const isWhole = isMarked && Math.abs(lengthOfRank(rank) - length) <= SIGNS_APART;
    const bonus =
      (isWhole ? WHOLE_NAME_BONUS : 0) +
      (wordsOfRank(rank) <= words.length ? ALL_WORDS_BONUS : 0) +
      this.#scoring.neighbours(this.#packed.names, document);
    this.#top.push(sortKey(score + bonus, document));
  }

  /** The first document of a rank or a later one. */
  #firstFrom(rank: number): number {
    return this.#packed.starts[lowerBound(this.#packed.ranks, rank)]!;
  }
}

const NO_DOCUMENTS = new Uint32Array(0);

function asTyped({ readings }: ReadWord): readonly WordReading[] {
  return readings.filter(({ quality }) => quality >= MIN_AS_TYPED);
}

/** The qualities of some readings, the best first. */
function qualitiesOf(readings: readonly WordReading[]): number[] {
  return [...new Set(readings.map(({ quality }) => quality))].sort((a, b) => b - a);
}

/** Documents that are worth the same. */
interface WorthTier {
  worth: number;
  quality: number;
  visit(tier: Uniting): void;
}

/** Walks the documents of a set, ascending: only the allowed ones, and without some. */
class SetWalk {
  /** Where it stands; -1 behind the last one. */
  document = -1;
  readonly #set: Bitset;
  readonly #allowed: Bitset | null;
  readonly #without: Uint32Array;
  #word = -1;
  #bits = 0;
  #passed = 0;

  /** @param without Ascending. */
  constructor(set: Bitset, allowed: Bitset | null, without: Uint32Array) {
    this.#set = set;
    this.#allowed = allowed;
    this.#without = without;
    this.next();
  }

  next(): void {
    do {
      while (this.#bits === 0) {
        if (++this.#word >= this.#set.length) {
          this.document = -1;
          return;
        }
        this.#bits = this.#set[this.#word]!;
        if (this.#allowed !== null) this.#bits &= this.#allowed[this.#word]!;
      }
      this.document = this.#word * 32 + lowestBit(this.#bits);
      this.#bits &= this.#bits - 1;
    } while (this.#isWithout(this.document));
  }

  #isWithout(document: number): boolean {
    const without = this.#without;
    while (this.#passed < without.length && without[this.#passed]! < document) this.#passed++;
    return without[this.#passed] === document;
  }
}

/** The hits with those documents behind them on which a walk goes on, up to `count`. */
function followed(hits: Hit[], rest: SetWalk, count: number): Hit[] {
  for (; hits.length < count && rest.document >= 0; rest.next()) {
    hits.push({ document: rest.document, score: 0 });
  }
  return hits;
}
