import type { ReactNode } from "react";

/** One matter of the page. */
export function HealthPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="office-panel grid gap-3">
      <h2 className="text-base">{title}</h2>
      {children}
    </section>
  );
}
