import { addToSet, type Bitset, bitsOf, emptySet, has, lowestBit, wordsFor } from "../bitset.ts";
import type { Kernel } from "../counting/kernel.ts";
import {
  type ListVisitor,
  lowerBound,
  NumberLists,
  packLists,
  rangeWithin,
  Uniting,
} from "../number-lists.ts";
import { Field } from "./field.ts";
import type { NameScoring } from "./name-scoring.ts";
import type { PackedShelf } from "./packing.ts";
import {
  ALL_NAMED_BONUS,
  ALL_WORDS_BONUS,
  type Hit,
  NAME_WEIGHT,
  QUALITY,
  sortKey,
  Top,
  WHOLE_NAME_BONUS,
} from "./ranking.ts";
import type { Reading, Word } from "./reading.ts";
import { type ClassPhrase, phrasesIn } from "./term-texts.ts";
import type { Terms } from "./terms.ts";
import { lengthOfRank, rankFor, wordsOfRank } from "./text-column.ts";

/** A query as it was read. */
export interface Wanted {
  words: readonly Word[];
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
 * Documents of a word that hardly any other has are rated one by one; of more, sets are intersected,
 * which takes as long as there are documents at all.
 */
const [MIN_FEW, MAX_FEW, FEW_SHARE] = [64, 1_024, 256];

/**
 * Of the documents that satisfy several words, so many are rated: the first by their number. Those
 * behind them follow in the order of their numbers.
 */
const RATED = 1_024;

/** So many more characters than a name has were typed at most, or fewer, where it is typed whole. */
const SIGNS_APART = 4;

/** A name typed whole is a matter of the words as typed. */
const AS_TYPED = QUALITY.sounding;

/** Sets that a shelf takes of its kernel's memory. */
export const SHELF_SETS = 3;

/** The documents that satisfy some words. */
interface Found {
  words: readonly Word[] | null;
  set: Bitset;
  count: number;
}

/** Finds, counts and ranks the documents of one kind. One query at a time: its sets are reused. */
export class Shelf {
  readonly size: number;
  readonly #packed: PackedShelf;
  readonly #terms: Terms;
  readonly #scoring: NameScoring;
  readonly #names: NumberLists;
  readonly #fields: readonly Field[];
  /** Names that hold phrases added since the packing; their lists begin behind the others. */
  #added: NumberLists | null = null;
  readonly #few: number;
  readonly #kernel: Kernel;
  readonly #top = new Top();
  readonly #union: Uniting;
  readonly #gathering: Gathering;
  readonly #rated: Rated;
  /** Of the words asked for last: the documents that name them all, and that hold them all. */
  readonly #named: Found;
  readonly #matching: Found;

  /**
   * @param facets Lists of the facets' choices, where fields are held by them.
   * @param kernel Its memory has room for SHELF_SETS sets of the documents.
   */
  constructor(
    packed: PackedShelf,
    terms: Terms,
    scoring: NameScoring,
    facets: NumberLists | null,
    kernel: Kernel,
  ) {
    const words = wordsFor(packed.size);
    this.size = packed.size;
    this.#packed = packed;
    this.#terms = terms;
    this.#scoring = scoring;
    this.#names = new NumberLists(packed.lists);
    this.#fields = packed.fields.map((field) => new Field(field, facets));
    this.#few = Math.max(MIN_FEW, Math.min(MAX_FEW, Math.floor(packed.size / FEW_SHARE)));
    this.#kernel = kernel;
    this.#union = new Uniting(kernel.words(words));
    this.#named = { words: null, set: kernel.words(words), count: 0 };
    this.#matching = { words: null, set: kernel.words(words), count: 0 };
    this.#gathering = new Gathering(words);
    this.#rated = new Rated(emptySet(packed.size));
  }

