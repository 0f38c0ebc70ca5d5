import type { CatalogueSource } from "./catalogue-answers.ts";
import { byFacet, type Choice, type Facet, type FacetKey, type ListName } from "./facets.ts";
import { LANGUAGES } from "./languages.ts";
import { foldName, sortedByName } from "./names.ts";

/** What courses may be asked for in any case. */
const LISTS: Readonly<Record<ListName, readonly string[]>> = {
  languages: LANGUAGES.map(({ label }) => label),
};

/** What one facet lets people choose, and which of its choices a course answers to. */
interface Vocabulary {
  choices: readonly Choice[];
  /** The choices that have no parent, each with what stands below it; empty for a plain list. */
  groups: readonly GroupChoices[];
  /**
   * Positions in `choices` that match a course, each once, given what the facet reads of it. Empty
   * where the course does not state the value: what is not stated matches no choice.
   */
  positionsOf(values: readonly (string | number)[]): readonly number[];
}

/** A choice without a parent and those below it, as positions in the choices of a facet. */
export interface GroupChoices {
  group: number;
  subcategories: number[];
}

export type Vocabularies = Record<FacetKey, Vocabulary>;

/** What vocabularies are made of. */
export interface VocabularySource extends Pick<CatalogueSource, "institutions" | "categories"> {
  /** What the courses state of a facet whose choices come from them, each value once. */
  stated(key: FacetKey): Iterable<string>;
}

/** A record that a facet names; categories may have a parent. */
interface VocabularyRecord {
  id: number;
  name: string;
  parent?: { id: number } | null;
}

/** The vocabulary of every facet: fixed ones whole, the others as the catalogue has them. */
export function vocabulariesOf(source: VocabularySource): Vocabularies {
  return byFacet((facet) => vocabularyOf(facet, source));
}

function vocabularyOf(facet: Facet, source: VocabularySource): Vocabulary {
  switch (facet.from) {
    case "list":
      return listedVocabulary(facet.choices);
    case "courses":
      return statedVocabulary(LISTS[facet.listed], [...source.stated(facet.key)]);
    case "records":
      return facet.grouped
        ? grouped(source[facet.records])
        : namedVocabulary(source[facet.records]);
  }
}

function listedVocabulary(choices: readonly Choice[]): Vocabulary {
  const positions = new Map(choices.map(({ value }, position) => [value, position]));
  return plainVocabulary(choices, positions);
}

/** Several records of one name are one choice. */
function namedVocabulary(records: readonly VocabularyRecord[]): Vocabulary {
  const names = sortNames([...new Set(records.map(categoryName))]);
  const places = new Map(names.map((name, position) => [name, position]));
  const positions = new Map(records.map(({ id, name }) => [id, places.get(name)!]));
  return plainVocabulary(names.map(asChoice), positions);
}

/**
 * Everything that is listed, and whatever else courses state; of several spellings of one the first
 * by code unit, whichever course was read first.
 */
function statedVocabulary(listed: readonly string[], values: readonly string[]): Vocabulary {
  const labels = new Map(listed.map((label) => [foldName(label), label]));
  for (const label of values.toSorted()) {
    if (!labels.has(foldName(label))) labels.set(foldName(label), label);
  }
  const names = sortNames([...labels.values()]);
  const positionOf = (label: string) => names.indexOf(labels.get(foldName(label)) ?? label);
  return plainVocabulary(
    names.map(asChoice),
    new Map(values.map((label) => [label, positionOf(label)])),
  );
}

/** Those without a parent by name, each followed by what is below it by name. */
function grouped(records: readonly VocabularyRecord[]): Vocabulary {
  const parents = new Map(records.map(({ id, parent }) => [id, parent?.id ?? null]));
  const children = Map.groupBy(
    sortedByName(records, categoryName),
    ({ parent }) => parent?.id ?? null,
  );
  const names = new Map<string, number>();
  const positions = new Map<string | number, number>();
  const learn = ({ id, name }: VocabularyRecord) => {
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
    positionsOf: (ids) =>
      positionsFound(
        ids.flatMap((id) => [id, parents.get(Number(id)) ?? id]),
        positions,
      ),
  };
}

function plainVocabulary(
  choices: readonly Choice[],
  positions: ReadonlyMap<string | number, number>,
): Vocabulary {
  return { choices, groups: [], positionsOf: (values) => positionsFound(values, positions) };
}

function sortNames(names: readonly string[]): string[] {
  return sortedByName(names, (name) => name);
}

function categoryName({ name }: { name: string }): string {
  return name;
}

function asChoice(name: string): Choice {
  return { value: name, label: name };
}

function positionsFound(
  values: readonly (string | number)[],
  positions: ReadonlyMap<string | number, number>,
): number[] {
  const distinct = new Set<number>();
  for (const value of values) {
    const position = positions.get(value);
    if (position !== undefined) distinct.add(position);
  }
  return [...distinct];
}
