import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { Disclosure } from "#ui/disclosure.tsx";
import { chooseInstitution } from "../own-institution.ts";
import type { OfficeTask } from "./tasks.ts";

interface TaskListProps {
  tasks: readonly OfficeTask[];
  /** So many are shown; the others when they are asked for. */
  shown: number;
}

/** What waits, each with where it is done. */
export function TaskList({ tasks, shown }: TaskListProps) {
  const rest = tasks.slice(shown);
  return (
    <>
      <Tasks tasks={tasks.slice(0, shown)} />
      {rest.length > 0 && (
        <Disclosure summary={`${rest.length} more`} summaryClassName="min-h-11 text-sm text-brand">
          <Tasks tasks={rest} />
        </Disclosure>
      )}
    </>
  );
}

function Tasks({ tasks }: { tasks: readonly OfficeTask[] }) {
  return (
    <ul className="mt-2 grid gap-2">
      {tasks.map(({ title, words, to, institution }) => (
        <li key={`${to} ${title} ${words}`} className="office-row relative justify-between">
          <div className="min-w-0">
            <Link
              to={to}
              className="stretched font-semibold hover:text-brand-strong"
              onClick={() => institution !== undefined && chooseInstitution(institution)}
            >
              {title}
            </Link>
            <p className="text-sm text-ink-soft">{words}</p>
          </div>
          <ArrowRight aria-hidden size={18} className="self-center text-brand" />
        </li>
      ))}
    </ul>
  );
}
