import { ChevronDown } from "lucide-react";
import { type CSSProperties, Fragment, type ReactNode, type RefObject } from "react";
import { Link } from "react-router";
import type { Comparison, ComparisonRow } from "#catalogue/compare.ts";
import type { Course } from "#catalogue/course.ts";
import { formatTotalCost, totalCost, totalCostContents } from "#catalogue/total-cost.ts";
import { CostNotes, OtherPrice, useLowestWords, usePrice } from "#features/courses/cost-notes.tsx";
import { Badge } from "#ui/badge.tsx";
import { classNames } from "#ui/class-names.ts";
import { Thaana } from "#ui/thaana.tsx";
import { Unbroken } from "#ui/unbroken.tsx";
import { logoAddress } from "#web/logo-address.ts";
import { paths } from "#web/paths.ts";
import { SampleWords } from "#web/sample-mark.tsx";
import { ColumnsInView } from "./columns-in-view.tsx";
import type { GoneCourse } from "./compare.data.ts";
import { CellContent } from "./comparison-cell.tsx";
import { AllTheSame, type FurtherRow, FurtherRows } from "./further-rows.tsx";
import { GoneActions, GoneCells, GoneHeads } from "./gone-columns.tsx";
import { isLongRow } from "./long-row.ts";
import { oddOneOut } from "./odd-one-out.ts";
import { InstitutionLine, type StickyHead, StickyNames } from "./sticky-names.tsx";
import { TotalCostRow } from "./total-cost-row.tsx";

interface ComparisonTableProps {
  courses: readonly Course[];
  /** Courses that are no longer offered, in columns after the others. */
  gone: readonly GoneCourse[];
  comparison: Comparison;
  /** What the courses mean for this reader. */
  further: readonly FurtherRow[];
  /** Leaves out the rows in which all courses are equal. */
  onlyDifferences: boolean;
  /** The part that scrolls sideways; gets the focus when a column is removed. */
  region: RefObject<HTMLElement | null>;
  /** The button that removes a course. */
  removal: (course: { id: number; name: string }) => ReactNode;
}

/** One column for each course, one row for each fact (specification, 2.8). */
export function ComparisonTable({
  courses,
  gone,
  comparison,
  further,
  onlyDifferences,
  region,
  removal,
}: ComparisonTableProps) {
  const isShown = ({ differs }: { differs: boolean }) => differs || !onlyDifferences;
  const rows = comparison.rows.filter(isShown);
  return (
    <div
      className="comparison"
      style={{ "--columns": courses.length + gone.length } as CSSProperties}
    >
      <ColumnsInView count={courses.length + gone.length} region={region} />
      <StickyNames courses={stickyHeads(courses, gone)} region={region} />
      <section
        ref={region}
        aria-label="Comparison table"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        className="comparison-region relative overflow-x-auto rounded-lg border border-line bg-surface print:overflow-visible print:border-0"
      >
        <table>
          <caption className="sr-only">{courses.map(({ name }) => name).join(" and ")}</caption>
          <ComparisonHead courses={courses} gone={gone} />
          <tbody>
            <TotalCostRow courses={courses} gone={gone} comparison={comparison} />
            {rows.map((row) => (
              <ComparisonTableRow
                key={row.key}
                row={row}
                courses={courses}
                gone={gone}
                comparison={comparison}
              />
            ))}
            <FurtherRows courses={courses} gone={gone} rows={further.filter(isShown)} />
            <ColumnActions courses={courses} gone={gone} removal={removal} />
          </tbody>
        </table>
      </section>
    </div>
  );
}

function ComparisonHead({ courses, gone }: Pick<ComparisonTableProps, "courses" | "gone">) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="sr-only">Fact</span>
        </th>
        {courses.map((course) => (
          <th key={course.id} scope="col">
            <Link
              to={paths.course(course)}
              className="text-sm leading-snug font-bold underline-offset-4 hover:text-brand-strong hover:underline sm:text-lg print:text-[11pt]"
            >
              {course.name}
            </Link>
            <InstitutionLine {...institutionLine(course)} />
            {course.name_dv && (
              <Thaana className="mt-1 block w-fit font-medium">{course.name_dv}</Thaana>
            )}
            {course.sample && <SampleWords />}
          </th>
        ))}
        <GoneHeads gone={gone} />
      </tr>
    </thead>
  );
}

