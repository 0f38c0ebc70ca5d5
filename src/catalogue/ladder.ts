import { type EntryVerdict, entryVerdict, type WhatIHave } from "./entry.ts";
import { islandByCode } from "./islands.ts";
import { NOT_STATED_AMOUNT } from "./ladder-column.ts";
import { CHECKS, COST, DURATION, LABEL_PARTS, Labels, STEPS, WAY } from "./ladder-labels.ts";
import {
  HIGHEST_LEVEL,
  type LadderParts,
  type LevelCondition,
  type OpenParts,
  openParts,
} from "./ladder-parts.ts";
import { kmTo } from "./nearness.ts";

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

const ORDERS: Readonly<Record<PathKind, readonly number[]>> = {
  quickest: [CHECKS, DURATION, COST, WAY, STEPS],
  cheapest: [CHECKS, COST, DURATION, WAY, STEPS],
  nearest: [CHECKS, WAY, DURATION, COST, STEPS],
};

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
  const isOpened = demands.map(({ named }) => named.some(isMet));
  return atLevel.flatMap((documents, level) => {
    if (level <= own) return [];
    const found = documents.filter((document) => isOpened[routesOf.codes[document]!]);
    return found.length === 0 ? [] : [{ level, courses: found.map((document) => ids[document]!) }];
  });
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
    const name = names.get(field)!;
    const gain = withQualification(have, level, name === null ? [] : [name]);
    gains[level]!.set(field, gain);
    return gain;
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

/** What is not known counts as more than all that is: it is never taken for nothing. */
const UNKNOWN_SUM = 2 ** 40;
/** Having to move counts as more than any distance. */
const MOVING = 2 ** 20;

function knownOr(amount: number): number {
  return amount === NOT_STATED_AMOUNT ? UNKNOWN_SUM : amount;
}

function wayOf(km: number | null): number {
  if (km === null) return UNKNOWN_SUM;
  return km === 0 ? 0 : MOVING + km;
}
