import type { PackedCatalogue } from "./catalogue-builder.ts";
import { columnOf } from "./columns.ts";
import {
  type EntryRoute,
  type EntryVerdict,
  entryVerdict,
  type SimpleCondition,
  type WhatIHave,
} from "./entry.ts";
import type { PackedEntry } from "./entry-column.ts";
import { type FacetKey, keyOfRecords } from "./facets.ts";
import { FILTER_KEYS } from "./filters.ts";
import { islandByCode } from "./islands.ts";
import { NOT_STATED_AMOUNT, type PackedLadder } from "./ladder-column.ts";
import { kmTo } from "./nearness.ts";
import type { Narrow } from "./number-list.ts";

/**
 * From what somebody has to what they wish for: paths of courses, each of which can be entered with
 * what the person has and the qualification of the course before it (docs/decisions/045).
 *
 * Levels rise from step to step, so a path has at most ten, and one pass over the levels from the
 * lowest finds the best path to each qualification, which is a level in a field. A pass looks at
 * each course once; courses that ask for the same are judged together.
 */

/** What paths are chosen by, and how they are told apart; also their order. */
export const PATH_KINDS = ["quickest", "cheapest", "nearest"] as const;
export type PathKind = (typeof PATH_KINDS)[number];

/** A course by its id, or any course that gives a level, of a category where one is named. */
export type LadderGoal = { course: number } | { level: number; category: string | null };

export interface LadderQuery {
  have: WhatIHave;
  goal: LadderGoal;
  /** Code of the island that "nearest" is counted from; null for none. */
  island: string | null;
}

export interface LadderPath {
  /** What it is the best of. */
  kinds: PathKind[];
  /** Ids of its courses, in the order in which they are taken. */
  courses: number[];
}

/** The level of a first degree: the scheme for it is not for who has one. */
const FIRST_DEGREE_LEVEL = 7;

/** True where the first-degree scheme may pay for a course at this level (0 for none). */
export function isFirstDegreeFor({ levels }: WhatIHave, level: number): boolean {
  return level <= FIRST_DEGREE_LEVEL && levels.every((own) => own.level < FIRST_DEGREE_LEVEL);
}

/** What a person has once a course is finished: its level in each of its fields. */
export function withQualification(
  have: WhatIHave,
  level: number,
  fields: readonly string[],
): WhatIHave {
  if (level === 0) return have;
  const gained = (fields.length === 0 ? [null] : fields).map((field) => ({ level, field }));
  return { ...have, levels: [...have.levels, ...gained] };
}

/**
 * A label compares two ways to a course: what is to be checked, then time, cost and way in the order
 * of a kind, then the number of steps. The less the better; sums of these are exact as doubles.
 */
const CHECKS = 0;
const [DURATION, COST, WAY, STEPS] = [1, 2, 3, 4];
const LABEL_PARTS = 5;
const ORDERS: Readonly<Record<PathKind, readonly number[]>> = {
  quickest: [CHECKS, DURATION, COST, WAY, STEPS],
  cheapest: [CHECKS, COST, DURATION, WAY, STEPS],
  nearest: [CHECKS, WAY, DURATION, COST, STEPS],
};

/** What is not known counts as more than all that is: it is never taken for nothing. */
const UNKNOWN_SUM = 2 ** 40;
/** Having to move counts as more than any distance. */
const MOVING = 2 ** 20;

/** What the search needs of a packed catalogue. */
type LadderParts = Pick<
  PackedCatalogue,
  "ladder" | "entry" | "columns" | "choices" | "groups" | "ids" | "institutions"
>;

/** Courses of a level that a qualification helps into. */
export interface OpenedLevel {
  level: number;
  /** Their ids. */
  courses: number[];
}

export interface Ladder {
  /** At most one path of each kind, none twice; empty where no path is known. */
  paths(query: LadderQuery): LadderPath[];
  /**
   * The courses of each higher level that name a qualification of this level, in one of these
   * fields, as a way in; lowest first, without levels that have none.
   */
  opened(level: number, fields: readonly string[]): OpenedLevel[];
}

/** Opens the search over a packed catalogue. */
export function openLadder(packed: LadderParts): Ladder {
  const open = openParts(packed);
  return {
    paths: (query) => {
      const search = new LadderSearch(open, query);
      const kinds = query.island === null ? PATH_KINDS.slice(0, 2) : PATH_KINDS;
      const paths: LadderPath[] = [];
      for (const kind of kinds) {
        const courses = search.best(ORDERS[kind]);
        if (courses === null) return [];
        const same = paths.find((path) => path.courses.join() === courses.join());
        if (same) same.kinds.push(kind);
        else paths.push({ kinds: [kind], courses });
      }
      return paths;
    },
    opened: (level, fields) => openedLevels(open, level, fields),
  };
}

