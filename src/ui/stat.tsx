import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** A number with its label. */
export function Stat({
  value,
  label,
  className,
}: {
  value: ReactNode;
  label: ReactNode;
  className?: string;
}) {
  return (
    <div className={classNames("flex flex-col-reverse", className)}>
      <dt className="text-base text-ink-soft">{label}</dt>
      <dd className="tabular text-3xl font-bold">{value}</dd>
    </div>
  );
}
