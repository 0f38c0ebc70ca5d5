import { Printer } from "lucide-react";
import type { ComponentProps } from "react";
import { Link, useSearchParams } from "react-router";
import type { Course } from "#catalogue/course.ts";
import { formatTotalCost, totalCost } from "#catalogue/total-cost.ts";
import { ShareMenu } from "#features/sharing/share-menu.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import { PrintNote } from "#web/print-note.tsx";
import { readDifferences } from "./comparison-address.ts";
import { useComparisonRows } from "./comparison-rows.tsx";
import { ComparisonTable } from "./comparison-table.tsx";

interface ComparisonViewProps extends Omit<ComponentProps<typeof ComparisonTable>, "rows"> {
  /** YYYY-MM-DD, in the Maldives. */
  today: string;
  /** Courses in the address; empty for the visitor's own shortlist. */
  ids: readonly number[];
}

/** The table with its controls above. */
export function ComparisonView({ ids, today, ...table }: ComparisonViewProps) {
  const { courses } = table;
  const rows = useComparisonRows(courses, today);
  const [parameters] = useSearchParams();
  const address = paths.compare(courses.map(({ id }) => id));
  const onlyDifferences = courses.length > 1 && readDifferences(parameters);
  return (
    <div className="grid grid-cols-1 gap-4 max-sm:gap-2 print:gap-0">
      {/* Replaces the page's paper only while a comparison is on it. */}
      <style media="print">{"@page { size: A4 landscape; margin: 8mm }"}</style>
      <h2 className="sr-only">Courses side by side</h2>
      <div className="flex flex-wrap items-center justify-between gap-3 max-sm:gap-2 print:hidden">
        {courses.length > 1 ? (
          <DifferencesLink rows={rows} ids={ids} isOn={onlyDifferences} />
        ) : (
          <p className="text-ink-soft">Add another course to see how they differ.</p>
        )}
        <div className="comparison-tools flex flex-wrap gap-3 max-sm:gap-1.5">
          <Button variant="secondary" className="noscript:hidden" onClick={() => print()}>
            <Printer aria-hidden size={20} />
            Print
          </Button>
          <ShareMenu path={address} title={courses.map(sharedWords).join(" and ")}>
            <li>
              <a href={paths.comparisonFile(courses.map(({ id }) => id))} download>
                CSV<span className="sr-only"> of this comparison</span>
              </a>
            </li>
            <li>
              <a href={paths.calendarFile({ ids: courses.map(({ id }) => id) })}>
                Dates for your calendar
              </a>
            </li>
          </ShareMenu>
        </div>
      </div>
      <PrintNote path={address} verb="Compared" />
      <ComparisonTable
        {...table}
        rows={onlyDifferences ? rows.filter(({ differs }) => differs) : rows}
      />
    </div>
  );
}

/** A course in what is shared: "Diploma in Law, Kula College (MVR 45,000)". */
function sharedWords(course: Course): string {
  const cost = totalCost(course);
  const price = cost && ` (${formatTotalCost(cost)})`;
  return `${course.name}, ${course.institution.name}${price ?? ""}`;
}

interface DifferencesLinkProps {
  rows: readonly { differs: boolean }[];
  ids: readonly number[];
  isOn: boolean;
}

/**
 * Hides or shows the rows in which all courses are equal; a link, so that it works without
 * JavaScript.
 */
function DifferencesLink({ rows, ids, isOn }: DifferencesLinkProps) {
  const differing = rows.filter(({ differs }) => differs).length;
  return (
    <div className="comparison-tools flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:gap-x-3">
      {differing < rows.length && (
        <Link
          to={paths.compare(ids, { differences: !isOn })}
          preventScrollReset
          className={buttonClass({ variant: "secondary" })}
        >
          {isOn ? "Show all rows" : "Only rows that differ"}
        </Link>
      )}
      <span role="status" className="tabular text-sm text-ink-soft max-sm:sr-only">
        {differing} of {rows.length} rows differ
      </span>
    </div>
  );
}
