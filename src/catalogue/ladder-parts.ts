import type { Narrow } from "#engine/engine.ts";
import type { PackedCatalogue } from "./catalogue-builder.ts";
import type { EntryRoute, SimpleCondition } from "./entry.ts";
import type { PackedEntry } from "./entry-column.ts";
import { type Choice, columnOf, type FacetKey, keyOfRecords } from "./facets.ts";
import { FILTER_KEYS } from "./filters.ts";
import type { PackedLadder } from "./ladder-column.ts";

/** What the search needs of a packed catalogue. */
export type LadderParts = Pick<
  PackedCatalogue,
  "ladder" | "entry" | "columns" | "choices" | "groups" | "ids" | "institutions"
>;

/** The numbers of a column, and what each of its codes stands for. */
interface CodedColumn<Value> {
  codes: Narrow;
  ofCode: readonly Value[];
}

/** A packed catalogue as the search reads it, made once. */
export interface OpenParts {
  ladder: PackedLadder;
  ids: Uint32Array;
  /** Names of the top-level categories. */
  fields: readonly string[];
  /** By the name of a category the number of the field that it is, or is of. */
  fieldOf: ReadonlyMap<string, number>;
  /** The number of the field of general preparation, which serves every other; -1 for none. */
  preparation: number;
  /** For each document the numbers of its fields; of one without, that of "no field". */
  fieldsOf: CodedColumn<readonly number[]>;
  categoriesOf: CodedColumn<ReadonlySet<string>>;
  placesOf: CodedColumn<readonly string[]>;
  routesOf: CodedColumn<readonly EntryRoute[]>;
  /** For each list of routes what it demands of qualifications. */
  demands: readonly Demands[];
  /** For each list of routes the highest level of a course with it; one without a level is above. */
  highest: Uint8Array;
  /** Documents of the courses that give each level. */
  atLevel: readonly (readonly number[])[];
}

/** Those of some routes that ask for a qualification, and the levels and fields they name. */
interface Demands {
  routes: readonly EntryRoute[];
  /** The conditions of theirs that a qualification can meet. */
  named: readonly LevelCondition[];
  levels: readonly number[];
  fields: readonly number[];
}

export const HIGHEST_LEVEL = 10;

/** Makes of a packed catalogue what every search needs. */
export function openParts(packed: LadderParts): OpenParts {
  const { choices, groups, entry, ids } = packed;
  const nameOf = (choice: number) => choices.category[choice]!.value;
  const fields = groups.category.map(({ group }) => nameOf(group));
  const fieldNumbers = new Map(fields.map((name, at) => [name, at]));
  const categories = columnNamed(packed, "category");
  const categoriesOf = mapColumn(categories, (own) => new Set(own));
  const ladder = withoutBlacklisted(packed);
  const routes = entry.stated.map(({ entry_routes }) => entry_routes);
  return {
    ladder,
    ids,
    fields,
    fieldOf: new Map(
      groups.category.flatMap(({ group, subcategories }, at) =>
        [group, ...subcategories].map((choice) => [nameOf(choice), at] as const),
      ),
    ),
    preparation: groups.category.findIndex(({ group }) => isPreparation(choices.category[group]!)),
    fieldsOf: mapColumn(categories, (own) => {
      const numbers = own.flatMap((name) => fieldNumbers.get(name) ?? []);
      return numbers.length > 0 ? numbers : [fields.length];
    }),
    categoriesOf,
    placesOf: columnNamed(packed, "place"),
    routesOf: { codes: entry.codes, ofCode: routes },
    highest: highestLevels(ladder.levels, entry),
    demands: routes.map((own) => demandsOf(own, fieldNumbers)),
    atLevel: Array.from({ length: HIGHEST_LEVEL + 1 }, (_, level) =>
      documentsWith(ladder.levels, level),
    ),
  };
}

/** Of the directory's 21 fields the one that prepares for studies in the others. */
export const GENERAL_PREPARATION = "University Preparation Program";

/** An operator may have given it another name. */
function isPreparation({ value, aliases = [] }: Choice): boolean {
  return [value, ...aliases].includes(GENERAL_PREPARATION);
}

/** A facet that has a column of its own, by the names of its choices. */
function columnNamed({ columns, choices }: LadderParts, key: FacetKey): CodedColumn<string[]> {
  const base = columns.bases[FILTER_KEYS.indexOf(key)]!;
  const { codes, starts, choices: numbers } = columns.columns[columnOf(key)]!;
  const ofCode = Array.from({ length: starts.length - 1 }, (_, code) =>
    Array.from(
      numbers.subarray(starts[code], starts[code + 1]),
      (number) => choices[key][number - base]!.value,
    ),
  );
  return { codes, ofCode };
}

function mapColumn<From, To>(
  { codes, ofCode }: CodedColumn<From>,
  read: (value: From) => To,
): CodedColumn<To> {
  return { codes, ofCode: ofCode.map(read) };
}

/** Where approvals of an institution were cancelled, its courses give no level. */
function withoutBlacklisted(packed: LadderParts): PackedLadder {
  const names = new Set(
    packed.institutions.filter(({ blacklisted }) => blacklisted).map(({ name }) => name),
  );
  if (names.size === 0) return packed.ladder;
  const column = columnNamed(packed, keyOfRecords("institutions"));
  const { codes, ofCode } = mapColumn(column, (own) => own.some((name) => names.has(name)));
  const levels = packed.ladder.levels.map((level, document) =>
    ofCode[codes[document]!] ? 0 : level,
  );
  return { ...packed.ladder, levels };
}

function highestLevels(levels: Uint8Array, { codes, stated }: PackedEntry): Uint8Array {
  const highest = new Uint8Array(stated.length);
  for (let document = 0; document < levels.length; document++) {
    const code = codes[document]!;
    highest[code] = Math.max(highest[code]!, levels[document]! || HIGHEST_LEVEL + 1);
  }
  return highest;
}

function documentsWith(levels: Uint8Array, asked: number): number[] {
  const documents: number[] = [];
  for (let document = 0; document < levels.length; document++)
    if (levels[document] === asked) documents.push(document);
  return documents;
}

function demandsOf(
  routes: readonly EntryRoute[],
  fieldNumbers: ReadonlyMap<string, number>,
): Demands {
  const named = routes.flatMap(levelConditions);
  return {
    routes: routes.filter((route) => levelConditions(route).length > 0),
    named,
    levels: ascending(named.map(({ level }) => level)),
    fields: ascending(
      named.flatMap(({ fields }) => fields.flatMap((field) => fieldNumbers.get(field) ?? [])),
    ),
  };
}

export type LevelCondition = Extract<SimpleCondition, { kind: "level" }>;

/** The conditions of a route that a qualification can meet, those within others too. */
function levelConditions({ conditions }: EntryRoute) {
  const simple = conditions.flatMap<SimpleCondition>((one) => (one.kind === "any" ? one.of : one));
  return simple.filter((one) => one.kind === "level");
}

function ascending(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}
