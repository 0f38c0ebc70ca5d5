import { useState } from "react";
import { statedBy } from "#catalogue/sources.ts";
import { OFFICE_COURSE, OFFICE_INSTITUTION } from "#features/editing/editing.endpoints.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { ChangeList } from "../changes/change-list.tsx";
import { momentWords } from "../moment-words.ts";
import { callOffice, problemWords, useAsked } from "../office-call.ts";
import type { SeenVersion } from "./seen-version.tsx";
import type { DraftControl } from "./use-draft.ts";

interface RecordHistoryProps {
  draft: DraftControl;
  kind: "course" | "institution";
  /** Shows a version as a page. */
  onSee: (seen: SeenVersion) => void;
  onRestore: (version: number) => void;
}

/** What was published of the record and by whom; read when it is opened. */
export function RecordHistory(props: RecordHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label="History" className="office-panel mt-6">
      <Disclosure
        summary="History"
        summaryClassName="min-h-11 text-lg font-semibold"
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        {isOpen && <PublishedChanges {...props} />}
      </Disclosure>
    </section>
  );
}

/** Published changes of one page. */
const MAX_VERSIONS = 10;

function PublishedChanges({ draft, kind, onSee, onRestore }: RecordHistoryProps) {
  const { id, version: newest } = draft.record;
  const [page, setPage] = useState(1);
  const calls = kind === "course" ? OFFICE_COURSE : OFFICE_INSTITUTION;
  const history = useAsked(`history ${id} ${newest} ${page}`, () =>
    callOffice(calls.history, { params: { id }, query: { page, limit: MAX_VERSIONS } }),
  );
  if (history.problem) {
    return (
      <p className="flex flex-wrap items-center gap-3">
        {problemWords(history.problem)}
        <Button variant="secondary" size="sm" onClick={history.again}>
          Try again
        </Button>
      </p>
    );
  }
  if (!history.body) return <Skeleton className="h-40 w-full" />;
  const { data, meta } = history.body;
  const first = data.at(-1);
  if (!first) return <p>Nothing was changed since the history began.</p>;
  const actsOf = (version: number, at: string, words: string) => (
    <VersionActs
      {...{ version, words, kind, id, onSee }}
      day={maldivesDay(new Date(at))}
      onRestore={version !== newest && draft.mayEdit ? () => onRestore(version) : null}
    />
  );
  return (
    <>
      <ol className="grid gap-3">
        {data.map(({ version, at, by, source, is_creation, changes }) => (
          <li key={version} className="office-entry">
            <p className="text-ink-soft">
              <strong className="text-ink">{by ?? "An import"}</strong>, {momentWords(at)}.
              {by === null && ` ${statedBy(source, null)}.`}
            </p>
            {is_creation ? <p>The {kind} was added.</p> : <ChangeList changes={changes} />}
            {actsOf(version, at, `published on ${momentWords(at)} by ${by ?? "an import"}`)}
          </li>
        ))}
        {page === meta.last_page && !first.is_creation && (
          <li className="office-entry">
            <p>As it was before its history began.</p>
            {actsOf(first.version - 1, first.at, `before ${momentWords(first.at)}`)}
          </li>
        )}
      </ol>
      {meta.last_page > 1 && (
        <nav aria-label="Pages of the history" className="mt-3 flex justify-between gap-2">
          <Button variant="secondary" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <Button
            variant="secondary"
            disabled={page >= meta.last_page}
            onClick={() => setPage(page + 1)}
          >
            Older
          </Button>
        </nav>
      )}
    </>
  );
}

interface VersionActsProps
  extends Pick<RecordHistoryProps, "kind" | "onSee">,
    Pick<SeenVersion, "version" | "words" | "day"> {
  /** Of the record. */
  id: number;
  /** Null where it cannot be restored. */
  onRestore: (() => void) | null;
}

/** What can be done with one version. */
function VersionActs(props: VersionActsProps) {
  const { kind, id, version, words, day, onSee, onRestore } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const see = async () => {
    setBusy(true);
    const params = { id, version };
    // The two differ in their fields only.
    const calls = (kind === "course" ? OFFICE_COURSE : OFFICE_INSTITUTION) as typeof OFFICE_COURSE;
    const called = await callOffice(calls.version, { params });
    setBusy(false);
    setProblem(called.problem && problemWords(called.problem));
    if (!called.body) return;
    onSee({ version, words, day, fields: called.body.fields, mayRestore: onRestore !== null });
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant="secondary"
        size="sm"
        aria-label={`See as a page: version ${version}, ${words}`}
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : see}
      >
        See as a page
      </Button>
      {onRestore && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Restore version ${version}, ${words}`}
          onClick={onRestore}
        >
          Restore
        </Button>
      )}
      <p role="status" className="text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}
