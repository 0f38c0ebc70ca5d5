import { type EntryVerdict, entryVerdict, type WhatIHave } from "./entry.ts";
import { islandByCode } from "./islands.ts";
import { NOT_STATED_AMOUNT } from "./ladder-column.ts";
import {
  CHECKS,
  COST,
  DURATION,
  LABEL_PARTS,
  Labels,
  LEAPS,
  OUTSIDE,
  STEPS,
  WAY,
} from "./ladder-labels.ts";
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

/**
 * What paths are chosen by, and how they are told apart; also their order. "priced" is the cheapest
 * of courses that all state their cost.
 */
export const PATH_KINDS = ["quickest", "cheapest", "priced", "nearest"] as const;
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
  /**
   * How often it leads from one field into another that no route names: formally open, and seldom
   * of use. A path with one is given only where its kind has none without.
   */
  leaps: number;
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
  quickest: [LEAPS, OUTSIDE, CHECKS, DURATION, COST, WAY, STEPS],
  cheapest: [LEAPS, OUTSIDE, CHECKS, COST, DURATION, WAY, STEPS],
  priced: [LEAPS, OUTSIDE, CHECKS, COST, DURATION, WAY, STEPS],
  nearest: [LEAPS, OUTSIDE, CHECKS, WAY, DURATION, COST, STEPS],
};

/** Courses of a level that a qualification helps into. */
export interface OpenedLevel {
  level: number;
  /** Their ids. */
  courses: number[];
}

export interface Ladder {
  /** At most one path of each kind, none twice, those with leaps last; empty where none is known. */
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
      const kinds = query.island === null ? PATH_KINDS.slice(0, -1) : PATH_KINDS;
      const paths: LadderPath[] = [];
      for (const kind of kinds) {
        const best = search.best(kind);
        if (best === null) continue;
        const same = paths.find((path) => path.courses.join() === best.courses.join());
        if (same) same.kinds.push(kind);
        else paths.push({ kinds: [kind], ...best });
      }
      return paths.sort((one, other) => one.leaps - other.leaps);
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
  /** By level, what a qualification at it or above opens in a field that is named. */
  readonly #openings: readonly (readonly Opening[])[];
  /** By the code of routes, what opens them in any field (`unnamedWay`). */
  readonly #unnamed: readonly (readonly number[])[];
  /** The number of the field that is wished for; null for those of the course that is reached. */
  readonly #wished: number | null;
  /** By the code of fields, 1 for those that neither are wished for nor prepare for all. */
  readonly #outside: readonly number[];
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
    const { openings, unnamed } = openingsOf(open, have, this.#own);
    this.#openings = openings;
    this.#unnamed = unnamed;
    this.#wished = "course" in goal ? null : (open.fieldOf.get(goal.category ?? "") ?? null);
    this.#outside = outsideOf(open, this.#wishedFields(goal));
    this.#costs = open.ladder.costs;
    this.#netCosts = isFirstDegreeFor(have, 0) ? open.ladder.netCosts : open.ladder.costs;
    const home = island === null ? undefined : islandByCode(island);
    this.#ways = open.placesOf.ofCode.map((met) => (home ? wayOf(kmTo(home, met)) : 0));
    this.#step[STEPS] = 1;
  }

