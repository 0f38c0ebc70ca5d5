import type { ComponentProps, ReactNode } from "react";
import { Button, type ButtonLook } from "#ui/button.tsx";
import { problemWords } from "./office-call.ts";
import { ActOutcome, type OfficeAct } from "./use-office-act.tsx";

interface OfficeFormProps
  extends Pick<ComponentProps<"form">, "aria-label" | "className" | "noValidate"> {
  act: OfficeAct;
  /** Of the button that sends it. */
  button: ReactNode;
  variant?: ButtonLook["variant"];
  isDisabled?: boolean;
  onSend: () => void;
  onCancel?: () => void;
  /** Beside its buttons. */
  beside?: ReactNode;
  /** What came of it, where that is not said in the usual way. */
  outcome?: ReactNode;
  /** Its fields. */
  children: ReactNode;
}

/** Fields that are sent by one button, and what came of it. */
export function OfficeForm(props: OfficeFormProps) {
  const { act, button, variant, isDisabled, onSend, onCancel, beside, children, ...form } = props;
  const { outcome = <FormOutcome act={act} />, ...rest } = form;
  return (
    <form
      noValidate
      className="office-panel grid gap-3"
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        if (!act.isBusy) onSend();
      }}
    >
      {children}
      {outcome}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" {...{ variant }} disabled={isDisabled} aria-disabled={act.isBusy}>
          {button}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
        {beside}
      </div>
    </form>
  );
}

interface RecordFormProps extends Pick<OfficeFormProps, "act" | "onSend" | "children"> {
  onCancel: () => void;
  /** Left out of what cannot be removed. */
  removal?: { question: string; onRemove: () => void } | undefined;
}

/** The form of one record: saved, left as it was, or removed. */
export function RecordForm({ removal, ...form }: RecordFormProps) {
  const { act } = form;
  const remove = removal && (
    <Button
      variant="danger"
      className="ms-auto"
      disabled={act.isBusy}
      onClick={() => {
        if (confirm(removal.question)) removal.onRemove();
      }}
    >
      Remove
    </Button>
  );
  return <OfficeForm {...form} className="office-form" button="Save" beside={remove} />;
}

/**
 * What came of a form: a mistake that stands at its field is not said twice; what is wrong with the
 * record as a whole (`id`) has no field to stand at.
 */
function FormOutcome({ act: { problem, done } }: { act: OfficeAct }) {
  if (!problem) return <ActOutcome of={{ problem, done }} />;
  const { id, ...fields } = problem.fields;
  const isMarked = Object.keys(fields).length > 0;
  return (
    <p role="alert" className="font-medium text-danger">
      {id ?? (isMarked ? "Nothing was changed: see the marked fields." : problemWords(problem))}
    </p>
  );
}
