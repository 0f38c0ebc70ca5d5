import { type Bitset, emptySet, lowestBit } from "../bitset.ts";
import type { ListVisitor } from "../lists.ts";
import { MOST_KEPT } from "./readings.ts";
import type { TextColumns } from "./text-columns.ts";
import { type ReadWord, totalsOf } from "./word-readings.ts";

/** What a word of a query is worth in every document of a small index. */
export interface WordWorths {
  /** Documents that hold the word in any text, and those that hold it in their name. */
  anywhere: Bitset;
  named: Bitset;
  /** By document: the weight of the best text times the quality of its match, 0 where none matches. */
  worth: Uint16Array;
  /** The greatest worth, and the greatest in documents whose name lacks the word. */
  best: number;
  bestElsewhere: number;
}

/** Up to so many documents, what a word is worth in each is kept with its reading. */
export const SMALL = 8_192;

/** What words of a small index are worth takes at most so many bytes in each memory of readings. */
const MOST_BYTES = 4 * 2 ** 20;

/** How many words an index of this size may remember. */
export function wordsKept(size: number): number {
  if (size > SMALL) return MOST_KEPT;
  const bytes = size * 2 + ((size + 31) >>> 5) * 8;
  return Math.min(MOST_KEPT, Math.floor(MOST_BYTES / bytes));
}

/** What the word is worth in every document, read at the first use. */
export function worthsOf(columns: TextColumns, word: ReadWord): WordWorths {
  word.worths ??= readWorths(columns, word);
  return word.worths;
}

function readWorths(columns: TextColumns, word: ReadWord): WordWorths {
  const { fields, packed } = columns;
  const noting = new Noting(packed.size);
  for (let place = 0; place < fields.length; place++) {
    for (const alternative of word.alternatives) {
      if (totalsOf(columns, alternative)[place] === 0) continue;
      noting.value = fields[place]!.weight * alternative.quality;
      fields[place]!.visit(alternative.from, alternative.to, noting);
    }
    if (place === 0) noting.endOfNames();
  }
  const { anywhere, named, worth, best, bestElsewhere } = noting;
  return { anywhere, named, worth, best, bestElsewhere };
}

/** Notes a value for all documents that it is shown. */
class Noting implements ListVisitor {
  value = 0;
  best = 0;
  bestElsewhere = 0;
  readonly anywhere: Bitset;
  readonly named: Bitset;
  readonly worth: Uint16Array;

  constructor(size: number) {
    this.anywhere = emptySet(size);
    this.named = emptySet(size);
    this.worth = new Uint16Array(size);
  }

  endOfNames(): void {
    this.named.set(this.anywhere);
    this.bestElsewhere = 0;
  }

  numbers(numbers: Uint32Array, from: number, to: number): void {
    for (let at = from; at < to; at++) this.#note(numbers[at]!);
  }

  set(sets: Uint32Array, offset: number): void {
    for (let word = 0; word < this.anywhere.length; word++) {
      for (let bits = sets[offset + word]!; bits !== 0; bits &= bits - 1) {
        this.#note(word * 32 + lowestBit(bits));
      }
    }
  }

  #note(document: number): void {
    const [word, bit] = [document >>> 5, 1 << (document & 31)];
    if (this.value <= this.worth[document]!) return;
    this.worth[document] = this.value;
    this.anywhere[word]! |= bit;
    if (this.value > this.best) this.best = this.value;
    if ((this.named[word]! & bit) === 0)
      this.bestElsewhere = Math.max(this.bestElsewhere, this.value);
  }
}
