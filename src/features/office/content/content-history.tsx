import { useState } from "react";
import { CONTENT_KINDS } from "#features/content/content-kinds.ts";
import { OFFICE_CONTENT } from "#features/content/content-office.endpoints.ts";
import type { ContentChange, OfficeContent } from "#features/content/content-office.schema.ts";
import { ChangeList } from "#office/changes/change-list.tsx";
import { Button } from "#ui/button.tsx";
import { momentWords } from "#web/moment-words.ts";
import { callOffice, useAnswer } from "../office-call.ts";
import { PageTurner } from "../page-turner.tsx";
import { QueryState } from "../query-state.tsx";
import { MutationOutcome, useMutation } from "../use-mutation.tsx";
import { CONTENT_LISTS } from "./content-lists.ts";

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
  const act = useMutation();
  const history = useAnswer(OFFICE_CONTENT.history, {
    query: { page, limit: MAX_CHANGES, ...(kind !== undefined && { kind }) },
  });
  const restore = (id: number) =>
    act.run(
      () => callOffice(OFFICE_CONTENT.restore, { params: { id } }),
      "",
      (content) => {
        onRestored?.(content);
        history.again();
      },
    );
  return (
    <QueryState of={history} failed="The history could not be read">
      {({ data, meta }) => (
        <div className="grid gap-3">
          <MutationOutcome of={act} />
          {data.length === 0 && <p className="text-ink-soft">Nothing was changed yet.</p>}
          <ol className="grid gap-3 empty:hidden">
            {data.map((change) => (
              <li key={change.id} className="office-panel">
                <ChangeRow
                  change={change}
                  {...(onRestored && { onRestore: () => restore(change.id) })}
                />
              </li>
            ))}
          </ol>
          <PageTurner label="Pages of the history" meta={meta} onPage={setPage} />
        </div>
      )}
    </QueryState>
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
        <strong>{title}</strong> {what} by {by ?? "an account that is gone"}, {momentWords(at)}
      </p>
      {!isOrder && (
        <ChangeList
          changes={differences(before ?? {}, after ?? {}, !list)}
          isNew={before === null}
          isGone={after === null}
        />
      )}
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

/** The fields that differ; where `hasShipped`, a field that nobody set is as it ships. */
function differences(before: ChangedFields, after: ChangedFields, hasShipped: boolean) {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const said = (value: unknown) => (hasShipped ? (value ?? "As it ships") : value);
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => JSON.stringify(was.get(name)) !== JSON.stringify(is.get(name)))
    .map((name) => ({
      field: name,
      before: said(was.get(name)),
      after: said(is.get(name)),
      title: CONTENT_FIELD_WORDS.get(name) ?? name.replaceAll("_", " "),
    }));
}
