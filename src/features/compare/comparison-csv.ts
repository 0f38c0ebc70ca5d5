import { type ComparisonCell, compareCourses } from "#catalogue/compare.ts";
import type { Course } from "#catalogue/course.ts";
import { totalCost, totalCostText } from "#catalogue/total-cost.ts";
import { plainText } from "#platform/html.ts";

/**
 * A comparison as CSV for a spreadsheet: a row for each fact, a column for each course, first of all
 * the marks and total costs that the page shows beside them. A byte order mark tells Excel that the
 * text is in UTF-8.
 */
export function comparisonCsv(courses: readonly Course[], addressOf: (course: Course) => string) {
  const { rows, cheapest, shortest } = compareCourses(courses);
  const marks = ({ id }: Course) =>
    [cheapest.includes(id) && "Lowest total cost", shortest.includes(id) && "Shortest"]
      .filter(Boolean)
      .join(", ");
  const table = [
    ["Course", ...courses.map(({ name }) => name)],
    ["Marks", ...courses.map(marks)],
    ["Total cost", ...courses.map((course) => totalCostText(totalCost(course)))],
    ...rows.map(({ label, cells }) => [label, ...cells.map(cellText)]),
    ["Address", ...courses.map(addressOf)],
  ];
  return `\uFEFF${table.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("")}`;
}

function cellText(cell: ComparisonCell): string {
  if (cell.kind === "text") return cell.lines.join("\n") || "Not stated";
  const blocks = cell.blocks.map(({ heading, html }) =>
    [heading, plainText(html)].filter(Boolean).join(": "),
  );
  return blocks.join("\n") || "Not stated";
}

/** Quoted; a text that a spreadsheet would take for a formula stands behind an apostrophe. */
function csvCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}
