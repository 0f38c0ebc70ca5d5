import { Plus } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { OFFICE } from "#features/editing/editing.endpoints.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextField } from "#ui/field.tsx";
import { paths } from "#web/paths.ts";
import { callOffice, problemWords } from "../office-call.ts";
import type { OfficeRow } from "../office-course.ts";
import type { OfficePartProps } from "../office-part.ts";
import { WithCourses } from "../with-courses.tsx";
import { CourseTable } from "./course-table.tsx";

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
              <ButtonLink variant="quiet" to={paths.office("spreadsheet")}>
                Change many in a spreadsheet
              </ButtonLink>
              <NewCourse institution={id} courses={courses} />
            </div>
          </div>
          {courses.length === 0 ? (
            <EmptyState title="No course yet">
              <p>Begin with its name; everything else can come later.</p>
            </EmptyState>
          ) : (
            <CourseTable courses={courses} institution={name} onChanged={again} />
          )}
        </>
      )}
    </WithCourses>
  );
}

interface NewCourseProps {
  institution: number;
  courses: readonly OfficeRow[];
}

/** A course begins with its name; it is not public before it is published. */
function NewCourse({ institution, courses }: NewCourseProps) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState("");
  const [refusal, setRefusal] = useState<string>();
  const [isBeginning, setBeginning] = useState(false);
  const navigate = useNavigate();
  const typed = name.trim().toLowerCase();
  const same = courses.find((course) => course.name.trim().toLowerCase() === typed);
  const begin = async () => {
    setBeginning(true);
    const { body, problem } = await callOffice(OFFICE.newCourse, {
      body: { institution_id: institution, fields: { name } },
    });
    setBeginning(false);
    if (problem) return setRefusal(problem.fields.name ?? problemWords(problem));
    navigate(paths.office("courses", body.id));
  };
  if (!isOpen) {
    return (
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Plus aria-hidden size={18} />
        New course
      </Button>
    );
  }
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBeginning) begin();
      }}
    >
      <TextField
        label="Name of the new course"
        autoFocus
        required
        value={name}
        hint={same && <SameName id={same.id} />}
        error={refusal}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" aria-disabled={isBeginning}>
        {isBeginning ? "Beginning..." : "Begin"}
      </Button>
      <Button variant="quiet" onClick={() => setOpen(false)}>
        Cancel
      </Button>
    </form>
  );
}

/** Says that there is a course of this name, which may be the one that is meant. */
function SameName({ id }: { id: number }) {
  return (
    <>
      There is a course of this name:{" "}
      <Link to={paths.office("courses", id)} className="office-link">
        open it
      </Link>
    </>
  );
}
