import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface EmptyStateProps {
  title: ReactNode;
  /** Heading level of the title. */
  level?: 1 | 2 | 3;
  /** Explanation, and links to continue. */
  children?: ReactNode;
  className?: string;
}

/** Says that a list is empty, over a drawn sandbank, and what to do next. */
export function EmptyState({ title, level = 2, children, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={classNames(
        "rounded-xl border border-line bg-surface px-6 py-12 text-center",
        className,
      )}
    >
      <Sandbank />
      <Heading className="mt-6 text-xl">{title}</Heading>
      {children && (
        <div className="mx-auto mt-3 grid max-w-narrow justify-items-center gap-4 text-ink-soft">
          {children}
        </div>
      )}
    </div>
  );
}

function Sandbank() {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 96" className="mx-auto h-24 w-60" fill="none">
      <path
        d="M72 52c14-13 40-18 62-13 16 4 34 3 40 12 5 9-14 15-33 17-30 3-83 2-69-16Z"
        className="fill-sand"
      />
      <g className="stroke-brand" strokeWidth="2" strokeLinecap="round">
        <path
          d="M56 56c10-20 46-32 80-27 24 3 52 3 58 22 5 18-24 26-54 28-42 3-96 2-84-23Z"
          opacity=".6"
        />
        <path
          d="M38 58c10-31 56-46 100-40 32 5 68 4 74 32 5 26-34 36-72 38-54 3-114 2-102-30Z"
          opacity=".3"
        />
        <path
          d="M18 40c4-4 8-4 12 0M210 22c4-4 8-4 12 0M16 80c4-4 8-4 12 0M206 84c4-4 8-4 12 0"
          opacity=".5"
        />
      </g>
      <path
        d="M112 50c6-3 14-3 20 0M122 56c6-3 12-3 18 0"
        className="stroke-line-strong"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
