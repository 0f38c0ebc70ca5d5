import { useState } from "react";
import { statedBy } from "#catalogue/sources.ts";
import { ChangeList } from "#office/changes/change-list.tsx";
import { maldivesDay } from "#platform/maldives-day.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { momentWords } from "#web/moment-words.ts";
import { callOffice, useAsked } from "../office-call.ts";
import { PageTurner } from "../page-turner.tsx";
import { QueryState } from "../query-state.tsx";
import { MutationOutcome, useMutation } from "../use-mutation.tsx";
import { officeCalls } from "./edited-kind.ts";
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
  const calls = officeCalls(kind);
  const history = useAsked(`history ${id} ${newest} ${page}`, () =>
    callOffice(calls.history, { params: { id }, query: { page, limit: MAX_VERSIONS } }),
  );
  const actsOf = (version: number, at: string, words: string) => (
    <VersionActs
      version={version}
      words={words}
      kind={kind}
      id={id}
      onSee={onSee}
      day={maldivesDay(new Date(at))}
      onRestore={version !== newest && draft.mayEdit ? () => onRestore(version) : null}
    />
  );
  return (
    <QueryState of={history} failed="The history could not be read">
      {({ data, meta }) => {
        const first = data.at(-1);
        if (!first) return <p>Nothing was changed since the history began.</p>;
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
            <PageTurner label="Pages of the history" meta={meta} onPage={setPage} />
          </>
        );
      }}
    </QueryState>
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
  const act = useMutation();
  const see = () =>
    act.run(
      () => callOffice(officeCalls(kind).version, { params: { id, version } }),
      "",
      ({ fields }) => onSee({ version, words, day, fields, mayRestore: onRestore !== null }),
    );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant="secondary"
        size="sm"
        aria-label={`See as a page: version ${version}, ${words}`}
        aria-disabled={act.isBusy}
        onClick={see}
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
      <MutationOutcome of={act} />
    </div>
  );
}
