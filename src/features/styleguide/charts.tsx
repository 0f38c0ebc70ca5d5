import "../office/office.css";
import { BarChart } from "#office/charts/bar-chart.tsx";
import type { ChartData } from "#office/charts/chart-data.ts";
import { LineChart } from "#office/charts/line-chart.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

const BY_WEEK: ChartData = {
  title: "Views by week",
  across: "Week",
  series: ["This course", "Median of similar courses", "Nobody counted"],
  points: [3, 8, 21, 17, 34, 142, 90, 61, 40, 55].map((views, week) => ({
    label: `Week ${week + 1}`,
    short: `W ${week + 1}`,
    values: [views, week === 4 ? null : 30 + week * 4, week < 6 ? null : 5],
  })),
};

const BY_COURSE: ChartData = {
  title: "Views by course",
  across: "Course",
  series: ["Views"],
  points: [
    { label: "Diploma in Nursing", values: [1_420] },
    { label: "Advanced Certificate in Hospitality and Tourism Operations", values: [316] },
    { label: "Certificate in Nets", values: [0] },
    { label: "Nobody counted", values: [null] },
  ],
};

/** What the office shows numbers with. */
export function StyleguideCharts() {
  return (
    <Chapter id="charts" title="Charts">
      <Specimen name="LineChart" className="office">
        <LineChart data={BY_WEEK} note="Lines differ by their dashes, not by colour alone." />
      </Specimen>
      <Specimen name="BarChart" className="office">
        <BarChart data={BY_COURSE} />
      </Specimen>
    </Chapter>
  );
}
