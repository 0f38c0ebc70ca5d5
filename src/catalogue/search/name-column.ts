import { NumberList } from "../number-list.ts";
import { type Analyser, LINE_END } from "./analysis.ts";
import { nameKey } from "./numbering.ts";

/** The name of each source as numbers; source n has what is from `starts[n]` to `starts[n + 1]`. */
export interface Names {
  /** How names rank; see `nameKey`. */
  keys: Uint32Array;
  /** Words and what stands between them, as the analyser gives them. */
  sequence: Uint32Array;
  sequenceStarts: Uint32Array;
  concepts: Uint32Array;
  conceptStarts: Uint32Array;
  /** Hashes of all lines of all names, and whose they are. */
  hashes: Uint32Array;
  hashed: Uint32Array;
}

/** Collects the names of sources one by one. */
export class NameColumn {
  readonly #analyser: Analyser;
  readonly #keys = new NumberList();
  readonly #sequence = new NumberList();
  readonly #sequenceStarts = new NumberList();
  readonly #concepts = new NumberList();
  readonly #conceptStarts = new NumberList();
  readonly #hashes = new NumberList();
  readonly #hashed = new NumberList();
  readonly #into = { sequence: this.#sequence, concepts: this.#concepts };
  readonly #noteHash = (hash: number) => {
    this.#hashes.push(hash);
    this.#hashed.push(this.#keys.length);
  };

  constructor(analyser: Analyser) {
    this.#analyser = analyser;
    this.#sequenceStarts.push(0);
    this.#conceptStarts.push(0);
  }

  add(name: string): void {
    const start = this.#sequence.length;
    if (name !== "") this.#analyser.name(name, this.#into, this.#noteHash);
    const line = name.indexOf("\n");
    this.#keys.push(nameKey(this.#wordsFrom(start), line < 0 ? name.length : line));
    this.#sequenceStarts.push(this.#sequence.length);
    this.#conceptStarts.push(this.#concepts.length);
  }

  /** Takes the names of the sources from this one on away, also one that was half added. */
  shorten(sources: number): void {
    this.#keys.shorten(sources);
    this.#sequenceStarts.shorten(sources + 1);
    this.#sequence.shorten(this.#sequenceStarts.at(sources));
    this.#conceptStarts.shorten(sources + 1);
    this.#concepts.shorten(this.#conceptStarts.at(sources));
    let hashes = this.#hashed.length;
    while (hashes > 0 && this.#hashed.at(hashes - 1) >= sources) hashes--;
    this.#hashed.shorten(hashes);
    this.#hashes.shorten(hashes);
  }

  /** The names so far; valid until the next is added. */
  view(): Names {
    return {
      keys: this.#keys.view(),
      sequence: this.#sequence.view(),
      sequenceStarts: this.#sequenceStarts.view(),
      concepts: this.#concepts.view(),
      conceptStarts: this.#conceptStarts.view(),
      hashes: this.#hashes.view(),
      hashed: this.#hashed.view(),
    };
  }

  /** Telling words of the first line. */
  #wordsFrom(start: number): number {
    let end = start;
    while (end < this.#sequence.length && this.#sequence.at(end) !== LINE_END) end++;
    return end - start;
  }
}
