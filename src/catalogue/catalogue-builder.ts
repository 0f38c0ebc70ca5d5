import {
  ColumnsBuilder,
  DOCUMENT_LIMIT,
  type FieldSource,
  fairOrder,
  type Narrow,
  NumberList,
  NumberLists,
  type PackedColumns,
  type PackedText,
  ranksOf,
  TextBuilder,
  type TextColumn,
} from "#engine/engine.ts";
import type { CatalogueSource, SampleStats } from "./catalogue-answers.ts";
import type { IndexedCourse } from "./course.ts";
import { figuresOf, UNKNOWN_AMOUNT } from "./course-figures.ts";
import { PACKED_SORTS, type PackedSort, sortKeyOf } from "./course-sort.ts";
import { CardsBuilder, type PackedCards } from "./course-summaries.ts";
import { EntryBuilder, type PackedEntry } from "./entry-column.ts";
import {
  byFacet,
  type Choice,
  columnOf,
  FACET_COLUMNS,
  FACETS,
  type FacetKey,
  facetOf,
  GROUPED_KEYS,
  type GroupedKey,
  keyOfRecords,
  type RecordsFacetKind,
} from "./facets.ts";
import { LadderBuilder, type PackedLadder } from "./ladder-column.ts";
import { type LeftOut, leftOut } from "./left-out.ts";
import { type OperatorData, SHIPPED_OPERATOR } from "./operator.ts";
import { type PartWords, partWordsOf } from "./part-words.ts";
import { COURSE_TEXTS, FIELD_WEIGHTS, namesOf } from "./search/directory-texts.ts";
import { LANGUAGE, languageWith } from "./search/language.ts";
import { type GroupChoices, type Vocabularies, vocabulariesOf } from "./vocabulary.ts";

/**
 * Removed courses below this number do not justify a new builder, whatever the directory's size.
 */
const MAX_REMOVED = 10_000;

/** What a limit is compared with, by document; UNKNOWN_AMOUNT where it is not known. */
export interface PackedLimits {
  /** The most that it costs, in whole rufiyaa. */
  total: Uint32Array;
  /** For those whom the scheme covers: at most the total, where it is not known what is left. */
  underScheme: Uint32Array;
  /** The shortest duration, in thousandths of a month. */
  length: Uint32Array;
}

/** All published data except the courses. */
export type DirectoryParts = Omit<CatalogueSource, "courses">;

/** A catalogue as plain data, which can be sent between threads and stored in files. */
export interface PackedCatalogue extends DirectoryParts {
  /** How many records are fictional sample data. */
  sampleStats: SampleStats;
  /** Records that could not be indexed, ordered by kind and id. */
  leftOut: readonly LeftOut[];
  /** The id of each course, by document number. */
  ids: Uint32Array;
  /** Documents of the courses in the order of a listing without text. */
  order: Uint32Array;
  /** For each order that a list can be put in, the rank of each document; equal ones keep `order`. */
  ranks: Record<PackedSort, Narrow>;
  limits: PackedLimits;
  choices: Record<FacetKey, readonly Choice[]>;
  groups: Record<GroupedKey, readonly GroupChoices[]>;
  columns: PackedColumns;
  cards: PackedCards;
  entry: PackedEntry;
  ladder: PackedLadder;
  /** Its shelves are the courses and the institutions. */
  text: PackedText;
  /** For each document of an institution, its position in `institutions`. */
  institutionPlaces: Uint32Array;
}

/**
 * Packs a catalogue course by course, so that not all courses are in memory at once. It stores what
 * packing needs as numbers: a changed course is removed and added again, and the next packing reads
 * no other course.
 */
