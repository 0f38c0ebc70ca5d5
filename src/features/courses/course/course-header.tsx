import { Link } from "react-router";
import { type Approval, approvalOn, blacklistWords } from "#catalogue/approval.ts";
import type { Course, Nullable } from "#catalogue/course.ts";
import { ApprovalBadge, BlacklistedBadge } from "#features/sources/approval-badge.tsx";
import { Thaana } from "#ui/thaana.tsx";
import { Unbroken } from "#ui/unbroken.tsx";
import { PageHero } from "#web/hero.tsx";
import { logoAddress } from "#web/logo-address.ts";
import { paths } from "#web/paths.ts";
import { SampleMark } from "#web/sample-mark.tsx";

/** Name and institution of a course over its institution's drawn sea. */
export function CourseHeader({ course }: { course: Course }) {
  return (
    <PageHero
      seed={course.institution.name}
      eyebrow={<CourseBreadcrumb course={course} />}
      heading={
        <>
          {course.name}
          {course.name_dv && (
            <Thaana className="mt-3 block w-fit text-2xl font-medium">{course.name_dv}</Thaana>
          )}
        </>
      }
      className="pt-[calc(var(--bar)+0.25rem)]! pb-16 *:mt-2! *:mb-0 [&>h1]:text-2xl md:pt-[calc(var(--bar)+1rem)]! md:pb-20 print:max-w-none print:px-0 print:pt-0! print:pb-2 print:[&>h1]:text-2xl"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <img
          src={logoAddress(course.institution, 56)}
          alt=""
          width={56}
          height={56}
          className="size-11 shrink-0 rounded-md bg-white object-contain md:size-14"
        />
        <Link
          to={paths.institution(course.institution.id)}
          className="words-beside inline-block py-0.5 font-semibold underline max-md:text-sm md:text-lg decoration-white/50 underline-offset-4 hover:decoration-white"
        >
          {course.institution.name}
        </Link>
      </div>
      {course.institution.blacklisted && (
        <p className="mt-3">
          <BlacklistedBadge />
        </p>
      )}
    </PageHero>
  );
}

interface CourseStandingProps {
  course: Course;
  /** The source line that all facts share, which need not be said twice. */
  shared: Nullable<string>;
  /** YYYY-MM-DD. */
  today: string;
}

/** What is said of the course: approval and warnings, with their sources. */
export function CourseStanding({ course, shared, today }: CourseStandingProps) {
  const approval = approvalOn(course, today);
  if (!approval && !course.sample && !course.institution.blacklisted) return null;
  return (
    <div className="grid gap-2 border-b border-line py-4 print:py-2">
      <Badges course={course} approval={approval} />
      <ApprovalLine course={course} approval={approval} shared={shared} today={today} />
    </div>
  );
}

function CourseBreadcrumb({ course: { categories } }: { course: Course }) {
  const [category] = categories;
  return (
    <nav aria-label="Breadcrumb" className="max-sm:hidden print:hidden">
      <ol className="flex flex-wrap gap-x-2">
        <li>
          <Link to={paths.courses()} className="underline-offset-4 hover:underline">
            Courses
          </Link>
        </li>
        {category && (
          <li className="flex gap-x-2">
            <span aria-hidden>/</span>
            <Link
              to={paths.coursesIn(category.name)}
              className="underline-offset-4 hover:underline"
            >
              {category.name}
            </Link>
          </li>
        )}
      </ol>
    </nav>
  );
}

interface BadgesProps {
  course: Course;
  approval: Approval | null;
}

function Badges({ course, approval }: BadgesProps) {
  if (!approval && !course.sample) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2 *:flex">
      {approval && (
        <li>
          <ApprovalBadge approval={approval} />
        </li>
      )}
      {course.sample && (
        <li>
          <SampleMark />
        </li>
      )}
    </ul>
  );
}

/** Source and date of the approval badges, and advice where an approval is in doubt. */
function ApprovalLine({
  course,
  approval,
  shared,
  today,
}: CourseStandingProps & Pick<BadgesProps, "approval">) {
  const { blacklisted } = course.institution;
  const warning = blacklisted && blacklistWords(blacklisted, today);
  const isSaid = approval?.stated === shared;
  return (
    <div className="grid max-w-text gap-1 text-sm text-ink-soft empty:hidden">
      {warning && (
        <p>
          <Unbroken text={`${warning.stated}.`} /> {warning.meaning}
        </p>
      )}
      {approval && (!isSaid || approval.advice) && (
        <p>
          {!isSaid && <Unbroken text={`${approval.stated}.`} />} {approval.advice}
        </p>
      )}
    </div>
  );
}
