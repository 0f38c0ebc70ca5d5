import { MONTH_NAMES } from "#catalogue/dates.ts";
import { intakesOf, type Starting } from "#catalogue/intakes.ts";

const MAX_SUGGESTED = 3;

/** The months in which most courses begin, for a course that has not begun yet. */
const USUAL_MONTHS: readonly number[] = [1, 5, 8];

/**
 * The next intakes that a course may have, as wordings, soonest first: the months in which it has
 * begun before, in the next twelve months, without those that it has.
 *
 * @param today YYYY-MM-DD.
 */
export function suggestedIntakes(course: Starting, today: string): string[] {
  const intakes = intakesOf(course);
  const begun = intakes.filter(
    ({ year, month }) => year === null || `${year}-${String(month).padStart(2, "0")}` < today,
  );
  const months = new Set(begun.flatMap(({ month }) => month ?? []));
  const known = months.size > 0 ? [...months] : USUAL_MONTHS;
  const year = Number(today.slice(0, 4));
  const thisMonth = Number(today.slice(5, 7));
  const taken = new Set(
    intakes.map(({ month, year: stated }) => `${month} ${stated ?? "every year"}`),
  );
  return known
    .map((month) => ({ month, year: month > thisMonth ? year : year + 1 }))
    .filter(
      (next) => !taken.has(`${next.month} ${next.year}`) && !taken.has(`${next.month} every year`),
    )
    .sort((a, b) => a.year - b.year || a.month - b.month)
    .slice(0, MAX_SUGGESTED)
    .map((next) => `${MONTH_NAMES[next.month - 1]} ${next.year}`);
}
