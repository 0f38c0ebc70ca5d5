import { useState } from "react";
import { AUDIT } from "#features/audit/audit.endpoints.ts";
import type { AuditEntries } from "#features/audit/audit.schema.ts";
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from "#records/audit/audit-actions.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { spreadsheetText } from "#web/csv.ts";
import { momentWords } from "#web/moment-words.ts";
import { downloadCsv } from "../download-csv.ts";
import { callOffice, type OfficeResult, useAnswer } from "../office-call.ts";
import { PageTurner } from "../page-turner.tsx";
import { QueryState } from "../query-state.tsx";
import { MutationOutcome, useMutation } from "../use-mutation.tsx";
import { type Chosen, chosenCount, NO_FILTERS } from "./chosen-filters.ts";

/** Entries of one page, and of one call of an export. */
const MAX_SHOWN = 25;
const MAX_IN_CALL = 100;

/** What operators did, for administrators. */
export default function AuditPage() {
  const [chosen, setChosen] = useState(NO_FILTERS);
  const [page, setPage] = useState(1);
  const asked = useAnswer(AUDIT.list, { query: { ...chosen, page, limit: MAX_SHOWN } });
  const choose = (part: Partial<Chosen>) => {
    setChosen({ ...chosen, ...part });
    setPage(1);
  };
  return (
    <div className="grid max-w-text gap-4">
      <div>
        <h1 className="text-xl">Audit log</h1>
        <p className="text-ink-soft">
          What editors and administrators did, here and on the command line. Nobody can change it.
        </p>
      </div>
      <AuditFilters chosen={chosen} people={asked.body?.people ?? []} onChoose={choose} />
      <QueryState of={asked} failed="The audit log could not be read">
        {(body) => (
          <>
            <EntryList entries={body.data} isFiltered={chosenCount(chosen) > 0} />
            <PageTurner label="Pages of the audit log" meta={body.meta} onPage={setPage} />
            {body.data.length > 0 && <ExportButton chosen={chosen} total={body.meta.total} />}
          </>
        )}
      </QueryState>
    </div>
  );
}

interface AuditFiltersProps {
  chosen: Chosen;
  people: readonly string[];
  onChoose: (part: Partial<Chosen>) => void;
}

/** Text first; the other filters fold away, so that a phone's first view has entries. */
function AuditFilters(props: AuditFiltersProps) {
  const { chosen, onChoose } = props;
  const { text, ...others } = chosen;
  const count = chosenCount(others);
  return (
    <fieldset className="office-panel grid gap-1">
      <legend className="sr-only">Filters</legend>
      <TextField
        label="Name or detail"
        type="search"
        value={text}
        onChange={({ target }) => onChoose({ text: target.value })}
      />
      <Disclosure
        summary={`Who, what and when${count > 0 ? ` (${count} chosen)` : ""}`}
        summaryClassName="min-h-11 text-sm font-semibold"
      >
        <FurtherFilters {...props} />
      </Disclosure>
    </fieldset>
  );
}

function FurtherFilters({ chosen, people, onChoose }: AuditFiltersProps) {
  const given = (value: string) => value || undefined;
  return (
    <div className="grid gap-3 pb-2 sm:grid-cols-2">
      <SelectField
        label="Who"
        value={chosen.by ?? ""}
        options={[
          { value: "", label: "Everybody" },
          ...people.map((name) => ({ value: name, label: name })),
        ]}
        onChange={({ target }) => onChoose({ by: given(target.value) })}
      />
      <SelectField
        label="What"
        value={chosen.action ?? ""}
        options={[
          { value: "", label: "Everything" },
          ...[...AUDIT_ACTIONS].map(([value, label]) => ({ value, label })),
        ]}
        onChange={({ target }) => onChoose({ action: given(target.value) as Chosen["action"] })}
      />
      <SelectField
        label="To what"
        value={chosen.kind ?? ""}
        options={[
          { value: "", label: "Anything" },
          ...[...AUDIT_SUBJECTS].map(([value, label]) => ({ value, label })),
        ]}
        onChange={({ target }) => onChoose({ kind: given(target.value) as Chosen["kind"] })}
      />
      <TextField
        label="From"
        type="date"
        value={chosen.from ?? ""}
        onChange={({ target }) => onChoose({ from: given(target.value) })}
      />
      <TextField
        label="To"
        type="date"
        value={chosen.to ?? ""}
        onChange={({ target }) => onChoose({ to: given(target.value) })}
      />
    </div>
  );
}

function EntryList({
  entries,
  isFiltered,
}: {
  entries: AuditEntries["data"];
  isFiltered: boolean;
}) {
  if (entries.length === 0) {
    return (
      <EmptyState title={isFiltered ? "No such entry" : "Nothing was done yet"}>
        <p>What operators publish, decide and change comes here.</p>
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-2">
      {entries.map(({ id, at, by, words, subject, detail }) => (
        <li key={id} className="office-panel grid gap-1">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold">{words}</span>
            <time dateTime={at} className="tabular text-ink-soft">
              {momentWords(at)}
            </time>
          </p>
          <p className="wrap-break-word">{subject.name || "No name"}</p>
          <p className="wrap-break-word text-ink-soft">
            {by}
            {detail !== null && `: ${detail}`}
          </p>
        </li>
      ))}
    </ul>
  );
}

function ExportButton({ chosen, total }: { chosen: Chosen; total: number }) {
  const act = useMutation();
  const download = async () => {
    const { entries, called } = await everyEntry(chosen, total);
    if (!called.problem) downloadCsv(auditCsv(entries), "audit log");
    return called;
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant="secondary"
        aria-disabled={act.isBusy}
        onClick={() => act.run(download, "It is in the file audit-log.csv.")}
      >
        {act.isBusy ? "Reading..." : `Download ${total} as CSV`}
      </Button>
      <MutationOutcome of={act} />
    </div>
  );
}

/** All entries of a choice, by as many calls as it takes, and the last call. */
async function everyEntry(chosen: Chosen, total: number) {
  const entries: AuditEntries["data"] = [];
  let called: OfficeResult<AuditEntries>;
  let page = 1;
  do {
    called = await callOffice(AUDIT.list, { query: { ...chosen, page, limit: MAX_IN_CALL } });
    entries.push(...(called.body?.data ?? []));
    page += 1;
  } while (called.body && called.body.data.length > 0 && entries.length < total);
  // What is done meanwhile moves the pages on, so that an entry may come twice.
  return { entries: [...new Map(entries.map((entry) => [entry.id, entry])).values()], called };
}

function auditCsv(entries: AuditEntries["data"]): string {
  return spreadsheetText([
    ["Time (UTC)", "Who", "What", "Kind", "Number", "Name", "Detail"],
    ...entries.map(({ at, by, words, subject, detail }) => [
      at,
      by,
      words,
      subject.kind,
      subject.id ?? "",
      subject.name,
      detail ?? "",
    ]),
  ]);
}
