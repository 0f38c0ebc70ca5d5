import type { Blacklisting } from "#catalogue/course.ts";
import { CourseCards } from "#features/cards/course-cards.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import type { ListedCourse } from "#web/listed-course.ts";
import { paths } from "#web/paths.ts";

interface InstitutionCoursesProps {
  institution: { name: string; blacklisted?: Blacklisting | undefined };
  courses: readonly ListedCourse[];
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
        <div className="cards-aside mt-6">
          <CourseCards courses={courses} isAtInstitution />
        </div>
      )}
    </section>
  );
}
