import { useState } from "react";
import { OFFICE_FIGURES } from "#features/visits/figures.endpoints.ts";
import { type FigureSpan, MIN_SIMILAR } from "#features/visits/figures.ts";
import { BarChart } from "#office/charts/bar-chart.tsx";
import { numberText } from "#office/charts/chart-data.ts";
import { LineChart } from "#office/charts/line-chart.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { SpanChoice } from "../charts/span-choice.tsx";
import { callOffice, useAsked } from "../office-call.ts";
import type { OfficePartProps } from "../office-part.ts";
import { OfficeSelect } from "../office-select.tsx";
import { QueryState } from "../query-state.tsx";
import {
  actsChart,
  appearancesChart,
  coursesChart,
  MEASURE_WORDS,
  type OwnFigures,
  viewsChart,
} from "./figure-charts.ts";
import { FiguresTable } from "./figures-table.tsx";

/** How often an institution's courses are seen and used. */
export default function FiguresPage({ institution }: OfficePartProps) {
  const [span, setSpan] = useState<FigureSpan>(30);
  const [course, setCourse] = useState<number | null>(null);
  /** Courses that can be chosen, while others are asked for too. */
  const [courses, setCourses] = useState<readonly { id: number; name: string }[]>([]);
  const asked = useAsked(`figures ${institution} ${span} ${course}`, async () => {
    const query = { institution, days: span, ...(course !== null && { course }) };
    const called = await callOffice(OFFICE_FIGURES, { query });
    if (called.body) setCourses(called.body.data.courses.toSorted(byName));
    return called;
  });
  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">Figures</h1>
        <div className="flex min-w-0 flex-wrap gap-2">
          <div className="min-w-0 sm:max-w-narrow">
            <OfficeSelect
              aria-label="Course"
              value={String(course ?? "")}
              none="All courses and your profile"
              options={courses.map(({ id, name }) => [String(id), name] as const)}
              onChoose={(chosen) => setCourse(chosen ? Number(chosen) : null)}
            />
          </div>
          <div>
            <SpanChoice span={span} onChoose={setSpan} />
          </div>
        </div>
      </div>
      {asked.problem?.status === 404 ? (
        <EmptyState title="Nothing to count yet">
          <p>Numbers begin when the institution is on the site.</p>
        </EmptyState>
      ) : (
        <QueryState of={asked} failed="The figures could not be read">
          {({ data }) => <FigureParts figures={data} isOne={course !== null} />}
        </QueryState>
      )}
    </div>
  );
}

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);

function FigureParts({ figures, isOne }: { figures: OwnFigures; isOne: boolean }) {
  const { total, similar } = figures;
  const isNothing = Object.values(total).every((count) => count === 0);
  return (
    <>
      {isNothing && (
        <p className="office-panel">
          Nothing was counted in this time. Numbers come a few seconds after somebody opens a page.
        </p>
      )}
      <Totals figures={figures} />
      {similar && (
        <p className="text-sm text-ink-soft">
          {similar.median
            ? `Compared with the median of ${similar.courses} other courses of the same category and level.`
            : `Too few to compare: there ${similar.courses === 1 ? "is 1 other course" : `are ${similar.courses} other courses`} of the same category and level, and it takes ${MIN_SIMILAR}.`}
        </p>
      )}
      <div className="grid min-w-0 items-start gap-4 xl:grid-cols-2">
        <LineChart data={viewsChart(figures)} />
        <LineChart data={appearancesChart(figures)} />
        <BarChart data={actsChart(figures)} />
        {!isOne && figures.courses.length > 0 && <BarChart data={coursesChart(figures)} />}
      </div>
      {!isOne && <FiguresTable figures={figures} />}
      <p className="max-w-text text-sm text-ink-soft">
        These are counts by day and nothing about who it was. Programs, and people whose browser
        asks not to be counted, are left out; so are people without JavaScript, but for their
        questions.
      </p>
    </>
  );
}

function Totals({ figures: { total, similar } }: { figures: OwnFigures }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-2 sm:grid-cols-3 lg:grid-cols-5">
      {[...MEASURE_WORDS].map(([measure, { title, why }]) => (
        <div key={measure} className="office-panel flex min-w-0 flex-col p-3">
          <dt className="text-sm text-ink-soft">
            {title}
            <span className="sr-only">. {why}</span>
          </dt>
          <dd className="tabular text-xl font-bold">{numberText(total[measure])}</dd>
          {similar?.median && (
            <dd className="tabular text-xs text-ink-soft">
              Similar: {numberText(similar.median[measure])}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
