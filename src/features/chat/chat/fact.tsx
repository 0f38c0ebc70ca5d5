import type { ReactNode } from "react";
import { NOT_STATED, type Nullable } from "#catalogue/course.ts";
import { Unbroken } from "#ui/unbroken.tsx";

interface LabelledFactProps {
  label: string;
  value: Nullable<string>;
  /** Shown where the value is not stated. */
  missing?: string;
  children?: ReactNode;
}

/** One fact of a course on a card: label and value. Must be inside a `<dl>`. */
export function LabelledFact({ label, value, missing = NOT_STATED, children }: LabelledFactProps) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd className="tabular text-sm">
        {value ? (
          <span className="font-medium">
            <Unbroken text={value} />
          </span>
        ) : (
          <span className="text-ink-faint">{missing}</span>
        )}
        {children}
      </dd>
    </div>
  );
}
