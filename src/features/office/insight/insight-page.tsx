import { useState } from "react";
import { dateWords } from "#catalogue/dates.ts";
import { INSIGHT_SPANS, type InsightSpan } from "#features/visits/figures.ts";
import { OFFICE_INSIGHT } from "#features/visits/insight.endpoints.ts";
import { TEXT_DAYS } from "#features/visits/visit-limits.ts";
import { OfficePanel } from "#office/panel.tsx";
import { BarChart } from "../charts/bar-chart.tsx";
import { LineChart } from "../charts/line-chart.tsx";
import { SpanChoice } from "../charts/span-choice.tsx";
import { CsvButton } from "../csv-button.tsx";
import { useAnswer } from "../office-call.ts";
import type { OfficePartProps } from "../office-part.ts";
import { QueryState } from "../query-state.tsx";
import { comparedCharts, type OwnInsight, timeCharts } from "./insight-charts.ts";
import { NothingFound } from "./nothing-found.tsx";
import { SynonymsPanel } from "./synonyms-panel.tsx";
import { TypedText } from "./typed-text.tsx";
import { useSynonyms } from "./use-synonyms.tsx";

/** What people look for and do not find, for operators. */
export default function InsightPage({ today }: OfficePartProps) {
  const [span, setSpan] = useState<InsightSpan>(30);
  const asked = useAnswer(OFFICE_INSIGHT, { query: { days: span } });
  const synonyms = useSynonyms({ today, onChanged: asked.again });
  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">Insight</h1>
        <div>
          <SpanChoice
            spans={INSIGHT_SPANS}
            span={span}
            onChoose={(chosen) => setSpan(INSIGHT_SPANS.find((each) => each === chosen) ?? span)}
          />
        </div>
      </div>
      <QueryState of={asked} failed="What people look for could not be read">
        {({ data }) => (
          <>
            <NothingFound searches={data.nothing_found} synonyms={synonyms} />
            <InsightCharts insight={data} />
            <Unanswered questions={data.questions} />
          </>
        )}
      </QueryState>
      <SynonymsPanel synonyms={synonyms} />
      <p className="max-w-text text-sm text-ink-soft">
        These are counts by day and texts, and nothing about who it was; texts are deleted after{" "}
        {TEXT_DAYS} days. Programs, and people whose browser asks not to be counted, are left out.
      </p>
    </div>
  );
}

function InsightCharts({ insight }: { insight: OwnInsight }) {
  return (
    <div className="grid min-w-0 items-start gap-4 xl:grid-cols-2">
      {timeCharts(insight).map((data) => (
        <LineChart key={data.title} data={data} fileTitle={`Insight ${data.title}`} />
      ))}
      {comparedCharts(insight).map(({ data, note }) => (
        <BarChart
          key={data.title}
          data={data}
          fileTitle={`Insight ${data.title}`}
          note={data.points.length > 0 ? note : "Nothing was counted in this time."}
        />
      ))}
    </div>
  );
}

function Unanswered({ questions }: { questions: OwnInsight["questions"] }) {
  return (
    <OfficePanel
      title="What the guide could not answer"
      beside={
        questions.length > 0 && (
          <CsvButton
            of="What the guide could not answer"
            fileTitle="Insight unanswered questions"
            rows={() => [
              ["Day", "Question", "Times"],
              ...questions.map(({ day, text, uses }) => [day, text, String(uses)]),
            ]}
          />
        )
      }
    >
      {questions.length === 0 && <p className="text-ink-soft">Nothing in this time.</p>}
      <ul className="grid gap-2">
        {questions.map(({ day, text, uses }) => (
          <li key={`${day} ${text}`} className="min-w-0 wrap-anywhere">
            <TypedText text={text} />{" "}
            <span className="text-sm text-ink-soft">
              {dateWords(day)}
              {uses > 1 && `, ${uses} times`}
            </span>
          </li>
        ))}
      </ul>
    </OfficePanel>
  );
}
