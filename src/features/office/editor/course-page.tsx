import { useNavigate } from "react-router";
import type { Institution } from "#catalogue/institution.ts";
import { PUBLIC_INSTITUTIONS } from "#features/institutions/institutions.endpoints.ts";
import { OFFICE, OFFICE_COURSE } from "#records/editing/editing.endpoints.ts";
import type { OfficeCourse } from "#records/editing/editing.schema.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { paths } from "#web/paths.ts";
import { completeFields } from "../course-fields.ts";
import { callOffice, type OfficeResult, problemWords, useAsked } from "../office-call.ts";
import type { OfficePartProps } from "../office-part.ts";
import { CoursesComing } from "../with-courses.tsx";
import { CourseEditor } from "./course-editor.tsx";

/** One course, opened to be edited. */
export default function EditorPage({
  record: id,
  categories,
  today,
  isOperator,
}: OfficePartProps & { record: number }) {
  const navigate = useNavigate();
  const opened = useAsked(`course ${id}`, () => readCourse(id));
  if (opened.problem) {
    const isThere = opened.problem.status !== 404;
    return (
      <EmptyState level={1} title={isThere ? "The course could not be opened" : "No such course"}>
        <p>{isThere ? problemWords(opened.problem) : "It is not there, or not one of yours."}</p>
        <div className="flex flex-wrap justify-center gap-3">
          {isThere && <Button onClick={opened.again}>Try again</Button>}
          <ButtonLink variant="secondary" to={paths.office("courses")}>
            All courses
          </ButtonLink>
        </div>
      </EmptyState>
    );
  }
  if (!opened.body) return <CoursesComing />;
  const { course, institution } = opened.body;
  const copy = async (original: OfficeCourse) => {
    const fields = completeFields({ ...original.fields, ...original.draft?.fields });
    const { body, problem } = await callOffice(OFFICE.newCourse, {
      body: {
        institution_id: original.institution.id,
        fields: { ...fields, name: `Copy of ${fields.name}` },
      },
    });
    if (problem) return problemWords(problem);
    navigate(paths.office("courses", body.id));
    return null;
  };
  return (
    <CourseEditor
      opened={course}
      institution={institution}
      categories={categories}
      today={today}
      isOperator={isOperator}
      onCopy={copy}
    />
  );
}

async function readCourse(
  id: number,
): Promise<OfficeResult<{ course: OfficeCourse; institution: Institution }>> {
  const read = await callOffice(OFFICE_COURSE.read, { params: { id } });
  if (read.problem) return read;
  const { institution } = read.body;
  const found = await callOffice(PUBLIC_INSTITUTIONS.institution, {
    params: { id: institution.id },
  });
  if (found.problem) return found;
  return {
    body: { course: read.body, institution: found.body.data as Institution },
    problem: null,
  };
}
