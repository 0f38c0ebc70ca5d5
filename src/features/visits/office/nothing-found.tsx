import { CsvButton } from "#office/csv-button.tsx";
import { OpenForm } from "#office/form.tsx";
import { OfficePanel } from "#office/panel.tsx";
import { Badge } from "#ui/badge.tsx";
import { TextField } from "#ui/field.tsx";
import type { Insight } from "../insight.schema.ts";
import { TypedText } from "./typed-text.tsx";

interface NothingFoundProps {
  searches: Insight["nothing_found"];
}

/** Texts that found nothing, each a click away from meaning what courses say. */
export function NothingFound({ searches }: NothingFoundProps) {
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
                <MeansForm term={search.text} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </OfficePanel>
  );
}

function MeansForm({ term }: { term: string }) {
  return (
    <OpenForm act="add" of={term} about={term} label="Make a synonym" button="Save synonym">
      {(field) => (
        <>
          <input type="hidden" name="term" value={term} />
          <input type="hidden" name="source" value="Searches that found nothing" />
          <TextField
            {...field("terms")}
            label={`“${term}” means the same as`}
            hint="Words that courses use, in English or Dhivehi; several with commas between them."
            dir="auto"
          />
        </>
      )}
    </OpenForm>
  );
}

const searchRows = (searches: Insight["nothing_found"]) => [
  ["Text", "Searches", "Found nothing", "Finds something now"],
  ...searches.map(({ text, uses, empty, finds_now }) => [
    text,
    String(uses),
    String(empty),
    finds_now ? "Yes" : "No",
  ]),
];
