import { useState } from "react";
import { CONTENT_KINDS } from "#features/content/content-kinds.ts";
import { OFFICE_CONTENT } from "#features/content/content-office.endpoints.ts";
import type { ContentChange, OfficeContent } from "#features/content/content-office.schema.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { valueWords } from "../changes/value-words.ts";
import { callOffice, problemWords, useAsked } from "../office-call.ts";
import { CONTENT_LISTS } from "./content-lists.ts";
import { timeWords } from "./maldives-time.ts";

const MAX_CHANGES = 10;

interface ContentHistoryProps {
  /** Only changes of this kind; all where it is left out. */
  kind?: string;
  /** Takes all lists as they are after something was put back; left out where nothing can be. */
  onRestored?: (content: OfficeContent) => void;
}

/** Who changed what, when, and what was there before; the newest first. */
export function ContentHistory({ kind, onRestored }: ContentHistoryProps) {
  const [page, setPage] = useState(1);
  const [failed, setFailed] = useState("");
  const history = useAsked(`content history ${kind} ${page}`, () =>
    callOffice(OFFICE_CONTENT.history, {
      query: { page, limit: MAX_CHANGES, ...(kind !== undefined && { kind }) },
    }),
  );
  if (history.problem) {
    return (
      <EmptyState title="The history could not be read">
        <p>{problemWords(history.problem)}</p>
        <Button onClick={history.again}>Try again</Button>
      </EmptyState>
    );
  }
  if (!history.body) return <Skeleton className="h-40 w-full" />;
  const { data, meta } = history.body;
  if (data.length === 0) return <p className="text-ink-soft">Nothing was changed yet.</p>;
  const restore = async (id: number) => {
    const { body, problem } = await callOffice(OFFICE_CONTENT.restore, { params: { id } });
    if (problem) return setFailed(problemWords(problem));
    setFailed("");
    onRestored?.(body);
    history.again();
  };
  return (
    <div className="grid gap-3">
      {failed && (
        <p role="alert" className="font-medium text-danger">
          {failed}
        </p>
      )}
      <ol className="grid gap-3">
        {data.map((change) => (
          <li key={change.id} className="office-panel">
            <ChangeRow
              change={change}
              {...(onRestored && { onRestore: () => restore(change.id) })}
            />
          </li>
        ))}
      </ol>
      {meta.last_page > 1 && (
        <nav aria-label="Pages of the history" className="flex justify-between gap-2">
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
    </div>
  );
}

function ChangeRow({ change, onRestore }: { change: ContentChange; onRestore?: () => void }) {
  const { kind, record, title, by, at, before, after } = change;
  const list = CONTENT_KINDS.find((each) => each === kind);
  const isOrder = record === "order";
  const what = before === null ? "added" : after === null ? "removed" : "changed";
  return (
    <div className="grid gap-2">
      <p>
        {list && <span className="text-ink-soft">{CONTENT_LISTS[list].title}: </span>}
        <strong>{title}</strong> {what} by {by ?? "an account that is gone"}, {timeWords(at)}
      </p>
      {!isOrder && <Differences before={before ?? {}} after={after ?? {}} hasShipped={!list} />}
      {onRestore && !isOrder && list && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          aria-label={`${what === "added" ? "Take out again" : "Put back what was before"}: ${title}`}
          onClick={onRestore}
        >
          {what === "added" ? "Take out again" : "Put back what was before"}
        </Button>
      )}
    </div>
  );
}

const CONTENT_FIELD_WORDS = new Map(
  Object.values(CONTENT_LISTS).flatMap(({ fields }) =>
    fields.map(({ name, label }): [string, string] => [name, label.replace(" (optional)", "")]),
  ),
);

type ChangedFields = Readonly<Record<string, unknown>>;

interface DifferencesProps {
  before: ChangedFields;
  after: ChangedFields;
  /** True where a field that nobody set is as it ships. */
  hasShipped: boolean;
}

/** Fields that differ, with both values. */
function Differences({ before, after, hasShipped }: DifferencesProps) {
  const words = (name: string, value: unknown) =>
    hasShipped && value === null ? "As it ships" : valueWords(name, value);
  const values = (fields: ChangedFields) => new Map(Object.entries(fields));
  const [was, is] = [values(before), values(after)];
  const names = [...new Set([...was.keys(), ...is.keys()])].filter(
    (name) => JSON.stringify(was.get(name)) !== JSON.stringify(is.get(name)),
  );
  return (
    <dl className="grid gap-2">
      {names.map((name) => (
        <div key={name} className="min-w-0">
          <dt className="font-semibold first-letter:uppercase">
            {CONTENT_FIELD_WORDS.get(name) ?? name.replaceAll("_", " ")}
          </dt>
          {was.has(name) && (
            <dd className="break-words">
              <del className="text-ink-soft">
                <span className="sr-only">Before: </span>
                {words(name, was.get(name))}
              </del>
            </dd>
          )}
          {is.has(name) && (
            <dd className="break-words">
              <ins className="no-underline">
                <span className="sr-only">After: </span>
                {words(name, is.get(name))}
              </ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
