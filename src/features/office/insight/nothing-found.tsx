import { useState } from "react";
import { OfficePanel } from "#office/panel.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { CsvButton } from "../csv-button.tsx";
import { NeededLine } from "../editor/small-fields.tsx";
import { OfficeForm } from "../office-form.tsx";
import type { OwnInsight } from "./insight-charts.ts";
import { TypedText } from "./typed-text.tsx";
import { type OfficeSynonyms, typedTerms } from "./use-synonyms.tsx";

interface NothingFoundProps {
  searches: OwnInsight["nothing_found"];
  synonyms: OfficeSynonyms;
}

/** Texts that found nothing, each a click away from meaning what courses say. */
export function NothingFound({ searches, synonyms }: NothingFoundProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <OfficePanel
      title="What finds nothing"
      beside={
        searches.length > 0 && (
          <CsvButton
            of="What finds nothing"
            fileTitle="Insight what finds nothing"
            rows={() => searchRows(searches)}
          />
        )
      }
    >
      {searches.length === 0 && (
        <p className="text-ink-soft">
          Nothing that was searched three times in this time was without courses.
        </p>
      )}
      <ul className="grid gap-3">
        {searches.map((search) => (
          <li key={search.text} className="grid gap-2 border-t border-line pt-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="min-w-0 wrap-anywhere">
                <span className="font-semibold">
                  <TypedText text={search.text} />
                </span>{" "}
                <span className="text-ink-soft">
                  found nothing {search.empty} of {search.uses} times
                </span>
              </p>
              {search.finds_now ? (
                <Badge tone="success">Finds something now</Badge>
              ) : (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-expanded={chosen === search.text}
                  onClick={() => setChosen(chosen === search.text ? null : search.text)}
                >
                  Make a synonym<span className="sr-only"> of {search.text}</span>
                </Button>
              )}
            </div>
            {chosen === search.text && !search.finds_now && (
              <MeansForm term={search.text} synonyms={synonyms} onDone={() => setChosen(null)} />
            )}
          </li>
        ))}
      </ul>
    </OfficePanel>
  );
}

interface MeansFormProps {
  term: string;
  synonyms: OfficeSynonyms;
  onDone: () => void;
}

function MeansForm({ term, synonyms: { act, add }, onDone }: MeansFormProps) {
  const [typed, setTyped] = useState("");
  const save = async () => {
    if (await add([term, ...typedTerms(typed)], "Searches that found nothing")) onDone();
  };
  return (
    <OfficeForm
      className="grid max-w-text gap-3"
      act={act}
      button="Save synonym"
      outcome={null}
      onSend={save}
    >
      <NeededLine
        label={`“${term}” means the same as`}
        hint="Words that courses use, in English or Dhivehi; several with commas between them."
        autoFocus
        dir="auto"
        value={typed}
        error={act.wrong.get("terms")}
        onChange={setTyped}
      />
    </OfficeForm>
  );
}

const searchRows = (searches: OwnInsight["nothing_found"]) => [
  ["Text", "Searches", "Found nothing", "Finds something now"],
  ...searches.map(({ text, uses, empty, finds_now }) => [
    text,
    String(uses),
    String(empty),
    finds_now ? "Yes" : "No",
  ]),
];
