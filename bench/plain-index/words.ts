/** Words from one place among the sorted ones up to another. */
export interface Range {
  from: number;
  to: number;
}

/** Sorted words, so that a begun one is a range of them, and a typo a walk down its letters. */
export class SortedWords {
  readonly words: readonly string[];

  /** @param words Sorted by code unit. */
  constructor(words: readonly string[]) {
    this.words = words;
  }

  /** The place of a word as a range, which is empty where there is none. */
  whole(word: string): Range {
    const from = this.#place(word, 0);
    return { from, to: this.words[from] === word ? from + 1 : from };
  }

  begun(word: string): Range {
    const from = this.#place(word, 0);
    return { from, to: this.#place(`${word}\uffff`, from) };
  }

  #place(word: string, from: number): number {
    let [low, high] = [from, this.words.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.words[middle]! < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The words of a range that have a letter at a depth; all have the same letters before it. */
  withLetter({ from, to }: Range, depth: number, letter: number): Range {
    const first = this.#letterPlace(from, to, depth, letter);
    return { from: first, to: this.#letterPlace(first, to, depth, letter + 1) };
  }

  #letterPlace(from: number, to: number, depth: number, letter: number): number {
    let [low, high] = [from, to];
    while (low < high) {
      const middle = (low + high) >>> 1;
      // A word that ends here is before all others.
      if ((this.words[middle]!.charCodeAt(depth) || 0) < letter) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Places of the words one edit away: a letter more, fewer or another, or two swapped. */
  oneEditAway(typed: string): Set<number> {
    const found = new Set<number>();
    let same: Range = { from: 0, to: this.words.length };
    for (let at = 0; at <= typed.length && same.from < same.to; at++) {
      const letter = typed.charCodeAt(at);
      this.#addRest(same, at, typed, at + 1, found);
      if (at + 1 < typed.length) {
        const swapped = this.withLetter(same, at, typed.charCodeAt(at + 1));
        this.#addRest(this.withLetter(swapped, at + 1, letter), at + 2, typed, at + 2, found);
      }
      for (let { from } = same; from < same.to; ) {
        const other = this.words[from]!.charCodeAt(at);
        if (Number.isNaN(other)) {
          from++;
          continue;
        }
        const { to } = this.withLetter({ from, to: same.to }, at, other);
        this.#addRest({ from, to }, at + 1, typed, at, found);
        if (other !== letter) this.#addRest({ from, to }, at + 1, typed, at + 1, found);
        from = to;
      }
      if (at < typed.length) same = this.withLetter(same, at, letter);
    }
    return found;
  }

  /** Adds the word that goes on, from a depth on, as what was typed does from a letter on. */
  #addRest(range: Range, depth: number, typed: string, from: number, found: Set<number>): void {
    if (from > typed.length) return;
    let rest = range;
    for (let at = from; at < typed.length && rest.from < rest.to; at++) {
      rest = this.withLetter(rest, depth + at - from, typed.charCodeAt(at));
    }
    const { from: place, to } = rest;
    const length = depth + typed.length - from;
    if (place < to && this.words[place]!.length === length) found.add(place);
  }
}
