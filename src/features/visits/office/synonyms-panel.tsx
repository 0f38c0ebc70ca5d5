import { dateWords } from "#catalogue/dates.ts";
import type { SynonymService } from "#features/publishing/synonyms.service.server.ts";
import { ActForm } from "#office/form.tsx";
import { OfficePanel } from "#office/panel.tsx";
import { TextField } from "#ui/field.tsx";
import { TypedText } from "./typed-text.tsx";

interface SynonymsPanelProps {
  synonyms: Awaited<ReturnType<SynonymService["list"]>>;
}

/** Words that mean the same: what operators said so far, and room for more. */
export function SynonymsPanel({ synonyms }: SynonymsPanelProps) {
  return (
    <OfficePanel title="Words that mean the same">
      <p className="text-ink-soft">
        Who searches one of them finds the others too. Many more ship with the site.
      </p>
      <ul className="grid gap-3 empty:hidden">
        {synonyms.map(({ id, terms, source, stated_on }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <div className="min-w-0 wrap-anywhere">
              <p className="flex flex-wrap gap-x-3 font-semibold">
                {terms.map((term) => (
                  <TypedText key={term} text={term} />
                ))}
              </p>
              <p className="text-sm text-ink-soft">
                {source}, {dateWords(stated_on)}
              </p>
            </div>
            <ActForm
              act="remove"
              of={id}
              about={terms.join(", ")}
              button="Remove"
              variant="secondary"
              className="contents"
            />
          </li>
        ))}
      </ul>
      <ActForm act="add" button="Add words" variant="secondary" className="grid max-w-text gap-3">
        {(field) => (
          <>
            <TextField
              {...field("terms")}
              label="Two words or more"
              hint="In English or Dhivehi, with commas between them."
              dir="auto"
            />
            <TextField {...field("source")} label="Who says so" />
          </>
        )}
      </ActForm>
    </OfficePanel>
  );
}
