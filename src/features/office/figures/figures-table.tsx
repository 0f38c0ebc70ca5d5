import type { FiguresAnswer } from "#features/visits/figures.schema.ts";
import { numberText } from "#office/charts/chart-data.ts";
import { CsvButton } from "#office/csv-button.tsx";
import { OfficePanel } from "#office/panel.tsx";
import { TableScroller } from "#ui/table-scroller.tsx";
import { figureRows, MEASURE_WORDS } from "./figure-charts.ts";

/** Every number of every course. */
export function FiguresTable({ figures }: { figures: FiguresAnswer["data"] }) {
  if (figures.courses.length === 0) return null;
  return (
    <OfficePanel
      className="grid min-w-0 gap-2"
      title="All numbers by course"
      beside={
        <CsvButton
          of="All numbers by course"
          fileTitle="figures by course"
          rows={() => figureRows(figures)}
        />
      }
    >
      <TableScroller label="All numbers by course">
        <table className="office-table office-numbers tabular">
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
    </OfficePanel>
  );
}
