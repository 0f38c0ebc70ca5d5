import { ButtonLink } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import type { OfficePartProps } from "../office-part.ts";
import { WithCourses } from "../with-courses.tsx";
import { CourseTable } from "./course-table.tsx";
import { FirstCourse, NewCourse } from "./new-course.tsx";

/** The courses of an institution. */
export default function CoursesPage(props: OfficePartProps) {
  return (
    <WithCourses {...props}>
      {({ id, name }, courses, again) => (
        <>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <h1 className="text-xl">
              Courses <span className="font-normal text-ink-soft">of {name}</span>
            </h1>
            <div className="flex flex-wrap items-center gap-2">
              {courses.length > 0 && <NewCourse institution={id} courses={courses} />}
              {/* On a phone it is left to the office's menu. */}
              <ButtonLink
                variant="secondary"
                to={paths.office("spreadsheet")}
                className="max-sm:hidden"
              >
                Change many in a spreadsheet
              </ButtonLink>
            </div>
          </div>
          {courses.length === 0 ? (
            <FirstCourse institution={id} />
          ) : (
            <CourseTable courses={courses} institution={name} onChanged={again} />
          )}
        </>
      )}
    </WithCourses>
  );
}
