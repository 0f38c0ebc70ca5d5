import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form, useActionData, useNavigation } from "react-router";
import { Button, type ButtonLook, buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import type { FormProblem, Values } from "#web/forms/form.ts";
import { useKeptFields } from "./kept-fields.ts";
import { useUnsaved } from "./leaving.ts";
import { ACT, OF } from "./staff.ts";

/** What an action says of the form that was sent; as `takeAct` returns it. */
interface ActAnswer {
  act: string;
  of: string;
  message: string | null;
  problem: FormProblem | null;
  values: Values;
  /** What is not there any more. */
  missing: string | null;
}

/** A form of a page: which act it is for, and of which record of a list. */
interface FormName {
  act: string;
  of?: string | number;
  /** What it is done to, for who cannot see beside what it stands. */
  about?: string;
}

function useAnswer({ act, of = "" }: FormName): ActAnswer | undefined {
  const answer = useActionData<ActAnswer>();
  return answer?.act === act && answer.of === String(of) && !answer.missing ? answer : undefined;
}

/** What was done by the form that was sent last, or what it was about and is gone; else nothing. */
export function Done() {
  const { message, missing } = useActionData<ActAnswer>() ?? {};
  return (
    <p
      role="status"
      className={classNames(missing ? "text-danger" : "text-success", "empty:hidden")}
    >
      {missing ? `${missing}. Nothing was changed.` : message}
    </p>
  );
}

const UNSAVED = { question: "What you typed is not saved. Leave without it?" };

/** What a field of a form is given by its name. */
type FieldOf = (name: string) => { name: string; defaultValue?: string; error?: string };

interface ActFormProps extends FormName, Pick<ButtonLook, "variant" | "className"> {
  button: ReactNode;
  /** Where a file comes with it. */
  encType?: "multipart/form-data";
  /** Its fields, each given what `field` returns for its name. */
  children?: (field: FieldOf) => ReactNode;
}

/**
 * A form of a page of staff, which its action takes: with and without JavaScript. What was typed comes
 * back where it is refused, the first wrong field takes the focus, and leaving it asks first.
 */
export function ActForm(props: ActFormProps) {
  const { act, of = "", about, button, encType, children, variant, className } = props;
  const answer = useAnswer({ act, of });
  const problem = answer?.problem ?? null;
  const { formData } = useNavigation();
  const isBusy = formData?.get(ACT) === act && formData.get(OF) === String(of);
  const element = useRef<HTMLFormElement>(null);
  const [isTyped, setTyped] = useState(false);
  const { keep, forget } = useKeptFields(element, `${act} ${of}`);
  useUnsaved(isTyped && !isBusy, UNSAVED);
  useEffect(() => {
    if (!answer) return;
    if (answer.problem) {
      element.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
      return;
    }
    element.current?.reset();
    element.current?.closest("details")?.removeAttribute("open");
    forget();
    setTyped(false);
  }, [answer, forget]);
  const faults = new Map(Object.entries(problem?.fields ?? {}));
  const values = new Map(Object.entries(answer?.values ?? {}));
  const field: FieldOf = (name) => {
    const error = faults.get(name);
    const typed = values.get(name);
    return { name, ...(typed !== undefined && { defaultValue: typed }), ...(error && { error }) };
  };
  return (
    <Form
      ref={element}
      method="post"
      encType={encType}
      noValidate
      replace
      preventScrollReset
      onInput={() => setTyped(!keep())}
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
        <About of={about} />
      </Button>
    </Form>
  );
}

function About({ of }: { of: string | undefined }) {
  return of && <span className="sr-only">: {of}</span>;
}

interface OpenFormProps extends Omit<ActFormProps, "variant" | "className"> {
  /** Of what opens it. */
  label: ReactNode;
  /** Of what opens it, and of the button that sends it. */
  variant?: ButtonLook["variant"];
  sendVariant?: ButtonLook["variant"];
}

/** A form that is opened first. */
export function OpenForm({
  label,
  variant = "secondary",
  sendVariant,
  children,
  ...form
}: OpenFormProps) {
  const isRefused = useAnswer(form)?.problem != null;
  return (
    <details className="open:basis-full" open={isRefused || undefined}>
      <summary className={buttonClass({ variant, className: "list-none" })}>
        {label}
        <About of={form.about} />
      </summary>
      <ActForm {...form} variant={sendVariant} className="office-entry mt-3">
        {children}
      </ActForm>
    </details>
  );
}

interface ConfirmProps extends Omit<OpenFormProps, "button"> {
  /** What comes of it. */
  question?: ReactNode;
  /** Of the button that does it. */
  confirm?: ReactNode;
}

/** An act that is asked about first. */
export function Confirm({ question, confirm, children, ...form }: ConfirmProps) {
  const button = confirm ?? <>Yes, {String(form.label).toLowerCase()}</>;
  return (
    <OpenForm sendVariant="danger" {...form} button={button}>
      {(field) => (
        <>
          {question && <p>{question}</p>}
          {children?.(field)}
        </>
      )}
    </OpenForm>
  );
}
