import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/field.tsx";
import { OfficeForm } from "./office-form.tsx";
import type { Mutation } from "./use-mutation.tsx";
import type { HeldWriting } from "./use-writing.ts";

interface WritingFormProps {
  label: string;
  hint?: string;
  button: string;
  isDanger?: boolean;
  className?: string;
  act: Mutation;
  /** The field that the text is in what is sent. */
  field: string;
  writing: Pick<HeldWriting<string>, "text" | "isFresh" | "write" | "close">;
  onSend: () => void;
}

/** The form of a text that is written about a record and held; what came of it is said outside. */
export function WritingForm(props: WritingFormProps) {
  const { label, hint, button, isDanger, act, field, writing, onSend } = props;
  return (
    <OfficeForm
      className={props.className ?? "grid gap-2"}
      act={act}
      button={button}
      onSend={onSend}
      {...(isDanger && { variant: "danger" })}
      onCancel={writing.close}
      isUnsaved={false}
      outcome={null}
    >
      <TextAreaField
        label={label}
        hint={hint}
        rows={4}
        autoFocus={writing.isFresh}
        value={writing.text}
        error={act.wrong.get(field)}
        onChange={({ target }) => writing.write(target.value)}
      />
    </OfficeForm>
  );
}

interface WritingButtonProps<Way extends string> {
  writing: Pick<HeldWriting<Way>, "closed" | "open">;
  way: Way;
  variant?: "primary" | "secondary";
  children: ReactNode;
}

/** Opens a text to be written in one way, and takes the focus back when that is closed. */
export function WritingButton<Way extends string>(props: WritingButtonProps<Way>) {
  const { writing, way, variant = "secondary", children } = props;
  return (
    <Button autoFocus={writing.closed === way} variant={variant} onClick={() => writing.open(way)}>
      {children}
    </Button>
  );
}
