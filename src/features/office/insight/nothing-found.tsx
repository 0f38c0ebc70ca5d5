import { type FormEvent, useState } from "react";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { spreadsheetText } from "#web/csv.ts";
import { downloadCsv } from "../download-csv.ts";
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
    <section aria-labelledby="nothing-found" className="office-panel grid min-w-0 gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="nothing-found" className="text-lg">
          What finds nothing
        </h2>
        {searches.length > 0 && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => downloadCsv(searchesCsv(searches), "Insight what finds nothing")}
          >
            Download CSV<span className="sr-only">: What finds nothing</span>
          </Button>
        )}
      </div>
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
    </section>
  );
}

interface MeansFormProps {
  term: string;
  synonyms: OfficeSynonyms;
  onDone: () => void;
}

function MeansForm({ term, synonyms: { act, add }, onDone }: MeansFormProps) {
  const [typed, setTyped] = useState("");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await add([term, ...typedTerms(typed)], "Searches that found nothing")) onDone();
  };
  return (
    <form onSubmit={submit} className="grid max-w-text gap-3">
      <TextField
        label={`“${term}” means the same as`}
        hint="Words that courses use, in English or Dhivehi; several with commas between them."
        value={typed}
        error={act.wrong.get("terms")}
        autoFocus
        dir="auto"
        onChange={({ target }) => setTyped(target.value)}
      />
      <div>
        <Button type="submit" aria-disabled={act.isBusy}>
          Save synonym
        </Button>
      </div>
    </form>
  );
}

const searchesCsv = (searches: OwnInsight["nothing_found"]) =>
  spreadsheetText([
    ["Text", "Searches", "Found nothing", "Finds something now"],
    ...searches.map(({ text, uses, empty, finds_now }) => [
      ...[text, String(uses), String(empty), finds_now ? "Yes" : "No"],
    ]),
  ]);
