import { has, lowestBit, wordsFor } from "../bitset.ts";
import type { ListVisitor } from "../number-lists.ts";
import type { NameScoring } from "./name-scoring.ts";
import type { Scope } from "./ranker.ts";
import { sortKey } from "./ranking.ts";
import type { Alternative, ReadWord } from "./readings.ts";
import type { TextColumns } from "./text-columns.ts";
import { abundance, totalsOf } from "./word-readings.ts";

/** What becomes of each document that satisfies a query. */
export type UseKey = (key: number) => void;

/**
 * Scores every document that satisfies a query. It keeps one row of working columns as long as the
 * documents, made at the first use, and leaves them clean after each.
 */
export class FullRanking {
  readonly #columns: TextColumns;
  readonly #scoring: NameScoring;
  #rows: Rows | null = null;
  #count = 0;

  constructor(columns: TextColumns, scoring: NameScoring) {
    this.#columns = columns;
    this.#scoring = scoring;
  }

  /**
   * Hands over the sort key of each document in the scope; `scoring` has begun with the words.
   *
   * @param withNames False to leave out documents whose names alone satisfy the query.
   */
  each(
    words: readonly ReadWord[],
    wholeNames: ReadonlySet<number>,
    scope: Scope,
    withNames: boolean,
    use: UseKey,
  ): void {
    this.#rows ??= rowsFor(this.#columns.packed.size);
    this.#satisfyAll(words, scope);
    const { candidates, score, inName } = this.#rows;
    for (let at = 0; at < this.#count; at += 1) {
      const document = candidates[at]!;
      const named = inName[document] === words.length;
      if (!named || withNames) {
        const bonus = named ? this.#scoring.bonus(document, wholeNames.has(document)) : 0;
        use(sortKey(score[document]! + bonus, this.#columns.nameLength(document), document));
      }
      this.#forget(document);
    }
  }

  #satisfyAll(words: readonly ReadWord[], scope: Scope): void {
    const rarestFirst = [...words].sort(
      (a, b) => abundance(this.#columns, a) - abundance(this.#columns, b),
    );
    this.#count = 0;
    rarestFirst.forEach((word, stage) => {
      const taking =
        stage === 0
          ? new Beginning(this.#rows!, scope)
          : new Continuing(this.#rows!, stage, this.#count);
      for (const alternative of word.alternatives) this.#show(alternative, taking);
      this.#advance(stage === 0 ? taking.count : this.#count, stage + 1);
    });
  }

  #show(alternative: Alternative, taking: Beginning | Continuing): void {
    const { fields } = this.#columns;
    const totals = totalsOf(this.#columns, alternative);
    for (let place = 0; place < fields.length; place++) {
      if (totals[place] === 0) continue;
      taking.worth = fields[place]!.weight * alternative.quality;
      taking.named = place === 0 ? 1 : 0;
      fields[place]!.visit(alternative.from, alternative.to, taking);
    }
  }

  /** Adds the word at hand to the candidates that satisfy it and drops the others. */
  #advance(count: number, stage: number): void {
    const { candidates, value, named, stages, score, inName } = this.#rows!;
    let kept = 0;
    for (let at = 0; at < count; at += 1) {
      const document = candidates[at]!;
      const worth = value[document]!;
      if (worth === 0) {
        this.#forget(document);
        continue;
      }
      stages[document] = stage;
      score[document]! += worth;
      inName[document]! += named[document]!;
      value[document] = 0;
      named[document] = 0;
      candidates[kept++] = document;
    }
    this.#count = kept;
  }

  #forget(document: number): void {
    const { stages, score, inName } = this.#rows!;
    stages[document] = 0;
    score[document] = 0;
    inName[document] = 0;
  }
}

interface Rows {
  /** Words satisfied so far, the score of these, and how many of them the name holds. */
  stages: Uint8Array;
  score: Uint32Array;
  inName: Uint8Array;
  /** Of the word at hand: the best value, and whether the name holds it. */
  value: Uint16Array;
  named: Uint8Array;
  candidates: Uint32Array;
}

function rowsFor(size: number): Rows {
  return {
    stages: new Uint8Array(size),
    score: new Uint32Array(size),
    inName: new Uint8Array(size),
    value: new Uint16Array(size),
    named: new Uint8Array(size),
    candidates: new Uint32Array(size),
  };
}

/** The first word: every document of the scope that holds it becomes a candidate. */
class Beginning implements ListVisitor {
  worth = 0;
  named = 0;
  count = 0;
  readonly #rows: Rows;
  readonly #scope: Scope;

  constructor(rows: Rows, scope: Scope) {
    this.#rows = rows;
    this.#scope = scope;
  }

  numbers(numbers: Uint32Array, from: number, to: number): void {
    for (let at = from; at < to; at += 1) this.#take(numbers[at]!);
  }

  set(sets: Uint32Array, offset: number): void {
    for (let word = this.#scope.from >>> 5; word <= (this.#scope.to - 1) >>> 5; word += 1) {
      for (let bits = sets[offset + word]!; bits !== 0; bits &= bits - 1) {
        this.#take(word * 32 + lowestBit(bits));
      }
    }
  }

  #take(document: number): void {
    const { value, named, candidates } = this.#rows;
    const { from, to, allowed } = this.#scope;
    if (document < from || document >= to || (allowed && !has(allowed, document))) return;
    if (value[document] === 0) candidates[this.count++] = document;
    if (this.worth > value[document]!) value[document] = this.worth;
    named[document]! |= this.named;
  }
}

/** A later word: only documents that satisfied all words before it count. */
class Continuing implements ListVisitor {
  worth = 0;
  named = 0;
  /** Of the documents that satisfied all words before it. */
  readonly count: number;
  readonly #rows: Rows;
  readonly #stage: number;

  constructor(rows: Rows, stage: number, count: number) {
    this.#rows = rows;
    this.#stage = stage;
    this.count = count;
  }

  numbers(numbers: Uint32Array, from: number, to: number): void {
    for (let at = from; at < to; at += 1) this.#take(numbers[at]!);
  }

  /** A set holds more documents than it has words, so fewer candidates are looked up in it. */
  set(sets: Uint32Array, offset: number): void {
    const words = wordsFor(this.#rows.stages.length);
    if (this.count < words) {
      this.#lookUp(sets, offset);
      return;
    }
    for (let word = 0; word < words; word += 1) {
      for (let bits = sets[offset + word]!; bits !== 0; bits &= bits - 1) {
        this.#take(word * 32 + lowestBit(bits));
      }
    }
  }

  #lookUp(sets: Uint32Array, offset: number): void {
    const { candidates } = this.#rows;
    for (let at = 0; at < this.count; at += 1) {
      const document = candidates[at]!;
      if (((sets[offset + (document >>> 5)]! >>> (document & 31)) & 1) === 1) this.#take(document);
    }
  }

  #take(document: number): void {
    const { stages, value, named } = this.#rows;
    if (stages[document] !== this.#stage) return;
    if (this.worth > value[document]!) value[document] = this.worth;
    named[document]! |= this.named;
  }
}
