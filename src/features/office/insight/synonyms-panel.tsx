import { useState } from "react";
import { dateWords } from "#catalogue/dates.ts";
import { OfficePanel } from "#office/panel.tsx";
import { Button } from "#ui/button.tsx";
import { heldFields, NeededLine } from "../editor/small-fields.tsx";
import { OfficeForm } from "../office-form.tsx";
import { OfficeList } from "../office-list.tsx";
import { QueryState } from "../query-state.tsx";
import { MutationOutcome } from "../use-mutation.tsx";
import { TypedText } from "./typed-text.tsx";
import { type OfficeSynonyms, typedTerms } from "./use-synonyms.tsx";

/** Words that mean the same: what operators said so far, and room for more. */
export function SynonymsPanel({ synonyms }: { synonyms: OfficeSynonyms }) {
  const { asked, act, remove } = synonyms;
  return (
    <OfficePanel title="Words that mean the same">
      <p className="text-ink-soft">
        Who searches one of them finds the others too. Many more ship with the site.
      </p>
      <MutationOutcome of={act} />
      <QueryState of={asked} failed="The words could not be read">
        {({ data }) => (
          <OfficeList of={data} row="flex flex-wrap items-center justify-between gap-2">
            {(group) => (
              <>
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
              </>
            )}
          </OfficeList>
        )}
      </QueryState>
      <AddForm synonyms={synonyms} />
    </OfficePanel>
  );
}

const NOTHING_TYPED = { terms: "", source: "" };

function AddForm({ synonyms: { act, add } }: { synonyms: OfficeSynonyms }) {
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const held = heldFields(
    typed,
    (changes) => setTyped({ ...typed, ...changes }),
    (name) => act.wrong.get(name),
  );
  const save = async () => {
    if (await add(typedTerms(typed.terms), typed.source)) setTyped(NOTHING_TYPED);
  };
  return (
    <OfficeForm
      className="grid max-w-text gap-3"
      act={act}
      button="Add words"
      variant="secondary"
      outcome={null}
      onSend={save}
    >
      <NeededLine
        label="Two words or more"
        hint="In English or Dhivehi, with commas between them."
        dir="auto"
        {...held("terms")}
      />
      <NeededLine label="Who says so" {...held("source")} />
    </OfficeForm>
  );
}
