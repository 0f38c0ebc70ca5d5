import {
  type Asked,
  addToSet,
  type Bitset,
  type Correction,
  emptySet,
  FacetCounter,
  fullSet,
  has,
  intersectParts,
  type Narrow,
  type NumberLists,
  type OpenColumns,
  Order,
  Selecting,
  type TextIndex,
  Uniting,
  wordsFor,
} from "#engine/engine.ts";
import type { CourseQuery, Rescue } from "./catalogue-answers.ts";
import type { PackedLimits } from "./catalogue-builder.ts";
import { isAmount, MAX_COSTS } from "./cost-limits.ts";
import { type PackedSort, packedSort } from "./course-sort.ts";
import { collectEnterable, type PackedEntry } from "./entry-column.ts";
import type { FacetKey } from "./facets.ts";
import { clearFilter, FILTER_KEYS, type Filters } from "./filters.ts";
import type { KnownValues } from "./known-values.ts";
import { ELSEWHERE } from "./places.ts";
import { type FilterPart, rescuesOf } from "./rescue.ts";
import { COURSES } from "./search/directory-search.ts";

/** The parts of a course search. */
export interface CourseSearchParts {
  columns: OpenColumns;
  lists: NumberLists;
  /** The id of each course, by document number. */
  ids: Uint32Array;
  /** Documents in the order of a listing without text. */
  order: Uint32Array;
  entry: PackedEntry;
  /** For each order that a list can be put in, the rank of each document; equal ones keep `order`. */
  ranks: Record<PackedSort, Narrow>;
  limits: PackedLimits;
  known: KnownValues;
  /** Its first shelf has the same documents. */
  text: TextIndex;
}

/** The matches of a query as numbers. */
export interface CourseMatches {
  /** Ids of the courses on the page. */
  ids: number[];
  total: number;
  /** Counts of all choices, numbered across all facets; overwritten by the next search. */
  counts: Uint32Array;
  correction: Correction | null;
  rescues: readonly Rescue[];
}

/**
 * Searches courses by filters and text, and counts every facet. One search at a time: its working
 * sets are reused.
 */
export class CourseSearch {
  readonly #parts: CourseSearchParts;
  readonly #selecting: Selecting;
  readonly #counter: FacetCounter;
  readonly #listing: Order;
  /** By key, the documents that state anything of it. */
  readonly #stated = new Map<FacetKey, Bitset>();
  readonly #sorted = new Map<PackedSort, Order>();
  readonly #everything: Bitset;
  readonly #matches: Bitset;
  readonly #named: Bitset;
  readonly #enterable: Bitset;
  readonly #affordable: Bitset;
  readonly #others: Bitset;
  /** Documents of the last selection that are only called what words say. */
  readonly #called: Bitset;

  constructor(parts: CourseSearchParts) {
    const { columns, lists } = parts;
    const { kernel } = columns;
    const words = wordsFor(lists.packed.size);
    this.#parts = parts;
    this.#everything = kernel.words(words);
    this.#everything.set(fullSet(columns.size));
    this.#matches = kernel.words(words);
    this.#named = kernel.words(words);
    this.#enterable = kernel.words(words);
    this.#affordable = kernel.words(words);
    this.#others = kernel.words(words);
    this.#called = emptySet(lists.packed.size);
    this.#selecting = new Selecting(lists, FILTER_KEYS.length, kernel);
    this.#counter = new FacetCounter(columns, this.#everything);
    this.#listing = Order.fair(parts.ids, parts.order);
  }

