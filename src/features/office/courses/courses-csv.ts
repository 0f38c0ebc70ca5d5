import { maldivesDay } from "#platform/maldives-day.ts";
import { spreadsheetText } from "#web/csv.ts";
import type { OfficeRow } from "../office-course.ts";
import { recordStateWords } from "../record-state.tsx";

/** What a spreadsheet is given of each column, by the column's id. */
const CELLS: ReadonlyMap<string, { title: string; cell: (course: OfficeRow) => string }> = new Map(
  Object.entries({
    name: { title: "Course", cell: ({ name }: OfficeRow) => name },
    state: {
      title: "State",
      cell: ({ state, draft }: OfficeRow) => recordStateWords(state, draft),
    },
    level: { title: "Level", cell: ({ level }: OfficeRow) => level ?? "Not stated" },
    start: { title: "Next start", cell: ({ start }: OfficeRow) => start ?? "Not stated" },
    cost: { title: "Total cost", cell: ({ cost }: OfficeRow) => cost },
    completeness: {
      title: "Stated, in percent",
      cell: ({ completeness }: OfficeRow) => String(completeness),
    },
    updated_at: {
      title: "Changed",
      cell: ({ updated_at }: OfficeRow) => maldivesDay(new Date(updated_at)),
    },
  }),
);

/** These courses as CSV, with the columns of these ids, and intakes and fees in full. */
export function coursesCsv(courses: readonly OfficeRow[], columns: readonly string[]): string {
  const cells = columns.flatMap((id) => CELLS.get(id) ?? []);
  return spreadsheetText([
    ["Number", ...cells.map(({ title }) => title)],
    ...courses.map((course) => [String(course.id), ...cells.map(({ cell }) => cell(course))]),
  ]);
}
