import { shownOf } from "#catalogue/counted.ts";
import { paginationWindow } from "#catalogue/pagination.ts";
import { siteName } from "#platform/site-name.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { paths } from "#web/paths.ts";
import { InstitutionCard } from "./institution-card.tsx";
import type { InstitutionsPage } from "./listing.data.ts";

/** The institutions found: their number, the cards of this page, and pagination. */
export function InstitutionResultsList({ page }: { page: InstitutionsPage }) {
  const { name, institutions, meta, correction } = page;
  const current = Math.min(meta.current_page, meta.last_page);
  return (
    <section aria-labelledby="results-title">
      <h2 id="results-title" className="text-xl">
        {name === "" ? "All institutions" : `Institutions for “${name}”`}
      </h2>
      <p role="status" className="tabular mt-1 text-ink-soft">
        {shownOf(page.meta, "institution")}
      </p>
      {institutions.some(({ featured }) => featured) && (
        <p className="mt-1 text-sm text-ink-soft">
          Institutions picked by {siteName} come first. Places in this list are not sold.
        </p>
      )}
      {correction && (
        <p className="mt-2">
          Showing results for <strong>{correction.used}</strong>
        </p>
      )}
      {institutions.length === 0 ? (
        <Nothing page={page} />
      ) : (
        <ul className="mt-6 grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {institutions.map((institution) => (
            <li key={institution.id} className="min-w-0">
              <InstitutionCard institution={institution} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        label="Pages of institutions"
        current={current}
        last={meta.last_page}
        pages={paginationWindow(current, meta.last_page)}
        href={(number) => paths.institutions(name, number)}
        className="mt-10"
      />
    </section>
  );
}

/**
 * Nothing matches, nothing is published, or the page is after the last one: each has its own link.
 */
function Nothing({ page: { name, meta } }: { page: InstitutionsPage }) {
  if (meta.total > 0) {
    return (
      <EmptyState title={`There is no page ${meta.current_page}`} level={3} className="mt-6">
        <p>The list may have become shorter since.</p>
        <ButtonLink to={paths.institutions(name)}>Go to the first page</ButtonLink>
      </EmptyState>
    );
  }
  if (name === "") {
    return (
      <EmptyState title="No institutions yet" level={3} className="mt-6">
        <p>No institution is published at the moment. Please come back later.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Institution not found" level={3} className="mt-6">
      <p>No institution has this name or place. Courses may match it, though.</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.courses({ name })}>Search courses instead</ButtonLink>
        <ButtonLink to={paths.institutions()} variant="secondary">
          Show all institutions
        </ButtonLink>
      </div>
    </EmptyState>
  );
}
