import { useState } from "react";
import { dateWords } from "#catalogue/dates.ts";
import { statedBy } from "#catalogue/sources.ts";
import { OFFICE_COURSE, OFFICE_INSTITUTION } from "#features/editing/editing.endpoints.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { ChangeList } from "../changes/change-list.tsx";
import { momentWords } from "../moment-words.ts";
import { callOffice, problemWords, useAsked } from "../office-call.ts";
import type { DraftControl } from "./use-draft.ts";

interface RecordHistoryProps {
  draft: DraftControl;
  kind: "course" | "institution";
}

/** What was published of the record and by whom; read when it is opened. */
export function RecordHistory({ draft, kind }: RecordHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label="History" className="office-panel mt-6">
      <Disclosure
        summary="History"
        summaryClassName="min-h-11 text-lg font-semibold"
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        {isOpen && <PublishedChanges draft={draft} kind={kind} />}
      </Disclosure>
    </section>
  );
}

function restoredWords({ changed }: DraftControl): string {
  return changed.length > 0
    ? "The fields above are as they were then. Look at them, and publish."
    : "Nothing differs from what is published.";
}

/** Published changes of one page. */
const MAX_VERSIONS = 10;

function PublishedChanges({ draft, kind }: RecordHistoryProps) {
  const { id, version: newest } = draft.record;
  const [page, setPage] = useState(1);
  const [restored, setRestored] = useState<number | null>(null);
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
  if (data.length === 0) return <p>Nothing was changed since the history began.</p>;
  const restore = async (version: number) => {
    const question = "Changes that are not live yet give way to this version. Go on?";
    if (draft.changed.length > 0 && !confirm(question)) return;
    await draft.restore(version);
    setRestored(version);
  };
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
            {restored === version && (
              <p role="status" className="font-semibold text-success empty:hidden">
                {draft.refusal === null && restoredWords(draft)}
              </p>
            )}
            {version !== newest && draft.mayEdit && (
              <Button
                variant="secondary"
                size="sm"
                className="justify-self-start"
                aria-label={`Restore the version of ${dateWords(at)}, number ${version}`}
                onClick={() => restore(version)}
              >
                Restore
              </Button>
            )}
          </li>
        ))}
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
