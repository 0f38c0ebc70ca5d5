import { Button } from "#ui/button.tsx";
import { valueWords } from "../changes/value-words.ts";
import { fieldTitle } from "./field-titles.ts";
import type { DraftControl } from "./use-draft.ts";

/** What other sources say otherwise than the record, each with a button that takes it over. */
export function ContradictionsNotice({ draft }: { draft: DraftControl }) {
  const { contradictions, record } = draft;
  if (contradictions.length === 0) return null;
  return (
    <section aria-labelledby="contradictions" className="office-warning">
      <h2 id="contradictions" className="text-lg">
        Another source says otherwise
      </h2>
      <p className="text-sm">
        What you say stays on the site. Nothing needs to be done to keep it.
      </p>
      <ul className="mt-2 grid gap-3">
        {contradictions.map(({ field, source, source_name, value, isTaken, take }) => (
          <li key={`${source} ${field}`} className="grid justify-items-start gap-1">
            <p className="wrap-break-word">
              <strong>{fieldTitle(field)}.</strong> The {source_name} says otherwise:{" "}
              {valueWords(field, value)}
            </p>
            {isTaken ? (
              <p className="text-sm text-ink-soft">
                It is in your draft, and public once you publish.
              </p>
            ) : (
              record.may.includes("edit") && (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`Take theirs: ${fieldTitle(field)} of the ${source_name}`}
                  onClick={take}
                >
                  Take theirs
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
