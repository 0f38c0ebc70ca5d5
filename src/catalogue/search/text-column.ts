import { NumberList } from "../number-list.ts";
import type { Analyser } from "./analysis.ts";

/** In the entries of a text this is added to the number of a concept; words are below it. */
export const CONCEPT_ENTRY = 2 ** 31;

/** So many texts are known again when they recur; where there are more, they evidently do not. */
const MOST_KNOWN = 2 ** 16;

/** One text of each source, added in turn, as what is searched in it. One that recurs is kept once. */
export class TextColumn {
  readonly #analyser: Analyser;
  readonly #known = new Map<string, number>();
  readonly #ofSource = new NumberList();
  readonly #entries = new NumberList();
  readonly #starts = new NumberList();

  constructor(analyser: Analyser) {
    this.#analyser = analyser;
    this.#starts.push(0);
  }

  add(text: string): void {
    this.#ofSource.push(text === "" ? 0 : (this.#known.get(text) ?? this.#take(text)));
  }

  /** Takes the texts of the sources from this one on away. */
  shorten(sources: number): void {
    this.#ofSource.shorten(sources);
  }

  /** The number of each source's text from 1 on, 0 for none. */
  numbers(): Uint32Array {
    return this.#ofSource.view();
  }

  /** How many texts are kept, which is the greatest number of one. */
  get count(): number {
    return this.#starts.length - 1;
  }

  /** Words of a text by their numbers, and concepts from CONCEPT_ENTRY on. */
  entriesOf(text: number): Uint32Array {
    const starts = this.#starts.view();
    return this.#entries.view().subarray(starts[text - 1]!, starts[text]!);
  }

  #take(text: string): number {
    for (const entry of entriesIn(text, this.#analyser)) this.#entries.push(entry);
    this.#starts.push(this.#entries.length);
    if (this.#known.size < MOST_KNOWN) this.#known.set(text, this.count);
    return this.count;
  }
}

/** What is searched in a text: its words, and its concepts from CONCEPT_ENTRY on. */
export function entriesIn(text: string, analyser: Analyser): number[] {
  const { words, concepts } = analyser.content(text);
  return [...words, ...concepts.map((concept) => CONCEPT_ENTRY + concept)];
}
