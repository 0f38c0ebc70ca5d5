import { type ReactNode, useMemo } from "react";
import type { Category } from "#catalogue/course.ts";
import type { Institution } from "#catalogue/institution.ts";
import { PUBLIC_INSTITUTIONS } from "#features/institutions/institutions.endpoints.ts";
import { OFFICE } from "#records/editing/editing.endpoints.ts";
import type { CourseOverview } from "#records/editing/editing.schema.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { useOperator } from "#web/operator.ts";
import { callOffice, type OfficeResult, useAsked } from "./office-call.ts";
import { type OfficeRow, officeRowOf } from "./office-course.ts";
import { QueryState } from "./query-state.tsx";

/** Courses of one answer. */
const MAX_PER_CALL = 100;

interface OwnCourses {
  institution: Institution;
  courses: CourseOverview[];
}

interface WithCoursesProps {
  /** Its id. */
  institution: number;
  categories: readonly Category[];
  /** YYYY-MM-DD. */
  today: string;
  /** Called when they are there; `again` reads them anew. */
  children: (institution: Institution, courses: OfficeRow[], again: () => void) => ReactNode;
}

/** All courses of an institution, which are shown once they are there. */
export function WithCourses({ institution: id, categories, today, children }: WithCoursesProps) {
  const own = useAsked(`courses ${id}`, () => readOwnCourses(id));
  const operator = useOperator();
  const listed = useMemo(() => {
    if (!own.body) return [];
    const { institution, courses } = own.body;
    const { name, logo, campuses, blacklisted } = institution;
    const around = {
      campuses,
      categories,
      today,
      operator,
      sample: institution.sample,
      institution: { id: institution.id, name, logo, blacklisted },
    };
    return courses.map((course) => officeRowOf(course, around));
  }, [own.body, categories, today, operator]);
  return (
    <QueryState
      of={own}
      failed="The courses could not be read"
      level={1}
      coming={<CoursesComing />}
    >
      {({ institution }) => children(institution, listed, own.again)}
    </QueryState>
  );
}

export function CoursesComing() {
  return (
    <div className="grid gap-3">
      <h1 className="text-xl">Office</h1>
      <div aria-hidden className="grid gap-3">
        <Skeleton className="h-11 w-full max-w-narrow" />
        <Skeleton className="h-80 w-full" />
      </div>
    </div>
  );
}

async function readOwnCourses(id: number): Promise<OfficeResult<OwnCourses>> {
  const params = { id };
  const { body: found, problem } = await callOffice(PUBLIC_INSTITUTIONS.institution, { params });
  if (problem) return { body: null, problem };
  const courses: CourseOverview[] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const query = { page, limit: MAX_PER_CALL };
    const called = await callOffice(OFFICE.overview, { params, query });
    if (called.problem) return { body: null, problem: called.problem };
    courses.push(...called.body.data);
    last = called.body.meta.last_page;
  }
  return { body: { institution: found.data as Institution, courses }, problem: null };
}
