import type { ReactNode } from "react";
import type { ComparisonCell } from "#catalogue/compare.ts";
import { NOT_STATED } from "#catalogue/course.ts";
import { RichText } from "#ui/rich-text.tsx";
import { Unbroken } from "#ui/unbroken.tsx";

/** One course's value in one row of the comparison. */
export function CellContent({ cell }: { cell: ComparisonCell }): ReactNode {
  if (cell.kind === "text") {
    if (cell.lines.length === 0) return <NotStated />;
    return cell.lines.map((line) => (
      <span key={line} className="block not-print:not-first:mt-1">
        <Unbroken text={line} />
      </span>
    ));
  }
  if (cell.blocks.length === 0) return <NotStated />;
  return cell.blocks.map(({ heading, html }) => (
    <div key={heading} className="not-print:not-first:mt-4">
      {heading && <p className="mb-1 font-semibold print:me-1 print:inline">{heading}</p>}
      <RichText html={html} className="comparison-text print:inline" />
    </div>
  ));
}

function NotStated() {
  return <span className="text-ink-faint">{NOT_STATED}</span>;
}
