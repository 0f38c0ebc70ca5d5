import type { CategoryRef, CourseCard, IndexedCourse, InstitutionRef } from "./course.ts";
import { lowerBound } from "./lists.ts";
import { NumberList } from "./number-list.ts";

/**
 * What listings show of each course, as text in one piece of memory: it weighs a third of the
 * objects, costs the garbage collector nothing, and moves between threads without being copied.
 */
export interface PackedCards {
  /** Ids of the courses, ascending. */
  ids: Uint32Array;
  /** Card n is the JSON from `starts[n]` up to `starts[n + 1]` of `bytes`, in UTF-8. */
  starts: Uint32Array;
  bytes: Uint8Array;
  /** The institutions and categories that the cards name by id. */
  institutions: InstitutionRef[];
  categories: CategoryRef[];
}

/** A card as it is kept: what many courses share is named by its id. */
type KeptCard = Omit<CourseCard, "institution" | "categories"> & {
  institution: number;
  categories: number[];
};

const FIRST_SIZE = 2 ** 16;
const LARGEST_SIZE = 2 ** 32 - 1;

/** Packs the cards course by course. */
export class CardsBuilder {
  readonly #encoder = new TextEncoder();
  readonly #ids = new NumberList();
  readonly #starts = new NumberList();
  readonly #institutions = new Map<number, InstitutionRef>();
  readonly #categories = new Map<number, CategoryRef>();
  #bytes = new Uint8Array(FIRST_SIZE);
  #length = 0;

  /** @throws RangeError when all cards together exceed 4 GB. */
  add(course: IndexedCourse): void {
    this.#institutions.set(course.institution.id, course.institution);
    for (const category of course.categories) this.#categories.set(category.id, category);
    const text = JSON.stringify(kept(course));
    // A code unit takes three bytes at most.
    this.#reserve(this.#length + text.length * 3);
    this.#ids.push(course.id);
    this.#starts.push(this.#length);
    this.#length += this.#encoder.encodeInto(text, this.#bytes.subarray(this.#length)).written;
  }

  pack(): PackedCards {
    this.#starts.push(this.#length);
    const [ids, starts] = [this.#ids.view(), this.#starts.view()];
    const bytes = this.#bytes.slice(0, this.#length);
    const isSorted = ids.every((id, at) => at === 0 || ids[at - 1]! < id);
    const cards = isSorted
      ? { ids: ids.slice(), starts: starts.slice(), bytes }
      : sorted(ids, starts, bytes);
    return {
      ...cards,
      institutions: [...this.#institutions.values()],
      categories: [...this.#categories.values()],
    };
  }

  #reserve(size: number): void {
    if (size <= this.#bytes.length) return;
    if (size > LARGEST_SIZE) throw new RangeError("too many cards for one catalogue");
    const bytes = new Uint8Array(Math.min(Math.max(size, this.#bytes.length * 2), LARGEST_SIZE));
    bytes.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = bytes;
  }
}

/** Leaves behind the text that only the search reads: it must not travel to visitors. */
function kept({
  careers_plain: _,
  modules_plain: __,
  timings_plain: ___,
  institution,
  categories,
  ...card
}: IndexedCourse): KeptCard {
  return { ...card, institution: institution.id, categories: categories.map(({ id }) => id) };
}

function sorted(ids: Uint32Array, starts: Uint32Array, bytes: Uint8Array) {
  const places = Array.from(ids, (_, place) => place).sort((a, b) => ids[a]! - ids[b]!);
  const moved = new Uint8Array(bytes.length);
  const movedStarts = new Uint32Array(starts.length);
  places.forEach((place, at) => {
    const card = bytes.subarray(starts[place]!, starts[place + 1]!);
    moved.set(card, movedStarts[at]!);
    movedStarts[at + 1] = movedStarts[at]! + card.length;
  });
  return {
    ids: Uint32Array.from(places, (place) => ids[place]!),
    starts: movedStarts,
    bytes: moved,
  };
}

/** Unpacked cards that are kept at hand. */
const MOST_AT_HAND = 2_000;

/** Hands out cards; those asked for lately are kept unpacked. */
export class Cards {
  readonly #packed: PackedCards;
  readonly #decoder = new TextDecoder();
  readonly #institutions: ReadonlyMap<number, InstitutionRef>;
  readonly #categories: ReadonlyMap<number, CategoryRef>;
  readonly #atHand = new Map<number, CourseCard>();

  constructor(packed: PackedCards) {
    this.#packed = packed;
    this.#institutions = new Map(packed.institutions.map((one) => [one.id, one]));
    this.#categories = new Map(packed.categories.map((one) => [one.id, one]));
  }

  get(id: number): CourseCard | undefined {
    const known = this.#atHand.get(id);
    if (known) return known;
    const place = lowerBound(this.#packed.ids, id);
    if (this.#packed.ids[place] !== id) return undefined;
    const card = this.#unpack(place);
    if (this.#atHand.size >= MOST_AT_HAND) this.#forgetOldest();
    this.#atHand.set(id, card);
    return card;
  }

  #unpack(place: number): CourseCard {
    const { starts, bytes } = this.#packed;
    const text = this.#decoder.decode(bytes.subarray(starts[place]!, starts[place + 1]!));
    const card = JSON.parse(text) as KeptCard;
    return {
      ...card,
      institution: this.#institutions.get(card.institution)!,
      categories: card.categories.flatMap((id) => this.#categories.get(id) ?? []),
    };
  }

  #forgetOldest(): void {
    const [oldest] = this.#atHand.keys();
    if (oldest !== undefined) this.#atHand.delete(oldest);
  }
}
