import type { Institution } from "#catalogue/institution.ts";
import { institutionCourse } from "#features/institutions/institution/institution-course.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { EDITED_INSTITUTION } from "../editor/edited-kind.ts";
import { problemWords, useAsked } from "../office-call.ts";
import type { OfficeRow } from "../office-course.ts";
import type { OfficePartProps } from "../office-part.ts";
import { CoursesComing, WithCourses } from "../with-courses.tsx";
import { InstitutionEditor } from "./institution-editor.tsx";

/** Courses that an institution's page shows. */
const MAX_PREVIEW_COURSES = 4;

/** What an institution says of itself. */
export default function OwnInstitutionPage(props: OfficePartProps) {
  const { institution, categories, today } = props;
  return (
    <WithCourses institution={institution} categories={categories} today={today}>
      {(published, courses) => (
        <OpenedInstitution {...props} published={published} courses={courses} />
      )}
    </WithCourses>
  );
}

interface OpenedInstitutionProps extends OfficePartProps {
  published: Institution;
  courses: readonly OfficeRow[];
}

function OpenedInstitution({
  institution: id,
  published,
  courses,
  today,
  isOperator,
}: OpenedInstitutionProps) {
  const opened = useAsked(`institution ${id}`, () => EDITED_INSTITUTION.read(id));
  if (opened.problem) {
    return (
      <EmptyState level={1} title="The institution could not be opened">
        <p>{problemWords(opened.problem)}</p>
        <Button onClick={opened.again}>Try again</Button>
      </EmptyState>
    );
  }
  if (!opened.body) return <CoursesComing />;
  const live = courses.filter(({ state }) => state === "published");
  return (
    <InstitutionEditor
      opened={opened.body}
      published={published}
      courses={live.slice(0, MAX_PREVIEW_COURSES).map(({ summary }) => institutionCourse(summary))}
      total={live.length}
      today={today}
      isOperator={isOperator}
    />
  );
}
