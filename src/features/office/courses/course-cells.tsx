import { Link } from "react-router";
import { Unbroken } from "#ui/unbroken.tsx";
import { paths } from "#web/paths.ts";
import type { OfficeRow } from "../office-course.ts";
import { RecordStateBadge } from "../record-state.tsx";

/** Leads to its editor. */
export function CourseLink({ course: { id, name } }: { course: OfficeRow }) {
  return (
    <Link
      to={paths.office("courses", id)}
      className="inline-block py-1 font-semibold text-brand underline-offset-4 hover:underline"
    >
      {name}
    </Link>
  );
}

/** All of it, where there is no room for columns. */
export function ListedCourseRow({ course }: { course: OfficeRow }) {
  return (
    <div className="grid min-w-0 gap-1 text-sm">
      <CourseLink course={course} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <RecordStateBadge state={course.state} draft={course.draft} />
        <Completeness of={course.completeness} />
      </div>
      <p>
        {course.level ?? "Level: Not stated"}
        <br />
        Total cost: <CostCell course={course} />
      </p>
      <p>
        Next start: <StartCell course={course} />
      </p>
    </div>
  );
}

/** Short: the list of levels says what each is. */
export function LevelCell({ course: { level } }: { course: OfficeRow }) {
  return level === null ? <UnstatedCell /> : <span title={level}>{level.split(":")[0]}</span>;
}

const UnstatedCell = () => <span className="text-ink-faint">Not stated</span>;

/** What the whole course costs. */
export function CostCell({ course: { cost, costFrom } }: { course: OfficeRow }) {
  return (
    <span className={costFrom === null ? "text-ink-faint" : "tabular"}>
      <Unbroken text={cost} />
    </span>
  );
}

/** When it starts next, or why that is not said. */
export function StartCell({ course: { start, startState } }: { course: OfficeRow }) {
  if (start) return <span className="whitespace-nowrap">{start}</span>;
  if (startState === "passed") return <span className="text-accent-ink">All are past</span>;
  return startState === "unread" ? (
    <span className="text-ink-faint">No date</span>
  ) : (
    <UnstatedCell />
  );
}

/** How much of what students choose by is stated. */
export function Completeness({ of }: { of: number }) {
  return (
    <span className="tabular inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden className="h-1.5 w-12 overflow-hidden rounded-full bg-line">
        <span className="block h-full bg-brand" style={{ inlineSize: `${of}%` }} />
      </span>
      {of} %
    </span>
  );
}
