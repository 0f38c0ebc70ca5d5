import { Plus } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { OFFICE } from "#records/editing/editing.endpoints.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextField } from "#ui/field.tsx";
import { paths } from "#web/paths.ts";
import { callOffice } from "../office-call.ts";
import type { OfficeRow } from "../office-course.ts";
import { OfficeForm } from "../office-form.tsx";
import { useMutation } from "../use-mutation.tsx";
import { useWasOpen } from "../use-was-open.ts";

interface NewCourseProps {
  institution: number;
  /** Those that it has. */
  courses: readonly OfficeRow[];
  /** What the button says. */
  label?: string;
}

/** A course begins with its name; it is not public before it is published. */
export function NewCourse({ institution, courses, label = "New course" }: NewCourseProps) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState("");
  const wasOpen = useWasOpen(isOpen);
  const act = useMutation();
  const navigate = useNavigate();
  const typed = name.trim().toLowerCase();
  const same = courses.find((course) => course.name.trim().toLowerCase() === typed);
  const begin = () =>
    act.run(
      () =>
        callOffice(OFFICE.newCourse, { body: { institution_id: institution, fields: { name } } }),
      "",
      ({ id }) => navigate(paths.office("courses", id)),
    );
  if (!isOpen) {
    return (
      <Button autoFocus={wasOpen} onClick={() => setOpen(true)}>
        <Plus aria-hidden size={18} />
        {label}
      </Button>
    );
  }
  return (
    <OfficeForm
      noValidate={false}
      className="grid w-full max-w-narrow gap-2 text-start text-ink"
      act={act}
      button={act.isBusy ? "Beginning..." : "Begin"}
      onSend={begin}
      onCancel={() => setOpen(false)}
    >
      <TextField
        label="Name of the new course"
        autoFocus
        required
        value={name}
        hint={same && <SameName id={same.id} />}
        error={act.wrong.get("name")}
        onChange={({ target }) => setName(target.value)}
      />
    </OfficeForm>
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

/** For an institution without courses. */
export function FirstCourse({ institution }: { institution: number }) {
  return (
    <EmptyState title="No course yet">
      <p>Begin with its name; everything else can come later.</p>
      <NewCourse institution={institution} courses={[]} label="Begin with the first course" />
    </EmptyState>
  );
}
