import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import type { Called } from "#web/api-client.ts";
import { serverSentence } from "#web/forms/form.ts";
import { FormFrame } from "#web/forms/form-frame.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { CurrentPasswordField } from "../forms/fields.tsx";
import { NOT_DONE } from "./texts.ts";

interface ConfirmationFormProps<Answer>
  extends Pick<ComponentProps<typeof FormFrame>, "className" | "button" | "look" | "rowClass"> {
  /** Id of the password's input. */
  id: string;
  hint?: string;
  send: (body: { password: string }) => Promise<Called<Answer>>;
  onDone: (answer: Answer, form: HTMLFormElement) => void;
  beside?: (isDone: boolean) => ReactNode;
}

/** Asks for the password before an action that only the owner may do. */
export function ConfirmationForm<Answer>(props: ConfirmationFormProps<Answer>) {
  const { id, hint, className, send, onDone, look, beside, ...rest } = props;
  const form = useForm({
    ids: { password: id },
    schema: async () => (await import("../accounts.schema.ts")).confirmation,
    send,
    onDone,
    sentence: serverSentence(NOT_DONE),
  });
  return (
    <FormFrame
      form={form}
      {...rest}
      className={classNames("grid gap-5", className)}
      look={{ size: "md", className: beside ? undefined : "justify-self-start", ...look }}
      beside={beside?.(form.isDone)}
    >
      <CurrentPasswordField {...form.fieldOf("password")} hint={hint} />
    </FormFrame>
  );
}
