import { Link, useRouteLoaderData } from "react-router";
import { OFFICE_FIGURES } from "#features/visits/figures.endpoints.ts";
import { numberText } from "#office/charts/chart-data.ts";
import { OFFICE_FRAME } from "#office/kept-fields.ts";
import { OFFICE_INSTITUTION } from "#records/editing/editing.endpoints.ts";
import { labelInSentence } from "#records/editing/label-in-sentence.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { paths } from "#web/paths.ts";
import { FirstCourse } from "../courses/new-course.tsx";
import type { loader as frameLoader } from "../frame.route.tsx";
import { useAnswer } from "../office-call.ts";
import { openContradictions } from "../office-course.ts";
import type { OfficePartProps } from "../office-part.ts";
import { WithCourses } from "../with-courses.tsx";
import { TaskList } from "./task-list.tsx";
import { type FactTask, type Today, todayOf } from "./tasks.ts";

/** More tasks are shown when they are asked for. */
const MAX_TASKS_SHOWN = 12;

/** Of the views that say why a fact matters. */
const VIEWED_DAYS = 30;

/** What needs somebody today at an institution. */
export default function TodayPage(props: OfficePartProps) {
  const { institution } = props;
  const frame = useRouteLoaderData<typeof frameLoader>(OFFICE_FRAME);
  const own = useAnswer(OFFICE_INSTITUTION.read, { params: { id: institution } });
  const figures = useAnswer(OFFICE_FIGURES, { query: { institution, days: VIEWED_DAYS } });
  const around = {
    openQuestions: frame?.openQuestions,
    own: own.body
      ? { name: own.body.name, contradicted: openContradictions(own.body.contradictions) }
      : undefined,
    views: new Map(figures.body?.data.courses.map(({ id, views }) => [id, views])),
  };
  return (
    <WithCourses {...props}>
      {({ name }, courses) => (
        <div className="grid gap-6">
          <h1 className="text-xl">
            Today <span className="font-normal text-ink-soft">at {name}</span>
          </h1>
          {courses.length === 0 && <FirstCourse institution={institution} />}
          <TodayParts hasCourses={courses.length > 0} today={todayOf(courses, around)} />
        </div>
      )}
    </WithCourses>
  );
}

function TodayParts({ today, hasCourses }: { today: Today; hasCourses: boolean }) {
  const { score, tasks, submitted, facts, next } = today;
  if (!hasCourses && tasks.length === 0) return null;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section aria-labelledby="needs-you">
        <h2 id="needs-you" className="text-lg">
          {tasks.length === 0 ? "Nothing waits for you" : `Needs you (${tasks.length})`}
        </h2>
        {tasks.length > 0 && <TaskList tasks={tasks} shown={MAX_TASKS_SHOWN} />}
        {submitted.length > 0 && (
          <>
            <h3 className="mt-6">With an operator ({submitted.length})</h3>
            <TaskList tasks={submitted} shown={MAX_TASKS_SHOWN} />
          </>
        )}
      </section>
      {score !== null && (
        <section aria-labelledby="stated" className="office-panel">
          <h2 id="stated" className="text-lg">
            What students choose by
          </h2>
          <Score score={score} next={next} />
          <ul className="mt-3 grid gap-1">
            {facts.map((task) => (
              <li key={task.fact.key}>
                <FactCourses {...task} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** How much is stated, and what adds most to it. */
function Score({ score, next }: { score: number; next: FactTask | null }) {
  return (
    <div className="mt-2">
      <p className="tabular flex items-baseline gap-2">
        <span className="text-2xl font-bold whitespace-nowrap">{score} %</span>
        <span className="text-sm text-ink-soft">of it is stated in your courses on the site</span>
      </p>
      <div aria-hidden className="mt-1 h-2 overflow-hidden rounded-full bg-line">
        <div className="h-full bg-brand" style={{ inlineSize: `${score}%` }} />
      </div>
      {next && (
        <p className="mt-3 text-sm">
          <strong>Next: {labelInSentence(next.fact.label)}</strong> of{" "}
          {countWords(next.courses.length)}. {next.fact.why}
          {next.views > 0 &&
            ` ${next.courses.length === 1 ? "It was" : "They were"} ${viewWords(next.views)} in the last ${VIEWED_DAYS} days.`}
        </p>
      )}
    </div>
  );
}

/** "looked at 412 times": visits are counted, people are not. */
const viewWords = (views: number) =>
  views === 1 ? "looked at once" : `looked at ${numberText(views)} times`;

const countWords = (count: number) => (count === 1 ? "1 course" : `${count} courses`);

function FactCourses({ fact, courses }: FactTask) {
  return (
    <Disclosure
      summary={`${fact.label}: not stated in ${countWords(courses.length)}`}
      summaryClassName="min-h-11 text-sm"
    >
      <ul className="grid pb-2 ps-3">
        {courses.map(({ id, name, views }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-2">
            <Link
              to={`${paths.office("courses", id)}#${fact.section}`}
              className="inline-flex min-h-9 items-center text-sm text-brand underline underline-offset-4"
            >
              {name}
            </Link>
            {views > 0 && <span className="text-sm text-ink-soft">{viewWords(views)}</span>}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
