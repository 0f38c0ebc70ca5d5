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
    <label
      className={classNames(
        "flex min-h-9 cursor-pointer items-start gap-2.5 rounded-sm py-1.5 text-sm hover:text-brand-strong has-disabled:cursor-default",
        count === 0 && "text-ink-faint",
        className,
      )}
    >
      <input
        type="checkbox"
        {...input}
        className="mt-0.5 size-4.5 shrink-0 cursor-[inherit] rounded-sm"
      />
      <span className="min-w-0 flex-1">{label}</span>
      {count !== undefined && (
        <span className="tabular ps-2 text-end text-ink-faint">
          {count.toLocaleString("en")}
          <span className="sr-only"> courses</span>
        </span>
      )}
    </label>
  );
}
