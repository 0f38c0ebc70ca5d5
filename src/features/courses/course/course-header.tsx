import { GraduationCap } from "lucide-react";
import { Link } from "react-router";
import { type Approval, approvalOn, blacklistWords } from "#catalogue/approval.ts";
import { awardWords } from "#catalogue/compare.ts";
import { type Course, NOT_STATED } from "#catalogue/course.ts";
import { GRANT_SCHEME } from "#catalogue/first-degree.ts";
import { ApprovalBadge, BlacklistedBadge } from "#features/sources/approval-badge.tsx";
import { Badge } from "#ui/badge.tsx";
import { Thaana } from "#ui/thaana.tsx";
import { Unbroken } from "#ui/unbroken.tsx";
import { PageHero } from "#web/hero.tsx";
import { logoAddress } from "#web/logo-address.ts";
import { paths } from "#web/paths.ts";
import { SampleMark } from "#web/sample-mark.tsx";

interface CourseHeaderProps {
  course: Course;
  /** What the Bachelor's Degree Grant Scheme covers; null where the course is not stated to be in it. */
  grant: string | null;
  /** YYYY-MM-DD. */
  today: string;
}

/** Name, institution and places of a course over its institution's drawn sea. */
export function CourseHeader({ course }: Pick<CourseHeaderProps, "course">) {
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
      className="pt-[calc(var(--bar)+0.25rem)]! pb-16 max-md:*:mt-2! max-md:*:mb-0 max-md:[&>h1]:text-2xl md:pt-[calc(var(--bar)+2rem)]! md:pb-24 print:max-w-none print:px-0 print:pt-0! print:pb-2 print:[&>h1]:text-2xl"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <img
          src={logoAddress(course.institution, 56)}
          alt=""
          width={56}
          height={56}
          className="size-11 shrink-0 rounded-md bg-white object-contain md:size-14"
        />
        <div className="words-beside">
          <Link
            to={paths.institution(course.institution.id)}
            className="inline-block py-0.5 font-semibold underline md:text-lg decoration-white/50 underline-offset-4 hover:decoration-white"
          >
            {course.institution.name}
          </Link>
          <p className="text-sm text-white/90">{course.places.join(", ") || "Place not stated"}</p>
        </div>
      </div>
      {course.institution.blacklisted && (
        <p className="mt-3">
          <BlacklistedBadge />
        </p>
      )}
    </PageHero>
  );
}

/** Who awards the course, and what is said of it: approval, scheme, warnings, with their sources. */
export function CourseStanding({ course, grant, today }: CourseHeaderProps) {
  const approval = approvalOn(course, today);
  return (
    <div className="border-b border-line py-5 print:py-2">
      <p className="text-sm">
        <span className="text-ink-soft">Awarding body:</span> {awardWords(course) ?? NOT_STATED}
      </p>
      <Badges course={course} grant={grant} approval={approval} />
      <ApprovalLine course={course} approval={approval} today={today} />
    </div>
  );
}

function CourseBreadcrumb({ course: { categories } }: { course: Course }) {
  const [category] = categories;
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
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

interface BadgesProps extends Pick<CourseHeaderProps, "course" | "grant"> {
  approval: Approval | null;
}

function Badges({ course, grant, approval }: BadgesProps) {
  if (!approval && !grant && !course.sample) return null;
  return (
    <ul className="mt-2 flex flex-wrap items-center gap-2 *:flex">
      {approval && (
        <li>
          <ApprovalBadge approval={approval} />
        </li>
      )}
      {grant && (
        <li>
          <Badge tone="brand" icon={<GraduationCap aria-hidden size={14} />}>
            {GRANT_SCHEME}: {grant}
          </Badge>
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

type ApprovalLineProps = Pick<CourseHeaderProps, "course" | "today"> &
  Pick<BadgesProps, "approval">;

/** Source and date of the approval badges, and advice where an approval is in doubt. */
function ApprovalLine({ course, approval, today }: ApprovalLineProps) {
  const { blacklisted } = course.institution;
  const warning = blacklisted && blacklistWords(blacklisted, today);
  return (
    <div className="mt-2 grid max-w-text gap-1 text-sm text-ink-soft empty:hidden">
      {warning && (
        <p>
          <Unbroken text={`${warning.stated}.`} /> {warning.meaning}
        </p>
      )}
      {approval && (
        <p>
          <Unbroken text={`${approval.stated}.`} /> {approval.advice}
        </p>
      )}
    </div>
  );
}
