import { Link } from "react-router";
import { RowVerdict } from "#features/entry/entry-verdict.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Unbroken } from "#ui/unbroken.tsx";
import { Kept } from "#web/kept.tsx";
import { paths } from "#web/paths.ts";
import { SampleMark } from "#web/sample-mark.tsx";
import type { OtherCourse } from "./similar-courses.ts";

interface SimilarListProps {
  courses: readonly OtherCourse[];
  title?: string;
}

/** Courses of the same category and level; renders nothing where there are none. */
export function SimilarList({ courses, title = "Similar courses" }: SimilarListProps) {
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="print:hidden">
      <SectionHeading id="similar" title={title} />
      <ul className="mt-6 grid gap-4 md:grid-cols-3">
        {courses.map((course) => (
          <li
            key={course.id}
            className="relative grid content-start gap-1 rounded-lg border border-line bg-surface p-5 transition-shadow hover:border-brand hover:shadow-lift"
          >
            <Kept by={["similar course", course]}>
              <SimilarCourse course={course} />
            </Kept>
            <RowVerdict course={course} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SimilarCourse({ course }: { course: OtherCourse }) {
  return (
    <>
      <Link to={paths.course(course)} className="stretched font-semibold hover:text-brand-strong">
        {course.name}
      </Link>
      <span className="text-sm text-ink-soft">{course.institution}</span>
      {course.sample && <SampleMark className="w-fit" />}
      <span className="mt-2 text-sm">
        <Unbroken text={course.facts} />
      </span>
      <span className="tabular text-sm">
        Total cost: <Unbroken text={course.cost} />
      </span>
    </>
  );
}