  /** Replaces the phrases that are looked up besides the packed ones. */
  replacePhrases(phrases: readonly ClassPhrase[]): void {
    const first = this.#names.count;
    const base = first - this.#terms.count;
    const found = phrasesIn(this.#packed.names, this.#terms, phrases);
    const count = Math.max(0, ...phrases.map(({ number }) => number - base + 1));
    const packed = packLists(count, this.size, (add) => {
      found.phrases.forEach((phrase, at) => {
        add(phrase - base, found.texts[at]!);
      });
    });
    this.#added = new NumberLists(packed);
    for (const field of this.#fields) field.replacePhrases(this.#terms, phrases, this.#terms.count);
    for (const memory of [this.#named, this.#matching, this.#rated]) memory.words = null;
  }

  /** How many documents satisfy all the words. */
  count(words: readonly Word[]): number {
    return this.#isFew(words) ? this.#rated.count : this.#intersection(words).count;
  }

  /** How many documents have a name that satisfies all the words. */
  countNames(words: readonly Word[]): number {
    return this.#intersectNames(words).count;
  }

  /**
   * How often other words meet with one in names, and how often elsewhere; counts a document for
   * each of its texts that hold it.
   */
  meeting({ readings }: Word, others: readonly Word[]): { named: number; elsewhere: number } {
    const named = this.nameTotal(readings);
    if (others.length === 0) return { named, elsewhere: this.total(readings) - named };
    const counting = new Counting(this.#intersection(others).set);
    for (const reading of readings) this.#visitOthers(reading, counting);
    const elsewhere = counting.count;
    counting.begin(this.#named.set);
    for (const reading of readings) this.#visitNames(reading, counting);
    return { named: counting.count, elsewhere };
  }

  /** False where it may be that fewer documents than this satisfy the words. */
  findsAtLeast(words: readonly Word[], count: number): boolean {
    const [word] = words;
    if (words.length === 1 && word!.readings.some((one) => this.#nameTotal(one) >= count)) {
      return true;
    }
    if (this.#isFew(words)) return this.#rated.count >= count;
    return this.#intersectNames(words).count >= count;
  }

  /** Puts the documents that satisfy all the words into `target` and returns how many they are. */
  collect(words: readonly Word[], target: Bitset): number {
    if (!this.#isFew(words)) {
      const { set, count } = this.#intersection(words);
      target.set(set);
      return count;
    }
    target.fill(0);
    const { documents, count } = this.#rated;
    for (let at = 0; at < count; at++) target[documents[at]! >>> 5]! |= 1 << (documents[at]! & 31);
    return count;
  }

  /** The best documents, best first. */
  best(wanted: Wanted, count: number, among: Among): Hit[] {
    if (count === 0) return [];
    if (this.#isFew(wanted.words)) return this.#bestRated(wanted, count, among);
    if (wanted.words.length === 1) return this.#bestOfWord(wanted.words[0]!, count, among);
    const hits = among.part === "others" ? [] : this.#bestNamed(wanted, count, among.allowed);
    if (among.part === "named" || hits.length === count) return hits;
    return [...hits, ...this.#bestOthers(wanted, count - hits.length, among.allowed)];
  }

  /** At least as many as the documents whose names hold the readings. */
  nameTotal(readings: readonly Reading[]): number {
    let total = 0;
    for (const reading of readings) total += this.#nameTotal(reading);
    return total;
  }

  /** At least as many as the documents that hold the readings in any text. */
  total(readings: readonly Reading[]): number {
    let total = this.nameTotal(readings);
    for (const reading of readings) total += this.#othersTotal(reading);
    return total;
  }

  #othersTotal({ from, to }: Reading): number {
    const { othersBefore } = this.#packed;
    if (to < othersBefore.length) return othersBefore[to]! - othersBefore[from]!;
    return this.#fields.reduce((sum, field) => sum + field.total(from, to), 0);
  }

  #nameTotal({ from, to }: Reading): number {
    const packed = this.#names.count;
    if (from < packed) return this.#names.total(from, to);
    return this.#added === null ? 0 : this.#added.total(from - packed, to - packed);
  }

  #visitNames({ from, to }: Reading, visitor: ListVisitor): void {
    const packed = this.#names.count;
    if (from < packed) this.#names.visit(from, to, visitor);
    else this.#added?.visit(from - packed, to - packed, visitor);
  }

  /** Shows the documents of a reading in other texts, by a set where there is one for many. */
  #visitOthers(reading: Reading, visitor: ListVisitor): void {
    if (this.#othersTotal(reading) === 0) return;
    const { from, to } = reading;
    const { others } = this.#packed;
    const words = wordsFor(this.size);
    for (let at = from; at < to; ) {
      const slot = rangeWithin(others, at, to);
      const end = slot < 0 ? to : others.from[slot]!;
      if (end > at) for (const field of this.#fields) field.visit(at, end, visitor);
      if (slot < 0) return;
      visitor.set(others.sets, slot * words);
      at = others.to[slot]!;
    }
  }

  /** Rates all documents of the query where one of its words has few; false where none has. */
  #isFew(words: readonly Word[]): boolean {
    if (this.#rated.words === words) return true;
    let [least, rarest] = [Infinity, words[0]!];
    for (const word of words) {
      const total = this.total(word.readings);
      if (total < least) [least, rarest] = [total, word];
    }
    if (least > this.#few) return false;
    const gathering = this.#gathering;
    gathering.begin();
    if (least > 0) {
      for (const reading of rarest.readings) {
        this.#visitNames(reading, gathering);
        this.#visitOthers(reading, gathering);
      }
    }
    this.#rated.take(gathering.end());
    this.#rate(words);
    this.#rated.words = words;
    return true;
  }

  /** Scores what `#rated` has taken by the words, and drops from it what does not satisfy all. */
  #rate(words: readonly Word[]): void {
    const rated = this.#rated;
    const { names } = this.#packed;
    this.#scoring.prepare(words);
    rated.scores.fill(0, 0, rated.count);
    rated.named.fill(1, 0, rated.count);
    for (let word = 0; word < words.length && rated.count > 0; word++) {
      const { readings } = words[word]!;
      const lacking = rated.lacking;
      lacking.length = 0;
      for (let at = 0; at < rated.count; at++) {
        const document = rated.documents[at]!;
        let quality = this.#scoring.quality(word, names, document);
        quality = this.#orPhrase(word, document, quality);
        rated.worths[at] = quality * NAME_WEIGHT;
        if (quality > 0) continue;
        rated.named[at] = 0;
        lacking.push(at);
      }
      if (lacking.length > 0) this.#raise(readings);
      rated.add();
    }
  }

  #raise(readings: readonly Reading[]): void {
    const rated = this.#rated;
    rated.beginRaising();
    for (const field of this.#fields) {
      for (const { from, to, quality } of readings) {
        if (field.total(from, to) === 0) continue;
        rated.worth = field.weight * quality;
        field.visit(from, to, rated);
      }
    }
    rated.endRaising();
  }

  #orPhrase(word: number, document: number, best: number): number {
    const phrases = this.#scoring.phrasesOf(word);
    let quality = best;
    for (let at = 0; at < phrases.length; at += 2) {
      if (phrases[at + 1]! > quality && this.#hasName(phrases[at]!, document)) {
        quality = phrases[at + 1]!;
      }
    }
    return quality;
  }

  #hasName(list: number, document: number): boolean {
    const packed = this.#names.count;
    if (list < packed) return this.#names.has(list, document);
    return this.#added?.has(list - packed, document) ?? false;
  }

  /** What the query as a whole adds to a name that holds all its words. */
  #bonus(document: number, { words, length, mark }: Wanted): number {
    const rank = this.rankOf(document);
    const isWhole =
      this.#packed.marks[document] === mark && Math.abs(lengthOfRank(rank) - length) <= SIGNS_APART;
    return (
      ALL_NAMED_BONUS +
      (isWhole ? WHOLE_NAME_BONUS : 0) +
      (wordsOfRank(rank) <= words.length ? ALL_WORDS_BONUS : 0) +
      this.#scoring.neighbours(this.#packed.names, document)
    );
  }

  /** How the name of a document ranks among equally good matches: the lower, the better. */
  rankOf(document: number): number {
    return this.#packed.ranks[lowerBound(this.#packed.starts, document + 1) - 1]!;
  }

  #bestRated(wanted: Wanted, count: number, among: Among): Hit[] {
    const top = this.#top;
    top.begin(count);
    this.#pushRated(wanted, among);
    return top.hits();
  }

  #pushRated(wanted: Wanted, { allowed, part }: Among): void {
    const { documents, scores, named } = this.#rated;
    this.#scoring.prepare(wanted.words);
    for (let at = 0; at < this.#rated.count; at++) {
      const [document, isNamed] = [documents[at]!, named[at] === 1];
      if (part !== "all" && isNamed !== (part === "named")) continue;
      if (allowed !== null && !has(allowed, document)) continue;
      const bonus = isNamed ? this.#bonus(document, wanted) : 0;
      this.#top.push(sortKey(scores[at]! + bonus, document));
    }
  }

  /** The documents whose names satisfy all the words. */
  #intersectNames(words: readonly Word[]): Found {
    if (this.#named.words !== words) this.#intersect(words, false);
    return this.#named;
  }

  /** The documents that satisfy all the words, by their names or other texts. */
  #intersection(words: readonly Word[]): Found {
    if (this.#matching.words !== words) this.#intersect(words, true);
    return this.#matching;
  }

  #intersect(words: readonly Word[], withOthers: boolean): void {
    const [kernel, named, matching, union] = [
      this.#kernel,
      this.#named,
      this.#matching,
      this.#union,
    ];
    const take = (into: Bitset, isFirst: boolean) => {
      if (isFirst) into.set(union.target);
      else kernel.intersect(into, into, union.target);
    };
    for (let at = 0; at < words.length; at++) {
      const { readings } = words[at]!;
      union.target.fill(0);
      for (const reading of readings) this.#visitNames(reading, union);
      take(named.set, at === 0);
      if (!withOthers) continue;
      for (const reading of readings) this.#visitOthers(reading, union);
      take(matching.set, at === 0);
    }
    named.count = kernel.common(named.set, named.set);
    if (withOthers) matching.count = kernel.common(matching.set, matching.set);
    named.words = words;
    matching.words = withOthers ? words : null;
  }

  /**
   * The best of one word's documents: those of its best quality in their order, then those of the
   * next; in names first, then in other texts by what these are worth.
   */
  #bestOfWord({ readings }: Word, count: number, { allowed, part }: Among): Hit[] {
    const hits: Hit[] = [];
    const isQuick = part !== "others" && allowed === null && count <= MAX_FIRST;
    const levels = byQuality(readings);
    if (isQuick) for (const level of levels) this.#takeFirst(level, count, hits);
    if (isQuick && (part === "named" || hits.length === count)) return hits;
    const seen = this.#named.set.fill(0);
    this.#named.words = null;
    this.#matching.words = null;
    const take = (level: Level, visit: (reading: Reading) => void, most: number) => {
      this.#takeLevel(level, visit, { seen, allowed, hits }, most);
    };
    if (isQuick) for (const { document } of hits) addToSet(seen, document);
    else {
      for (const level of levels) {
        const worth = ALL_NAMED_BONUS + level.worth * NAME_WEIGHT;
        const visit = (reading: Reading) => this.#visitNames(reading, this.#union);
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
  #otherLevels(levels: readonly Level[]): { field: Field; level: Level }[] {
    return this.#fields
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
  #takeFirst({ readings, worth }: Level, count: number, hits: Hit[]): void {
    if (hits.length === count || this.nameTotal(readings) === 0) return;
    const known = hits.map(({ document }) => document);
    const least: number[] = [];
    const packed = this.#names.count;
    for (const { from, to } of readings) {
      if (from < packed) this.#names.least(from, to, count + known.length, least);
      else this.#added?.least(from - packed, to - packed, count + known.length, least);
    }
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
    { readings, worth }: Level,
    visit: (reading: Reading) => void,
    { seen, allowed, hits }: { seen: Bitset; allowed: Bitset | null; hits: Hit[] },
    count: number,
  ): void {
    if (hits.length === count && count > 0) return;
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
    const { words } = wanted;
    const top = this.#top;
    top.begin(Math.min(count, RATED));
    const taken = this.#takeAsTyped(wanted, allowed);
    const { set } = this.#intersectNames(words);
    this.#scoring.prepare(words);
    const most = this.#scoring.most();
    const allWords = this.#firstFrom(rankFor(words.length + 1, 0));
    const wholeNames = this.#firstFrom(rankFor(words.length, wanted.length + SIGNS_APART + 1));
    let rated = 0;
    for (let word = 0; word < set.length; word++) {
      let bits = set[word]!;
      if (allowed !== null) bits &= allowed[word]!;
      for (; bits !== 0; bits &= bits - 1) {
        const document = word * 32 + lowestBit(bits);
        const bound = document < allWords ? most + ALL_WORDS_BONUS : most;
        const isDecided = document >= wholeNames && sortKey(bound, document) >= top.worst;
        if (isDecided || rated === RATED) {
          return this.#followed(top.hits(), count, { set, allowed, from: document, taken });
        }
        if (taken.has(document)) continue;
        top.push(sortKey(this.#nameScore(document, wanted), document));
        rated++;
      }
    }
    return top.hits();
  }

  /** Rates the documents that hold the words as typed, where they are few; returns them. */
  #takeAsTyped(wanted: Wanted, allowed: Bitset | null): ReadonlySet<number> {
    let [least, rarest] = [Infinity, [] as readonly Reading[]];
    for (const { readings } of wanted.words) {
      const asTyped = readings.filter(({ quality }) => quality >= AS_TYPED);
      const total = this.nameTotal(asTyped);
      if (total < least) [least, rarest] = [total, asTyped];
    }
    const taken = new Set<number>();
    if (least === 0 || least > this.#few) return taken;
    this.#gathering.begin();
    for (const reading of rarest) this.#visitNames(reading, this.#gathering);
    this.#rated.take(this.#gathering.end());
    this.#rate(wanted.words);
    this.#pushRated(wanted, { allowed, part: "named" });
    const { documents, count } = this.#rated;
    for (let at = 0; at < count; at++) taken.add(documents[at]!);
    return taken;
  }

  /** Hits with those documents behind them that are left in a set from one of them on. */
  #followed(
    hits: Hit[],
    count: number,
    {
      set,
      allowed,
      from,
      taken,
    }: { set: Bitset; allowed: Bitset | null; from: number; taken: ReadonlySet<number> },
  ): Hit[] {
    for (let word = from >>> 5; word < set.length && hits.length < count; word++) {
      let bits = set[word]!;
      if (allowed !== null) bits &= allowed[word]!;
      for (; bits !== 0 && hits.length < count; bits &= bits - 1) {
        const document = word * 32 + lowestBit(bits);
        if (document >= from && !taken.has(document)) hits.push({ document, score: 0 });
      }
    }
    return hits;
  }

  /** The best of the documents that satisfy all of several words, but not by their names alone. */
  #bestOthers(wanted: Wanted, count: number, allowed: Bitset | null): Hit[] {
    const { set, count: all } = this.#intersection(wanted.words);
    const named = this.#named;
    if (all === named.count) return [];
    const left = this.#union.target;
    this.#kernel.subtract(left, set, named.set);
    if (allowed !== null) this.#kernel.intersect(left, left, allowed);
    const rated = this.#rated;
    const next = rated.takeFrom(left);
    this.#rate(wanted.words);
    const hits = this.#bestRated(wanted, Math.min(count, RATED), { allowed: null, part: "all" });
    return this.#followed(hits, count, { set: left, allowed: null, from: next, taken: NONE });
  }

  #nameScore(document: number, wanted: Wanted): number {
    let score = this.#bonus(document, wanted);
    for (let word = 0; word < wanted.words.length; word++) {
      const quality = this.#scoring.quality(word, this.#packed.names, document);
      score += this.#orPhrase(word, document, quality) * NAME_WEIGHT;
    }
    return score;
  }

  /** The first document of a rank or a later one. */
  #firstFrom(rank: number): number {
    return this.#packed.starts[lowerBound(this.#packed.ranks, rank)]!;
  }
}

const NONE: ReadonlySet<number> = new Set();

/** Up to so many documents of one word are found at the beginnings of its lists. */
const MAX_FIRST = 32;

/** Readings that are worth the same. */
interface Level {
  worth: number;
  readings: readonly Reading[];
}

/** Readings by their quality, the best first. */
function byQuality(readings: readonly Reading[]): Level[] {
  const levels = Map.groupBy(readings, ({ quality }) => quality);
  return Array.from(levels, ([worth, some]) => ({ worth, readings: some })).sort(
    (a, b) => b.worth - a.worth,
  );
}

/** Counts the visited documents that a set holds. */
class Counting implements ListVisitor {
  count = 0;
  #set: Bitset;

