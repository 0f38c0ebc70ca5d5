import { ChevronDown } from "lucide-react";
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
    <details {...details} className={className}>
      <summary
        className={classNames(
          "flex min-h-11 items-center justify-between gap-3 rounded-sm font-semibold hover:text-brand-strong",
          summaryClassName,
        )}
      >
        {summary}
        <ChevronDown
          aria-hidden
          size={20}
          className="shrink-0 text-ink-faint transition-transform [[open]>summary>&]:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
