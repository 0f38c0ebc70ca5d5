import { shownOf } from "#catalogue/counted.ts";
import { paginationWindow } from "#catalogue/pagination.ts";
import { CompareForm } from "#features/shortlist/compare-form.tsx";
import { classNames } from "#ui/class-names.ts";
import { Pagination } from "#ui/pagination.tsx";
import { useSlow } from "#ui/slow.ts";
import { paths } from "#web/paths.ts";
import { CourseCard, CourseCardSkeleton } from "../course-card.tsx";
import { usePendingSearch } from "./choosing.ts";
import type { ListingPage } from "./listing.data.ts";
import { NoCoursesFound, NoSuchListingPage } from "./nothing-found.tsx";
import { COURSE_RESULTS_ID, RESULTS_COUNT } from "./results-place.ts";

/** The results: their number, the cards of this page, and pagination. */
export function CourseResultsList({ title, page }: { title: string; page: ListingPage }) {
  const { courses, meta, correction, filters } = page;
  const isPending = usePendingSearch() !== null;
  const isSlow = useSlow(isPending);
  return (
    <section id={COURSE_RESULTS_ID} aria-labelledby="results-title" aria-busy={isPending}>
      <h2 id="results-title" className="text-xl">
        {title}
      </h2>
      <p
        id={RESULTS_COUNT}
        role="status"
        tabIndex={-1}
        data-keeps-focus
        className="tabular mt-1 text-ink-soft"
      >
        {shownOf(page.meta, "course")}
      </p>
      {correction && <Corrected used={correction.used} />}
      <div
        className={classNames(
          "mt-4 transition-opacity delay-100",
          isPending && !isSlow && "opacity-60",
        )}
      >
        {isSlow ? <Skeletons count={courses.length || 3} /> : <CourseCards page={page} />}
      </div>
      {courses.length > 0 && (
        <Pagination
          label="Pages of courses"
          current={meta.current_page}
          last={meta.last_page}
          pages={paginationWindow(meta.current_page, meta.last_page)}
          href={(number) => paths.courses(filters, number)}
          className="mt-8"
        />
      )}
    </section>
  );
}

function CourseCards({ page }: { page: ListingPage }) {
  const { courses, meta } = page;
  if (meta.total === 0) return <NoCoursesFound page={page} />;
  if (courses.length === 0) return <NoSuchListingPage page={page} />;
  return (
    <>
      <ol className="grid gap-4">
        {courses.map((course) => (
          <li key={course.id}>
            <CourseCard course={course} />
          </li>
        ))}
      </ol>
      <CompareForm />
    </>
  );
}

function Skeletons({ count }: { count: number }) {
  return (
    <div className="grid gap-4">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all of them are alike
        <CourseCardSkeleton key={place} />
      ))}
    </div>
  );
}

function Corrected({ used }: { used: string }) {
  return (
    <p className="mt-2">
      Showing results for <strong>{used}</strong>
    </p>
  );
}
