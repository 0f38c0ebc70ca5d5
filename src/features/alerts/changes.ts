import type { CourseSummary, Nullable } from "#catalogue/course.ts";
import { daysBetween } from "#catalogue/dates.ts";
import { intakesOf, upcomingStarts } from "#catalogue/intakes.ts";
import { type CostAmount, totalCost } from "#catalogue/total-cost.ts";
import { DEADLINE_DAYS } from "./alerts-limits.ts";

/** What a course's owner was last told of it, or saw when it was saved. */
export interface ToldCourse {
  /** False once it was told that the course is no longer listed. */
  listed: boolean;
  /** Every intake that was ever there: one that returns is not new. */
  intakes: string[];
  /** Deadlines that were told to be near. */
  deadlines: string[];
  cost: Nullable<CostAmount>;
  /** The fees as stated, for courses whose fees add up to no figure. */
  fees: string;
}

/** A change of a course since it was last told of. */
export type CourseNews =
  | { kind: "gone" | "back" | "fees" }
  /** A new intake, or one whose deadline is near; both as the institution words it. */
  | { kind: "intake" | "deadline"; label: string; deadline: Nullable<string> }
  | { kind: "cost"; before: Nullable<CostAmount>; now: Nullable<CostAmount> };

/** An intake of a course that is neither past nor closed, nor known by another wording. */
interface OpenIntake {
  key: string;
  label: string;
  deadline: Nullable<string>;
}

/** What a person knows of a course who saves it: all that its page says. */
export function seenCourse(course: CourseSummary): ToldCourse {
  return {
    listed: true,
    intakes: intakeKeys(course),
    deadlines: [],
    cost: toldCost(course),
    fees: statedFees(course),
  };
}

/**
 * What changed of a course, and what is told once that is said.
 *
 * @param course undefined where it is no longer listed.
 * @param today YYYY-MM-DD.
 */
export function courseChanges(
  told: ToldCourse,
  course: CourseSummary | undefined,
  today: string,
): { changes: CourseNews[]; told: ToldCourse } {
  if (!course) {
    return told.listed
      ? { changes: [{ kind: "gone" }], told: { ...told, listed: false } }
      : { changes: [], told };
  }
  const open = openIntakes(course, today);
  const near = open.filter(
    ({ key, deadline }) =>
      isNear(deadline, today) && !told.deadlines.includes(`${key} ${deadline}`),
  );
  const fresh = open.filter(({ key }) => !told.intakes.includes(key) && !near.some(isIntake(key)));
  return {
    changes: [
      ...(told.listed ? [] : [{ kind: "back" } as const]),
      ...near.map(({ label, deadline }) => ({ kind: "deadline", label, deadline }) as const),
      ...fresh.map(({ label, deadline }) => ({ kind: "intake", label, deadline }) as const),
      ...costChange(told, course),
    ],
    told: {
      listed: true,
      intakes: [...new Set([...told.intakes, ...intakeKeys(course)])],
      deadlines: [
        ...told.deadlines.filter((known) => known.slice(-today.length) >= today),
        ...near.map(({ key, deadline }) => `${key} ${deadline}`),
      ],
      cost: toldCost(course),
      fees: statedFees(course),
    },
  };
}

/** Courses that a search finds and that were not told, and all that are told once they are. */
export function newCourses(
  told: readonly number[],
  found: readonly number[],
): { fresh: number[]; told: number[] } {
  const known = new Set(told);
  const fresh = found.filter((id) => !known.has(id));
  return { fresh, told: [...told, ...fresh] };
}

const isIntake =
  (wanted: string) =>
  ({ key }: OpenIntake): boolean =>
    key === wanted;

/** From today to `DEADLINE_DAYS` from now. */
function isNear(deadline: Nullable<string>, today: string): boolean {
  if (deadline === null || deadline < today) return false;
  return daysBetween(today, deadline) <= DEADLINE_DAYS;
}

/** An intake by what its institution states: never by what is read from its wording. */
function intakeKeys({ intakes, intake_details }: CourseSummary): string[] {
  const stated = new Map(intake_details.map((details) => [details.label, details]));
  return [...new Set(intakes)].map((label) => {
    const { year, month, day } = stated.get(label) ?? { year: null, month: null, day: null };
    return [label, year ?? "", month ?? "", day ?? ""].join("|");
  });
}

/** Intakes whose time is not understood count as open: nobody knows that they are past. */
function openIntakes(course: CourseSummary, today: string): OpenIntake[] {
  const labels = [...new Set(course.intakes)];
  const keys = intakeKeys(course);
  const coming = new Set(upcomingStarts(course, today).map(({ intake }) => intake.label));
  const readings = Map.groupBy(intakesOf(course), ({ label }) => label);
  return labels.flatMap((label, at) => {
    const times = readings.get(label) ?? [];
    const deadline = times[0]?.deadline ?? null;
    const isTimed = times.some(({ month, all_year }) => month !== null || all_year);
    const isOpen = isTimed ? coming.has(label) : deadline === null || deadline >= today;
    return isOpen ? [{ key: keys[at]!, label, deadline }] : [];
  });
}

function toldCost(course: CourseSummary): Nullable<CostAmount> {
  const cost = totalCost(course);
  return cost && { currency: cost.currency, from: cost.from, to: cost.to };
}

function statedFees({ fee_text, fees }: CourseSummary): string {
  return JSON.stringify([fee_text, ...fees.map(({ remarks, ...fee }) => Object.values(fee))]);
}

function costChange(told: ToldCourse, course: CourseSummary): CourseNews[] {
  const now = toldCost(course);
  const before = told.cost;
  if (!before && !now) return statedFees(course) === told.fees ? [] : [{ kind: "fees" }];
  const isSame =
    before?.currency === now?.currency && before?.from === now?.from && before?.to === now?.to;
  return isSame ? [] : [{ kind: "cost", before, now }];
}
