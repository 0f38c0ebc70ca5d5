import { type ComparisonCell, compareCourses } from "#catalogue/compare.ts";
import type { Course } from "#catalogue/course.ts";
import { nextStartText } from "#catalogue/intakes.ts";
import { netCostText } from "#catalogue/net-cost.ts";
import type { Basis } from "#catalogue/operator.ts";
import { totalCost, totalCostText } from "#catalogue/total-cost.ts";
import { textBlocks } from "#platform/html.ts";
import { spreadsheetText } from "#web/csv.ts";

/**
 * A comparison as CSV for a spreadsheet: a row for each fact, a column for each course, first of all
 * the marks and total costs that the page shows beside them.
 */
export function comparisonCsv(
  courses: readonly Course[],
  addressOf: (course: Course) => string,
  { today, operator }: Basis,
) {
  const { rows, cheapest, shortest } = compareCourses(courses, operator);
  const marks = ({ id }: Course) =>
    [cheapest.includes(id) && "Lowest total cost", shortest.includes(id) && "Shortest"]
      .filter(Boolean)
      .join(", ");
  const table = [
    ["Course", ...courses.map(({ name }) => name)],
    ["Marks", ...courses.map(marks)],
    ["Total cost", ...courses.map((course) => totalCostText(totalCost(course), operator))],
    ...rows.map(({ label, cells }) => [label, ...cells.map(cellText)]),
    ["Net cost", ...courses.map((course) => netCostText(course, operator))],
    ["Next start", ...courses.map((course) => nextStartText(course, today))],
    ["Address", ...courses.map(addressOf)],
  ];
  return spreadsheetText(table);
}

function cellText(cell: ComparisonCell): string {
  if (cell.kind === "text") return cell.lines.join("\n") || "Not stated";
  const lines = cell.blocks.flatMap(({ heading, html }) => [
    ...(heading ? [`${heading}:`] : []),
    ...textBlocks(html).map(({ text }) => text),
  ]);
  return lines.join("\n") || "Not stated";
}
