import { preloadThaana } from "#ui/thaana.tsx";
import { Kept } from "#web/kept.tsx";
import { CourseCard } from "./course-card.tsx";
import type { ListedCourse } from "./listing/listed-course.ts";

/** Courses as a list of cards; `start` numbers the first where others stand before it. */
export function CourseCards(props: { courses: readonly ListedCourse[]; start?: number }) {
  const { courses, start } = props;
  if (courses.length === 0) return null;
  // A card that is kept puts nothing into the page's head.
  if (courses.some(({ name_dv }) => name_dv !== null)) preloadThaana();
  return (
    <ol start={start} className="cards">
      {courses.map((course) => (
        <li key={course.id}>
          <Kept by={["card", course]}>
            <CourseCard course={course} />
          </Kept>
        </li>
      ))}
    </ol>
  );
}
