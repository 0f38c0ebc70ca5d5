import type { ReactNode } from "react";
import { NOT_STATED, type Stated } from "#catalogue/course.ts";
import { Unbroken } from "#ui/unbroken.tsx";

interface FactProps {
  label: string;
  value: Stated<string>;
  /** Said where the value is not stated. */
  missing?: string;
  children?: ReactNode;
}

/** One fact of a course on a card: its name, and what it is. Stands in a `<dl>`. */
export function Fact({ label, value, missing = NOT_STATED, children }: FactProps) {
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
