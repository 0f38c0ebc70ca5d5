/** A month and its year, as in "January 2027". */
const MONTH_OF_YEAR = /^(\p{L}+) (\d{4})$/u;

/**
 * Intakes in one line, a year that several share said once: "January, May 2027, January 2028". Texts
 * that are no month of a year stay as they are.
 */
export function intakesText(intakes: readonly string[]): string {
  const yearOf = (at: number) => MONTH_OF_YEAR.exec(intakes[at] ?? "")?.[2];
  return intakes
    .map((text, at) =>
      yearOf(at) !== undefined && yearOf(at) === yearOf(at + 1) ? text.slice(0, -5) : text,
    )
    .join(", ");
}
