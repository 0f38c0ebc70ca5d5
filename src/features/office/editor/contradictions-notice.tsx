import { fieldTitle } from "#catalogue/field-titles.ts";
import { valueWords } from "#office/changes/value-words.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { momentWords } from "#web/moment-words.ts";
import { type Mutation, MutationOutcome, useMutation } from "../use-mutation.tsx";
import type { DraftControl } from "./use-draft.ts";

/** What other sources say otherwise than the record: each is taken over, or settled. */
export function ContradictionsNotice({ draft }: { draft: DraftControl }) {
  const act = useMutation();
  const { contradictions, mayEdit } = draft;
  if (contradictions.length === 0) return null;
  const open = contradictions.filter(({ kept }) => kept === null);
  const settled = contradictions.filter(({ kept }) => kept !== null);
  return (
    <section aria-label="What another source says otherwise" className="grid gap-1">
      <MutationOutcome of={act} />
      {open.length > 0 && (
        <div className="office-warning">
          <h2 className="text-lg">Another source says otherwise</h2>
          <p className="text-sm">
            What you say stays on the site. Keep ours puts this away until the other source says
            something new.
          </p>
          <ContradictionList said={open} mayEdit={mayEdit} act={act} />
        </div>
      )}
      {settled.length > 0 && (
        <Disclosure
          summary={`You kept yours: ${settled.map(({ field }) => fieldTitle(field)).join(", ")}`}
          summaryClassName="min-h-11 text-sm"
        >
          <p className="text-sm text-ink-soft">
            You are asked again when the other source says something new.
          </p>
          <ContradictionList said={settled} mayEdit={mayEdit} act={act} />
        </Disclosure>
      )}
    </section>
  );
}

interface ContradictionListProps {
  said: DraftControl["contradictions"];
  mayEdit: boolean;
  act: Mutation;
}

function ContradictionList({ said, mayEdit, act }: ContradictionListProps) {
  return (
    <ul className="mt-2 grid gap-3">
      {said.map(({ field, source, source_name, value, kept, isTaken, take, keep }) => {
        const title = fieldTitle(field);
        const name = `${title} of the ${source_name}`;
        return (
          <li key={`${source} ${field}`} className="grid justify-items-start gap-1">
            <p className="wrap-break-word">
              <strong>{title}.</strong> The {source_name} says otherwise: {valueWords(field, value)}
            </p>
            {kept && (
              <p className="text-sm text-ink-soft">
                Kept as yours {kept.by && `by ${kept.by} `}on {momentWords(kept.at)}.
              </p>
            )}
            {isTaken && (
              <p className="text-sm text-ink-soft">
                It is in your draft, and public once you publish.
              </p>
            )}
            {mayEdit && !isTaken && (
              <div className="flex flex-wrap gap-2">
                {!kept && (
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={`Keep ours, against the ${name}`}
                    aria-disabled={act.isBusy}
                    onClick={() => act.run(keep, `${title} stays as you say it.`)}
                  >
                    Keep ours
                  </Button>
                )}
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`Take theirs: ${name}`}
                  onClick={take}
                >
                  Take theirs
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
