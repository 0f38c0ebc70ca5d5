import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface DisclosureProps extends Omit<ComponentProps<"details">, "title"> {
  summary: ReactNode;
  /** Of disclosures with one name only one is open at a time, also without JavaScript. */
  name?: string;
  summaryClassName?: string;
}

/** A native disclosure; several in a row make an accordion. */
export function Disclosure({
  summary,
  summaryClassName,
  className,
  children,
  ...details
}: DisclosureProps) {
  return (
    <details {...details} className={classNames("disclosure", className)}>
      <summary className={summaryClassName}>{summary}</summary>
      {children}
    </details>
  );
}
