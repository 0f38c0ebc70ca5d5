import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { counted } from "#catalogue/counted.ts";
import { IMPORTS } from "#features/importing/runs/runs.endpoints.ts";
import type { ImportHistoryRow } from "#features/importing/runs/runs.schema.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { paths } from "#web/paths.ts";
import { AskFirst } from "../ask-first.tsx";
import { timeWords } from "../content/maldives-time.ts";
import { JoinedRecords } from "../institutions/joined-records.tsx";
import { ProposedPairs } from "../institutions/proposed-pairs.tsx";
import { callOffice, type OfficeProblem, problemWords, useAsked } from "../office-call.ts";
import { RUN_STATE_WORDS, sourceName } from "./import-words.ts";

/** Where registers and files are brought in, and taken back. */
export default function ImportsPage() {
  const overview = useAsked("imports", () => callOffice(IMPORTS.overview, {}));
  const [joins, setJoins] = useState({ count: 0, said: "" });
  if (overview.problem) {
    return (
      <EmptyState level={1} title="The imports could not be read">
        <p>{problemWords(overview.problem)}</p>
        <Button onClick={overview.again}>Try again</Button>
      </EmptyState>
    );
  }
  const open = overview.body?.data.filter(({ state }) => state !== "applied" && state !== "undone");
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <h1 className="text-xl">Imports</h1>
        <p className="max-w-text text-ink-soft">
          Send a file, see what it would change, and apply it as one step. Nothing is changed before
          you have seen it, and the newest import of a source can be taken back.
        </p>
      </div>
      {!overview.body && <Skeleton className="h-80 w-full" />}
      {overview.body && <NewImport adapters={overview.body.adapters} />}
      {open && open.length > 0 && (
        <section className="grid gap-2">
          <h2 className="text-lg">Under way</h2>
          <ul className="grid gap-2">
            {open.map(({ id, adapter, state, by, created_at, files }) => (
              <li key={id} className="office-entry">
                <p>
                  <Link
                    to={paths.office("imports", id)}
                    className="font-semibold text-brand underline"
                  >
                    {sourceName(adapter)}
                  </Link>
                  <br />
                  <span className="text-ink-soft">
                    {RUN_STATE_WORDS[state]}. Begun by {by}, {timeWords(created_at)}, {files.length}{" "}
                    {files.length === 1 ? "file" : "files"}.
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p role="status" className="font-medium text-success empty:hidden">
        {joins.said}
      </p>
      <ProposedPairs
        kinds={["institution", "course"]}
        onChanged={(said) => setJoins({ count: joins.count + 1, said })}
      />
      <JoinedRecords
        key={joins.count}
        kinds={["institution", "course"]}
        onChanged={overview.again}
      />
      <ImportHistory />
    </div>
  );
}

interface NewImportProps {
  adapters: readonly { name: string; describe: string; files: string }[];
}

function NewImport({ adapters }: NewImportProps) {
  const [adapter, setAdapter] = useState("");
  const [problem, setProblem] = useState<OfficeProblem | null>(null);
  const [isBeginning, setBeginning] = useState(false);
  const navigate = useNavigate();
  const begin = async () => {
    setBeginning(true);
    const begun = await callOffice(IMPORTS.begin, { body: { adapter } });
    setBeginning(false);
    setProblem(begun.problem);
    if (begun.body) navigate(paths.office("imports", begun.body.id));
  };
  return (
    <form
      className="office-panel grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (adapter !== "" && !isBeginning) begin();
      }}
    >
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-lg font-semibold">What do you have?</legend>
        {adapters.map(({ name, describe, files }) => (
          <label key={name} className="flex min-h-11 items-start gap-3 py-1">
            <input
              type="radio"
              name="adapter"
              className="mt-0.5 size-5 shrink-0"
              checked={adapter === name}
              onChange={() => setAdapter(name)}
            />
            <span>
              {describe}
              <span className="block text-ink-soft">Send {files}.</span>
            </span>
          </label>
        ))}
      </fieldset>
      {problem && (
        <p role="alert" className="text-danger">
          {problemWords(problem)}
        </p>
      )}
      <Button
        type="submit"
        className="justify-self-start"
        aria-disabled={adapter === "" || isBeginning}
      >
        Begin an import
      </Button>
    </form>
  );
}

const HISTORY_PAGE = 10;

function ImportHistory() {
  const [page, setPage] = useState(1);
  const history = useAsked(`import history ${page}`, () =>
    callOffice(IMPORTS.history, { query: { page, limit: HISTORY_PAGE } }),
  );
  const last = history.body?.meta.last_page ?? 1;
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">What was imported</h2>
      {history.problem && <p role="alert">{problemWords(history.problem)}</p>}
      {!history.body && !history.problem && <Skeleton className="h-40 w-full" />}
      {history.body?.data.length === 0 && <p>Nothing was imported yet.</p>}
      {history.body && history.body.data.length > 0 && (
        <ul className="grid max-w-4xl gap-2">
          {history.body.data.map((row) => (
            <li key={row.id} className="office-entry">
              <ImportedEntry row={row} />
            </li>
          ))}
        </ul>
      )}
      {last > 1 && (
        <p className="flex items-center gap-3">
          <Button
            variant="quiet"
            aria-disabled={page === 1}
            onClick={() => setPage(Math.max(1, page - 1))}
          >
            Newer
          </Button>
          Page {page} of {last}
          <Button
            variant="quiet"
            aria-disabled={page >= last}
            onClick={() => setPage(Math.min(last, page + 1))}
          >
            Older
          </Button>
        </p>
      )}
    </section>
  );
}

function ImportedEntry({ row }: { row: ImportHistoryRow }) {
  const { source, file_name, finished_at, by } = row;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h3 className="text-base font-semibold first-letter:uppercase">{sourceName(source)}</h3>
        <p className="tabular">{courseWords(row)}</p>
        <p className="break-words text-ink-soft">
          {timeWords(finished_at)}, {by ?? "command line"}, {file_name}
        </p>
      </div>
      <TakeBack row={row} />
    </div>
  );
}

