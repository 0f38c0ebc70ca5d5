import { useState } from "react";
import { useSearchParams } from "react-router";
import { CONTENT_KINDS } from "#features/content/content-kinds.ts";
import { OFFICE_CONTENT } from "#features/content/content-office.endpoints.ts";
import type { OfficeContent } from "#features/content/content-office.schema.ts";
import { Button } from "#ui/button.tsx";
import { useAnswer } from "../office-call.ts";
import { QueryState } from "../query-state.tsx";
import { ContentHistory } from "./content-history.tsx";
import { CONTENT_LISTS } from "./content-lists.ts";
import { ItemList, itemsOf } from "./item-list.tsx";

const HISTORY = "history";

/** What the site says beside the catalogue: questions, voices, partners and news lines. */
export default function ContentPage() {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get("list");
  const shown =
    named === HISTORY ? HISTORY : (CONTENT_KINDS.find((kind) => kind === named) ?? "faqs");
  const asked = useAnswer(OFFICE_CONTENT.all);
  const [changed, setChanged] = useState<OfficeContent | null>(null);
  const content = changed ?? asked.body;
  return (
    <div className="grid max-w-text gap-4">
      <h1 className="text-xl">Content</h1>
      <div className="flex flex-wrap gap-2">
        {([...CONTENT_KINDS, HISTORY] as const).map((list) => (
          <Button
            key={list}
            variant={list === shown ? "primary" : "secondary"}
            size="sm"
            aria-pressed={list === shown}
            onClick={() => setParameters({ list }, { preventScrollReset: true })}
          >
            {list === HISTORY ? "History" : CONTENT_LISTS[list].title}
          </Button>
        ))}
      </div>
      <QueryState of={{ ...asked, body: content }} failed="The content could not be read">
        {(all) =>
          shown === HISTORY ? (
            <ContentHistory onRestored={setChanged} />
          ) : (
            <ItemList
              key={shown}
              kind={shown}
              items={itemsOf(all, shown)}
              onChange={(items) => setChanged({ ...all, [shown]: items })}
            />
          )
        }
      </QueryState>
    </div>
  );
}
