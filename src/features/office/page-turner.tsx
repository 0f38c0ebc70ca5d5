import type { PageMeta } from "#catalogue/pagination.ts";
import { Button } from "#ui/button.tsx";

interface PageTurnerProps {
  /** "Pages of people". */
  label: string;
  meta: PageMeta;
  onPage: (page: number) => void;
}

/** Turns the pages of a list of the office; nothing where there is one page. */
export function PageTurner({ label, meta, onPage }: PageTurnerProps) {
  const { from, to, total, current_page, last_page } = meta;
  if (last_page < 2) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-2">
      <Button
        variant="secondary"
        disabled={current_page === 1}
        onClick={() => onPage(current_page - 1)}
      >
        Previous
      </Button>
      <p className="tabular text-ink-soft">
        {from} to {to} of {total}
      </p>
      <Button
        variant="secondary"
        disabled={current_page >= last_page}
        onClick={() => onPage(current_page + 1)}
      >
        Next
      </Button>
    </nav>
  );
}
