import type { CourseSummary } from "#catalogue/course.ts";
import { dateWords } from "#catalogue/dates.ts";
import { type NextStart, upcomingStarts } from "#catalogue/intakes.ts";

/** A date of one course: the last day to apply, or a start. */
export interface CourseDate {
  kind: "deadline" | "start";
  /** YYYY-MM-DD, or YYYY-MM where only the month of a start is stated. */
  on: string;
  course: Pick<CourseSummary, "id" | "name" | "institution">;
  start: NextStart;
}

/** Courses whose dates a page or a feed holds; those that start soonest. */
export const MAX_DATED_COURSES = 1_000;

/** The month of a day or month: "2027-01". */
export function monthOf(on: string): string {
  return on.slice(0, 7);
}

/**
 * The dates of courses from `today` (YYYY-MM-DD) on, by date. A course that can be started at any
 * time has none, and neither has an intake that has closed.
 */
export function courseDates(courses: readonly CourseSummary[], today: string): CourseDate[] {
  const dates = courses.flatMap((course) =>
    upcomingStarts(course, today).flatMap((start) => datesOfStart(course, start)),
  );
  return dates.sort(
    (a, b) => byText(a.on, b.on) || byText(a.kind, b.kind) || a.course.id - b.course.id,
  );
}

/** By code unit, as days and months in digits sort. */
const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function datesOfStart(course: CourseSummary, start: NextStart): CourseDate[] {
  const { intake, on } = start;
  if (intake.all_year) return [];
  const of = { course, start };
  return [
    ...(intake.deadline ? [{ kind: "deadline" as const, on: intake.deadline, ...of }] : []),
    { kind: "start", on, ...of },
  ];
}

/** What happens on a date: "Apply by 15 December 2026", "Starts in January 2027". */
export function eventWords({ kind, on }: Pick<CourseDate, "kind" | "on">): string {
  if (kind === "deadline") return `Apply by ${dateWords(on)}`;
  return `Starts ${on.length > 7 ? "on" : "in"} ${dateWords(on)}`;
}