function openedLevels(
  { demands, routesOf, atLevel, ids }: OpenParts,
  own: number,
  fields: readonly string[],
): OpenedLevel[] {
  if (own === 0) return [];
  const isMet = ({ level, fields: named }: LevelCondition) =>
    level <= own && (named.length === 0 || named.some((name) => fields.includes(name)));
  const isOpened = demands.map(({ routes }) =>
    routes.some((one) => levelConditions(one).some(isMet)),
  );
  return atLevel.flatMap((documents, level) => {
    if (level <= own) return [];
    const found = documents.filter((document) => isOpened[routesOf.codes[document]!]);
    return found.length === 0 ? [] : [{ level, courses: found.map((document) => ids[document]!) }];
  });
}

/** The numbers of a column, and what each of its codes stands for. */
interface CodedColumn<Value> {
  codes: Narrow;
  ofCode: readonly Value[];
}

interface OpenParts {
  ladder: PackedLadder;
  ids: Uint32Array;
  /** Names of the top-level categories. */
  fields: readonly string[];
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
  levels: readonly number[];
  fields: readonly number[];
}

const HIGHEST_LEVEL = 10;

function openParts(packed: LadderParts): OpenParts {
  const { choices, groups, entry, ids } = packed;
  const nameOf = (choice: number) => choices.category[choice]!.value;
  const fields = groups.category.map(({ group }) => nameOf(group));
  const fieldNumbers = new Map(fields.map((name, at) => [name, at]));
  const categories = columnNamed(packed, "category");
  const categoriesOf = mapColumn(categories, (own) => new Set(own));
  const ladder = withoutBlacklisted(packed);
  return {
    ladder,
    ids,
    fields,
    fieldsOf: mapColumn(categories, (own) => {
      const numbers = own.flatMap((name) => fieldNumbers.get(name) ?? []);
      return numbers.length > 0 ? numbers : [fields.length];
    }),
    categoriesOf,
    placesOf: columnNamed(packed, "place"),
    routesOf: { codes: entry.codes, ofCode: entry.routes },
    highest: highestLevels(ladder.levels, entry),
    demands: entry.routes.map((routes) => demandsOf(routes, fieldNumbers)),
    atLevel: Array.from({ length: HIGHEST_LEVEL + 1 }, (_, level) =>
      documentsWith(ladder.levels, level),
    ),
  };
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

function highestLevels(levels: Uint8Array, { codes, routes }: PackedEntry): Uint8Array {
  const highest = new Uint8Array(routes.length);
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
    levels: ascending(named.map(({ level }) => level)),
    fields: ascending(
      named.flatMap(({ fields }) => fields.flatMap((field) => fieldNumbers.get(field) ?? [])),
    ),
  };
}

type LevelCondition = Extract<SimpleCondition, { kind: "level" }>;

/** The conditions of a route that a qualification can meet, those within others too. */
function levelConditions({ conditions }: EntryRoute) {
  const simple = conditions.flatMap<SimpleCondition>((one) => (one.kind === "any" ? one.of : one));
  return simple.filter((one) => one.kind === "level");
}

