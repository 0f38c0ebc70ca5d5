import type { FiguresAnswer } from "#features/visits/figures.schema.ts";
import { Button } from "#ui/button.tsx";
import { TableScroller } from "#ui/table-scroller.tsx";
import { numberText } from "../charts/chart-data.ts";
import { downloadCsv } from "../download-csv.ts";
import { figuresCsv, MEASURE_WORDS } from "./figure-charts.ts";

/** Every number of every course. */
export function FiguresTable({ figures }: { figures: FiguresAnswer["data"] }) {
  if (figures.courses.length === 0) return null;
  return (
    <section aria-labelledby="by-course" className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="by-course" className="text-lg">
          All numbers by course
        </h2>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => downloadCsv(figuresCsv(figures), "figures by course")}
        >
          Download all as CSV
        </Button>
      </div>
      <TableScroller label="All numbers by course">
        <table className="office-table tabular">
          <thead>
            <tr>
              <th scope="col">Course</th>
              {[...MEASURE_WORDS].map(([measure, { title }]) => (
                <th key={measure} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.courses.map((course) => (
              <tr key={course.id}>
                <th scope="row" className="min-w-48 font-normal">
                  {course.name}
                </th>
                {[...MEASURE_WORDS.keys()].map((measure) => (
                  <td key={measure}>{numberText(course[measure])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroller>
    </section>
  );
}
