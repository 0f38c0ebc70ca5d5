import type { ComponentProps, ReactNode } from "react";
import { Button, type ButtonLook } from "#ui/button.tsx";
import { FormProblems } from "./form-problems.tsx";

interface FormFrameProps extends Pick<ComponentProps<"form">, "action" | "encType" | "className"> {
  /** What `useForm` gave. */
  form: {
    formProps: ComponentProps<"form">;
    problems: ComponentProps<typeof FormProblems>;
    isSending?: boolean;
  };
  /** Of the link that the page was opened by. */
  token?: string;
  /** What stands above the errors. */
  before?: ReactNode;
  /** Its fields. */
  children?: ReactNode;
  button: ReactNode;
  /** On the button while the form is sent. */
  busy?: string;
  look?: ButtonLook;
  /** True where only scripts can send it: what is pressed before they run waits for them. */
  waits?: boolean;
  /** In a row with the button. */
  beside?: ReactNode;
  rowClass?: string;
  after?: ReactNode;
}

/** The frame of a form: its errors, its fields, and the button that sends it. */
export function FormFrame({ form, token, before, children, after, ...rest }: FormFrameProps) {
  const { button, busy = button, look, waits, beside, rowClass, ...attributes } = rest;
  const submit = (
    <Button type="submit" size="lg" {...look} aria-disabled={form.isSending} data-waits={waits}>
      {form.isSending ? busy : button}
    </Button>
  );
  return (
    <form {...form.formProps} className="grid gap-5" {...attributes}>
      {token !== undefined && <input type="hidden" name="token" value={token} />}
      {before}
      <FormProblems {...form.problems} />
      {children}
      {beside ? (
        <div className={rowClass ?? "flex flex-wrap items-center gap-4"}>
          {submit}
          {beside}
        </div>
      ) : (
        submit
      )}
      {after}
    </form>
  );
}
