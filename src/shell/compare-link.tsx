import { GitCompareArrows } from "lucide-react";
import { Link, useLocation } from "react-router";
import { counted } from "#catalogue/counted.ts";
import { SHORTLIST_LIMIT } from "#catalogue/shortlist-limit.ts";
import { readComparison } from "#features/compare/comparison-address.ts";
import { useShortlistMessage } from "#features/shortlist/notices.store.ts";
import { useShortlist } from "#features/shortlist/shortlist.store.ts";
import { ShortlistNotice } from "#features/shortlist/shortlist-notice.tsx";
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
 * At the bottom of every page: the way to the comparison while the shortlist is not empty
 * (specification, 2.2), but for the page that it leads to, and what became of the shortlist.
 */
export function ShortlistBar() {
  const count = useShortlist().length;
  const message = useShortlistMessage();
  const { pathname, search } = useLocation();
  const hasLink = count > 0 && !isOwnComparison(pathname, search);
  return (
    <div
      data-ground="deep"
      className={classNames("shortlist-bar", !hasLink && !message && "is-empty")}
    >
      <ShortlistNotice />
      {hasLink && !message && (
        <p aria-hidden className="me-auto min-w-0 truncate">
          {count} of {SHORTLIST_LIMIT} on your shortlist
        </p>
      )}
      {hasLink && (
        <Link
          to={paths.compare()}
          aria-label={accessibleName(count)}
          className="shortlist-link inline-flex h-11 shrink-0 items-center gap-2 rounded-md bg-white ps-4 pe-3 font-semibold text-on-sand hover:bg-sand"
        >
          <GitCompareArrows aria-hidden size={20} />
          Compare
          <Count count={count} />
        </Link>
      )}
    </div>
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
