import { Building2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paginationWindow } from "#catalogue/pagination.ts";
import { AdvertBanner } from "#features/adverts/advert-banner.tsx";
import { CourseCard } from "#features/cards/course-card.tsx";
import { CompareForm } from "#features/shortlist/compare-form.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { ChipLink } from "#ui/chip.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { paths } from "#web/paths.ts";
import { RecordLogo } from "#web/record-logo.tsx";
import { SampleWords } from "#web/sample-mark.tsx";
import type { SearchPage, SearchResult } from "./search.data.ts";
import { foundLine, isAnsweredByMeaning, MeantFirst, SearchHead } from "./search-head.tsx";

/** Shown where nothing matches (specification, 2.9). */
const NO_RESULTS =
  "Oops! It looks like there are no results for your search, try refining your query or explore other options.";

/** What a search found, or what to do next where it found nothing. */
export function SearchResults({ page }: { page: SearchPage }) {
  const { query, results, meta, correction, career } = page;
  const meant = { text: query, career, meta };
  return (
    <>
      <SearchHead text={query} courses={page.listing} isList={false} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-lg leading-snug wrap-anywhere sm:text-xl">
          Search results for “{query}”
        </h2>
        <p role="status" className="tabular text-sm text-ink-soft">
          {foundLine(meant, "result")}
        </p>
      </div>
      {correction && (
        <p className="mt-1">
          Showing results for <strong>{correction.used}</strong>
        </p>
      )}
      <WordFilters page={page} />
      <div className="mt-2">
        <MeantFirst {...meant} />
        {meta.total === 0 && !isAnsweredByMeaning(meant) && <NoResultsFound page={page} />}
        {meta.total > 0 && results.length === 0 && <NoSuchResultsPage page={page} />}
        {results.length > 0 && (
          <>
            <Results results={results.slice(0, RESULTS_BEFORE_ADVERT)} />
            <AdvertBanner slot="search" className="max-w-[40rem]!" />
            <Results
              results={results.slice(RESULTS_BEFORE_ADVERT)}
              start={RESULTS_BEFORE_ADVERT + 1}
            />
          </>
        )}
        <CompareForm />
      </div>
      {results.length > 0 && (
        <Pagination
          label="Pages of results"
          current={meta.current_page}
          last={meta.last_page}
          pages={paginationWindow(meta.current_page, meta.last_page)}
          href={(number) => paths.search(query, number)}
          className="mt-8"
        />
      )}
    </>
  );
}

/** Number of results before the advert. */
const RESULTS_BEFORE_ADVERT = 2;

function Results({ results, start }: { results: readonly SearchResult[]; start?: number }) {
  if (results.length === 0) return null;
  return (
    <ol start={start} className="cards">
      {results.map((result) => (
        <li key={`${result.type} ${result.id}`}>
          {result.course ? (
            <CourseCard course={result.course} />
          ) : (
            <InstitutionResult result={result} />
          )}
        </li>
      ))}
    </ol>
  );
}

/**
 * The filters that words of the text are, each with a link to the courses without it: this page knows
 * no filters but in its text.
 */
function WordFilters({ page: { wordFilters } }: { page: SearchPage }) {
  if (wordFilters.length === 0) return null;
  return (
    <section aria-labelledby="word-filters" className="my-3">
      <h3 id="word-filters" className="sr-only">
        Active Filters
      </h3>
      <ul className="flex flex-wrap gap-2">
        {wordFilters.map(({ keyLabel, label, without }) => (
          <li key={`${keyLabel} ${label}`} className="max-w-full">
            <ChipLink to={without} removeLabel={`Remove filter: ${keyLabel}: ${label}`}>
              <span className="font-normal">{keyLabel}:</span> {label}
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function InstitutionResult({ result }: { result: SearchResult }) {
  return (
    <div className="relative flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-surface p-3 shadow-raise hover:border-brand sm:px-4">
      {result.logo && <RecordLogo src={result.logo} size={44} className="size-11 self-start" />}
      <div className="words-beside">
        <h3 className="text-base">
          <Link
            to={paths.institution(result.id)}
            prefetch="intent"
            className="stretched hover:text-brand-strong"
          >
            {result.name}
          </Link>
        </h3>
        <p className="text-sm text-ink-soft">
          <Building2 aria-hidden size={16} className="me-1 inline-block align-[-0.2em]" />
          {[result.type, result.info1 !== result.type && result.info1].filter(Boolean).join(" · ")}
        </p>
        {result.sample && <SampleWords />}
        {result.blacklisted && <p className="text-sm text-danger">{result.blacklisted}</p>}
      </div>
    </div>
  );
}

function NoResultsFound({ page: { query } }: { page: SearchPage }) {
  return (
    <EmptyState title="Nothing found" level={3}>
      <p>{NO_RESULTS}</p>
      <WaysOn />
      <ButtonLink to={paths.chat(query)} variant="quiet">
        Ask the guide
      </ButtonLink>
    </EmptyState>
  );
}

function NoSuchResultsPage({ page: { query, meta } }: { page: SearchPage }) {
  return (
    <EmptyState title={`There is no page ${meta.current_page.toLocaleString("en")}`} level={3}>
      <ButtonLink to={paths.search(query)}>Go to the first page</ButtonLink>
    </EmptyState>
  );
}

/** Stands in the place of results while nothing was typed. */
export function SearchPrompt() {
  return (
    <EmptyState title="What are you looking for?">
      <p>
        Type the name of a course or an institution, a subject such as “nursing”, or a short form
        such as “BBA”. Words such as “diploma” or “online” become filters; in quotation marks they
        are searched as text.
      </p>
      <WaysOn />
    </EmptyState>
  );
}

function WaysOn(): ReactNode {
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <ButtonLink to={paths.courses()}>Explore Courses</ButtonLink>
      <ButtonLink to={paths.institutions()} variant="secondary">
        See all institutions
      </ButtonLink>
    </div>
  );
}
