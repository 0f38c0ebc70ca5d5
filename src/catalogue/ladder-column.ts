import { NumberList } from "#engine/engine.ts";
import type { CourseSummary } from "./course.ts";
import type { CourseFigures } from "./course-figures.ts";

/** What the ladder reads of each course, by document: 13 bytes a course. */
export interface PackedLadder {
  /** The MNQF level that the course gives, 1 to 10; 0 where it gives none. */
  levels: Uint8Array;
  /** Hundredths of months, or `NOT_STATED_AMOUNT`. */
  lengths: Uint32Array;
  /** Total cost in whole rufiyaa, the lower end of a range, or `NOT_STATED_AMOUNT`. */
  costs: Uint32Array;
  /** The same for those whom the Bachelor's Degree Grant Scheme covers. */
  netCosts: Uint32Array;
}

/** A length or cost that is not known: it is not 0. */
export const NOT_STATED_AMOUNT = 2 ** 32 - 1;

/**
 * The level of the qualification that a course ends in; 0 where it has none on the framework, or
 * none stated, and where a source says that the course is not approved: nobody need accept it then.
 */
export function levelGiven({
  mnqf_level,
  mqa_approved,
}: Pick<CourseSummary, "mnqf_level" | "mqa_approved">): number {
  return mqa_approved === false ? 0 : Number(mnqf_level) || 0;
}

/** Collects what the ladder reads, course by course. */
export class LadderBuilder {
  readonly #levels = new NumberList();
  readonly #lengths = new NumberList();
  readonly #costs = new NumberList();
  readonly #netCosts = new NumberList();

  add(course: CourseSummary, { cost, schemeCost }: CourseFigures): void {
    const months = course.duration_months;
    this.#levels.push(levelGiven(course));
    this.#lengths.push(months === null ? NOT_STATED_AMOUNT : known(months * 100));
    this.#costs.push(cost === null ? NOT_STATED_AMOUNT : known(cost.from));
    const left = schemeCost ?? cost;
    this.#netCosts.push(left === null ? NOT_STATED_AMOUNT : known(left.from));
  }

  shorten(courses: number): void {
    for (const list of [this.#levels, this.#lengths, this.#costs, this.#netCosts])
      list.shorten(courses);
  }

  /** @param sources For each document the place of its course among the added ones. */
  pack(sources: Uint32Array): PackedLadder {
    const packed = (list: NumberList) => sources.map((source) => list.at(source));
    return {
      levels: Uint8Array.from(packed(this.#levels)),
      lengths: packed(this.#lengths),
      costs: packed(this.#costs),
      netCosts: packed(this.#netCosts),
    };
  }
}

function known(amount: number): number {
  return Math.min(Math.round(amount), NOT_STATED_AMOUNT - 1);
}
