import type { ReactNode } from "react";
import { NOT_STATED } from "#catalogue/course.ts";
import { RowVerdict } from "#features/entry/entry-verdict.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Unbroken } from "#ui/unbroken.tsx";
import { paths } from "#web/paths.ts";
import { RecordTitle } from "#web/record-title.tsx";
import { SampleMark } from "#web/sample-mark.tsx";
import type { InstitutionCourse } from "./institution-course.ts";

/** A course on its institution's page. */
export function InstitutionCourseCard({ course }: { course: InstitutionCourse }) {
  const { name, name_dv, level, duration, costs, modalities, intakes } = course;
  return (
    <article className="flex h-full flex-col rounded-lg border border-line bg-surface p-5 shadow-raise">
      <RecordTitle to={paths.course(course)} name={name} nameDv={name_dv} />
      {course.sample && <SampleMark className="mt-2 w-fit" />}
      <RowVerdict course={course} />
      <dl className="mt-4 mb-5 grid columns-fit-2 gap-x-6 gap-y-3 sm:grid-cols-1">
        <CourseFact label="Level">{level && <Unbroken text={level} />}</CourseFact>
        <CourseFact label="Duration">{duration && <Unbroken text={duration} />}</CourseFact>
        <CourseFact label="Cost">{costs.length > 0 && <Costs lines={costs} />}</CourseFact>
        <CourseFact label="Delivery">{modalities.join(", ")}</CourseFact>
        <CourseFact label="Intakes">
          {intakes.length > 0 && <Unbroken text={intakes.join(", ")} />}
        </CourseFact>
      </dl>
      <ButtonLink
        to={paths.course(course)}
        variant="secondary"
        size="sm"
        className="mt-auto min-h-11 w-full print:hidden"
      >
        View Course Details<span className="sr-only"> of {name}</span>
      </ButtonLink>
    </article>
  );
}

/** The first line says what one pays in the end. */
function Costs({ lines: [cost = "", ...others] }: { lines: readonly string[] }) {
  return (
    <>
      <Unbroken text={cost} />
      {others.map((text) => (
        <span key={text} className="block font-normal text-ink-soft">
          <Unbroken text={text} />
        </span>
      ))}
    </>
  );
}

/** Null or empty is shown as "Not stated". */
function CourseFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd className="tabular text-sm">
        {children ? (
          <span className="font-medium">{children}</span>
        ) : (
          <span className="text-ink-faint">{NOT_STATED}</span>
        )}
      </dd>
    </div>
  );
}
