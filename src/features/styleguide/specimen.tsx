import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";

interface ChapterProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** Primitives of one kind. */
export function Chapter({ id, title, children }: ChapterProps) {
  return (
    <section aria-labelledby={id} className="grid gap-8 border-t border-line py-12">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface SpecimenProps {
  /** Name of the primitive, as its file exports it. */
  name: string;
  /** On the dark sea, where white text stands. */
  deep?: boolean;
  className?: string;
  children: ReactNode;
}

/** One primitive in all its states. */
export function Specimen({ name, deep = false, className, children }: SpecimenProps) {
  return (
    <div className="grid min-w-0 gap-3">
      <h3 className="text-sm text-ink-soft">{name}</h3>
      <div
        data-ground={deep ? "deep" : undefined}
        className={classNames(
          "min-w-0 rounded-lg border border-line p-5",
          deep ? "bg-deep text-white" : "bg-surface",
          className,
        )}
      >
        {children}
      </div>
    </div>
  );
}

/** Puts states side by side, or beneath one another where there is no room. */
export const ROW = "flex flex-wrap items-center gap-3";