function ascending(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** One person's search. Verdicts are worked out once for all kinds of paths. */
class LadderSearch {
  readonly #open: OpenParts;
  readonly #goals: readonly number[];
  /** Levels below this one can be steps. */
  readonly #top: number;
  /** Checks that entering by each list of routes takes with what the person has; CLOSED for no way. */
  readonly #own: Uint8Array;
  /** By level, what a qualification at it or above opens. */
  readonly #openings: readonly (readonly Opening[])[];
  readonly #costs: Uint32Array;
  readonly #netCosts: Uint32Array;
  /** By the code of places, what `kmTo` says as part of a label. */
  readonly #ways: readonly number[];
  /** What one step adds to a label, written anew for each. */
  readonly #step = new Float64Array(LABEL_PARTS);

  constructor(open: OpenParts, { have, goal, island }: LadderQuery) {
    this.#open = open;
    this.#goals = goalDocuments(open, goal);
    this.#top = levelOfGoal(open, goal, this.#goals) || HIGHEST_LEVEL + 1;
    this.#own = Uint8Array.from(open.routesOf.ofCode, (routes) =>
      checksOf(entryVerdict(routes, have)),
    );
    this.#openings = openingsOf(open, have, this.#own);
    this.#costs = open.ladder.costs;
    this.#netCosts = isFirstDegreeFor(have, 0) ? open.ladder.netCosts : open.ladder.costs;
    const home = island === null ? undefined : islandByCode(island);
    this.#ways = open.placesOf.ofCode.map((met) => (home ? wayOf(kmTo(home, met)) : 0));
    this.#step[STEPS] = 1;
  }

  /** Ids of the courses of the best path in an order; null where there is none. */
  best(order: readonly number[]): number[] | null {
    const { fields, fieldsOf, routesOf, atLevel, ids } = this.#open;
    const width = fields.length + 1;
    const nodes = new Labels((HIGHEST_LEVEL + 1) * width, ids);
    const ways = this.#waysOfOwn();
    const label = new Float64Array(LABEL_PARTS);
    const offerTo = (into: Labels, node: number, document: number) =>
      into.offer(node, label, document, ways.from[routesOf.codes[document]!]!);
    for (let level = 1; level < this.#top; level++) {
      for (const document of atLevel[level]!) {
        const code = routesOf.codes[document]!;
        if (!ways.has(code)) continue;
        this.#stepInto(label, ways, document, order);
        for (const field of fieldsOf.ofCode[fieldsOf.codes[document]!]!)
          offerTo(nodes, level * width + field, document);
      }
      this.#openWays(ways, nodes, level);
    }
    const end = new Labels(1, ids);
    for (const document of this.#goals) {
      if (!ways.has(routesOf.codes[document]!)) continue;
      this.#stepInto(label, ways, document, order);
      offerTo(end, 0, document);
    }
    if (!end.has(0)) return null;
    const path = [end.documents[0]!];
    for (let node = end.from[0]!; node !== OWN; node = nodes.from[node]!)
      path.unshift(nodes.documents[node]!);
    return path.map((document) => ids[document]!);
  }

  /** The labels of routes that what the person has opens. */
  #waysOfOwn(): Labels {
    const ways = new Labels(this.#own.length, this.#open.ids);
    const label = new Float64Array(LABEL_PARTS);
    for (let code = 0; code < this.#own.length; code++) {
      label[CHECKS] = this.#own[code]!;
      if (this.#own[code] !== CLOSED) ways.offer(code, label, 0, OWN);
    }
    return ways;
  }

  /** The label of a course that is taken after what opens its routes. */
  #stepInto(label: Float64Array, ways: Labels, document: number, order: readonly number[]): void {
    const { ladder, routesOf, placesOf } = this.#open;
    const costs = ladder.levels[document]! <= FIRST_DEGREE_LEVEL ? this.#netCosts : this.#costs;
    this.#step[DURATION] = knownOr(ladder.lengths[document]!);
    this.#step[COST] = knownOr(costs[document]!);
    this.#step[WAY] = this.#ways[placesOf.codes[document]!]!;
    const from = routesOf.codes[document]! * LABEL_PARTS;
    for (let at = 0; at < LABEL_PARTS; at++)
      label[at] = ways.values[from + at]! + this.#step[order[at]!]!;
  }

  /** Opens routes by the qualifications of a level, whose labels are final. */
  #openWays(ways: Labels, nodes: Labels, level: number): void {
    const { fields } = this.#open;
    const first = level * (fields.length + 1);
    const best = nodes.least(first, first + fields.length);
    const label = new Float64Array(LABEL_PARTS);
    for (let asked = 1; asked <= level; asked++) {
      for (const { code, field, checks, upTo } of this.#openings[asked]!) {
        const node = field === ANY_FIELD ? best : first + field;
        if (upTo <= level || node === null || !nodes.has(node)) continue;
        nodes.readInto(label, node);
        label[CHECKS]! += checks;
        ways.offer(code, label, nodes.documents[node]!, node);
      }
    }
  }
}

/** That a qualification opens some routes that are closed without it, or need a check. */
interface Opening {
  /** Of the routes. */
  code: number;
  /** The number of the field that it is in; ANY_FIELD where the routes name none. */
  field: number;
  checks: number;
  /** The highest level of a course with these routes: a qualification below it is of use. */
  upTo: number;
}

const ANY_FIELD = -1;

