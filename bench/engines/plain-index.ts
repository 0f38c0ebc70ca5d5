import { addToSet, emptySet } from "#engine/sets/bitset.ts";
import type { Directory } from "../corpora.ts";
import { type Answer, type Engine, PAGE, SUGGESTIONS } from "../engine.ts";
import { HeldValues } from "../plain-index/held-values.ts";
import { HeldWords, type Matches } from "../plain-index/held-words.ts";
import { ListsCollector } from "../plain-index/lists.ts";
import { type Range, SortedWords } from "../plain-index/words.ts";
import { FacetValues, recordsOf, wordsTyped } from "../records.ts";

/**
 * The least that answers these classes fast: sorted words, documents numbered by how they rank, lists
 * of both, sets of what is frequent. It knows names and all texts together, and no other form, synonym,
 * script or weight of a text.
 */
export const plainIndex: Engine = {
  name: "plain index",
  package: null,
  isYardstick: true,
  most: 1_000_000,
  load(directory) {
    const index = new PlainIndex(directory);
    const { values } = index;
    return {
      a: (filters) => index.filtered(values.chosen(filters), null),
      b: (typed) => index.find(index.read(typed)),
      c: (typed) => index.find(index.corrected(typed)),
      d: (filters) => index.filtered(values.chosen(filters), index.matches(filters.name)),
      e: (typed) => index.suggest(index.read(typed)),
      countsOf: (counts) => values.named(counts as Uint32Array),
      bytes: index.bytes,
    };
  },
};

const NO_MATCHES: Matches = { few: new Uint32Array(0), many: null };
const NOTHING: Answer = { total: 0, ids: [] };

class PlainIndex {
  readonly values = new FacetValues();
  readonly #ids: Uint32Array;
  readonly #words: SortedWords;
  readonly #names: HeldWords;
  readonly #texts: HeldWords;
  readonly #held: HeldValues;

  constructor(directory: Directory) {
    const collected = collect(directory, this.values);
    const order = rankOrder(collected.ranks);
    const { words, places } = sortedWords(collected.words);
    this.#ids = order.map((record) => collected.ids[record]!);
    this.#words = new SortedWords(words);
    this.#names = new HeldWords(this.#words, collected.names.read(order, places));
    this.#texts = new HeldWords(this.#words, collected.texts.read(order, places));
    const courses = emptySet(order.length);
    order.forEach((record, document) => {
      if (record < collected.courses) addToSet(courses, document);
    });
    this.#held = new HeldValues(this.values, collected.values.read(order, null), courses);
  }

  get bytes(): number {
    const letters = this.#words.words.reduce((sum, word) => sum + word.length + 1, 0);
    return letters + this.#names.bytes + this.#texts.bytes + this.#held.bytes;
  }

  /** The words of a text, each a range; null where nothing has one of them. */
  read(typed: string): Range[] | null {
    const { whole, begun } = wordsTyped(typed);
    const ranges = whole.map((word) => this.#words.whole(word));
    if (begun !== null) ranges.push(this.#words.begun(begun));
    const isLacking = ranges.length === 0 || ranges.some(({ from, to }) => from === to);
    return isLacking ? null : ranges;
  }

  /** The same with each unknown word replaced by the one an edit away that most documents have. */
  corrected(typed: string): Range[] | null {
    const { whole, begun } = wordsTyped(typed);
    const typedWords = begun === null ? whole : [...whole, begun];
    const ranges = typedWords.map((word) => this.#words.whole(word));
    for (const [at, { from, to }] of ranges.entries()) {
      if (from < to) continue;
      const known = ranges.filter((range) => range.from < range.to);
      const near = this.#mostHeld(this.#words.oneEditAway(typedWords[at]!), known);
      if (near === null) return null;
      ranges[at] = near;
    }
    return ranges.length === 0 ? null : ranges;
  }

  #mostHeld(words: Iterable<number>, besides: readonly Range[]): Range | null {
    let [most, mostHeld]: [number, Range | null] = [-1, null];
    for (const from of words) {
      const range = { from, to: from + 1 };
      const count = this.#texts.count([...besides, range]);
      if (count > most) [most, mostHeld] = [count, range];
    }
    return mostHeld;
  }

  /** The best are documents whose names hold all words, then others; each in their order. */
  find(ranges: readonly Range[] | null): Answer {
    if (ranges === null) return NOTHING;
    const total = this.#texts.count(ranges);
    const named = total === 0 ? [] : Array.from(this.#names.best(ranges, PAGE));
    const isDone = named.length === Math.min(total, PAGE);
    const others = isDone ? [] : Array.from(this.#texts.best(ranges, PAGE));
    const best = [...named, ...others.filter((document) => !named.includes(document))];
    return { total, ids: this.#idsOf(best.slice(0, PAGE)) };
  }

  suggest(ranges: readonly Range[] | null): Answer {
    if (ranges === null) return NOTHING;
    const ids = this.#idsOf(this.#names.best(ranges, SUGGESTIONS));
    return { total: ids.length, ids };
  }

  /** The documents that hold what was typed; null where that is no word. */
  matches(typed: string): Matches | null {
    if (typed === "") return null;
    const ranges = this.read(typed);
    return ranges === null ? NO_MATCHES : this.#texts.matches(ranges);
  }

  /** @param named The documents that match a text; null without one. */
  filtered(chosen: readonly (readonly number[] | null)[], named: Matches | null): Answer {
    const { total, documents, counts } = this.#held.search(chosen, named, PAGE);
    return { total, ids: this.#idsOf(documents), counts };
  }

  #idsOf(documents: ArrayLike<number>): number[] {
    return Array.from(documents, (document) => this.#ids[document]!);
  }
}

/** The records as they come, with words in the order in which these first come. */
function collect(directory: Directory, facetValues: FacetValues) {
  const words = new Map<string, number>();
  const numberOf = (word: string) => {
    const known = words.get(word) ?? words.size;
    words.set(word, known);
    return known;
  };
  const wordsOf = (lines: string) =>
    new Set(lines.split(/\s/).flatMap((word) => (word === "" ? [] : [numberOf(word)])));
  const [names, texts, values] = [new ListsCollector(), new ListsCollector(), new ListsCollector()];
  const [ids, ranks]: [number[], number[]] = [[], []];
  let courses = 0;
  for (const record of recordsOf(directory, facetValues)) {
    const [first = ""] = record.name.split("\n");
    ids.push(record.id);
    ranks.push(first.split(" ").length * LONGEST + Math.min(first.length, LONGEST - 1));
    names.add(wordsOf(record.name));
    texts.add(wordsOf(record.text));
    values.add(record.values);
    if (record.isCourse) courses++;
  }
  return { words: [...words.keys()], names, texts, values, ids, ranks, courses };
}

/** More letters than a name has. */
const LONGEST = 1_024;

/** The records by how they rank: fewer words, then fewer letters, then as they came. */
function rankOrder(ranks: readonly number[]): Uint32Array {
  return Uint32Array.from(ranks.keys()).sort((one, other) => ranks[one]! - ranks[other]!);
}

/** The words in their order, and for each given one its place there. */
function sortedWords(words: readonly string[]): { words: string[]; places: Uint32Array } {
  const sorted = [...words.keys()].sort((one, other) => (words[one]! < words[other]! ? -1 : 1));
  const places = new Uint32Array(words.length);
  sorted.forEach((word, place) => {
    places[word] = place;
  });
  return { words: sorted.map((word) => words[word]!), places };
}
