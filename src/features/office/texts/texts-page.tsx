import { Link, useSearchParams } from "react-router";
import { FIXED_PAGE_NAMES } from "#features/fixed-pages/fixed-pages.ts";
import { OFFICE_TEXTS } from "#features/fixed-pages/fixed-pages-office.endpoints.ts";
import type { OfficeTextRow } from "#features/fixed-pages/fixed-pages-office.schema.ts";
import { Badge } from "#ui/badge.tsx";
import { buttonClass } from "#ui/button.tsx";
import { momentWords } from "#web/moment-words.ts";
import { useAnswer } from "../office-call.ts";
import { QueryState } from "../query-state.tsx";
import { TextEditor } from "./text-editor.tsx";

/** What the fixed pages say: all of them, or the text of one. */
export default function TextsPage() {
  const [parameters] = useSearchParams();
  const named = parameters.get("page");
  const page = FIXED_PAGE_NAMES.find((name) => name === named);
  return page ? <OneText key={page} page={page} /> : <AllTexts />;
}

function OneText({ page }: { page: OfficeTextRow["page"] }) {
  const asked = useAnswer(OFFICE_TEXTS.one, { params: { page } });
  return (
    <QueryState of={asked} failed="The text could not be read">
      {(text) => <TextEditor opened={text} />}
    </QueryState>
  );
}

function AllTexts() {
  const asked = useAnswer(OFFICE_TEXTS.all);
  return (
    <div className="grid max-w-text gap-4">
      <h1 className="text-xl">Page texts</h1>
      <p className="text-ink-soft">
        What the fixed pages say. Until you change a text, it is the one that comes with the program
        and follows its upgrades.
      </p>
      <QueryState of={asked} failed="The texts could not be read">
        {({ data }) => (
          <ul className="grid gap-3">
            {data.map((row) => (
              <li key={row.page} className="office-panel">
                <TextRow row={row} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </div>
  );
}

function TextRow({ row }: { row: OfficeTextRow }) {
  const { page, title, is_own, since, coming_at, has_draft, shipped_changed } = row;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="words-beside min-w-0">
        <h2 className="text-base">{title}</h2>
        <p className="mt-1 flex flex-wrap items-center gap-2">
          <Badge tone={is_own ? "success" : "neutral"}>
            {is_own ? "Your text" : "As it ships"}
          </Badge>
          {has_draft && <Badge tone="outline">Draft</Badge>}
          {shipped_changed && <Badge tone="accent">What ships has changed</Badge>}
          {since && <span className="text-ink-soft">since {momentWords(since)}</span>}
          {coming_at && (
            <span className="text-ink-soft">a new one from {momentWords(coming_at)}</span>
          )}
        </p>
      </div>
      <Link
        to={`?page=${page}`}
        aria-label={`Change: ${title}`}
        className={buttonClass({ variant: "secondary" })}
      >
        Change
      </Link>
    </div>
  );
}