  /** The fields that a goal names; none where any will do, or where its course states none. */
  #wishedFields(goal: LadderGoal): readonly number[] {
    if (!("course" in goal)) return this.#wished === null ? [] : [this.#wished];
    const { fields, fieldsOf } = this.#open;
    const own = this.#goals.flatMap((document) => fieldsOf.ofCode[fieldsOf.codes[document]!]!);
    return own.filter((field) => field < fields.length);
  }

  /** The best path of a kind; null where there is none. */
  best(kind: PathKind): Omit<LadderPath, "kinds"> | null {
    const order = ORDERS[kind];
    const { fields, fieldsOf, routesOf, atLevel, ids } = this.#open;
    const width = fields.length + 1;
    const nodes = new Labels((HIGHEST_LEVEL + 1) * width, ids);
    const ways = this.#waysOfOwn();
    const way = new Labels(1, ids);
    const label = new Float64Array(LABEL_PARTS);
    const offerTo = (into: Labels, node: number, document: number, field: number) => {
      if (kind === "priced" && this.#costOf(document) === NOT_STATED_AMOUNT) return;
      this.#findWay(way, ways, routesOf.codes[document]!, field);
      if (!way.has(0)) return;
      this.#stepInto(label, way, document, order);
      into.offer(node, label, document, way.from[0]!);
    };
    for (let level = 1; level < this.#top; level++) {
      for (const document of atLevel[level]!) {
        for (const field of fieldsOf.ofCode[fieldsOf.codes[document]!]!)
          offerTo(nodes, level * width + field, document, field);
      }
      this.#openWays(ways, nodes, level);
    }
    const end = new Labels(1, ids);
    for (const document of this.#goals) {
      const own = fieldsOf.ofCode[fieldsOf.codes[document]!]!;
      for (const field of this.#wished === null ? own : [this.#wished])
        offerTo(end, 0, document, field);
    }
    if (!end.has(0)) return null;
    const path = [end.documents[0]!];
    for (let node = end.from[0]!; node !== OWN; node = nodes.from[node]!)
      path.unshift(nodes.documents[node]!);
    return { courses: path.map((document) => ids[document]!), leaps: end.values[LEAPS]! };
  }

  /** The ways into routes, of which those of what the person has are known at once. */
  #waysOfOwn(): Ways {
    const { ids, fields } = this.#open;
    const known = new Labels(this.#own.length, ids);
    const label = new Float64Array(LABEL_PARTS);
    for (let code = 0; code < this.#own.length; code++) {
      label[CHECKS] = this.#own[code]!;
      if (this.#own[code] !== CLOSED) known.offer(code, label, 0, OWN);
    }
    const targets = fields.length + 3;
    return { known, targets, unnamed: new Labels(UNNAMED_WAYS * targets, ids) };
  }

  /** Finds the best way into routes for a course that is to count in a field. */
  #findWay(way: Labels, { known, unnamed, targets }: Ways, code: number, field: number): void {
    const { fields } = this.#open;
    way.clear(0);
    way.offerHeld(0, known, code);
    for (const asked of this.#unnamed[code]!) {
      for (const target of [field, fields.length + FROM_ANYWHERE, fields.length + BY_A_LEAP])
        way.offerHeld(0, unnamed, asked * targets + target);
    }
  }

  /** The label of a course that is taken after what opens its routes. */
  #stepInto(label: Float64Array, way: Labels, document: number, order: readonly number[]): void {
    const { ladder, placesOf, fieldsOf } = this.#open;
    this.#step[OUTSIDE] = this.#outside[fieldsOf.codes[document]!]!;
    this.#step[DURATION] = knownOr(ladder.lengths[document]!);
    this.#step[COST] = knownOr(this.#costOf(document));
    this.#step[WAY] = this.#ways[placesOf.codes[document]!]!;
    for (let at = 0; at < LABEL_PARTS; at++) label[at] = way.values[at]! + this.#step[order[at]!]!;
  }

  #costOf(document: number): number {
    const isCovered = this.#open.ladder.levels[document]! <= FIRST_DEGREE_LEVEL;
    return (isCovered ? this.#netCosts : this.#costs)[document]!;
  }

  /** Opens routes by the qualifications of a level, whose labels are final. */
  #openWays({ known, unnamed, targets }: Ways, nodes: Labels, level: number): void {
    const { fields, preparation } = this.#open;
    const first = level * (fields.length + 1);
    const label = new Float64Array(LABEL_PARTS);
    for (let asked = 1; asked <= level; asked++) {
      for (const { code, field, checks, upTo } of this.#openings[asked]!) {
        const node = first + field;
        if (upTo <= level || !nodes.has(node)) continue;
        nodes.readInto(label, node);
        label[CHECKS]! += checks;
        known.offer(code, label, nodes.documents[node]!, node);
      }
      for (let field = 0; field <= fields.length; field++) {
        const node = first + field;
        if (!nodes.has(node)) continue;
        const document = nodes.documents[node]!;
        for (const checks of [0, 1]) {
          const base = unnamedWay(asked, checks) * targets;
          nodes.readInto(label, node);
          label[CHECKS]! += checks;
          if (field === preparation || field === fields.length) {
            unnamed.offer(base + fields.length + FROM_ANYWHERE, label, document, node);
            continue;
          }
          unnamed.offer(base + field, label, document, node);
          unnamed.offer(base + fields.length, label, document, node);
          label[LEAPS]! += 1;
          unnamed.offer(base + fields.length + BY_A_LEAP, label, document, node);
        }
      }
    }
  }
}

/** The best ways into routes that are known so far. */
interface Ways {
  /** By the code of the routes: by what the person has, or a field that they name. */
  known: Labels;
  /**
   * By `unnamedWay`, for routes that name no field: into each field from a course of the same one,
   * into a course of no stated field from any, from general preparation, and by a leap.
   */
  unnamed: Labels;
  /** The targets of each of these. */
  targets: number;
}

/** Behind the fields, and "no field". */
const FROM_ANYWHERE = 1;
const BY_A_LEAP = 2;

/** The number of a demand of a level in any field, with the checks that entering takes then. */
function unnamedWay(level: number, checks: number): number {
  return level * 2 + checks;
}

const UNNAMED_WAYS = unnamedWay(HIGHEST_LEVEL, 1) + 1;

/** That a qualification in a named field opens some routes that are closed, or need a check. */
interface Opening {
  /** Of the routes. */
  code: number;
  /** The number of the field that it is in. */
  field: number;
  checks: number;
  /** The highest level of a course with these routes: a qualification below it is of use. */
  upTo: number;
}

const ANY_FIELD = -1;

/**
 * What qualifications do for a person: by the level that is asked for those in a named field, and by
 * the code of routes as `unnamedWay` those in any.
 */
function openingsOf(open: OpenParts, have: WhatIHave, own: Uint8Array) {
  const { fields, demands, highest } = open;
  const openings = Array.from({ length: HIGHEST_LEVEL + 1 }, (): Opening[] => []);
  const names = new Map<number, string | null>([
    ...fields.map((name, field) => [field, name] as const),
    [fields.length, null],
    [ANY_FIELD, ""],
  ]);
  const unnamed = demands.map((): number[] => []);
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
        if (checks >= own[code]!) continue;
        if (field === ANY_FIELD) unnamed[code]!.push(unnamedWay(level, checks));
        else openings[level]!.push({ code, field, checks, upTo });
      }
    }
  }
  return { openings, unnamed };
}

/** A course that states no field is not held to be outside of one. */
function outsideOf({ fields, fieldsOf, preparation }: OpenParts, wished: readonly number[]) {
  const within = new Set([...wished, preparation, fields.length]);
  return fieldsOf.ofCode.map((own) =>
    Number(wished.length > 0 && !own.some((field) => within.has(field))),
  );
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
