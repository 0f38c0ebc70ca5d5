/** More words than people ask for within minutes; what is kept for one takes some hundred bytes. */
const MOST_KEPT = 4_096;

/**
 * Keeps what was read for the words asked for lately. What it gives must not be changed. Words are
 * kept in two halves; when the newer is full, those of the older that nobody asked for are forgotten.
 */
export class Readings<T> {
  readonly #half: number;
  #newer = new Map<string, T>();
  #older = new Map<string, T>();

  constructor(most = MOST_KEPT) {
    this.#half = Math.max(1, Math.floor(most / 2));
  }

  /** What is kept for the word. */
  get(word: string): T | undefined {
    const reading = this.#newer.get(word);
    if (reading !== undefined) return reading;
    const old = this.#older.get(word);
    return old === undefined ? undefined : this.keep(word, old);
  }

  /** Keeps a reading and gives it back. */
  keep(word: string, reading: T): T {
    if (this.#newer.size >= this.#half) {
      this.#older = this.#newer;
      this.#newer = new Map();
    }
    this.#newer.set(word, reading);
    return reading;
  }

  /** At least as many as are kept. */
  get size(): number {
    return this.#newer.size + this.#older.size;
  }
}
