import type { Nullable } from "#catalogue/course.ts";

/** What stands over one place of an axis, or beside one bar. */
export interface ChartPoint {
  /** In a table and in words: "Sunday 22 November 2026". */
  label: string;
  /** On an axis, where it differs: "22 Nov". */
  short?: string;
  /** A whole number for each series; null where it is not known, which is not 0. */
  values: readonly Nullable<number>[];
}

/** Numbers that are drawn, stand in a table, and are taken along as CSV. */
export interface ChartData {
  /** What is counted, as a heading. */
  title: string;
  /** Heading of the labels' column: "Day". */
  across: string;
  /** What each series is called; at most three. */
  series: readonly string[];
  points: readonly ChartPoint[];
}

/** What stands where a number is not known. */
export const NO_NUMBER = "Not known";

export const numberText = (value: number) => value.toLocaleString("en-GB");

/** The table of a chart for a spreadsheet. */
export function chartRows({ across, series, points }: ChartData): string[][] {
  return [
    [across, ...series],
    ...points.map(({ label, values }) => [
      label,
      ...series.map((_, at) => String(values[at] ?? NO_NUMBER)),
    ]),
  ];
}

/** The highest number of a chart; 0 where there is none. */
export function highestOf({ points }: ChartData): number {
  return points.reduce(
    (highest, { values }) =>
      values.reduce<number>((most, each) => Math.max(most, each ?? 0), highest),
    0,
  );
}

/** What a chart says to who does not see it: of each series the sum and the most. */
export function chartWords({ series, points }: ChartData): string {
  return series
    .map((name, at) => {
      const known = points.filter(({ values }) => (values[at] ?? null) !== null);
      const sum = known.reduce((all, { values }) => all + (values[at] ?? 0), 0);
      if (known.length === 0) return `${name}: not known.`;
      const most = known.reduce((one, other) =>
        (other.values[at] ?? 0) > (one.values[at] ?? 0) ? other : one,
      );
      const peak = sum > 0 ? `, most for ${most.label}: ${numberText(most.values[at] ?? 0)}` : "";
      return `${name}: ${numberText(sum)} in all${peak}.`;
    })
    .join(" ");
}
