import { MONTH_NAMES } from "#catalogue/dates.ts";

/** A month and its year, as in "January 2027". */
const MONTH_OF_YEAR = /^(\p{L}+) (\d{4})$/u;

/** From so many on, months are abbreviated, so that a card stays low. */
const MIN_ABBREVIATED = 2;

/** Months of at most as many letters have no shorter form that people write. */
const MAX_WHOLE_MONTH = 4;

/**
 * Intakes in one line, a year that several share said once: "January 2027", "Jan, May 2027". Texts
 * that are no month of a year stay as they are.
 */
export function intakesText(intakes: readonly string[]): string {
  const yearOf = (at: number) => MONTH_OF_YEAR.exec(intakes[at] ?? "")?.[2];
  const shown = intakes.length < MIN_ABBREVIATED ? intakes : intakes.map(abbreviated);
  return shown
    .map((text, at) =>
      yearOf(at) !== undefined && yearOf(at) === yearOf(at + 1) ? text.slice(0, -5) : text,
    )
    .join(", ");
}

function abbreviated(intake: string): string {
  const month = MONTH_OF_YEAR.exec(intake)?.[1] ?? "";
  const isLong = MONTH_NAMES.includes(month) && month.length > MAX_WHOLE_MONTH;
  return isLong ? intake.replace(month, month.slice(0, 3)) : intake;
}
