import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

/** Style of a text control, for fields with more than one input. */
export const CONTROL =
  "w-full rounded-md border border-line-strong bg-surface px-3.5 py-2.5 text-base text-ink placeholder:text-ink-faint hover:border-brand aria-invalid:border-danger";

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Error message; shown beside the field and read out with it. */
  error?: string | undefined;
}

interface FrameProps extends FieldProps {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Label, hint and error around the control with this id. */
export function FieldFrame({ id, label, hint, error, className, children }: FrameProps) {
  return (
    <div className={classNames("grid gap-1.5", className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

/** What is wrong with a field, or with fields that belong together; nothing where nothing is. */
export function FieldError({ id, children }: { id?: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={id} className="text-sm font-medium text-danger">
      {children}
    </p>
  );
}

/** Ids of the elements that describe a control within its FieldFrame. */
function describedBy(id: string, { hint, error }: FieldProps): string | undefined {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}

type ControlProps<Element extends "input" | "textarea" | "select"> = FieldProps &
  ComponentProps<Element>;

/** Splits what a field is given into what its frame takes and what its control takes. */
export function useFieldParts<Given extends FieldProps & { id?: string; className?: string }>(
  given: Given,
) {
  const { label, hint, error, className, ...own } = given;
  const id = useId();
  const frame = { id: own.id ?? id, label, hint, error, className };
  const state = {
    id: frame.id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": describedBy(frame.id, given),
  };
  return { frame, control: { ...own, ...state } };
}

/** A labelled input of one line. `className` applies to the frame around label and input. */
export function TextField(given: ControlProps<"input">) {
  const { frame, control } = useFieldParts(given);
  return (
    <FieldFrame {...frame}>
      <input type="text" {...control} className={classNames(CONTROL, "min-h-11")} />
    </FieldFrame>
  );
}

/** A labelled input of several lines. */
export function TextAreaField(given: ControlProps<"textarea">) {
  const { frame, control } = useFieldParts(given);
  return (
    <FieldFrame {...frame}>
      <textarea rows={6} {...control} className={CONTROL} />
    </FieldFrame>
  );
}

interface SelectFieldProps extends FieldProps, ComponentProps<"select"> {
  options: readonly { value: string; label: string }[];
}

/** A labelled select. */
export function SelectField({ options, ...given }: SelectFieldProps) {
  const { frame, control } = useFieldParts(given);
  return (
    <FieldFrame {...frame}>
      <select {...control} className={classNames(CONTROL, "min-h-11")}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
