import { counted } from "#catalogue/counted.ts";
import { WAITING } from "#features/waiting/waiting.endpoints.ts";
import { SETUP_GAPS, waitingLine } from "#features/waiting/waiting.ts";
import type { EndpointAnswer } from "#platform/http/endpoint.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { paths } from "#web/paths.ts";
import { useAnswer } from "../office-call.ts";
import { NoneListed } from "../office-gate.tsx";
import { NO_INSTITUTION, type OfficePartProps } from "../office-part.ts";
import { QueryState } from "../query-state.tsx";
import { TaskList } from "./task-list.tsx";
import type { OfficeTask } from "./tasks.ts";

/** More institutions are shown when they are asked for. */
const MAX_INSTITUTIONS_SHOWN = 5;

type Waiting = EndpointAnswer<NonNullable<typeof WAITING.schemas>>;

/** What waits for operators on the whole site. */
export function SiteToday({ user, institution }: OfficePartProps) {
  const asked = useAnswer(WAITING);
  return (
    <div className="grid max-w-text gap-6">
      <h1 className="text-xl">
        Today <span className="font-normal text-ink-soft">on the whole site</span>
      </h1>
      <QueryState of={asked} failed="What waits could not be read">
        {(waiting) => <WaitingTasks waiting={waiting} />}
      </QueryState>
      {institution === NO_INSTITUTION && <NoneListed role={user.role} level={2} />}
    </div>
  );
}

function WaitingTasks({ waiting: { data, setup, contradicted } }: { waiting: Waiting }) {
  const tasks = data
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => waitingLine(kind, count));
  const gaps = setup.flatMap((gap) => SETUP_GAPS.get(gap) ?? []);
  return (
    <>
      {gaps.length > 0 && (
        <section aria-labelledby="setup" className="office-warning">
          <h2 id="setup" className="text-lg">
            Not safe yet
          </h2>
          <TaskList
            tasks={gaps.map(({ part, ...gap }) => ({ ...gap, to: paths.office(part) }))}
            shown={gaps.length}
          />
        </section>
      )}
      {tasks.length + gaps.length + contradicted.length === 0 && (
        <EmptyState title="Nothing waits for you" />
      )}
      {tasks.length > 0 && (
        <section aria-labelledby="waits">
          <h2 id="waits" className="text-lg">
            Waits for you
          </h2>
          <TaskList tasks={tasks} shown={tasks.length} />
        </section>
      )}
      {contradicted.length > 0 && (
        <section aria-labelledby="contradicted">
          <h2 id="contradicted" className="text-lg">
            Another source says otherwise
          </h2>
          <p className="mt-1 text-ink-soft">
            What institutions publish stays until somebody takes what the source says, or keeps it.
          </p>
          <TaskList tasks={contradicted.map(institutionTask)} shown={MAX_INSTITUTIONS_SHOWN} />
        </section>
      )}
    </>
  );
}

function institutionTask({ id, name, records }: Waiting["contradicted"][number]): OfficeTask {
  const to = paths.office("overview");
  return { title: name, words: counted(records, "record"), to, institution: id };
}
