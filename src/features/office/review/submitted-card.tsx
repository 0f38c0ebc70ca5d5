import { useId, useState } from "react";
import { dateWords } from "#catalogue/dates.ts";
import { OFFICE_COURSE, OFFICE_INSTITUTION } from "#features/editing/editing.endpoints.ts";
import type { SubmittedChange } from "#features/editing/editing.schema.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/field.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { ChangeList } from "../changes/change-list.tsx";
import {
  callOffice,
  type OfficeCalled,
  type OfficeProblem,
  problemWords,
  useAsked,
} from "../office-call.ts";
import { PartialApproval } from "./partial-approval.tsx";

/** What is shown of the record, of either kind. */
interface ReviewedRecord {
  etag: string;
  fields: object;
  draft: { fields: object } | null;
}

/** One submitted change: what was and would be, and what an operator decides. */
export function SubmittedCard({ submitted }: { submitted: SubmittedChange }) {
  const { kind, id, name, institution, is_new, saved_by, saved_at } = submitted;
  const isCourse = kind === "course";
  const params = { id };
  const heading = useId();
  const [done, setDone] = useState("");
  const [refusal, setRefusal] = useState<OfficeProblem | null>(null);
  const [isDeciding, setDeciding] = useState(false);
  const [comment, setComment] = useState<string | null>(null);
  const opened = useAsked<ReviewedRecord>(`${kind} ${id}`, () =>
    isCourse
      ? callOffice(OFFICE_COURSE.read, { params })
      : callOffice(OFFICE_INSTITUTION.read, { params }),
  );
  const record = opened.body;
  const before = new Map<string, unknown>(Object.entries(record?.fields ?? {}));
  const changes = Object.entries(record?.draft?.fields ?? {}).map(([field, after]) => ({
    ...{ field, before: before.get(field), after },
  }));
  /** Once at a time: a second tap would be refused, and hide how the first one went. */
  const decide = async (call: Promise<OfficeCalled<unknown>>, words: string) => {
    setDeciding(true);
    const { problem } = await call;
    setDeciding(false);
    setRefusal(problem);
    if (!problem) setDone(words);
  };
  const [isPartial, setPartial] = useState(false);
  const approve = (body: { fields?: string[]; comment?: string } = {}) => {
    const input = { params, body };
    const options = { etag: record?.etag ?? "" };
    const call = isCourse
      ? callOffice(OFFICE_COURSE.approve, input, options)
      : callOffice(OFFICE_INSTITUTION.approve, input, options);
    decide(call, body.fields ? "Approved in part; the rest went back." : "Approved: it is live.");
  };
  const giveBack = () => {
    const input = { params, body: { comment: comment ?? "" } };
    const options = { etag: record?.etag ?? "" };
    const call = isCourse
      ? callOffice(OFFICE_COURSE.giveBack, input, options)
      : callOffice(OFFICE_INSTITUTION.giveBack, input, options);
    decide(call, "Returned with your comment.");
  };
  const failed = refusal ?? opened.problem;
  return (
    <article aria-labelledby={heading} className="office-panel grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 id={heading} className="text-base">
            {name}
          </h2>
          <p className="text-ink-soft">
            {isCourse && `${institution.name}. `}
            {saved_by ?? "Somebody"} submitted it on {dateWords(saved_at)}.
          </p>
        </div>
        {is_new && <Badge tone="accent">New course</Badge>}
      </div>
      {record ? (
        <ChangeList changes={changes} />
      ) : (
        !opened.problem && <Skeleton className="h-20 w-full" />
      )}
      {done === "" && isPartial && (
        <PartialApproval
          fields={changes.map(({ field }) => field)}
          fault={refusal?.fields.comment}
          isDeciding={isDeciding}
          onApprove={(fields, words) => approve({ fields, comment: words })}
          onCancel={() => setPartial(false)}
        />
      )}
      {record && done === "" && comment === null && !isPartial && (
        <div className="flex flex-wrap gap-2">
          <Button aria-disabled={isDeciding} onClick={isDeciding ? undefined : () => approve()}>
            Approve
          </Button>
          {changes.length > 1 && (
            <Button variant="secondary" onClick={() => setPartial(true)}>
              Approve in part
            </Button>
          )}
          <Button variant="secondary" onClick={() => setComment("")}>
            Return
          </Button>
        </div>
      )}
      {done === "" && comment !== null && (
        <form
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isDeciding) giveBack();
          }}
        >
          <TextAreaField
            label="What is to be mended"
            rows={3}
            required
            autoFocus
            value={comment}
            error={refusal?.fields.comment}
            onChange={({ target }) => setComment(target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" aria-disabled={isDeciding}>
              Return with this comment
            </Button>
            <Button variant="quiet" onClick={() => setComment(null)}>
              Cancel
            </Button>
          </div>
        </form>
      )}
      <p
        role="status"
        className={`empty:hidden ${failed ? "font-semibold text-danger" : "text-success"}`}
      >
        {failed ? problemWords(failed) : done}
      </p>
    </article>
  );
}
