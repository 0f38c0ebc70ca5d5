import { wordsFor } from "../bitset.ts";
import {
  type ListVisitor,
  lowerBound,
  NumberLists,
  packLists,
  rangeWithin,
} from "../number-lists.ts";
import {
  type ClassPhrase,
  documentsBefore,
  NO_RANGES,
  type PackedField,
  phrasesIn,
} from "./packing.ts";
import type { Terms } from "./terms.ts";

/** The part of a field that a table of lists is for; see `PackedField`. */
type Part = Pick<PackedField, "held" | "before" | "ranges"> & { members: NumberLists };

/** Which documents hold a word in one of their other texts, and through which text. */
export class Field {
  /** Below that of names. */
  readonly weight: number;
  readonly #packed: PackedField;
  readonly #documents: NumberLists;
  readonly #words: number;
  readonly #parts: Part[];

  /** @param facets Lists of the facets' choices, where they hold the field's documents. */
  constructor(packed: PackedField, facets: NumberLists | null) {
    this.weight = packed.weight;
    this.#packed = packed;
    this.#documents = packed.documents === null ? facets! : new NumberLists(packed.documents);
    this.#words = wordsFor(this.#documents.packed.size);
    this.#parts = [{ ...packed, members: new NumberLists(packed.members) }];
  }

  /** Replaces the phrases that are looked up besides the packed ones; their lists begin at `first`. */
  replacePhrases(terms: Terms, phrases: readonly ClassPhrase[], first: number): void {
    const { texts } = this.#packed;
    const found = phrasesIn(texts, terms, phrases);
    const numbers = [...new Set(found.phrases)].sort((a, b) => a - b);
    const places = new Map(numbers.map((number, place) => [number, place]));
    const emit = (add: (list: number, text: number) => void) => {
      found.phrases.forEach((phrase, at) => {
        add(places.get(phrase)!, found.texts[at]!);
      });
    };
    const packed = packLists(numbers.length, texts.starts.length - 1, emit, NO_RANGES, true);
    const members = new NumberLists(packed);
    const none = new Uint32Array(0);
    this.#parts[1] = {
      held: Uint32Array.from(numbers, (number) => first + number),
      members,
      before: documentsBefore(members, this.#documents),
      ranges: { from: none, to: none, sets: none },
    };
  }

  /** At least as many as the documents that hold any of the lists. */
  total(from: number, to: number): number {
    let total = 0;
    for (const { held, before } of this.#parts) {
      const first = lowerBound(held, from);
      const end = endOf(held, first, from, to);
      total += before[end]! - before[first]!;
    }
    return total;
  }

  /** Shows the documents of the lists `from` up to `to`, some of them more than once. */
  visit(from: number, to: number, visitor: ListVisitor): void {
    for (const { held, members, ranges } of this.#parts) {
      const first = lowerBound(held, from);
      const last = endOf(held, first, from, to);
      for (let at = first; at < last; ) {
        const slot = ranges.from.length === 0 ? -1 : rangeWithin(ranges, at, last);
        const end = slot < 0 ? last : ranges.from[slot]!;
        this.#visitTexts(members, at, end, visitor);
        if (slot < 0) break;
        visitor.set(ranges.sets, slot * this.#words);
        at = ranges.to[slot]!;
      }
    }
  }

  /** Shows the documents of the texts that hold the places `from` up to `to`. */
  #visitTexts({ packed }: NumberLists, from: number, to: number, visitor: ListVisitor): void {
    const { starts, numbers, ranges } = this.#documents.packed;
    for (let at = packed.starts[from]!; at < packed.starts[to]!; at++) {
      const text = packed.numbers[at]!;
      const [first, end] = [starts[text]!, starts[text + 1]!];
      if (end > first) visitor.numbers(numbers, first, end);
      else {
        const offset = this.#documents.setOffset(text);
        if (offset !== undefined) visitor.set(ranges.sets, offset);
      }
    }
  }
}

function endOf(held: Uint32Array, first: number, from: number, to: number): number {
  if (to === from + 1) return first + (held[first] === from ? 1 : 0);
  return lowerBound(held, to, first);
}
