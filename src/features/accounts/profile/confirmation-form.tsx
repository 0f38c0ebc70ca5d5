import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import type { Called } from "#web/api-client.ts";
import { serverSentence } from "#web/forms/form.ts";
import { FormProblems } from "#web/forms/form-problems.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { CurrentPasswordField } from "../forms/fields.tsx";
import { NOT_DONE } from "./texts.ts";

interface ConfirmationFormProps<Answer> {
  /** Id of the password's input. */
  id: string;
  hint?: string;
  className?: string;
  send: (body: { password: string }) => Promise<Called<Answer>>;
  onDone: (answer: Answer, form: HTMLFormElement) => void;
  children: (state: { isSending: boolean; isDone: boolean }) => ReactNode;
}

/** Asks for the password before an action that only the owner may do. */
export function ConfirmationForm<Answer>(props: ConfirmationFormProps<Answer>) {
  const { id, hint, className, send, onDone, children } = props;
  const { problems, fieldOf, isSending, isDone, formProps } = useForm({
    ids: { password: id },
    schema: async () => (await import("../accounts.schema.ts")).confirmation,
    send,
    onDone,
    sentence: serverSentence(NOT_DONE),
  });
  return (
    <form {...formProps} className={classNames("grid gap-5", className)}>
      <FormProblems {...problems} />
      <CurrentPasswordField {...fieldOf("password")} hint={hint} />
      {children({ isSending, isDone })}
    </form>
  );
}
