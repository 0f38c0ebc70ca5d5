import { useState } from "react";
import { counted } from "#catalogue/counted.ts";
import { OFFICE } from "#records/editing/editing.endpoints.ts";
import type { ApprovedTogether, SubmittedChange } from "#records/editing/review.schema.ts";
import { Button } from "#ui/button.tsx";
import { callOffice } from "../office-call.ts";
import { MutationOutcome, useMutation } from "../use-mutation.tsx";

interface ApproveTogetherProps {
  chosen: readonly SubmittedChange[];
  /** Those that one may choose without reading each. */
  small: readonly SubmittedChange[];
  onChoose: (changes: readonly SubmittedChange[]) => void;
  onApproved: () => void;
}

/** Approves what is chosen, each change by itself, and says which were left and why. */
export function ApproveTogether({ chosen, small, onChoose, onApproved }: ApproveTogetherProps) {
  const act = useMutation();
  const [outcome, setOutcome] = useState<ApprovedTogether | null>(null);
  const approve = async () => {
    const changes = chosen.map(({ kind, id, etag }) => ({ kind, id, etag }));
    const call = () => callOffice(OFFICE.approveTogether, { body: { changes } });
    await act.run(call, "", (approved) => {
      setOutcome(approved);
      onApproved();
    });
  };
  const hasChoice = small.length > 0 || chosen.length > 0;
  if (!hasChoice && outcome === null && act.problem === null) return null;
  return (
    <div className="grid gap-2">
      {hasChoice && (
        <div className="flex flex-wrap items-center gap-2">
          {chosen.length > 0 && (
            <Button aria-disabled={act.isBusy} onClick={approve}>
              Approve {counted(chosen.length, "chosen change")}
            </Button>
          )}
          {small.length > 0 && (
            <Button variant="secondary" onClick={() => onChoose(small)}>
              Choose {counted(small.length, "small change")}
            </Button>
          )}
          {chosen.length > 0 && (
            <Button variant="quiet" onClick={() => onChoose([])}>
              Choose none
            </Button>
          )}
        </div>
      )}
      {small.length > 0 && (
        <p className="text-sm text-ink-soft">
          Small changes only spell something otherwise, or say what a register says.
        </p>
      )}
      <MutationOutcome of={act} />
      <div role="status" className="empty:hidden">
        {outcome && (
          <>
            {outcome.approved > 0 && (
              <p className="text-success">
                {counted(outcome.approved, "change")} {outcome.approved === 1 ? "is" : "are"} live.
              </p>
            )}
            {outcome.left.map(({ kind, id, name, error }) => (
              <p key={`${kind} ${id}`} className="wrap-break-word text-danger">
                Left: <strong>{name ?? "A record that is gone"}</strong>. {error}
              </p>
            ))}
          </>
        )}
      </div>
    </div>
  );
}
