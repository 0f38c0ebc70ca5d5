import "#features/courses/course/course.css";
import { applyCampuses } from "#catalogue/apply-contact.ts";
import { isNo } from "#catalogue/first-degree.ts";
import type { Institution } from "#catalogue/institution.ts";
import type { CourseGroup, Sourced } from "#catalogue/statements.ts";
import { LiveCourse } from "#features/courses/course/live-course.tsx";
import { unstatedSections } from "#features/courses/course/sections.ts";
import { type CourseContext, type CourseFields, courseOf } from "../course-fields.ts";
import { PublicPreview } from "./public-preview.tsx";

interface PagePreviewProps {
  fields: CourseFields;
  around: CourseContext;
  institution: Institution;
  sourced: Sourced<CourseGroup>;
  isPast: boolean;
}

/** The course's public page as it would be or was, with a mark on what is not stated. */
export function PagePreview({ fields, around, institution, sourced, isPast }: PagePreviewProps) {
  const course = courseOf(fields, around, sourced);
  const scheme = fields.gov_first_degree_text?.trim() || null;
  const missing = unstatedSections(course);
  return (
    <PublicPreview
      title={`Page of ${fields.name}`}
      isPast={isPast}
      below={
        missing.length > 0 && (
          <p className="px-3 py-2 text-sm">
            <strong>Not on the page, because nothing is stated:</strong> {missing.join(", ")}.
          </p>
        )
      }
    >
      <LiveCourse
        course={course}
        grant={scheme !== null && !isNo(scheme) ? scheme : null}
        campuses={applyCampuses(course, institution)}
        contactsStated={institution.facts.contacts}
        responseDays={null}
        similar={[]}
        opened={null}
        today={around.today}
        isPreview
      />
    </PublicPreview>
  );
}
