import type { ReactNode } from "react";

interface ProfileSectionProps {
  /** Fragment of its address. */
  id: string;
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** A section of the profile: its explanation at the start, its form beside it. */
export function ProfileSection({ id, title, text, children }: ProfileSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="grid gap-x-12 gap-y-5 border-t border-line py-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:py-12"
    >
      <div>
        <h2 id={`${id}-heading`} className="text-xl">
          {title}
        </h2>
        {text && <p className="mt-1 text-sm text-ink-soft">{text}</p>}
      </div>
      <div className="min-w-0 max-w-text">{children}</div>
    </section>
  );
}

/**
 * A message after an action, which is read out. Always rendered, because screen readers announce
 * only changes of an existing live region.
 */
export function Done({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="font-semibold text-success empty:hidden">
      {children}
    </p>
  );
}
