import { useEffect, useState } from "react";
import { Link } from "react-router";
import { IMPORTS } from "#features/importing/runs/runs.endpoints.ts";
import type { ImportRunAnswer } from "#features/importing/runs/runs.schema.ts";
import { isRunning } from "#features/importing/runs/runs.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { paths } from "#web/paths.ts";
import { timeWords } from "../content/maldives-time.ts";
import {
  callOffice,
  type OfficeCalled,
  type OfficeProblem,
  problemWords,
  useAsked,
} from "../office-call.ts";
import type { OfficePartProps } from "../office-part.ts";
import { ComparisonForm } from "./compare-form.tsx";
import { FilesField } from "./files-field.tsx";
import { ImportReportView } from "./import-report.tsx";
import { RUN_STATE_WORDS, sourceName } from "./import-words.ts";

/** How often a page asks how far an import is. */
const ASK_AGAIN_MS = 1_000;

/** One import, from its files to what it did. */
export default function ImportRunPage({ record: id }: OfficePartProps & { record: number }) {
  const asked = useAsked(`import ${id}`, () => callOffice(IMPORTS.read, { params: { id } }));
  const [changed, setChanged] = useState<ImportRunAnswer | null>(null);
  const run = changed ?? asked.body;
  const isBusy = run !== null && isRunning(run.state);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setInterval(async () => {
      const { body } = await callOffice(IMPORTS.read, { params: { id } });
      if (body) setChanged(body);
    }, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isBusy, id]);
  if (asked.problem) {
    return (
      <EmptyState level={1} title="This import could not be read">
        <p>{problemWords(asked.problem)}</p>
        <ButtonLink to={paths.office("imports")}>All imports</ButtonLink>
      </EmptyState>
    );
  }
  if (!run) return <Skeleton className="h-80 w-full" />;
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <Link to={paths.office("imports")} className="text-brand underline">
          All imports
        </Link>
        <h1 className="text-xl">Import: {sourceName(run.adapter)}</h1>
        <p className="text-ink-soft">
          Begun by {run.by}, {timeWords(run.created_at)}
        </p>
      </div>
      <WhereItStands run={run} />
      <RunSteps run={run} onChanged={setChanged} />
    </div>
  );
}

function WhereItStands({ run: { state, problem, progress } }: { run: ImportRunAnswer }) {
  return (
    <div role="status" className="grid gap-2">
      <p className="font-semibold">{RUN_STATE_WORDS[state]}</p>
      {isRunning(state) && (
        <>
          <progress
            className="w-full max-w-narrow"
            aria-label="Progress"
            {...(progress?.of ? { value: progress.done, max: progress.of } : {})}
          />
          <p className="tabular text-ink-soft">
            {progress === null
              ? "Working"
              : `${progress.stage}: ${progress.done.toLocaleString("en")}${progress.of ? ` of ${progress.of.toLocaleString("en")}` : ""} courses`}
          </p>
        </>
      )}
      {problem && <p className={state === "failed" ? "font-medium text-danger" : ""}>{problem}</p>}
    </div>
  );
}

interface RunStepsProps {
  run: ImportRunAnswer;
  onChanged: (run: ImportRunAnswer) => void;
}

function RunSteps({ run, onChanged }: RunStepsProps) {
  const isOpen = ["collecting", "compared", "failed"].includes(run.state);
  const [isGone, setGone] = useState(false);
  const [problem, setProblem] = useState<OfficeProblem | null>(null);
  const [isConfirmed, setConfirmed] = useState(false);
  const take = ({ body, problem: refused }: OfficeCalled<ImportRunAnswer>) => {
    setProblem(refused);
    if (body) onChanged(body);
  };
  const report = run.report && <ImportReportView run={run} report={run.report} />;
  if (!isOpen || (run.state === "failed" && run.import_id !== null)) return report;
  if (isGone) return <p role="status">Given up. Its files are deleted.</p>;
  const params = { id: run.id };
  const asks = run.state === "compared" ? (run.report?.asks ?? []) : [];
  const giveUp = async () => {
    const called = await callOffice(IMPORTS.giveUp, { params });
    setProblem(called.problem);
    if (called.body) setGone(true);
  };
  const mayApply = asks.length === 0 || isConfirmed;
  return (
    <div className="grid gap-4">
      <FilesField run={run} onSent={onChanged} />
      <ComparisonForm
        run={run}
        onCompare={async (body) => take(await callOffice(IMPORTS.compare, { params, body }))}
      />
      {report}
      {asks.length > 0 && (
        <div className="office-warning grid gap-2">
          {asks.map((ask) => (
            <p key={ask}>{ask}</p>
          ))}
          <label className="flex min-h-11 items-center gap-3 font-semibold">
            <input
              type="checkbox"
              checked={isConfirmed}
              onChange={({ target }) => setConfirmed(target.checked)}
            />
            That is right
          </label>
        </div>
      )}
      {problem && (
        <p role="alert" className="font-medium text-danger">
          {problemWords(problem)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {run.state === "compared" && (
          <Button
            aria-disabled={!mayApply}
            onClick={async () => {
              if (!mayApply) return;
              const body = { confirmed: isConfirmed };
              take(await callOffice(IMPORTS.apply, { params, body }));
            }}
          >
            Apply it as one step
          </Button>
        )}
        <Button variant="quiet" onClick={giveUp}>
          Give this import up
        </Button>
      </div>
    </div>
  );
}
