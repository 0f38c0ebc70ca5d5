import { type ReactNode, useState } from "react";
import type { ContentKind } from "#features/content/content-kinds.ts";
import { OFFICE_CONTENT } from "#features/content/content-office.endpoints.ts";
import type { OfficeContent } from "#features/content/content-office.schema.ts";
import { mayLeave } from "#office/leaving.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { momentWords } from "#web/moment-words.ts";
import { movedEntry } from "../entry-order.ts";
import { callOffice, type OfficeResult } from "../office-call.ts";
import { OrderButtons } from "../order-buttons.tsx";
import { MutationOutcome, useMutation } from "../use-mutation.tsx";
import { useWasOpen } from "../use-was-open.ts";
import {
  CONTENT_LISTS,
  type ContentItem,
  emptyItem,
  itemStateWords,
  itemTitle,
} from "./content-lists.ts";
import { ItemForm } from "./item-form.tsx";

interface ItemListProps {
  kind: ContentKind;
  items: readonly ContentItem[];
  /** Takes the list as it is after a change. */
  onChange: (items: readonly ContentItem[]) => void;
}

/** The records of one list in their order; one at a time is opened. */
export function ItemList({ kind, items, onChange }: ItemListProps) {
  const [opened, setOpened] = useState<number | "new" | null>(null);
  const act = useMutation();
  const list = CONTENT_LISTS[kind];
  // The lists differ in their fields only, which are read by name.
  const calls = OFFICE_CONTENT[kind] as typeof OFFICE_CONTENT.faqs;
  const wasOpen = useWasOpen(opened !== null);
  const open = (id: typeof opened) => {
    if (id !== null && !mayLeave()) return;
    setOpened(id);
    act.clear();
  };
  /** Its fields are those of the list, whichever that is. */
  const run = (
    call: () => Promise<OfficeResult<unknown>>,
    words: string,
    after: (answer: unknown) => readonly ContentItem[],
  ) =>
    act.run(call, words, (answer) => {
      onChange(after(answer));
      setOpened(null);
    });
  const add = (values: object) =>
    run(
      () => callOffice(calls.add, { body: values as never }),
      "Added. The site shows it within a second.",
      (added) => [...items, added as ContentItem],
    );
  const save = ({ id, etag }: ContentItem, values: object) =>
    run(
      () => callOffice(calls.change, { params: { id }, body: values as never }, { etag }),
      "Saved. The site shows it within a second.",
      (now) => items.map((one) => (one.id === id ? (now as ContentItem) : one)),
    );
  const remove = ({ id, etag }: ContentItem) =>
    run(
      () => callOffice(calls.remove, { params: { id } }, { etag }),
      "Removed. The history keeps it.",
      () => items.filter((one) => one.id !== id),
    );
  const move = (from: number, to: number) => {
    const ids = movedEntry(items, from, to).map(({ id }) => id);
    const call = () => callOffice(calls.order, { body: { ids } });
    act.run(call, `Moved to place ${to + 1}.`, (content) => onChange(itemsOf(content, kind)));
  };
  return (
    <section aria-label={list.title} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft">{list.shown}</p>
        {opened !== "new" && (
          <Button autoFocus={wasOpen} onClick={() => open("new")}>
            {list.add}
          </Button>
        )}
      </div>
      {opened === null && <MutationOutcome of={act} />}
      {opened === "new" && (
        <div className="office-panel">
          <ItemForm
            list={list}
            values={emptyItem(list)}
            act={act}
            onSave={add}
            onCancel={() => open(null)}
          />
        </div>
      )}
      {items.length === 0 && opened !== "new" && (
        <EmptyState title={`There is no ${list.noun} yet`}>
          <p>The site leaves this part out until there is one.</p>
        </EmptyState>
      )}
      <ol className="grid gap-3 empty:hidden">
        {items.map((item, at) => (
          <li key={item.id} className="office-panel">
            {opened === item.id ? (
              <ItemForm
                list={list}
                values={itemFieldsOf(item, kind)}
                act={act}
                onSave={(values) => save(item, values)}
                onCancel={() => open(null)}
                onRemove={() => remove(item)}
              />
            ) : (
              <ItemRow item={item} takesFocus={wasOpen} onOpen={() => open(item.id)}>
                <OrderButtons
                  name={itemTitle(item)}
                  at={at}
                  count={items.length}
                  onMove={(to) => move(at, to)}
                />
              </ItemRow>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The records of one list within all of them. */
export function itemsOf(content: OfficeContent, kind: ContentKind): readonly ContentItem[] {
  return content[kind];
}

function itemFieldsOf(item: ContentItem, kind: ContentKind): Record<string, unknown> {
  return Object.fromEntries(CONTENT_LISTS[kind].fields.map(({ name }) => [name, item[name]]));
}

interface ItemRowProps {
  item: ContentItem;
  /** True where its form was closed just now. */
  takesFocus: boolean;
  onOpen: () => void;
  /** What moves it. */
  children: ReactNode;
}

function ItemRow({ item, takesFocus, onOpen, children }: ItemRowProps) {
  const title = itemTitle(item);
  const state = itemStateWords(item, new Date().toISOString());
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="words-beside min-w-0">
        <p className="font-semibold">{title}</p>
        {typeof item.question === "string" || title === item.text ? null : (
          <p className="line-clamp-2 text-ink-soft">{String(item.text ?? item.link ?? "")}</p>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-2">
          <Badge tone={state === "Shown" ? "success" : "neutral"}>{state}</Badge>
          {item.sample && <Badge tone="outline">Sample</Badge>}
          {typeof item.starts_at === "string" && (
            <span className="text-ink-soft">from {momentWords(item.starts_at)}</span>
          )}
          {typeof item.ends_at === "string" && (
            <span className="text-ink-soft">until {momentWords(item.ends_at)}</span>
          )}
        </p>
      </div>
      <div className="flex items-center gap-1">
        {children}
        <Button
          variant="secondary"
          autoFocus={takesFocus}
          aria-label={`Change: ${title}`}
          onClick={onOpen}
        >
          Change
        </Button>
      </div>
    </div>
  );
}