export class CatalogueBuilder {
  #parts: DirectoryParts;
  /**
   * Ids of the courses in the order in which they were added; a position here is a course's place.
   */
  readonly #ids = new NumberList();
  /** Places of removed courses. */
  readonly #gone = new Set<number>();
  readonly #samples = new NumberList();
  readonly #sortKeys = new Map(PACKED_SORTS.map((sort) => [sort, new NumberList()]));
  readonly #limits = {
    total: new NumberList(),
    underScheme: new NumberList(),
    length: new NumberList(),
  };
  readonly #cards = new CardsBuilder();
  readonly #entry = new EntryBuilder();
  readonly #ladder = new LadderBuilder();
  readonly #columns = new ColumnsBuilder(FACET_COLUMNS);
  readonly #text = new TextBuilder(LANGUAGE);
  readonly #names = this.#text.texts();
  readonly #others = COURSE_TEXTS.map((row) => ({ ...row, texts: this.#text.texts() }));
  /** Courses that could not be added, by id. */
  readonly #leftOut = new Map<number, LeftOut>();

  constructor(parts: DirectoryParts) {
    this.#parts = parts;
  }

  /** The day that starts are counted from; on another one a new builder is needed. */
  get today(): string {
    return this.#parts.today ?? "";
  }

  /** The operator's facts that figures were made with; others need a new builder. */
  get operator(): OperatorData | undefined {
    return this.#parts.operator;
  }

  /** Number of courses, without the removed ones. */
  get size(): number {
    return this.#ids.length - this.#gone.size;
  }

  /** True when most of its entries are removed courses, and there are many: build a new one then. */
  get isWorn(): boolean {
    return this.#gone.size > Math.max(this.size, MAX_REMOVED);
  }

  /**
   * Adds a course that is not in the builder yet. One that cannot be indexed is left out and noted.
   *
   * @throws RangeError with more courses than an index can number.
   */
  add(course: IndexedCourse): void {
    if (this.size >= DOCUMENT_LIMIT) throw new RangeError("too many courses for one index");
    try {
      this.#addToColumns(course);
    } catch (error) {
      this.#takeBack();
      this.leaveOut(leftOut("course", course, error));
    }
  }

  /** Notes a course that could not be read. */
  leaveOut(course: LeftOut): void {
    this.#leftOut.set(course.id, course);
  }

  #addToColumns(course: IndexedCourse): void {
    this.#cards.add(course, this.#entry.add(course));
    const figures = figuresOf(course, {
      today: this.today,
      operator: this.operator ?? SHIPPED_OPERATOR,
    });
    this.#columns.add(FACETS.map((facet) => facet.valuesOf(course, figures)));
    this.#ladder.add(course, figures);
    for (const [sort, keys] of this.#sortKeys) keys.push(sortKeyOf(course, sort, figures));
    const total = figures.cost?.to ?? UNKNOWN_AMOUNT;
    this.#limits.total.push(total);
    this.#limits.underScheme.push(figures.schemeCost?.to ?? total);
    const months = course.duration_months;
    this.#limits.length.push(months === null ? UNKNOWN_AMOUNT : Math.round(months * 1_000));
    this.#names.add(namesOf(course));
    for (const { texts, textOf } of this.#others) texts.add(textOf(course));
    this.#samples.push(course.sample ? 1 : 0);
    // Pushed last, so that the number of ids never exceeds the number of rows in any column.
    this.#ids.push(course.id);
  }

  /** Removes what a failed course has already written into some columns. */
  #takeBack(): void {
    const whole = this.#ids.length;
    const keys = [...this.#sortKeys.values(), ...Object.values(this.#limits)];
    for (const column of [
      this.#cards,
      this.#entry,
      this.#ladder,
      this.#columns,
      this.#names,
      ...this.#others.map(({ texts }) => texts),
      ...keys,
      this.#samples,
    ]) {
      column.shorten(whole);
    }
  }

  /** Removes these courses; ids that are not in the builder are ignored. */
  remove(ids: ReadonlySet<number>): void {
    if (ids.size === 0) return;
    for (const id of ids) this.#leftOut.delete(id);
    const all = this.#ids.view();
    for (let place = 0; place < all.length; place++) {
      if (ids.has(all[place]!)) this.#gone.add(place);
    }
  }

  /** Replaces everything except the courses. */
  renew(parts: DirectoryParts): void {
    this.#parts = parts;
  }

  pack(): PackedCatalogue {
    const { institutions, categories } = this.#parts;
    const living = this.#living();
    const stated = (key: FacetKey) =>
      this.#columns.stated(FACETS.indexOf(facetOf(key)), living) as Set<string>;
    const vocabularies = vocabulariesOf({ institutions, categories, stated });
    const words = partWordsOf(this.#parts, this.#text);
    const ids = this.#ids.view();
    const order = fairOrder(living.map((place) => ids[place]!)).map((at) => living[at]!);
    const ofCourses = this.#text.number(this.#names, order);
    const names = textsIn(this.#text, words.names);
    const ofInstitutions = this.#text.number(names, placesUpTo(institutions.length));
    const { sources } = ofCourses;
    const amountsOf = (list: NumberList) => sources.map((source) => list.at(source));
    const columns = this.#columns.pack(
      FACETS.map(({ key }) => vocabularies[key]),
      sources,
    );
    const choiceCount = columns.bases.at(-1)!;
    return {
      ...this.#parts,
      sampleStats: this.#sampleStats(living),
      leftOut: [...leftOutInOrder(this.#leftOut.values()), ...words.leftOut],
      ids: sources.map((source) => ids[source]!),
      order: documentsIn(order, sources, ids.length),
      ranks: this.#ranks(sources),
      limits: {
        total: amountsOf(this.#limits.total),
        underScheme: amountsOf(this.#limits.underScheme),
        length: amountsOf(this.#limits.length),
      },
      choices: byFacet(({ key }) => vocabularies[key].choices),
      groups: packedGroups(vocabularies),
      cards: this.#cards.pack(living, ids, {
        institutions: institutions.map(({ id, name, logo, blacklisted }) => ({
          id,
          name,
          logo,
          ...(blacklisted && { blacklisted }),
        })),
        categories: categories.map(({ id, name }) => ({ id, name })),
      }),
      entry: this.#entry.pack(sources),
      ladder: this.#ladder.pack(sources),
      columns,
      text: this.#text.pack(
        [
          { numbered: ofCourses, fields: this.#fields(vocabularies, words, choiceCount) },
          {
            numbered: ofInstitutions,
            fields: [fieldOf("institution", textsIn(this.#text, words.places))],
          },
        ],
        { ...columns, lists: new NumberLists(columns.lists) },
        languageWith(this.#parts.synonyms).synonyms,
      ),
      institutionPlaces: ofInstitutions.sources,
    };
  }

  #ranks(sources: Uint32Array): PackedCatalogue["ranks"] {
    const ranks = Array.from(this.#sortKeys, ([sort, keys]) => [
      sort,
      ranksOf(keys.view(), sources),
    ]);
    return Object.fromEntries(ranks) as PackedCatalogue["ranks"];
  }

  /** Places of the courses that are not removed. */
  #living(): Uint32Array {
    const living = new Uint32Array(this.size);
    let next = 0;
    for (let place = 0; place < this.#ids.length; place++) {
      if (!this.#gone.has(place)) living[next++] = place;
    }
    return living;
  }

  #sampleStats(living: Uint32Array): SampleStats {
    const samples = this.#samples.view();
    return {
      courses: living.reduce((sum, place) => sum + samples[place]!, 0),
      institutions: this.#parts.institutions.filter(({ sample }) => sample).length,
    };
  }

  /** All texts of the courses except the names. */
  #fields(vocabularies: Vocabularies, words: PartWords, choiceCount: number): FieldSource[] {
    const ofChoices = (
      key: keyof typeof FIELD_WEIGHTS,
      records: RecordsFacetKind,
      texts: ReadonlyMap<number, string>,
    ) => {
      const all = Array.from({ length: choiceCount }, (_, choice) => texts.get(choice) ?? "");
      return {
        ...fieldOf(key, textsIn(this.#text, all)),
        column: columnOf(keyOfRecords(records)),
      };
    };
    return [
      ofChoices("institution", "institutions", this.#institutionTexts(vocabularies, words)),
      ofChoices("category", "categories", categoryTexts(vocabularies, words)),
      ...this.#others.map(({ weight, texts }) => ({ weight, texts: texts.view(), column: null })),
    ];
  }

  /** All names of the institutions of each choice. */
  #institutionTexts(vocabularies: Vocabularies, words: PartWords): Map<number, string> {
    const { base, choices } = choicesByFacet("institutions", vocabularies);
    const positions = new Map(choices.map(({ value }, position) => [value, base + position]));
    const texts = new Map<number, string>();
    for (const [at, institution] of this.#parts.institutions.entries()) {
      const choice = positions.get(institution.name)!;
      const before = texts.get(choice);
      const names = words.names[at]!;
      texts.set(choice, before === undefined ? names : `${before}\n${names}`);
    }
    return texts;
  }
}

function fieldOf(key: keyof typeof FIELD_WEIGHTS, texts: TextColumn): FieldSource {
  return { weight: FIELD_WEIGHTS[key], texts: texts.view(), column: null };
}

function textsIn(builder: TextBuilder, texts: readonly string[]): TextColumn {
  const column = builder.texts();
  for (const text of texts) column.add(text);
  return column;
}

function categoryTexts(vocabularies: Vocabularies, words: PartWords): Map<number, string> {
  const { base, choices } = choicesByFacet("categories", vocabularies);
  return new Map(choices.map(({ value }, at) => [base + at, words.categories.get(value) ?? ""]));
}

function leftOutInOrder(courses: Iterable<LeftOut>): LeftOut[] {
  return [...courses].sort((a, b) => a.id - b.id);
}

/** The choices that are directory records, and the number of their first one among all choices. */
function choicesByFacet(records: RecordsFacetKind, vocabularies: Vocabularies) {
  const key = keyOfRecords(records);
  const place = FACETS.findIndex((facet) => facet.key === key);
  const before = FACETS.slice(0, place).map((facet) => vocabularies[facet.key].choices.length);
  return {
    base: before.reduce((sum, count) => sum + count, 0),
    choices: vocabularies[key].choices,
  };
}

function packedGroups(vocabularies: Vocabularies): PackedCatalogue["groups"] {
  const groups = GROUPED_KEYS.map((key) => [key, vocabularies[key].groups]);
  return Object.fromEntries(groups) as PackedCatalogue["groups"];
}

function placesUpTo(count: number): Uint32Array {
  return new Uint32Array(count).map((_, place) => place);
}

/** The documents of places, given the place of each document. */
function documentsIn(order: Uint32Array, places: Uint32Array, count: number): Uint32Array {
  const documentOf = new Uint32Array(count);
  for (let document = 0; document < places.length; document++) {
    documentOf[places[document]!] = document;
  }
  return order.map((place) => documentOf[place]!);
}
