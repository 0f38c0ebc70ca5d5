import { addToSet, type Bitset, emptySet, has, lowestBit, wordsFor } from "../bitset.ts";
import type { Kernel } from "../counting/kernel.ts";
import { lowerBound, type NumberLists, Uniting } from "../number-lists.ts";
import { Candidates } from "./candidates.ts";
import type { Field } from "./field.ts";
import { Matching } from "./matching.ts";
import { bestQuality, type NameScoring } from "./name-scoring.ts";
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
import type { ReadWord, WordReading } from "./reading.ts";
import { ShelfTexts } from "./shelf-texts.ts";
import type { ClassPhrase } from "./term-texts.ts";
import type { TermTable } from "./terms.ts";
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
 * Of the documents that satisfy several words, so many are rated: the first by their number. Those
 * behind them follow in the order of their numbers. They are rated in growing portions, as the first
 * often are worth the most that there is.
 */
const [RATED, PORTION, GROWING] = [1_024, 64, 4];

/** So many more characters than a name has were typed at most, or fewer, where it is typed whole. */
const SIGNS_APART = 4;

/** A name typed whole is a matter of the words as typed. */
const MIN_AS_TYPED = QUALITY.sounding;

/** Up to so many documents of one word are found at the beginnings of its lists. */
const MAX_FIRST = 32;

/** Finds, counts and ranks the documents of one kind. One query at a time: its sets are reused. */
export class Shelf {
  readonly size: number;
  readonly matching: Matching;
  readonly texts: ShelfTexts;
  readonly #packed: PackedShelf;
  readonly #scoring: NameScoring;
  /** The other texts, those of the greatest weight first. */
  readonly #fields: readonly Field[];
  readonly #top = new Top();
  readonly #rated: Candidates;
  /** The rated documents by their places: scores, and 1 where the name alone holds all words. */
  readonly #scores = new Uint32Array(RATED);
  readonly #isNamed = new Uint8Array(RATED);
  readonly #union: Uniting;
  readonly #seen: Bitset;

  /**
   * @param facets Lists of the facets' choices, where fields are held by them.
   * @param kernel Its memory has room for SHELF_SETS sets of the documents.
   */
  constructor(
    packed: PackedShelf,
    terms: TermTable,
    scoring: NameScoring,
    facets: NumberLists | null,
    kernel: Kernel,
  ) {
    this.size = packed.size;
    this.#packed = packed;
    this.#scoring = scoring;
    this.texts = new ShelfTexts(packed, terms, facets);
    this.matching = new Matching(this.texts, scoring, kernel);
    this.#fields = [...this.texts.fields].sort((a, b) => b.weight - a.weight);
    this.#rated = new Candidates(RATED, wordsFor(packed.size));
    this.#union = new Uniting(emptySet(packed.size));
    this.#seen = emptySet(packed.size);
  }

  /** Replaces the phrases that are looked up besides the packed ones. */
  replacePhrases(phrases: readonly ClassPhrase[]): void {
    this.texts.replacePhrases(phrases);
    this.matching.forget();
  }

  /** The best documents, best first. */
  best(wanted: Wanted, count: number, among: Among): Hit[] {
    if (count === 0) return [];
    const { words } = wanted;
    const few = this.matching.few(words);
    if (few !== null) return this.#bestOfFew(wanted, few, count, among);
    if (words.length === 1) return this.#bestOfWord(words[0]!, count, among);
    const hits = among.part === "others" ? [] : this.#bestNamed(wanted, count, among.allowed);
    if (among.part === "named" || hits.length === count) return hits;
    return [...hits, ...this.#bestOthers(wanted, count - hits.length, among.allowed)];
  }

  /** How the name of a document ranks among equally good matches: the lower, the better. */
  rankOf(document: number): number {
    return this.#packed.ranks[lowerBound(this.#packed.starts, document + 1) - 1]!;
  }

  #bestOfFew(wanted: Wanted, few: Uint32Array, count: number, { allowed, part }: Among): Hit[] {
    const rated = this.#rated;
    rated.count = 0;
    for (let at = 0; at < few.length; at++) {
      const document = few[at]!;
      if (allowed === null || has(allowed, document)) rated.documents[rated.count++] = document;
    }
    this.#top.begin(count);
    this.#rate(wanted, part);
    return this.#top.hits();
  }

