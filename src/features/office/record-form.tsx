import { type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";
import { type OfficeProblem, problemWords } from "./office-call.ts";

/** Answers why something was not done; null where it was. */
export type RecordCall = () => Promise<OfficeProblem | null>;

/** The calls of a form, and what the last of them was refused for. */
export function useRecordCalls() {
  const [problem, setProblem] = useState<OfficeProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (call: RecordCall) => {
    setBusy(true);
    const failed = await call();
    setBusy(false);
    setProblem(failed);
  };
  return { run, isBusy, problem, wrong: new Map(Object.entries(problem?.fields ?? {})) };
}

interface RecordFormProps {
  calls: ReturnType<typeof useRecordCalls>;
  onSave: RecordCall;
  onCancel: () => void;
  /** Left out of what cannot be removed. */
  removal?: { question: string; onRemove: RecordCall } | undefined;
  /** Its fields. */
  children: ReactNode;
}

/** The form of one record: saved, left as it was, or removed. */
export function RecordForm({ calls, onSave, onCancel, removal, children }: RecordFormProps) {
  const { run, isBusy, problem } = calls;
  return (
    <form
      noValidate
      className="office-form"
      onSubmit={(event) => {
        event.preventDefault();
        run(onSave);
      }}
    >
      {children}
      <NotSaved problem={problem} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={isBusy}>
          Save
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        {removal && (
          <Button
            variant="danger"
            className="ms-auto"
            disabled={isBusy}
            onClick={() => {
              if (confirm(removal.question)) run(removal.onRemove);
            }}
          >
            Remove
          </Button>
        )}
      </div>
    </form>
  );
}

/** Why a form was not saved; what is wrong with the record as a whole has no field to stand at. */
export function NotSaved({ problem }: { problem: OfficeProblem | null }) {
  if (!problem) return null;
  const { id, ...fields } = problem.fields;
  const isMarked = Object.keys(fields).length > 0;
  return (
    <p role="alert" className="font-medium text-danger">
      {id ?? (isMarked ? "Not saved. See the marked fields." : problemWords(problem))}
    </p>
  );
}
