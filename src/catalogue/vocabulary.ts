import {
  byFacet,
  type Choice,
  type Facet,
  type FacetKey,
  type ListName,
  type RecordsFacetKind,
} from "./facets.ts";
import { ATOLLS, atollOf, ISLANDS, nameOfPlace } from "./islands.ts";
import { LANGUAGES } from "./languages.ts";
import { foldName, sortedByName } from "./names.ts";
import { ELSEWHERE, FROM_ANYWHERE } from "./places.ts";

/** Values of the filters that mean something where no course has them: the choices have them not. */
export const UNSTATED_VALUES: Partial<Record<FacetKey, readonly Choice[]>> = {
  place: ISLANDS.map(({ code }) => placeChoice(code)),
};

/** Choices that are offered whether or not a course states them. */
const LISTS: Readonly<Record<ListName, readonly string[]>> = {
  languages: LANGUAGES.map(({ label }) => label),
  none: [],
};

/** The choices of one facet, and which of them a course matches. */
interface Vocabulary {
  choices: readonly Choice[];
  /** The choices without a parent, each with its children; empty for a flat list. */
  groups: readonly GroupChoices[];
  /**
   * Positions in `choices` that a course matches, each once, given the values that the facet reads
   * from it. Empty where the course does not state the value: "not stated" matches no choice.
   */
  positionsOf(values: readonly (string | number)[]): readonly number[];
}

/** A choice without a parent, and its children, as positions in the choices of a facet. */
export interface GroupChoices {
  group: number;
  subcategories: number[];
}

export type Vocabularies = Record<FacetKey, Vocabulary>;

/** The data that vocabularies are built from. */
export interface VocabularySource extends Record<RecordsFacetKind, readonly VocabularyRecord[]> {
  /** Values that courses state of a facet with stated choices, each once. */
  stated(key: FacetKey): Iterable<string>;
}

/** A record that a facet lists; categories can have a parent. */
export interface VocabularyRecord {
  id: number;
  name: string;
  parent?: { id: number } | null;
  former_names?: readonly string[];
}

/** The vocabulary of every facet: fixed ones complete, the others from the catalogue. */
export function vocabulariesOf(source: VocabularySource): Vocabularies {
  return byFacet((facet) => vocabularyOf(facet, source));
}

function vocabularyOf(facet: Facet, source: VocabularySource): Vocabulary {
  switch (facet.from) {
    case "list":
      return listedVocabulary(facet.choices);
    case "courses":
      return withLabels(
        statedVocabulary(LISTS[facet.listed], [...source.stated(facet.key)]),
        facet.labelOf,
      );
    case "places":
      return placesVocabulary(new Set(source.stated(facet.key)));
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

/** Records with the same name are one choice. */
function namedVocabulary(records: readonly VocabularyRecord[]): Vocabulary {
  const names = sortNames([...new Set(records.map(categoryName))]);
  const places = new Map(names.map((name, position) => [name, position]));
  const positions = new Map(records.map(({ id, name }) => [id, places.get(name)!]));
  return plainVocabulary(recordChoices(names, records), positions);
}

/** Names as choices, with the names that their records had before as other spellings. */
function recordChoices(names: Iterable<string>, records: readonly VocabularyRecord[]): Choice[] {
  const named = Map.groupBy(records, categoryName);
  return [...names].map((name) => {
    const aliases = named.get(name)?.flatMap(({ former_names = [] }) => former_names) ?? [];
    return { ...asChoice(name), ...(aliases.length > 0 && { aliases }) };
  });
}

/**
 * All listed values, and all others that courses state. Of several spellings the first by code unit
 * is used, so that the result does not depend on the order of courses.
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

function withLabels(vocabulary: Vocabulary, labelOf?: (value: string) => string): Vocabulary {
  if (!labelOf) return vocabulary;
  const choices = vocabulary.choices.map(({ value }) => ({ value, label: labelOf(value) }));
  return { ...vocabulary, choices };
}

/** Records without a parent, by name, each followed by its children by name. */
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
    choices: recordChoices(names.keys(), records),
    groups,
    positionsOf: (ids) =>
      positionsFound(
        ids.flatMap((id) => [id, parents.get(Number(id)) ?? id]),
        positions,
      ),
  };
}

/**
 * "Online", the atolls from north to south with those of their islands that courses are taught on,
 * and what is elsewhere. A course of an island matches its atoll too.
 */
function placesVocabulary(stated: ReadonlySet<string>): Vocabulary {
  const islands = ISLANDS.filter(({ code }) => stated.has(code));
  const codes = [
    FROM_ANYWHERE.value,
    ...ATOLLS.flatMap(({ code }) => [
      code,
      ...sortedByName(
        islands.filter(({ atoll }) => atoll === code),
        ({ name }) => name,
      ).map((island) => island.code),
    ]),
    ELSEWHERE.value,
  ];
  const positions = new Map(codes.map((code, position) => [code, position]));
  const isParent = (code: string) => (atollOf(code)?.code ?? code) === code;
  return {
    choices: codes.map(placeChoice),
    groups: codes.filter(isParent).map((parent) => ({
      group: positions.get(parent)!,
      subcategories: codes
        .filter((code) => code !== parent && atollOf(code)?.code === parent)
        .map((code) => positions.get(code)!),
    })),
    positionsOf: (values) =>
      positionsFound(
        values.flatMap((code) => [code, atollOf(String(code))?.code ?? code]),
        positions,
      ),
  };
}

function placeChoice(code: string): Choice {
  const special = [FROM_ANYWHERE, ELSEWHERE].find(({ value }) => value === code);
  if (special) return special;
  const isAtoll = atollOf(code)?.code === code;
  return {
    value: code,
    label: nameOfPlace(code),
    ...(isAtoll && { aliases: [atollOf(code)!.name] }),
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
