import { type Columns, documentsNamed, LINE_END } from "./columns.ts";
import { type Alternative, abundance, type ReadWord } from "./query.ts";
import { bonusOf, documentOfKey, sortKey } from "./ranking.ts";

/** Documents that satisfy every word of a query, best first. */
export interface Matches {
  documents: Uint32Array;
  /** Beside each document, 1 where its first text alone satisfies every word. */
  inName: Uint8Array;
}

/**
 * Finds and ranks the documents that satisfy all of a query's words. It keeps one row of working
 * columns as long as the documents and leaves them clean after each use.
 */
export class Matcher {
  readonly #columns: Columns;
  readonly #weights: Uint16Array;
  /** Words satisfied so far, the score of these, and how many of them the first text holds. */
  readonly #stage: Uint8Array;
  readonly #score: Uint32Array;
  readonly #inName: Uint8Array;
  /** Of the word at hand: the best value, and whether the first text holds it. */
  readonly #value: Uint16Array;
  readonly #named: Uint8Array;
  readonly #candidates: Uint32Array;

  /** @param weights As `combinedWeights` makes them. */
  constructor(columns: Columns, weights: Uint16Array) {
    this.#columns = columns;
    this.#weights = weights;
    this.#stage = new Uint8Array(columns.size);
    this.#score = new Uint32Array(columns.size);
    this.#inName = new Uint8Array(columns.size);
    this.#value = new Uint16Array(columns.size);
    this.#named = new Uint8Array(columns.size);
    this.#candidates = new Uint32Array(columns.size);
  }

  /** @param typed The query as typed, to recognise a whole name. */
  match(words: readonly ReadWord[], typed: string): Matches {
    const count = this.#satisfyAll(words);
    const matches = this.#rank(words, typed, count);
    this.#clear(count);
    return matches;
  }

  /** The documents that satisfy all the words, in no particular order. */
  documents(words: readonly ReadWord[]): Uint32Array {
    const count = this.#satisfyAll(words);
    const documents = this.#candidates.slice(0, count);
    this.#clear(count);
    return documents;
  }

  #satisfyAll(words: readonly ReadWord[]): number {
    const rarestFirst = [...words].sort((a, b) => abundance(a) - abundance(b));
    let count = 0;
    rarestFirst.forEach((word, stage) => {
      for (const alternative of word.alternatives) {
        count = stage === 0 ? this.#begin(alternative, count) : count;
        if (stage > 0) this.#continue(alternative, stage);
      }
      count = this.#advance(count, stage + 1);
    });
    return count;
  }

  /** The first word: every document that it touches becomes a candidate. */
  #begin({ postings, from, to, quality }: Alternative, known: number): number {
    const [value, named, candidates, weights] = [
      this.#value,
      this.#named,
      this.#candidates,
      this.#weights,
    ];
    let count = known;
    const end = postings.starts[to]!;
    for (let at = postings.starts[from]!; at < end; at += 1) {
      const document = postings.documents[at]!;
      const fields = postings.fields[at]!;
      const worth = weights[fields]! * quality;
      if (value[document] === 0) candidates[count++] = document;
      if (worth > value[document]!) value[document] = worth;
      named[document]! |= fields & 1;
    }
    return count;
  }

  /** A later word: only documents that satisfied all words before it count. */
  #continue({ postings, from, to, quality }: Alternative, stage: number): void {
    const [stages, value, named, weights] = [this.#stage, this.#value, this.#named, this.#weights];
    const end = postings.starts[to]!;
    for (let at = postings.starts[from]!; at < end; at += 1) {
      const document = postings.documents[at]!;
      if (stages[document] !== stage) continue;
      const fields = postings.fields[at]!;
      const worth = weights[fields]! * quality;
      if (worth > value[document]!) value[document] = worth;
      named[document]! |= fields & 1;
    }
  }

  /** Adds the word at hand to the candidates that satisfy it and drops the others. */
  #advance(count: number, stage: number): number {
    let kept = 0;
    for (let at = 0; at < count; at += 1) {
      const document = this.#candidates[at]!;
      const worth = this.#value[document]!;
      if (worth === 0) {
        this.#forget(document);
        continue;
      }
      this.#stage[document] = stage;
      this.#score[document]! += worth;
      this.#inName[document]! += this.#named[document]!;
      this.#value[document] = 0;
      this.#named[document] = 0;
      this.#candidates[kept++] = document;
    }
    return kept;
  }

  #rank(words: readonly ReadWord[], typed: string, count: number): Matches {
    const named = documentsNamed(this.#columns.names, typed);
    const keys = new Float64Array(count);
    for (let at = 0; at < count; at += 1) {
      const document = this.#candidates[at]!;
      const bonus = this.#bonus(words, document, named.has(document));
      const length = this.#columns.names.lengths[document]!;
      keys[at] = sortKey(this.#score[document]! + bonus, length, document);
    }
    return this.#inOrder(keys.sort(), words.length);
  }

  #inOrder(keys: Float64Array, wordCount: number): Matches {
    const documents = new Uint32Array(keys.length);
    const inName = new Uint8Array(keys.length);
    for (let at = 0; at < keys.length; at += 1) {
      const document = documentOfKey(keys[at]!);
      documents[at] = document;
      inName[at] = this.#inName[document] === wordCount ? 1 : 0;
    }
    return { documents, inName };
  }

  #bonus(words: readonly ReadWord[], document: number, wholeName: boolean): number {
    if (this.#inName[document] !== words.length) return 0;
    const { terms, starts } = this.#columns.names;
    const [from, to] = [starts[document]!, starts[document + 1]!];
    const firstLine = terms.indexOf(LINE_END, from) - from;
    const pairs = words.length - 1;
    const neighbours = pairs > 0 ? this.#neighbours(words, from, to) : 0;
    return bonusOf({ wholeName, allWords: firstLine === words.length, neighbours, pairs });
  }

  /** Pairs of neighbouring query words that stand side by side among the terms of a name. */
  #neighbours(words: readonly ReadWord[], from: number, to: number): number {
    const { terms } = this.#columns.names;
    let pairs = 0;
    for (let at = 1; at < words.length; at += 1) {
      for (let place = from + 1; place < to; place += 1) {
        const beside =
          this.#fits(words[at]!, terms[place]!) && this.#fits(words[at - 1]!, terms[place - 1]!);
        if (!beside) continue;
        pairs += 1;
        break;
      }
    }
    return pairs;
  }

  #fits(word: ReadWord, term: number): boolean {
    if (term === LINE_END) return false;
    if (this.#columns.dictionary.classOf[term] === word.stemClass) return true;
    const completions = word.completions;
    return completions !== null && term >= completions[0] && term < completions[1];
  }

  #forget(document: number): void {
    this.#stage[document] = 0;
    this.#score[document] = 0;
    this.#inName[document] = 0;
  }

  #clear(count: number): void {
    for (let at = 0; at < count; at += 1) this.#forget(this.#candidates[at]!);
  }
}
