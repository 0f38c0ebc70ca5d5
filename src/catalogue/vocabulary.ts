import type { CatalogueSource } from "./answers.ts";
import { AWARDING_TYPES } from "./awarding.ts";
import type { AwardingBodyType, Category, CourseCard, Stated } from "./course.ts";
import type { FacetKey } from "./filters.ts";
import type { Choice } from "./known-values.ts";
import { LANGUAGES } from "./languages.ts";
import { LEVELS } from "./levels.ts";
import { MODALITIES } from "./modalities.ts";
import { foldName, sortedByName } from "./names.ts";

/** What facets read of a course. */
export type FacetedCourse = Pick<
  CourseCard,
  | "institution"
  | "awarding_body_type"
  | "gov_first_degree_text"
  | "mnqf_level"
  | "delivery_modalities"
  | "languages"
  | "categories"
>;

/** What one facet lets people choose, and which of its choices a course answers to. */
export interface Vocabulary {
  choices: readonly Choice[];
  /**
   * Positions in `choices` that match a course, each once. Empty where the course does not state
   * the value: what is not stated matches no choice.
   */
  choicesOf(course: FacetedCourse): readonly number[];
}

/** A top-level group and its subcategories, as positions in the choices of `category`. */
export interface CategoryGroupChoices {
  group: number;
  subcategories: number[];
}

export interface CategoryVocabulary extends Vocabulary {
  groups: CategoryGroupChoices[];
}

export type Vocabularies = Record<Exclude<FacetKey, "category">, Vocabulary> & {
  category: CategoryVocabulary;
};

/** What vocabularies are made of; of the courses, one for every combination of languages will do. */
export type VocabularySource = Pick<CatalogueSource, "institutions" | "categories"> & {
  courses: readonly FacetedCourse[];
};

/** The vocabulary of every facet: fixed ones whole, the others as the catalogue has them. */
export function vocabulariesOf(source: VocabularySource): Vocabularies {
  return {
    mnqf_level: fixed(LEVELS, (course) => (course.mnqf_level ? [course.mnqf_level] : [])),
    delivery_modality: fixed(MODALITIES, (course) => course.delivery_modalities),
    awarding_body_type: fixed(AWARDING_TYPES, (course) => typesMet(course.awarding_body_type)),
    language: languages(source.courses),
    institutions: institutions(source.institutions),
    category: categories(source.categories),
    gov_first_degree: fixed(FIRST_DEGREE, ({ gov_first_degree_text: text }) => firstDegree(text)),
  };
}

const FIRST_DEGREE: readonly Choice[] = [
  { value: "yes", label: "Yes", aliases: ["true", "1"] },
  { value: "no", label: "No", aliases: ["false", "0"] },
];

/** Whether the Government First Degree Scheme covers a course; empty when not stated. */
export function firstDegree(text: Stated<string>): string[] {
  if (text === null || text.trim() === "") return [];
  return [isNo(text) ? "no" : "yes"];
}

/** True for the text that says that a course is not in the Government First Degree Scheme. */
export function isNo(text: string): boolean {
  return /^\s*no\s*$/i.test(text);
}

/** A course typed "both" answers to local and to international too (design, section 5). */
export function typesMet(type: Stated<AwardingBodyType>): AwardingBodyType[] {
  if (type === null) return [];
  return type === "both" ? ["both", "local", "international"] : [type];
}

function fixed(
  choices: readonly Choice[],
  valuesOf: (course: FacetedCourse) => readonly string[],
): Vocabulary {
  const positions = new Map(choices.map(({ value }, position) => [value, position]));
  return { choices, choicesOf: (course) => found(valuesOf(course), positions) };
}

/** By their ids: a course names its institution as it was called when the course was read. */
function institutions(all: readonly { id: number; name: string }[]): Vocabulary {
  const names = sortNames([...new Set(all.map(({ name }) => name))]);
  const places = new Map(names.map((name, position) => [name, position]));
  const positions = new Map(all.map(({ id, name }) => [id, places.get(name)!]));
  return {
    choices: names.map(asChoice),
    choicesOf: ({ institution }) => found([institution.id], positions),
  };
}

/**
 * Every language of the list, and whatever other ones courses state; of several spellings of one
 * the first by code unit, whichever course was read first.
 */
function languages(courses: readonly FacetedCourse[]): Vocabulary {
  const stated = new Set(courses.flatMap((course) => course.languages).sort());
  const labels = new Map(LANGUAGES.map(({ label }) => [foldName(label), label]));
  for (const label of stated) {
    if (!labels.has(foldName(label))) labels.set(foldName(label), label);
  }
  const names = sortNames([...labels.values()]);
  const positionOf = (label: string) => names.indexOf(labels.get(foldName(label)) ?? label);
  const positions = new Map([...stated].map((label) => [label, positionOf(label)]));
  return {
    choices: names.map(asChoice),
    choicesOf: (course) => found(course.languages, positions),
  };
}

/** Groups by name, each followed by its subcategories by name. */
function categories(all: readonly Category[]): CategoryVocabulary {
  const parents = new Map(all.map(({ id, parent }) => [id, parent?.id ?? null]));
  const children = Map.groupBy(sortedByName(all, nameOf), ({ parent }) => parent?.id ?? null);
  const names = new Map<string, number>();
  const positions = new Map<number, number>();
  const learn = ({ id, name }: Category) => {
    if (!names.has(name)) names.set(name, names.size);
    positions.set(id, names.get(name)!);
    return names.get(name)!;
  };
  const groups = (children.get(null) ?? []).map((group) => ({
    group: learn(group),
    subcategories: (children.get(group.id) ?? []).map(learn),
  }));
  return {
    choices: [...names.keys()].map(asChoice),
    groups,
    choicesOf({ categories }) {
      const ids = categories.flatMap(({ id }) => [id, parents.get(id) ?? id]);
      return found(ids, positions);
    },
  };
}

function sortNames(names: readonly string[]): string[] {
  return sortedByName(names, (name) => name);
}

function nameOf({ name }: { name: string }): string {
  return name;
}

function asChoice(name: string): Choice {
  return { value: name, label: name };
}

function found<K>(keys: readonly K[], positions: ReadonlyMap<K, number>): number[] {
  const distinct = new Set<number>();
  for (const key of keys) {
    const position = positions.get(key);
    if (position !== undefined) distinct.add(position);
  }
  return [...distinct];
}
