import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
  /** Number of results of the choice; 0 mutes it without disabling it. */
  count?: number;
}

/** A native checkbox with its label and, for a facet, its count. */
export function Checkbox({ label, count, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames("check", count === 0 && "none", className)}>
      <input type="checkbox" {...input} />
      <span>{label}</span>
      {count !== undefined && (
        <small>
          {count.toLocaleString("en")}
          <i> courses</i>
        </small>
      )}
    </label>
  );
}
