import { dateWords, MONTH_NAMES } from "#catalogue/dates.ts";

/** A day or a week. */
interface Step {
  from: string;
  to: string;
}

/** A day or week in a table, and on an axis: "16 to 22 November 2026" and "22 Nov". */
export function stepWords({ from, to }: Step): { label: string; short: string } {
  const [, month, day] = to.split("-").map(Number);
  const short = `${day} ${MONTH_NAMES[(month ?? 1) - 1]?.slice(0, 3)}`;
  if (from === to) return { label: dateWords(to), short };
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  const begin = isSameMonth ? String(Number(from.slice(8))) : dateWords(from);
  return { label: `${begin} to ${dateWords(to)}`, short };
}

/** What stands over the column of steps. */
export const stepTitle = ([first]: readonly Step[]) =>
  first && first.from !== first.to ? "Week" : "Day";
