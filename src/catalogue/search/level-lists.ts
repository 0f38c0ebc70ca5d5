import { type Bitset, emptySet, has } from "../bitset.ts";
import { type ListVisitor, type NumberLists, Uniting } from "../number-lists.ts";
import type { Alternative } from "./readings.ts";

/** The documents of some lists of names, in the order of their numbers. */
export class LevelLists {
  readonly #names: NumberLists;
  /** Documents of the sparse lists at hand. */
  readonly #noted: Uniting;
  /** Where the sets of the lists at hand begin, and between which places their numbers are. */
  #offsets: number[] = [];
  #sparse: number[] = [];
  #isNoted = false;

  constructor(names: NumberLists) {
    this.#names = names;
    this.#noted = new Uniting(emptySet(names.packed.size));
  }

  /** Takes any document for one of theirs. */
  takeAny(): void {
    this.#offsets = [];
    this.#isNoted = false;
  }

  /**
   * Takes other lists; `end` has to follow.
   *
   * @param most Where they hold more numbers than this, any document is taken for one of theirs.
   */
  take(lists: readonly Alternative[], most: number): void {
    this.#offsets = [];
    this.#sparse = [];
    for (const { from, to } of lists) this.#names.visit(from, to, this.#gather);
    const sparse = this.#sparse.reduce((sum, at, place) => sum + (place % 2 === 0 ? -at : at), 0);
    this.#isNoted = sparse <= most;
    if (this.#isNoted) this.#note();
  }

  /** One word of the set of their documents, or of a greater set. */
  at(word: number): number {
    const { sets } = this.#names.packed;
    let bits = this.#isNoted ? this.#noted.target[word]! : 0xffffffff;
    for (const offset of this.#offsets) bits |= sets[offset + word]!;
    return bits;
  }

  end(): void {
    if (this.#isNoted && this.#sparse.length > 0) this.#noted.target.fill(0);
  }

  /** The documents of some lists, each once, in any order; not between `take` and `end`. */
  documentsOf(lists: readonly Alternative[]): readonly number[] {
    const seen: Bitset = this.#noted.target;
    const documents: number[] = [];
    for (const { from, to } of lists) {
      for (let list = from; list < to; list++) {
        this.#names.forEach(list, (document) => {
          if (has(seen, document)) return;
          seen[document >>> 5]! |= 1 << (document & 31);
          documents.push(document);
        });
      }
    }
    for (const document of documents) seen[document >>> 5] = 0;
    return documents;
  }

  readonly #gather: ListVisitor = {
    numbers: (_, from, to) => {
      this.#sparse.push(from, to);
    },
    set: (_, offset) => {
      this.#offsets.push(offset);
    },
  };

  #note(): void {
    const { numbers } = this.#names.packed;
    for (let at = 0; at < this.#sparse.length; at += 2) {
      this.#noted.numbers(numbers, this.#sparse[at]!, this.#sparse[at + 1]!);
    }
  }
}
