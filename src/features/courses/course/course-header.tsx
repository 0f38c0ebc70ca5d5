import { BadgeCheck, GraduationCap } from "lucide-react";
import { Link } from "react-router";
import { awardingBody } from "#catalogue/compare.ts";
import { type Course, NOT_STATED } from "#catalogue/course.ts";
import { Badge } from "#ui/badge.tsx";
import { Thaana } from "#ui/thaana.tsx";
import { paths } from "#web/paths.ts";
import { PageHero } from "#web/site/hero.tsx";

interface CourseHeaderProps {
  course: Course;
  /** What the grant scheme covers; null where the course is not known to be in it. */
  grant: string | null;
}

/** Name, institution, awarding body and badges of a course over the sea of its institution. */
export function CourseHeader({ course, grant }: CourseHeaderProps) {
  return (
    <PageHero
      seed={course.institution.name}
      eyebrow={<Trail course={course} />}
      heading={
        <>
          {course.name}
          {course.name_dv && (
            <Thaana className="mt-3 block w-fit text-2xl font-medium">{course.name_dv}</Thaana>
          )}
        </>
      }
      className="pb-20 md:pb-24 print:pt-0 print:pb-4"
    >
      <div className="flex items-center gap-4">
        <img
          src={course.institution.logo?.url ?? paths.monogram(course.institution)}
          alt=""
          width={56}
          height={56}
          className="size-14 shrink-0 rounded-md bg-white object-contain"
        />
        <div className="min-w-0">
          <Link
            to={paths.institution(course.institution.id)}
            className="inline-block py-0.5 text-lg font-semibold underline decoration-white/50 underline-offset-4 hover:decoration-white"
          >
            {course.institution.name}
          </Link>
          <p className="text-sm text-white/90">
            Awarding body: {awardingBody(course) ?? NOT_STATED}
          </p>
        </div>
      </div>
      <Badges course={course} grant={grant} />
    </PageHero>
  );
}

function Trail({ course: { categories } }: { course: Course }) {
  const [category] = categories;
  return (
    <nav aria-label="Breadcrumb">
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
              to={paths.coursesWith("category", category.name)}
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

function Badges({ course, grant }: CourseHeaderProps) {
  if (!course.mqa_approved && !grant && !course.sample) return null;
  return (
    <ul className="mt-5 flex flex-wrap items-center gap-2 *:flex">
      {course.mqa_approved && (
        <li>
          <Badge tone="success" icon={<BadgeCheck aria-hidden size={14} />}>
            Approved by the Maldives Qualifications Authority
          </Badge>
        </li>
      )}
      {grant && (
        <li>
          <Badge tone="brand" icon={<GraduationCap aria-hidden size={14} />}>
            Bachelor's Degree Grant Scheme: {grant}
          </Badge>
        </li>
      )}
      {course.sample && (
        <li>
          <Badge tone="deep">Fictional sample</Badge>
        </li>
      )}
    </ul>
  );
}
