import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface SectionHeadingProps {
  /** Heading level; the style does not change. */
  level?: 2 | 3;
  id?: string;
  title: ReactNode;
  text?: ReactNode;
  /** A link or button at the end of the line. */
  action?: ReactNode;
  className?: string;
}

/** Heading of a section. */
export function SectionHeading({
  level = 2,
  id,
  title,
  text,
  action,
  className,
}: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={classNames("flex flex-wrap items-end justify-between gap-x-8 gap-y-4", className)}
    >
      <div className="max-w-text">
        <Heading id={id} className="text-2xl">
          {title}
        </Heading>
        {text && <p className="mt-2 text-lg text-ink-soft">{text}</p>}
      </div>
      {action}
    </div>
  );
}
