import { lazy, Suspense } from "react";
import type { Category } from "#catalogue/course.ts";
import type { User } from "#features/accounts/user.ts";
import { OFFICE } from "#features/editing/editing.endpoints.ts";
import { useStore } from "#ui/store.ts";
import { callOffice, useAsked } from "./office-call.ts";
import { OfficeFrame } from "./office-frame.tsx";
import { NoInstitution, OfficeUnreachable, OfficeWaiting, TwoFactorFirst } from "./office-gate.tsx";
import type { OfficePart } from "./office-parts.ts";
import { ownInstitutionStore } from "./own-institution.store.ts";
import { CoursesComing } from "./with-courses.tsx";

export interface OfficeHouseProps {
  part: OfficePart;
  user: User;
  categories: readonly Category[];
  /** YYYY-MM-DD. */
  today: string;
}

const LazyToday = lazy(() => import("./today/today-page.tsx"));
const LazyCourses = lazy(() => import("./courses/courses-page.tsx"));
const LazyQuestions = lazy(() => import("./questions/questions-page.tsx"));
const LazyReview = lazy(() => import("./review/review-page.tsx"));
const LazyCourse = lazy(() => import("./editor/course-page.tsx"));

/** More of them are not listed, but found by name. */
const MAX_LISTED = 100;

/** The office of who is let in: of one institution at a time. */
export default function OfficeHouse({ part, user, categories, today }: OfficeHouseProps) {
  const chosen = useStore(ownInstitutionStore);
  const mine = useAsked("institutions", () =>
    callOffice(OFFICE.institutions, { query: { name: "", page: 1, limit: MAX_LISTED } }),
  );
  if (mine.problem?.body.code === "two_factor_needed") return <TwoFactorFirst />;
  if (mine.problem?.status === 403) return <NoInstitution user={user} />;
  if (mine.problem) return <OfficeUnreachable onRetry={mine.again} />;
  if (!mine.body) return <OfficeWaiting />;
  const { data, meta } = mine.body;
  const isListed = data.some(({ id }) => id === chosen);
  const own = chosen !== null && (isListed || meta.total > data.length) ? chosen : data[0]?.id;
  if (own === undefined) return <NoInstitution user={user} />;
  const shared = { categories, today };
  const isOperator = user.role === "editor" || user.role === "admin";
  return (
    <OfficeFrame part={part} institutions={data} total={meta.total} own={own} reviews={isOperator}>
      <Suspense fallback={<CoursesComing />}>
        {part.name === "today" && <LazyToday key={own} institution={own} {...shared} />}
        {part.name === "courses" && <LazyCourses key={own} institution={own} {...shared} />}
        {part.name === "questions" && <LazyQuestions key={own} institution={own} />}
        {part.name === "review" && <LazyReview />}
        {part.name === "course" && (
          <LazyCourse key={part.id} id={part.id} isOperator={isOperator} {...shared} />
        )}
      </Suspense>
    </OfficeFrame>
  );
}
