import type { ReactNode } from "react";
import { type ChartData, highestOf, NO_NUMBER, numberText } from "./chart-data.ts";
import { ChartFigure } from "./chart-figure.tsx";

interface BarChartProps {
  /** With one series. Labels differ from one another. */
  data: ChartData;
  fileTitle?: string | undefined;
  note?: ReactNode;
}

/** Things compared by one number each, in the order in which they are given. */
export function BarChart({ data, fileTitle, note }: BarChartProps) {
  const highest = Math.max(1, highestOf(data));
  return (
    <ChartFigure data={data} fileTitle={fileTitle} note={note}>
      <ol className="grid gap-3">
        {data.points.map(({ label, values: [value = null] }) => (
          <li key={label} className="min-w-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="max-w-full wrap-break-word">{label}</span>
              <span className="tabular shrink-0 font-semibold">
                {value === null ? NO_NUMBER : numberText(value)}
              </span>
            </p>
            <Bar share={(value ?? 0) / highest} />
          </li>
        ))}
      </ol>
    </ChartFigure>
  );
}

/** The number is said beside it. */
function Bar({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" className="mt-1 block h-2.5 w-full" preserveAspectRatio="none">
      <rect width="100%" height="100%" rx="3" className="fill-sunken" />
      {share > 0 && <rect width={`${share * 100}%`} height="100%" rx="3" className="fill-brand" />}
    </svg>
  );
}
