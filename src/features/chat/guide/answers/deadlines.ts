import type { CourseSummary } from "#catalogue/course.ts";
import { dateWords, daysAfter } from "#catalogue/dates.ts";
import { deadlineWords } from "#catalogue/intakes.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { titled } from "../wording.ts";

/** A last day to apply that is at most so near has to be said. */
const NEAR_DAYS = 14;

/** Last days to apply that are near, each in a sentence, and those that have gone by. */
export function deadlineLines(
  courses: readonly CourseSummary[],
  now: Date,
  { withPast = false } = {},
): string[] {
  const today = maldivesDay(now);
  const soon = daysAfter(today, NEAR_DAYS);
  return courses.flatMap((course) =>
    course.intake_details.flatMap((intake) => {
      const { label, deadline } = intake;
      if (deadline === null || deadline > soon) return [];
      const isPast = deadline < today;
      if (isPast && !withPast) return [];
      const when = isPast ? "" : `, on ${dateWords(deadline)}`;
      return `${titled(course)}, intake “${label}”: ${deadlineWords(intake, today)}${when}.`;
    }),
  );
}
