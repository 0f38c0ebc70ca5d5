import type { CatalogueSource } from "./answers.ts";
import { CardsBuilder, type PackedCards } from "./cards.ts";
import { ColumnsBuilder, type PackedColumns } from "./columns.ts";
import type { IndexedCourse } from "./course.ts";
import { type FacetKey, FILTER_KEYS } from "./filters.ts";
import type { Choice } from "./known-values.ts";
import { COURSE_LIMIT, fairOrder } from "./listing-order.ts";
import { NumberList } from "./number-list.ts";
import {
  FIELD_WEIGHTS,
  institutionNamesOf,
  namesOf,
  placesTextOf,
  studyModeOf,
} from "./search/directory-texts.ts";
import {
  type FieldSource,
  type PackedText,
  TextBuilder,
  TextColumn,
} from "./search/text-builder.ts";
import { type CategoryGroupChoices, type Vocabularies, vocabulariesOf } from "./vocabulary.ts";

/** Everything published but the courses. */
export type DirectoryParts = Omit<CatalogueSource, "courses">;

/** A catalogue as plain data, which travels between threads and lies in files. */
export interface PackedCatalogue extends DirectoryParts {
  hasSampleData: boolean;
  /** The id of each course, by document number. */
  ids: Uint32Array;
  /** Documents of the courses in the order of a listing without text. */
  order: Uint32Array;
  choices: Record<FacetKey, readonly Choice[]>;
  groups: CategoryGroupChoices[];
  columns: PackedColumns;
  cards: PackedCards;
  /** Its documents are the courses and behind them the institutions. */
  text: PackedText;
  /** For each document behind the courses, its place among `institutions`. */
  institutionPlaces: Uint32Array;
}

/** Packs a catalogue course by course, so that nobody has to hold all courses at once. */
export class CatalogueBuilder {
  readonly #parts: DirectoryParts;
  readonly #ids = new NumberList();
  readonly #cards = new CardsBuilder();
  readonly #columns = new ColumnsBuilder();
  readonly #text = new TextBuilder();
  readonly #awarding = new TextColumn();
  readonly #careers = new TextColumn();
  readonly #modules = new TextColumn();
  readonly #places = new TextColumn();
  readonly #studyModes = new TextColumn();
  #hasSampleData: boolean;

  constructor(parts: DirectoryParts) {
    this.#parts = parts;
    this.#hasSampleData = parts.institutions.some(({ sample }) => sample);
  }

  /** @throws RangeError with more courses than an index can number. */
  add(course: IndexedCourse): void {
    if (this.#ids.length >= COURSE_LIMIT) throw new RangeError("too many courses for one index");
    this.#ids.push(course.id);
    this.#cards.add(course);
    this.#columns.add(course);
    this.#text.addName(namesOf(course));
    this.#awarding.add(course.awarding_body ?? "");
    this.#careers.add(course.careers_plain);
    this.#modules.add(course.modules_plain);
    this.#places.add(placesTextOf(course));
    this.#studyModes.add(studyModeOf(course));
    if (course.sample) this.#hasSampleData = true;
  }

  pack(): PackedCatalogue {
    const { institutions, categories } = this.#parts;
    const courses = this.#ids.length;
    const size = courses + institutions.length;
    const models = this.#columns.profiles();
    const vocabularies = vocabulariesOf({ institutions, categories, courses: models });
    const fields = this.#fields(vocabularies, courses);
    const ids = this.#ids.view();
    const order = fairOrder(ids);
    const numbering = this.#text.numbering(withInstitutions(order, size), courses);
    const sources = numbering.sources.subarray(0, courses);
    return {
      ...this.#parts,
      hasSampleData: this.#hasSampleData,
      ids: Uint32Array.from(sources, (source) => ids[source]!),
      order: inverted(order, sources),
      choices: choicesOf(vocabularies),
      groups: vocabularies.category.groups,
      cards: this.#cards.pack(),
      columns: this.#columns.pack(vocabularies, sources, size),
      text: this.#text.pack(numbering, courses, fields),
      institutionPlaces: numbering.sources.slice(courses).map((source) => source - courses),
    };
  }

  /** Adds the institutions behind the courses and gives all texts but the names. */
  #fields(vocabularies: Vocabularies, courses: number): FieldSource[] {
    const places = new TextColumn();
    for (let course = 0; course < courses; course++) places.add("");
    for (const institution of this.#parts.institutions) {
      this.#text.addName(institutionNamesOf(institution));
      places.add(placesTextOf(institution));
    }
    const ofCourses = [
      this.#awarding,
      this.#careers,
      this.#modules,
      this.#places,
      this.#studyModes,
    ];
    for (const texts of ofCourses) for (const _ of this.#parts.institutions) texts.add("");
    return [
      { weight: FIELD_WEIGHTS.institution, choices: this.#institutionTexts(vocabularies) },
      { weight: FIELD_WEIGHTS.category, choices: categoryTexts(vocabularies) },
      { weight: FIELD_WEIGHTS.awarding_body, texts: this.#awarding },
      { weight: FIELD_WEIGHTS.careers, texts: this.#careers },
      { weight: FIELD_WEIGHTS.modules, texts: this.#modules },
      { weight: FIELD_WEIGHTS.places, texts: this.#places },
      { weight: FIELD_WEIGHTS.study_mode, texts: this.#studyModes },
      { weight: FIELD_WEIGHTS.institution, texts: places },
    ];
  }

  /** All names of the institutions behind each choice. */
  #institutionTexts(vocabularies: Vocabularies): Map<number, string> {
    const base = baseOf("institutions", vocabularies);
    const positions = new Map(
      vocabularies.institutions.choices.map(({ value }, position) => [value, base + position]),
    );
    const texts = new Map<number, string>();
    for (const institution of this.#parts.institutions) {
      const choice = positions.get(institution.name)!;
      const before = texts.get(choice);
      const names = institutionNamesOf(institution);
      texts.set(choice, before === undefined ? names : `${before}\n${names}`);
    }
    return texts;
  }
}

function categoryTexts(vocabularies: Vocabularies): Map<number, string> {
  const base = baseOf("category", vocabularies);
  return new Map(vocabularies.category.choices.map(({ value }, at) => [base + at, value]));
}

function baseOf(key: FacetKey, vocabularies: Vocabularies): number {
  const before = FILTER_KEYS.slice(0, FILTER_KEYS.indexOf(key));
  return before.reduce((sum, other) => sum + vocabularies[other].choices.length, 0);
}

/** The courses in their order, and behind them the institutions. */
function withInstitutions(order: Uint32Array, size: number): Uint32Array {
  const all = new Uint32Array(size);
  all.set(order);
  for (let place = order.length; place < size; place++) all[place] = place;
  return all;
}

/** An order of sources as an order of documents. */
function inverted(order: Uint32Array, sources: Uint32Array): Uint32Array {
  const documentOf = new Uint32Array(sources.length);
  for (let document = 0; document < sources.length; document++) {
    documentOf[sources[document]!] = document;
  }
  return order.map((source) => documentOf[source]!);
}

function choicesOf(vocabularies: Vocabularies): Record<FacetKey, readonly Choice[]> {
  return Object.fromEntries(
    FILTER_KEYS.map((key) => [key, vocabularies[key].choices]),
  ) as unknown as Record<FacetKey, readonly Choice[]>;
}
