import type { IntakeDetails, Nullable } from "#catalogue/course.ts";
import { intakesOf, nextStart } from "#catalogue/intakes.ts";
import { suggestedIntakes } from "./suggested-intakes.ts";

/** The fields of a course that say when it can be started. */
interface StatedIntakes {
  intakes: string[];
  intake_details: IntakeDetails[];
}

/** True where no intake can be applied for any more: moved to the next year, none is lost. */
export function areOver(course: StatedIntakes, today: string): boolean {
  return nextStart(course, today) === null && intakesOf(course).every(({ year }) => year !== null);
}

/**
 * Where some intakes are still open: each a year later, to be added one by one beside those that
 * stay, without those that are there or suggested.
 *
 * @param today YYYY-MM-DD.
 */
export function intakesToAdd(course: StatedIntakes, today: string): IntakeDetails[] {
  if (areOver(course, today)) return [];
  const there = new Set([...course.intakes, ...suggestedIntakes(course, today)]);
  const { intakes, intake_details } = intakesNextYear(course);
  const details = new Map(intake_details.map((each) => [each.label, each]));
  return intakes
    .filter((label) => !there.has(label))
    .map((label) => ({ ...NOTHING_STATED, label, ...details.get(label) }));
}

const NOTHING_STATED: Omit<IntakeDetails, "label"> = {
  year: null,
  month: null,
  day: null,
  all_year: null,
  deadline: null,
  apply_url: null,
};

const YEAR_IN_TEXT = /\b(20\d{2})\b/g;

/**
 * Every intake a year later: years in wordings, stated years and deadlines. An intake without a year
 * comes every year and stays as it is worded; a wording that there would be twice is kept once.
 */
export function intakesNextYear({ intakes, intake_details }: StatedIntakes): StatedIntakes {
  const labels = new Map(intakes.map((label) => [label, yearsLater(label)]));
  const details = new Map<string, IntakeDetails>();
  for (const each of intake_details) {
    const label = labels.get(each.label) ?? yearsLater(each.label);
    details.set(label, {
      ...each,
      label,
      year: each.year === null ? null : each.year + 1,
      // The 29th of February is there in leap years only.
      day: each.month === 2 && each.day === 29 ? 28 : each.day,
      deadline: dayNextYear(each.deadline),
    });
  }
  return { intakes: [...new Set(labels.values())], intake_details: [...details.values()] };
}

function yearsLater(text: string): string {
  return text.replace(YEAR_IN_TEXT, (year) => String(Number(year) + 1));
}

/** The same day of the next year (YYYY-MM-DD); of the 29th of February the 28th. */
function dayNextYear(day: Nullable<string>): Nullable<string> {
  if (day === null) return null;
  const next = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return next.endsWith("-02-29") ? next.replace(/29$/, "28") : next;
}
