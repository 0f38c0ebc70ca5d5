import { CourseCards } from "#features/cards/course-cards.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import type { ListedCourse } from "#web/listed-course.ts";

interface SimilarListProps {
  courses: readonly ListedCourse[];
  title?: string;
}

/** Courses of the same category and level; renders nothing where there are none. */
export function SimilarList({ courses, title = "Similar courses" }: SimilarListProps) {
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="print:hidden">
      <SectionHeading id="similar" title={title} />
      <div className="cards-aside mt-6">
        <CourseCards courses={courses} />
      </div>
    </section>
  );
}
