import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link, type To } from "react-router";

interface PaginationProps {
  /** Label for a screen reader: "Pages of courses". */
  label: string;
  current: number;
  last: number;
  /** Page numbers to show, in order, with an ellipsis where some are left out. */
  pages: readonly (number | "ellipsis")[];
  href: (page: number) => To;
  className?: string;
}

/** Links to the pages of a list; renders nothing for a single page. */
export function Pagination({ label, current, last, pages, href, className }: PaginationProps) {
  if (last <= 1) return null;
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <PageStep to={current > 1 ? href(current - 1) : null} rel="prev" label="Previous page">
          <ChevronLeft aria-hidden size={20} className="rtl:rotate-180" />
        </PageStep>
        {pages.map((page, at) =>
          page === "ellipsis" ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name but its place
            <li key={`gap-${at}`} aria-hidden className="w-6 text-center text-ink-faint">
              …
            </li>
          ) : (
            <li key={page}>
              <Link
                to={href(page)}
                aria-label={`Page ${page}`}
                aria-current={page === current ? "page" : undefined}
                className="page-step"
              >
                {page}
              </Link>
            </li>
          ),
        )}
        <PageStep to={current < last ? href(current + 1) : null} rel="next" label="Next page">
          <ChevronRight aria-hidden size={20} className="rtl:rotate-180" />
        </PageStep>
      </ul>
    </nav>
  );
}

interface PageStepProps {
  /** Null at the end of the list, where the arrow is not a link. */
  to: To | null;
  rel: "prev" | "next";
  label: string;
  children: ReactNode;
}

function PageStep({ to, rel, label, children }: PageStepProps) {
  return (
    <li>
      {to === null ? (
        <span aria-hidden className="page-step">
          {children}
        </span>
      ) : (
        <Link to={to} rel={rel} aria-label={label} className="page-step">
          {children}
        </Link>
      )}
    </li>
  );
}
