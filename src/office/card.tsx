import { type ReactNode, useId } from "react";

interface OfficeCardProps {
  title: ReactNode;
  /** Below its title. */
  about?: ReactNode;
  /** At the end of its first line: where it stands. */
  badge?: ReactNode;
  children: ReactNode;
}

/** One record among others: what it is, where it stands, and what can be done with it. */
export function OfficeCard({ title, about, badge, children }: OfficeCardProps) {
  const heading = useId();
  return (
    <article aria-labelledby={heading} className="office-panel grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 id={heading} className="text-base wrap-break-word">
            {title}
          </h2>
          {about && <p className="wrap-break-word text-ink-soft">{about}</p>}
        </div>
        {badge}
      </div>
      {children}
    </article>
  );
}
