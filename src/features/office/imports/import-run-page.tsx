import { useEffect, useState } from "react";
import { Link } from "react-router";
import { IMPORTS } from "#features/importing/runs/runs.endpoints.ts";
import type { ImportRunAnswer } from "#features/importing/runs/runs.schema.ts";
import { GIVEN_UP_FROM, isRunning, OPEN_STATES } from "#features/importing/runs/runs.ts";
import { Button } from "#ui/button.tsx";
import { momentWords } from "#web/moment-words.ts";
import { paths } from "#web/paths.ts";
import { callOffice, useAnswer } from "../office-call.ts";
import type { OfficePartProps } from "../office-part.ts";
import { QueryState } from "../query-state.tsx";
import { MutationOutcome, useMutation } from "../use-mutation.tsx";
import { ComparisonForm } from "./compare-form.tsx";
import { FilesField } from "./files-field.tsx";
import { ImportReportView } from "./import-report.tsx";
import { RUN_STATE_WORDS, sourceName } from "./import-words.ts";

/** How often a page asks how far an import is. */
const ASK_AGAIN_MS = 1_000;

/** One import, from its files to what it did. */
export default function ImportRunPage({ record: id }: OfficePartProps & { record: number }) {
  const asked = useAnswer(IMPORTS.read, { params: { id } });
  const [changed, setChanged] = useState<ImportRunAnswer | null>(null);
  const run = changed ?? asked.body;
  const [isGone, setGone] = useState(false);
  const isBusy = run !== null && isRunning(run.state) && !isGone;
  useEffect(() => {
    if (!isBusy) return;
    const timer = setInterval(async () => {
      const { body } = await callOffice(IMPORTS.read, { params: { id } });
      if (body) setChanged(body);
    }, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isBusy, id]);
  return (
    <div className="grid gap-5">
      <Link to={paths.office("imports")} className="text-brand underline">
        All imports
      </Link>
      <QueryState of={{ ...asked, body: run }} failed="This import could not be read" level={1}>
        {(shown) => (
          <>
            <div className="grid gap-1">
              <h1 className="text-xl">Import: {sourceName(shown.adapter)}</h1>
              <p className="text-ink-soft">
                Begun by {shown.by}, {momentWords(shown.created_at)}
              </p>
            </div>
            {isGone ? (
              <p role="status">Given up. Its files are deleted.</p>
            ) : (
              <>
                <WhereItStands run={shown} />
                <RunSteps run={shown} onChanged={setChanged} onGone={() => setGone(true)} />
              </>
            )}
          </>
        )}
      </QueryState>
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
  onGone: () => void;
}

function RunSteps({ run, onChanged, onGone }: RunStepsProps) {
  const isOpen = OPEN_STATES.includes(run.state);
  const act = useMutation();
  const [isConfirmed, setConfirmed] = useState(false);
  const report = run.report && <ImportReportView run={run} report={run.report} />;
  const params = { id: run.id };
  const giveUp = (
    <Button
      variant="quiet"
      onClick={() => act.run(() => callOffice(IMPORTS.giveUp, { params }), "", onGone)}
    >
      Give this import up
    </Button>
  );
  if (!isOpen && GIVEN_UP_FROM.includes(run.state)) {
    return (
      <div className="grid gap-4">
        <MutationOutcome of={act} />
        <div>{giveUp}</div>
      </div>
    );
  }
  if (!isOpen || (run.state === "failed" && run.import_id !== null)) return report;
  const asks = run.state === "compared" ? (run.report?.asks ?? []) : [];
  const mayApply = asks.length === 0 || isConfirmed;
  return (
    <div className="grid gap-4">
      <FilesField run={run} onSent={onChanged} />
      <ComparisonForm
        // What a comparison found of a table is what is corrected next.
        key={run.adapter === "table" ? `${run.state} ${run.updated_at}` : "options"}
        run={run}
        act={act}
        onCompare={(body) =>
          act.run(() => callOffice(IMPORTS.compare, { params, body }), "", onChanged)
        }
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
      <MutationOutcome of={act} />
      <div className="flex flex-wrap gap-2">
        {run.state === "compared" && (
          <Button
            aria-disabled={!mayApply}
            onClick={() => {
              if (!mayApply) return;
              const body = { confirmed: isConfirmed };
              act.run(() => callOffice(IMPORTS.apply, { params, body }), "", onChanged);
            }}
          >
            Apply it as one step
          </Button>
        )}
        {giveUp}
      </div>
    </div>
  );
}
