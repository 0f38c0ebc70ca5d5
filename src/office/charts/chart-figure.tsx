import { type ReactNode, useState } from "react";
import { CsvButton } from "#office/csv-button.tsx";
import { OfficePanel } from "#office/panel.tsx";
import { Button } from "#ui/button.tsx";
import { TableScroller } from "#ui/table-scroller.tsx";
import { type ChartData, chartRows, NO_NUMBER, numberText } from "./chart-data.ts";

interface ChartFigureProps {
  data: ChartData;
  /** What the file is called that the chart is saved as; its title by default. */
  fileTitle?: string | undefined;
  /** A sentence beneath the heading. */
  note?: ReactNode;
  children: ReactNode;
}

/** What stands around every chart: its heading, its numbers as a table, and as a file. */
export function ChartFigure({ data, fileTitle = data.title, note, children }: ChartFigureProps) {
  const [isTable, setIsTable] = useState(false);
  return (
    <OfficePanel
      title={data.title}
      beside={
        <div className="flex flex-wrap gap-1">
          <Button variant="quiet" size="sm" onClick={() => setIsTable(!isTable)}>
            {isTable ? "Show as chart" : "Show as table"}
            <span className="sr-only">: {data.title}</span>
          </Button>
          <CsvButton of={data.title} fileTitle={fileTitle} rows={() => chartRows(data)} />
        </div>
      }
    >
      {note && <p className="text-sm text-ink-soft">{note}</p>}
      {isTable ? <ChartTable data={data} /> : children}
    </OfficePanel>
  );
}

function ChartTable({ data: { title, across, series, points } }: { data: ChartData }) {
  return (
    <TableScroller label={title}>
      <table className="office-table office-numbers tabular">
        <thead>
          <tr>
            <th scope="col">{across}</th>
            {series.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row" className="font-normal">
                {label}
              </th>
              {series.map((name, at) => (
                <td key={name}>{numberWords(values[at])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}

const numberWords = (value: number | null | undefined) =>
  value === null || value === undefined ? NO_NUMBER : numberText(value);
