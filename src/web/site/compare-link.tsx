import { GitCompareArrows } from "lucide-react";
import { Link } from "react-router";
import { useShortlist } from "#features/shortlist/shortlist.store.ts";
import { type ButtonLook, buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { paths } from "../paths.ts";

const TEXT = "Compare Your Shortlist";

/** "Compare Your Shortlist" with the number of shortlisted courses, whose place is always kept. */
export function CompareLink({ className, ...look }: ButtonLook) {
  const count = useShortlist().length;
  return (
    <Link
      to={paths.compare()}
      aria-label={named(count)}
      className={buttonClass({ ...look, className: classNames("relative", className) })}
    >
      {TEXT}
      <Count count={count} className="absolute -end-2 -top-2" />
    </Link>
  );
}

/** The round button that floats over the page once something is on the shortlist. */
export function FloatingCompareLink() {
  const count = useShortlist().length;
  if (count === 0) return null;
  return (
    <Link
      to={paths.compare()}
      aria-label={named(count)}
      className="fixed end-4 bottom-4 z-30 inline-flex size-14 animate-appear items-center justify-center rounded-full bg-brand text-on-brand shadow-overlay hover:bg-brand-strong sm:end-6 sm:bottom-6 print:hidden"
    >
      <GitCompareArrows aria-hidden size={24} />
      <Count count={count} className="absolute -end-0.5 -top-0.5" />
    </Link>
  );
}

function Count({ count, className }: { count: number; className: string }) {
  if (count === 0) return null;
  return (
    <span
      key={count}
      className={classNames(
        "tabular inline-flex size-6 animate-appear items-center justify-center rounded-full bg-accent text-xs font-bold text-on-accent",
        className,
      )}
    >
      {count}
    </span>
  );
}

function named(count: number): string {
  if (count === 0) return TEXT;
  return `${TEXT}: ${count} ${count === 1 ? "course" : "courses"}`;
}
