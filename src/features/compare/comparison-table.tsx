import { ChevronDown, Equal } from "lucide-react";
import { type CSSProperties, Fragment, type ReactNode, type RefObject } from "react";
import { Link } from "react-router";
import type { Course } from "#catalogue/course.ts";
import { classNames } from "#ui/class-names.ts";
import { Thaana } from "#ui/thaana.tsx";
import { logoAddress } from "#web/logo-address.ts";
import { paths } from "#web/paths.ts";
import { SampleWords } from "#web/sample-mark.tsx";
import type { GoneCourse } from "./compare.data.ts";
import type { FactRow } from "./comparison-rows.tsx";
import { GoneActions, GoneCells, GoneHeads } from "./gone-columns.tsx";

interface ComparisonTableProps {
  courses: readonly Course[];
  /** Courses that are no longer offered, in columns after the others. */
  gone: readonly GoneCourse[];
  rows: readonly FactRow[];
  /** Gets the focus when a column is removed. */
  region: RefObject<HTMLElement | null>;
  /** The button that removes a course. */
  removal: (course: { id: number; name: string }) => ReactNode;
}

/** One column for each course, one row for each fact (specification, 2.8). */
export function ComparisonTable({ courses, gone, rows, region, removal }: ComparisonTableProps) {
  const names = columnNames(courses);
  return (
    <section
      ref={region}
      aria-label="Comparison table"
      tabIndex={-1}
      className="comparison"
      style={{ "--columns": courses.length + gone.length } as CSSProperties}
    >
      <table>
        <caption className="sr-only">{courses.map(({ name }) => name).join(" and ")}</caption>
        <ComparisonHead courses={courses} gone={gone} />
        <tbody>
          {rows.map((row) => (
            <ComparisonRow key={row.label} row={row} names={names} gone={gone} />
          ))}
          <ColumnActions courses={courses} gone={gone} removal={removal} />
        </tbody>
      </table>
    </section>
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
            <Link to={paths.course(course)} className="comparison-name">
              {course.name}
            </Link>
            <span className="comparison-from">
              <img src={logoAddress(course.institution, 40)} alt="" width={20} height={20} />
              <span>{course.institution.name}</span>
            </span>
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

/** What tells the courses apart in few words: the name, or of courses of one name the institution. */
export function columnNames(courses: readonly Course[]): string[] {
  return courses.map(({ name, institution }) =>
    courses.filter((other) => other.name === name).length > 1 ? institution.name : name,
  );
}

interface ComparisonRowProps {
  row: FactRow;
  /** Of the columns. */
  names: readonly string[];
  gone: readonly GoneCourse[];
}

/** Where all courses say the same, one cell says it of all. */
function ComparisonRow({ row, names, gone }: ComparisonRowProps) {
  const count = row.cells.length;
  const isOne = count > 1 && !row.differs;
  return (
    <tr
      data-shape={isOne && row.shape === "below" ? "beside" : row.shape}
      className={classNames(row.isProse && "comparison-prose", row.isOwn && "print:hidden")}
    >
      <th scope="row">
        <Label text={row.label} />
        {row.note && <small>{row.note}</small>}
        {row.shape === "folded" && <Unfold label={row.label} />}
      </th>
      {isOne ? (
        <td colSpan={count} className="comparison-same">
          <div className="comparison-content">{row.cells[0]}</div>
          {!row.asks && (
            <small>
              <Equal aria-hidden size={14} className="me-1 inline-block align-[-0.15em]" />
              All the same
            </small>
          )}
        </td>
      ) : (
        row.cells.map((cell, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name, and none moves
          <td key={at} data-of={count > 1 ? names[at] : undefined}>
            <div className="comparison-content">{cell}</div>
          </td>
        ))
      )}
      <GoneCells gone={gone} />
    </tr>
  );
}

/** A folded row is cut off until this is ticked; compare.css does it without JavaScript. */
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

function ColumnActions({
  courses,
  gone,
  removal,
}: Pick<ComparisonTableProps, "courses" | "gone" | "removal">) {
  return (
    <tr data-shape="below" className="comparison-actions print:hidden">
      <th scope="row">
        <span className="sr-only">Actions</span>
      </th>
      {courses.map((course) => (
        <td key={course.id} data-of={course.name}>
          <div className="comparison-buttons">
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
