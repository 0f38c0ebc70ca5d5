import type { ReactNode } from "react";
import { Link } from "react-router";
import { Badge } from "#ui/badge.tsx";
import { paths } from "#web/paths.ts";
import type { GoneCourse } from "./compare.data.ts";

interface GoneProps {
  gone: readonly GoneCourse[];
}

/** Column heads of courses that are no longer offered: the head has all that is known. */
export function GoneHeads({ gone }: GoneProps) {
  return gone.map((course) => (
    <th key={course.id} scope="col">
      <GoneName course={course} />
    </th>
  ));
}

function GoneName({ course }: { course: GoneCourse }) {
  return (
    <>
      <span className="comparison-name text-ink-soft">{course.name}</span>
      <span className="mt-2 block print:mt-0">
        <Badge tone="danger" className="print:p-0">
          No longer listed
        </Badge>
      </span>
      <span className="mt-1 block text-sm font-normal text-ink-soft print:text-[9pt]">
        {[course.institution, course.words].filter(Boolean).join(". ")}.
      </span>
    </>
  );
}

/** Their empty cells in a row of facts. */
export function GoneCells({ gone }: GoneProps) {
  return gone.map(({ id }) => (
    <td key={id} className="comparison-gone text-ink-faint">
      <div className="comparison-content">
        <span aria-hidden>-</span>
        <span className="sr-only">No longer listed</span>
      </div>
    </td>
  ));
}

interface GoneActionsProps extends GoneProps {
  removal: (course: GoneCourse) => ReactNode;
}

/** Links for each: to similar courses, and to remove it from the comparison. */
export function GoneActions({ gone, removal }: GoneActionsProps) {
  return gone.map((course) => (
    <td key={course.id} data-of={course.name}>
      <div className="comparison-buttons">
        <NearestLink course={course} />
        {removal(course)}
      </div>
    </td>
  ));
}

function NearestLink({ course }: { course: GoneCourse }) {
  return (
    <Link
      to={paths.course(course)}
      className="inline-flex min-h-11 items-center justify-center rounded-md border border-line-strong px-3 text-center text-sm font-semibold hover:text-brand-strong"
    >
      See what is nearest<span className="sr-only"> to {course.name}</span>
    </Link>
  );
}

/** The list for a comparison without any offered course. */
export function GoneList({ gone, removal }: GoneActionsProps) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {gone.map((course) => (
        <li
          key={course.id}
          className="grid content-between gap-4 rounded-lg border border-line bg-surface p-5"
        >
          <div>
            <GoneName course={course} />
          </div>
          <div className="flex flex-wrap gap-2">
            <NearestLink course={course} />
            {removal(course)}
          </div>
        </li>
      ))}
    </ul>
  );
}
