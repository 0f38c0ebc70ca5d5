import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { useUnsaved } from "#office/leaving.ts";
import { Button, type ButtonLook } from "#ui/button.tsx";
import { problemWords } from "./office-call.ts";
import { type Mutation, MutationOutcome } from "./use-mutation.tsx";

interface OfficeFormProps
  extends Pick<ComponentProps<"form">, "aria-label" | "className" | "noValidate"> {
  act: Mutation;
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
  /** True where it takes the place of what was pressed. */
  takesFocus?: boolean;
  /** Whether leaving it would lose something; left out, whether something was typed. */
  isUnsaved?: boolean;
  /** Its fields. */
  children: ReactNode;
}

const FIELD = "input, select, textarea, [contenteditable]";

const UNSAVED = { question: "What you typed is not saved. Leave without it?" };

/**
 * Fields that are sent by one button, and what came of it. It asks before what was typed is left, and
 * the first field that is wrong takes the focus.
 */
export function OfficeForm(props: OfficeFormProps) {
  const { act, button, variant, isDisabled, onSend, onCancel, beside, children, ...form } = props;
  const { outcome = <FormOutcome act={act} />, takesFocus, isUnsaved, ...rest } = form;
  const element = useRef<HTMLFormElement>(null);
  const [isTyped, setTyped] = useState(false);
  const [sends, setSends] = useState(0);
  useUnsaved(isUnsaved ?? isTyped, UNSAVED);
  const settle = useEffectEvent(() => {
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
    if (wrong || act.problem) setTyped(true);
  });
  useEffect(() => {
    if (sends > 0 && !act.isBusy) settle();
  }, [sends, act.isBusy]);
  useEffect(() => {
    if (takesFocus) element.current?.querySelector<HTMLElement>(FIELD)?.focus();
  }, [takesFocus]);
  return (
    <form
      ref={element}
      noValidate
      onInput={() => setTyped(true)}
      className="office-panel grid gap-3"
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        if (act.isBusy) return;
        // What it does when it is answered may be to leave.
        setTyped(false);
        onSend();
        setSends(sends + 1);
      }}
    >
      {children}
      {outcome}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant={variant} disabled={isDisabled} aria-disabled={act.isBusy}>
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
  return <OfficeForm {...form} takesFocus className="office-form" button="Save" beside={remove} />;
}

/**
 * What came of a form: a mistake that stands at its field is not said twice; what is wrong with the
 * record as a whole (`id`) has no field to stand at.
 */
export function FormOutcome({ act: { problem, done } }: Pick<OfficeFormProps, "act">) {
  if (!problem) return <MutationOutcome of={{ problem, done }} />;
  const { id, ...fields } = problem.fields;
  const isMarked = Object.keys(fields).length > 0;
  return (
    <p role="alert" className="font-medium text-danger">
      {id ?? (isMarked ? "Nothing was changed: see the marked fields." : problemWords(problem))}
    </p>
  );
}