  /** Rates the documents that satisfy all the words, and pushes those of the part. */
  #rate(wanted: Wanted, part: Among["part"]): void {
    const { words } = wanted;
    const [rated, scores, isNamed, scoring] = [
      this.#rated,
      this.#scores,
      this.#isNamed,
      this.#scoring,
    ];
    scoring.prepare(words);
    scores.fill(0, 0, rated.count);
    isNamed.fill(1, 0, rated.count);
    for (let word = 0; word < words.length; word++) {
      for (let at = 0; at < rated.count; at++) {
        const quality = this.texts.nameQuality(scoring, word, rated.documents[at]!);
        rated.worths[at] = quality * NAME_WEIGHT;
        if (quality === 0) isNamed[at] = 0;
      }
      if (part !== "named") this.#raise(words[word]!);
      for (let at = 0; at < rated.count; at++) scores[at]! += rated.worths[at]!;
    }
    for (let at = 0; at < rated.count; at++) {
      if (part !== "all" && (isNamed[at] === 1) !== (part === "named")) continue;
      const document = rated.documents[at]!;
      if (isNamed[at] === 1) this.#pushNamed(document, scores[at]!, wanted);
      else this.#top.push(sortKey(scores[at]!, document));
    }
  }

  /** Gives rated documents that lack a word in their names what it is worth in their other texts. */
  #raise(word: ReadWord): void {
    const rated = this.#rated;
    if (!rated.beginLacking()) return;
    const best = bestQuality(word);
    for (const field of this.#fields) {
      if (rated.leastWorth() >= field.weight * best) break;
      for (const { from, to, quality } of word.readings) {
        rated.worth = field.weight * quality;
        field.visit(from, to, rated);
      }
    }
    rated.endLacking();
  }

  /**
   * Pushes a document whose name holds all words, with what the query as a whole adds to what these
   * are worth. That is worked out where it can still make the document one of the best.
   */
  #pushNamed(document: number, score: number, { words, length, mark }: Wanted): void {
    const [top, named] = [this.#top, score + ALL_NAMED_BONUS];
    const isMarked = this.#packed.marks[document] === mark;
    const most = named + NEIGHBOURS_BONUS + ALL_WORDS_BONUS;
    if (!isMarked && sortKey(most, document) >= top.worst) return;
    const rank = this.rankOf(document);
    const isWhole = isMarked && Math.abs(lengthOfRank(rank) - length) <= SIGNS_APART;
    const bonus =
      (isWhole ? WHOLE_NAME_BONUS : 0) +
      (wordsOfRank(rank) <= words.length ? ALL_WORDS_BONUS : 0) +
      this.#scoring.neighbours(this.#packed.names, document);
    top.push(sortKey(named + bonus, document));
  }

  /**
   * The best of one word's documents: those of its best quality in their order, then those of the
   * next; in names first, then in other texts by what these are worth.
   */
  #bestOfWord({ readings }: ReadWord, count: number, { allowed, part }: Among): Hit[] {
    const hits: Hit[] = [];
    const isQuick = part !== "others" && allowed === null && count <= MAX_FIRST;
    const levels = byQuality(readings);
    if (isQuick) for (const level of levels) this.#takeFirst(level, count, hits);
    if (isQuick && (part === "named" || hits.length === count)) return hits;
    const seen = this.#seen.fill(0);
    const take = (level: QualityLevel, visit: (reading: WordReading) => void, most: number) => {
      this.#takeLevel(level, visit, { allowed, hits }, most);
    };
    if (isQuick) for (const { document } of hits) addToSet(seen, document);
    else {
      for (const level of levels) {
        const worth = ALL_NAMED_BONUS + level.worth * NAME_WEIGHT;
        const visit = (reading: WordReading) => this.texts.visitNames(reading, this.#union);
        take({ ...level, worth }, visit, part === "others" ? 0 : count);
      }
    }
    if (part === "named") return hits;
    for (const { field, level } of this.#otherLevels(levels)) {
      take(level, ({ from, to }) => field.visit(from, to, this.#union), count);
    }
    return hits;
  }

  /** The readings of a word in other texts by what they are worth there, the best first. */
  #otherLevels(levels: readonly QualityLevel[]): { field: Field; level: QualityLevel }[] {
    return this.texts.fields
      .flatMap((field) =>
        levels.map(({ worth, readings }) => {
          const held = readings.filter(({ from, to }) => field.total(from, to) > 0);
          return { field, level: { worth: worth * field.weight, readings: held } };
        }),
      )
      .filter(({ level }) => level.readings.length > 0)
      .sort((a, b) => b.level.worth - a.level.worth);
  }

  /** Adds the first documents of a level of quality to the hits, up to `count`. */
  #takeFirst({ readings, worth }: QualityLevel, count: number, hits: Hit[]): void {
    if (hits.length === count || this.texts.nameTotal(readings) === 0) return;
    const known = hits.map(({ document }) => document);
    const least: number[] = [];
    for (const one of readings) this.texts.leastNamed(one, count + known.length, least);
    for (const document of least) {
      if (hits.length === count) return;
      if (known.includes(document)) continue;
      hits.push({ document, score: ALL_NAMED_BONUS + worth * NAME_WEIGHT + this.#ofOne(document) });
    }
  }

  /** What a name adds that is just the one word that was typed. */
  #ofOne(document: number): number {
    return wordsOfRank(this.rankOf(document)) <= 1 ? ALL_WORDS_BONUS : 0;
  }

  /** Adds documents of the level that were not seen yet to the hits, up to `count`. */
  #takeLevel(
    { readings, worth }: QualityLevel,
    visit: (reading: WordReading) => void,
    { allowed, hits }: { allowed: Bitset | null; hits: Hit[] },
    count: number,
  ): void {
    if (hits.length === count && count > 0) return;
    const seen = this.#seen;
    const level = this.#union.target.fill(0);
    for (const reading of readings) visit(reading);
    for (let word = 0; word < level.length; word++) {
      let bits = level[word]! & ~seen[word]!;
      seen[word]! |= level[word]!;
      if (allowed !== null) bits &= allowed[word]!;
      for (; bits !== 0 && hits.length < count; bits &= bits - 1) {
        const document = word * 32 + lowestBit(bits);
        const own = worth >= ALL_NAMED_BONUS ? this.#ofOne(document) : 0;
        hits.push({ document, score: worth + own });
      }
    }
  }

  /**
   * The best of the documents whose names satisfy all of several words. Of those that come first by
   * their number, and of those that hold rare words as typed, the scores decide; the others follow.
   */
  #bestNamed(wanted: Wanted, count: number, allowed: Bitset | null): Hit[] {
    const { words, length } = wanted;
    const found = this.matching.named(words);
    if (found.count === 0) return [];
    const top = this.#top;
    top.begin(Math.min(count, RATED));
    this.#scoring.prepare(words);
    const rarest = this.#rarestAsTyped(words);
    const taken = this.matching.fewNamed(asTyped(words[rarest]!), found);
    // Those that are left hold that word less well.
    const most = this.#scoring.most(taken === null ? -1 : rarest, MIN_AS_TYPED);
    const allWords = this.#firstFrom(rankFor(words.length + 1, 0));
    const wholeNames = this.#firstFrom(rankFor(words.length, length + SIGNS_APART + 1));
    const isTop = (document: number) => {
      const bound = document < allWords ? most + ALL_WORDS_BONUS : most;
      return document < wholeNames || sortKey(bound, document) < top.worst;
    };
    for (const document of taken ?? NO_DOCUMENTS) {
      if (allowed === null || has(allowed, document))
        this.#pushNamed(document, this.#nameScore(document, words), wanted);
    }
    const rest = new SetWalk(found.set, allowed, taken ?? NO_DOCUMENTS);
    for (let rated = 0; rated < RATED && rest.document >= 0 && isTop(rest.document); rated++) {
      this.#pushNamed(rest.document, this.#nameScore(rest.document, words), wanted);
      rest.next();
    }
    return followed(top.hits(), rest, count);
  }

  /** The place of the word that fewest names hold as typed. */
  #rarestAsTyped(words: readonly ReadWord[]): number {
    let [least, rarest] = [Infinity, 0];
    for (let at = 0; at < words.length; at++) {
      const total = this.texts.nameTotal(asTyped(words[at]!));
      if (total < least) [least, rarest] = [total, at];
    }
    return rarest;
  }

  /** What the words are worth in a name that holds them all. */
  #nameScore(document: number, words: readonly ReadWord[]): number {
    let score = 0;
    for (let word = 0; word < words.length; word++) {
      score += this.texts.nameQuality(this.#scoring, word, document) * NAME_WEIGHT;
    }
    return score;
  }

  /** The best of the documents that satisfy all of several words, but not by their names alone. */
  #bestOthers(wanted: Wanted, count: number, allowed: Bitset | null): Hit[] {
    const left = this.matching.unnamed(wanted.words);
    if (left === null) return [];
    const [top, rated] = [this.#top, this.#rated];
    top.begin(Math.min(count, RATED));
    this.#scoring.prepare(wanted.words);
    const most = this.#scoring.mostElsewhere(this.#fields[0]!.weight);
    const rest = new SetWalk(left, allowed, NO_DOCUMENTS);
    for (let [done, portion] = [0, PORTION]; done < RATED && rest.document >= 0; ) {
      if (sortKey(most, rest.document) >= top.worst) break;
      rated.count = 0;
      while (rated.count < portion && done < RATED && rest.document >= 0) {
        rated.documents[rated.count++] = rest.document;
        rest.next();
        done++;
      }
      this.#rate(wanted, "all");
      portion *= GROWING;
    }
    return followed(top.hits(), rest, count);
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

/** Readings that are worth the same. */
interface QualityLevel {
  worth: number;
  readings: WordReading[];
}

/** Readings by their quality, the best first. */
function byQuality(readings: readonly WordReading[]): QualityLevel[] {
  const levels: QualityLevel[] = [];
  for (const reading of readings) {
    const known = levels.find(({ worth }) => worth === reading.quality);
    if (known) known.readings.push(reading);
    else levels.push({ worth: reading.quality, readings: [reading] });
  }
  return levels.sort((a, b) => b.worth - a.worth);
}