function stickyHeads(
  courses: ComparisonTableProps["courses"],
  gone: ComparisonTableProps["gone"],
): StickyHead[] {
  return [
    ...courses.map((course) => ({
      id: course.id,
      name: course.name,
      ...institutionLine(course),
    })),
    ...gone.map(({ id, name, institution }) => ({ id, name, institution, logo: null })),
  ];
}

function institutionLine({ institution }: Course) {
  return {
    institution: institution.name,
    logo: logoAddress(institution, 40),
  };
}

/** A row of running text: on paper it follows the facts. */
function isText({ cells }: ComparisonRow): boolean {
  return cells.some(({ kind }) => kind === "html");
}

interface ComparisonTableRowProps {
  row: ComparisonRow;
  gone: readonly GoneCourse[];
  courses: readonly Course[];
  comparison: Comparison;
}

function ComparisonTableRow({ row, courses, gone, comparison }: ComparisonTableRowProps) {
  const odd = oddOneOut(row.cells);
  const isLong = isLongRow(row);
  return (
    <tr className={classNames(isLong && "comparison-long", isText(row) && "comparison-prose")}>
      <th scope="row">
        <span className="comparison-label">
          <Label text={row.label} />
          {!row.differs && courses.length > 1 && <AllTheSame isStated={row.stated} />}
          {isLong && <Unfold label={row.label} />}
        </span>
      </th>
      {courses.map((course, at) => (
        <td key={course.id} className={classNames(at === odd && "comparison-odd")}>
          <div className="comparison-content">
            <DifferenceMark rowKey={row.key} course={course} comparison={comparison} />
            {row.cells[at] && <CellContent cell={row.cells[at]} />}
          </div>
          {at === odd && (
            <small className="mt-1 block text-xs text-ink-soft print:hidden">Differs</small>
          )}
        </td>
      ))}
      <GoneCells gone={gone} />
    </tr>
  );
}

/**
 * On a phone a long row is cut off until this is ticked; compare.css does it without JavaScript.
 */
function Unfold({ label }: { label: string }) {
  return (
    <label className="comparison-unfold">
      <input type="checkbox" className="sr-only" />
      Show all<span className="sr-only"> of {label}</span>
      <ChevronDown aria-hidden size={16} className="shrink-0" />
    </label>
  );
}

/** Narrow columns may break a label before its bracket. */
function Label({ text }: { text: string }) {
  return (
    <span>
      {text.split(/(?=\()/).map((part, at) => (
        <Fragment key={part}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

/**
 * A badge on the lowest cost and the shortest duration; for the fees the total too, on paper, where
 * it has no row of its own.
 */
function DifferenceMark({
  rowKey,
  course,
  comparison,
}: {
  rowKey: string;
  course: Course;
  comparison: Comparison;
}) {
  const price = usePrice(course);
  const lowest = useLowestWords();
  if (rowKey === "duration" && comparison.shortest.includes(course.id)) {
    return <MarkBadge>Shortest</MarkBadge>;
  }
  const total = rowKey === "fees" ? totalCost(course) : null;
  if (!total) return null;
  return (
    <>
      {comparison.cheapest.includes(course.id) && <MarkBadge>{lowest}</MarkBadge>}
      <div className="not-print:hidden">
        <span className="tabular block font-semibold">
          {price.label}:{" "}
          <Unbroken
            text={[formatTotalCost(price.cost), totalCostContents(total)]
              .filter(Boolean)
              .join(", ")}
          />
        </span>
        <OtherPrice course={course} figure="tabular font-semibold" />
        <CostNotes course={course} className="text-ink-soft" />
      </div>
    </>
  );
}

function MarkBadge({ children }: { children: ReactNode }) {
  return (
    <span className="mb-1.5 block print:mb-0">
      <Badge tone="success" className="print:p-0 print:text-[9pt]">
        {children}
      </Badge>
    </span>
  );
}

function ColumnActions({
  courses,
  gone,
  removal,
}: Pick<ComparisonTableProps, "courses" | "gone" | "removal">) {
  return (
    <tr className="comparison-actions print:hidden">
      <th scope="row">
        <span className="sr-only">Actions</span>
      </th>
      {courses.map((course) => (
        <td key={course.id}>
          <div className="grid gap-2">
            <Link
              to={paths.course(course)}
              className="inline-flex min-h-11 items-center justify-center rounded-md bg-brand px-3 text-center text-sm font-semibold text-on-brand hover:bg-brand-strong"
            >
              View Course Details
            </Link>
            {removal(course)}
          </div>
        </td>
      ))}
      <GoneActions gone={gone} removal={removal} />
    </tr>
  );
}