/** "2,084 courses added, 3 archived". */
function courseWords({ courses }: ImportHistoryRow): string {
  if (!courses) return "What it changed is not stated";
  const counts = [
    [courses.created, "added"],
    [courses.changed, "changed"],
    [courses.archived, "archived"],
  ] as const;
  const done = counts.flatMap(([count, word]) => (count ? { count, word } : []));
  if (done.length === 0) return "No course was changed";
  return done
    .map(({ count, word }, at) => {
      const many = at === 0 ? counted(count, "course") : count.toLocaleString("en");
      return `${many} ${word}`;
    })
    .join(", ");
}

/** Asks before an import is taken back, then leads to how far that is. */
function TakeBack({ row: { id, undone_at, undone_by, can_undo } }: { row: ImportHistoryRow }) {
  const [problem, setProblem] = useState<OfficeProblem | null>(null);
  const navigate = useNavigate();
  if (undone_at !== null) {
    return (
      <p className="text-ink-soft">
        Taken back, {timeWords(undone_at)}, {undone_by ?? "command line"}
      </p>
    );
  }
  if (!can_undo) return <p className="text-ink-faint">Cannot be taken back any more</p>;
  const takeBack = async () => {
    const begun = await callOffice(IMPORTS.undo, { params: { id } });
    setProblem(begun.problem);
    if (begun.body) navigate(paths.office("imports", begun.body.id));
  };
  return (
    <>
      {problem && <p role="alert">{problemWords(problem)}</p>}
      <AskFirst
        variant="quiet"
        label="Take back"
        question="What it changed is as before, and what it added is archived. What people said stays."
        confirm="Take it back"
        onConfirm={takeBack}
      />
    </>
  );
}
