import type { SubmittedChange } from "#records/editing/review.schema.ts";
import { Button } from "#ui/button.tsx";
import { officeCalls } from "../editor/edited-kind.ts";
import { callOffice, type OfficeResult } from "../office-call.ts";
import { FormOutcome } from "../office-form.tsx";
import { useMutation } from "../use-mutation.tsx";
import { useWriting } from "../use-writing.ts";
import { WritingButton, WritingForm } from "../writing-form.tsx";
import { PartialApproval } from "./partial-approval.tsx";
import { REVIEW_WAYS } from "./review-writing.ts";

interface ReviewDecisionProps {
  submitted: SubmittedChange;
  onDecided: () => void;
  /** Reads what waits anew. */
  onAgain: () => void;
}

/** Approves a submitted change, whole or in part, or returns it with a comment. */
export function ReviewDecision({ submitted, onDecided, onAgain }: ReviewDecisionProps) {
  const writing = useWriting(`review of ${submitted.kind} ${submitted.id}`, REVIEW_WAYS);
  const act = useMutation();
  const { kind, id, etag } = submitted;
  const calls = officeCalls(kind);
  const params = { id };
  const decide = (call: () => Promise<OfficeResult<unknown>>, words: string) =>
    act.run(call, words, () => {
      writing.end();
      onDecided();
    });
  const approve = (body: { fields?: string[]; comment?: string } = {}) =>
    decide(
      () => callOffice(calls.approve, { params, body }, { etag }),
      body.fields ? "Approved in part; the rest went back." : "Approved: it is live.",
    );
  const returnToAuthor = () => {
    const input = { params, body: { comment: writing.text } };
    return decide(
      () => callOffice(calls.returnToAuthor, input, { etag }),
      "Returned with your comment.",
    );
  };
  const { way } = writing;
  const fields = submitted.changes.map(({ field }) => field);
  const isOpen = act.done === "";
  return (
    <>
      {isOpen && way === "part" && (
        <PartialApproval
          fields={fields}
          act={act}
          writing={writing}
          onApprove={(chosen) => approve({ fields: chosen, comment: writing.text })}
        />
      )}
      {isOpen && way === null && (
        <div className="flex flex-wrap gap-2">
          <Button aria-disabled={act.isBusy} onClick={() => approve()}>
            Approve
          </Button>
          {fields.length > 1 && (
            <WritingButton writing={writing} way="part">
              Approve in part
            </WritingButton>
          )}
          <WritingButton writing={writing} way="return">
            Return
          </WritingButton>
        </div>
      )}
      {isOpen && way === "return" && (
        <WritingForm
          act={act}
          writing={writing}
          label="What is to be mended"
          button="Return with this comment"
          field="comment"
          onSend={returnToAuthor}
        />
      )}
      <FormOutcome act={act} />
      {act.problem?.status === 409 && (
        <div>
          <Button variant="secondary" size="sm" onClick={onAgain}>
            Show what waits now
          </Button>
        </div>
      )}
    </>
  );
}
