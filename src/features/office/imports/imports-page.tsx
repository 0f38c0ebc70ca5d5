import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { counted } from "#catalogue/counted.ts";
import { IMPORTS } from "#features/importing/runs/runs.endpoints.ts";
import type { ImportHistoryRow } from "#features/importing/runs/runs.schema.ts";
import type { EndpointAnswer } from "#platform/http/endpoint.ts";
import { momentWords } from "#web/moment-words.ts";
import { paths } from "#web/paths.ts";
import { AskFirst } from "../ask-first.tsx";
import { callOffice, useAnswer } from "../office-call.ts";
import { OfficeForm } from "../office-form.tsx";
import { PagedList } from "../paged-list.tsx";
import { QueryState } from "../query-state.tsx";
import { MutationOutcome, useMutation } from "../use-mutation.tsx";
import { RUN_STATE_WORDS, sourceName } from "./import-words.ts";

/** Where registers and files are brought in, and taken back. */
export default function ImportsPage() {
  const overview = useAnswer(IMPORTS.overview);
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <h1 className="text-xl">Imports</h1>
        <p className="max-w-text text-ink-soft">
          Send a file, see what it would change, and apply it as one step. Nothing is changed before
          you have seen it, and the newest import of a source can be taken back.
        </p>
      </div>
      <QueryState of={overview} failed="The imports could not be read">
        {({ adapters, data }) => (
          <>
            <NewImport adapters={adapters} />
            <RunsUnderWay
              runs={data.filter(({ state }) => state !== "applied" && state !== "undone")}
            />
          </>
        )}
      </QueryState>
      <p>
        <Link to={paths.office("joining")} className="office-link">
          Records that may be the same
        </Link>
      </p>
      <ImportHistory />
    </div>
  );
}

type ListedRun = EndpointAnswer<NonNullable<typeof IMPORTS.overview.schemas>>["data"][number];

function RunsUnderWay({ runs }: { runs: readonly ListedRun[] }) {
  if (runs.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">Under way</h2>
      <ul className="grid gap-2">
        {runs.map(({ id, adapter, state, by, created_at, files }) => (
          <li key={id} className="office-entry">
            <p>
              <Link to={paths.office("imports", id)} className="font-semibold text-brand underline">
                {sourceName(adapter)}
              </Link>
              <br />
              <span className="text-ink-soft">
                {RUN_STATE_WORDS[state]}. Begun by {by}, {momentWords(created_at)},{" "}
                {counted(files.length, "file")}.
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NewImportProps {
  adapters: readonly { name: string; describe: string; files: string }[];
}

function NewImport({ adapters }: NewImportProps) {
  const [adapter, setAdapter] = useState("");
  const act = useMutation();
  const navigate = useNavigate();
  const begin = () =>
    act.run(
      () => callOffice(IMPORTS.begin, { body: { adapter } }),
      "",
      ({ id }) => navigate(paths.office("imports", id)),
    );
  return (
    <OfficeForm act={act} button="Begin an import" isDisabled={adapter === ""} onSend={begin}>
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
    </OfficeForm>
  );
}

const HISTORY_PAGE = 10;

function ImportHistory() {
  const [page, setPage] = useState(1);
  const history = useAnswer(IMPORTS.history, { query: { page, limit: HISTORY_PAGE } });
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">What was imported</h2>
      <PagedList
        of={history}
        failed="What was imported could not be read"
        label="Pages of imports"
        onPage={setPage}
        row="office-entry max-w-4xl"
        none={<p>Nothing was imported yet.</p>}
      >
        {(row: ImportHistoryRow) => <ImportedEntry row={row} />}
      </PagedList>
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
          {momentWords(finished_at)}, {by ?? "command line"}, {file_name}
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
  const act = useMutation();
  const navigate = useNavigate();
  if (undone_at !== null) {
    return (
      <p className="text-ink-soft">
        Taken back, {momentWords(undone_at)}, {undone_by ?? "command line"}
      </p>
    );
  }
  if (!can_undo) return <p className="text-ink-faint">Cannot be taken back any more</p>;
  const takeBack = () =>
    act.run(
      () => callOffice(IMPORTS.undo, { params: { id } }),
      "",
      (begun) => navigate(paths.office("imports", begun.id)),
    );
  return (
    <>
      <MutationOutcome of={act} />
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
