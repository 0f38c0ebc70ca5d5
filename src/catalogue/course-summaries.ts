import { lowerBound, NumberList } from "#engine/engine.ts";
import type { CategoryRef, CourseSummary, IndexedCourse, InstitutionRef } from "./course.ts";
import type { PackedEntry } from "./entry-column.ts";
import { cardOf, searchTextOf } from "./summary-text.ts";

/**
 * What listings show of each course, as text in a few blocks of memory: a sixth of the size of
 * objects, no work for the garbage collector, and shared by several threads and catalogues.
 */
export interface PackedCards {
  /** Ids of the courses, ascending. */
  ids: Uint32Array;
  /** For each of `ids`, the offset of its summary, counted across all pieces, and its length. */
  starts: Uint32Array;
  lengths: Uint32Array;
  /** JSON in UTF-8. Bytes of a piece never change once written; more can be appended. */
  pieces: readonly Uint8Array[];
  /** The institutions and categories that summaries refer to by id. */
  institutions: readonly InstitutionRef[];
  categories: readonly CategoryRef[];
}

const SMALLEST_PIECE = 2 ** 16;
const LARGEST_PIECE = 2 ** 24;
const MAX_SUMMARY_BYTES = 2 ** 32 - 1;

/**
 * Packs summaries course by course. They stay in the builder; each packing chooses which to
 * include.
 */
export class CardsBuilder {
  readonly #encoder = new TextEncoder();
  readonly #starts = new NumberList();
  readonly #lengths = new NumberList();
  /** As the courses name them. */
  readonly #institutions = new Map<number, InstitutionRef>();
  readonly #categories = new Map<number, CategoryRef>();
  readonly #pieces: Uint8Array[] = [];
  /** End offset of the last piece, and how much of it is written. */
  #end = 0;
  #written = 0;

  /**
   * @param entry Place of what it states of entry among all that is.
   * @throws RangeError when all summaries together exceed 4 GB.
   */
  add(course: IndexedCourse, entry: number): void {
    this.#institutions.set(course.institution.id, course.institution);
    for (const category of course.categories) this.#categories.set(category.id, category);
    const text = searchTextOf(course, entry);
    // A UTF-16 code unit takes at most three bytes in UTF-8.
    const piece = this.#pieceFor(text.length * 3);
    const { written } = this.#encoder.encodeInto(text, piece.subarray(this.#written));
    this.#starts.push(this.#end - piece.length + this.#written);
    this.#lengths.push(written);
    this.#written += written;
  }

  /** Removes the summaries from this place on; their bytes stay unused. */
  shorten(cards: number): void {
    this.#starts.shorten(cards);
    this.#lengths.shorten(cards);
  }

  /**
   * @param sources Places of the summaries to pack, among the added ones.
   * @param ids Ids of the courses at all places.
   * @param now Institutions and categories that may have been renamed since a summary was added.
   */
  pack(
    sources: Uint32Array,
    ids: Uint32Array,
    now: Pick<PackedCards, "institutions" | "categories">,
  ): PackedCards {
    const [starts, lengths] = [this.#starts.view(), this.#lengths.view()];
    const sorted = sortedById(sources, ids);
    return {
      ids: sorted.map((source) => ids[source]!),
      starts: sorted.map((source) => starts[source]!),
      lengths: sorted.map((source) => lengths[source]!),
      pieces: [...this.#pieces],
      institutions: asNow(this.#institutions, now.institutions),
      categories: asNow(this.#categories, now.categories),
    };
  }

  /** The last piece if it has room for this many bytes, otherwise a new one. */
  #pieceFor(bytes: number): Uint8Array {
    const last = this.#pieces.at(-1);
    if (last && last.length - this.#written >= bytes) return last;
    const doubled = Math.min(Math.max(this.#end, SMALLEST_PIECE), LARGEST_PIECE);
    const length = Math.max(doubled, bytes);
    if (this.#end + length > MAX_SUMMARY_BYTES)
      throw new RangeError("too many cards for one catalogue");
    const piece = new Uint8Array(new SharedArrayBuffer(length));
    this.#pieces.push(piece);
    this.#end += length;
    this.#written = 0;
    return piece;
  }
}

function asNow<T extends { id: number }>(known: Map<number, T>, now: readonly T[]): T[] {
  for (const one of now) known.set(one.id, one);
  return [...known.values()];
}

/** The sources in the order of their ids. */
function sortedById(sources: Uint32Array, ids: Uint32Array): Uint32Array {
  const isSorted = sources.every((source, at) => at === 0 || ids[sources[at - 1]!]! < ids[source]!);
  return isSorted ? sources : sources.slice().sort((a, b) => ids[a]! - ids[b]!);
}

/** Decoded summaries in the cache. */
const MAX_DECODED = 2_000;

/** Gives summaries by course; recently used ones are cached decoded. */
export class CourseSummaries {
  readonly #packed: PackedCards;
  readonly #decoder = new TextDecoder();
  readonly #institutions: ReadonlyMap<number, InstitutionRef>;
  readonly #categories: ReadonlyMap<number, CategoryRef>;
  readonly #entry: PackedEntry["stated"];
  readonly #atHand = new Map<number, CourseSummary>();
  /** Offset of each piece. */
  readonly #begins: number[] = [];

  constructor(packed: PackedCards, { stated }: Pick<PackedEntry, "stated">) {
    this.#packed = packed;
    this.#entry = stated;
    this.#institutions = new Map(packed.institutions.map((one) => [one.id, one]));
    this.#categories = new Map(packed.categories.map((one) => [one.id, one]));
    let end = 0;
    for (const piece of packed.pieces) {
      this.#begins.push(end);
      end += piece.length;
    }
  }

  get(id: number): CourseSummary | undefined {
    const known = this.#atHand.get(id);
    if (known) return known;
    const place = lowerBound(this.#packed.ids, id);
    if (this.#packed.ids[place] !== id) return undefined;
    const card = this.#unpack(place);
    if (this.#atHand.size >= MAX_DECODED) this.#forgetOldest();
    this.#atHand.set(id, card);
    return card;
  }

  #unpack(place: number): CourseSummary {
    const { starts, lengths, pieces } = this.#packed;
    const start = starts[place]!;
    const piece = lowerBound(this.#begins, start + 1) - 1;
    const from = start - this.#begins[piece]!;
    // A copy, because not every TextDecoder reads memory shared between threads.
    const bytes = pieces[piece]!.slice(from, from + lengths[place]!);
    return cardOf(this.#decoder.decode(bytes), this.#institutions, this.#categories, this.#entry);
  }

  #forgetOldest(): void {
    const [oldest] = this.#atHand.keys();
    if (oldest !== undefined) this.#atHand.delete(oldest);
  }
}
