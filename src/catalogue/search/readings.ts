/** More words than people ask for within minutes; what is kept for one takes some hundred bytes. */
const MOST_KEPT = 4_096;

/** Keeps what was read for the words asked for lately. What it gives must not be changed. */
export class Readings<T> {
  readonly #kept = new Map<string, T>();

  /** What was read for the word, else what `read` gives now. */
  of(word: string, read: () => T): T {
    const known = this.#kept.get(word);
    if (known !== undefined) return known;
    const reading = read();
    if (this.#kept.size === MOST_KEPT) this.#forgetOldest();
    this.#kept.set(word, reading);
    return reading;
  }

  get size(): number {
    return this.#kept.size;
  }

  #forgetOldest(): void {
    const [oldest] = this.#kept.keys();
    this.#kept.delete(oldest!);
  }
}
