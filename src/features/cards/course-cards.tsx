import { preloadThaana } from "#ui/thaana.tsx";
import { Kept } from "#web/kept.tsx";
import type { ListedCourse } from "#web/listed-course.ts";
import { type CardReader, CourseCard } from "./course-card.tsx";

interface CourseCardsProps {
  courses: readonly ListedCourse[];
  /** Number of the first, where others stand before it. */
  start?: number;
  /** As `CourseCard` takes it. */
  reader?: CardReader;
  isAtInstitution?: boolean;
}

/** Courses as a list of cards. */
export function CourseCards({ courses, start, reader, isAtInstitution = false }: CourseCardsProps) {
  if (courses.length === 0) return null;
  // A card that is kept puts nothing into the page's head.
  if (courses.some(({ name_dv }) => name_dv !== null)) preloadThaana();
  return (
    <ol start={start} className="cards" data-has-what={reader && ""}>
      {courses.map((course) => (
        <li key={course.id}>
          {reader ? (
            <CourseCard course={course} reader={reader} isAtInstitution={isAtInstitution} />
          ) : (
            <Kept by={["card", course, isAtInstitution]}>
              <CourseCard course={course} isAtInstitution={isAtInstitution} />
            </Kept>
          )}
        </li>
      ))}
    </ol>
  );
}
