import { GraduationCap, MapPin } from "lucide-react";
import { NO_FEE } from "#catalogue/fees.ts";
import { ShortlistCheckbox } from "#features/shortlist/shortlist-controls.tsx";
import { Blacklisted } from "#features/sources/approval-badge.tsx";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Unbroken } from "#ui/unbroken.tsx";
import { paths } from "#web/paths.ts";
import { RecordLogo } from "#web/record-logo.tsx";
import { RecordTitle } from "#web/record-title.tsx";
import { SampleMark } from "#web/sample-mark.tsx";
import { LabelledFact } from "./fact.tsx";
import type { ListedCourse } from "./listing/listed-course.ts";

const CARD_FRAME = "rounded-lg border border-line bg-surface p-4 shadow-raise sm:p-6";

/** A course in the listing. */
export function CourseCard({ course }: { course: ListedCourse }) {
  const { id, name, institution } = course;
  return (
    <article className={CARD_FRAME}>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <RecordLogo src={institution.logo} size={48} className="size-12" />
        <div className="words-beside">
          <RecordTitle to={paths.course(course)} name={name} nameDv={course.name_dv} />
          <p className="mt-0.5 text-sm text-ink-soft">{institution.name}</p>
          <p className="mt-0.5 flex items-start gap-1 text-sm text-ink-soft">
            <MapPin aria-hidden size={14} className="mt-1 shrink-0" />
            <span>
              <Unbroken text={course.where ?? "Place not stated"} />
            </span>
          </p>
          {course.sample && <SampleMark className="mt-2 me-2" />}
          {course.blacklisted && <Blacklisted stated={course.blacklisted} />}
          {course.scheme && (
            <Badge tone="brand" icon={<GraduationCap aria-hidden size={14} />} className="mt-2">
              Bachelor's Degree Grant Scheme
            </Badge>
          )}
        </div>
      </div>
      <CardFacts course={course} />
      <div className="mt-4 flex flex-wrap items-center gap-2 border-t border-line pt-4 print:hidden">
        <ButtonLink
          to={paths.course(course)}
          variant="secondary"
          size="sm"
          className="min-h-11 max-sm:grow max-sm:px-2"
        >
          View Course Details<span className="sr-only">: {name}</span>
        </ButtonLink>
        <ButtonLink
          to={paths.institution(institution.id)}
          variant="quiet"
          size="sm"
          className="min-h-11 max-sm:order-last max-sm:w-full"
        >
          Explore Institution Profile<span className="sr-only">: {institution.name}</span>
        </ButtonLink>
        <ShortlistCheckbox id={id} name={name} className="max-sm:grow sm:ms-auto" />
      </div>
    </article>
  );
}

function CardFacts({ course }: { course: ListedCourse }) {
  return (
    <dl className="mt-4 grid columns-fit-2 gap-x-6 gap-y-3 md:columns-fit-3">
      <LabelledFact label="Level" value={course.level} />
      <LabelledFact label="Duration" value={course.duration} />
      <Cost fee={course.fee} total={course.total} />
      <LabelledFact label="Delivery" value={course.modalities.join(", ")} />
      <LabelledFact label="Study mode" value={course.mode} />
      <LabelledFact label="Intakes" value={course.intakes.join(", ")} />
    </dl>
  );
}

/** The total cost, and below it the required fee phrase where that says more. */
function Cost({ fee, total }: Pick<ListedCourse, "fee" | "total">) {
  if (fee === NO_FEE) return <LabelledFact label="Cost" value={total} />;
  if (total === null) return <LabelledFact label="Cost" value={fee} />;
  return (
    <LabelledFact label="Cost" value={total}>
      <span className="block text-ink-soft">
        <Unbroken text={fee} />
      </span>
    </LabelledFact>
  );
}

/** Placeholder for a card that is loading. */
export function CourseCardSkeleton() {
  return (
    <div className={CARD_FRAME} aria-hidden>
      <div className="flex items-start gap-4">
        <Skeleton className="size-12 rounded-md" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="h-4 w-1/3" />
        </div>
      </div>
      <div className="mt-4 grid columns-fit-2 gap-x-6 gap-y-3 md:columns-fit-3">
        {["level", "duration", "fee", "delivery", "mode", "intakes"].map((fact) => (
          <div key={fact} className="grid gap-2">
            <Skeleton className="h-3 w-16" />
            <Skeleton className="h-4 w-28 max-w-full" />
          </div>
        ))}
      </div>
      <div className="mt-4 flex gap-2 border-t border-line pt-4">
        <Skeleton className="h-11 w-44 min-w-0 shrink rounded-md" />
        <Skeleton className="ms-auto h-11 w-40 min-w-0 shrink rounded-md" />
      </div>
    </div>
  );
}
