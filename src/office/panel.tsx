import { type ReactNode, useId } from "react";

interface OfficePanelProps {
  title: ReactNode;
  /** At the end of its heading. */
  beside?: ReactNode;
  /** In the place of a panel's look. */
  className?: string;
  children: ReactNode;
}

/** One matter of a page, named by its heading. */
export function OfficePanel({ title, beside, className, children }: OfficePanelProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={className ?? "office-panel grid min-w-0 gap-3"}>
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id={heading} className="text-lg">
          {title}
        </h2>
        {beside}
      </div>
      {children}
    </section>
  );
}
