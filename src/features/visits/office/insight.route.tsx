import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { dateWords } from "#catalogue/dates.ts";
import { synonymsContext } from "#features/publishing/synonyms.context.ts";
import { typedGroup } from "#features/publishing/synonyms.schema.ts";
import { BarChart } from "#office/charts/bar-chart.tsx";
import { LineChart } from "#office/charts/line-chart.tsx";
import { CsvButton } from "#office/csv-button.tsx";
import { Done } from "#office/form.tsx";
import { ListFilters, useFilter } from "#office/list-filters.tsx";
import { staffMeta } from "#office/meta.ts";
import { OfficePanel } from "#office/panel.tsx";
import { queryOf } from "#office/query.ts";
import { act, recordOf, staff, takeAct } from "#office/staff.ts";
import { SelectField } from "#ui/field.tsx";
import { INSIGHT_SPANS, SPAN_WORDS } from "../figures.ts";
import { insightContext } from "../insight.context.ts";
import { type Insight, insightQuery } from "../insight.schema.ts";
import { TEXT_DAYS } from "../visit-limits.ts";
import type { Route } from "./+types/insight.route.ts";
import { comparedCharts, timeCharts } from "./insight-charts.ts";
import { NothingFound } from "./nothing-found.tsx";
import { SynonymsPanel } from "./synonyms-panel.tsx";
import { TypedText } from "./typed-text.tsx";

export const meta = staffMeta("Insight");

export async function loader(args: Route.LoaderArgs) {
  await staff(args, "insight.read");
  return {
    insight: await args.context.get(insightContext).of(queryOf(args, insightQuery)),
    synonyms: await args.context.get(synonymsContext).list(),
  };
}

export async function action(args: Route.ActionArgs) {
  const me = await staff(args, "insight.read");
  const synonyms = args.context.get(synonymsContext);
  return await takeAct(args, {
    add: act({
      schema: typedGroup,
      act: (group) => synonyms.add(group, me),
      done: ({ terms }) => `Every search knows it within a second: ${terms.join(", ")}.`,
    }),
    remove: act({
      act: (_, of) => synonyms.remove(recordOf(of), me),
      done: ({ terms }) => `These do not mean the same any more: ${terms.join(", ")}.`,
    }),
  });
}

/** Every server knows a change after this time, in milliseconds; a busy one somewhat later. */
const KNOWN_AFTER_MS = 1_000;

/** What people look for and do not find, for operators. */
export default function InsightPage({ loaderData, actionData }: Route.ComponentProps) {
  const { insight, synonyms } = loaderData;
  const filter = useFilter();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!actionData?.message) return;
    const timer = setInterval(revalidate, KNOWN_AFTER_MS);
    const end = setTimeout(() => clearInterval(timer), KNOWN_AFTER_MS * 5.5);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [actionData, revalidate]);
  return (
    <div className="grid min-w-0 gap-4">
      <h1 className="text-xl">Insight</h1>
      <Done />
      <ListFilters>
        <SelectField
          label="Time"
          options={INSIGHT_SPANS.map((days) => ({
            value: days === 30 ? "" : String(days),
            label: SPAN_WORDS.get(days) ?? String(days),
          }))}
          {...filter("days")}
        />
      </ListFilters>
      <NothingFound searches={insight.nothing_found} />
      <InsightCharts insight={insight} />
      <Unanswered questions={insight.questions} />
      <SynonymsPanel synonyms={synonyms} />
      <p className="max-w-text text-sm text-ink-soft">
        These are counts by day and texts, and nothing about who it was; texts are deleted after{" "}
        {TEXT_DAYS} days. Programs, and people whose browser asks not to be counted, are left out.
      </p>
    </div>
  );
}

function InsightCharts({ insight }: { insight: Insight }) {
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

function Unanswered({ questions }: { questions: Insight["questions"] }) {
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
