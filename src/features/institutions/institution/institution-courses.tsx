import type { Blacklisting } from "#catalogue/course.ts";
import { ButtonLink } from "#ui/button.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { paths } from "#web/paths.ts";
import type { InstitutionCourse } from "./institution-course.ts";
import { InstitutionCourseCard } from "./institution-course-card.tsx";

interface InstitutionCoursesProps {
  institution: { name: string; blacklisted?: Blacklisting | undefined };
  courses: readonly InstitutionCourse[];
  total: number;
}

/** The first courses of the institution, with a link to all. */
export function InstitutionCourses({ institution, courses, total }: InstitutionCoursesProps) {
  return (
    <section aria-labelledby="courses">
      <SectionHeading
        id="courses"
        title="Courses"
        action={
          total > 0 && (
            <ButtonLink
              to={paths.coursesAt(institution.name)}
              variant="secondary"
              className="tabular"
            >
              Show All ({total.toLocaleString("en")})
              <span className="sr-only"> courses of {institution.name}</span>
            </ButtonLink>
          )
        }
      />
      {courses.length === 0 ? (
        <p className="mt-4 text-ink-soft">
          {institution.blacklisted
            ? "No course of this institution is listed: its approvals were cancelled."
            : "No course of this institution is listed yet. Ask it what it offers."}
        </p>
      ) : (
        <ul className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {courses.map((course) => (
            <li key={course.id} className="min-w-0">
              <InstitutionCourseCard course={course} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
