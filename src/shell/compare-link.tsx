import { GitCompareArrows } from "lucide-react";
import { Link, useLocation } from "react-router";
import { counted } from "#catalogue/counted.ts";
import { readComparison } from "#features/compare/comparison-address.ts";
import { useShortlist } from "#features/shortlist/shortlist.store.ts";
import { type ButtonLook, buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { paths } from "#web/paths.ts";

const LINK_TEXT = "Compare Your Shortlist";

/** "Compare Your Shortlist" with the number of courses; space for the number is always reserved. */
export function CompareLink({ className, ...look }: ButtonLook) {
  const count = useShortlist().length;
  return (
    <Link
      to={paths.compare()}
      aria-label={accessibleName(count)}
      className={buttonClass({ ...look, className: classNames("relative", className) })}
    >
      {LINK_TEXT}
      <Count count={count} className="absolute -end-2 -top-2" />
    </Link>
  );
}

/**
 * Floats over every page while the shortlist is not empty (specification, 2.2), but for the one that
 * it leads to.
 */
export function FloatingCompareLink() {
  const count = useShortlist().length;
  const { pathname, search } = useLocation();
  if (count === 0 || isOwnComparison(pathname, search)) return null;
  return (
    <Link
      to={paths.compare()}
      aria-label={accessibleName(count)}
      className="floating-compare fixed end-4 bottom-4 z-30 inline-flex h-12 animate-appear items-center gap-2 rounded-full bg-brand ps-4 pe-3 font-semibold text-on-brand shadow-overlay hover:bg-brand-strong min-[40rem]:end-6 min-[40rem]:bottom-6 print:hidden"
    >
      <GitCompareArrows aria-hidden size={20} />
      Compare
      <Count count={count} />
    </Link>
  );
}

function isOwnComparison(pathname: string, search: string): boolean {
  return (
    pathname === paths.compare() && readComparison(new URLSearchParams(search)).ids.length === 0
  );
}

function Count({ count, className }: { count: number; className?: string }) {
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

function accessibleName(count: number): string {
  if (count === 0) return LINK_TEXT;
  return `${LINK_TEXT}: ${counted(count, "course")}`;
}
