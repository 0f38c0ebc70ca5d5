import { type FormEvent, useState } from "react";
import { dateWords } from "#catalogue/dates.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { AskedPart } from "../asked-part.tsx";
import { ActOutcome } from "../use-office-act.tsx";
import { TypedText } from "./typed-text.tsx";
import { type OfficeSynonyms, typedTerms } from "./use-synonyms.tsx";

/** Words that mean the same: what operators said so far, and room for more. */
export function SynonymsPanel({ synonyms }: { synonyms: OfficeSynonyms }) {
  const { asked, act, remove } = synonyms;
  return (
    <section aria-labelledby="synonyms" className="office-panel grid min-w-0 gap-4">
      <div>
        <h2 id="synonyms" className="text-lg">
          Words that mean the same
        </h2>
        <p className="text-ink-soft">
          Who searches one of them finds the others too. Many more ship with the site.
        </p>
      </div>
      <ActOutcome of={act} />
      <AskedPart of={asked} failed="The words could not be read">
        {({ data }) => (
          <ul className="grid gap-2">
            {data.map((group) => (
              <li key={group.id} className="flex flex-wrap items-center justify-between gap-2">
                <div className="min-w-0 wrap-anywhere">
                  <p className="flex flex-wrap gap-x-3 font-semibold">
                    {group.terms.map((term) => (
                      <TypedText key={term} text={term} />
                    ))}
                  </p>
                  <p className="text-sm text-ink-soft">
                    {group.source}, {dateWords(group.stated_on)}
                  </p>
                </div>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-disabled={act.isBusy}
                  onClick={() => remove(group)}
                >
                  Remove<span className="sr-only">: {group.terms.join(", ")}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </AskedPart>
      <AddForm synonyms={synonyms} />
    </section>
  );
}

function AddForm({ synonyms: { act, add } }: { synonyms: OfficeSynonyms }) {
  const [typed, setTyped] = useState("");
  const [source, setSource] = useState("");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await add(typedTerms(typed), source))) return;
    setTyped("");
    setSource("");
  };
  return (
    <form onSubmit={submit} className="grid max-w-text gap-3">
      <TextField
        label="Two words or more"
        hint="In English or Dhivehi, with commas between them."
        value={typed}
        error={act.wrong.get("terms")}
        dir="auto"
        onChange={({ target }) => setTyped(target.value)}
      />
      <TextField
        label="Who says so"
        value={source}
        error={act.wrong.get("source")}
        onChange={({ target }) => setSource(target.value)}
      />
      <div>
        <Button type="submit" variant="secondary" aria-disabled={act.isBusy}>
          Add words
        </Button>
      </div>
    </form>
  );
}
