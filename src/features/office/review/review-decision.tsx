import { useState } from "react";
import { OFFICE_COURSE, OFFICE_INSTITUTION } from "#features/editing/editing.endpoints.ts";
import type { SubmittedChange } from "#features/editing/review.schema.ts";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/field.tsx";
import { callOffice, type OfficeCalled, type OfficeProblem, problemWords } from "../office-call.ts";
import { useWriting } from "../use-writing.ts";
import { PartialApproval } from "./partial-approval.tsx";
import { REVIEW_WAYS, type ReviewWriting } from "./review-writing.ts";

interface ReviewDecisionProps {
  submitted: SubmittedChange;
  onDecided: () => void;
  /** Reads what waits anew. */
  onAgain: () => void;
}

/** Approves a submitted change, whole or in part, or returns it with a comment. */
export function ReviewDecision({ submitted, onDecided, onAgain }: ReviewDecisionProps) {
  const writing = useWriting(`review of ${submitted.kind} ${submitted.id}`, REVIEW_WAYS);
  const { done, refusal, isDeciding, approve, giveBack } = useDecision(submitted, () => {
    writing.end();
    onDecided();
  });
  const { way } = writing;
  const fields = submitted.changes.map(({ field }) => field);
  const isOpen = done === "";
  return (
    <>
      {isOpen && way === "part" && (
        <PartialApproval
          fields={fields}
          fault={refusal?.fields.comment}
          isDeciding={isDeciding}
          writing={writing}
          onApprove={(chosen) => approve({ fields: chosen, comment: writing.text })}
        />
      )}
      {isOpen && way === null && (
        <div className="flex flex-wrap gap-2">
          <Button aria-disabled={isDeciding} onClick={isDeciding ? undefined : () => approve()}>
            Approve
          </Button>
          {fields.length > 1 && (
            <Button variant="secondary" onClick={() => writing.open("part")}>
              Approve in part
            </Button>
          )}
          <Button variant="secondary" onClick={() => writing.open("return")}>
            Return
          </Button>
        </div>
      )}
      {isOpen && way === "return" && (
        <ReturnForm
          fault={refusal?.fields.comment}
          isDeciding={isDeciding}
          writing={writing}
          onReturn={() => giveBack(writing.text)}
        />
      )}
      <p
        role="status"
        className={`empty:hidden ${refusal ? "font-semibold text-danger" : "text-success"}`}
      >
        {refusal ? problemWords(refusal) : done}
      </p>
      {refusal?.status === 409 && (
        <div>
          <Button variant="secondary" size="sm" onClick={onAgain}>
            Show what waits now
          </Button>
        </div>
      )}
    </>
  );
}

interface ReturnFormProps {
  /** What the server says of the comment. */
  fault: string | undefined;
  isDeciding: boolean;
  writing: ReviewWriting;
  onReturn: () => void;
}

function ReturnForm({ fault, isDeciding, writing, onReturn }: ReturnFormProps) {
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isDeciding) onReturn();
      }}
    >
      <TextAreaField
        label="What is to be mended"
        rows={3}
        required
        autoFocus={writing.isFresh}
        value={writing.text}
        error={fault}
        onChange={({ target }) => writing.write(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={isDeciding}>
          Return with this comment
        </Button>
        <Button variant="quiet" onClick={writing.close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Once at a time: a second tap would be refused, and hide how the first one went. */
function useDecision({ kind, id, etag }: SubmittedChange, onDecided: () => void) {
  const [done, setDone] = useState("");
  const [refusal, setRefusal] = useState<OfficeProblem | null>(null);
  const [isDeciding, setDeciding] = useState(false);
  const isCourse = kind === "course";
  const params = { id };
  const decide = async (call: Promise<OfficeCalled<unknown>>, words: string) => {
    setDeciding(true);
    const { problem } = await call;
    setDeciding(false);
    setRefusal(problem);
    if (problem) return;
    setDone(words);
    onDecided();
  };
  return {
    ...{ done, refusal, isDeciding },
    approve: (body: { fields?: string[]; comment?: string } = {}) => {
      const call = isCourse
        ? callOffice(OFFICE_COURSE.approve, { params, body }, { etag })
        : callOffice(OFFICE_INSTITUTION.approve, { params, body }, { etag });
      return decide(
        call,
        body.fields ? "Approved in part; the rest went back." : "Approved: it is live.",
      );
    },
    giveBack: (comment: string) => {
      const input = { params, body: { comment } };
      const call = isCourse
        ? callOffice(OFFICE_COURSE.giveBack, input, { etag })
        : callOffice(OFFICE_INSTITUTION.giveBack, input, { etag });
      return decide(call, "Returned with your comment.");
    },
  };
}
