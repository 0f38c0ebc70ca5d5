import { Link } from "react-router";
import { counted } from "#catalogue/counted.ts";
import { withSort, writeFilters } from "#catalogue/filters.ts";
import { paginationWindow } from "#catalogue/pagination.ts";
import { AdvertBanner } from "#features/adverts/advert-banner.tsx";
import { SaveSearch } from "#features/alerts/save-alert.tsx";
import { CourseCardSkeleton } from "#features/cards/course-card.tsx";
import { CourseCards } from "#features/cards/course-cards.tsx";
import { useAwaited } from "#features/entry/only-enterable.tsx";
import {
  foundLine,
  isAnsweredByMeaning,
  MeantFirst,
  SearchHead,
} from "#features/search/search-head.tsx";
import { ShareMenu } from "#features/sharing/share-menu.tsx";
import { CompareForm } from "#features/shortlist/compare-form.tsx";
import { classNames } from "#ui/class-names.ts";
import { Pagination } from "#ui/pagination.tsx";
import { useSlow } from "#ui/slow.ts";
import { Kept } from "#web/kept.tsx";
import { paths } from "#web/paths.ts";
import { usePendingSearch } from "./choosing.ts";
import type { ListingPage } from "./listing.data.ts";
import { listAddresses } from "./listing-address.ts";
import { NoCoursesFound, NoSuchListingPage } from "./nothing-found.tsx";
import { COURSE_RESULTS_ID, RESULTS_COUNT } from "./results-place.ts";
import { SortControl } from "./sort-control.tsx";

/** The results: their number, the cards of this page, and pagination. */
export function CourseResultsList({ title, page }: { title: string; page: ListingPage }) {
  const { courses, meta, correction, filters, asked } = page;
  const isPending = usePendingSearch() !== null;
  const isSlow = useSlow(isPending);
  const awaited = useAwaited(page.to_read !== null);
  const addressOf = listAddresses(filters);
  return (
    <section
      id={COURSE_RESULTS_ID}
      aria-labelledby="results-title"
      aria-busy={isPending || awaited === "awaiting"}
      className={awaited}
    >
      {filters.name !== "" && <SearchHead text={filters.name} courses={addressOf(1)} isList />}
      <ResultsHead title={title} page={page} />
      {correction && <Corrected used={correction.used} />}
      {page.unused.length > 0 && <Unused words={page.unused} />}
      <div
        className={classNames(
          "mt-1 transition-opacity delay-100",
          isPending && !isSlow && "opacity-60",
        )}
      >
        <MeantFirst {...meantBy(page)} />
        {isSlow ? <Skeletons count={courses.length || 3} /> : <ListedCards page={page} />}
      </div>
      {courses.length > 0 && (
        <div className="mt-8 flex flex-wrap items-start justify-center gap-4">
          <Pagination
            label="Pages of courses"
            current={meta.current_page}
            last={meta.last_page}
            pages={paginationWindow(meta.current_page, meta.last_page)}
            href={addressOf}
          />
          <ShareMenu path={addressOf(meta.current_page)} title={title} />
        </div>
      )}
      {asked.length > 0 && <SaveSearch query={writeFilters(withSort(filters, null))} />}
      {meta.total > 0 && (
        <p className="mt-6 print:hidden">
          <Link
            to={paths.calendar(filters)}
            className="inline-flex min-h-11 items-center font-semibold text-link hover:text-brand-strong"
          >
            By when to apply: dates of these courses
          </Link>
        </p>
      )}
    </section>
  );
}

/** Title, the number of courses, and their order. */
function ResultsHead({ title, page }: { title: string; page: ListingPage }) {
  const { meta, filters, understood, to_read, under_scheme } = page;
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <h2 id="results-title" className="text-lg leading-snug max-sm:sr-only sm:text-xl">
        {title}
      </h2>
      {/* The order stands before the count: "Skip to results" leads from there to the first course. */}
      <div className="flex grow flex-row-reverse flex-wrap items-center justify-between gap-x-2 max-sm:basis-full">
        {meta.total > 1 && (
          <Kept by={["sort", filters, understood, under_scheme]}>
            {/* Where words ask for an order, another one takes their place. */}
            <SortControl
              filters={filters.sort === understood.sort ? filters : understood}
              underScheme={under_scheme}
            />
          </Kept>
        )}
        <p
          id={RESULTS_COUNT}
          role="status"
          tabIndex={-1}
          data-keeps-focus
          className="tabular text-xs text-ink-soft max-sm:flex-1 max-sm:basis-24 sm:text-sm"
        >
          {foundLine(meantBy(page), "course")}
        </p>
      </div>
      {to_read !== null && to_read > 0 && (
        <p className="w-full text-sm text-ink-soft">
          {counted(to_read, "more course")} {to_read === 1 ? "asks" : "ask"} in words that we cannot
          check: read there what is asked.
        </p>
      )}
    </div>
  );
}

/** What the text of a list may mean. */
const meantBy = ({ filters: { name }, career, meta }: ListingPage) => ({
  text: name,
  career,
  meta,
});

/** Number of cards before the advert. */
const CARDS_BEFORE_ADVERT = 2;

function ListedCards({ page }: { page: ListingPage }) {
  const { courses } = page;
  const advert = <AdvertBanner slot="courses" className="max-w-[40rem]!" />;
  if (courses.length === 0)
    return (
      <>
        <NoCards page={page} />
        {advert}
      </>
    );
  return (
    <>
      <CourseCards courses={courses.slice(0, CARDS_BEFORE_ADVERT)} />
      {advert}
      <CourseCards courses={courses.slice(CARDS_BEFORE_ADVERT)} start={CARDS_BEFORE_ADVERT + 1} />
      <CompareForm />
    </>
  );
}

/** In the place of cards: nothing where the text alone was asked for, and what it means stands there. */
function NoCards({ page }: { page: ListingPage }) {
  if (page.meta.total > 0) return <NoSuchListingPage page={page} />;
  const isAnswered =
    isAnsweredByMeaning(meantBy(page)) && page.asked.every(({ key }) => key === "name");
  return isAnswered ? <CompareForm /> : <NoCoursesFound page={page} />;
}

function Skeletons({ count }: { count: number }) {
  return (
    <div className="cards">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all of them are alike
        <CourseCardSkeleton key={place} />
      ))}
    </div>
  );
}

function Unused({ words }: { words: readonly string[] }) {
  return (
    <p className="mt-2 text-sm text-ink-soft">
      Not part of this search: {words.map((one) => `“${one}”`).join(", ")}
    </p>
  );
}

function Corrected({ used }: { used: string }) {
  return (
    <p className="mt-2">
      Showing results for <strong>{used}</strong>
    </p>
  );
}