  constructor(set: Bitset) {
    this.#set = set;
  }

  begin(set: Bitset): void {
    this.#set = set;
    this.count = 0;
  }

  numbers(numbers: Uint32Array, from: number, to: number): void {
    for (let at = from; at < to; at++) if (has(this.#set, numbers[at]!)) this.count++;
  }

  set(sets: Uint32Array, offset: number): void {
    const set = this.#set;
    for (let word = 0; word < set.length; word++) {
      const both = sets[offset + word]! & set[word]!;
      if (both !== 0) this.count += bitsOf(both);
    }
  }
}

/** Gathers few documents. */
class Gathering implements ListVisitor {
  readonly #words: number;
  #documents: number[] = [];
  #isAscending = true;

  /** @param words The words of a set. */
  constructor(words: number) {
    this.#words = words;
  }

  begin(): void {
    this.#documents = [];
    this.#isAscending = true;
  }

  numbers(numbers: Uint32Array, from: number, to: number): void {
    for (let at = from; at < to; at++) this.#take(numbers[at]!);
  }

  set(sets: Uint32Array, offset: number): void {
    for (let word = 0; word < this.#words; word++) {
      for (let bits = sets[offset + word]!; bits !== 0; bits &= bits - 1) {
        this.#take(word * 32 + lowestBit(bits));
      }
    }
  }

  /** The documents, each once, ascending. */
  end(): readonly number[] {
    if (this.#isAscending) return this.#documents;
    const sorted = Uint32Array.from(this.#documents).sort();
    return Array.from(sorted).filter((document, at) => document !== sorted[at - 1]);
  }

  #take(document: number): void {
    const last = this.#documents.at(-1);
    if (last !== undefined && last >= document) this.#isAscending = false;
    this.#documents.push(document);
  }
}

/** Looking a document up in a list takes as long as going through so many numbers of it. */
const LOOK_UP = 32;

/**
 * Documents that are rated one by one, ascending. Visited lists raise the worth of those that lack a
 * word in their name.
 */
class Rated implements ListVisitor {
  /** The words that these are all documents of. */
  words: readonly Word[] | null = null;
  count = 0;
  readonly documents = new Uint32Array(MAX_FEW);
  readonly scores = new Uint32Array(MAX_FEW);
  /** 1 where the name alone holds all words so far. */
  readonly named = new Uint8Array(MAX_FEW);
  /** Of the word at hand: what each document is worth, and which may be worth more elsewhere. */
  readonly worths = new Uint16Array(MAX_FEW);
  readonly lacking: number[] = [];
  /** What the visited lists are worth. */
  worth = 0;
  readonly #isLacking: Bitset;

  constructor(isLacking: Bitset) {
    this.#isLacking = isLacking;
  }

  beginRaising(): void {
    for (const place of this.lacking) addToSet(this.#isLacking, this.documents[place]!);
  }

  endRaising(): void {
    for (const place of this.lacking) this.#isLacking[this.documents[place]! >>> 5] = 0;
  }

  numbers(numbers: Uint32Array, from: number, to: number): void {
    if (to - from > this.lacking.length * LOOK_UP) {
      for (const place of this.lacking) {
        const document = this.documents[place]!;
        const at = lowerBound(numbers, document, from, to);
        if (at < to && numbers[at] === document) this.#raise(place);
      }
      return;
    }
    const isLacking = this.#isLacking;
    for (let at = from; at < to; at++) {
      const document = numbers[at]!;
      if (((isLacking[document >>> 5]! >>> (document & 31)) & 1) === 0) continue;
      this.#raise(lowerBound(this.documents, document, 0, this.count));
    }
  }

  set(sets: Uint32Array, offset: number): void {
    for (const place of this.lacking) {
      const document = this.documents[place]!;
      if (((sets[offset + (document >>> 5)]! >>> (document & 31)) & 1) === 1) this.#raise(place);
    }
  }

  #raise(place: number): void {
    if (this.worths[place]! < this.worth) this.worths[place] = this.worth;
  }

  take(documents: readonly number[]): void {
    this.words = null;
    this.documents.set(documents);
    this.count = documents.length;
  }

  /** Takes the first documents of a set; returns the first that it did not take. */
  takeFrom(set: Bitset): number {
    this.words = null;
    this.count = 0;
    for (let word = 0; word < set.length; word++) {
      for (let bits = set[word]!; bits !== 0; bits &= bits - 1) {
        const document = word * 32 + lowestBit(bits);
        if (this.count === RATED) return document;
        this.documents[this.count++] = document;
      }
    }
    return set.length * 32;
  }

  /** Adds the worths to the scores, and drops the documents that are worth nothing. */
  add(): void {
    let kept = 0;
    for (let at = 0; at < this.count; at++) {
      if (this.worths[at] === 0) continue;
      this.documents[kept] = this.documents[at]!;
      this.scores[kept] = this.scores[at]! + this.worths[at]!;
      this.named[kept++] = this.named[at]!;
    }
    this.count = kept;
  }
}
