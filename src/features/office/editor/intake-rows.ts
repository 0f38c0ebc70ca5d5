import type { IntakeDetails, Nullable } from "#catalogue/course.ts";
import {
  deadlineWords,
  intakesOf,
  lateDeadline,
  nextStart,
  type Starting,
  startWords,
} from "#catalogue/intakes.ts";

/** One intake as it is edited: its wording with what is stated beside it. */
export type IntakeRow = IntakeDetails;

/** The intakes of a course, one row for each wording. */
export function intakesInRows({ intakes, intake_details }: Starting): IntakeRow[] {
  const stated = new Map(intake_details.map((details) => [details.label, details]));
  return intakes.map((label) => stated.get(label) ?? plainIntake(label));
}

/** The fields of a course that rows make; a row beside which nothing is stated is its wording alone. */
export function rowsAsIntakes(rows: readonly IntakeRow[]): {
  intakes: string[];
  intake_details: IntakeDetails[];
} {
  const details = rows.filter(({ label: _, ...rest }) => Object.values(rest).some(isStatedPart));
  return { intakes: rows.map(({ label }) => label), intake_details: details };
}

const isStatedPart = (value: unknown) => value !== null;

function plainIntake(label: string): IntakeRow {
  return {
    label,
    year: null,
    month: null,
    day: null,
    all_year: null,
    deadline: null,
    apply_url: null,
  };
}

/** What an intake means to somebody who asks today; null where no time is known. */
export function startOfRow(
  row: IntakeRow,
  today: string,
): Nullable<{ isOpen: boolean; words: string }> {
  const course = rowsAsIntakes([row]);
  const start = nextStart(course, today);
  if (start) {
    const closing = deadlineWords(start.intake, today);
    return {
      isOpen: true,
      words: [`Starts ${startWords(start)}`, closing].filter(Boolean).join(". "),
    };
  }
  const intakes = intakesOf(course);
  if (intakes.some(({ deadline }) => deadline !== null && deadline < today)) {
    return { isOpen: false, words: "Closed for applications" };
  }
  return intakes.some(({ month }) => month !== null) ? { isOpen: false, words: "Past" } : null;
}

/** What is wrong with a last day to apply that is after the start; undefined for nothing. */
export function lateDeadlineOf(row: IntakeRow): string | undefined {
  const late = lateDeadline(row.deadline, intakesOf(rowsAsIntakes([row])));
  return late === null ? undefined : `The last day to apply ${late}.`;
}
