import { institutionCardFee } from "#catalogue/fees.ts";
import type { Institution } from "#catalogue/institution.ts";
import { cardOf } from "#web/listed-course.ts";
import { useOperator } from "#web/operator.ts";
import { EDITED_INSTITUTION } from "../editor/edited-kind.ts";
import { useAsked } from "../office-call.ts";
import type { OfficeRow } from "../office-course.ts";
import type { OfficePartProps } from "../office-part.ts";
import { QueryState } from "../query-state.tsx";
import { CoursesComing, WithCourses } from "../with-courses.tsx";
import { InstitutionEditor } from "./institution-editor.tsx";

/** Courses that an institution's page shows. */
const MAX_PREVIEW_COURSES = 4;

/** What an institution says of itself. */
export default function OwnInstitutionPage(props: OfficePartProps) {
  return (
    <WithCourses {...props}>
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

function OpenedInstitution(props: OpenedInstitutionProps) {
  const { institution: id, published, courses, today, isOperator } = props;
  const asked = useAsked(`institution ${id}`, () => EDITED_INSTITUTION.read(id));
  const operator = useOperator();
  const live = courses.filter(({ state }) => state === "published");
  const shown = live
    .slice(0, MAX_PREVIEW_COURSES)
    .map(({ summary }) => cardOf(summary, { today, operator }, institutionCardFee));
  return (
    <QueryState
      of={asked}
      failed="The institution could not be opened"
      level={1}
      coming={<CoursesComing />}
    >
      {(opened) => (
        <InstitutionEditor
          opened={opened}
          published={published}
          today={today}
          isOperator={isOperator}
          courses={shown}
          total={live.length}
        />
      )}
    </QueryState>
  );
}