/** By the level that is asked for, what qualifications do for a person. */
function openingsOf(open: OpenParts, have: WhatIHave, own: Uint8Array): Opening[][] {
  const { fields, demands, highest } = open;
  const openings = Array.from({ length: HIGHEST_LEVEL + 1 }, (): Opening[] => []);
  const names = new Map<number, string | null>([
    ...fields.map((name, field) => [field, name] as const),
    [fields.length, null],
    [ANY_FIELD, ""],
  ]);
  const gains = openings.map(() => new Map<number, WhatIHave>());
  const withGain = (level: number, field: number): WhatIHave => {
    const known = gains[level]!.get(field);
    if (known) return known;
    const levels = [...have.levels, { level, field: names.get(field)! }];
    gains[level]!.set(field, { ...have, levels });
    return gains[level]!.get(field)!;
  };
  for (const [code, { levels, fields: named, routes }] of demands.entries()) {
    const upTo = highest[code]!;
    for (const level of own[code] === 0 ? [] : levels) {
      for (const field of level < upTo ? [ANY_FIELD, ...named, fields.length] : []) {
        const checks = checksOf(entryVerdict(routes, withGain(level, field)));
        if (checks < own[code]!) openings[level]!.push({ code, field, checks, upTo });
      }
    }
  }
  return openings;
}

/** Comes from what the person has, and from no qualification on the way. */
const OWN = -1;

/** For each of some targets the best label so far, the last course, and what opened it. */
class Labels {
  readonly values: Float64Array;
  readonly documents: Uint32Array;
  readonly from: Int32Array;
  readonly #ids: Uint32Array;

  constructor(count: number, ids: Uint32Array) {
    this.values = new Float64Array(count * LABEL_PARTS).fill(Infinity);
    this.documents = new Uint32Array(count);
    this.from = new Int32Array(count);
    this.#ids = ids;
  }

  has(at: number): boolean {
    return this.values[at * LABEL_PARTS]! < Infinity;
  }

  /** Takes a label where it is better, or as good and of a course with a lower id. */
  offer(at: number, label: Float64Array, document: number, from: number): void {
    if (!this.#isLess(label, document, at)) return;
    this.values.set(label, at * LABEL_PARTS);
    this.documents[at] = document;
    this.from[at] = from;
  }

  readInto(label: Float64Array, at: number): void {
    for (let part = 0; part < LABEL_PARTS; part++)
      label[part] = this.values[at * LABEL_PARTS + part]!;
  }

  /** The target with the least label of a range; null where none has one. */
  least(first: number, end: number): number | null {
    let best: number | null = null;
    for (let at = first; at < end; at++) {
      if (!this.has(at)) continue;
      const label = this.values.subarray(at * LABEL_PARTS, (at + 1) * LABEL_PARTS);
      if (best === null || this.#isLess(label, this.documents[at]!, best)) best = at;
    }
    return best;
  }

  #isLess(label: Float64Array, document: number, at: number): boolean {
    const start = at * LABEL_PARTS;
    for (let part = 0; part < LABEL_PARTS; part++) {
      const difference = label[part]! - this.values[start + part]!;
      if (difference !== 0) return difference < 0;
    }
    return this.#ids[document]! < this.#ids[this.documents[at]!]!;
  }
}

function goalDocuments({ ids, atLevel, categoriesOf }: OpenParts, goal: LadderGoal) {
  if ("course" in goal) {
    const document = ids.indexOf(goal.course);
    return document === -1 ? [] : [document];
  }
  const { codes, ofCode } = categoriesOf;
  const { level, category } = goal;
  return (atLevel[level] ?? []).filter(
    (document) => category === null || ofCode[codes[document]!]!.has(category),
  );
}

/** The level that a goal gives; 0 where it gives none. */
function levelOfGoal(
  { ladder }: OpenParts,
  goal: LadderGoal,
  [document]: readonly number[],
): number {
  if (!("course" in goal)) return goal.level;
  return document === undefined ? 0 : ladder.levels[document]!;
}

/** Where there is no way in. */
const CLOSED = 2;

/** How many checks entering takes; CLOSED where nobody enters so. */
function checksOf(verdict: EntryVerdict): number {
  if (verdict === "meets") return 0;
  return verdict === "check" ? 1 : CLOSED;
}

function knownOr(amount: number): number {
  return amount === NOT_STATED_AMOUNT ? UNKNOWN_SUM : amount;
}

function wayOf(km: number | null): number {
  if (km === null) return UNKNOWN_SUM;
  return km === 0 ? 0 : MOVING + km;
}
