import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** Dhivehi text in Thaana, within text of the other direction. */
export function Thaana({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span lang="dv" dir="rtl" className={classNames("font-thaana leading-relaxed", className)}>
      {children}
    </span>
  );
}