  search(query: CourseQuery): CourseMatches {
    const { filters } = query;
    const asked = filters.name === "" ? null : this.#parts.text.read(filters.name);
    const parts = [...this.#enterableOf(query), ...this.#selectFor(query, asked)];
    const matches = this.#matchesOf(parts);
    const total = this.#totalOf(parts, matches);
    this.#counter.count(parts, matches, total);
    if (query.underScheme) this.#countAffordable(parts);
    return {
      ids: this.#page(query, matches, total, asked).map((document) => this.#parts.ids[document]!),
      total,
      counts: this.#counter.counts,
      correction: asked?.correction ?? null,
      rescues: total === 0 ? this.#rescues(filters, parts) : [],
    };
  }

  /** Number of courses that match, or that are about the text. */
  count(filters: Filters, isAbout = false): number {
    const asked = filters.name === "" ? null : this.#parts.text.read(filters.name);
    const parts = this.#select(filters, asked, isAbout);
    return this.#totalOf(parts, this.#matchesOf(parts));
  }

  /** As `#select`, with a limit of cost for those whom the scheme covers where they ask. */
  #selectFor({ filters, underScheme, isAbout }: CourseQuery, asked: Asked | null): FilterPart[] {
    if (!underScheme || filters.max_cost.length === 0) return this.#select(filters, asked, isAbout);
    const most = Math.max(-1, ...filters.max_cost.filter(isAmount).map(Number));
    this.#affordable.fill(0);
    addUpTo(this.#parts.limits.underScheme, most, this.#affordable);
    const limit: FilterPart = {
      key: "max_cost",
      facet: FILTER_KEYS.indexOf("max_cost"),
      choices: [],
      set: this.#affordable,
    };
    return [limit, ...this.#select(clearFilter(filters, "max_cost"), asked, isAbout)];
  }

  /** Counts the limits of cost for those whom the scheme covers, which no column holds. */
  #countAffordable(parts: readonly FilterPart[]): void {
    const { columns, limits } = this.#parts;
    const others = parts.filter(({ key }) => key !== "max_cost");
    const set = this.#matchesOf(others, this.#others);
    const within = MAX_COSTS.map(() => 0);
    for (let document = 0; document < columns.size; document++) {
      if (!has(set, document)) continue;
      const least = MAX_COSTS.findIndex((most) => limits.underScheme[document]! <= most);
      if (least >= 0) within[least]!++;
    }
    let count = 0;
    for (const [at, most] of MAX_COSTS.entries()) {
      count += within[at]!;
      this.#counter.counts[this.#choiceOf("max_cost", String(most))!] = count;
    }
  }

  /** @param asked What the text asks for; null without a text, and for one that holds no word. */
  #select(filters: Filters, asked: Asked | null, isAbout = false): FilterPart[] {
    this.#called.fill(0);
    // Unknown values match no course.
    const parts = FILTER_KEYS.flatMap((key, facet): FilterPart[] => {
      if (filters[key].length === 0) return [];
      const choices = filters[key].flatMap((value) => this.#choiceOf(key, value) ?? []);
      return [{ key, ...this.#selecting.part(facet, choices, this.#more(key, filters, isAbout)) }];
    });
    if (filters.name === "") return parts;
    if (asked === null) this.#named.fill(0);
    else if (isAbout) this.#parts.text.about(asked, COURSES, this.#named);
    else this.#parts.text.collect(asked, COURSES, this.#named);
    return [...parts, { key: "name", facet: null, choices: [], set: this.#named }];
  }

  /**
   * An amount that is no choice matches what costs at most that; words that are a filter match what is
   * called so and, but for levels, states nothing of the kind.
   */
  #more(key: FacetKey, filters: Filters, isAbout: boolean): ((set: Bitset) => void) | null {
    const limit = LIMITS.find((one) => one.key === key);
    const most = limit ? this.#exactLimit(key, filters[key]) : null;
    const called = filters.called?.filter((one) => one.key === key) ?? [];
    if (most === null && called.length === 0) return null;
    return (set) => {
      if (limit && most !== null) addUpTo(this.#parts.limits[limit.of], most * limit.times, set);
      const isWide = key === "mnqf_level" && !isAbout;
      for (const { words } of called)
        this.#addCalled(words, isWide ? null : this.#statedOf(key), set);
    };
  }

  /** The highest value of a limit that is none of its choices; null without one. */
  #exactLimit(key: FacetKey, values: readonly string[]): number | null {
    const isChoice = (value: string) => this.#choiceOf(key, value) !== null;
    const amounts = values.filter(
      (value) => this.#parts.known.isKnown(key, value) && !isChoice(value),
    );
    return amounts.length === 0 ? null : Math.max(...amounts.map(Number));
  }

  /** @param stated What is called so and in here says otherwise; null where that does not matter. */
  #addCalled(words: string, stated: Bitset | null, set: Bitset): void {
    const named = this.#parts.text.named(words, COURSES);
    if (named === null) return;
    for (let at = 0; at < set.length; at++) {
      const added = named[at]! & ~set[at]! & ~(stated?.[at] ?? 0);
      this.#called[at]! |= added;
      set[at]! |= added;
    }
  }

  #statedOf(key: FacetKey): Bitset {
    const known = this.#stated.get(key);
    if (known) return known;
    const { bases, size } = this.#parts.columns;
    const place = FILTER_KEYS.indexOf(key);
    const uniting = new Uniting(emptySet(size));
    const none = { place: ELSEWHERE.value, mnqf_level: "NA" }[key as string];
    const nowhere = none === undefined ? null : this.#choiceOf(key, none);
    for (let choice = bases[place]!; choice < bases[place + 1]!; choice++)
      if (choice !== nowhere) this.#parts.lists.visit(choice, choice + 1, uniting);
    const stated = uniting.end();
    this.#stated.set(key, stated);
    return stated;
  }

  #choiceOf(key: FacetKey, value: string): number | null {
    const { columns, known } = this.#parts;
    const place = FILTER_KEYS.indexOf(key);
    const [base, end] = [columns.bases[place]!, columns.bases[place + 1]!];
    const choice = base + known.position(key, value);
    return choice < end ? choice : null;
  }

  /** The part of a query that asks what a person can enter. */
  #enterableOf({ entry }: CourseQuery): FilterPart[] {
    if (!entry) return [];
    this.#enterable.fill(0);
    collectEnterable(this.#parts.entry, entry, this.#enterable);
    return [{ key: "entry", facet: null, choices: [], set: this.#enterable }];
  }

  /** The documents that match all parts, in `target` where it has to be made. */
  #matchesOf(parts: readonly FilterPart[], target = this.#matches): Bitset {
    if (parts.length === 0) return this.#everything;
    if (parts.length === 1) return parts[0]!.set;
    intersectParts(this.#parts.columns.kernel, parts, target);
    return target;
  }

  #totalOf(parts: readonly FilterPart[], matches: Bitset): number {
    const { size, kernel } = this.#parts.columns;
    return parts.length === 0 ? size : kernel.common(matches, matches);
  }

  /** Overwrites the set of matches, so call it after reading them. */
  #rescues(filters: Filters, parts: readonly FilterPart[]): Rescue[] {
    const totalOf = (left: readonly FilterPart[]) => this.#totalOf(left, this.#matchesOf(left));
    return rescuesOf(filters, parts, totalOf, this.#parts.known);
  }

  /**
   * The documents of one page: in the order that was asked for, else best match first with a text,
   * else in the listing's order.
   */
  #page(
    { filters, underScheme, page, limit, order }: CourseQuery,
    matches: Bitset,
    total: number,
    asked: Asked | null,
  ): number[] {
    const start = (page - 1) * limit;
    const end = Math.min(start + limit, total);
    if (start >= end) return [];
    const [first, last] = order === "ASC" ? [total - end, total - start] : [start, end];
    const { sort } = filters;
    const listing = sort ? this.#orderOf(packedSort(sort, underScheme ?? false)) : this.#listing;
    const isListed = sort !== null || (asked === null && filters.called === undefined);
    const found = isListed
      ? listing.page(matches, total, first, last)
      : this.#best(asked, filters, matches, last).slice(first);
    return order === "ASC" ? found.reverse() : found;
  }

  /**
   * The first documents, best match first: those that the words of the text and of filters name together
   * lead, and those that are only called as a word for a filter says come last.
   */
  #best(asked: Asked | null, filters: Filters, matches: Bitset, count: number): number[] {
    const { text } = this.#parts;
    const best = (one: Asked | null, allowed: Bitset, part: "all" | "named") =>
      one
        ? text.best(one, COURSES, count, { allowed, part }).map(({ document }) => document)
        : this.#listing.page(allowed, count, 0, count);
    if (filters.called === undefined) return best(asked, matches, "all");
    const words = [...filters.called.map((one) => one.words), filters.name].join(" ");
    const whole = asked && text.readAsTyped(words);
    const called = this.#called.map((bits, at) => bits & matches[at]!);
    const stated = matches.map((bits, at) => bits & ~called[at]!);
    const found = [
      ...(whole ? best(whole, stated, "named") : []),
      ...best(asked, stated, "all"),
      ...best(asked, called, "all"),
    ];
    return [...new Set(found)].slice(0, count);
  }

  #orderOf(sort: PackedSort): Order {
    const known = this.#sorted.get(sort);
    if (known) return known;
    const { ids, order, ranks } = this.#parts;
    const sorted = Order.ranked(ids, order, ranks[sort]);
    this.#sorted.set(sort, sorted);
    return sorted;
  }
}

/** Filters of which any amount is a value, and what of a document is at most that. */
const LIMITS: readonly { key: FacetKey; of: keyof PackedLimits; times: number }[] = [
  { key: "max_cost", of: "total", times: 1 },
  { key: "max_months", of: "length", times: 1_000 },
];

/** Adds the documents that cost at most an amount to a set. */
function addUpTo(amounts: Uint32Array, most: number, set: Bitset): void {
  for (let document = 0; document < amounts.length; document++)
    if (amounts[document]! <= most) addToSet(set, document);
}
