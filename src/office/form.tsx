import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form, useActionData, useNavigation } from "react-router";
import { Button, type ButtonLook, buttonClass } from "#ui/button.tsx";
import type { FormProblem, Values } from "#web/forms/form.ts";
import { useUnsaved } from "./leaving.ts";
import { ACT, OF } from "./staff.ts";

/** What an action says of the form that was sent; as `takeAct` returns it. */
interface ActAnswer {
  act: string;
  of: string;
  message: string | null;
  problem: FormProblem | null;
  values: Values;
}

/** A form of a page: which act it is for, and of which record of a list. */
interface FormName {
  act: string;
  of?: string | number;
}

function useAnswer({ act, of = "" }: FormName): ActAnswer | undefined {
  const answer = useActionData<ActAnswer>();
  return answer?.act === act && answer.of === String(of) ? answer : undefined;
}

/** What was done by the form that was sent last; nothing where none was, or where it was refused. */
export function Done() {
  const message = useActionData<ActAnswer>()?.message;
  return (
    <p role="status" className="text-success empty:hidden">
      {message}
    </p>
  );
}

const UNSAVED = { question: "What you typed is not saved. Leave without it?" };

/** What a field of a form is given by its name. */
type FieldOf = (name: string) => { name: string; defaultValue?: string; error?: string };

interface ActFormProps extends FormName, Pick<ButtonLook, "variant" | "className"> {
  button: ReactNode;
  /** Its fields, each given what `field` returns for its name. */
  children?: (field: FieldOf) => ReactNode;
}

/**
 * A form of a page of staff, which its action takes: with and without JavaScript. What was typed comes
 * back where it is refused, the first wrong field takes the focus, and leaving it asks first.
 */
export function ActForm({ act, of = "", button, children, variant, className }: ActFormProps) {
  const answer = useAnswer({ act, of });
  const problem = answer?.problem ?? null;
  const { formData } = useNavigation();
  const isBusy = formData?.get(ACT) === act && formData.get(OF) === String(of);
  const element = useRef<HTMLFormElement>(null);
  const [isTyped, setTyped] = useState(false);
  useUnsaved(isTyped && !isBusy, UNSAVED);
  useEffect(() => {
    if (!answer) return;
    if (answer.problem) element.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    else element.current?.reset();
    setTyped(answer.problem !== null);
  }, [answer]);
  const faults = new Map(Object.entries(problem?.fields ?? {}));
  const values = new Map(Object.entries(answer?.values ?? {}));
  const field: FieldOf = (name) => {
    const error = faults.get(name);
    const typed = values.get(name);
    return { name, ...(typed && { defaultValue: typed }), ...(error && { error }) };
  };
  return (
    <Form
      ref={element}
      method="post"
      noValidate
      replace
      preventScrollReset
      onInput={() => setTyped(true)}
      onSubmit={(event) => isBusy && event.preventDefault()}
      className={className ?? "office-panel grid gap-3"}
    >
      <input type="hidden" name={ACT} value={act} />
      <input type="hidden" name={OF} value={of} />
      {children?.(field)}
      {problem && (
        <p role="alert" className="font-medium text-danger">
          {problem.error ?? "Nothing was changed: see the marked fields."}
        </p>
      )}
      <Button
        type="submit"
        variant={variant}
        className="justify-self-start"
        aria-disabled={isBusy || undefined}
      >
        {button}
      </Button>
    </Form>
  );
}

interface ConfirmProps extends FormName {
  /** Of what opens the question. */
  label: ReactNode;
  /** What comes of it. */
  question: ReactNode;
  /** Of the button that does it. */
  confirm: ReactNode;
}

/** An act that is asked about first. */
export function Confirm({ label, question, confirm, ...form }: ConfirmProps) {
  const isRefused = useAnswer(form)?.problem != null;
  return (
    <details open={isRefused || undefined}>
      <summary className={buttonClass({ variant: "secondary", className: "list-none" })}>
        {label}
      </summary>
      <div className="office-entry mt-3">
        <p>{question}</p>
        <ActForm {...form} variant="danger" className="grid gap-3" button={confirm} />
      </div>
    </details>
  );
}
