import { counted } from "#catalogue/counted.ts";
import { sourceByKey } from "#catalogue/sources.ts";
import { JOINING } from "#records/matching/joining.endpoints.ts";
import type { JoinedEntry } from "#records/matching/joining.schema.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { callOffice, useAnswer } from "../office-call.ts";
import { MutationOutcome, useMutation } from "../use-mutation.tsx";

interface JoinedRecordsProps {
  /** Kinds of records that are listed. */
  kinds: readonly JoinedEntry["kind"][];
  onChanged: () => void;
}

/** Records that were made one with another, and the way back; nothing where there are none. */
export function JoinedRecords({ kinds, onChanged }: JoinedRecordsProps) {
  const asked = useAnswer(JOINING.joined);
  const act = useMutation();
  const joined = asked.body?.data.filter(({ kind }) => kinds.includes(kind)) ?? [];
  const split = async ({ kind, former_id, name }: JoinedEntry) => {
    if (!confirm(`Make two of ${name} again? Each has what its own source states of it.`)) return;
    const body = { kind, former_id };
    const words = `${name} (${former_id}) stands for itself again.`;
    if (!(await act.run(() => callOffice(JOINING.split, { body }), words))) return;
    asked.again();
    onChanged();
  };
  return (
    <>
      <MutationOutcome of={act} />
      {joined.length > 0 && (
        <Disclosure
          className="office-panel"
          summary={
            <span className="font-semibold">
              {counted(joined.length, "record")} joined to another
            </span>
          }
        >
          <ul className="grid gap-3 pt-3">
            {joined.map((entry) => (
              <li
                key={`${entry.kind} ${entry.former_id}`}
                className="flex flex-wrap items-center justify-between gap-2"
              >
                <p className="min-w-0 wrap-break-word">
                  <span className="font-semibold">{entry.name}</span> ({entry.id})
                  <span className="block text-ink-soft">
                    Also number {entry.former_id}, from the {sourceByKey(entry.source).name}
                  </span>
                </p>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-disabled={act.isBusy}
                  onClick={() => split(entry)}
                >
                  Take the join back
                  <span className="sr-only">
                    : {entry.name} ({entry.former_id})
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}
